//! Reads a data file, TOML or JSON, so that whatever is wrong with it is a typed error with its line and its field.
//!
//! A reader of TOML or JSON says "invalid type: string, expected u8". Whoever writes a board or a deck is told instead
//! where it is and what would do, in their language: every [`DataFileError`] says itself as a [`rules::Phrase`] of
//! [`LOCALES`], and what a game finds amiss by itself is said the same way, through [`FilePosition`].

mod bounds;
mod deserializer;
mod document;
mod encoding;
mod error;
mod json;
mod lined;
mod node;
mod place;
mod saying;
mod syntax;
mod toml;
mod whole;

pub use bounds::{MAX_TEXT, MAX_WEIGHT};
pub use document::Document;
pub use encoding::text;
pub use error::{DataFileError, ErrorKind, Format, ValueKind, Wanted};
pub use lined::Lined;
pub use place::{FilePosition, Step, quoted, short};
pub use saying::LOCALES;
pub use syntax::Syntax;
pub use whole::{any_whole, any_whole_if_there, whole, whole_if_there};
