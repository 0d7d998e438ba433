//! Links to clauses of the rules.

use leptos::prelude::*;

/// The id of a clause, linked to where it is written.
#[component]
pub fn ClauseLink(
    /// The game's id.
    #[prop(into)]
    game: String,
    /// The clause's id.
    #[prop(into)]
    clause: String,
) -> impl IntoView {
    let address = format!("/rules/{game}#{clause}");
    // It opens beside the table, so that a game under way stays where it is.
    view! {
        <a class="clause" href=address target="_blank" data-test="clause">
            {clause}
        </a>
    }
}
