//! The transport to a table: one WebSocket to a server, or a table in this very page; and the events that come over it.

use super::lesson_connection::LessonConnection;
use super::local_connection::{LocalConnection, LocalTableError};
use crate::site_map;
use crate::storage;
use game_ui::BotSpeed;
use leptos::prelude::{Signal, window};
use local_table::{LessonNavigation, Progress};
use rules::never;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};
use wire::{ToClient, ToServer};

/// What comes over a transport.
#[derive(Clone, Debug)]
pub enum TransportEvent {
    /// Somebody is there.
    Opened,
    /// A message of the server, to be read.
    Text(String),
    /// A message of a table on this device.
    Message(Box<ToClient>),
    /// The connection is closed, or never came about.
    Closed,
    /// The server has closed it, because this browser's seat is open on too many devices.
    Displaced,
    /// This table was played on in another window: it is to be opened again.
    ChangedElsewhere,
    /// So far one is in the lesson.
    LessonProgress(Box<Progress>),
    /// Another lesson begins: its table is to be opened anew.
    LessonChanged,
    /// The browser was asked to keep the table: did it?
    Saved(bool),
}

/// Why there is no transport.
pub enum TransportError {
    /// The browser cannot, perhaps later.
    Later,
    /// There is no such table on this device, or it cannot be opened.
    Local(LocalTableError),
}

/// A transport to a table. Dropped, it is closed, and nothing more comes over it.
pub enum Transport {
    /// To the server.
    Server(WebSocketTransport),
    /// To a table on this device.
    Local(LocalConnection),
    /// To a lesson.
    Lesson(LessonConnection),
}

impl Transport {
    /// Opens one to the table with this id; bots on this device take as long as the reader wants.
    pub fn open(
        table: &str,
        bot_speed: Signal<BotSpeed>,
        receive: impl Fn(TransportEvent) + Clone + 'static,
    ) -> Result<Transport, TransportError> {
        if let Some(game) = storage::lesson_game(table) {
            LessonConnection::open(table, game, receive).map(Transport::Lesson).map_err(TransportError::Local)
        } else if storage::is_local(table) {
            LocalConnection::open(table, bot_speed, receive)
                .map(Transport::Local)
                .map_err(TransportError::Local)
        } else {
            WebSocketTransport::open(receive).map(Transport::Server).ok_or(TransportError::Later)
        }
    }

    /// Sends a message; it is lost if the transport is not open, and soon that is told.
    pub fn send(&self, message: ToServer) {
        match self {
            Transport::Server(socket) => socket.send(&message),
            Transport::Local(local) => local.send(message),
            Transport::Lesson(lesson) => lesson.send(message),
        }
    }

    /// Goes to another step of the lesson.
    pub fn go_to_step(&self, destination: LessonNavigation) {
        if let Transport::Lesson(lesson) = self {
            lesson.go_to_step(destination);
        }
    }

    /// Lets the bots on this device go on without a pause until a person is awaited.
    pub fn skip_bots(&self) {
        if let Transport::Local(local) = self {
            local.skip_bots();
        }
    }
}

/// A WebSocket to the server.
pub struct WebSocketTransport {
    socket: WebSocket,
    _open: Closure<dyn FnMut()>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl WebSocketTransport {
    /// Opens one to the server this page came from; `None` where the browser cannot.
    fn open(receive: impl Fn(TransportEvent) + Clone + 'static) -> Option<WebSocketTransport> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!(
            "{scheme}://{}{}",
            location.host().ok()?,
            site_map::at(wire::paths::SOCKET)
        ))
        .ok()?;

        let open = Closure::<dyn FnMut()>::new({
            let receive = receive.clone();
            move || receive(TransportEvent::Opened)
        });
        let text = Closure::<dyn FnMut(MessageEvent)>::new({
            let receive = receive.clone();
            move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    receive(TransportEvent::Text(text));
                }
            }
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            receive(if event.code() == wire::DISPLACED {
                TransportEvent::Displaced
            } else {
                TransportEvent::Closed
            })
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        // An error is always followed by a close, so that alone is listened to.
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(WebSocketTransport { socket, _open: open, _text: text, _closed: closed })
    }

    /// Only here a message becomes text.
    fn send(&self, message: &ToServer) {
        let text = serde_json::to_string(message);
        never!(text.is_err(), "a message that cannot be written: {:?}", message);
        // A socket that is closed says so by itself.
        let _ = text.map(|text| self.socket.send_with_str(&text));
    }
}

impl Drop for WebSocketTransport {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Closing a closed socket is no error worth telling.
        let _ = self.socket.close();
    }
}
