//! Timers and timeouts: the inputs of the table's clock, decisions with a limit, and what is done for a player whose time
//! is up.

use crate::{Context, Refusal, Rules, Seat, Seats, Seconds};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// What time and the seating of bots do to a game.
pub trait Timed: Rules {
    /// The inputs of the table's clock; [`crate::NoTimer`] for a game that has none.
    type Timer: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// May this timer fire now?
    fn check_timer(&self, state: &Self::State, timer: Self::Timer) -> Result<(), Refusal>;

    /// A timer fired: a logged input like an action. Only after [`Timed::check_timer`].
    fn apply_timer(&self, state: &mut Self::State, timer: Self::Timer, context: &mut impl Context<Self>);

    /// When timers fire by the rules, counted from the start of play, in order. Only a table with somebody to keep its
    /// clock fires them: a server does, a replay does not.
    fn timers(&self) -> Vec<(Seconds, Self::Timer)> {
        Vec::new()
    }

    /// The timer by which the rules learn that a bot plays a seat from now on, or a person again; none where that makes no
    /// difference to them.
    fn occupancy(seat: Seat, bot: bool) -> Option<Self::Timer> {
        let _ = (seat, bot);
        None
    }

    /// What the rules do not know yet of who is a bot: the timers that whoever seats the players fires before play goes on.
    fn pending_occupancy(&self, state: &Self::State, bots: Seats) -> Vec<Self::Timer> {
        // By number and not from the set: where a game asks for none, the compiler drops a loop whose end it sees.
        let seats = Seat::all().filter(|seat| seat.index() < usize::from(self.seats()));
        let timers = seats.filter_map(|seat| Self::occupancy(seat, bots.contains(seat)));
        timers.filter(|timer| self.check_timer(state, *timer).is_ok()).collect()
    }

    /// What a seat that is awaited does when its time is up: abstain, pass, give up.
    fn timeout_action(&self, state: &Self::State, seat: Seat) -> Self::Action;

    /// The time of its own that the open decision has by the rules.
    fn time_limit(&self, state: &Self::State) -> Option<Seconds> {
        let _ = state;
        None
    }
}
