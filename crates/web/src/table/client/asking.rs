//! What this browser asks of the table: a move, a reason, advice, an earlier moment.

use super::{PendingRequest, RequestError, TableClient};
use crate::table::hint::Hint;
use crate::table::transport::Transport;
use game_ui::ErasedAction;
use leptos::prelude::*;
use serde_json::value::RawValue;
use std::sync::Arc;
use wire::table_admin::Command;
use wire::{Request, ToServer};

impl TableClient {
    /// Does something at the table, unless another request is still under way.
    pub fn act(self, action: ErasedAction) {
        if let Some(json) = action.to_json() {
            self.ask(Request::Act { action: json }, Some(action));
        }
    }

    /// Asks why something could not be done.
    pub fn why(self, action: ErasedAction) {
        let may_ask = untrack(move || self.connected.get() && self.me().is_some());
        if let Some(json) = action.to_json().filter(|_| may_ask) {
            let id = self.say(None, Request::Why { action: json });
            self.wondered.set_value(Some(PendingRequest { id, action: Some(action) }));
        }
    }

    /// Asks how things stood at an earlier number, unless another is still on its way.
    pub fn recall(self, number: u64) {
        if self.recalling.get_value().is_none() && self.connected.get_untracked() {
            self.recalling.set_value(Some(self.say(None, Request::Then { number })));
        }
    }

    /// Takes back.
    pub fn undo(self) {
        self.ask(Request::Undo, None);
    }

    /// Wants something besides a move.
    pub fn order(self, order: Command) {
        self.ask(Request::Order(order), None);
    }

    /// Asks what a strong bot would do here.
    pub fn ask_hint(self) {
        match self.hint.get_untracked() {
            // The decision is still the same, and so is the advice.
            Hint::Given(advice) => self.advise(advice),
            Hint::None if untrack(move || self.ready() && self.my_turn()) => {
                self.hint.set(Hint::Asked(self.say(None, Request::Hint)));
            }
            Hint::None | Hint::Asked(_) => {}
        }
    }

    /// Says what a bot would do, instead of what was said before.
    pub(super) fn advise(self, advice: Arc<RawValue>) {
        self.no.set(None);
        self.life.ended.set(None);
        self.hint.set(Hint::Given(advice));
    }

    /// Lets the bots on this device go on without a pause until a person is awaited.
    pub fn hurry(self) {
        self.line.with_value(|line| line.iter().for_each(Transport::hurry));
    }

    fn ask(self, request: Request, action: Option<ErasedAction>) {
        if !untrack(move || self.ready() && self.me().is_some()) {
            // An answer that is under way needs only a moment; a line that is down must be told.
            if !self.connected.get_untracked() && untrack(move || self.me().is_some()) {
                self.no.set(Some(RequestError::NotSent));
            }
            return;
        }
        self.no.set(None);
        let moment = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.moment));
        let id = self.say(moment.filter(|_| action.is_some()), request);
        self.asked.set(Some(PendingRequest { id, action }));
    }

    pub(in crate::table) fn say(self, moment: Option<table::DecisionId>, say: Request) -> u32 {
        let id = self.last_id.get_value() + 1;
        self.last_id.set_value(id);
        // Our own message always serialises.
        if let Ok(text) = serde_json::to_string(&ToServer { id, moment, say }) {
            self.line.with_value(|line| {
                if let Some(line) = line {
                    line.say(&text);
                }
            });
        }
        id
    }
}
