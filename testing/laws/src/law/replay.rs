//! Determinism: replaying the log with its draws gives the same states.

use crate::law_error::{LawError, LawResult, require};
use crate::trace::Input;
use rules::{Context, Discarding, Game, Script};

/// The same game, played a second time from what the log holds, with the events discarded.
pub(crate) struct Replay<G: Game>(G::State);

impl<G: Game> Replay<G> {
    pub fn deal(game: &G, draws: &[u32]) -> Result<Replay<G>, LawError> {
        let mut discarding = Discarding(Script::new(draws.iter().copied()));
        let state = game.deal(&mut discarding);
        script_used(discarding.0)?;
        Ok(Replay(state))
    }

    pub fn go_on(&mut self, game: &G, input: &Input<G>, draws: &[u32]) -> LawResult {
        let mut discarding = Discarding(Script::new(draws.iter().copied()));
        apply_input(game, &mut self.0, input, &mut discarding);
        script_used(discarding.0)
    }

    pub fn is_at(&self, state: &G::State) -> LawResult {
        require(self.0 == *state, "replaying the log gives an equal state", || {
            format!("played {state:?}\nreplayed {:?}", self.0)
        })
    }

    /// Goes on from a state that was written down and read again, as after a restart.
    pub fn reload(&mut self, state: G::State) {
        self.0 = state;
    }
}

pub(crate) fn apply_input<G: Game>(
    game: &G,
    state: &mut G::State,
    input: &Input<G>,
    context: &mut impl Context<G>,
) {
    match input {
        Input::Act(seat, action) => game.apply(state, *seat, action, context),
        Input::Timer(timer) => game.apply_timer(state, *timer, context),
    }
}

fn script_used(script: Script) -> LawResult {
    script.finish().map_err(|fault| LawError {
        law: "a replay makes exactly the draws of the log",
        detail: fault.to_string(),
    })
}
