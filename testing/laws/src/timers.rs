//! Enumerates the timers of a game by its type alone: the contract gives no list of them.

use crate::law_error::{LawResult, require};
use rules::{Game, NoTimer};
use serde::de::value::Error as ValueError;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde_json::{Value, json};
use std::any::TypeId;

/// Every timer that is a bare variant, or a variant with one small number such as a seat.
pub(crate) fn all<G: Game>() -> Vec<G::Timer> {
    let mut names = Vec::new();
    // It always fails: it is asked only for the names of the variants.
    let _ = G::Timer::deserialize(Names(&mut names));
    let bare = names.iter().map(|name| json!(name));
    let with_number = names.iter().flat_map(|name| (0..8).map(move |number| json!({ *name: number })));
    bare.chain(with_number).filter_map(|guess: Value| serde_json::from_value(guess).ok()).collect()
}

/// A game with timers must have some that can be fired here.
pub(crate) fn are_found<G: Game>() -> LawResult {
    let has_none = TypeId::of::<G::Timer>() == TypeId::of::<NoTimer>();
    require(has_none || !all::<G>().is_empty(), "the timers can be enumerated", || {
        "a timer is an enum as serde writes it, its variants bare or with one small number".into()
    })
}

/// A deserializer that notes the names of the variants of an enum, and reads nothing.
struct Names<'a>(&'a mut Vec<&'static str>);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, ValueError> {
        Err(ValueError::custom("not an enum"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, ValueError> {
        self.0.extend(variants);
        Err(ValueError::custom("only the names were wanted"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
