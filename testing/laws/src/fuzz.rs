//! Mutations of JSON for fuzzing: nearly right, as a hostile or a broken sender might send it.

use rules::{Chance, FastRng};
use serde_json::{Map, Value, json};

/// `value` with one or two things in it wrong. Strings may turn into each other or into one of `words`.
pub(crate) fn mutate(value: &Value, words: &[String], chance: &mut FastRng) -> Value {
    let mut mutated = value.clone();
    for _ in 0..=chance.below(2) {
        let mut place = chance.below(nodes(&mutated) as u32) as usize;
        if let Some(node) = nth(&mut mutated, &mut place) {
            *node = wrong(node, words, chance);
        }
    }
    mutated
}

/// `value` with two things in it exchanged: what is conserved stays conserved, but the world is another.
pub(crate) fn exchange(value: &Value, chance: &mut FastRng) -> Value {
    let mut exchanged = value.clone();
    let count = nodes(&exchanged) as u32;
    let (first, second) = (chance.below(count) as usize, chance.below(count) as usize);
    let one = nth(&mut exchanged, &mut first.clone()).cloned();
    let other = nth(&mut exchanged, &mut second.clone()).cloned();
    if let (Some(one), Some(other)) = (one, other)
        && leaf(&one)
        && leaf(&other)
    {
        put(&mut exchanged, first, other);
        put(&mut exchanged, second, one);
    } else if let Some(Value::Array(items)) = nth(&mut exchanged, &mut first.clone()) {
        let count = items.len() as u32;
        if count > 1 {
            items.swap(chance.below(count) as usize, chance.below(count) as usize);
        }
    }
    exchanged
}

/// Every string and every field's name in `value`.
pub(crate) fn words(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, item)| {
            found.push(name.clone());
            words(item, found);
        }),
        _ => {}
    }
}

/// Is there free text in it? Then any other text is read as well as this one.
pub(crate) fn typed(value: &Value, readable: impl Fn(Value) -> bool) -> bool {
    (0..nodes(value)).any(|place| {
        let mut other = value.clone();
        match nth(&mut other, &mut place.clone()) {
            Some(node) if node.is_string() => *node = json!("~ no variant is called this ~"),
            _ => return false,
        }
        readable(other)
    })
}

fn leaf(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

fn nodes(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

/// The node reached after `place` others, counting from the outside in; `place` is counted down on the way.
fn nth<'a>(value: &'a mut Value, place: &mut usize) -> Option<&'a mut Value> {
    if *place == 0 {
        return Some(value);
    }
    *place -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, place)),
        Value::Object(fields) => fields.values_mut().find_map(|item| nth(item, place)),
        _ => None,
    }
}

fn put(value: &mut Value, mut place: usize, new: Value) {
    if let Some(node) = nth(value, &mut place) {
        *node = new;
    }
}

fn wrong(node: &Value, words: &[String], chance: &mut FastRng) -> Value {
    if chance.below(5) == 0 {
        return anything(2, words, chance);
    }
    match node {
        Value::Null => wrong_null(chance),
        Value::Bool(yes) => json!(!yes),
        Value::Number(number) => wrong_number(number.as_i64().unwrap_or_default(), chance),
        Value::String(_) => text(words, chance),
        Value::Array(items) => wrong_list(items.clone(), words, chance),
        Value::Object(fields) => wrong_fields(fields.clone(), words, chance),
    }
}

fn wrong_null(chance: &mut FastRng) -> Value {
    match chance.below(4) {
        0 => json!(0),
        1 => json!(true),
        2 => json!(""),
        _ => json!({}),
    }
}

fn wrong_number(number: i64, chance: &mut FastRng) -> Value {
    match chance.below(12) {
        0..3 => json!(number.wrapping_add(1)),
        3..6 => json!(number.wrapping_sub(1)),
        6 => json!(number.wrapping_neg()),
        7 => json!(u64::MAX),
        8 => json!(0.5),
        _ => json!(chosen(&[0, 2, 7, 8, 31, 63, 127, 255, 256, 32_767, 65_535, 1 << 31, i64::MAX], chance)),
    }
}

fn wrong_list(mut items: Vec<Value>, words: &[String], chance: &mut FastRng) -> Value {
    let place = chance.below(items.len().max(1) as u32) as usize;
    match chance.below(4) {
        0 => items.clear(),
        1 => items.push(anything(1, words, chance)),
        2 if !items.is_empty() => drop(items.remove(place)),
        _ if !items.is_empty() => items.insert(place, items[place].clone()),
        _ => {}
    }
    Value::Array(items)
}

fn wrong_fields(mut fields: Map<String, Value>, words: &[String], chance: &mut FastRng) -> Value {
    let place = chance.below(fields.len().max(1) as u32) as usize;
    let Some(name) = fields.keys().nth(place).cloned() else { return anything(1, words, chance) };
    let Some(value) = fields.remove(&name) else { return Value::Null };
    match chance.below(3) {
        // The field stays away.
        0 => {}
        1 => drop(fields.insert(
            words.get(chance.below(words.len().max(1) as u32) as usize).cloned().unwrap_or(name),
            value,
        )),
        _ => {
            fields.insert(name, value);
            fields.insert("surplus".into(), anything(1, words, chance));
        }
    }
    Value::Object(fields)
}

fn text(words: &[String], chance: &mut FastRng) -> Value {
    let count = words.len() as u32;
    let place = chance.below(count + 5);
    match place.checked_sub(count) {
        None => json!(words[place as usize]),
        Some(0) => json!(""),
        Some(1) => json!("é".repeat(5_000)),
        Some(2) => json!("\u{0}\u{202e}\u{feff}"),
        Some(3) => json!("{\"a\":[1]}"),
        Some(_) => json!("un mot"),
    }
}

fn anything(depth: u32, words: &[String], chance: &mut FastRng) -> Value {
    match chance.below(if depth == 0 { 4 } else { 6 }) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 0),
        2 => wrong_number(i64::from(chance.below(9)), chance),
        3 => text(words, chance),
        4 => (0..chance.below(4)).map(|_| anything(depth - 1, words, chance)).collect(),
        _ => {
            let name =
                words.get(chance.below(words.len().max(1) as u32) as usize).cloned().unwrap_or_default();
            json!({ name: anything(depth - 1, words, chance) })
        }
    }
}

fn chosen<T: Copy>(among: &[T], chance: &mut FastRng) -> T {
    among[chance.below(among.len() as u32) as usize]
}
