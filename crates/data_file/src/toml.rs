//! Parses TOML and keeps the line of everything.

use crate::error::{DataFileError, ErrorKind, Format};
use crate::node::{Key, Node, Value};
use crate::syntax::Syntax;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub(crate) fn parse(text: &str) -> Result<Node, DataFileError> {
    let lines = LineIndex::of(text);
    let read = DeTable::parse(text).map_err(|fault| {
        let line = fault.span().map(|span| lines.at(span.start));
        DataFileError::on(line, ErrorKind::Syntax(Format::Toml, Syntax::of_toml(fault.message())))
    })?;
    Ok(Node { line: None, value: table(&lines, read.get_ref())? })
}

fn node(lines: &LineIndex, value: &Spanned<DeValue<'_>>) -> Result<Node, DataFileError> {
    let line = Some(lines.at(value.span().start));
    let too_large = || DataFileError::on(line, ErrorKind::Syntax(Format::Toml, Syntax::Number));
    let value = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let read = i128::from_str_radix(number.as_str(), number.radix());
            Value::Whole(read.map_err(|_| too_large())?)
        }
        DeValue::Float(number) => Value::Number(number.as_str().parse().map_err(|_| too_large())?),
        DeValue::Boolean(yes) => Value::YesNo(*yes),
        DeValue::Datetime(day) => Value::Day(day.to_string()),
        DeValue::Array(items) => {
            Value::List(items.iter().map(|item| node(lines, item)).collect::<Result<_, _>>()?)
        }
        DeValue::Table(fields) => table(lines, fields)?,
    };
    Ok(Node { line, value })
}

fn table(lines: &LineIndex, fields: &DeTable<'_>) -> Result<Value, DataFileError> {
    let mut read = Vec::new();
    for (key, value) in fields {
        let at = key.span().start;
        read.push((
            at,
            Key { line: Some(lines.at(at)), name: key.get_ref().to_string() },
            node(lines, value)?,
        ));
    }
    // The first fault of a file is told first, and the map has another order.
    read.sort_by_key(|(at, ..)| *at);
    Ok(Value::Table(read.into_iter().map(|(_, key, node)| (key, node)).collect()))
}

/// Where the lines of a text begin.
pub(crate) struct LineIndex(Vec<usize>);

impl LineIndex {
    pub(crate) fn of(text: &str) -> LineIndex {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        LineIndex(ends.map(|(at, _)| at).collect())
    }

    /// The line of this byte, counted from 1.
    pub(crate) fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|end| *end < byte) + 1
    }
}
