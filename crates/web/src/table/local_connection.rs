//! The connection to a table that is played on this device alone. It answers as a server does, keeps every move in the
//! browser's memory, and gives the bots a pace at which one can follow them.

use super::bot_worker::BotWorker;
use super::transport::TransportEvent;
use crate::game_loader::erased_game;
use crate::storage;
use bots::Budget;
use game_ui::BotSpeed;
use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::{GetUntracked, Signal, window};
use leptos::task::spawn_local;
use local_table::{BotAnswer, LocalTable, SaveError, TimedDecision};
use rules::Seconds;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;
use table::RecordError;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::StorageEvent;
use wire::{DecisionId, ToClient, ToServer};

/// What a strong bot may think about its move.
const MOVE: Budget = time_budget(800);
/// The same when somebody does not want to wait.
const HASTY_MOVE: Budget = time_budget(200);
/// What it may think about advice.
const ADVICE: Budget = time_budget(600);

const fn time_budget(milliseconds: u64) -> Budget {
    Budget { iterations: 1_000_000, picks: 16, time: Some(Duration::from_millis(milliseconds)) }
}

/// Why a table on this device cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LocalTableError {
    /// There is none.
    Missing,
    /// It was kept by a page that knew other rules or other games.
    Outdated,
    /// What is kept of it is damaged.
    Broken,
}

/// A table on this device. Dropped, it is closed, and nothing more comes from it.
pub struct LocalConnection {
    state: Rc<LocalConnectionState>,
    on_storage: Closure<dyn FnMut(StorageEvent)>,
}

struct LocalConnectionState {
    table: String,
    local: RefCell<LocalTable<'static>>,
    bots: BotWorker,
    receive: Box<dyn Fn(TransportEvent)>,
    /// The number of the bot's question that is under way, and when it was asked.
    asked: Cell<(u64, f64)>,
    /// A bot's answer that waits for its time.
    held: RefCell<Option<(BotAnswer, Timeout)>>,
    skips_pauses: Cell<bool>,
    /// How long the reader wants to see each move.
    speed: Signal<BotSpeed>,
    /// The decision that is timed by the rules, the watch, and what keeps how far it has run.
    watch: RefCell<Option<(TimedDecision, Timeout, Interval)>>,
}

impl LocalConnection {
    /// Opens the table with this id from the browser's memory.
    pub fn open(
        table: &str,
        speed: Signal<BotSpeed>,
        receive: impl Fn(TransportEvent) + Clone + 'static,
    ) -> Result<LocalConnection, LocalTableError> {
        let save = storage::local_save(table).ok_or(LocalTableError::Missing)?;
        // A table of ours says itself where its draws come from; chance has no say in opening it.
        let local =
            LocalTable::reopen(table, erased_game, &save, Default::default()).map_err(|bad| match bad {
                SaveError::UnknownGame(_) => LocalTableError::Outdated,
                SaveError::Record(RecordError::OtherRules { .. } | RecordError::Newer(_)) => {
                    LocalTableError::Outdated
                }
                _ => LocalTableError::Broken,
            })?;
        let on_storage = Closure::<dyn FnMut(StorageEvent)>::new({
            let (receive, key) = (receive.clone(), storage::local_key(table));
            move |event: StorageEvent| {
                if event.key().as_ref() == Some(&key) {
                    receive(TransportEvent::ChangedElsewhere);
                }
            }
        });
        // Where this fails, another window is not noticed.
        let _ = window().add_event_listener_with_callback("storage", on_storage.as_ref().unchecked_ref());
        let state = Rc::new_cyclic(|state: &Weak<LocalConnectionState>| LocalConnectionState {
            table: table.to_owned(),
            local: RefCell::new(local),
            bots: BotWorker::new({
                let state = state.clone();
                move |answer| {
                    if let Some(state) = state.upgrade() {
                        state.answered(answer);
                    }
                }
            }),
            receive: Box::new(receive),
            asked: Cell::new((0, 0.0)),
            held: RefCell::new(None),
            skips_pauses: Cell::new(false),
            speed,
            watch: RefCell::new(None),
        });
        state.later(|state| (state.receive)(TransportEvent::Opened));
        Ok(LocalConnection { state, on_storage })
    }

    /// Sends a message to the table. It answers, but not before the sender has finished.
    pub fn send(&self, message: ToServer) {
        let messages = self.state.local.borrow_mut().answer(message);
        self.state.publish(messages);
    }

    /// Lets the bots go on without a pause until a person is awaited.
    pub fn skip_bots(&self) {
        self.state.skips_pauses.set(true);
        let held = self.state.held.take();
        if let Some((answer, _)) = held {
            self.state.take_bot_answer(answer);
        }
    }
}

