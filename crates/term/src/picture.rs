//! What an eye sees, as lines of text: by the game's own sentences, or else field by field.

use crate::sitting::Sitting;
use crate::voice::Voice;
use rules::{Eye, Game, Phrase, Seat};
use serde_json::Value;

/// A list is one line up to this many signs, and one line for each of its things beyond.
const WIDTH: usize = 100;

/// The table as this eye sees it.
pub(crate) fn picture<G: Game>(sitting: &Sitting<G>, voice: &Voice<G>, eye: Eye) -> Vec<String> {
    let view = sitting.game().view(sitting.state(), eye);
    let said = sitting.game().say_view(&view);
    if !said.is_empty() {
        return said.iter().map(|phrase| voice.theirs(phrase)).collect();
    }
    let mut lines = Vec::new();
    for (key, value) in fields(sitting, eye) {
        match per_seat(voice, &key, &value) {
            Some(standing) => lines.push(standing),
            None => describe(voice, &key.replace('_', " "), &value, &mut lines),
        }
    }
    lines
}

/// How everybody stands: those fields of the view that the game's files name as one value a seat (`standing-FIELD`).
pub(crate) fn standings<G: Game>(sitting: &Sitting<G>, voice: &Voice<G>, eye: Eye) -> Vec<String> {
    fields(sitting, eye).iter().filter_map(|(key, value)| per_seat(voice, key, value)).collect()
}

fn fields<G: Game>(sitting: &Sitting<G>, eye: Eye) -> Vec<(String, Value)> {
    match serde_json::to_value(sitting.game().view(sitting.state(), eye)) {
        Ok(Value::Object(fields)) => fields.into_iter().collect(),
        _ => Vec::new(),
    }
}

fn per_seat<G: Game>(voice: &Voice<G>, key: &str, value: &Value) -> Option<String> {
    let label = voice.their_word(&format!("standing-{key}"))?;
    let seat = |(index, value): (u8, &Value)| {
        let phrase = Phrase::new("standing").seat("name", Seat::try_from(index).ok()?);
        Some(voice.say(&phrase.name("value", short(voice, value))))
    };
    let values: Option<Vec<String>> = (0..).zip(value.as_array()?).map(seat).collect();
    Some(field(voice, &label, &values?.join(", ")))
}

fn field<G: Game>(voice: &Voice<G>, key: &str, value: &str) -> String {
    voice.say(&Phrase::new("field").name("key", key).name("value", value))
}

fn describe<G: Game>(voice: &Voice<G>, key: &str, value: &Value, lines: &mut Vec<String>) {
    let line = short(voice, value);
    // A list of lists on one line would not show where one ends and the next begins.
    let nested = value.as_array().is_some_and(|items| items.iter().any(Value::is_array));
    if !nested && line.chars().count() <= WIDTH {
        lines.push(field(voice, key, &line));
        return;
    }
    match value {
        Value::Array(items) => {
            (1..)
                .zip(items)
                .for_each(|(number, item)| describe(voice, &format!("{key} {number}"), item, lines));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, item)| {
                describe(voice, &format!("{key}, {}", name.replace('_', " ")), item, lines);
            });
        }
        _ => lines.push(field(voice, key, &line)),
    }
}

fn short<G: Game>(voice: &Voice<G>, value: &Value) -> String {
    match value {
        Value::Null => voice.text("value-none"),
        Value::Bool(true) => voice.text("value-yes"),
        Value::Bool(false) => voice.text("value-no"),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => voice.text("value-none"),
        Value::Array(items) => items.iter().map(|item| short(voice, item)).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let pair = |(key, value): (&String, &Value)| {
                format!("{} {}", key.replace('_', " "), short(voice, value))
            };
            fields.iter().map(pair).collect::<Vec<_>>().join(" ")
        }
    }
}
