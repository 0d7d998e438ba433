//! The legend: whose colour is whose, who plays with whom in round two, and what the signs mean.

use super::PointedAt;
use crate::{BoardContext, named, party, words};
use leptos::prelude::*;
use president::{Party, View};
use rules::{Arg, Phrase, Seat, Seats};

/// The legend.
pub(crate) fn legend(context: BoardContext) -> AnyView {
    let camps = Memo::new(move |_| context.view.with(|view| camps(view)));
    let rows =
        move || camps.get().into_iter().map(|(head, allies)| row(context, head, allies)).collect_view();
    view! {
        <section class="pre-legend pre-box" data-test="legend" aria-labelledby="pre-legend">
            <h3 id="pre-legend">{move || words::text(context, "legend")}</h3>
            <ul class="plain">
                {rows}
                <li>
                    <svg class="pre-swatch pre-vacant" viewBox="0 0 72 48" aria-hidden="true" focusable="false">
                        <rect x="2" y="2" width="68" height="44" rx="8" />
                    </svg>
                    <span>{move || words::text(context, "vacant")}</span>
                </li>
                <li>
                    <svg class="pre-swatch" viewBox="-50 -46 100 92" aria-hidden="true" focusable="false">
                        <use href="#pre-seal" />
                    </svg>
                    <span>{move || words::text(context, "unassailable")}</span>
                </li>
            </ul>
            <p class="faint">{move || words::text(context, "unit")}</p>
            {by_value(context)}
        </section>
    }
    .into_any()
}

/// Shades the territories by what they are worth, or colours them by who holds them again.
fn by_value(context: BoardContext) -> impl IntoView {
    let by_value = PointedAt::of(context).by_value;
    view! {
        <button
            type="button"
            class="pre-toggle"
            data-test="by-value"
            disabled=move || context.view.with(|view| view.map_is_covered())
            aria-pressed=move || by_value.get().to_string()
            on:click=move |_| by_value.update(|by_value| *by_value = !*by_value)
        >
            {move || words::text(context, "by-value")}
        </button>
    }
}

/// Whoever puts tokens on the map, each with those who play for them. Nobody does before they have a party.
fn camps(view: &View) -> Vec<(Seat, Seats)> {
    let has_tokens = |seat: &Seat| view.side(*seat) == *seat && view.party(*seat).is_some();
    view.seats().iter().filter(has_tokens).map(|head| (head, view.allies(head))).collect()
}

fn row(context: BoardContext, head: Seat, allies: Seats) -> impl IntoView {
    let with = (!allies.is_empty()).then(|| {
        let allies: Vec<Arg> = allies.iter().map(Arg::Seat).collect();
        let said =
            move || words::say(context, &Phrase::new("allies").arg("players", Arg::List(allies.clone())));
        view! { <span class="pre-allies">{said}</span> }
    });
    let letters = move || party::of(context, head).map_or("", Party::letters);
    view! {
        <li>
            <svg
                class=move || format!("pre-swatch {}", named::class(context, head))
                viewBox="0 0 72 48"
                aria-hidden="true"
                focusable="false"
            >
                <rect x="2" y="2" width="68" height="44" rx="8" fill=move || named::fill(context, head) />
            </svg>
            <span>
                <b class="pre-letters">{letters}</b>
                " "
                {move || context.name(head)}
                " "
                {with}
            </span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn in_round_one_everybody_stands_alone_and_in_round_two_with_a_head() {
        let mut view = fixture::view(4);
        let seat = Seat::new;
        let alone: Vec<_> = (0..4).map(|place| (seat(place), Seats::NONE)).collect();
        assert_eq!(camps(&view), alone);
        view.sides = vec![seat(2), seat(1), seat(2), seat(1)];
        assert_eq!(camps(&view), [(seat(1), Seats::only(seat(3))), (seat(2), Seats::only(seat(0)))]);
        view.parties = vec![None; 4];
        assert_eq!(camps(&view), [], "no party, no token");
    }
}
