//! What this browser remembers between visits: the language, the name last used, and the seats it holds.
//!
//! A browser may refuse to remember; then nothing is found and the page works until it is closed.

use leptos::prelude::window;
use rules::Seat;
use serde::{Deserialize, Serialize};
use web_sys::Storage;

const LANG: &str = "lang";
const NAME: &str = "name";
const TABLE: &str = "table/";

/// A seat held by this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HeldSeat {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// The name it goes by.
    pub name: String,
    /// The secret that proves it.
    pub secret: String,
    /// How many seats were held before it, so that the newest can come first.
    pub order: u32,
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage: see above.
        let _ = storage.set_item(key, value);
    }
}

/// The language chosen here.
pub fn lang() -> Option<String> {
    read(LANG)
}

/// Keeps the language.
pub fn set_lang(code: &str) {
    write(LANG, code);
}

/// The name last used.
pub fn name() -> String {
    read(NAME).unwrap_or_default()
}

/// The seat held at a table.
pub fn seat(table: &str) -> Option<HeldSeat> {
    serde_json::from_str(&read(&format!("{TABLE}{table}"))?).ok()
}

/// Every seat held, the newest first.
pub fn seats() -> Vec<HeldSeat> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let mut held: Vec<HeldSeat> = keys.filter_map(|key| key.strip_prefix(TABLE).and_then(seat)).collect();
    held.sort_by_key(|seat| std::cmp::Reverse(seat.order));
    held
}

/// Keeps a seat just taken, and the name for the next one.
pub fn hold(seated: wire::http::Seated, game: &str, name: &str) {
    write(NAME, name);
    let order = seats().first().map_or(0, |newest| newest.order + 1);
    let held = HeldSeat {
        game: game.to_owned(),
        seat: seated.seat,
        name: name.to_owned(),
        secret: seated.secret,
        order,
        table: seated.table,
    };
    if let Ok(text) = serde_json::to_string(&held) {
        write(&format!("{TABLE}{}", held.table), &text);
    }
}

/// Forgets a seat whose secret opens nothing, or that its player no longer wants in the list.
pub fn let_go(table: &str) {
    if let Some(storage) = storage() {
        // Nothing is left to forget where storage is forbidden.
        let _ = storage.remove_item(&format!("{TABLE}{table}"));
    }
}
