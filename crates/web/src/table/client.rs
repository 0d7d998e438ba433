//! This browser at a table: a façade of the parts that each hold one kind of state.
//!
//! [`connection`](Connection) carries messages, [`receive`] hands each to the part it is for, [`send`] makes requests.

mod browser_events;
mod connection;
mod connection_state;
mod countdown_clocks;
mod earlier_snapshots;
mod event_feed;
mod event_log;
mod event_queue;
mod pace;
mod perspective;
mod published;
mod receive;
#[cfg(test)]
mod receive_tests;
mod requests;
#[cfg(test)]
mod samples;
mod seat_link;
mod send;
mod ticker;
mod unconfirmed;
mod vote_state;

pub use connection_state::ConnectionError;
pub use event_queue::EventQueue;
pub use pace::Pace;
pub use published::PublishedState;
pub use receive::MOST_SENTENCES;
pub use requests::RequestError;

use super::hint::Hint;
use super::talk::Talk;
use crate::devices::{self, SeatLink};
use crate::storage;
use connection::Connection;
use countdown_clocks::CountdownClocks;
use earlier_snapshots::EarlierSnapshots;
use event_feed::EventFeed;
use leptos::prelude::*;
use local_table::Progress;
use perspective::Perspective;
use requests::Requests;
use rules::{Seat, Seats};
use seat_link::SeatLinkState;
use std::sync::Arc;
use ticker::Ticker;
use unconfirmed::UnconfirmedMove;
use vote_state::VoteState;
use wire::{ErasedUpdate, Occupant, SeatInfo, Stage, TableInfo};

/// A browser at a table.
#[derive(Copy, Clone)]
pub struct TableClient {
    /// The table's id.
    pub table: StoredValue<String>,
    /// What everybody may know of the table; nothing before the first welcome.
    pub about: RwSignal<Option<TableInfo>>,
    /// The connection to the table.
    pub connection: Connection,
    /// All that this viewer was told, for the drawing.
    pub feed: EventFeed,
    /// What has come and is still to be shown.
    pub queue: EventQueue,
    /// How fast it is shown.
    pub pace: Pace,
    /// What of it may be told now, for everything around the drawing.
    pub published: PublishedState,
    /// What was asked of the table.
    pub requests: Requests,
    /// Earlier moments of the game, asked for when somebody looks back.
    pub earlier: EarlierSnapshots,
    /// A move that waits to be confirmed.
    pub unconfirmed: UnconfirmedMove,
    /// As whom this browser sees the table.
    pub perspective: Perspective,
    /// The seat that a link brought here.
    pub seat_link: SeatLinkState,
    /// The clocks.
    pub clocks: CountdownClocks,
    /// The question to all.
    pub vote: VoteState,
    /// What was said.
    pub talk: Talk,
    /// Advice, asked for or given.
    pub hint: RwSignal<Hint>,
    /// Is the scene of the ending open, once there is one? It can be put away to see the board.
    pub ending_open: RwSignal<bool>,
    /// How far one is, at a table at which one learns.
    pub lesson: RwSignal<Option<Progress>>,
}

impl TableClient {
    /// Comes to the table, with the seat this browser holds there if it holds one.
    pub fn at(table: String) -> TableClient {
        let (link, talk, ticker) = (devices::carried(&table), Talk::at(&table), Ticker::new());
        let client = TableClient::new(table, link, talk, ticker);
        ticker.run_while(move || client.clocks.is_running() || untrack(|| client.vote.is_open()));
        client.connection.start(move |event| client.handle(event));
        client
    }

    /// All the parts, before anything is received.
    fn new(table: String, link: SeatLink, talk: Talk, ticker: Ticker) -> TableClient {
        let (table, feed) = (StoredValue::new(table), EventFeed::new());
        TableClient {
            table,
            about: RwSignal::new(None),
            connection: Connection::new(table),
            feed,
            queue: EventQueue::new(),
            pace: Pace::new(),
            published: PublishedState::new(feed.snapshot(), feed.updates()),
            requests: Requests::new(),
            earlier: EarlierSnapshots::new(),
            unconfirmed: UnconfirmedMove::new(),
            perspective: Perspective::new(),
            seat_link: SeatLinkState::new(link),
            clocks: CountdownClocks::new(ticker),
            vote: VoteState::new(ticker),
            talk,
            hint: RwSignal::new(Hint::None),
            ending_open: RwSignal::new(true),
            lesson: RwSignal::new(None),
        }
    }

