//! What a viewer sees, as lines of text: by the game's own sentences, or else field by field.

use crate::game::TerminalGame;
use crate::narrator::Narrator;
use rules::{Game, Phrase, Seat, Viewer};
use serde_json::Value;

/// A list is one line up to this many signs, and one line for each of its things beyond.
const WIDTH: usize = 100;

/// The table as this viewer sees it.
pub(crate) fn picture<G: Game>(
    session: &TerminalGame<G>,
    narrator: &Narrator<G>,
    viewer: Viewer,
) -> Vec<String> {
    let view = session.game().view(session.state(), viewer);
    let said = session.game().say_view(&view);
    if !said.is_empty() {
        return said.iter().map(|phrase| narrator.say_of_game(phrase)).collect();
    }
    let mut lines = Vec::new();
    for (key, value) in fields(session, viewer) {
        match per_seat(narrator, &key, &value) {
            Some(standing) => lines.push(standing),
            None => describe(narrator, &key.replace('_', " "), &value, &mut lines),
        }
    }
    lines
}

/// How everybody stands: those fields of the view that the game's files name as one value a seat (`standing-FIELD`).
pub(crate) fn standings<G: Game>(
    session: &TerminalGame<G>,
    narrator: &Narrator<G>,
    viewer: Viewer,
) -> Vec<String> {
    fields(session, viewer).iter().filter_map(|(key, value)| per_seat(narrator, key, value)).collect()
}

fn fields<G: Game>(session: &TerminalGame<G>, viewer: Viewer) -> Vec<(String, Value)> {
    match serde_json::to_value(session.game().view(session.state(), viewer)) {
        Ok(Value::Object(fields)) => fields.into_iter().collect(),
        _ => Vec::new(),
    }
}

fn per_seat<G: Game>(narrator: &Narrator<G>, key: &str, value: &Value) -> Option<String> {
    let label = narrator.game_text(&format!("standing-{key}"))?;
    let seat = |(index, value): (u8, &Value)| {
        let phrase = Phrase::new("standing").seat("name", Seat::try_from(index).ok()?);
        Some(narrator.say(&phrase.name("value", short(narrator, value))))
    };
    let values: Option<Vec<String>> = (0..).zip(value.as_array()?).map(seat).collect();
    Some(field(narrator, &label, &values?.join(", ")))
}

fn field<G: Game>(narrator: &Narrator<G>, key: &str, value: &str) -> String {
    narrator.say(&Phrase::new("field").name("key", key).name("value", value))
}

fn describe<G: Game>(narrator: &Narrator<G>, key: &str, value: &Value, lines: &mut Vec<String>) {
    let line = short(narrator, value);
    // A list of lists on one line would not show where one ends and the next begins.
    let nested = value.as_array().is_some_and(|items| items.iter().any(Value::is_array));
    if !nested && line.chars().count() <= WIDTH {
        lines.push(field(narrator, key, &line));
        return;
    }
    match value {
        Value::Array(items) => {
            (1..)
                .zip(items)
                .for_each(|(number, item)| describe(narrator, &format!("{key} {number}"), item, lines));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, item)| {
                describe(narrator, &format!("{key}, {}", name.replace('_', " ")), item, lines);
            });
        }
        _ => lines.push(field(narrator, key, &line)),
    }
}

fn short<G: Game>(narrator: &Narrator<G>, value: &Value) -> String {
    match value {
        Value::Null => narrator.text("value-none"),
        Value::Bool(true) => narrator.text("value-yes"),
        Value::Bool(false) => narrator.text("value-no"),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => narrator.text("value-none"),
        Value::Array(items) => items.iter().map(|item| short(narrator, item)).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let pair = |(key, value): (&String, &Value)| {
                format!("{} {}", key.replace('_', " "), short(narrator, value))
            };
            fields.iter().map(pair).collect::<Vec<_>>().join(" ")
        }
    }
}
