//! The keys of a table: Space does the main action or skips what is being shown, M opens the list of moves, R shows the
//! others' moves again, Escape leads back to the board. A key does what the button that shows it says, also on a map whose
//! places are sought by letters, unless somebody is in the middle of a name.

use super::super::client::TableClient;
use super::super::skip_bots::skip_events;
use super::dock::{Dock, DockView};
use super::main_action::main_actions;
use game_ui::kit::motion::Animator;
use game_ui::{AnyBoard, press};
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Listens for as long as the table is shown.
pub fn listen(here: TableClient, dock: Dock, board: Arc<dyn AnyBoard>) {
    let motion = Animator::get();
    let listener = window_event_listener(keydown, move |event| {
        // Whatever the board makes of the key: a move that waits is called off first.
        if event.key() == "Escape" && untrack(|| here.unconfirmed.waiting(here)).is_some() {
            return here.unconfirmed.dismiss();
        }
        if event.default_prevented() || press::is_typing() || with_modifier(&event) {
            return;
        }
        match event.key().as_str() {
            " " if !is_on_control() => {
                // Else the page would scroll where it can.
                event.prevent_default();
                if untrack(|| here.queue.is_playing()) {
                    return skip_events(here, motion);
                }
                if untrack(|| here.unconfirmed.waiting(here)).is_some() {
                    return here.confirm();
                }
                let action = untrack(|| main_actions(here, &board)).into_iter().next();
                if let Some(action) = action.filter(|_| untrack(|| here.ready())) {
                    here.act(action);
                }
            }
            "m" | "M" => dock.toggle_moves(),
            "r" | "R" => here.show_again(),
            "Escape" if dock.view.get_untracked() != DockView::Game => dock.fold(),
            _ => (),
        }
    });
    on_cleanup(move || listener.remove());
}

fn with_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Does Space mean something where the keyboard is? A control that was clicked keeps the focus, but whoever points and then
/// presses Space means the button that shows it.
fn is_on_control() -> bool {
    let Some(focused) = document().active_element() else { return false };
    let is = |selector: &str| focused.matches(selector).unwrap_or_default();
    if !is("button, a, summary, input, select, textarea, [role], [data-space]") {
        return false;
    }
    // A place of a map leaves the key to the button already, or else has taken it.
    if is(".table-board svg *") && press::is_shown_on_button(" ") {
        return false;
    }
    let was_clicked = !crate::input_mode::is_keyboard() && is(".frame *") && !is("dialog *");
    if was_clicked && let Some(focused) = focused.dyn_ref::<HtmlElement>() {
        // Else some browsers would press the control when the key is let go.
        let _ = focused.blur();
    }
    !was_clicked
}
