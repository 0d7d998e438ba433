//! What is kept beside the board: the table of the negotiation, what the signs mean, and the forecast of the station that is
//! meant or else what the others did and which lines are close.

use crate::pointer::Pointer;
use crate::{BoardContext, contested, foresight, negotiation, recent, words};
use leptos::prelude::*;

/// The sheet. What comes and goes is at its foot, so that nothing moves for it.
pub(crate) fn sheet(context: BoardContext) -> AnyView {
    let pointer = Pointer::of(context);
    let told = move || match pointer.meant() {
        Some(station) => foresight::card(context, station, pointer.forecast.get().as_deref()),
        None => {
            let told = recent::recent(context);
            let contests = contested::contested(context);
            let hint =
                || view! { <p class="hint">{words::text(context, "point-at-a-station")}</p> }.into_any();
            let told = told.or_else(|| contests.is_none().then(hint));
            view! {
                {told}
                {contests}
            }
            .into_any()
        }
    };
    view! {
        <div class="gll-sheet">
            {negotiation::table(context)}
            {legend(context)}
            <div class="gll-card gll-told">{told}</div>
        </div>
    }
    .into_any()
}

fn legend(context: BoardContext) -> impl IntoView {
    let dot = |several: bool| {
        let (class, radius) = if several { ("dot interchange", "7") } else { ("dot", "4.5") };
        view! {
            <svg class="legend-stop" viewBox="-13 -9 26 18" aria-hidden="true" focusable="false">
                <path d=if several { "M-13 0H13M-6-9L6 9" } else { "M-13 0H13" } />
                <circle class=class r=radius />
            </svg>
        }
    };
    view! {
        <p class="legend">
            <span>{dot(false)} {move || words::text(context, "legend-one")}</span>
            <span>{dot(true)} {move || words::text(context, "legend-several")}</span>
        </p>
    }
}
