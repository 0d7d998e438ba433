//! The value types of a card's fields that may be written in two ways. Each is told apart by its look, so that a fault in one
//! keeps its line.

use crate::{Atlas, Territory};
use rules::Bilingual;
use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer, StrDeserializer};
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// A word in both languages, or a sign that is the same in both.
pub(crate) enum Item {
    Words(Bilingual),
    Other,
}

/// The right answer: itself, or its place where all answers stand in their order.
pub(crate) enum Right {
    Place(u8),
    Words(Bilingual),
    Other,
}

/// Territories by their region, or by their codes.
pub(crate) enum Among {
    Region(String),
    Codes(Vec<String>),
    Other,
}

/// What is to be remembered comes from here.
pub(crate) enum Pool {
    Known(Known),
    Own(Vec<Bilingual>),
    Other,
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

/// What a value becomes, whichever way it is written. One that is written in no such way is taken for `OTHER`: the card
/// then says what it needs.
trait FromEither: Sized {
    const OTHER: Self;

    fn of_text<E: Error>(_: &str) -> Result<Self, E> {
        Ok(Self::OTHER)
    }

    fn of_number(_: u64) -> Self {
        Self::OTHER
    }

    fn of_table<'de, A: MapAccess<'de>>(mut table: A) -> Result<Self, A::Error> {
        while table.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Self::OTHER)
    }

    fn of_list<'de, A: SeqAccess<'de>>(mut list: A) -> Result<Self, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Self::OTHER)
    }
}

struct Ways<T>(PhantomData<T>);

impl<'de, T: FromEither> Visitor<'de> for Ways<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::of_text(text)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        Ok(T::of_number(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        Ok(u64::try_from(number).map_or(T::OTHER, T::of_number))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<T, E> {
        Ok(T::OTHER)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<T, E> {
        Ok(T::OTHER)
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

impl FromEither for Item {
    const OTHER: Self = Self::Other;

    fn of_text<E: Error>(text: &str) -> Result<Item, E> {
        Ok(Item::Words(Bilingual::same(text)))
    }

    fn of_table<'de, A: MapAccess<'de>>(table: A) -> Result<Item, A::Error> {
        Bilingual::deserialize(MapAccessDeserializer::new(table)).map(Item::Words)
    }
}

impl FromEither for Right {
    const OTHER: Self = Self::Other;

    fn of_number(number: u64) -> Right {
        // A place that is too large is no place of an answer, which is told then.
        Right::Place(u8::try_from(number).unwrap_or(u8::MAX))
    }

    fn of_table<'de, A: MapAccess<'de>>(table: A) -> Result<Right, A::Error> {
        Bilingual::deserialize(MapAccessDeserializer::new(table)).map(Right::Words)
    }
}

impl FromEither for Among {
    const OTHER: Self = Self::Other;

    fn of_text<E: Error>(text: &str) -> Result<Among, E> {
        Ok(Among::Region(text.to_owned()))
    }

    fn of_list<'de, A: SeqAccess<'de>>(list: A) -> Result<Among, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(Among::Codes)
    }
}

impl FromEither for Pool {
    const OTHER: Self = Self::Other;

    fn of_text<E: Error>(text: &str) -> Result<Pool, E> {
        Known::deserialize(StrDeserializer::new(text)).map(Pool::Known)
    }

    fn of_list<'de, A: SeqAccess<'de>>(list: A) -> Result<Pool, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(Pool::Own)
    }
}

impl Known {
    /// Single words and signs: what has several cannot be told from two things.
    pub(crate) fn items(self, atlas: &Atlas) -> Vec<Bilingual> {
        let single = |name: &String| !spelling::plain(name).contains(' ');
        let names = |name: fn(&Atlas, Territory) -> &String| {
            let names = atlas.single().iter().map(move |territory| name(atlas, territory));
            names.filter(|name| single(name)).map(|name| Bilingual::same(name)).collect()
        };
        match self {
            Known::Digits => ('0'..='9').map(|digit| Bilingual::same(&digit.to_string())).collect(),
            Known::Letters => ('A'..='Z').map(|letter| Bilingual::same(&letter.to_string())).collect(),
            Known::Codes => {
                atlas.mainland().iter().map(|territory| Bilingual::same(&territory.to_string())).collect()
            }
            Known::Prefectures => names(|atlas, territory| &atlas.place(territory).prefecture),
            Known::Names => names(|atlas, territory| &atlas.place(territory).name.fr),
        }
    }
}
