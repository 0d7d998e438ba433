//! One table, typed by its game.

use crate::entry::{Entry, Input};
use crate::events::{EventBatch, EventHistory};
use crate::input_error::InputError;
use crate::noticing::{Viewers, noticing_viewers, whispered};
use crate::snapshot::Snapshot;
use crate::undo_stack::{UndoPoint, UndoStack, author};
use rules::{Chance, DrawRecorder, EventRecorder, Game, Outcome, Seat, Seats, Seed, Seeded, Viewer};
use std::sync::Arc;
use wire::{ActedBy, DecisionId, ViewerUpdate};

/// An entry of a game's log.
pub type LogEntry<G> = Entry<<G as rules::Rules>::Action, <G as rules::Timed>::Timer>;

/// The snapshot type of a game.
pub type GameSnapshot<G> = Snapshot<<G as rules::Rules>::State, <G as rules::Rules>::Event>;

/// One table: the state, what can be taken back, and what was told.
pub struct Table<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) seed: Seed,
    pub(crate) state: G::State,
    pub(crate) len: u64,
    pub(crate) undos: u32,
    /// Who has acted in the decision that is open.
    pub(crate) answered: Seats,
    /// Who has given up, and will be placed last.
    pub(crate) conceded: Seats,
    /// Did all who were left agree to end here?
    pub(crate) closed: bool,
    pub(crate) past: UndoStack<G>,
    pub(crate) history: EventHistory<G::Event>,
}

