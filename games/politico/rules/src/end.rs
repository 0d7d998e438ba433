//! The end of the game, and the timers of a table that plays by the clock (A62, AR32, AR33).

use crate::Politico;
use crate::action::Timer;
use crate::event::{Ending, Event};
use crate::frame::Step;
use crate::refusal::*;
use crate::state::{Done, State};
use rules::{Context, MAX_SEATS, Seconds};

impl Politico {
    /// Mid-term after six tenths of the time agreed, then the end (AR32).
    pub(crate) fn bells(&self) -> Vec<(Seconds, Timer)> {
        let Some(minutes) = self.options.minutes else { return Vec::new() };
        let seconds = u32::from(minutes) * 60;
        vec![(Seconds(seconds / 10 * 6), Timer::MidTerm), (Seconds(seconds), Timer::End)]
    }

    /// May this timer ring now (AR32, AR35)?
    pub(crate) fn allows_bell(&self, state: &State, timer: Timer) -> Allowed {
        let chamber = &state.chamber;
        demand(chamber.over.is_none(), OVER)?;
        let clock = demand(self.options.minutes.is_some(), NO_CLOCK);
        match timer {
            Timer::MidTerm => clock.and(demand(!chamber.mid_term_rung, RUNG)),
            Timer::End => {
                clock?;
                demand(!chamber.end_rung, RUNG)?;
                demand(chamber.mid_term_rung, MID_TERM_FIRST)
            }
            Timer::Bot(seat) => self.allows_player(state, seat, true),
            Timer::Person(seat) => self.allows_player(state, seat, false),
        }
    }

    /// What falls due takes effect at the end of the running turn (AR32).
    pub(crate) fn hear_bell(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
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

    /// Has anybody reached the points that end the game (AR33)?
    #[inline]
    pub(crate) fn reaches_target(&self, state: &State) -> bool {
        let target = state.chamber.charter.target();
        state.chamber.points[..usize::from(self.seats)].iter().any(|points| *points >= target)
    }

    /// Does the game end with the turn that is over (AR32)?
    pub(crate) fn ends_with_turn(&self, state: &State) -> Option<Ending> {
        let chamber = &state.chamber;
        let rounds_over = chamber.turns >= self.options.rounds * u16::from(self.seats);
        match chamber.end_rung {
            true => Some(Ending::Clock),
            false => rounds_over.then_some(Ending::Rounds),
        }
    }

    /// The game is over (A62).
    pub(crate) fn finish(&self, state: &mut State, ending: Ending, context: &mut impl Context<Self>) {
        self.judge_the_rest(state, context);
        state.reveal();
        state.resigning = false;
        state.chamber.done = Done::default();
        state.answers = [None; MAX_SEATS];
        state.chamber.offers = [None; MAX_SEATS];
        state.chamber.stack.clear(Step::Closing);
        state.chamber.over = Some(ending);
        context.tell(|| {
            let points = state.chamber.points[..usize::from(self.seats)].to_vec();
            let most = points.iter().max().copied();
            let winners = state.chamber.everyone().iter().filter(|seat| Some(points[seat.index()]) == most);
            Event::End { ending, winners: winners.collect(), points }
        });
    }
}
