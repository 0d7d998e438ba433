//! The timers of a table: those of the rules, the news of who is a bot, and what a seat does whose time is up.

use crate::entry::Input;
use crate::input_error::InputError;
use crate::table::{LogEntry, Table};
use rules::{Chance, DrawRecorder, EventRecorder, Game, Seat, Seats, Seeded, never};
use wire::ActedBy;

impl<G: Game> Table<G> {
    /// Fires a timer of the rules.
    pub fn fire_timer(&mut self, timer: G::Timer) -> Result<LogEntry<G>, InputError> {
        let chance = Seeded::new(self.seed, self.len);
        self.fire_timer_with(timer, chance).map(|(entry, _)| entry)
    }

    /// The same, with draws from elsewhere.
    pub fn fire_timer_with<C: Chance>(
        &mut self,
        timer: G::Timer,
        chance: C,
    ) -> Result<(LogEntry<G>, C), InputError> {
        self.check_not_ended()?;
        self.game.check_timer(&self.state, timer)?;
        let before = self.state.clone();
        let mut context = EventRecorder::new(DrawRecorder::new(chance));
        self.game.apply_timer(&mut self.state, timer, &mut context);
        Ok(self.remember(before, Input::Timer { timer }, None, None, context))
    }

    /// The time of a seat that the game waits for is up: it does what the game has it do then.
    pub fn time_is_up(&mut self, seat: Seat) -> Result<LogEntry<G>, InputError> {
        // A game answers for those it waits for, and for nobody else.
        if !self.to_act().contains(seat) {
            return Err(InputError::Stale);
        }
        let action = self.game.timeout_action(&self.state, seat);
        self.act_for(seat, self.decision(), action, ActedBy::Clock)
    }

    /// Tells the rules of one more seat that a bot plays it, or a person does; nothing once they know all. The entry is kept
    /// like any other, and then there may be another.
    pub fn report_occupancy(&mut self, bots: Seats) -> Option<LogEntry<G>> {
        self.check_not_ended().ok()?;
        let timer = self.game.pending_occupancy(&self.state, bots).into_iter().next()?;
        let fired = self.fire_timer(timer);
        never!(fired.is_err(), "the game refuses a timer that it asked for: {:?}", timer);
        let again = self.game.check_timer(&self.state, timer).is_ok();
        never!(again, "the game asks again for a timer that has fired: {:?}", timer);
        fired.ok()
    }
}
