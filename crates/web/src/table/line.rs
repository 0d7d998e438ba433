//! The line to a table: to a server by one WebSocket, or to the house in this very page; and what is heard on it.

use super::classroom::Classroom;
use super::house::{House, NotHome};
use crate::memory;
use crate::place;
use leptos::prelude::window;
use local_table::{LessonNavigation, Progress};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};
use wire::ToClient;

/// What is heard on a line.
#[derive(Clone, Debug)]
pub enum Heard {
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
pub enum NoLine {
    /// The browser cannot, perhaps later.
    Later,
    /// There is no such table on this device, or it cannot be opened.
    NotHome(NotHome),
}

/// A line to a table. Dropped, it hangs up, and nothing more is heard on it.
pub enum Line {
    /// To the server.
    Server(Call),
    /// To the house.
    Home(House),
    /// To the classroom.
    Lesson(Classroom),
}

impl Line {
    /// Calls whoever has the table with this id.
    pub fn call(table: &str, hear: impl Fn(Heard) + Clone + 'static) -> Result<Line, NoLine> {
        if let Some(game) = memory::lesson_game(table) {
            Classroom::open(table, game, hear).map(Line::Lesson).map_err(NoLine::NotHome)
        } else if memory::is_home(table) {
            House::open(table, hear).map(Line::Home).map_err(NoLine::NotHome)
        } else {
            Call::dial(hear).map(Line::Server).ok_or(NoLine::Later)
        }
    }

    /// Says something; it is lost if the line is not open, and the cut is heard soon.
    pub fn say(&self, text: &str) {
        match self {
            Line::Server(call) => call.say(text),
            Line::Home(house) => house.say(text),
            Line::Lesson(classroom) => classroom.say(text),
        }
    }

    /// Turns to another leaf of the lesson.
    pub fn turn_to(&self, destination: LessonNavigation) {
        if let Line::Lesson(classroom) = self {
            classroom.turn_to(destination);
        }
    }

    /// Lets the bots of this house go on without a pause until a person is awaited.
    pub fn hurry(&self) {
        if let Line::Home(house) = self {
            house.hurry();
        }
    }
}

/// A call to the server.
pub struct Call {
    socket: WebSocket,
    _open: Closure<dyn FnMut()>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _cut: Closure<dyn FnMut(CloseEvent)>,
}

impl Call {
    /// Calls the server this page came from; `None` where the browser cannot.
    fn dial(hear: impl Fn(Heard) + Clone + 'static) -> Option<Call> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket =
            WebSocket::new(&format!("{scheme}://{}{}", location.host().ok()?, place::at("/ws"))).ok()?;

        let open = Closure::<dyn FnMut()>::new({
            let hear = hear.clone();
            move || hear(Heard::Open)
        });
        let text = Closure::<dyn FnMut(MessageEvent)>::new({
            let hear = hear.clone();
            move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    hear(Heard::Text(text));
                }
            }
        });
        let cut = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            hear(if event.code() == wire::DISPLACED { Heard::Displaced } else { Heard::Cut })
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        // An error is always followed by a close, so that alone is listened to.
        socket.set_onclose(Some(cut.as_ref().unchecked_ref()));
        Some(Call { socket, _open: open, _text: text, _cut: cut })
    }

    fn say(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Closing a closed socket is no error worth telling.
        let _ = self.socket.close();
    }
}
