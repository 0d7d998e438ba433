//! Timers: noon ends a round (X9), the sealed reaction has a limit (X7), and what is done for whoever's time is up.

use super::Probe;
use super::check::{Reason, WRONG};
use super::play::end_round;
use super::state::{Action, Ballot, Event, Phase, ProbeTimer, State};
use rules::{Context, Hidden, Refusal, Seat, Seconds, Timed, demand};

/// How long the sealed reaction lasts (X7).
const REACTION: Seconds = Seconds(20);

impl Timed for Probe {
    type Timer = ProbeTimer;

    fn check_timer(&self, state: &State, ProbeTimer::Noon: ProbeTimer) -> Result<(), Refusal> {
        demand(!self.is_over(state), Reason::Over)?;
        demand(!state.noon, Reason::NoonRung)?;
        Ok(demand(!self.sealed(state), Reason::NoonSealed)?)
    }

    fn apply_timer(
        &self,
        state: &mut State,
        ProbeTimer::Noon: ProbeTimer,
        context: &mut impl Context<Probe>,
    ) {
        state.noon = true;
        context.tell(|| Event::Noon);
        end_round(state);
    }

    fn timers(&self) -> Vec<(Seconds, ProbeTimer)> {
        (self.noon > 0).then_some((Seconds(self.noon), ProbeTimer::Noon)).into_iter().collect()
    }

    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        match state.phase {
            Phase::Turn => Action::Roll,
            Phase::Question => Action::Answer(WRONG.into()),
            Phase::Ballot => Action::Vote(Ballot::Abstain),
            Phase::Reaction => Action::Pass,
        }
    }

    fn time_limit(&self, state: &State) -> Option<Seconds> {
        self.sealed(state).then_some(REACTION)
    }
}
