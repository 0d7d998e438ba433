//! Reads a tree as whatever type is wanted. Serde asks by its methods for what would do, so a fault can say it.

use crate::error::{DataFileError, ErrorKind, Wanted};
use crate::lined::LINED;
use crate::node::{Key, Node, Value};
use crate::place::Step;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

type Read<T> = Result<T, DataFileError>;

/// A reader of one value.
#[derive(Copy, Clone)]
pub(crate) struct Reader<'n>(pub(crate) &'n Node);

impl<'n> Reader<'n> {
    fn wrong<T>(self, wanted: Wanted) -> Read<T> {
        Err(DataFileError::on(self.0.line, ErrorKind::Wrong { wanted, found: self.0.kind() }))
    }

    /// What a visitor did not take is a fault of this value, unless something in it is known to be.
    fn here<T>(self, read: Read<T>) -> Read<T> {
        read.map_err(|fault| fault.on_line(self.0.line))
    }

    fn whole<'de, V: Visitor<'de>>(self, min: i64, max: i64, visitor: V) -> Read<V::Value> {
        let fits = |number: i128| number >= min.into() && (max == i64::MAX || number <= max.into());
        match self.0.value {
            Value::Whole(number) if fits(number) => match (i64::try_from(number), u64::try_from(number)) {
                (Ok(number), _) => self.here(visitor.visit_i64(number)),
                (_, Ok(number)) => self.here(visitor.visit_u64(number)),
                _ => self.wrong(Wanted::Whole { min, max }),
            },
            _ => self.wrong(Wanted::Whole { min, max }),
        }
    }

    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.0.value {
            Value::Whole(number) => self.here(visitor.visit_f64(number as f64)),
            Value::Number(number) => self.here(visitor.visit_f64(number)),
            _ => self.wrong(Wanted::Number),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, of: Option<usize>, visitor: V) -> Read<V::Value> {
        match &self.0.value {
            Value::List(items) if of.is_none_or(|of| of == items.len()) => {
                self.here(visitor.visit_seq(Items { items, next: 0 }))
            }
            _ => self.wrong(of.map_or(Wanted::List, Wanted::ListOf)),
        }
    }

    fn table<'de, V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match &self.0.value {
            Value::Table(fields) => self.here(visitor.visit_map(TableAccess { fields, next: 0 })),
            _ => self.wrong(Wanted::Table),
        }
    }
}

/// The methods that ask for a whole number, with what each of them admits.
macro_rules! whole {
    ($($method:ident $least:expr, $most:expr;)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            self.whole($least, $most, visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = DataFileError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match &self.0.value {
            Value::Null => self.here(visitor.visit_unit()),
            Value::YesNo(yes) => self.here(visitor.visit_bool(*yes)),
            Value::Whole(_) => self.whole(i64::MIN, i64::MAX, visitor),
            Value::Number(_) => self.number(visitor),
            Value::Text(text) | Value::Day(text) => self.here(visitor.visit_str(text)),
            Value::List(_) => self.list(None, visitor),
            Value::Table(_) => self.table(visitor),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match (crate::whole::limits(&visitor), &self.0.value) {
            (Some((_, _, false)), Value::Whole(number)) if let Ok(number) = i64::try_from(*number) => {
                self.here(visitor.visit_i64(number))
            }
            (Some((min, max, _)), _) => self.whole(min, max, visitor),
            (None, _) => self.whole(i64::MIN, i64::MAX, visitor),
        }
    }

    whole! {
        deserialize_u8 0, u8::MAX.into();
        deserialize_u16 0, u16::MAX.into();
        deserialize_u32 0, u32::MAX.into();
        deserialize_u64 0, i64::MAX;
        deserialize_i8 i8::MIN.into(), i8::MAX.into();
        deserialize_i16 i16::MIN.into(), i16::MAX.into();
        deserialize_i32 i32::MIN.into(), i32::MAX.into();
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.number(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.number(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.0.value {
            Value::YesNo(yes) => self.here(visitor.visit_bool(yes)),
            _ => self.wrong(Wanted::YesNo),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match &self.0.value {
            Value::Text(text) => self.here(visitor.visit_str(text)),
            _ => self.wrong(Wanted::Text),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.0.value {
            Value::Null => self.here(visitor.visit_none()),
            _ => self.here(visitor.visit_some(self)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Read<V::Value> {
        if name == LINED {
            self.here(visitor.visit_seq(WithLine { node: self.0, next: 0 }))
        } else {
            self.here(visitor.visit_newtype_struct(self))
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.list(None, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Read<V::Value> {
        self.list(Some(length), visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Read<V::Value> {
        self.list(Some(length), visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.table(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        self.table(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        match &self.0.value {
            Value::Text(word) => self.here(visitor.visit_enum(VariantName(word))),
            Value::Table(fields) => {
                let fields = MapAccessDeserializer::new(TableAccess { fields, next: 0 });
                self.here(visitor.visit_enum(fields))
            }
            _ => self.wrong(Wanted::Text),
        }
    }

    forward_to_deserialize_any! { i128 u128 char bytes byte_buf unit unit_struct ignored_any }
}

/// A word that names a variant.
struct VariantName<'n>(&'n str);

impl<'de> EnumAccess<'de> for VariantName<'_> {
    type Error = DataFileError;
    type Variant = UnitVariant;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Read<(V::Value, UnitVariant)> {
        let word: StrDeserializer<'_, DataFileError> = self.0.into_deserializer();
        Ok((seed.deserialize(word)?, UnitVariant))
    }
}

/// A variant of which only the name is written.
struct UnitVariant;

impl<'de> VariantAccess<'de> for UnitVariant {
    type Error = DataFileError;

    fn unit_variant(self) -> Read<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Read<T::Value> {
        Err(DataFileError::new(ErrorKind::Unfit))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Read<V::Value> {
        Err(DataFileError::new(ErrorKind::Unfit))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Read<V::Value> {
        Err(DataFileError::new(ErrorKind::Unfit))
    }
}

struct Items<'n> {
    items: &'n [Node],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = DataFileError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        let Some(item) = self.items.get(self.next) else { return Ok(None) };
        let index = self.next;
        self.next += 1;
        seed.deserialize(Reader(item)).map(Some).map_err(|fault| fault.within(Step::Item(index)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len() - self.next)
    }
}

struct TableAccess<'n> {
    fields: &'n [(Key, Node)],
    next: usize,
}

impl<'de> MapAccess<'de> for TableAccess<'_> {
    type Error = DataFileError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        let Some((key, _)) = self.fields.get(self.next) else { return Ok(None) };
        let name: StrDeserializer<'_, DataFileError> = key.name.as_str().into_deserializer();
        seed.deserialize(name).map(Some).map_err(|fault| fault.on_line(key.line))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Read<V::Value> {
        // Serde asks for a value only after its key.
        let Some((key, value)) = self.fields.get(self.next) else {
            return Err(DataFileError::new(ErrorKind::Unfit));
        };
        self.next += 1;
        seed.deserialize(Reader(value)).map_err(|fault| fault.within(Step::Field(key.name.clone())))
    }
}

/// A line, then what begins there.
struct WithLine<'n> {
    node: &'n Node,
    next: u8,
}

impl<'de> SeqAccess<'de> for WithLine<'_> {
    type Error = DataFileError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        self.next += 1;
        match self.next {
            1 => {
                let line = self.node.line.unwrap_or_default() as u64;
                seed.deserialize(line.into_deserializer()).map(Some)
            }
            2 => seed.deserialize(Reader(self.node)).map(Some),
            _ => Ok(None),
        }
    }
}