    /// Is the table on this device?
    pub fn is_local(self) -> bool {
        self.table.with_value(|table| storage::is_local(table))
    }

    /// Does one learn here?
    pub fn is_lesson(self) -> bool {
        self.table.with_value(|table| storage::lesson_game(table).is_some())
    }

    /// Reads something of what everybody may know; nothing before the first welcome.
    pub fn read<T: Default>(self, read: impl FnOnce(&TableInfo) -> T) -> T {
        self.about.with(|about| about.as_ref().map(read).unwrap_or_default())
    }

    /// Does anybody play here besides bots and those at this device?
    pub fn has_company(self) -> bool {
        let me = self.me();
        let is_other = |(seat, about): (Seat, &SeatInfo)| {
            me != Some(seat) && !matches!(about.occupant, Occupant::Bot(_))
        };
        !self.is_local() && self.read(|about| Seat::all().zip(&about.seats).any(is_other))
    }

    /// Do several people share this device?
    pub fn is_shared(self) -> bool {
        let people =
            |about: &TableInfo| about.seats.iter().filter(|seat| seat.occupant == Occupant::Human).count();
        self.is_local() && self.read(people) > 1
    }

    /// How far the table is, as far as may be told. A game that is on but not seen yet is still on its way; one that was
    /// given up before it began has nothing to be seen.
    pub fn stage(self) -> Option<Stage> {
        let (stage, closed) = self.read(|about| Some((about.stage, about.conduct.closed)))?;
        let is_seen = stage == Stage::Gathering || closed || self.feed.has_begun();
        is_seen.then(|| self.published.stage(stage))
    }

    /// The seat played from here.
    pub fn me(self) -> Option<Seat> {
        self.perspective.seat()
    }

    /// The seat whose player reads the page, and nobody else does: several who share a device are called by name.
    pub fn reader(self) -> Option<Seat> {
        self.me().filter(|_| !self.is_shared())
    }

    /// Whom the game waits for, as far as may be told.
    pub fn awaited(self) -> Seats {
        self.published.awaited()
    }

    /// Does the game wait for this browser's player, as far as may be told?
    pub fn my_turn(self) -> bool {
        self.me().is_some_and(|seat| self.awaited().contains(seat))
    }

    /// Whose turn the page tells of: with what is told of the others' moves, not before it.
    pub fn told_turn(self) -> Seats {
        self.queue.turn(self.awaited())
    }

    /// Does the game wait for a bot, as far as may be told?
    pub fn awaits_bot(self) -> bool {
        let is_bot = |seat: &SeatInfo| matches!(seat.occupant, Occupant::Bot(_));
        let awaited = self.awaited();
        self.read(|about| awaited.iter().any(|seat| about.seats.get(seat.index()).is_some_and(is_bot)))
    }

    /// The message that says that it is this player's turn: to play, or only to answer.
    pub fn turn_message(self) -> &'static str {
        if self.published.is_reply() { "turn-reply" } else { "turn-mine" }
    }

    /// Can an action be sent now?
    pub fn ready(self) -> bool {
        let settled = !self.requests.is_pending() && !self.queue.is_again();
        settled && self.connection.is_connected() && self.connection.error().is_none()
    }

    /// Is the game on, and does this browser's player play it?
    pub fn plays(self) -> bool {
        let plays = |seat: &SeatInfo| !seat.conduct.conceded;
        let me = self.me();
        let on = self.read(|about| {
            let seat = me.and_then(|me| about.seats.get(me.index()));
            about.stage == Stage::Playing && seat.is_some_and(plays)
        });
        on && !self.is_local()
    }

    /// Has the game an end without a result?
    pub fn is_closed(self) -> bool {
        self.read(|about| about.conduct.closed)
    }

    /// Is there nothing more to play, with a result or without, as far as may be told?
    pub fn is_over(self) -> bool {
        self.published.is_over(self.is_closed())
    }

    /// Is there nothing more to play, whether or not that may be told?
    pub fn has_ended(self) -> bool {
        let shown = self.feed.snapshot();
        self.is_closed() || shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome.is_some()))
    }

    /// What happened since the player of this seat last moved, of what may be told.
    pub fn recent_updates(self) -> Vec<Arc<ErasedUpdate>> {
        let Some(since) = self.queue.since() else { return Vec::new() };
        self.published.with_updates(|updates| updates[event_log::until(updates, since).len()..].to_vec())
    }

    /// Is this browser's player asked something by the others?
    pub fn is_asked(self) -> bool {
        self.vote.awaits(self.me())
    }
}
