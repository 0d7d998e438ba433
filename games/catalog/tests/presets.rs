//! The presets of every game, played by greedy bots: a quick game is quicker than the game as printed.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use bots::Budget;
use catalog::Visitor;
use rules::{Discarding, FastRng, Game, Preset, Settings};
use wire::Level;

/// How many games are compared; `PRESET_GAMES` says otherwise for whoever wants firmer figures.
const GAMES: u64 = 12;

/// How many decisions a game of greedy bots takes, on average, for each preset.
struct Lengths;

impl Visitor for Lengths {
    type Out = Vec<(&'static str, u8, f64)>;

    fn visit<G: Game>(self) -> Self::Out {
        let games = std::env::var("PRESET_GAMES").ok().and_then(|given| given.parse().ok()).unwrap_or(GAMES);
        let seats = G::SEATS[0].max(3);
        let length = |preset: &Preset| {
            let settings = Settings::check(&G::info(), &preset.values).unwrap();
            let game = G::open(&settings, seats).unwrap();
            let decisions: u64 = (0..games).map(|number| decisions(&game, number)).sum();
            (preset.id, seats, decisions as f64 / games as f64)
        };
        G::presets().iter().map(length).collect()
    }
}

fn decisions<G: Game>(game: &G, number: u64) -> u64 {
    let mut chance = FastRng::new(number + 1);
    let mut state = bots::deal(game, &mut chance);
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        let action = bots::choose(game, &state, seat, Level::Greedy, Budget::default(), &mut chance);
        game.apply(&mut state, seat, &action, &mut Discarding(&mut chance));
        decisions += 1;
    }
    decisions
}

#[test]
fn a_quick_game_is_quicker() {
    for game in catalog::games() {
        let id = game.info().id;
        let lengths = catalog::visit(id, Lengths).unwrap();
        for (preset, seats, decisions) in &lengths {
            println!("{id}, {seats} seats, {preset}: {decisions:.0} decisions");
        }
        let of = |id: &str| lengths.iter().find(|length| length.0 == id).map(|length| length.2);
        let (quick, printed) = (of(Preset::QUICK).unwrap(), of(Preset::PRINTED).unwrap());
        assert!(quick < 0.8 * printed, "{id}: {quick} decisions, and {printed} as printed");
    }
}
