//! Links to clauses of the rules.

use crate::rules_panel::RulesPanel;
use crate::site_map::{self, SitePage};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use rules::Clause;

/// The id of a clause, linked to where it is written: beside the board where the rules are there, on their own page elsewhere.
#[component]
pub fn ClauseLink(
    /// The game's id.
    #[prop(into)]
    game: String,
    /// The clause's id.
    #[prop(into)]
    clause: String,
) -> impl IntoView {
    let address = format!("{}#{clause}", site_map::at(SitePage::Rules(game.to_owned())));
    let panel = RulesPanel::here();
    let sought = clause.clone();
    let seek = move |event: MouseEvent| {
        // Whoever asks the browser for a window of its own gets one.
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        if let Some(panel) = panel {
            event.prevent_default();
            panel.seek(&sought);
        }
    };
    // It opens beside the table, so that a game under way stays where it is.
    view! {
        <a class="clause" href=address target="_blank" data-test="clause" on:click=seek>
            {clause}
        </a>
    }
}

/// The same for the drawings.
pub fn link(game: &'static str, clause: Clause) -> AnyView {
    view! { <ClauseLink game clause=clause.0 /> }.into_any()
}
