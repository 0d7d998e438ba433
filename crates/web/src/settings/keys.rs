//! What the keyboard does, everywhere and in each game.

use crate::i18n::I18n;
use leptos::prelude::*;

/// A key as it is written on a keyboard.
#[derive(Copy, Clone)]
enum Key {
    /// The same on every keyboard.
    Sign(&'static str),
    /// By its name, which is a message.
    Named(&'static str),
}

use Key::{Named, Sign};

/// The keys, and the message of what they do.
const KEYS: [(&[Key], &str); 13] = [
    (&[Sign("?")], "keys-help"),
    (&[Named("key-tab")], "keys-tab"),
    (&[Named("key-enter")], "keys-enter"),
    (&[Sign("←"), Sign("↑"), Sign("↓"), Sign("→")], "keys-arrows"),
    (&[Sign("A"), Sign("…"), Sign("Z")], "keys-letters"),
    (&[Sign("+"), Sign("−"), Sign("0")], "keys-zoom"),
    (&[Named("key-escape")], "keys-escape"),
    (&[Named("key-space")], "keys-main"),
    (&[Sign("M")], "keys-moves"),
    (&[Sign("R")], "keys-again"),
    (&[Sign("N")], "keys-next"),
    (&[Sign("P")], "keys-pass"),
    (&[Sign("1"), Sign("…"), Sign("9")], "keys-digits"),
];

/// The list of keys.
#[component]
pub fn KeyList() -> impl IntoView {
    let i18n = I18n::get();
    let key = move |key: Key| match key {
        Sign("…") => view! { <span>"…"</span> }.into_any(),
        Sign(sign) => view! { <kbd>{sign}</kbd> }.into_any(),
        Named(name) => view! { <kbd>{move || i18n.text(name)}</kbd> }.into_any(),
    };
    let row = move |(keys, does): (&'static [Key], &'static str)| {
        view! {
            <div>
                <dt>{keys.iter().copied().map(key).collect_view()}</dt>
                <dd>{move || i18n.text(does)}</dd>
            </div>
        }
    };
    view! { <dl class="key-list" data-test="keys">{KEYS.map(row).into_iter().collect_view()}</dl> }
}
