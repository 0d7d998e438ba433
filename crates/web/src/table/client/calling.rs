//! The line to the table: calling, calling again, and noticing that nobody is there.

use super::{ConnectionError, TableClient};
use crate::game_loader::{self, is_missing};
use crate::storage;
use crate::table::display;
use crate::table::event_log::EventLog;
use crate::table::local_connection::LocalTableError;
use crate::table::transport::{Transport, TransportError};
use gloo_timers::future::TimeoutFuture;
use leptos::ev::{offline, online, pagehide, pageshow};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{PROTOCOL, Request};

/// The first wait before calling again, and the longest, in milliseconds.
const WAITS: [u32; 2] = [500, 10_000];

impl TableClient {
    /// Calls whoever has the table, hanging up first if there is a line.
    pub fn call(self) {
        self.hang_up();
        self.calls.update_value(|calls| *calls += 1);
        // Whoever holds a seat knows which game it is; others are told, and then call again.
        let game = self.table.with_value(|table| {
            storage::lesson_game(table).map(str::to_owned).or_else(|| Some(storage::seat(table)?.game))
        });
        if let Some(game) = game.filter(|game| is_missing(game)) {
            return self.fetch(game);
        }
        match self.table.with_value(|table| Transport::call(table, move |heard| self.hear(heard))) {
            Ok(line) => {
                self.dialled.set_value(matches!(line, Transport::Server(_)));
                self.line.set_value(Some(line));
            }
            Err(TransportError::Later) => self.call_later(),
            Err(TransportError::NotHome(why)) => self.halt.set(Some(match why {
                LocalTableError::Missing => ConnectionError::NotHere,
                LocalTableError::Outdated => ConnectionError::OutdatedSave,
                LocalTableError::Broken => ConnectionError::BrokenSave,
            })),
        }
    }

    fn hang_up(self) {
        self.connected.set(false);
        self.silent.set_value(false);
        self.dialled.set_value(false);
        self.line.set_value(None);
    }

    /// Where the browser knows that the network is gone, or back, nobody has to wait for the next ping.
    pub(super) fn heed_the_network(self) {
        let lost = window_event_listener(offline, move |_| {
            if self.dialled.get_value() {
                self.hang_up();
                self.call_later();
            }
        });
        let back = window_event_listener(online, move |_| {
            if !self.is_home() && !self.connected.get_untracked() && self.halt.get_untracked().is_none() {
                self.call();
            }
        });
        on_cleanup(move || {
            lost.remove();
            back.remove();
        });
    }

    /// Fetches the game that is played here, and calls again once it has come.
    pub(super) fn fetch(self, game: String) {
        self.hang_up();
        spawn_local(async move {
            match game_loader::fetch(&game).await {
                Ok(()) => self.call(),
                Err(_) => self.call_later(),
            }
        });
    }

    /// A browser may keep a page that was left as it is, in case its reader goes back, and its line with it: the others
    /// would believe that the reader is still here.
    pub(super) fn hang_up_when_left(self) {
        let leave = window_event_listener(pagehide, move |_| self.hang_up());
        let back = window_event_listener(pageshow, move |event| {
            if event.persisted() {
                self.call();
            }
        });
        on_cleanup(move || {
            leave.remove();
            back.remove();
        });
    }

    pub(super) fn hello(self) {
        let table = self.table.get_value();
        let secret = self.carried.get_value().or_else(|| storage::seat(&table).map(|held| held.secret));
        // A screen for all shows what all may see, whoever set it up.
        let secret = secret.filter(|_| !display::is_on());
        let have = self.event_log.with_untracked(EventLog::have);
        self.say(None, Request::Hello { protocol: PROTOCOL, table, secret, have });
    }

    /// Two pings without a word in between: the line is dead, whatever the browser believes. So is one on which nobody
    /// has said a word yet for as long: where a network swallows everything, a browser would go on dialling for minutes.
    pub(super) fn ping(self) {
        if !self.dialled.get_value() {
            return;
        }
        if !self.silent.get_value() {
            self.silent.set_value(true);
            if self.connected.get_untracked() {
                self.say(None, Request::Ping);
            }
        } else if self.connected.get_untracked() {
            self.call();
        } else {
            self.hang_up();
            self.call_later();
        }
    }

    pub(super) fn call_later(self) {
        self.connected.set(false);
        self.dialled.set_value(false);
        if self.halt.get_untracked().is_some() {
            return;
        }
        let failures = self.failures.get_untracked();
        self.failures.set(failures + 1);
        let [first, longest] = WAITS;
        let wait = first.saturating_mul(1 << failures.min(8)).min(longest);
        let calls = self.calls.get_value();
        spawn_local(async move {
            TimeoutFuture::new(wait).await;
            // The table may have been left meanwhile, or somebody else may have called.
            if self.calls.try_get_value() == Some(calls) {
                self.call();
            }
        });
    }
}
