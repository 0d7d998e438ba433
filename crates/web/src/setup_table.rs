//! The table of a game seen from above, in the game's theme: what the places of a new table stand around.

use game_ui::AnyPage;
use leptos::prelude::*;

/// The drawing; it says nothing that the places do not say.
pub fn setup_table(game: &'static dyn AnyPage) -> AnyView {
    view! {
        <svg class="setup-table" viewBox="0 0 600 340" aria-hidden="true" focusable="false">
            <ellipse class="table-shadow" cx="308" cy="184" rx="262" ry="150" />
            <ellipse class="table-edge" cx="300" cy="176" rx="262" ry="150" />
            <ellipse class="table-rim" cx="300" cy="168" rx="262" ry="150" />
            <ellipse class="table-top" cx="300" cy="168" rx="230" ry="124" />
            <linearGradient id="table-light" x1="0" y1="0" x2="1" y2="1">
                <stop class="table-lit" offset="0" />
                <stop class="table-dim" offset="1" />
            </linearGradient>
            <ellipse cx="300" cy="168" rx="262" ry="150" fill="url(#table-light)" />
            <ellipse class="table-line" cx="300" cy="168" rx="219" ry="115" />
            {game.table_things()}
        </svg>
    }
    .into_any()
}
