//! A text in both languages, as cards carry it.

use rules::Arg;
use serde::{Deserialize, Serialize};

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Words {
    /// The same in both languages.
    pub(crate) fn same(text: &str) -> Words {
        Words { fr: text.to_owned(), en: text.to_owned() }
    }

    /// To be said in a sentence.
    pub fn said(&self) -> Arg {
        Arg::Both { fr: self.fr.clone(), en: self.en.clone() }
    }

    /// The words that another has too, in either language, whatever their capitals.
    pub(crate) fn shared_with(&self, other: &Words) -> Option<&str> {
        let alike = |(own, other): &(&str, &str)| own.to_lowercase() == other.to_lowercase();
        self.each().into_iter().zip(other.each()).find(alike).map(|(own, _)| own)
    }

    /// In either language.
    pub(crate) fn each(&self) -> [&str; 2] {
        [&self.fr, &self.en]
    }
}
