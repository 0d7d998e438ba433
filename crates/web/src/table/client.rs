//! This browser's presence at a table: the transport to it, and all that is known by it.

mod asking;
mod calling;
mod hearing;

use super::event_log::EventLog;
use super::hint::Hint;
use super::table_admin::TableSigns;
use super::talk::Talk;
use super::transport::Transport;
use crate::devices::{self, SeatLink, SeatLinkError};
use crate::storage;
use game_ui::ErasedAction;
use leptos::prelude::*;
use local_table::{LessonNavigation, Progress};
use rules::{Seat, Seats, Viewer};
use std::sync::Arc;
use std::time::Duration;
use table::ViewerSnapshot;
use wire::{ActionError, ProtocolError, Stage, TableInfo};

/// How often the server is asked whether it is there. A network that is lost is noticed after twice as long.
const PING: Duration = Duration::from_secs(3);

/// Why there is no going on without the reader doing something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ConnectionError {
    /// There is no such table.
    UnknownTable,
    /// The table is played on one device, and this is not the one.
    NotHere,
    /// The table's game is not one of this page's.
    UnknownGame,
    /// The server is newer or older than the page.
    OtherVersion,
    /// This browser's seat is open on too many devices: to come back here closes it on another.
    Displaced,
    /// The table on this device was kept by a page that knew other rules.
    OutdatedSave,
    /// What is kept of the table on this device is damaged.
    BrokenSave,
}

impl ConnectionError {
    /// Is there no table to show?
    pub fn is_final(self) -> bool {
        !matches!(self, ConnectionError::OtherVersion | ConnectionError::Displaced)
    }
}

/// A request that the server has not answered yet.
#[derive(Clone, Debug)]
pub struct PendingRequest {
    id: u32,
    /// The action, where it is one.
    action: Option<ErasedAction>,
}

/// Why the last request came to nothing.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// The table does not allow it.
    Refused {
        /// In the server's words.
        refused: ActionError,
        /// What was refused; nothing where it was a taking back.
        action: Option<ErasedAction>,
    },
    /// The message was no use.
    Fault(ProtocolError),
    /// It could not even be sent.
    NotSent,
}

/// A browser at a table.
#[derive(Copy, Clone)]
pub struct TableClient {
    /// The table's id.
    pub table: StoredValue<String>,
    /// What everybody may know of the table; nothing before the first welcome.
    pub about: RwSignal<Option<TableInfo>>,
    /// As whom this browser sees the table.
    pub viewer: RwSignal<Viewer>,
    /// How things stand.
    pub shown: RwSignal<Option<Arc<ViewerSnapshot>>>,
    /// What happened.
    pub event_log: RwSignal<EventLog>,
    /// Is the line up, and has the server welcomed us?
    pub connected: RwSignal<bool>,
    /// Why there is no going on.
    pub halt: RwSignal<Option<ConnectionError>>,
    /// What was asked and not answered yet.
    pub asked: RwSignal<Option<PendingRequest>>,
    /// Why the last request came to nothing.
    pub no: RwSignal<Option<RequestError>>,
    /// Does the drawing still show how the game ended, so that nothing else tells?
    pub withheld: RwSignal<Option<Memo<bool>>>,
    /// Does whoever is awaited only answer what another does, as the drawing knows?
    pub reply: RwSignal<Option<Memo<bool>>>,
    /// Advice, asked for or given.
    pub hint: RwSignal<Hint>,
    /// How far one is, at a table at which one learns.
    pub lesson: RwSignal<Option<Progress>>,
    /// Is a table on this device lost when the page is closed?
    pub unkept: RwSignal<bool>,
    /// What somebody last wondered why it could not be done.
    wondered: StoredValue<Option<PendingRequest>>,
    /// An earlier moment as this viewer saw it: the last that was asked for.
    pub recalled: RwSignal<Option<(u64, Arc<ViewerSnapshot>)>>,
    /// The id of the request for one that is under way.
    recalling: StoredValue<Option<u32>>,
    /// The secret of a seat that a link brought here, until the table has accepted it.
    carried: StoredValue<Option<String>>,
    /// The secret of a seat that a link brought here, until the reader has said whether they want it.
    pub offered: RwSignal<Option<String>>,
    /// On how many devices this browser's seat is open.
    pub devices: RwSignal<u32>,
    /// Why such a link came to nothing.
    pub link_trouble: RwSignal<Option<SeatLinkError>>,
    /// What was said.
    pub talk: Talk,
    /// How the table lives besides its game.
    pub life: TableSigns,
    /// Whose viewer one who watches sees with; nobody's for the public one.
    pub look: RwSignal<Option<Seat>>,
    /// Whom the device is to be handed to, while people who share it have secrets.
    pub curtain: RwSignal<Option<Seat>>,
    line: StoredValue<Option<Transport>, LocalStorage>,
    last_id: StoredValue<u32>,
    /// How often in a row nobody answered.
    pub failures: RwSignal<u32>,
    silent: StoredValue<bool>,
    /// Is there a line on which an answer is to be expected?
    dialled: StoredValue<bool>,
    /// How often was called: whoever waits to call again is told by it that somebody else has.
    calls: StoredValue<u32>,
}

