//! An action is carried out: which file does it.

use crate::event::Event;
use crate::state::State;
use crate::{Action, President, Step, Timer};
use rules::{Context, Seat};

impl President {
    #[inline]
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        // Ballots are answers to one question; the last of them opens the next.
        if state.step == Step::Ballot {
            return self.vote(state, seat, action, context);
        }
        state.window = state.window.wrapping_add(1);
        match (state.step, action) {
            (Step::Join, _) => self.join(state, action, context),
            (Step::Roll, _) => self.roll(state, context),
            (Step::Use, _) => self.use_dice(state, action, context),
            (Step::Sum(purpose), _) => self.pick_for_sum(state, purpose, action, context),
            (Step::Look, _) => self.hide(state, action, context),
            (Step::Answer, _) => self.answer(state, action, context),
            (Step::Challenger | Step::Challenged, _) => self.play_hand(state, action, context),
            (Step::Government, _) => self.govern(state, action, context),
            (Step::Ballot | Step::Over, _) => {}
        }
    }

    /// A bot or a person plays a seat from now on (PR13).
    pub(crate) fn reseat(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
        let (seat, bot) = match timer {
            Timer::Bot(seat) => (seat, true),
            Timer::Person(seat) => (seat, false),
        };
        state.bots = if bot { state.bots.with(seat) } else { state.bots.without(seat) };
        // Whoever comes to a table sees who sits there; only a change in the middle of a game is news.
        if state.round > 1 || state.turns > 0 {
            context.tell(|| Event::Played { seat, bot });
        }
    }
}
