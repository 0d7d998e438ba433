//! `open` gives the game that was asked for or an error, also for fuzzed settings.

use crate::fuzz::{mutate, words};
use crate::law_error::{LawError, LawResult, catch_panic, require};
use rules::{FastRng, Game, OptionKind, Preset, Settings};
use serde_json::json;

/// Mutated settings tried.
const MUTATIONS: u64 = 200;

pub(crate) fn hold<G: Game>() -> LawResult {
    let defaults = Settings::defaults(&G::info());
    let [least, most] = G::SEATS;
    for seats in least..=most {
        let game = G::open(&defaults, seats).map_err(|error| LawError {
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
    presets_hold::<G>(&defaults)?;
    hostile_settings::<G>(&defaults)
}

/// A preset opens for every number of seats, and none is another by a second name; the one as printed is the defaults.
fn presets_hold<G: Game>(defaults: &Settings) -> LawResult {
    const LAW: &str = "every preset is a table of its own";
    let mut known: Vec<Settings> = Vec::new();
    for preset in G::presets() {
        let id = preset.id;
        let law_error = |error: rules::SettingsError| LawError { law: LAW, detail: format!("{id}: {error}") };
        let settings = Settings::check(&G::info(), &preset.values).map_err(law_error)?;
        for seats in G::SEATS[0]..=G::SEATS[1] {
            G::open(&settings, seats).map_err(law_error)?;
        }
        require(!known.contains(&settings), LAW, || format!("{id} is the same as another"))?;
        let printed = (id == Preset::PRINTED) == (settings == *defaults);
        require(printed, LAW, || format!("{id}: only the printed game changes nothing"))?;
        known.push(settings);
    }
    let printed = known.is_empty() || known.contains(defaults);
    require(printed, LAW, || "the game as printed is not among the presets".into())
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