impl TableClient {
    /// Comes to the table, with the seat this browser holds there if it holds one.
    pub fn at(table: String) -> TableClient {
        let (offered, link_trouble) = match devices::carried(&table) {
            SeatLink::Nothing => (None, None),
            SeatLink::Seat(secret) => (Some(secret), None),
            SeatLink::InTheWay => (None, Some(SeatLinkError::InTheWay)),
        };
        let talk = Talk::at(&table);
        let here = TableClient {
            table: StoredValue::new(table),
            about: RwSignal::new(None),
            viewer: RwSignal::new(Viewer::Public),
            shown: RwSignal::new(None),
            event_log: RwSignal::new(EventLog::default()),
            connected: RwSignal::new(false),
            halt: RwSignal::new(None),
            asked: RwSignal::new(None),
            no: RwSignal::new(None),
            withheld: RwSignal::new(None),
            reply: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            lesson: RwSignal::new(None),
            unkept: RwSignal::new(false),
            wondered: StoredValue::new(None),
            recalled: RwSignal::new(None),
            recalling: StoredValue::new(None),
            carried: StoredValue::new(None),
            offered: RwSignal::new(offered),
            devices: RwSignal::new(1),
            link_trouble: RwSignal::new(link_trouble),
            life: TableSigns::new(),
            talk,
            look: RwSignal::new(None),
            curtain: RwSignal::new(None),
            line: StoredValue::new_local(None),
            last_id: StoredValue::new(0),
            failures: RwSignal::new(0),
            silent: StoredValue::new(false),
            dialled: StoredValue::new(false),
            calls: StoredValue::new(0),
        };
        here.call();
        here.hang_up_when_left();
        here.heed_the_network();
        // Where no timer can be had, a line that dies in silence is noticed at the next move.
        if let Ok(timer) = set_interval_with_handle(move || here.ping(), PING) {
            on_cleanup(move || timer.clear());
        }
        here
    }

    /// Takes the seat that a link brought here.
    pub fn take_offered(self) {
        self.carried.set_value(self.offered.get_untracked());
        self.offered.set(None);
        self.call();
    }

    /// Comes back to a table from which too many other devices have taken this one.
    pub fn come_back(self) {
        self.halt.set(None);
        self.call();
    }

    /// Is the table on this device?
    pub fn is_home(self) -> bool {
        self.table.with_value(|table| storage::is_home(table))
    }

    /// Does one learn here?
    pub fn is_lesson(self) -> bool {
        self.table.with_value(|table| storage::lesson_game(table).is_some())
    }

    /// Turns to another leaf of the lesson.
    pub fn turn_to(self, destination: LessonNavigation) {
        self.no.set(None);
        self.line.with_value(|line| line.iter().for_each(|line| line.turn_to(destination)));
    }

    /// Do several people share this device?
    pub fn is_shared(self) -> bool {
        let people = |about: &TableInfo| {
            about.seats.iter().filter(|seat| seat.occupant == table::Occupant::Human).count()
        };
        self.is_home() && self.about.with(|about| about.as_ref().is_some_and(|about| people(about) > 1))
    }

    /// How far the table is. A game that is on but not seen yet is still on its way; one that was given up before it
    /// began has nothing to be seen.
    pub fn stage(self) -> Option<Stage> {
        let (stage, closed) =
            self.about.with(|about| about.as_ref().map(|about| (about.stage, about.life.closed)))?;
        (stage == Stage::Gathering || closed || self.shown.with(Option::is_some)).then_some(stage)
    }

    /// The seat played from here.
    pub fn me(self) -> Option<Seat> {
        match self.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The seat whose player reads the page, and nobody else does: several who share a device are called by name.
    pub fn reader(self) -> Option<Seat> {
        self.me().filter(|_| !self.is_shared())
    }

    /// Whom the game waits for.
    pub fn awaited(self) -> Seats {
        self.shown.with(|shown| shown.as_ref().map_or(Seats::NONE, |shown| shown.awaited))
    }

    /// Does the game wait for this browser's player, as far as may be told?
    pub fn my_turn(self) -> bool {
        let withheld = self.withheld.get().is_some_and(|withheld| withheld.try_get().unwrap_or_default());
        !withheld && self.me().is_some_and(|seat| self.awaited().contains(seat))
    }

    /// The message that calls this browser's player: to play, or only to answer.
    pub fn call_to_me(self) -> &'static str {
        let reply = self.reply.get().is_some_and(|reply| reply.try_get().unwrap_or_default());
        if reply { "turn-reply" } else { "turn-mine" }
    }

    /// Can an action be sent now?
    pub fn ready(self) -> bool {
        self.connected.get() && self.asked.with(Option::is_none) && self.halt.with(Option::is_none)
    }
}
