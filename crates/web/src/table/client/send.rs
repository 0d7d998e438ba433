//! What this browser asks of the table: a move, a reason, advice, an earlier snapshot.

use super::TableClient;
use crate::table::hint::Hint;
use game_ui::ErasedAction;
use leptos::prelude::*;
use local_table::LessonNavigation;
use wire::table_admin::Command;
use wire::{Payload, Request};

impl TableClient {
    /// Does something at the table; asks first where the reader wants to be asked.
    pub fn act(self, action: ErasedAction) {
        if self.unconfirmed.holds_back(self, &action) {
            return;
        }
        self.act_unasked(action);
    }

    /// Does what the reader has confirmed.
    pub fn confirm(self) {
        if let Some(action) = self.unconfirmed.take(self) {
            self.act_unasked(action);
        }
    }

    /// Does something at the table, unless another request is still under way.
    pub fn act_unasked(self, action: ErasedAction) {
        self.request(Request::Act { action: action.to_payload() }, Some(action));
    }

    /// Takes back.
    pub fn undo(self) {
        self.request(Request::Undo, None);
    }

    /// Wants something besides a move.
    pub fn command(self, command: Command) {
        self.request(Request::Command(command), None);
    }

    /// Asks why something could not be done.
    pub fn ask_why(self, action: ErasedAction) {
        let may_ask = untrack(move || self.connection.is_connected() && self.me().is_some());
        if may_ask {
            let id = self.connection.send(None, Request::ExplainRefusal { action: action.to_payload() });
            self.requests.explanation_sent(id, action);
        }
    }

    /// Asks how things stood at an earlier number, unless another is still on its way.
    pub fn ask_earlier(self, number: u64) {
        if !self.earlier.is_pending() && untrack(|| self.connection.is_connected()) {
            self.earlier.sent(self.connection.send(None, Request::SnapshotAt { number }));
        }
    }

    /// Asks what a strong bot would do here.
    pub fn ask_hint(self) {
        match self.hint.get_untracked() {
            // The decision is still the same, and so is the advice.
            Hint::Given(advice) => self.give_hint(advice),
            Hint::None if untrack(move || self.ready() && self.my_turn()) => {
                self.hint.set(Hint::Asked(self.connection.send(None, Request::Hint)));
            }
            Hint::None | Hint::Asked(_) => {}
        }
    }

    /// Says what a bot would do, instead of what was said before.
    pub(super) fn give_hint(self, advice: Payload) {
        self.requests.dismiss_error();
        self.vote.dismiss();
        self.hint.set(Hint::Given(advice));
    }

    /// Takes the seat that a link brought here.
    pub fn accept_seat(self) {
        self.seat_link.accept();
        self.connection.connect();
    }

    /// Goes to another step of the lesson.
    pub fn go_to_step(self, destination: LessonNavigation) {
        self.requests.dismiss_error();
        self.connection.go_to_step(destination);
    }

    fn request(self, request: Request, action: Option<ErasedAction>) {
        let (seated, connected) = untrack(|| (self.me().is_some(), self.connection.is_connected()));
        if !seated || !untrack(|| self.ready()) {
            // An answer that is under way needs only a moment; a connection that is down must be told.
            if seated && !connected {
                self.requests.not_sent();
            }
            return;
        }
        let decision = untrack(|| self.feed.decision()).filter(|_| action.is_some());
        self.requests.sent(self.connection.send(decision, request), action);
    }
}
