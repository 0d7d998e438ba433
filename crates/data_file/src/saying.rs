//! The error messages of data files, as phrases.

use crate::bounds::{MAX_TEXT, MAX_WEIGHT};
use crate::error::{DataFileError, ErrorKind, Format, ValueKind, Wanted};
use crate::place::short;
use crate::syntax::Syntax;
use rules::{Arg, Locales, Phrase};

/// The sentences. A game whose files are read by this crate puts them beside its own.
pub const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

impl DataFileError {
    /// What is wrong, where, and what would do.
    pub fn phrase(&self) -> Phrase {
        self.place.say(self.kind.phrase())
    }
}

impl ErrorKind {
    /// What is wrong and what would do, as a clause that follows a place and a colon.
    pub fn phrase(&self) -> Phrase {
        match self {
            ErrorKind::Utf16 => Phrase::new("data-utf16"),
            ErrorKind::Encoding => Phrase::new("data-encoding"),
            ErrorKind::Syntax(format, syntax) => syntax.phrase(*format),
            ErrorKind::Unknown { field, known } => {
                Phrase::new("data-unknown").name("field", short(field)).arg("known", words(known))
            }
            ErrorKind::Missing(field) => Phrase::new("data-missing").name("field", *field),
            ErrorKind::Twice(field) => Phrase::new("data-twice").name("field", short(field)),
            ErrorKind::Wrong { wanted, found } => {
                Phrase::new("data-wrong").arg("wanted", Arg::Said(wanted.phrase())).arg("found", found.said())
            }
            ErrorKind::NotOneOf { found, known } => {
                Phrase::new("data-not-one-of").name("found", short(found)).arg("known", words(known))
            }
            ErrorKind::Long { length } => {
                Phrase::new("data-long").number("length", *length as i64).number("most", MAX_TEXT as i64)
            }
            ErrorKind::Heavy => Phrase::new("data-heavy").number("most", (MAX_WEIGHT / 1024) as i64),
            ErrorKind::Unfit => Phrase::new("data-unfit"),
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

impl ValueKind {
    fn said(&self) -> Arg {
        Arg::Said(match self {
            ValueKind::Nothing => Phrase::new("data-found-nothing"),
            ValueKind::YesNo => Phrase::new("data-found-yes-no"),
            ValueKind::Whole(Some(number)) => Phrase::new("data-found-whole").number("number", *number),
            ValueKind::Whole(None) | ValueKind::Number => Phrase::new("data-found-number"),
            ValueKind::Text(text) => Phrase::new("data-found-text").name("text", short(text)),
            ValueKind::Day => Phrase::new("data-found-day"),
            ValueKind::List(count) => Phrase::new("data-found-list").number("count", *count as i64),
            ValueKind::Table => Phrase::new("data-found-table"),
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
