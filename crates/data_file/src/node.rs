//! A file as a tree in which everything knows its line.

use crate::error::ValueKind;

/// A value, and the line on which it begins where it comes from a text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    pub(crate) line: Option<usize>,
    pub(crate) value: Value,
}

/// A name in a table, and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) line: Option<usize>,
    pub(crate) name: String,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Null,
    YesNo(bool),
    Whole(i128),
    Number(f64),
    Text(String),
    /// A day or an hour, which TOML writes without quotation marks.
    Day(String),
    List(Vec<Node>),
    /// In the order of the file.
    Table(Vec<(Key, Node)>),
}

impl Node {
    pub(crate) fn kind(&self) -> ValueKind {
        match &self.value {
            Value::Null => ValueKind::Nothing,
            Value::YesNo(_) => ValueKind::YesNo,
            Value::Whole(number) => ValueKind::Whole(i64::try_from(*number).ok()),
            Value::Number(_) => ValueKind::Number,
            Value::Text(text) => ValueKind::Text(text.clone()),
            Value::Day(_) => ValueKind::Day,
            Value::List(items) => ValueKind::List(items.len()),
            Value::Table(_) => ValueKind::Table,
        }
    }

    /// What a table has under this name.
    pub(crate) fn field(&self, name: &str) -> Option<&Node> {
        let Value::Table(fields) = &self.value else { return None };
        fields.iter().find(|(key, _)| key.name == name).map(|(_, node)| node)
    }

    /// An item of a list.
    pub(crate) fn item(&self, index: usize) -> Option<&Node> {
        let Value::List(items) = &self.value else { return None };
        items.get(index)
    }

    pub(crate) fn to_json(&self) -> serde_json::Value {
        match &self.value {
            Value::Null => serde_json::Value::Null,
            Value::YesNo(yes) => (*yes).into(),
            Value::Whole(number) => match (i64::try_from(*number), u64::try_from(*number)) {
                (Ok(number), _) => number.into(),
                (_, Ok(number)) => number.into(),
                _ => (*number as f64).into(),
            },
            Value::Number(number) => (*number).into(),
            Value::Text(text) | Value::Day(text) => text.as_str().into(),
            Value::List(items) => items.iter().map(Node::to_json).collect(),
            Value::Table(fields) => {
                fields.iter().map(|(key, node)| (key.name.clone(), node.to_json())).collect()
            }
        }
    }
}
