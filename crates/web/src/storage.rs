//! The browser's local storage: the language, the name last used, the seats it holds, and the tables that
//! are played on this device alone.
//!
//! A browser may refuse to remember; then nothing is found and the page works until it is closed.

use crate::site_map::{self, SitePage};
use leptos::prelude::window;
use rules::Seat;
use serde::{Deserialize, Serialize};
use web_sys::Storage;
use wire::LOCAL_ID_PREFIX;
use wire::my_seats::SeatProof;

const LANG: &str = "lang";
const NAME: &str = "name";
/// Read by boot.js too, before anything is drawn.
const THEME: &str = "theme";
const CONTRAST: &str = "contrast";
const TABLE: &str = "table/";
const HOME: &str = "home/";
const DICE: &str = "dice/";
const LESSON: &str = "lesson/";
/// How the ids of tables begin at which one learns: they are on this device, like those one plays at alone.
const LESSON_ID: &str = "home-lesson-";

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

/// Gives whether it will be remembered: a storage may be full or forbidden, see above.
fn write(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
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

/// Keeps the name for the next table.
pub fn set_name(name: &str) {
    write(NAME, name);
}

/// The theme chosen here: `light` or `dark`; nothing where the system's is followed.
pub fn theme() -> Option<String> {
    read(THEME)
}

/// Keeps the theme, or that the system's is followed.
pub fn set_theme(theme: Option<&str>) {
    keep_or_forget(THEME, theme);
}

/// Was more contrast chosen here, or less than the system wants? Nothing where the system's wish is followed.
pub fn contrast() -> Option<String> {
    read(CONTRAST)
}

/// Keeps the contrast.
pub fn set_contrast(contrast: Option<&str>) {
    keep_or_forget(CONTRAST, contrast);
}

/// What was chosen in the settings under this name; nothing where nobody did.
pub fn setting(name: &str) -> Option<String> {
    read(name)
}

/// Keeps a choice of the settings.
pub fn keep_setting(name: &str, value: &str) {
    write(name, value);
}

fn keep_or_forget(key: &str, value: Option<&str>) {
    match (value, storage()) {
        (Some(value), _) => {
            write(key, value);
        }
        // Nothing is left to forget where storage is forbidden.
        (None, Some(storage)) => {
            let _ = storage.remove_item(key);
        }
        (None, None) => {}
    }
}

/// Has this tab shown a page of ours before? From now on it has.
pub fn was_here() -> bool {
    const HERE: &str = "here";
    // A browser that remembers nothing was never here.
    let Some(tab) = window().session_storage().ok().flatten() else { return false };
    let was = tab.get_item(HERE).ok().flatten().is_some();
    // Where it cannot be noted, the next page is a first one too.
    let _ = tab.set_item(HERE, "yes");
    was
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
    hold_as(seated, game, name);
}

/// Keeps a seat just taken and goes to its table.
pub fn sit_down(seated: wire::http::Seated, game: &str, name: &str) {
    let address = site_map::at(SitePage::Table(seated.table.clone()));
    hold(seated, game, name);
    // Where the browser refuses to go, the table is found on the home page.
    let _ = window().location().set_href(&address);
}

/// Keeps a seat just taken, by a name that nobody has chosen for another.
pub fn hold_as(seated: wire::http::Seated, game: &str, name: &str) {
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

/// Keeps the new secret of a seat that is held.
pub fn renew(table: &str, secret: &str) {
    let held = seat(table).map(|held| HeldSeat { secret: secret.to_owned(), ..held });
    if let Some(text) = held.and_then(|held| serde_json::to_string(&held).ok()) {
        write(&format!("{TABLE}{table}"), &text);
    }
}

/// The latest message of a table's talk that was seen.
pub const READ: &str = "read/";
/// Whose words are hidden at a table.
pub const MUTED: &str = "muted/";
/// The number of the last thing that was seen to happen at a table.
pub const SEEN: &str = "seen/";
/// How things stood at a table when it was last looked at.
pub const LAST_SEEN: &str = "glance/";
/// The number of the last move that was made here at a table.
pub const LAST_MOVE: &str = "moved/";
/// How much of the time of an open decision has run, at a table on this device.
pub const WATCHED: &str = "watched/";

/// The secret of a seat at a table that was lost.
pub const FORMER: &str = "former/";

/// Forgets a seat that is no longer ours, but for what we had it by: the table may want to know who comes again.
pub fn lose_seat(table: &str) {
    let former = seat(table).map(|held| held.secret);
    forget_seat(table);
    if let Some(former) = former {
        keep_note(FORMER, table, &former);
    }
}

/// The seats that were lost; as many as a request has room for.
pub fn lost_seats() -> Vec<SeatProof> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let lost = keys.filter_map(|key| {
        let table = key.strip_prefix(FORMER)?.to_owned();
        Some(SeatProof { secret: note(FORMER, &table)?, table })
    });
    lost.take(20).collect()
}

/// Something small that is remembered of a table.
pub fn note<T: serde::de::DeserializeOwned>(kind: &str, table: &str) -> Option<T> {
    serde_json::from_str(&read(&format!("{kind}{table}"))?).ok()
}

/// Remembers something small of a table.
pub fn keep_note<T: Serialize>(kind: &str, table: &str, note: &T) {
    if let Ok(text) = serde_json::to_string(note) {
        write(&format!("{kind}{table}"), &text);
    }
}

/// Forgets a seat whose secret opens nothing, or that its player no longer wants in the list. Of a table on this device
/// nothing is left.
pub fn forget_seat(table: &str) {
    if let Some(storage) = storage() {
        // Nothing is left to forget where storage is forbidden.
        let _ = storage.remove_item(&format!("{TABLE}{table}"));
        let _ = storage.remove_item(&local_key(table));
        let _ = storage.remove_item(&format!("{DICE}{table}"));
        for kind in [READ, MUTED, SEEN, WATCHED, LAST_SEEN, LAST_MOVE] {
            let _ = storage.remove_item(&format!("{kind}{table}"));
        }
    }
}

/// Keeps what was known of a table's dice before they were cast.
pub fn note_dice(table: &str, noted: &str) {
    write(&format!("{DICE}{table}"), noted);
}

/// What was known of a table's dice before they were cast.
pub fn noted_dice(table: &str) -> Option<String> {
    read(&format!("{DICE}{table}"))
}

/// Is this the id of a table on this device?
pub fn is_local(table: &str) -> bool {
    table.starts_with(LOCAL_ID_PREFIX)
}

/// An id for a new table on this device, from random bytes; short, because it is read by people.
pub fn local_id(bytes: [u8; 4]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letters = bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)]));
    std::iter::once(LOCAL_ID_PREFIX.to_owned()).chain(letters.map(String::from)).collect()
}

/// Where a table on this device is kept.
pub fn local_key(table: &str) -> String {
    format!("{HOME}{table}")
}

/// What is kept of a table on this device.
pub fn local_save(table: &str) -> Option<String> {
    read(&local_key(table))
}

/// Keeps a table on this device; gives whether it is kept.
pub fn keep_local(table: &str, save: &str) -> bool {
    write(&local_key(table), save)
}

/// The table at which a game is learned.
pub fn lesson_table(game: &str) -> String {
    format!("{LESSON_ID}{game}")
}

/// The game that is learned at this table, if it is one to learn at.
pub fn lesson_game(table: &str) -> Option<&str> {
    table.strip_prefix(LESSON_ID)
}

/// How far one is in the lessons of a game.
pub fn lesson(game: &str) -> Option<String> {
    read(&format!("{LESSON}{game}"))
}

/// Keeps how far one is; gives whether it is kept.
pub fn keep_lesson(game: &str, progress: &str) -> bool {
    write(&format!("{LESSON}{game}"), progress)
}
