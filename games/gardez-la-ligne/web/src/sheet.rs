//! What is kept beside the board: the table of the negotiation, what the signs mean, and the forecast of the station that is
//! meant or else what the others did and which lines are close.

use crate::pointer::Pointer;
use crate::{BoardContext, contested, foresight, negotiation, recent, words};
use leptos::prelude::*;

/// The sheet. What comes and goes is at its foot, so that nothing moves for it.
pub(crate) fn sheet(context: BoardContext) -> AnyView {
    let pointer = Pointer::of(context);
    let meant = Memo::new(move |_| pointer.meant());
    let card = move || {
        let station = meant.get()?;
        Some(foreseen(context, pointer, station))
    };
    let traces = Memo::new(move |_| recent::collected(context));
    let contests = Memo::new(move |_| contested::contests(context));
    let elsewhere = move || meant.with(Option::is_some);
    let idle = move || traces.with(Vec::is_empty) && contests.with(Vec::is_empty);
    let hint = move || {
        idle().then(|| view! { <p class="hint">{move || words::text(context, "point-at-a-station")}</p> })
    };
    view! {
        <div class="gll-sheet">
            {negotiation::table(context)}
            {legend(context)}
            <div class="gll-card gll-told">
                {card}
                <div class="gll-since" hidden=elsewhere>
                    {recent::recent(context, traces)} {hint} {contested::contested(context, contests)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// The card of the station that is meant, with what a picket there would do.
fn foreseen(context: BoardContext, pointer: Pointer, station: gardez_la_ligne::Station) -> AnyView {
    foresight::card(context, station, pointer.forecast.get().as_deref())
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
    let tile = |class| view! { <svg class="legend-tile" viewBox="0 0 20 18" aria-hidden="true" focusable="false"><rect class=class x="2" y="1.5" width="16" height="15" rx="2.5" /></svg> };
    view! {
        <p class="legend">
            <span>{dot(false)} {move || words::text(context, "legend-one")}</span>
            <span>{dot(true)} {move || words::text(context, "legend-several")}</span>
            <span>{tile("holds")} {move || words::text(context, "legend-holds")}</span>
            <span>{tile("ties")} {move || words::text(context, "legend-ties")}</span>
        </p>
    }
}
