//! The map of France: who holds what, what it is worth, and what can be had now.

use crate::{Seen, party, words};
use leptos::prelude::*;
use president::{Action, Territory};
use president_map::{Land, Map};

/// The map.
pub(crate) fn map(seen: Seen) -> AnyView {
    let map = Map::france();
    let canvas = map.canvas;
    let lands = map.lands.iter().zip(Territory::all()).map(|(drawn, territory)| land(seen, drawn, territory));
    view! {
        <svg
            class="pre-map"
            data-test="map"
            viewBox=format!("{} {} {} {}", canvas.x, canvas.y, canvas.width, canvas.height)
            role="img"
            aria-label=move || words::text(seen, "map")
        >
            {lands.collect_view()}
        </svg>
    }
    .into_any()
}

/// The one thing that can be done with a territory now.
fn action_on(seen: Seen, territory: Territory) -> Option<Action> {
    seen.choices.with(|choices| choices.iter().find(|action| about(action) == Some(territory)).cloned())
}

/// The territory that an action is about.
fn about(action: &Action) -> Option<Territory> {
    match *action {
        Action::Take(territory) | Action::Challenge(territory) | Action::Fortify(territory) => {
            Some(territory)
        }
        Action::Pick { territory, .. } | Action::Point(territory) => Some(territory),
        _ => None,
    }
}

/// A territory in its holder's colour; a click does what can be done there.
fn land(seen: Seen, drawn: &'static Land, territory: Territory) -> impl IntoView {
    let holder = Memo::new(move |_| {
        seen.view.with(|view| {
            let seat = view.holders.get(territory.index()).copied().flatten()?;
            view.parties.get(seat.index()).copied().flatten()
        })
    });
    let action = Memo::new(move |_| action_on(seen, territory));
    let class = move || {
        holder.get().map_or("pre-land pre-vacant".into(), |it| format!("pre-land {}", party::class(it)))
    };
    view! {
        <path
            class=class
            class:pre-lit=move || action.get().is_some()
            data-territory=territory.to_string()
            d=drawn.outline.path()
            fill-rule="evenodd"
            on:click=move |_| {
                if let Some(action) = action.get() {
                    seen.play(&action);
                }
            }
        />
    }
}
