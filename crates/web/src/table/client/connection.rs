//! The connection to a table: opened, kept alive, and opened again when it is lost.

use super::browser_events;
use super::connection_state::{ConnectionError, ConnectionState, Heartbeat, Retry};
use crate::game_loader::{self, is_missing};
use crate::storage;
use crate::table::local_connection::LocalTableError;
use crate::table::transport::{Transport, TransportError, TransportEvent};
use game_ui::{BotSpeed, Preferences};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_table::{LessonNavigation, Progress};
use std::rc::Rc;
use std::time::Duration;
use wire::{DecisionId, Request, ToClient, ToServer};

/// How often the server is asked whether it is there. A network that is lost is noticed within twice as long.
const PING: Duration = Duration::from_secs(3);

/// What comes from the table.
pub enum ConnectionEvent {
    /// Somebody is there, and waits to be told who we are.
    Opened,
    /// A message.
    Received(Box<ToClient>),
    /// So far one is in the lesson.
    LessonProgress(Box<Progress>),
    /// Another lesson begins: its table is to be opened anew.
    LessonChanged,
}

type Handler = Rc<dyn Fn(ConnectionEvent)>;

/// The connection of this browser to a table.
#[derive(Copy, Clone)]
pub struct Connection {
    table: StoredValue<String>,
    state: StoredValue<ConnectionState>,
    connected: RwSignal<bool>,
    error: RwSignal<Option<ConnectionError>>,
    failures: RwSignal<u32>,
    /// Is a table on this device lost when the page is closed?
    unsaved: RwSignal<bool>,
    transport: StoredValue<Option<Transport>, LocalStorage>,
    handler: StoredValue<Option<Handler>, LocalStorage>,
    last_id: StoredValue<u32>,
    /// How long bots on this device wait between their moves.
    bot_speed: Signal<BotSpeed>,
}

impl Connection {
    /// A connection that is not open yet.
    pub fn new(table: StoredValue<String>) -> Connection {
        Connection {
            table,
            state: StoredValue::new(ConnectionState::default()),
            connected: RwSignal::new(false),
            error: RwSignal::new(None),
            failures: RwSignal::new(0),
            unsaved: RwSignal::new(false),
            transport: StoredValue::new_local(None),
            handler: StoredValue::new_local(None),
            last_id: StoredValue::new(0),
            bot_speed: Preferences::get().bot_speed.into(),
        }
    }

    /// Opens it and keeps it open; what comes is given to the handler.
    pub fn start(self, handler: impl Fn(ConnectionEvent) + 'static) {
        self.handler.set_value(Some(Rc::new(handler)));
        self.connect();
        browser_events::on_page(move || self.close(), move || self.connect());
        browser_events::on_network(move || self.go_offline(), move || self.go_online());
        // Where no timer can be had, a connection that dies in silence is noticed at the next move.
        if let Ok(timer) = set_interval_with_handle(move || self.heartbeat(), PING) {
            on_cleanup(move || timer.clear());
        }
    }

    /// Is it open, and has the table welcomed us?
    pub fn is_connected(self) -> bool {
        self.connected.get()
    }

    /// Why there is no going on.
    pub fn error(self) -> Option<ConnectionError> {
        self.error.get()
    }

    /// How often in a row nobody answered.
    pub fn failures(self) -> u32 {
        self.failures.get()
    }

    /// Is a table on this device lost when the page is closed?
    pub fn is_unsaved(self) -> bool {
        self.unsaved.get()
    }

    /// Opens it, closing it first where it is open.
    pub fn connect(self) {
        self.transport.set_value(None);
        self.update(ConnectionState::begin);
        // Whoever holds a seat knows which game it is; others are told, and then connect again.
        let game = self.table.with_value(|table| {
            storage::lesson_game(table).map(str::to_owned).or_else(|| Some(storage::seat(table)?.game))
        });
        if let Some(game) = game.filter(|game| is_missing(game)) {
            return self.load_game(game);
        }
        let speed = self.bot_speed;
        let open = |table: &String| Transport::open(table, speed, move |event| self.receive(event));
        match self.table.with_value(open) {
            Ok(transport) => {
                self.update(|state| state.opened(matches!(transport, Transport::Server(_))));
                self.transport.set_value(Some(transport));
            }
            Err(TransportError::Later) => self.retry(),
            Err(TransportError::Local(why)) => self.fail(match why {
                LocalTableError::Missing => ConnectionError::NotHere,
                LocalTableError::Outdated => ConnectionError::OutdatedSave,
                LocalTableError::Broken => ConnectionError::BrokenSave,
            }),
        }
    }

    /// Opens it although something kept us from going on, such as other devices that took this one's place.
    pub fn reconnect(self) {
        self.set_error(None);
        self.connect();
    }

    /// The table has let us in.
    pub fn welcome(self) {
        self.update(ConnectionState::welcome);
    }

    /// There is no going on.
    pub fn fail(self, error: ConnectionError) {
        self.set_error(Some(error));
    }

