//! How fast random games of four go, with every choice listed at every step.
//!
//! `cargo bench -p president` prints games and actions a second. To count instructions, run the binary it builds under
//! callgrind with a number of games, and divide by the actions printed.

use president::{Action, President};
use rules::{Chance, Discarding, FastRng, Game, Rules, Settings};
use std::time::Instant;

const SEATS: u8 = 4;
const GAMES: u64 = 2_000;

fn main() {
    let given = std::env::args().filter_map(|argument| argument.parse().ok()).next();
    let games = given.unwrap_or(GAMES);
    let settings = Settings::defaults(&President::info());
    let game = President::open(&settings, SEATS).expect("the defaults can be played");
    let start = Instant::now();
    let actions = play(&game, games);
    let seconds = start.elapsed().as_secs_f64();
    println!("{games} games, {actions} actions");
    println!("{:>12.0} games/s", games as f64 / seconds);
    println!("{:>12.0} actions/s", actions as f64 / seconds);
}

fn play(game: &President, games: u64) -> u64 {
    let mut context = Discarding(FastRng::new(1));
    let mut choices: Vec<Action> = Vec::new();
    let mut actions = 0;
    for _ in 0..games {
        let mut state = game.deal(&mut context);
        while let Some(seat) = game.to_act(&state).first() {
            game.choices(&state, seat, &mut choices);
            let action = choices.swap_remove(context.0.below(choices.len() as u32) as usize);
            game.apply(&mut state, seat, &action, &mut context);
            actions += 1;
        }
        assert!(game.outcome(&state).is_some());
    }
    actions
}
