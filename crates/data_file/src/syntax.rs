//! Syntax errors of TOML and JSON, by their cause.
//!
//! The parsers tell it as text only. Their words are sorted here into causes that a person can mend; what is not
//! recognised, as after an update of a parser, is told by its line alone.

/// Why a text cannot be read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Syntax {
    /// A text begins and does not end.
    OpenText,
    /// A bracket is opened and not closed.
    OpenBracket,
    /// A name is given twice.
    Twice,
    /// There is no value, or one that is none: a text without quotation marks.
    Value,
    /// A name, or what joins it to its value, is missing.
    Assignment,
    /// A comma is missing or there is one too many, or the list was to end before.
    Comma,
    /// A number that cannot be read.
    Number,
    /// A character, or an escape, that does not belong there.
    Character,
    /// It is nested too deep.
    Depth,
    /// Something else stands after the end.
    After,
    /// None of these.
    Other,
}

/// Parts of what a parser says, in the order in which they are looked for, and what they mean.
const TOML: &[(&str, Syntax)] = &[
    ("duplicate key", Syntax::Twice),
    ("cannot extend value", Syntax::Twice),
    ("recurs", Syntax::Depth),
    ("must be quoted", Syntax::Value),
    ("unclosed", Syntax::OpenBracket),
    ("comma", Syntax::Comma),
    ("escape", Syntax::Character),
    ("unicode", Syntax::Character),
    ("comment character", Syntax::Character),
    ("carriage return", Syntax::Character),
    ("basic string", Syntax::OpenText),
    ("literal string", Syntax::OpenText),
    ("opening quote", Syntax::Value),
    ("missing value", Syntax::Value),
    ("key with no value", Syntax::Assignment),
    ("invalid value", Syntax::Value),
    ("`=`", Syntax::Assignment),
    ("assignment", Syntax::Assignment),
    ("key", Syntax::Assignment),
    ("radix", Syntax::Number),
    ("integer", Syntax::Number),
    ("float", Syntax::Number),
    ("sign", Syntax::Number),
    ("leading zero", Syntax::Number),
    ("digits", Syntax::Number),
    ("number", Syntax::Number),
    ("unexpected", Syntax::Assignment),
];

const JSON: &[(&str, Syntax)] = &[
    ("EOF while parsing a string", Syntax::OpenText),
    ("EOF while parsing", Syntax::OpenBracket),
    ("comma", Syntax::Comma),
    ("`,`", Syntax::Comma),
    ("`:`", Syntax::Assignment),
    ("key must be a string", Syntax::Assignment),
    ("expected `\"`", Syntax::Assignment),
    ("control character", Syntax::OpenText),
    ("escape", Syntax::Character),
    ("unicode", Syntax::Character),
    ("number", Syntax::Number),
    ("recursion", Syntax::Depth),
    ("trailing characters", Syntax::After),
    ("expected value", Syntax::Value),
    ("expected ident", Syntax::Value),
];

impl Syntax {
    pub(crate) fn of_toml(said: &str) -> Syntax {
        // What it would rather have says nothing of the cause.
        found(TOML, said.split(", expected").next().unwrap_or(said))
    }

    pub(crate) fn of_json(fault: &serde_json::Error) -> Syntax {
        found(JSON, &fault.to_string())
    }
}

fn found(known: &[(&str, Syntax)], said: &str) -> Syntax {
    known.iter().find(|(part, _)| said.contains(part)).map_or(Syntax::Other, |(_, cause)| *cause)
}
