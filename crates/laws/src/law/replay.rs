//! The log with its draws gives the same game again.

use crate::breach::{Breach, LawResult, require};
use crate::trail::Input;
use rules::{Context, Discarding, Game, Script};

/// The same game, played a second time from what the log holds, with nobody listening.
pub(crate) struct Replay<G: Game>(G::State);

impl<G: Game> Replay<G> {
    pub fn deal(game: &G, draws: &[u32]) -> Result<Replay<G>, Breach> {
        let mut silent = Discarding(Script::new(draws.iter().copied()));
        let state = game.deal(&mut silent);
        script_used(silent.0)?;
        Ok(Replay(state))
    }

    pub fn go_on(&mut self, game: &G, input: &Input<G>, draws: &[u32]) -> LawResult {
        let mut silent = Discarding(Script::new(draws.iter().copied()));
        carry_out(game, &mut self.0, input, &mut silent);
        script_used(silent.0)
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

pub(crate) fn carry_out<G: Game>(
    game: &G,
    state: &mut G::State,
    input: &Input<G>,
    now: &mut impl Context<G>,
) {
    match input {
        Input::Act(seat, action) => game.apply(state, *seat, action, now),
        Input::Bell(timer) => game.apply_timer(state, *timer, now),
    }
}

fn script_used(script: Script) -> LawResult {
    script.finish().map_err(|fault| Breach {
        law: "a replay makes exactly the draws of the log",
        detail: fault.to_string(),
    })
}