// Written out because the rules themselves are shared, not cloned.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            game: Arc::clone(&self.game),
            seed: self.seed,
            state: self.state.clone(),
            len: self.len,
            undos: self.undos,
            answered: self.answered,
            conceded: self.conceded,
            closed: self.closed,
            past: self.past.clone(),
            history: self.history.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Sets up a table: entry 0.
    pub fn deal(game: Arc<G>, seed: Seed) -> (Table<G>, LogEntry<G>) {
        let (table, _, draws) = Table::set_up(game, seed, Seeded::new(seed, 0));
        (table, Entry { input: Input::deal(), draws, by: None })
    }

    /// Sets up a table with draws from elsewhere; gives back the source and what it drew.
    pub fn set_up<C: Chance>(game: Arc<G>, seed: Seed, chance: C) -> (Table<G>, C, Vec<u32>) {
        let mut context = EventRecorder::new(DrawRecorder::new(chance));
        let state = game.deal(&mut context);
        let (recorded, events) = context.finish();
        let (chance, draws) = recorded.finish();
        let mut table = Table::from_state(game, seed, state);
        table.len = 1;
        table.history.tell(EventBatch { events, ..EventBatch::nothing() });
        (table, chance, draws)
    }

    /// A table that stands in this state, with nothing behind it.
    pub fn from_state(game: Arc<G>, seed: Seed, state: G::State) -> Table<G> {
        Table {
            game,
            seed,
            state,
            len: 0,
            undos: 0,
            answered: Seats::NONE,
            conceded: Seats::NONE,
            closed: false,
            past: UndoStack::new(),
            history: EventHistory::new(),
        }
    }

    /// A player does something in the decision they mean.
    pub fn act(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        action: G::Action,
    ) -> Result<LogEntry<G>, InputError> {
        let chance = Seeded::new(self.seed, self.len);
        self.act_with(seat, decision, action, chance).map(|(entry, _)| entry)
    }

    /// The same, with draws from elsewhere.
    pub fn act_with<C: Chance>(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        action: G::Action,
        chance: C,
    ) -> Result<(LogEntry<G>, C), InputError> {
        self.act_by(seat, decision, action, None, chance)
    }

    pub(crate) fn act_by<C: Chance>(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        action: G::Action,
        by: Option<ActedBy>,
        chance: C,
    ) -> Result<(LogEntry<G>, C), InputError> {
        self.check_not_ended()?;
        if decision != self.decision() {
            return Err(InputError::Stale);
        }
        self.game.check(&self.state, seat, &action)?;
        let before = self.state.clone();
        let mut context = EventRecorder::new(DrawRecorder::new(chance));
        self.game.apply(&mut self.state, seat, &action, &mut context);
        let bound = self.game.irreversible(&before, seat, &action).map(InputError::Rule);
        Ok(self.remember(before, Input::Act { seat, action }, by, bound, context))
    }

    pub(crate) fn remember<C: Chance>(
        &mut self,
        before: G::State,
        input: Input<G::Action, G::Timer>,
        by: Option<ActedBy>,
        forbidden: Option<InputError>,
        context: EventRecorder<G, DrawRecorder<C>>,
    ) -> (LogEntry<G>, C) {
        let author = author(&input);
        let (recorded, events) = context.finish();
        let (chance, draws) = recorded.finish();
        let was_sealed = self.game.sealed(&before);
        let still_open = self.game.window(&before) == self.game.window(&self.state);
        let to = match author {
            Some(seat) if was_sealed && still_open => Viewers::only(Viewer::Seat(seat).into()),
            _ if by.is_some() || !still_open => Viewers::ALL,
            _ => noticing_viewers(&*self.game, &before, &self.state, &events),
        };
        let whispered = whispered(&*self.game, author, &events);
        self.history.tell(EventBatch { to: Some(to), by, events, ..EventBatch::nothing() });
        // Closing a decision that others have answered shows their answers.
        let shows_answers = !still_open && author.is_some_and(|seat| !self.answered.without(seat).is_empty());
        // Whoever asks is shown everything of a game that is over: there is no going back into it.
        let ends = self.is_over();
        let learned = was_sealed || shows_answers || whispered || ends || !draws.is_empty();
        let in_person = author.is_some() && by.is_none();
        // What rang or was played for somebody was nobody's own doing.
        let binding = forbidden.is_some() || learned || !in_person;
        let (seq, answered) = (self.len, self.answered);
        let entry = Entry { input, draws, by };
        let point = UndoPoint { seq, entry: entry.clone(), binding, forbidden, answered };
        self.past.push(point, before);
        self.answered = match author {
            Some(seat) if still_open => self.answered.with(seat),
            _ => Seats::NONE,
        };
        self.len += 1;
        (entry, chance)
    }

    /// Everything, to be kept as a cache of the log so far.
    pub fn snapshot(&self) -> GameSnapshot<G> {
        let (state, history) = (self.state.clone(), self.history.clone());
        Snapshot {
            version: G::VERSION,
            len: self.len,
            state,
            undos: self.undos,
            answered: self.answered,
            conceded: self.conceded,
            closed: self.closed,
            history,
        }
    }

    /// The table as it stands, with nothing told but the last: what a replay keeps of a moment.
    pub(crate) fn checkpoint(&self) -> Table<G> {
        let (past, history) = (self.past.clone(), self.history.only_last());
        let (game, state) = (Arc::clone(&self.game), self.state.clone());
        let Table { seed, len, undos, answered, conceded, closed, .. } = *self;
        Table { game, seed, state, len, undos, answered, conceded, closed, past, history }
    }

    /// The rules played here.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The state, secrets included: for bots, which forget, and for the engine protocol.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many entries the log has.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Is there no entry, as at a table that stands in a loaded state?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How often something was taken back here.
    pub fn undos(&self) -> u32 {
        self.undos
    }

    /// Who has given up.
    pub fn conceded(&self) -> Seats {
        self.conceded
    }

    /// Was the table ended by agreement?
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// Does anybody know or decide something right now that the others must not see?
    pub fn holds_secrets(&self) -> bool {
        let (game, state) = (&self.game, &self.state);
        let differs = |seat| game.view(state, Viewer::Seat(seat)) != game.view(state, Viewer::Public);
        G::SECRETS && (game.sealed(state) || Seats::all(game.seats()).iter().any(differs))
    }

    /// Whom the game waits for in truth; viewers are told [`Hidden::awaited`](rules::Hidden::awaited).
    pub fn to_act(&self) -> Seats {
        if self.check_not_ended().is_ok() { self.game.to_act(&self.state) } else { Seats::NONE }
    }

    /// The result, at the end: of the game, or because one player alone is left.
    pub fn outcome(&self) -> Option<Outcome> {
        let seats = self.game.seats();
        match self.left_alone() {
            Some(winner) => Some(Outcome::rank(seats, |seat| seat == winner, |_| 0)),
            None => self.game.outcome(&self.state).map(|outcome| outcome.with_last(self.conceded)),
        }
    }

    /// The decision that is open.
    pub fn decision(&self) -> DecisionId {
        DecisionId::new(u64::from(self.undos) << 32 | u64::from(self.game.window(&self.state).0))
    }

    /// The number of the latest update for this viewer.
    pub fn number(&self, viewer: Viewer) -> u64 {
        self.history.number(viewer)
    }

    /// Every update of this viewer after number `have`; `None` if they are no longer all at hand.
    pub fn since(&self, viewer: Viewer, have: u64) -> Option<Vec<ViewerUpdate<Vec<G::Event>>>> {
        self.history.since(&*self.game, viewer, have)
    }

    /// The updates at hand for this viewer, the oldest first.
    pub fn recent(&self, viewer: Viewer) -> Vec<ViewerUpdate<Vec<G::Event>>> {
        self.history.recent(&*self.game, viewer)
    }

    /// What the last input told this viewer, if anything.
    pub fn last(&self, viewer: Viewer) -> Option<ViewerUpdate<Vec<G::Event>>> {
        self.history.last(&*self.game, viewer)
    }

    /// What the last input told, unfiltered.
    pub fn last_events(&self) -> Option<&EventBatch<G::Event>> {
        self.history.last_events()
    }
}
