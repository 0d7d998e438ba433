//! The browser's own events that concern a connection: the network goes and comes, the page is left and restored.

use leptos::ev::{offline, online, pagehide, pageshow};
use leptos::prelude::*;

/// Where the browser knows that the network is gone, or back, nobody has to wait for the next ping.
pub fn on_network(lost: impl Fn() + 'static, back: impl Fn() + 'static) {
    let listeners =
        [window_event_listener(offline, move |_| lost()), window_event_listener(online, move |_| back())];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
}

/// A browser may keep a page that was left as it is, in case its reader goes back, and its connection with it: the others
/// would believe that the reader is still here.
pub fn on_page(left: impl Fn() + 'static, restored: impl Fn() + 'static) {
    let back = window_event_listener(pageshow, move |event| {
        if event.persisted() {
            restored();
        }
    });
    let listeners = [window_event_listener(pagehide, move |_| left()), back];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
}
