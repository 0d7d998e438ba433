//! A parsed data file, ready to become what a game wants of it.

use crate::deserializer::Reader;
use crate::error::{DataFileError, Format};
use crate::node::{Node, Value};
use crate::place::Step;
use crate::{bounds, json, toml};
use serde::de::DeserializeOwned;

/// A data file as a tree in which every value knows its line.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    root: Node,
    format: Option<Format>,
}

impl Document {
    /// Reads TOML, or JSON where the text begins with a brace, as no TOML does. A mark of the byte order at the beginning
    /// is passed over.
    pub fn read(text: &str) -> Result<Document, DataFileError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (root, format) = if text.trim_start().starts_with('{') {
            (json::parse(text)?, Format::Json)
        } else {
            (toml::parse(text)?, Format::Toml)
        };
        Ok(Document { root, format: Some(format) })
    }

    /// A value that comes from no file: nothing in it has a line.
    pub fn of_json(value: &serde_json::Value) -> Document {
        Document { root: json::node(value), format: None }
    }

    /// What it is written in; nothing for what comes from no file.
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// Reads it as a `T`. Fields that `T` does not know are faults where it says `deny_unknown_fields`.
    pub fn to<T: DeserializeOwned>(&self) -> Result<T, DataFileError> {
        bounds::check(&self.root)?;
        T::deserialize(Reader(&self.root))
    }

    /// The same as JSON.
    pub fn to_json(&self) -> serde_json::Value {
        self.root.to_json()
    }

    /// The line of what this path leads to, or of the last thing on the way that is there.
    pub fn line(&self, path: &[Step]) -> Option<usize> {
        let mut node = &self.root;
        let mut line = None;
        for step in path {
            let next = match step {
                Step::Field(name) => node.field(name),
                Step::Item(index) => node.item(*index),
            };
            let Some(next) = next else { break };
            node = next;
            line = node.line;
        }
        line
    }

    /// The lines of those entries of the list `list` whose field `field` is this text, in order.
    pub fn lines_where(&self, list: &str, field: &str, text: &str) -> Vec<usize> {
        let Some(Value::List(items)) = self.root.field(list).map(|node| &node.value) else {
            return Vec::new();
        };
        let is = |item: &&Node| matches!(item.field(field).map(|node| &node.value), Some(Value::Text(own)) if own == text);
        items.iter().filter(is).filter_map(|item| item.line).collect()
    }
}
