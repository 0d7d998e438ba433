//! Type erasure: a table behind a trait object; actions, events and views are [`Payload`]s.

use bots::Budget;
use rules::{FastRng, Game, Outcome, Seat, Seats, Seconds, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use table::json::to_json_text;
use table::{InputError, Table, erased};
use wire::{ActedBy, DecisionId, ErasedUpdate, Level, Payload, ViewerSnapshot};

/// A bot's answer, to be computed wherever there is time for it.
pub type BotJob = Box<dyn FnOnce() -> Payload + Send>;

/// A table of any game. What it gives stays typed inside, and what it takes may have come as JSON.
pub trait AnyTable: Send {
    /// A player does something; gives the entry for the log.
    fn act(&mut self, seat: Seat, decision: DecisionId, action: &Payload) -> Result<String, InputError>;

    /// Would this be refused, and why? Nothing changes.
    fn why(&self, seat: Seat, action: &Payload) -> Result<(), InputError>;

    /// Fires a timer of the rules.
    fn fire_timer(&mut self, timer: &Payload) -> Result<String, InputError>;

    /// When each timer of the rules is due, counted from the start of play, and what then.
    fn timers(&self) -> Vec<(Seconds, Payload)>;

    /// Tells the game of one more seat that a bot plays it, or a person does; gives the entry for the log, or nothing once the
    /// game knows all.
    fn report_occupancy(&mut self, bots: Seats) -> Option<String>;

    /// The number of the last entry that still stands of those of these seats, and whose it is.
    fn last_of(&self, seats: Seats) -> Option<(u64, Seat)>;

    /// The numbers of the entries that still stand.
    fn standing(&self) -> Vec<u64>;

    /// A seat takes back.
    fn undo(&mut self, seat: Seat) -> Result<String, InputError>;

    /// How many entries the log has.
    fn entries(&self) -> u64;

    /// Whom the game waits for in truth.
    fn to_act(&self) -> Seats;

    /// The decision that is open.
    fn decision(&self) -> DecisionId;

    /// The result, at the end.
    fn outcome(&self) -> Option<Outcome>;

    /// What a viewer sees.
    fn shown(&self, viewer: Viewer) -> ViewerSnapshot;

    /// What the last input told this viewer, if anything.
    fn last(&self, viewer: Viewer) -> Option<ErasedUpdate>;

    /// Who took something back, if that was the last input.
    fn taken_back(&self) -> Option<Seat>;

    /// The updates of this viewer after number `have`; `None` if they are no longer all at hand.
    fn since(&self, viewer: Viewer, have: u64) -> Option<Vec<ErasedUpdate>>;

    /// The updates at hand for this viewer, the oldest first.
    fn recent(&self, viewer: Viewer) -> Vec<ErasedUpdate>;

    /// Everything, as a cache of the log so far.
    fn snapshot(&self) -> String;

    /// What a bot would do in this seat.
    fn think(&self, seat: Seat, level: Level, budget: Budget, seed: u64) -> BotJob;

    /// The same for somebody who does not play the seat: a bot that stands in.
    fn act_for(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        action: &Payload,
        by: ActedBy,
    ) -> Result<String, InputError>;

    /// The time of a seat that the game waits for is up: it does what the game has it do then.
    fn time_is_up(&mut self, seat: Seat) -> Result<String, InputError>;

    /// The time of its own that the open decision has by the rules.
    fn limit(&self) -> Option<Seconds>;

    /// Whom this viewer believes the game to wait for.
    fn awaited(&self, viewer: Viewer) -> Seats;

    /// Could this seat go back to its last decision, if everybody agreed?
    fn may_undo_agreed(&self, seat: Seat) -> Result<(), InputError>;

    /// Everybody agrees that this seat takes its last decision again.
    fn undo_agreed(&mut self, seat: Seat) -> Result<String, InputError>;

    /// A player gives up.
    fn concede(&mut self, seat: Seat) -> Result<String, InputError>;

    /// Who has given up.
    fn conceded(&self) -> Seats;

    /// All who are left agree to end here, without a result.
    fn close(&mut self) -> Result<String, InputError>;

    /// Was the table ended by agreement?
    fn is_closed(&self) -> bool;

    /// Is there nothing more to do here?
    fn is_over(&self) -> bool;

    /// Is the open question sealed, so that nobody may learn who has answered?
    fn is_sealed(&self) -> bool;

    /// How often something was taken back here.
    fn undos(&self) -> u32;

    /// Does anybody know or decide something right now that the others must not see?
    fn holds_secrets(&self) -> bool;
}

impl<G: Game> AnyTable for Table<G> {
    fn act(&mut self, seat: Seat, decision: DecisionId, action: &Payload) -> Result<String, InputError> {
        Table::act(self, seat, decision, typed(action)?).map(|entry| to_json_text(&entry))
    }

    fn why(&self, seat: Seat, action: &Payload) -> Result<(), InputError> {
        Table::why(self, seat, &typed(action)?)
    }

    fn fire_timer(&mut self, timer: &Payload) -> Result<String, InputError> {
        Table::fire_timer(self, typed(timer)?).map(|entry| to_json_text(&entry))
    }

    fn timers(&self) -> Vec<(Seconds, Payload)> {
        self.game().timers().into_iter().map(|(at, timer)| (at, Payload::new(timer))).collect()
    }

    fn report_occupancy(&mut self, bots: Seats) -> Option<String> {
        Table::report_occupancy(self, bots).map(|entry| to_json_text(&entry))
    }

    fn last_of(&self, seats: Seats) -> Option<(u64, Seat)> {
        Table::last_of(self, seats)
    }

    fn standing(&self) -> Vec<u64> {
        Table::standing(self)
    }

    fn undo(&mut self, seat: Seat) -> Result<String, InputError> {
        Table::undo(self, seat).map(|entry| to_json_text(&entry))
    }

    fn entries(&self) -> u64 {
        self.len()
    }

    fn to_act(&self) -> Seats {
        Table::to_act(self)
    }

    fn decision(&self) -> DecisionId {
        Table::decision(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn shown(&self, viewer: Viewer) -> ViewerSnapshot {
        Table::shown(self, viewer)
    }

    fn last(&self, viewer: Viewer) -> Option<ErasedUpdate> {
        Table::last(self, viewer).map(erased)
    }

    fn taken_back(&self) -> Option<Seat> {
        self.last_events().and_then(|told| told.taken_back)
    }

    fn since(&self, viewer: Viewer, have: u64) -> Option<Vec<ErasedUpdate>> {
        Table::since(self, viewer, have).map(|updates| updates.into_iter().map(erased).collect())
    }

    fn recent(&self, viewer: Viewer) -> Vec<ErasedUpdate> {
        Table::recent(self, viewer).into_iter().map(erased).collect()
    }

    fn snapshot(&self) -> String {
        to_json_text(&Table::snapshot(self))
    }

    fn think(&self, seat: Seat, level: Level, budget: Budget, seed: u64) -> BotJob {
        let (game, state) = (Arc::clone(self.game()), self.state().clone());
        Box::new(move || {
            Payload::new(bots::choose(&*game, &state, seat, level, budget, &mut FastRng::new(seed)))
        })
    }

    fn act_for(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        action: &Payload,
        by: ActedBy,
    ) -> Result<String, InputError> {
        Table::act_for(self, seat, decision, typed(action)?, by).map(|entry| to_json_text(&entry))
    }

    fn time_is_up(&mut self, seat: Seat) -> Result<String, InputError> {
        Table::time_is_up(self, seat).map(|entry| to_json_text(&entry))
    }

    fn limit(&self) -> Option<Seconds> {
        self.game().time_limit(self.state())
    }

    fn awaited(&self, viewer: Viewer) -> Seats {
        Table::awaited(self, viewer)
    }

    fn may_undo_agreed(&self, seat: Seat) -> Result<(), InputError> {
        Table::may_undo_agreed(self, seat)
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<String, InputError> {
        Table::undo_agreed(self, seat).map(|entry| to_json_text(&entry))
    }

    fn concede(&mut self, seat: Seat) -> Result<String, InputError> {
        Table::concede(self, seat).map(|entry| to_json_text(&entry))
    }

    fn conceded(&self) -> Seats {
        Table::conceded(self)
    }

    fn close(&mut self) -> Result<String, InputError> {
        Table::close(self).map(|entry| to_json_text(&entry))
    }

    fn is_closed(&self) -> bool {
        Table::is_closed(self)
    }

    fn is_over(&self) -> bool {
        Table::is_over(self)
    }

    fn is_sealed(&self) -> bool {
        self.game().sealed(self.state())
    }

    fn undos(&self) -> u32 {
        Table::undos(self)
    }

    fn holds_secrets(&self) -> bool {
        Table::holds_secrets(self)
    }
}

/// What came in, in the game's own type.
fn typed<T: Clone + Serialize + DeserializeOwned + Send + Sync + 'static>(
    payload: &Payload,
) -> Result<T, InputError> {
    let read = payload.read().map_err(|error| InputError::Malformed(error.to_string()))?;
    Ok(Arc::unwrap_or_clone(read))
}
