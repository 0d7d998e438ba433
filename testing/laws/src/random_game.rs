//! Property test of one random game: it is played from a seed, and the laws are checked along it.

use crate::law::replay::{Replay, apply_input};
use crate::law::windows::AnsweredWindows;
use crate::law::{
    Position, Transition, choices, contract, ends, hostile, open, pick, redeal, round_trip, sealed, sentences,
};
use crate::law_error::LawResult;
use crate::timers;
use crate::trace::{Input, Trace};
use rules::{Chance, DrawRecorder, EventRecorder, FastRng, Game, Seeded};
use speech::Speech;
use std::time::Instant;

/// How much time a game may take.
#[derive(Copy, Clone, Default)]
pub(crate) struct TimeBudget {
    /// Until then every state is looked at thoroughly, and afterwards one in `SPARSE`; the cheap laws hold at every state.
    pub thorough_until: Option<Instant>,
    /// Then the game is left unfinished.
    pub cut_at: Option<Instant>,
}

/// A prime, so as not to fall into step with a game's rounds.
const SPARSE: usize = 29;

/// Actions remembered from earlier in the game.
const POOL: usize = 32;

impl TimeBudget {
    fn is_thorough(&self, step: usize) -> bool {
        step.is_multiple_of(SPARSE) || self.thorough_until.is_none_or(|end| Instant::now() < end)
    }

    fn is_cut(&self) -> bool {
        self.cut_at.is_some_and(|end| Instant::now() >= end)
    }
}

/// Plays the game that the trace's seed leads to. The trace grows as it goes, so that it is there if the game panics.
/// Laws draw from sources of their own: which of them are checked does not change the game.
pub(crate) fn run<G: Game>(game: &G, trace: &mut Trace<G>, pace: TimeBudget) -> LawResult {
    let timers = timers::all::<G>();
    let seed = Seeded::seed_from(trace.seed);
    let mut players = FastRng::new(trace.seed);
    let mut pool: Vec<G::Action> = Vec::new();
    let mut answered = AnsweredWindows::default();
    let speech = Speech::of::<G>();

    let mut context = EventRecorder::new(DrawRecorder::new(Seeded::new(seed, 0)));
    let mut state = game.deal(&mut context);
    let (source, mut events) = context.finish();
    trace.deal = source.finish().1;
    let mut replay = Replay::deal(game, &trace.deal)?;

    loop {
        let step = trace.entries.len();
        let seed_here = step_seed(trace.seed, step);
        let at = Position { game, state: &state, speech: &speech, pool: &pool, seed: seed_here };
        replay.is_at(&state)?;
        always(&at, step, &timers)?;
        if pace.is_thorough(step) {
            check_thoroughly(&at, &events, &timers)?;
            replay.reload(round_trip::position(&at)?);
        }
        if game.to_act(&state).is_empty() || pace.is_cut() {
            return Ok(());
        }

        let input = next_input(game, &state, trace.seed, &timers, &mut players);
        if let Input::Act(_, action) = &input {
            remember(&mut pool, action, &mut players);
        }
        trace.entries.push((input, Vec::new()));
        let Some((input, draws)) = trace.entries.last_mut() else { return Ok(()) };
        let before = state.clone();
        let mut context = EventRecorder::new(DrawRecorder::new(Seeded::new(seed, step as u64 + 1)));
        apply_input(game, &mut state, input, &mut context);
        let (source, told) = context.finish();
        events = told;
        *draws = source.finish().1;

        replay.go_on(game, input, draws)?;
        let transition = Transition { game, before: &before, after: &state, input, events: &events };
        sealed::hold(&transition)?;
        open::draws_nothing(&transition, draws)?;
        answered.hold(&transition)?;
    }
}

fn always<G: Game>(at: &Position<G>, step: usize, timers: &[G::Timer]) -> LawResult {
    contract::audited(at)?;
    choices::hold(at)?;
    ends::hold(at, step, timers)?;
    pick::gives_choices(at)
}

fn check_thoroughly<G: Game>(at: &Position<G>, events: &[G::Event], timers: &[G::Timer]) -> LawResult {
    choices::complete(at)?;
    pick::reaches_each(at)?;
    redeal::keeps_what_is_known(at)?;
    redeal::forgets_the_rest(at)?;
    contract::answered(at)?;
    contract::filtering_is_idempotent(at.game, events)?;
    sentences::hold(at, events)?;
    open::hides_nothing(at)?;
    open::has_no_secrets(at, events)?;
    round_trip::events::<G>(events)?;
    round_trip::timers::<G>(timers)?;
    hostile::other_inputs(at, timers)?;
    hostile::actions(at)?;
    hostile::states(at)
}

/// Mostly somebody awaited picks; now and then somebody speaks out of turn, is absent, or a timer fires. In every fifth
/// game nobody is ever there.
fn next_input<G: Game>(
    game: &G,
    state: &G::State,
    seed: u64,
    timers: &[G::Timer],
    chance: &mut FastRng,
) -> Input<G> {
    if let Some(timer) =
        timers.iter().find(|timer| chance.below(32) == 0 && game.check_timer(state, **timer).is_ok())
    {
        return Input::Timer(*timer);
    }
    let out_of_turn = chance.below(8) == 0;
    let among = if out_of_turn { game.may_act(state) } else { game.to_act(state) };
    let seat = among.iter().nth(chance.below(among.len() as u32) as usize);
    // `among` is never empty: somebody is to act, and whoever is to act may act.
    let seat = seat.expect("somebody is to act");
    let gone = seed % 5 == 4 || chance.below(16) == 0;
    let action = if gone && game.to_act(state).contains(seat) {
        game.timeout_action(state, seat)
    } else {
        game.pick(state, seat, chance, &mut Vec::new())
    };
    Input::Act(seat, action)
}

fn remember<A: Clone + Eq>(pool: &mut Vec<A>, action: &A, chance: &mut FastRng) {
    if pool.contains(action) {
        return;
    }
    if pool.len() < POOL {
        pool.push(action.clone());
    } else {
        pool[chance.below(POOL as u32) as usize] = action.clone();
    }
}

fn step_seed(seed: u64, step: usize) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ step as u64
}
