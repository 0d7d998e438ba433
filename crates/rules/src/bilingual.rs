//! A text in both languages, as the data of a game carries it.

use crate::phrase::Arg;
use serde::{Deserialize, Serialize};

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Bilingual {
    /// The same in both languages.
    pub fn same(text: &str) -> Bilingual {
        Bilingual { fr: text.to_owned(), en: text.to_owned() }
    }

    /// In either language.
    pub fn each(&self) -> [&str; 2] {
        [&self.fr, &self.en]
    }

    /// To be said in a sentence.
    pub fn said(&self) -> Arg {
        Arg::Both { fr: self.fr.clone(), en: self.en.clone() }
    }

    /// The text that another has too, in either language, whatever its capitals.
    pub fn shared_with(&self, other: &Bilingual) -> Option<&str> {
        let alike = |(own, other): &(&str, &str)| own.to_lowercase() == other.to_lowercase();
        self.each().into_iter().zip(other.each()).find(alike).map(|(own, _)| own)
    }
}
