//! The replay's position in the URL: a link to a game shown again leads to the same moment.

use super::cursor::ReplayCursor;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// How the address names it.
const MOVE: &str = "move";

/// Browsers do not let a page write its address at every step of a slider: it is written when that has come to rest.
const REST: u32 = 200;

/// The moment that the address names.
pub fn moment() -> Option<u64> {
    named(&window().location().search().ok()?)
}

/// Keeps the moment looked at in the address, from the first step on, or where it names another one.
pub fn keep(cursor: ReplayCursor) {
    let pending = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |before: Option<u64>| {
        let at = cursor.at.get();
        if before.or_else(moment).is_some_and(|before| before != at) {
            pending.set_value(Some(Timeout::new(REST, move || write(at))));
        }
        at
    });
    // Whoever has left looks at something else.
    on_cleanup(move || pending.set_value(None));
}

fn write(at: u64) {
    let Ok(history) = window().history() else { return };
    let search = with_moment(&window().location().search().unwrap_or_default(), at);
    // Where the browser refuses, the address stays behind, and nothing else does.
    let _ = history.replace_state_with_url(&history.state().unwrap_or(JsValue::NULL), "", Some(&search));
}

fn parts(search: &str) -> impl Iterator<Item = &str> {
    search.trim_start_matches('?').split('&').filter(|part| !part.is_empty())
}

fn value(part: &str) -> Option<&str> {
    part.strip_prefix(MOVE)?.strip_prefix('=')
}

fn named(search: &str) -> Option<u64> {
    parts(search).find_map(value)?.parse().ok()
}

fn with_moment(search: &str, at: u64) -> String {
    let others = parts(search).filter(|part| value(part).is_none()).map(str::to_owned);
    let all: Vec<String> = others.chain([format!("{MOVE}={at}")]).collect();
    format!("?{}", all.join("&"))
}

/// Does this part of an address stand for itself, as `replay` in `?replay&move=12`?
pub fn has_flag(search: &str, flag: &str) -> bool {
    parts(search).any(|part| part == flag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_moment_and_keeps_what_else_it_says() {
        assert_eq!(named(""), None);
        assert_eq!(named("?replay"), None);
        assert_eq!(named("?replay&move=12"), Some(12));
        assert_eq!(named("?move=x"), None);
        assert_eq!(with_moment("", 3), "?move=3");
        assert_eq!(with_moment("?replay", 3), "?replay&move=3");
        assert_eq!(with_moment("?replay&move=3", 41), "?replay&move=41");
        assert!(has_flag("?replay&move=3", "replay") && !has_flag("?move=3", "replay"));
    }
}