    /// There is no going on, or there is again.
    pub fn set_error(self, error: Option<ConnectionError>) {
        self.update(|state| state.set_error(error));
    }

    /// Nobody lets us in now; perhaps later.
    pub fn give_up_for_now(self) {
        self.transport.set_value(None);
        self.retry();
    }

    /// Until it is opened again, nothing is to be expected of it.
    pub fn pause(self) {
        self.update(ConnectionState::close);
    }

    /// Fetches the game that is played here, and connects once it has come.
    pub fn load_game(self, game: String) {
        self.close();
        let attempt = self.state.with_value(ConnectionState::attempt);
        spawn_local(async move {
            let fetched = game_loader::fetch(&game).await;
            // The table may have been left meanwhile, or somebody else may have connected.
            if self.state.try_with_value(ConnectionState::attempt) != Some(attempt) {
                return;
            }
            match fetched {
                Ok(()) => self.connect(),
                Err(_) => self.retry(),
            }
        });
    }

    /// Sends a request; gives the id under which it is answered. It is lost if the connection is not open, which is noticed
    /// soon.
    pub fn send(self, decision: Option<DecisionId>, request: Request) -> u32 {
        let id = self.last_id.get_value() + 1;
        self.last_id.set_value(id);
        let message = ToServer { id, decision, request };
        self.transport.with_value(|transport| transport.iter().for_each(|open| open.send(message.clone())));
        id
    }

    /// Goes to another step of the lesson.
    pub fn go_to_step(self, destination: LessonNavigation) {
        self.transport.with_value(|transport| transport.iter().for_each(|open| open.go_to_step(destination)));
    }

    /// Lets the bots on this device go on without a pause until a person is awaited.
    pub fn skip_bots(self) {
        self.transport.with_value(|transport| transport.iter().for_each(Transport::skip_bots));
    }

    fn receive(self, event: TransportEvent) {
        match event {
            TransportEvent::Opened => self.handle(ConnectionEvent::Opened),
            TransportEvent::Closed => self.retry(),
            TransportEvent::Displaced => {
                self.fail(ConnectionError::Displaced);
                self.retry();
            }
            TransportEvent::Message(message) => self.handle(ConnectionEvent::Received(message)),
            TransportEvent::ChangedElsewhere => self.connect(),
            TransportEvent::LessonProgress(progress) => {
                self.handle(ConnectionEvent::LessonProgress(progress));
            }
            TransportEvent::LessonChanged => self.handle(ConnectionEvent::LessonChanged),
            TransportEvent::Saved(saved) => self.unsaved.set(!saved),
            TransportEvent::Text(text) => {
                self.update(ConnectionState::received);
                match serde_json::from_str(&text) {
                    Ok(message) => self.handle(ConnectionEvent::Received(message)),
                    // A server that we cannot understand speaks another version.
                    Err(_) => self.fail(ConnectionError::OtherVersion),
                }
            }
        }
    }

    fn handle(self, event: ConnectionEvent) {
        // Not called while it is borrowed: it may lead back here.
        if let Some(handler) = self.handler.get_value() {
            handler(event);
        }
    }

    fn close(self) {
        self.transport.set_value(None);
        self.update(ConnectionState::close);
    }

    fn retry(self) {
        if let Some(retry) = self.update(ConnectionState::lost).flatten() {
            self.connect_later(retry);
        }
    }

    fn connect_later(self, retry: Retry) {
        spawn_local(async move {
            TimeoutFuture::new(retry.after_ms).await;
            // The table may have been left meanwhile.
            if self.state.try_with_value(|state| state.is_due(retry)) == Some(true) {
                self.connect();
            }
        });
    }

    fn heartbeat(self) {
        match self.update(ConnectionState::heartbeat) {
            Some(Heartbeat::Ping) => drop(self.send(None, Request::Ping)),
            Some(Heartbeat::Reconnect) => self.connect(),
            Some(Heartbeat::Retry) => {
                self.close();
                self.retry();
            }
            Some(Heartbeat::Rest) | None => {}
        }
    }

    fn go_offline(self) {
        if self.state.with_value(ConnectionState::is_lost_offline) {
            self.close();
            self.retry();
        }
    }

    fn go_online(self) {
        let remote = !self.table.with_value(|table| storage::is_local(table));
        if remote && self.state.with_value(ConnectionState::is_wanted_online) {
            self.connect();
        }
    }

    /// Changes the state, and tells whoever follows what has changed in it.
    fn update<T>(self, change: impl FnOnce(&mut ConnectionState) -> T) -> Option<T> {
        let (given, now) = self.state.try_update_value(|state| {
            let given = change(state);
            (given, *state)
        })?;
        set_if_changed(self.connected, now.is_connected());
        set_if_changed(self.error, now.error());
        set_if_changed(self.failures, now.failures());
        Some(given)
    }
}

fn set_if_changed<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, now: T) {
    if signal.with_untracked(|before| *before != now) {
        signal.set(now);
    }
}
