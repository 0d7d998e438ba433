//! The settings that the property tests run with: defaults, older editions, each option alone, and combinations.

use rules::{Chance, FastRng, Game, OptionKind, OptionSpec, Settings};
use serde_json::Value;
use std::collections::BTreeMap;

/// Combinations drawn at random, besides each option alone.
const COMBINATIONS: u64 = 3;

/// The defaults first; then those of each older edition; then each option alone at each other choice, least and most
/// number, or named board; then a few combinations.
pub(crate) fn of<G: Game>() -> Vec<Settings> {
    let specs = G::options();
    let defaults = Settings::defaults(&G::info());
    let older = (1..G::EDITION).map(|edition| defaults.clone().by_edition(edition));
    let alone = specs.iter().flat_map(|spec| {
        let with = |value| with(&defaults, spec, value);
        extremes(spec).into_iter().map(with).collect::<Vec<_>>()
    });
    let mixed =
        (0..COMBINATIONS).map(|seed| combination(&specs, &mut FastRng::new(seed)).by_edition(G::EDITION));
    let mut all: Vec<Settings> = Vec::new();
    for settings in [defaults.clone()].into_iter().chain(older).chain(alone).chain(mixed) {
        if !all.contains(&settings) {
            all.push(settings);
        }
    }
    all
}

fn extremes(spec: &OptionSpec) -> Vec<Value> {
    match &spec.kind {
        OptionKind::Choice(values) | OptionKind::Board(values) => {
            values.iter().map(|v| (*v).into()).collect()
        }
        OptionKind::Number { min, max } => vec![(*min).into(), (*max).into()],
    }
}

fn with(settings: &Settings, spec: &OptionSpec, value: Value) -> Settings {
    let mut values = settings.values().clone();
    values.insert(spec.name.to_owned(), value);
    raw(&values).by_edition(settings.edition())
}

fn combination(specs: &[OptionSpec], chance: &mut FastRng) -> Settings {
    let mut values = BTreeMap::new();
    for spec in specs {
        let value = match &spec.kind {
            OptionKind::Choice(names) | OptionKind::Board(names) => {
                names[chance.below(names.len() as u32) as usize].into()
            }
            OptionKind::Number { min, max } => {
                let width = u32::try_from(max - min).unwrap_or(u32::MAX - 1);
                (min + i64::from(chance.below(width + 1))).into()
            }
        };
        values.insert(spec.name.to_owned(), value);
    }
    raw(&values)
}

/// Settings that nobody has checked yet; `Game::open` will.
fn raw(values: &BTreeMap<String, Value>) -> Settings {
    let values = values.iter().map(|(name, value)| (name.clone(), value.clone()));
    // A map from names to values is what settings are in JSON: this cannot fail.
    serde_json::from_value(Value::Object(values.collect())).expect("settings are a map")
}
