//! How fast random games of six go, with every choice listed at every step.
//!
//! `cargo bench -p politico` prints games and actions a second: once with an action drawn from the list, where most are
//! promises until one has made all one may, and once with the action that random bots pick, who leave promises in the list.
//! To count instructions, run the binary it builds under callgrind with a number of games and `drawn` or `picked`, and
//! divide by the actions printed; a run of no games tells what start-up costs.

use politico::{Action, Politico};
use rules::{Chance, Discarding, FastRng, Game, Rules, Settings};
use std::time::Instant;

const SEATS: u8 = 6;
const GAMES: u64 = 2_000;
const WAYS: [&str; 2] = ["drawn", "picked"];

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let games = given.iter().find_map(|argument| argument.parse().ok()).unwrap_or(GAMES);
    let settings = Settings::defaults(&Politico::info());
    let game = Politico::open(&settings, SEATS).expect("the defaults can be played");
    let asked = |way: &&str| given.iter().any(|argument| argument == way);
    let all = !WAYS.iter().any(asked);
    for way in WAYS.into_iter().filter(|way| all || asked(way)) {
        let start = Instant::now();
        let actions = play(&game, games, way == "picked");
        let seconds = start.elapsed().as_secs_f64();
        println!("{way}: {games} games, {actions} actions");
        println!("{:>12.0} games/s", games as f64 / seconds);
        println!("{:>12.0} actions/s", actions as f64 / seconds);
    }
}

fn play(game: &Politico, games: u64, picked: bool) -> u64 {
    let mut context = Discarding(FastRng::new(1));
    let (mut choices, mut scratch) = (Vec::<Action>::new(), Vec::new());
    let mut actions = 0;
    for _ in 0..games {
        let mut state = bots::deal(game, &mut context.0);
        while let Some(seat) = game.to_act(&state).first() {
            game.choices(&state, seat, &mut choices);
            let action = if picked {
                game.pick(&state, seat, &mut context.0, &mut scratch)
            } else {
                choices.swap_remove(context.0.below(choices.len() as u32) as usize)
            };
            game.apply(&mut state, seat, &action, &mut context);
            actions += 1;
        }
        assert!(game.outcome(&state).is_some());
    }
    actions
}
