//! Reading what strangers send as JSON, and saying in plain words what is wrong with it.
//!
//! A program that speaks to us was not written in our language: no message names a type of ours.

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// What somebody sent is repeated to them up to about this many characters.
const LONGEST: usize = 300;

/// Reads an object. A list of its values in order is refused, though it could be read: nobody means that.
pub fn read_object<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str::<&RawValue>(text).map_err(|error| format!("this is not JSON: {error}"))?;
    let kind = kind(text);
    if kind != "an object" {
        return Err(format!("an object is expected, as in {{\"key\":\"value\"}}, not {kind}"));
    }
    serde_json::from_str(text).map_err(|error| in_plain_words(&error))
}

/// The parts of an object by their names, unread; nothing if it is none.
pub fn parts(text: &str) -> BTreeMap<String, &RawValue> {
    // What it is not is found out, and said, by whoever reads all of it.
    if kind(text) == "an object" { serde_json::from_str(text).unwrap_or_default() } else { BTreeMap::new() }
}

/// What kind of thing this JSON is.
pub fn kind(text: &str) -> &'static str {
    match text.trim_start().bytes().next() {
        Some(b'{') => "an object",
        Some(b'[') => "a list",
        Some(b'"') => "text",
        Some(b't' | b'f') => "true or false",
        Some(b'n') => "null",
        Some(_) => "a number",
        None => "nothing",
    }
}

/// What was wrong with a piece of JSON: what was found and what is expected.
pub fn in_plain_words(error: &serde_json::Error) -> String {
    let text = error.to_string();
    // Text has lines; a value that was read before has none, and its error names none.
    let (what, place) = text.rfind(" at line ").map_or((text.as_str(), ""), |start| text.split_at(start));
    let said = reworded(what);
    match said.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…{place}", &said[..end]),
        None => said + place,
    }
}

fn reworded(what: &str) -> String {
    if let Some(rest) = what.strip_prefix("unknown variant ") {
        return match rest.rsplit_once(", expected ") {
            Some((found, known)) => format!("{found} is not known here; expected {known}"),
            None => format!("{rest}: that is not known here"),
        };
    }
    let found = ["invalid type: ", "invalid value: "].iter().find_map(|start| what.strip_prefix(start));
    if let Some((found, expected)) = found.and_then(|rest| rest.rsplit_once(", expected ")) {
        return format!("expected {}, not {}", wanted(expected), given(found));
    }
    what.to_owned()
}

fn wanted(expected: &str) -> &str {
    match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a map" => "an object",
        "a sequence" => "a list",
        "string or map" => "a name, or an object with one key",
        "unit" => "nothing",
        _ if expected.starts_with("struct ") => "an object",
        _ if expected.starts_with("enum ") => "a name, or an object with one key",
        _ if expected.starts_with("unit variant ") => "nothing beside the name",
        _ if expected.starts_with("newtype variant ") => "a value beside the name",
        _ if expected.starts_with("tuple variant ") => "a list beside the name",
        other => other,
    }
}

fn given(found: &str) -> String {
    match found {
        "map" | "struct variant" | "newtype variant" => "an object".into(),
        "sequence" | "tuple variant" => "a list".into(),
        "unit value" | "unit variant" => "a name alone".into(),
        _ => {
            let number =
                ["integer ", "floating point ", "boolean "].iter().find_map(|kind| found.strip_prefix(kind));
            let text = found.strip_prefix("string ").map(|text| format!("the text {text}"));
            text.unwrap_or_else(|| number.map_or(found, |number| number.trim_matches('`')).to_owned())
        }
    }
}
