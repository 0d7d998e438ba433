//! What can be wrong with the data files, said so that it can be found and mended.

use rules::{Misfit, Phrase};

/// A fault in a data file of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataFault {
    /// It is not TOML with the fields that its header names.
    #[error("{file}: {why}")]
    Unreadable {
        /// Which file.
        file: &'static str,
        /// What the reader says.
        why: String,
    },
    /// A card or territory is not as it has to be.
    #[error("{file}, {which}: {why}")]
    Entry {
        /// Which file.
        file: &'static str,
        /// Which card or territory, by number and title or by code.
        which: String,
        /// What is wrong.
        why: String,
    },
    /// The file as a whole is not as it has to be.
    #[error("{file}: {why}")]
    Whole {
        /// Which file.
        file: &'static str,
        /// What is wrong.
        why: String,
    },
}

impl DataFault {
    /// What is wrong and where, for one who knows in which file.
    pub(crate) fn told(&self) -> String {
        match self {
            DataFault::Unreadable { why, .. } | DataFault::Whole { why, .. } => why.clone(),
            DataFault::Entry { which, why, .. } => format!("{which}: {why}"),
        }
    }
}

impl From<DataFault> for Misfit {
    fn from(fault: DataFault) -> Misfit {
        Misfit::Board { said: Phrase::new("data-fault").name("fault", fault.to_string()) }
    }
}
