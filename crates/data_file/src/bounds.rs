//! How large a data file may be. Whatever a game reads of it is kept in memory and sent to everyone who looks at the
//! table, so nothing in it is as long as its author likes.

use crate::error::{DataFileError, ErrorKind};
use crate::node::{Node, Value};
use crate::place::Step;

/// The most characters that a text or a name of a field may have, whatever else a game asks of it.
pub const MAX_TEXT: usize = 1000;

/// The most that a file may weigh: the bytes of its texts and names, and two for every value. The largest board that the
/// games allow weighs two thirds of it.
pub const MAX_WEIGHT: usize = 512 * 1024;

/// Finds what is larger than it may be.
pub(crate) fn check(root: &Node) -> Result<(), DataFileError> {
    match weight_of(root)? {
        weight if weight > MAX_WEIGHT => Err(DataFileError::new(ErrorKind::Heavy)),
        _ => Ok(()),
    }
}

fn weight_of(node: &Node) -> Result<usize, DataFileError> {
    let own = match &node.value {
        Value::Text(text) => length(text, node.line)?,
        Value::List(items) => {
            let weight = |(index, item)| weight_of(item).map_err(|error| error.within(Step::Item(index)));
            items.iter().enumerate().map(weight).sum::<Result<usize, _>>()?
        }
        Value::Table(fields) => {
            let mut weight = 0;
            for (key, value) in fields {
                weight += length(&key.name, key.line)?;
                weight += weight_of(value).map_err(|error| error.within(Step::Field(key.name.clone())))?;
            }
            weight
        }
        Value::Null | Value::YesNo(_) | Value::Whole(_) | Value::Number(_) | Value::Day(_) => 0,
    };
    Ok(2 + own)
}

fn length(text: &str, line: Option<usize>) -> Result<usize, DataFileError> {
    // Most texts are so short that nothing need be counted.
    let length = if text.len() <= MAX_TEXT { 0 } else { text.chars().count() };
    if length > MAX_TEXT {
        return Err(DataFileError::on(line, ErrorKind::Long { length }));
    }
    Ok(text.len())
}
