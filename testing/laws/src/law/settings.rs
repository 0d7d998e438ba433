//! `open` gives the game that was asked for or an error, also for fuzzed settings.

use crate::breach::{Breach, LawResult, catch_panic, require};
use crate::fuzz::{mutate, words};
use rules::{FastRng, Game, OptionKind, Settings};
use serde_json::json;

/// Mutated settings tried.
const MUTATIONS: u64 = 200;

pub(crate) fn hold<G: Game>() -> LawResult {
    let defaults = Settings::defaults(&G::info());
    let [least, most] = G::SEATS;
    for seats in least..=most {
        let game = G::open(&defaults, seats).map_err(|error| Breach {
            law: "the defaults open for every number of seats",
            detail: format!("{seats} seats: {error}"),
        })?;
        require(game.seats() == seats, "a game has the seats asked for", || {
            format!("{} for {seats}", game.seats())
        })?;
    }
    for seats in [0, least.saturating_sub(1), most + 1, u8::MAX] {
        let opened = catch_panic(|| format!("open for {seats}"), || G::open(&defaults, seats).is_ok())?;
        require(!opened, "too few or too many seats are refused", || format!("{seats} seats"))?;
    }
    hostile_settings::<G>(&defaults)
}

fn hostile_settings<G: Game>(defaults: &Settings) -> LawResult {
    let plain = json!(defaults);
    let mut genuine = plain.clone();
    // A board from outside is the one option with a shape of its own: mutations start from an empty one as well.
    for spec in G::options() {
        if matches!(spec.kind, OptionKind::Board(_)) {
            genuine[spec.name] = json!({});
        }
    }
    let mut vocabulary = Vec::new();
    words(&genuine, &mut vocabulary);
    for seed in 0..MUTATIONS {
        let base = if seed % 2 == 0 { &genuine } else { &plain };
        let mutated = mutate(base, &vocabulary, &mut FastRng::new(seed));
        // What is no map, or names no edition, is refused before it reaches any game.
        let Ok(settings) = serde_json::from_value::<Settings>(mutated.clone()) else { continue };
        catch_panic(|| format!("open with {mutated}"), || G::open(&settings, G::SEATS[0]).is_ok())?;
    }
    Ok(())
}
