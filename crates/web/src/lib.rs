//! The web client: Hemicycle as a browser shows it. It knows no game; each brings a drawing that implements `game_ui`.
//!
//! Browser tests find things by `data-test`, whatever the language and the looks. Such a hook stands where the thing
//! is drawn: here, in `game_ui`, and in the games' drawings. One of several alike ends in its number or its id:
//! `choice-0`, `option-board`, `game-politico`. Seats count from 0 at a table (`seat-at-0`), and from 1 where one is
//! made (`seat-1`). Other `data-` attributes say how the thing stands: `data-mine`, `data-free`, `data-place`.

// Drawn on a server a view is a future inside futures, as deep as its elements.
#![recursion_limit = "512"]

mod app;
mod app_update;
mod board_file;
mod clause;
mod clock_field;
mod create_local;
mod devices;
mod dice;
mod file;
mod first_paint;
mod fit_text;
mod game_loader;
mod home;
mod http_api;
mod i18n;
mod icon;
mod idle;
mod input_mode;
mod last_seen;
#[cfg(test)]
mod lessons_tests;
mod lobby;
mod make_table;
mod my_tables;
mod navigation;
mod options;
mod overview;
mod play_now;
mod preset_field;
mod qr;
mod replay;
mod root_class;
mod rules_page;
mod rules_panel;
mod rules_search;
mod rules_text;
mod seat_field;
mod seat_poller;
mod settings;
mod setup_head;
mod setup_summary;
mod setup_table;
mod site_map;
mod storage;
mod style;
mod table;
mod transfer_seats;

use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks about a question and gives the answer, both as JSON; nothing for a question that cannot be read. Called by
/// worker.js.
#[wasm_bindgen]
pub async fn think(question: String) -> String {
    console_error_panic_hook::set_once();
    rules::report_impossible_to(|what| leptos::logging::error!("{what}"));
    let Ok(question) = serde_json::from_str::<local_table::BotQuestion>(&question) else {
        return String::new();
    };
    if game_loader::fetch(&question.game).await.is_err() {
        return String::new();
    }
    serde_json::to_string(&local_table::think(game_loader::erased_game, &question)).unwrap_or_default()
}

/// Fills the document. Called by boot.js and not by the module itself, because a Web Worker may load the same module
/// and has no document.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    rules::report_impossible_to(|what| leptos::logging::error!("{what}"));
    leptos::mount::mount_to_body(app::App);
}
