//! Parses JSON and keeps the line of everything.

use crate::error::{DataFileError, ErrorKind, Format};
use crate::node::{Key, Node, Value};
use crate::syntax::Syntax;
use crate::toml::LineIndex;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

pub(crate) fn parse(text: &str) -> Result<Node, DataFileError> {
    // Once as a whole, which finds what is no JSON and bounds how deep it goes; then part by part, for the lines.
    serde_json::from_str::<serde_json::Value>(text).map_err(syntax_error)?;
    let whole: &RawValue = serde_json::from_str(text).map_err(syntax_error)?;
    lined(text, &LineIndex::of(text), whole)
}

/// A value that comes from no text.
pub(crate) fn node(value: &serde_json::Value) -> Node {
    let value = match value {
        serde_json::Value::Null => Value::Null,
        serde_json::Value::Bool(yes) => Value::YesNo(*yes),
        serde_json::Value::Number(number) => match number.as_i128() {
            Some(number) => Value::Whole(number),
            None => Value::Number(number.as_f64().unwrap_or(f64::NAN)),
        },
        serde_json::Value::String(text) => Value::Text(text.clone()),
        serde_json::Value::Array(items) => Value::List(items.iter().map(node).collect()),
        serde_json::Value::Object(fields) => {
            let key = |name: &String| Key { line: None, name: name.clone() };
            Value::Table(fields.iter().map(|(name, value)| (key(name), node(value))).collect())
        }
    };
    Node { line: None, value }
}

fn syntax_error(fault: serde_json::Error) -> DataFileError {
    // Where a line break itself is the fault, the next line is named, before its first column.
    let line = if fault.column() == 0 { fault.line().saturating_sub(1) } else { fault.line() };
    DataFileError::on(Some(line.max(1)), ErrorKind::Syntax(Format::Json, Syntax::of_json(&fault)))
}

fn lined(text: &str, lines: &LineIndex, raw: &RawValue) -> Result<Node, DataFileError> {
    // The part is a slice of the text.
    let line = |part: &str| Some(lines.at(part.as_ptr() as usize - text.as_ptr() as usize));
    let part = raw.get();
    let value = match part.as_bytes().first() {
        Some(b'{') => {
            let JsonObject(fields) = serde_json::from_str(part).map_err(syntax_error)?;
            let mut read: Vec<(Key, Node)> = Vec::new();
            for (name, value) in fields {
                let node = lined(text, lines, value)?;
                if read.iter().any(|(key, _)| key.name == name) {
                    return Err(DataFileError::on(node.line, ErrorKind::Twice(name)));
                }
                // A name stands before its value, almost always on the same line.
                read.push((Key { line: node.line, name }, node));
            }
            Value::Table(read)
        }
        Some(b'[') => {
            let items: Vec<&RawValue> = serde_json::from_str(part).map_err(syntax_error)?;
            Value::List(items.into_iter().map(|item| lined(text, lines, item)).collect::<Result<_, _>>()?)
        }
        _ => node(&serde_json::from_str(part).map_err(syntax_error)?).value,
    };
    Ok(Node { line: line(part), value })
}

/// The fields of an object in the order of the text, those that are there twice as well.
struct JsonObject<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for JsonObject<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonObject<'de>, D::Error> {
        struct JsonObjectVisitor;

        impl<'de> Visitor<'de> for JsonObjectVisitor {
            type Value = JsonObject<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<JsonObject<'de>, A::Error> {
                let mut fields = Vec::new();
                while let Some(name) = map.next_key::<String>()? {
                    fields.push((name, map.next_value()?));
                }
                Ok(JsonObject(fields))
            }
        }

        deserializer.deserialize_map(JsonObjectVisitor)
    }
}
