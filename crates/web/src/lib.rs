//! The page: Hemicycle as a browser shows it. It knows no game; each fits its drawing into the slot.
//!
//! Browser tests find things by `data-test`, whatever the language and the looks. Such a hook stands where the thing
//! is drawn: here, in `slot`, and in the games' drawings. One of several alike ends in its number or its id:
//! `choice-0`, `option-board`, `game-politico`. Seats count from 0 at a table (`seat-at-0`), and from 1 where one is
//! made (`seat-1`). Other `data-` attributes say how the thing stands: `data-mine`, `data-free`, `data-place`.

mod app;
mod appearance;
mod board_file;
mod call;
mod carry;
mod clause;
mod clock_field;
mod devices;
mod dice;
mod edition;
mod file;
mod found;
mod glance;
mod home;
mod icon;
#[cfg(test)]
mod lessons_tests;
mod lobby;
mod make_table;
mod memory;
mod my_tables;
mod options;
mod place;
mod play_now;
mod qr;
mod replay;
mod rules_page;
mod rules_panel;
mod seat_field;
mod shelf;
mod standings;
mod style;
mod table;
mod voice;

use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks about a question and gives the answer, both as JSON; nothing for a question that cannot be read. Called by
/// worker.js.
#[wasm_bindgen]
pub async fn think(question: String) -> String {
    console_error_panic_hook::set_once();
    let Ok(question) = serde_json::from_str::<local_table::BotQuestion>(&question) else {
        return String::new();
    };
    if shelf::fetch(&question.game).await.is_err() {
        return String::new();
    }
    serde_json::to_string(&local_table::think(shelf::door, &question)).unwrap_or_default()
}

/// Fills the document. Called by boot.js and not by the module itself, because a Web Worker may load the same module
/// and has no document.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
