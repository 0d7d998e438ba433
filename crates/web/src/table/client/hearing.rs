//! What is heard from the server, and what it changes.

use super::{ConnectionError, PendingRequest, RequestError, TableClient};
use crate::devices::SeatLinkError;
use crate::game_loader::{game, is_missing};
use crate::storage;
use crate::table::event_log::EventLog;
use crate::table::hint::Hint;
use crate::table::transport::TransportEvent;
use leptos::prelude::*;
use rules::{Seat, Viewer};
use std::sync::Arc;
use wire::http::Seated;
use wire::{
    JsonUpdate, PROTOCOL, ProtocolError, ProtocolErrorCode, Request, Stage, TableInfo, ToClient,
    ViewerSnapshot,
};

impl TableClient {
    pub(super) fn hear(self, heard: TransportEvent) {
        match heard {
            TransportEvent::Open => self.hello(),
            TransportEvent::Cut => self.call_later(),
            TransportEvent::Displaced => {
                self.halt.set(Some(ConnectionError::Displaced));
                self.call_later();
            }
            TransportEvent::Message(message) => self.heed(*message),
            TransportEvent::Elsewhere => self.call(),
            TransportEvent::Lesson(progress) => self.learn(*progress),
            TransportEvent::OtherLesson => self.leave_lesson(),
            TransportEvent::Kept(kept) => self.unkept.set(!kept),
            TransportEvent::Text(text) => {
                self.silent.set_value(false);
                match serde_json::from_str(&text) {
                    Ok(message) => self.heed(message),
                    // A server that we cannot understand speaks another version.
                    Err(_) => self.halt.set(Some(ConnectionError::OtherVersion)),
                }
            }
        }
    }

