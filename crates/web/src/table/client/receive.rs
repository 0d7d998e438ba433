//! What comes from the table, handed to the part that it is for.

use super::connection::ConnectionEvent;
use super::{ConnectionError, TableClient};
use crate::game_loader::{game, is_missing};
use crate::storage;
use crate::table::display;
use crate::table::hint::Hint;
use leptos::prelude::*;
use rules::{Seat, Seats, Viewer};
use std::sync::Arc;
use wire::http::Seated;
use wire::{
    ErasedUpdate, PROTOCOL, ProtocolError, ProtocolErrorCode, Request, Stage, TableInfo, ToClient,
    ViewerSnapshot,
};

/// More of them nobody waits for.
pub const MOST_SENTENCES: usize = 4;

impl TableClient {
    pub(super) fn handle(self, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Opened => self.send_hello(),
            ConnectionEvent::Received(message) => self.receive(*message),
            ConnectionEvent::LessonProgress(progress) => self.show_progress(*progress),
            ConnectionEvent::LessonChanged => self.leave_lesson(),
        }
    }

    /// Says which table is meant, who we are, and what we know already.
    fn send_hello(self) {
        let table = self.table.get_value();
        let secret = self.seat_link.secret().or_else(|| storage::seat(&table).map(|held| held.secret));
        // A screen for all shows what all may see, whoever set it up.
        let secret = secret.filter(|_| !display::is_on());
        let have = untrack(|| self.feed.last_number());
        self.connection.send(None, Request::Hello { protocol: PROTOCOL, table, secret, have });
    }

    pub(super) fn receive(self, message: ToClient) {
        match message {
            ToClient::Welcome { protocol, .. } if protocol != PROTOCOL => {
                self.connection.fail(ConnectionError::OtherVersion);
            }
            ToClient::Welcome { about, .. } if is_missing(&about.game) => {
                self.connection.load_game(about.game);
            }
            ToClient::Welcome { viewer, about, shown, updates, .. } => {
                self.welcome(viewer, *about, shown, updates);
            }
            ToClient::Status(status) => {
                let begun = status.stage != Stage::Gathering;
                self.about.update(|about| {
                    if let Some(about) = about {
                        about.update(status);
                    }
                });
                if begun && !untrack(|| self.feed.has_begun()) {
                    self.connection.send(None, self.feed.resync());
                }
            }
            ToClient::Update { update, shown } => match self.feed.push(update) {
                Ok(()) => self.enqueue(shown),
                Err(resync) => drop(self.connection.send(None, resync)),
            },
            ToClient::CaughtUp { updates, shown } => self.catch_up(updates, shown),
            ToClient::History { updates } => self.feed.replace(updates),
            ToClient::Done { id } => drop(self.requests.answered(id)),
            ToClient::Hint { decision, action, .. } => {
                if untrack(|| self.feed.decision()) == Some(decision) {
                    self.give_hint(action);
                }
            }
            ToClient::Said(said) => self.talk.receive(vec![said]),
            ToClient::Talk { said } => self.talk.receive(said),
            ToClient::Curtain { seat } => self.perspective.lower_curtain(seat),
            ToClient::WatchingAs { seat, shown, updates } => self.borrow_view(seat, shown, updates),
            ToClient::Refused(refused) if self.talk.is_answered(&refused) => {}
            ToClient::Refused(refused) => {
                self.cancel_hint(Some(refused.id));
                self.requests.refused(refused);
            }
            ToClient::Error(fault) => self.fail(fault),
            ToClient::Explained { id, refused } => self.requests.explained(id, refused),
            ToClient::SnapshotAt { number, shown } => self.receive_earlier(number, Arc::new(shown)),
            ToClient::Clocks(clocks) => self.clocks.receive(clocks, js_sys::Date::now()),
            ToClient::Vote { open, ended } => {
                if open.is_some() || ended.is_some() {
                    self.requests.forget_refusal();
                }
                self.vote.receive(open, ended, js_sys::Date::now());
            }
            ToClient::Devices { open } => self.seat_link.set_devices(open),
            ToClient::Renewed(seated) => {
                storage::renew(&seated.table, &seated.secret);
                self.perspective.renewed();
            }
            ToClient::Rematch(seated) => self.go_on_at(seated),
            ToClient::Pong => {}
        }
    }

    fn welcome(
        self,
        viewer: Viewer,
        about: TableInfo,
        shown: Option<ViewerSnapshot>,
        updates: Vec<ErasedUpdate>,
    ) {
        self.connection.set_error(incompatibility(&about));
        self.clocks.clear();
        self.vote.clear();
        self.hold_linked_seat(viewer, &about);
        self.seat_link.set_devices(1);
        if self.perspective.welcome(viewer) {
            self.talk.forget();
            if let Some(history) = self.feed.restart() {
                self.connection.send(None, history);
            }
        }
        self.catch_up(updates, shown);
        self.about.set(Some(about));
        self.hint.set(Hint::None);
        self.requests.restart(viewer);
        self.earlier.cancel();
        self.connection.welcome();
    }

    /// A seat that a link brought here is ours from the moment the table knows us by it.
    fn hold_linked_seat(self, viewer: Viewer, about: &TableInfo) {
        if let (Some(secret), Viewer::Seat(seat)) = (self.seat_link.take_secret(), viewer) {
            let name = about.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
            storage::hold(Seated { table: about.table.clone(), seat, secret }, &about.game, &name);
        }
    }

    /// One who watches sees as another viewer, whose numbers are its own and come with the view.
    fn borrow_view(self, seat: Option<Seat>, shown: Option<ViewerSnapshot>, updates: Vec<ErasedUpdate>) {
        self.perspective.lend(seat);
        self.queue.clear();
        let _ = self.feed.restart();
        self.catch_up(updates, shown);
    }

    fn catch_up(self, updates: Vec<ErasedUpdate>, shown: Option<ViewerSnapshot>) {
        self.feed.catch_up(updates);
        if let Some(shown) = shown {
            // What happened meanwhile is told in words: the board is shown as it stands, with the traces it had.
            self.queue.clear();
            self.queue.begin(untrack(|| self.perspective.viewer()), shown.number);
            self.show(Arc::new(shown));
        }
        if let Some(history) = self.feed.missing_history() {
            self.connection.send(None, history);
        }
    }

    /// Something happened: it is shown once what happened before has been seen. What the reader did is seen at once, and
    /// so is everything by somebody who looks elsewhere.
    fn enqueue(self, shown: ViewerSnapshot) {
        let only_me = |awaited: Seats| self.me().is_some_and(|me| awaited == Seats::only(me));
        let mine = untrack(|| self.requests.is_pending() || only_me(self.awaited()));
        if mine || self.beat() == 0 {
            self.skip_events();
        }
        if let Some(step) = self.queue.push(shown) {
            self.play(step, mine);
        }
    }

    /// Shows a step, and the next one a beat later.
    pub(super) fn play(self, step: Arc<ViewerSnapshot>, mine: bool) {
        self.queue.acted(untrack(|| self.awaited()));
        self.queue.showed(&step, mine);
        if mine {
            self.queue.remember((untrack(|| self.perspective.viewer()), step.number));
        }
        let beat = self.beat();
        let sentences = if beat > 0 { self.sentences(step.number) } else { 1 };
        let wait = self.queue.beat_ms(beat * sentences as u32);
        self.pace.tell(sentences, wait);
        self.show(step);
        match wait {
            // Nobody looks, or nobody wants to wait: what else has come is shown at once, and nothing of it is lost.
            0 => self.skip_events(),
            wait => self.pace.wait(wait, move || {
                if let Some(next) = self.queue.next() {
                    self.play(next, false);
                }
            }),
        }
    }

    /// In how many sentences the bar tells what happened under this number: a long story by its last ones.
    fn sentences(self, number: u64) -> usize {
        let update = untrack(|| self.feed.update(number));
        update.map_or(1, |update| self.published.sentences(&update)).clamp(1, MOST_SENTENCES)
    }

    /// How long a step is to be seen, in milliseconds; nothing for those who look elsewhere.
    fn beat(self) -> u32 {
        match untrack(|| self.queue.is_again()) {
            _ if is_hidden() => 0,
            true => self.pace.again_beat_ms(),
            false => self.pace.beat_ms(),
        }
    }

    /// Shows how things stand at once.
    pub fn skip_events(self) {
        self.pace.stop();
        if let Some(last) = self.queue.skip() {
            self.show(last);
        }
    }

    fn receive_earlier(self, number: u64, shown: Arc<ViewerSnapshot>) {
        self.earlier.receive(number, shown.clone());
        match self.queue.recalled(number, shown) {
            Some(Ok(())) => self.show_again(),
            Some(Err(next)) => self.ask_earlier(next),
            None => (),
        }
    }

    /// Shows what happened since the reader last moved once more. What was played before the page was opened is asked for
    /// first.
    pub fn show_again(self) {
        if let Some(first) = self.queue.recall() {
            return self.ask_earlier(first);
        }
        if let Some(first) = self.queue.replay() {
            self.play(first, false);
        }
    }

    fn show(self, shown: Arc<ViewerSnapshot>) {
        let turn = move || untrack(move || self.my_turn());
        let before = turn();
        let moved = untrack(|| self.feed.decision()) != Some(shown.decision);
        // Where there was none, nobody need hear that there is none: every choice listens for it.
        if moved && self.hint.with_untracked(|hint| !matches!(hint, Hint::None)) {
            self.hint.set(Hint::None);
        }
        self.feed.show(shown);
        // Whoever is to move has other things to think of than what was refused before; while the others move on, there
        // is time to read it.
        if moved && (before || turn()) {
            self.requests.forget_refusal();
        }
    }

    /// There will be no answer to this question for advice.
    fn cancel_hint(self, id: Option<u32>) {
        self.hint.update(|hint| {
            if matches!(hint, Hint::Asked(asked) if Some(*asked) == id) {
                *hint = Hint::None;
            }
        });
    }

    fn fail(self, fault: ProtocolError) {
        self.cancel_hint(fault.id);
        self.earlier.failed(fault.id);
        match fault.code {
            ProtocolErrorCode::OtherProtocol => self.connection.fail(ConnectionError::OtherVersion),
            ProtocolErrorCode::UnknownTable => self.connection.fail(ConnectionError::UnknownTable),
            ProtocolErrorCode::WrongSecret => {
                // What a link brought may be no good; a seat of our own has nothing to do with it.
                if !self.seat_link.reject() {
                    // The seat is not ours, or no longer: watch instead.
                    storage::lose_seat(&self.table.get_value());
                    self.requests.lost_seat(fault);
                }
                self.connection.connect();
            }
            _ => {
                self.requests.failed(fault);
                // Not even let in: the server is full or out of order, and may not be so later.
                if !untrack(|| self.connection.is_connected()) {
                    self.connection.give_up_for_now();
                }
            }
        }
    }
}

/// Does nobody see the page?
fn is_hidden() -> bool {
    // Tests of the client run without a page.
    cfg!(target_arch = "wasm32") && document().hidden()
}

/// What keeps this page from showing such a table, if anything.
fn incompatibility(about: &TableInfo) -> Option<ConnectionError> {
    match game(&about.game) {
        None => Some(ConnectionError::UnknownGame),
        Some(game) => (game.info().version != about.rules).then_some(ConnectionError::OtherVersion),
    }
}
