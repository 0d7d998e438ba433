//! The table itself, who sits at it, and what everybody sees.

use crate::bot_questions::PendingThoughts;
use any_game::{AnyGame, AnyReplayedGame, AnyTable};
use rules::{GameInfo, Seat, Seats, Seed, Settings, SettingsError, Viewer};
use table::SeatRecord;
use wire::{ErasedUpdate, Level, Occupant, SeatInfo, Stage, TableInfo, ToClient, ViewerSnapshot};

/// A table on this device.
pub struct LocalTable<'g> {
    pub(crate) id: String,
    pub(crate) game: &'g dyn AnyGame,
    pub(crate) info: GameInfo,
    pub(crate) settings: Settings,
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) seed: Seed,
    pub(crate) table: Box<dyn AnyTable>,
    /// The entries that still stand, from the deal on.
    pub(crate) log: Vec<String>,
    /// The beginning of that log, played again for whoever looks back; gone when an entry of it is.
    pub(crate) replayed: Option<Box<dyn AnyReplayedGame>>,
    pub(crate) viewer: Viewer,
    /// The seat whose player alone is looking, where the game has secrets and several share the device.
    pub(crate) lifted: Option<Seat>,
    /// Did somebody let the curtain fall, whether or not there is something to hide?
    pub(crate) covered: bool,
    /// Whom the page was told last to hand the device to.
    pub(crate) handed: Option<Seat>,
    pub(crate) thoughts: PendingThoughts,
    /// Is there something to keep that has not been given away yet?
    pub(crate) unsaved: bool,
}

impl<'g> LocalTable<'g> {
    /// Sets up a table with these at its seats; an open seat is a person's.
    pub fn set_up(
        id: impl Into<String>,
        game: &'g dyn AnyGame,
        settings: Settings,
        mut seats: Vec<SeatRecord>,
        seed: Seed,
    ) -> Result<LocalTable<'g>, SettingsError> {
        for seat in &mut seats {
            if seat.occupant == Occupant::Open {
                seat.occupant = Occupant::Human;
            }
        }
        let (table, deal) = game.deal(&settings, count(&seats), seed)?;
        let mut local = LocalTable::from_table(id.into(), game, settings, seats, seed, table, vec![deal]);
        local.unsaved = true;
        Ok(local)
    }

    pub(crate) fn from_table(
        id: String,
        game: &'g dyn AnyGame,
        settings: Settings,
        seats: Vec<SeatRecord>,
        seed: Seed,
        table: Box<dyn AnyTable>,
        log: Vec<String>,
    ) -> LocalTable<'g> {
        let (info, thoughts) = (game.info(), PendingThoughts::default());
        let viewer = Viewer::Public;
        let mut local = LocalTable {
            id,
            game,
            info,
            settings,
            seats,
            seed,
            table,
            log,
            replayed: None,
            viewer,
            lifted: None,
            covered: false,
            handed: None,
            thoughts,
            unsaved: false,
        };
        local.report_occupancy();
        local.viewer = local.turn();
        local
    }

    /// Tells the rules who is a bot, where they do not know it yet.
    fn report_occupancy(&mut self) {
        let bots = self.seats_of(|occupant| matches!(occupant, Occupant::Bot(_)));
        while let Some(entry) = self.table.report_occupancy(bots) {
            self.log.push(entry);
            self.unsaved = true;
        }
    }

    /// Those who play on this device.
    pub fn people(&self) -> Seats {
        self.seats_of(|occupant| occupant == Occupant::Human)
    }

    /// Does the game wait for a bot?
    pub fn awaits_bot(&self) -> bool {
        self.table.to_act().iter().any(|seat| self.bot(seat).is_some())
    }

    /// The bot in this seat, if there is one.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.occupant.level()
    }

    fn seats_of(&self, is_meant: impl Fn(Occupant) -> bool) -> Seats {
        let seats = Seat::all().zip(&self.seats);
        seats.filter(|(_, seating)| is_meant(seating.occupant)).map(|(seat, _)| seat).collect()
    }

    /// The people at this device whom the game waits for.
    pub(crate) fn awaited_people(&self) -> Seats {
        let people = self.people();
        self.table.to_act().iter().filter(|seat| people.contains(*seat)).collect()
    }

    /// Who should have the device: whoever is awaited, and the one who has it before others.
    pub(crate) fn rightful_seat(&self) -> Option<Seat> {
        let (people, awaited) = (self.people(), self.awaited_people());
        let held = match self.viewer {
            Viewer::Seat(seat) if people.contains(seat) => Some(seat),
            _ => self.last_person().map(|(_, seat)| seat).or(people.first()),
        };
        let keeps = held.filter(|seat| awaited.is_empty() || awaited.contains(*seat));
        keeps.or(awaited.first())
    }

    /// How things stand for the viewer. On one device one may go back whenever there is something to go back to, but not from the
    /// end of the game nor from what is read against the clock.
    pub(crate) fn shown(&self) -> ViewerSnapshot {
        let on = self.table.outcome().is_none();
        let may_undo = on && self.last_person().is_some_and(|(_, seat)| !self.is_reading(seat));
        ViewerSnapshot { may_undo, ..self.table.shown(self.viewer) }
    }

    /// What the viewer has missed since `have`, or the latest things.
    pub(crate) fn since(&self, have: Option<u64>) -> Vec<ErasedUpdate> {
        let missed = have.and_then(|have| self.table.since(self.viewer, have));
        missed.unwrap_or_else(|| self.table.recent(self.viewer))
    }

    /// What everybody may know of the table.
    pub fn about(&self) -> TableInfo {
        let seats = self.seats.iter().map(|seat| SeatInfo {
            name: seat.name.clone(),
            occupant: seat.occupant,
            present: true,
            conduct: Default::default(),
            open: false,
        });
        let stage = if self.table.outcome().is_some() { Stage::Over } else { Stage::Playing };
        TableInfo {
            table: self.id.clone(),
            game: self.info.id.to_owned(),
            rules: self.info.version,
            settings: self.settings.clone(),
            seats: seats.collect(),
            stage,
            conduct: Default::default(),
            host: self.people().first().unwrap_or(Seat::new(0)),
            dice: None,
            public: false,
        }
    }

    pub(crate) fn welcome(&self, have: Option<u64>) -> ToClient {
        ToClient::Welcome {
            protocol: wire::PROTOCOL,
            viewer: self.viewer,
            about: Box::new(self.about()),
            shown: Some(self.shown()),
            updates: self.since(have),
        }
    }

    /// An entry was made: it is kept and told, and the device goes to whom it concerns.
    pub(crate) fn entered(&mut self, entry: String) -> Vec<ToClient> {
        self.log.push(entry);
        self.unsaved = true;
        let viewer = self.turn();
        let mut messages = Vec::new();
        if viewer != self.viewer {
            self.viewer = viewer;
            messages.push(self.welcome(None));
            messages.extend(self.curtain());
        } else {
            let told = self.table.last(viewer);
            messages.extend(told.map(|update| ToClient::Update { update, shown: self.shown() }));
            if self.table.outcome().is_some() {
                messages.push(ToClient::Status(self.about().status()));
            }
            // Under the curtain it may become somebody else's turn to look, or nobody's.
            if self.handed_to() != self.handed {
                if self.handed_to().is_none() {
                    messages.push(self.welcome(None));
                }
                messages.extend(self.curtain());
            }
        }
        messages
    }
}

/// More seats than a byte holds are too many for every game.
pub(crate) fn count(seats: &[SeatRecord]) -> u8 {
    u8::try_from(seats.len()).unwrap_or(u8::MAX)
}
