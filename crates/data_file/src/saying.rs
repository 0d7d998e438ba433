//! The faults of a file as sentences.

use crate::bounds::{MAX_TEXT, MAX_WEIGHT};
use crate::error::{DataFileError, Fault, Format, Kind, Wanted};
use crate::place::short;
use crate::syntax::Syntax;
use rules::{Arg, Locales, Phrase};

/// The sentences. A game whose files are read by this crate puts them beside its own.
pub const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

impl DataFileError {
    /// What is wrong, where, and what would do.
    pub fn phrase(&self) -> Phrase {
        self.place.say(self.fault.phrase())
    }
}

impl Fault {
    /// What is wrong and what would do, as a clause that follows a place and a colon.
    pub fn phrase(&self) -> Phrase {
        match self {
            Fault::Utf16 => Phrase::new("data-utf16"),
            Fault::Encoding => Phrase::new("data-encoding"),
            Fault::Syntax(format, syntax) => syntax.phrase(*format),
            Fault::Unknown { field, known } => {
                Phrase::new("data-unknown").name("field", short(field)).arg("known", words(known))
            }
            Fault::Missing(field) => Phrase::new("data-missing").name("field", *field),
            Fault::Twice(field) => Phrase::new("data-twice").name("field", short(field)),
            Fault::Wrong { wanted, found } => {
                Phrase::new("data-wrong").arg("wanted", Arg::Said(wanted.phrase())).arg("found", found.said())
            }
            Fault::NotOneOf { found, known } => {
                Phrase::new("data-not-one-of").name("found", short(found)).arg("known", words(known))
            }
            Fault::Long { length } => {
                Phrase::new("data-long").number("length", *length as i64).number("most", MAX_TEXT as i64)
            }
            Fault::Heavy => Phrase::new("data-heavy").number("most", (MAX_WEIGHT / 1024) as i64),
            Fault::Unfit => Phrase::new("data-unfit"),
        }
    }
}

fn words(known: &[&'static str]) -> Arg {
    Arg::OneOf(known.iter().map(|word| Arg::Name((*word).to_owned())).collect())
}

impl Wanted {
    /// "a whole number from 0 to 255".
    pub fn phrase(self) -> Phrase {
        match self {
            Wanted::Whole { min, max } if min > i32::MIN.into() && max < i64::MAX => {
                Phrase::new("data-wanted-whole").number("min", min).number("max", max)
            }
            Wanted::Whole { min: 0, .. } => Phrase::new("data-wanted-whole-from-0"),
            Wanted::Whole { .. } => Phrase::new("data-wanted-whole-any"),
            Wanted::Number => Phrase::new("data-wanted-number"),
            Wanted::Text => Phrase::new("data-wanted-text"),
            Wanted::YesNo => Phrase::new("data-wanted-yes-no"),
            Wanted::List => Phrase::new("data-wanted-list"),
            Wanted::ListOf(count) => Phrase::new("data-wanted-list-of").number("count", count as i64),
            Wanted::Table => Phrase::new("data-wanted-table"),
        }
    }
}

impl Kind {
    fn said(&self) -> Arg {
        Arg::Said(match self {
            Kind::Nothing => Phrase::new("data-found-nothing"),
            Kind::YesNo => Phrase::new("data-found-yes-no"),
            Kind::Whole(Some(number)) => Phrase::new("data-found-whole").number("number", *number),
            Kind::Whole(None) | Kind::Number => Phrase::new("data-found-number"),
            Kind::Text(text) => Phrase::new("data-found-text").name("text", short(text)),
            Kind::Day => Phrase::new("data-found-day"),
            Kind::List(count) => Phrase::new("data-found-list").number("count", *count as i64),
            Kind::Table => Phrase::new("data-found-table"),
        })
    }
}

impl Syntax {
    fn phrase(self, format: Format) -> Phrase {
        let json = format == Format::Json;
        Phrase::new(match self {
            Syntax::OpenText => "data-syntax-open-text",
            Syntax::OpenBracket => "data-syntax-open-bracket",
            Syntax::Twice => "data-syntax-twice",
            Syntax::Value => "data-syntax-value",
            Syntax::Assignment if json => "data-syntax-assignment-json",
            Syntax::Assignment => "data-syntax-assignment",
            Syntax::Comma => "data-syntax-comma",
            Syntax::Number => "data-syntax-number",
            Syntax::Character => "data-syntax-character",
            Syntax::Depth => "data-syntax-depth",
            Syntax::After => "data-syntax-after",
            Syntax::Other if json => "data-syntax-json",
            Syntax::Other => "data-syntax-toml",
        })
    }
}