impl Drop for LocalConnection {
    fn drop(&mut self) {
        let listener = self.on_storage.as_ref().unchecked_ref();
        let _ = window().remove_event_listener_with_callback("storage", listener);
    }
}

impl LocalConnectionState {
    /// Does this when whoever is at work now has finished, if the table is still open by then.
    fn later(self: &Rc<LocalConnectionState>, work: impl FnOnce(&Rc<LocalConnectionState>) + 'static) {
        let state = Rc::downgrade(self);
        spawn_local(async move {
            if let Some(state) = state.upgrade() {
                work(&state);
            }
        });
    }

    /// Something may have happened: it is kept, then told, and then the bots go on.
    fn publish(self: &Rc<LocalConnectionState>, messages: Vec<ToClient>) {
        let save = self.local.borrow_mut().take_save();
        let kept = save.map(|save| storage::keep_local(&self.table, &save));
        let messages: Vec<ToClient> = messages.into_iter().chain(self.set_watch()).collect();
        self.later(move |state| {
            kept.into_iter().for_each(|kept| (state.receive)(TransportEvent::Saved(kept)));
            messages
                .into_iter()
                .for_each(|message| (state.receive)(TransportEvent::Message(Box::new(message))));
        });
        self.go_on();
    }

    /// Starts a watch where a decision has a time of its own, and stops one that nobody needs any more; gives what the
    /// page should show of it. The watch of the same decision runs on, also where the page was opened anew: it stands
    /// still only while the page is closed.
    fn set_watch(self: &Rc<LocalConnectionState>) -> Option<ToClient> {
        let timed = self.local.borrow().timed();
        if self.watch.borrow().as_ref().map(|(running, ..)| *running) == timed {
            return None;
        }
        let run = timed.map_or(0, |timed| run_so_far(&self.table, timed));
        let left = |timed: TimedDecision| Seconds(timed.limit.0.saturating_sub(run));
        let watch = timed.map(|timed| {
            let state = Rc::downgrade(self);
            let rings = move || {
                if let Some(state) = state.upgrade() {
                    let messages = state.local.borrow_mut().time_is_up(timed);
                    state.publish(messages);
                }
            };
            let (table, mut run) = (self.table.clone(), run);
            let keep = Interval::new(1000, move || {
                run += 1;
                storage::keep_note(storage::WATCHED, &table, &(timed.decision, run));
            });
            (timed, Timeout::new(left(timed).0.saturating_mul(1000), rings), keep)
        });
        self.watch.replace(watch);
        Some(self.local.borrow().clocks(timed.map(|timed| TimedDecision { limit: left(timed), ..timed })))
    }

    fn go_on(self: &Rc<LocalConnectionState>) {
        let (advice, bot, awaits_bot) = {
            let mut local = self.local.borrow_mut();
            let budget = if self.skips_pauses.get() { HASTY_MOVE } else { MOVE };
            (local.hint_question(ADVICE), local.bot_question(budget), local.awaits_bot())
        };
        if !awaits_bot {
            self.skips_pauses.set(false);
        }
        if let Some(question) = &bot {
            // A new question: whatever answer was still held is to one that was taken back.
            self.held.take();
            self.asked.set((question.number, now()));
        }
        [advice, bot].into_iter().flatten().for_each(|question| self.bots.ask(question));
    }

    fn answered(self: &Rc<LocalConnectionState>, answer: BotAnswer) {
        let (number, since) = self.asked.get();
        // A page that is going away waits for nothing.
        let pause = self.speed.try_get_untracked().map_or(0.0, BotSpeed::pause_ms);
        let rest = pause - (now() - since);
        if answer.number != number || self.skips_pauses.get() || rest <= 0.0 {
            self.take_bot_answer(answer);
            return;
        }
        let state = Rc::downgrade(self);
        let timer = Timeout::new(rest as u32, move || {
            if let Some(state) = state.upgrade() {
                let held = state.held.take();
                held.into_iter().for_each(|(answer, _)| state.take_bot_answer(answer));
            }
        });
        self.held.replace(Some((answer, timer)));
    }

    fn take_bot_answer(self: &Rc<LocalConnectionState>, answer: BotAnswer) {
        let messages = self.local.borrow_mut().take_bot_answer(answer);
        self.publish(messages);
    }
}

/// How many seconds of a decision's time have run already, before the page was opened anew.
fn run_so_far(table: &str, timed: TimedDecision) -> u32 {
    let kept = storage::note::<(DecisionId, u32)>(storage::WATCHED, table);
    kept.filter(|(decision, _)| *decision == timed.decision).map_or(0, |(_, run)| run)
}

/// Milliseconds since the page was opened; where the browser gives no clock, bots pause after they have thought.
fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}
