//! A value that knows the line on which it begins.

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// What the reader of this crate is asked for by name.
pub(crate) const LINED: &str = "$data_file::Lined";

/// A value, and the line on which it begins; a card of a deck, for one, whose text the game judges itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lined<T> {
    /// The line, counted from 1; none where the value comes from no file.
    pub line: Option<usize>,
    /// The value.
    pub value: T,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Lined<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lined<T>, D::Error> {
        deserializer.deserialize_newtype_struct(LINED, LinedVisitor(PhantomData))
    }
}

struct LinedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for LinedVisitor<T> {
    type Value = Lined<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    /// Any other reader, which knows of no lines.
    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Lined<T>, D::Error> {
        Ok(Lined { line: None, value: T::deserialize(deserializer)? })
    }

    /// The reader of this crate: the line, then the value.
    fn visit_seq<A: SeqAccess<'de>>(self, mut both: A) -> Result<Lined<T>, A::Error> {
        let missing = || serde::de::Error::custom("a line and a value");
        let line: u64 = both.next_element()?.ok_or_else(missing)?;
        let value = both.next_element()?.ok_or_else(missing)?;
        // No line has the number 0, which stands for none.
        Ok(Lined { line: usize::try_from(line).ok().filter(|line| *line > 0), value })
    }
}
