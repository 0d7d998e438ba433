//! A game in progress: the table, its log, what was told, and who sits where.

use crate::offered::Offered;
use bots::Budget;
use rules::{FastRng, Game, Outcome, Seat, Seats, Seconds, Seed, Settings, SettingsError, Viewer};
use std::path::PathBuf;
use std::sync::Arc;
use table::{EventBatch, Input, InputError, Log, LogEntry, LogError, Record, RecordError, SeatRecord, Table};
use wire::{DecisionId, Level};

mod taking_back;

pub(crate) use taking_back::TakenBack;

/// A game that is being played at this keyboard. Unlike a table among strangers it can go back to any earlier
/// decision, but for those that are taken against the clock.
pub struct TerminalGame<G: Game> {
    settings: Settings,
    seats: Vec<SeatRecord>,
    seed: Seed,
    table: Table<G>,
    log: Log<G>,
    told: Vec<EventBatch<G::Event>>,
    /// Whom the game waited for after each entry.
    awaited: Vec<Seats>,
    offered: Offered<G>,
    /// Was anything hidden from anybody so far?
    secrets: bool,
    /// Is anything now?
    hidden: bool,
    /// The file in which it is kept: where it was saved last, or whence it came.
    pub(crate) file: Option<PathBuf>,
}

impl<G: Game> TerminalGame<G> {
    /// Sets up a table with one of these at each seat.
    pub fn open(
        settings: Settings,
        seats: Vec<SeatRecord>,
        seed: Seed,
    ) -> Result<TerminalGame<G>, SettingsError> {
        // More seats than a byte holds are too many for every game.
        let game = Arc::new(G::open(&settings, u8::try_from(seats.len()).unwrap_or(u8::MAX))?);
        let (table, deal) = Table::deal(game, seed);
        let mut session = TerminalGame::begin(settings, seats, seed, table, deal);
        session.report_occupancy();
        Ok(session)
    }

    /// Goes on with a game that was kept. Where the file does not say where later draws come from, they come from `fresh`.
    pub fn resume(record: &Record, fresh: Seed) -> Result<TerminalGame<G>, RecordError> {
        let (game, log) = (record.game::<G>()?, record.entries::<G>()?);
        let seed = record.seed()?.unwrap_or(fresh);
        // The whole of it must be a game, also what was taken back; only what still stands is gone on with.
        Table::replay(Arc::clone(&game), seed, log.iter().cloned())?;
        let mut standing: Vec<(u64, _)> = Vec::new();
        for (seq, entry) in (0..).zip(log) {
            match entry.input {
                Input::Undo { undo } => standing.retain(|(seq, _)| *seq < undo.to),
                _ => standing.push((seq, entry)),
            }
        }
        let standing: Log<G> = standing.into_iter().map(|(_, entry)| entry).collect();
        let mut session =
            TerminalGame::replayed(record.settings.clone(), record.seats.clone(), seed, game, standing)?;
        session.report_occupancy();
        Ok(session)
    }

    /// The game as one file. It is the players' own, so it says where later draws come from: going on is going on.
    pub fn record(&self) -> Record {
        Record::new::<G>(
            self.settings.written_out(&G::options(), G::board_plan),
            self.seats.clone(),
            Some(self.seed),
            &self.log,
        )
    }

    fn begin(
        settings: Settings,
        seats: Vec<SeatRecord>,
        seed: Seed,
        table: Table<G>,
        deal: LogEntry<G>,
    ) -> TerminalGame<G> {
        let (log, told, awaited, offered) = (Vec::new(), Vec::new(), Vec::new(), Offered::new());
        let (secrets, hidden, file) = (false, false, None);
        let mut session =
            TerminalGame { settings, seats, seed, table, log, told, awaited, offered, secrets, hidden, file };
        session.notice(deal);
        session
    }

    fn replayed(
        settings: Settings,
        seats: Vec<SeatRecord>,
        seed: Seed,
        game: Arc<G>,
        log: Log<G>,
    ) -> Result<TerminalGame<G>, LogError> {
        let mut entries = log.into_iter();
        let deal = entries.next().ok_or(LogError::NoDeal)?;
        let table = Table::replay(game, seed, [deal.clone()])?;
        let mut session = TerminalGame::begin(settings, seats, seed, table, deal);
        for entry in entries {
            session.table.follow([entry.clone()])?;
            session.notice(entry);
        }
        Ok(session)
    }

