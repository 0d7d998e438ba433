//! Serialises what a table holds as JSON, and reads it back.

use crate::input_error::LogError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};

// The forms of our own types always serialise: they have no maps with keys that are not text and no failing impls; the
// laws round-trip every one of them.
/// A value as JSON inside other JSON.
pub fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("a form of our own serialises")
}

/// A value as the text of JSON.
pub fn to_json_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a form of our own serialises")
}

/// What a text of JSON holds.
pub fn from_json_text<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Entries of a log, of which `first` is the number of the first.
pub fn lines<'a, T: DeserializeOwned>(
    first: u64,
    log: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<T>, LogError> {
    let line = |(seq, text)| from_json_text(text).map_err(|why| LogError::Unreadable { seq, why });
    (first..).zip(log).map(line).collect()
}
