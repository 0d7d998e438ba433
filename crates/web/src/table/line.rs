//! The line to the server: one WebSocket, and what is heard on it.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// What is heard on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The server is there.
    Open,
    /// It says something.
    Text(String),
    /// The line is cut, or never came about.
    Cut,
}

/// A line to the server. Dropped, it hangs up, and nothing more is heard on it.
pub struct Line {
    socket: WebSocket,
    _open: Closure<dyn FnMut()>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _cut: Closure<dyn FnMut()>,
}

impl Line {
    /// Calls the server this page came from; `None` where the browser cannot.
    pub fn call(hear: impl Fn(Heard) + Clone + 'static) -> Option<Line> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}/ws", location.host().ok()?)).ok()?;

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
        let cut = Closure::<dyn FnMut()>::new(move || hear(Heard::Cut));
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        // An error is always followed by a close, so that alone is listened to.
        socket.set_onclose(Some(cut.as_ref().unchecked_ref()));
        Some(Line { socket, _open: open, _text: text, _cut: cut })
    }

    /// Says something; it is lost if the line is not open, and the cut is heard soon.
    pub fn say(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Closing a closed socket is no error worth telling.
        let _ = self.socket.close();
    }
}
