//! The chamber of the night: a dot for each 100 000 votes, filling from both sides towards the middle.

use super::evening::Evening;
use super::returns::{benches, totals};
use crate::{BoardContext, millions, named, party, words};
use game_ui::kit::hemicycle::{self as hall, Bench, Hemicycle};
use leptos::prelude::*;
use president::{MAJORITY_VOTES, Party};
use rules::{Phrase, Seat};

/// The chamber.
pub(super) fn chamber(context: BoardContext, evening: Evening, totals: Memo<Vec<(Seat, u32)>>) -> AnyView {
    let drawn = move || {
        let all = context.view.with(|view| view.votes.iter().sum::<u32>() + view.vacant);
        let rows = totals.with(|totals| benches(totals, all));
        let seats: Vec<u16> = rows.iter().map(|(_, seats)| *seats).collect();
        let chamber = Hemicycle::of(&seats);
        let flags = chamber.flags();
        let radius = chamber.radius;
        let drawn = chamber.benches.into_iter().zip(flags).map(|(it, at)| {
            let seat = rows.get(it.party).and_then(|(seat, _)| *seat);
            bench(context, seat, &it, radius, at)
        });
        drawn.collect_view()
    };
    let (width, height) = hall::SIZE;
    let (x, y) = hall::CENTRE;
    // Whoever hears the page hears the result when the others see it.
    let label = move || if evening.is_over() { summary(context) } else { words::text(context, "night-live") };
    view! {
        <svg
            class="pre-chamber"
            data-test="chamber"
            viewBox=format!("0 0 {width} {height}")
            role="img"
            aria-label=label
        >
            {drawn}
            <path
                class="pre-middle"
                d=format!("M{x} {:.0}V{:.0}", y - hall::INNER + 22.0, y - hall::OUTER - 30.0)
            />
            {rostrum(context, evening, totals)}
        </svg>
    }
    .into_any()
}

fn bench(context: BoardContext, seat: Option<Seat>, bench: &Bench, radius: f32, flag: (f32, f32)) -> AnyView {
    let dots: String = bench.places.iter().map(|(x, y)| hall::dot(*x, *y, radius)).collect();
    let Some(seat) = seat else {
        return view! { <path class="pre-out" d=dots /> }.into_any();
    };
    let letters = move || party::of(context, seat).map(Party::letters).unwrap_or_default();
    view! {
        <g class=move || format!("pre-bench {}", named::class(context, seat)) data-test=format!("bench-{seat}")>
            <path d=dots />
            <g transform=format!("translate({:.1} {:.1})", flag.0, flag.1)>
                <rect x="-62" y="-30" width="124" height="60" rx="14" />
                <text>{letters}</text>
            </g>
        </g>
    }
    .into_any()
}

/// In the middle: how much is counted; at the end the votes of whoever is elected.
fn rostrum(context: BoardContext, evening: Evening, totals: Memo<Vec<(Seat, u32)>>) -> impl IntoView {
    let big = move || {
        if evening.is_over() {
            let votes = context.view.with(|view| view.elected.first().map(|seat| view.votes_of(seat)));
            return millions::short(context.lang(), votes.unwrap_or_default());
        }
        let counted: u32 = totals.with(|totals| totals.iter().map(|(_, votes)| votes).sum());
        let held: u32 = context.view.with(|view| view.votes.iter().sum());
        let percent = u64::from(counted) * 100 / u64::from(held.max(1));
        words::say(context, &Phrase::new("night-percent").number("percent", percent as i64))
    };
    let small =
        move || words::text(context, if evening.is_over() { "night-millions" } else { "night-counted" });
    let (x, y) = hall::CENTRE;
    let place = |dy: f32| format!("{:.0}", y + dy);
    view! {
        <text class="pre-rostrum-big" x=x.to_string() y=place(-78.0)>{big}</text>
        <text class="pre-rostrum-small" x=x.to_string() y=place(-16.0)>{small}</text>
    }
}

/// The full chamber in words.
fn summary(context: BoardContext) -> String {
    let parts = context.view.with(|view| {
        let all = totals(view, &[]);
        all.into_iter().map(|(seat, _)| (seat, view.votes_of(seat))).collect::<Vec<_>>()
    });
    let parts = parts.into_iter().map(|(seat, votes)| {
        let votes = words::votes(context, votes);
        let phrase = Phrase::new("night-has").seat("player", seat).name("votes", votes);
        rules::Arg::Name(words::say(context, &phrase))
    });
    let phrase = Phrase::new("night-chamber").arg("parties", rules::Arg::List(parts.collect()));
    words::say(context, &phrase.number("majority", MAJORITY_VOTES))
}
