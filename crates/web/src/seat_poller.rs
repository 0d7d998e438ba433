//! Polls the server for how things stand at the tables where this browser holds seats.

use crate::http_api;
use crate::i18n::{I18n, set_whole_title};
use crate::last_seen::LastSeen;
use crate::site_map::{self, SitePage};
use crate::storage::{self, HeldSeat};
use crate::table::attention;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Phrase;
use std::collections::HashMap;
use std::time::Duration;
use wire::Stage;
use wire::my_seats::{MOST_SEATS, MySeat, SeatProof};

/// How often it is asked for.
const OFTEN: Duration = Duration::from_secs(10);

/// The seats this browser holds, and what is known of their tables.
#[derive(Copy, Clone)]
pub struct SeatPoller {
    /// The seats, the newest first.
    pub held: RwSignal<Vec<HeldSeat>>,
    known: RwSignal<HashMap<String, MySeat>>,
    /// The table that is looked at anyway.
    except: StoredValue<Option<String>>,
}

impl SeatPoller {
    /// Asks now, again and again, and whenever the reader comes back to the window.
    pub fn watch(except: Option<String>) -> SeatPoller {
        let standings = SeatPoller {
            held: RwSignal::new(storage::seats()),
            known: RwSignal::new(HashMap::new()),
            except: StoredValue::new(except),
        };
        standings.ask();
        // Without a timer the list is as fresh as the page.
        if let Ok(timer) = set_interval_with_handle(move || standings.ask(), OFTEN) {
            on_cleanup(move || timer.clear());
        }
        let listening = window_event_listener(leptos::ev::focus, move |_| standings.ask());
        on_cleanup(move || listening.remove());
        standings
    }

    /// Looks again at what this browser holds, and asks for it.
    pub fn ask(self) {
        let held = storage::seats();
        let except = self.except.get_value();
        let elsewhere = held.iter().filter(|seat| !storage::is_local(&seat.table));
        // A game that is over stays as it is.
        let is_over = |seat: &HeldSeat| {
            let known = self.known.with_untracked(|known| known.get(&seat.table).cloned());
            known.and_then(|mine| mine.standing).is_some_and(|standing| standing.stage == Stage::Over)
        };
        let elsewhere = elsewhere.filter(|seat| Some(&seat.table) != except.as_ref() && !is_over(seat));
        let elsewhere = elsewhere.take(MOST_SEATS);
        let proofs: Vec<SeatProof> = elsewhere
            .map(|seat| SeatProof { table: seat.table.clone(), secret: seat.secret.clone() })
            .collect();
        self.held.set(held);
        if proofs.is_empty() {
            return;
        }
        spawn_local(async move {
            // A server that does not answer is asked again; what is known stays.
            if let Ok(mine) = http_api::my_seats(proofs).await {
                // The reader may have gone on to another page meanwhile.
                let _ = self.known.try_update(|known| {
                    known.extend(mine.into_iter().map(|mine| (mine.table.clone(), mine)));
                });
            }
        });
    }

    /// What is known of a table. One on this device stands as it did when it was last looked at.
    pub fn of(self, table: &str) -> Option<MySeat> {
        if storage::is_local(table) {
            let standing = Some(LastSeen::at(table)?.standing);
            return Some(MySeat { table: table.to_owned(), standing, later: false });
        }
        self.known.with(|known| known.get(table).cloned())
    }

    /// The tables that wait for this reader, the newest first.
    pub fn awaiting(self) -> Vec<String> {
        let waits =
            |mine: &MySeat| mine.standing.as_ref().is_some_and(|standing| standing.awaited || standing.asked);
        let held = self.held.get();
        self.known.with(|known| {
            let tables = held.into_iter().map(|seat| seat.table);
            tables.filter(|table| known.get(table).is_some_and(waits)).collect()
        })
    }

    /// Shows in the browser's tabs whether some table waits for this reader.
    pub fn show_in_tab_title(self) {
        let i18n = I18n::get();
        let awaited = Memo::new(move |_| !self.awaiting().is_empty());
        set_whole_title(move || {
            let call =
                if awaited.get() { format!("● {} – ", i18n.text("turn-mine")) } else { String::new() };
            format!("{call}{} – {}", i18n.text("site-name"), i18n.text("home-subtitle"))
        });
        Effect::new(move |_| {
            attention::show(if awaited.get() { attention::CALLING } else { attention::RESTING })
        });
        on_cleanup(|| attention::show(attention::RESTING));
    }

    /// The way to the next table that waits for this reader; nothing where none does.
    pub fn next(self) -> impl IntoView {
        let i18n = I18n::get();
        move || {
            let awaiting = self.awaiting();
            let table = awaiting.first()?;
            let phrase = Phrase::new("return-next").number("count", awaiting.len() as i64);
            Some(view! {
                <a class="button primary" href=site_map::at(SitePage::Table(table.clone())) data-test="next-table">
                    {i18n.phrase(&phrase)}
                </a>
            })
        }
    }
}

/// At a table: the way to the next one that waits for this reader.
#[component]
pub fn NextTable(table: String) -> impl IntoView {
    SeatPoller::watch(Some(table)).next()
}
