//! Values of a card's fields that may be written in two ways. Each is told apart by its look, so that a fault in one
//! keeps its line.

use crate::words::Words;
use crate::{Atlas, Territory};
use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer, StrDeserializer};
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// A word in both languages, or a sign that is the same in both.
pub(crate) struct Item(pub(crate) Words);

/// The right answer: itself, or its place where all answers stand in their order.
pub(crate) enum Right {
    Place(u8),
    Words(Words),
}

/// Territories by their region, or by their codes.
pub(crate) enum Among {
    Region(String),
    Codes(Vec<Territory>),
}

/// What is to be remembered comes from here.
pub(crate) enum Pool {
    Known(Known),
    Own(Vec<Words>),
}

/// Things to be remembered that every card can use.
#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Known {
    Digits,
    Letters,
    Codes,
    Prefectures,
    Names,
}

/// What a value becomes, whichever way it is written; a way that it cannot be written in is refused.
trait Written: Sized {
    const EXPECTED: &'static str;

    fn of_text<E: Error>(text: &str) -> Result<Self, E> {
        Err(E::invalid_type(serde::de::Unexpected::Str(text), &Self::EXPECTED))
    }

    fn of_number<E: Error>(number: u64) -> Result<Self, E> {
        Err(E::invalid_type(serde::de::Unexpected::Unsigned(number), &Self::EXPECTED))
    }

    fn of_table<'de, A: MapAccess<'de>>(_: A) -> Result<Self, A::Error> {
        Err(A::Error::invalid_type(serde::de::Unexpected::Map, &Self::EXPECTED))
    }

    fn of_list<'de, A: SeqAccess<'de>>(_: A) -> Result<Self, A::Error> {
        Err(A::Error::invalid_type(serde::de::Unexpected::Seq, &Self::EXPECTED))
    }
}

struct Ways<T>(PhantomData<T>);

impl<'de, T: Written> Visitor<'de> for Ways<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::of_text(text)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        T::of_number(number)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        match u64::try_from(number) {
            Ok(number) => T::of_number(number),
            Err(_) => Err(E::invalid_type(serde::de::Unexpected::Signed(number), &T::EXPECTED)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<T, A::Error> {
        T::of_table(table)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<T, A::Error> {
        T::of_list(list)
    }
}

macro_rules! written {
    ($($value:ty),*) => {$(
        impl<'de> Deserialize<'de> for $value {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$value, D::Error> {
                deserializer.deserialize_any(Ways(PhantomData))
            }
        }
    )*};
}

written!(Item, Right, Among, Pool);

impl Written for Item {
    const EXPECTED: &'static str = "a text, or one in both languages";

    fn of_text<E: Error>(text: &str) -> Result<Item, E> {
        Ok(Item(Words::same(text)))
    }

    fn of_table<'de, A: MapAccess<'de>>(table: A) -> Result<Item, A::Error> {
        Words::deserialize(MapAccessDeserializer::new(table)).map(Item)
    }
}

impl Written for Right {
    const EXPECTED: &'static str = "a text in both languages, or a place";

    fn of_number<E: Error>(number: u64) -> Result<Right, E> {
        // A place that is too large is no place of an answer, which is told then.
        Ok(Right::Place(u8::try_from(number).unwrap_or(u8::MAX)))
    }

    fn of_table<'de, A: MapAccess<'de>>(table: A) -> Result<Right, A::Error> {
        Words::deserialize(MapAccessDeserializer::new(table)).map(Right::Words)
    }
}

impl Written for Among {
    const EXPECTED: &'static str = "a region, or a list of codes";

    fn of_text<E: Error>(text: &str) -> Result<Among, E> {
        Ok(Among::Region(text.to_owned()))
    }

    fn of_list<'de, A: SeqAccess<'de>>(list: A) -> Result<Among, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(Among::Codes)
    }
}

impl Written for Pool {
    const EXPECTED: &'static str = "a word, or a list of words in both languages";

    fn of_text<E: Error>(text: &str) -> Result<Pool, E> {
        Known::deserialize(StrDeserializer::new(text)).map(Pool::Known)
    }

    fn of_list<'de, A: SeqAccess<'de>>(list: A) -> Result<Pool, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(Pool::Own)
    }
}

impl Known {
    /// Single words and signs: what has several cannot be told from two things.
    pub(crate) fn items(self, atlas: &Atlas) -> Vec<Words> {
        let single = |name: &String| !spelling::plain(name).contains(' ');
        let names = |name: fn(&Atlas, Territory) -> &String| {
            let names = atlas.single().iter().map(move |territory| name(atlas, territory));
            names.filter(|name| single(name)).map(|name| Words::same(name)).collect()
        };
        match self {
            Known::Digits => ('0'..='9').map(|digit| Words::same(&digit.to_string())).collect(),
            Known::Letters => ('A'..='Z').map(|letter| Words::same(&letter.to_string())).collect(),
            Known::Codes => {
                atlas.mainland().iter().map(|territory| Words::same(&territory.to_string())).collect()
            }
            Known::Prefectures => names(|atlas, territory| &atlas.place(territory).prefecture),
            Known::Names => names(|atlas, territory| &atlas.place(territory).name.fr),
        }
    }
}
