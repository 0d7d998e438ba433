//! A benchmark of the strong bot: how fast it searches.

use bots::{Budget, Mcts};
use cpu_time::ProcessTime;
use rules::{Discarding, FastRng, Game};
use serde::Serialize;

/// What to search.
#[derive(Copy, Clone, Debug)]
pub struct Search {
    /// Descents for each decision.
    pub iterations: u32,
    /// Choices compared at each step of a game played out; one is pure chance.
    pub picks: u32,
    /// How many decisions of one game, from its beginning, that leave a choice.
    pub decisions: u32,
    /// The same seed gives the same game.
    pub seed: u64,
}

/// How fast it went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchReport {
    /// Which game.
    pub game: &'static str,
    /// With how many seats.
    pub seats: u8,
    /// Descents in all.
    pub iterations: u64,
    /// Decisions searched.
    pub decisions: u32,
    /// Time of the processor.
    pub cpu_seconds: f64,
    /// Descents in a second of that.
    pub iterations_per_second: f64,
}

/// One bot plays all seats of a game and keeps its tree from move to move.
pub fn search<G: Game>(game: &G, plan: Search) -> SearchReport {
    let mut chance = FastRng::new(plan.seed);
    let mut state = bots::deal(game, &mut chance);
    let mut mcts = Mcts::<G>::new();
    let began = ProcessTime::now();
    let (mut decisions, mut choices) = (0, Vec::new());
    while let (Some(seat), true) = (game.to_act(&state).first(), decisions < plan.decisions) {
        // Where there is only one thing to do, nothing is searched, and nothing is counted.
        game.considered(&state, seat, &mut choices);
        decisions += u32::from(choices.len() > 1);
        let budget = Budget { iterations: plan.iterations, picks: plan.picks, time: None };
        let mut world = state.clone();
        game.redeal(&mut world, seat, &mut chance);
        let action = mcts.search(game, &world, seat, budget, &mut chance);
        mcts.follow(seat, &action);
        game.apply(&mut state, seat, &action, &mut Discarding(&mut chance));
    }
    let cpu_seconds = began.elapsed().as_secs_f64();
    let iterations = u64::from(plan.iterations) * u64::from(decisions);
    let iterations_per_second = iterations as f64 / cpu_seconds.max(1e-6);
    SearchReport {
        game: G::ID,
        seats: game.seats(),
        iterations,
        decisions,
        cpu_seconds,
        iterations_per_second,
    }
}
