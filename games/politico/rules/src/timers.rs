//! Timers: mid-term and end by the clock (A62, AR32), who is a bot (AR35), and what is done for whoever's time is up (AR43).

use crate::Politico;
use crate::action::{Action, Timer, Vote};
use crate::event::Event;
use crate::frame::{Frame, Step};
use crate::refusal::{Reason, demand};
use crate::state::State;
use rules::{Context, Refusal, Seat, Seconds, Timed};

impl Timed for Politico {
    type Timer = Timer;

    /// May this timer fire now (AR32, AR35)?
    fn check_timer(&self, state: &State, timer: Timer) -> Result<(), Refusal> {
        let chamber = &state.chamber;
        demand(chamber.over.is_none(), Reason::Over)?;
        let clock = demand(self.options.minutes.is_some(), Reason::NoClock);
        match timer {
            Timer::MidTerm => clock.and(demand(!chamber.mid_term_rung, Reason::Fired))?,
            Timer::End => {
                clock?;
                demand(!chamber.end_rung, Reason::Fired)?;
                demand(chamber.mid_term_rung, Reason::MidTermFirst)?;
            }
            Timer::Bot(seat) => self.allows_player(state, seat, true)?,
            Timer::Person(seat) => self.allows_player(state, seat, false)?,
        }
        Ok(())
    }

    /// What falls due takes effect at the end of the running turn (AR32).
    fn apply_timer(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
        let chamber = &mut state.chamber;
        match timer {
            Timer::MidTerm => chamber.mid_term_rung = true,
            Timer::End => chamber.end_rung = true,
            // Whoever sits at the table sees who is a bot.
            Timer::Bot(seat) => return chamber.bots = chamber.bots.with(seat),
            Timer::Person(seat) => return chamber.bots = chamber.bots.without(seat),
        }
        context.tell(|| Event::Bell { end: timer == Timer::End });
    }

    /// Mid-term after six tenths of the time agreed, then the end (AR32).
    fn timers(&self) -> Vec<(Seconds, Timer)> {
        let Some(minutes) = self.options.minutes else { return Vec::new() };
        let seconds = u32::from(minutes) * 60;
        vec![(Seconds(seconds / 10 * 6), Timer::MidTerm), (Seconds(seconds), Timer::End)]
    }

    fn occupancy(seat: Seat, bot: bool) -> Option<Timer> {
        Some(if bot { Timer::Bot(seat) } else { Timer::Person(seat) })
    }

    /// What a seat does whose time is up (AR43).
    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        match state.chamber.top() {
            Frame::Turn(Step::Begin) => Action::Begin,
            Frame::Turn(Step::Draw) => Action::Draw,
            Frame::Turn(_) => Action::Pass,
            Frame::Investiture(_) => Action::Present,
            Frame::Ballot { .. } => Action::Vote(Vote::Abstain),
            Frame::Shed { .. } | Frame::PassLeft | Frame::ExpelOrLose => Action::ByLot,
            _ => Action::Decline,
        }
    }
}
