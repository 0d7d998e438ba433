//! The transport to a table: one WebSocket to a server, or a table in this very page; and the events that come over it.

use super::lesson_connection::LessonConnection;
use super::local_connection::{LocalConnection, LocalTableError};
use crate::site_map;
use crate::storage;
use leptos::prelude::window;
use local_table::{LessonNavigation, Progress};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};
use wire::ToClient;

/// What is heard on a line.
#[derive(Clone, Debug)]
pub enum TransportEvent {
    /// Somebody is there.
    Open,
    /// The server says something.
    Text(String),
    /// The house says something.
    Message(Box<ToClient>),
    /// The line is cut, or never came about.
    Cut,
    /// The server has hung up, because this browser's seat is open on too many devices.
    Displaced,
    /// This table was played on in another window: it is to be opened again.
    Elsewhere,
    /// So far one is in the lesson.
    Lesson(Box<Progress>),
    /// Another lesson begins: its table is to be come to anew.
    OtherLesson,
    /// Did the browser keep the table?
    Kept(bool),
}

/// Why there is no line.
pub enum TransportError {
    /// The browser cannot, perhaps later.
    Later,
    /// There is no such table on this device, or it cannot be opened.
    NotHome(LocalTableError),
}

/// A line to a table. Dropped, it hangs up, and nothing more is heard on it.
pub enum Transport {
    /// To the server.
    Server(WebSocketTransport),
    /// To the house.
    Home(LocalConnection),
    /// To the classroom.
    Lesson(LessonConnection),
}

impl Transport {
    /// Calls whoever has the table with this id.
    pub fn call(
        table: &str,
        hear: impl Fn(TransportEvent) + Clone + 'static,
    ) -> Result<Transport, TransportError> {
        if let Some(game) = storage::lesson_game(table) {
            LessonConnection::open(table, game, hear).map(Transport::Lesson).map_err(TransportError::NotHome)
        } else if storage::is_home(table) {
            LocalConnection::open(table, hear).map(Transport::Home).map_err(TransportError::NotHome)
        } else {
            WebSocketTransport::dial(hear).map(Transport::Server).ok_or(TransportError::Later)
        }
    }

    /// Says something; it is lost if the line is not open, and the cut is heard soon.
    pub fn say(&self, text: &str) {
        match self {
            Transport::Server(call) => call.say(text),
            Transport::Home(house) => house.say(text),
            Transport::Lesson(classroom) => classroom.say(text),
        }
    }

    /// Turns to another leaf of the lesson.
    pub fn turn_to(&self, destination: LessonNavigation) {
        if let Transport::Lesson(classroom) = self {
            classroom.turn_to(destination);
        }
    }

    /// Lets the bots of this house go on without a pause until a person is awaited.
    pub fn hurry(&self) {
        if let Transport::Home(house) = self {
            house.hurry();
        }
    }
}

/// A call to the server.
pub struct WebSocketTransport {
    socket: WebSocket,
    _open: Closure<dyn FnMut()>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _cut: Closure<dyn FnMut(CloseEvent)>,
}

impl WebSocketTransport {
    /// Calls the server this page came from; `None` where the browser cannot.
    fn dial(hear: impl Fn(TransportEvent) + Clone + 'static) -> Option<WebSocketTransport> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!(
            "{scheme}://{}{}",
            location.host().ok()?,
            site_map::at(wire::paths::SOCKET)
        ))
        .ok()?;

        let open = Closure::<dyn FnMut()>::new({
            let hear = hear.clone();
            move || hear(TransportEvent::Open)
        });
        let text = Closure::<dyn FnMut(MessageEvent)>::new({
            let hear = hear.clone();
            move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    hear(TransportEvent::Text(text));
                }
            }
        });
        let cut = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            hear(if event.code() == wire::DISPLACED {
                TransportEvent::Displaced
            } else {
                TransportEvent::Cut
            })
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        // An error is always followed by a close, so that alone is listened to.
        socket.set_onclose(Some(cut.as_ref().unchecked_ref()));
        Some(WebSocketTransport { socket, _open: open, _text: text, _cut: cut })
    }

    fn say(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
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