    fn heed(self, message: ToClient) {
        match message {
            ToClient::Welcome { protocol, .. } if protocol != PROTOCOL => {
                self.halt.set(Some(ConnectionError::OtherVersion));
            }
            ToClient::Welcome { about, .. } if is_missing(&about.game) => self.fetch(about.game),
            ToClient::Welcome { viewer, about, shown, happened, .. } => {
                self.halt.set(unfit(&about));
                self.life.forget();
                self.failures.set(0);
                self.take_over(viewer, &about);
                self.devices.set(1);
                self.see_as(viewer);
                self.look.set(None);
                self.curtain.set(None);
                self.caught_up(happened, shown);
                self.about.set(Some(*about));
                self.asked.set(None);
                self.recalling.set_value(None);
                self.hint.set(Hint::None);
                self.no.update(|no| {
                    // What kept us out is over; that we lost our seat stays worth knowing until we have another.
                    let lost =
                        matches!(no, Some(RequestError::Fault(fault)) if fault.code == ProtocolErrorCode::WrongSecret);
                    if !lost || viewer != Viewer::Public {
                        *no = None;
                    }
                });
                self.connected.set(true);
            }
            ToClient::Status(status) => {
                let begun = status.stage != Stage::Gathering;
                self.about.update(|about| {
                    if let Some(about) = about {
                        about.update(status);
                    }
                });
                if begun && self.shown.with_untracked(Option::is_none) {
                    self.resync();
                }
            }
            ToClient::Update { happening, shown } => {
                match self.event_log.try_update(|event_log| event_log.hear(happening)) {
                    Some(Ok(())) => self.show(shown),
                    _ => self.resync(),
                }
            }
            ToClient::CaughtUp { happened, shown } => self.caught_up(happened, shown),
            ToClient::History { happened } => {
                self.event_log.update(|event_log| event_log.replace(happened));
            }
            ToClient::Done { id } => {
                self.answered(Some(id));
            }
            ToClient::Hint { moment, action, .. } => {
                let open = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.moment));
                if open == Some(moment) {
                    self.advise(Arc::from(action));
                }
            }
            ToClient::Said(said) => self.talk.hear(vec![said]),
            ToClient::Talk { said } => self.talk.hear(said),
            ToClient::Curtain { seat } => self.curtain.set(Some(seat)),
            ToClient::Look { seat, shown, happened } => self.see_with(seat, shown, happened),
            ToClient::Refused(refused) if self.talk.is_answered(&refused) => {}
            ToClient::Refused(refused) => {
                self.unadvised(Some(refused.id));
                let action = self.answered(Some(refused.id)).and_then(|asked| asked.action);
                self.no.set(Some(RequestError::Refused { refused, action }));
            }
            ToClient::Fault(fault) => self.fault(fault),
            ToClient::Why { id, refused } => self.explained(id, refused),
            ToClient::Then { number, shown } => {
                self.recalling.set_value(None);
                self.recalled.set(Some((number, Arc::new(shown))));
            }
            ToClient::Clocks(clocks) => self.life.told(clocks),
            ToClient::Motion { open, ended } => {
                if open.is_some() || ended.is_some() {
                    self.forget_refusal();
                }
                self.life.asked(open, ended);
            }
            ToClient::Devices { open } => self.devices.set(open),
            ToClient::Renewed(seated) => {
                storage::renew(&seated.table, &seated.secret);
                // Whatever shows the secret shows the new one.
                self.viewer.notify();
            }
            ToClient::Rematch(seated) => self.go_on_at(seated),
            ToClient::Pong => {}
        }
    }

    /// A seat that a link brought here is ours from the moment the table knows us by it.
    fn take_over(self, viewer: Viewer, about: &TableInfo) {
        let Some(secret) = self.carried.get_value() else { return };
        self.carried.set_value(None);
        if let Viewer::Seat(seat) = viewer {
            let name = about.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
            storage::hold(Seated { table: about.table.clone(), seat, secret }, &about.game, &name);
        }
    }

    /// Each viewer has numbers of its own: what was told to another viewer does not count here.
    fn see_as(self, viewer: Viewer) {
        if self.viewer.get_untracked() != viewer {
            self.viewer.set(viewer);
            self.talk.forget();
            if self.event_log.with_untracked(EventLog::have).is_some() {
                self.event_log.set(EventLog::default());
                self.say(None, Request::History);
            }
        }
    }

    /// One who watches sees as another viewer, whose numbers are its own.
    fn see_with(self, seat: Option<Seat>, shown: Option<ViewerSnapshot>, happened: Vec<JsonUpdate>) {
        self.look.set(seat);
        self.event_log.set(EventLog::default());
        self.caught_up(happened, shown);
    }

    fn resync(self) {
        let have = self.event_log.with_untracked(EventLog::have).unwrap_or(0);
        self.say(None, Request::Resync { have });
    }

    fn caught_up(self, happened: Vec<JsonUpdate>, shown: Option<ViewerSnapshot>) {
        self.event_log.update(|event_log| event_log.catch_up(happened));
        if let Some(shown) = shown {
            self.show(shown);
        }
        if self.event_log.with_untracked(EventLog::begins_late) {
            self.say(None, Request::History);
        }
    }

    fn show(self, shown: ViewerSnapshot) {
        let turn = move || untrack(move || self.my_turn());
        let before = turn();
        let moment = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.moment));
        let moved = moment != Some(shown.moment);
        // Where there was none, nobody need hear that there is none: every choice listens for it.
        if moved && self.hint.with_untracked(|hint| !matches!(hint, Hint::None)) {
            self.hint.set(Hint::None);
        }
        self.shown.set(Some(Arc::new(shown)));
        // Whoever is to move has other things to think of than what was refused before; while the others move on, there
        // is time to read it.
        if moved && (before || turn()) {
            self.forget_refusal();
        }
    }

    fn forget_refusal(self) {
        if self.no.with_untracked(|no| matches!(no, Some(RequestError::Refused { .. }))) {
            self.no.set(None);
        }
    }

    /// The request that this answers, which is no longer open.
    fn answered(self, id: Option<u32>) -> Option<PendingRequest> {
        let asked = self.asked.get_untracked().filter(|asked| id.is_none_or(|id| id == asked.id))?;
        self.asked.set(None);
        Some(asked)
    }

    /// There will be no answer to this question for advice.
    fn unadvised(self, id: Option<u32>) {
        self.hint.update(|hint| {
            if matches!(hint, Hint::Asked(asked) if Some(*asked) == id) {
                *hint = Hint::None;
            }
        });
    }

    /// Says why something could not be done, as if it had been tried; an answer to an earlier question is no use.
    fn explained(self, id: u32, refused: Option<wire::ActionError>) {
        let Some(asked) = self.wondered.get_value().filter(|asked| asked.id == id) else { return };
        self.wondered.set_value(None);
        self.no.set(refused.map(|refused| RequestError::Refused { refused, action: asked.action }));
    }

    fn fault(self, fault: ProtocolError) {
        self.unadvised(fault.id);
        if fault.id.is_some() && fault.id == self.recalling.get_value() {
            self.recalling.set_value(None);
        }
        match fault.code {
            ProtocolErrorCode::OtherProtocol => self.halt.set(Some(ConnectionError::OtherVersion)),
            ProtocolErrorCode::UnknownTable => self.halt.set(Some(ConnectionError::UnknownTable)),
            ProtocolErrorCode::WrongSecret => {
                if self.carried.get_value().is_some() {
                    // What a link brought is no good; a seat of our own has nothing to do with it.
                    self.carried.set_value(None);
                    self.link_trouble.set(Some(SeatLinkError::Wrong));
                } else {
                    // The seat is not ours, or no longer: watch instead.
                    storage::lose_seat(&self.table.get_value());
                    self.no.set(Some(RequestError::Fault(fault)));
                }
                self.call();
            }
            _ => {
                self.answered(fault.id);
                self.no.set(Some(RequestError::Fault(fault)));
                // Not even let in: the house is full or out of order, and may not be so later.
                if !self.connected.get_untracked() {
                    self.line.set_value(None);
                    self.call_later();
                }
            }
        }
    }
}

/// What keeps this page from showing such a table, if anything.
fn unfit(about: &TableInfo) -> Option<ConnectionError> {
    match game(&about.game) {
        None => Some(ConnectionError::UnknownGame),
        Some(game) => (game.info().version != about.rules).then_some(ConnectionError::OtherVersion),
    }
}