    /// Takes note of the last entry and of what it brought.
    fn notice(&mut self, entry: LogEntry<G>) {
        self.log.push(entry);
        self.told.extend(self.table.last_events().cloned());
        self.awaited.push(self.table.to_act());
        let (game, state) = (self.table.game(), self.table.state());
        self.offered.note(game, state);
        self.hidden = self.table.holds_secrets();
        self.secrets |= self.hidden;
    }

    /// Tells the rules who is a bot, where they do not know it yet.
    fn report_occupancy(&mut self) {
        let bots = self.everybody().iter().filter(|seat| self.bot(*seat).is_some()).collect();
        while let Some(entry) = self.table.report_occupancy(bots) {
            self.notice(entry);
        }
    }

    /// Somebody does something.
    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), InputError> {
        let entry = self.table.act(seat, self.table.decision(), action)?;
        self.notice(entry);
        Ok(())
    }

    /// The time of its own that the open decision has by the rules.
    pub(crate) fn limit(&self) -> Option<Seconds> {
        self.game().time_limit(self.state())
    }

    /// The time of a seat is up: it does what the rules have it do then.
    pub(crate) fn time_is_up(&mut self, seat: Seat) -> Result<(), InputError> {
        let entry = self.table.time_is_up(seat)?;
        self.notice(entry);
        Ok(())
    }

    /// What a bot of this level does in this seat. The same game and seed give the same answer, where no time limits it.
    pub(crate) fn think(&self, seat: Seat, level: Level, budget: Budget) -> G::Action {
        let secret = self.seed.iter().fold(0u64, |sum, byte| sum.rotate_left(8) ^ u64::from(*byte));
        let mut chance = FastRng::new(secret.wrapping_add(self.table.len() << 8 | u64::from(u8::from(seat))));
        bots::choose(&**self.table.game(), self.table.state(), seat, level, budget, &mut chance)
    }

    /// What a seat may do now.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<G::Action> {
        let mut choices = Vec::new();
        self.game().choices(self.state(), seat, &mut choices);
        choices
    }

    /// What this seat sees.
    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.game().view(self.state(), Viewer::Seat(seat))
    }

    /// What this seat might want to weigh now: not what it could say at any time, and one of those that come to the same.
    pub(crate) fn considered(&self, seat: Seat) -> Vec<G::Action> {
        let mut considered = Vec::new();
        self.game().considered(self.state(), seat, &mut considered);
        considered
    }

    /// What this seat knows that can be done, now or at other times: what it was offered itself, and, where nothing is
    /// hidden, what others were.
    pub(crate) fn known(&self, seat: Seat) -> impl Iterator<Item = &G::Action> {
        self.offered.to(if self.secrets { Seats::only(seat) } else { self.everybody() })
    }

    /// What this viewer was told from entry `from` on.
    pub(crate) fn events_for(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = G::Event> {
        let reaching = move |told: &&EventBatch<G::Event>| told.reaches(viewer);
        let told = self.told.iter().skip(from).filter(reaching);
        told.flat_map(|told| &told.events).filter_map(move |event| self.game().seen(event, viewer))
    }

    /// How many entries there are.
    pub(crate) fn len(&self) -> usize {
        self.log.len()
    }

    /// The entry from which on things are told again to those who come back to a game.
    pub(crate) fn a_round_ago(&self) -> usize {
        self.len().saturating_sub(self.seats.len())
    }

    /// Does anybody know or decide something right now that the others must not see?
    pub(crate) fn holds_secrets(&self) -> bool {
        self.hidden
    }

    pub(crate) fn game(&self) -> &G {
        self.table.game()
    }

    pub(crate) fn state(&self) -> &G::State {
        self.table.state()
    }

    pub(crate) fn decision(&self) -> DecisionId {
        self.table.decision()
    }

    pub(crate) fn awaited(&self) -> Seats {
        self.table.to_act()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    pub(crate) fn seating(&self) -> &[SeatRecord] {
        &self.seats
    }

    pub(crate) fn everybody(&self) -> Seats {
        Seats::all(self.game().seats())
    }

    /// The level of the bot in this seat, if there is one.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.occupant.level()
    }

    /// Those who sit at this keyboard.
    pub(crate) fn humans(&self) -> Seats {
        self.everybody().iter().filter(|seat| self.bot(*seat).is_none()).collect()
    }
}
