//! The errors of data files.

use crate::place::{FilePosition, Step};
use crate::syntax::Syntax;
use std::fmt;

/// What is wrong with a data file, and where. [`DataFileError::phrase`] says it to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFileError {
    /// Where.
    pub place: FilePosition,
    /// What.
    pub kind: ErrorKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// The text is not in UTF-8, but in UTF-16, as some editors and spreadsheets save it.
    Utf16,
    /// The text is not in UTF-8.
    Encoding,
    /// It is not in the language of such files.
    Syntax(Format, Syntax),
    /// A field that is not known here.
    Unknown {
        /// What is written.
        field: String,
        /// What is known.
        known: &'static [&'static str],
    },
    /// A field that must be there is not.
    Missing(&'static str),
    /// A field is there twice.
    Twice(String),
    /// A value of another kind than is wanted.
    Wrong {
        /// What would do.
        wanted: Wanted,
        /// What is written.
        found: ValueKind,
    },
    /// A word that is none of those that are known here.
    NotOneOf {
        /// What is written.
        found: String,
        /// What is known.
        known: &'static [&'static str],
    },
    /// A text of more characters than any may have.
    Long {
        /// How many it has.
        length: usize,
    },
    /// The file as a whole is larger than any may be.
    Heavy,
    /// A value that does not do, for a reason that the type alone knows.
    Unfit,
}

/// The languages in which data files are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Format {
    /// Names and values, line by line.
    Toml,
    /// What pages and programs save.
    Json,
}

/// What would do in a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A whole number between these.
    Whole {
        /// The least.
        min: i64,
        /// The most; that of this type where it is beyond what anybody writes.
        max: i64,
    },
    /// A number.
    Number,
    /// A text.
    Text,
    /// `true` or `false`.
    YesNo,
    /// A list.
    List,
    /// A list of so many.
    ListOf(usize),
    /// A table with fields.
    Table,
}

/// What kind of value is written in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// `null`, which JSON has.
    Nothing,
    /// `true` or `false`.
    YesNo,
    /// This whole number; none where it is too large to be told.
    Whole(Option<i64>),
    /// A number with a fraction.
    Number,
    /// This text.
    Text(String),
    /// A day or an hour.
    Day,
    /// A list of so many.
    List(usize),
    /// A table with fields.
    Table,
}

impl DataFileError {
    /// This, at a place that is still to be found out.
    pub(crate) fn new(kind: ErrorKind) -> DataFileError {
        DataFileError { place: FilePosition::default(), kind }
    }

    /// This, on that line.
    pub(crate) fn on(line: Option<usize>, kind: ErrorKind) -> DataFileError {
        DataFileError { place: FilePosition { line, ..FilePosition::default() }, kind }
    }

    /// The same, on this line unless its own is known already.
    pub(crate) fn on_line(mut self, line: Option<usize>) -> DataFileError {
        self.place.line = self.place.line.or(line);
        self
    }

    /// The same, seen from one level further up.
    pub(crate) fn within(mut self, step: Step) -> DataFileError {
        self.place.path.insert(0, step);
        self
    }
}

/// For logs and for those who develop; a person is told [`DataFileError::phrase`].
impl fmt::Display for DataFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {:?}", self.place, self.kind)
    }
}

impl std::error::Error for DataFileError {}

impl serde::de::Error for DataFileError {
    fn custom<T: fmt::Display>(_: T) -> DataFileError {
        DataFileError::new(ErrorKind::Unfit)
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> DataFileError {
        DataFileError::new(ErrorKind::NotOneOf { found: variant.to_owned(), known: expected })
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> DataFileError {
        DataFileError::new(ErrorKind::Unknown { field: field.to_owned(), known: expected })
    }

    fn missing_field(field: &'static str) -> DataFileError {
        DataFileError::new(ErrorKind::Missing(field))
    }

    fn duplicate_field(field: &'static str) -> DataFileError {
        DataFileError::new(ErrorKind::Twice(field.to_owned()))
    }
}
