//! The pawns on the track, each a button.

use crate::hand::{self, Advised, Hand};
use crate::plan::Plan;
use crate::rim::Point;
use crate::{BoardContext, icon, press, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use minister::{Pawn, View};
use rules::{Arg, Phrase, Seat};
use std::sync::Arc;

/// All of them.
pub(crate) fn pawns(seen: BoardContext, plan: &Arc<Plan>, hand: Hand) -> AnyView {
    let seats = seen.view.with_untracked(|view| view.pawns.len() as u8);
    let all = Seat::all().take(seats.into());
    let all = all.flat_map(|seat| Pawn::ALL.map(|pawn| (seat, pawn)));
    let pawns = all.map(|(seat, pawn)| one(seen, plan.clone(), seat, pawn, hand)).collect_view();
    view! { <g class="pawns">{pawns}</g> }.into_any()
}

/// Where a pawn is drawn. In a zone that holds any number they stand side by side.
fn place(plan: &Plan, view: &View, seat: Seat, pawn: Pawn) -> Option<(Point, bool)> {
    let at = view.pawns.get(seat.index())?[pawn.index()]?;
    if at.space.is_some() {
        return Some((plan.stand(at.zone, at.space, at.broth)?, at.broth));
    }
    let same = |other: &minister::PawnSeen| other.zone == at.zone && other.space.is_none();
    let crowd = view.pawns.iter().zip(0..).flat_map(|(pawns, owner)| {
        pawns
            .iter()
            .enumerate()
            .filter_map(move |(index, seen)| seen.as_ref().map(|seen| (owner, index, seen)))
    });
    let crowd: Vec<(usize, usize)> =
        crowd.filter(|(_, _, other)| same(other)).map(|(owner, index, _)| (owner, index)).collect();
    let nth = crowd.iter().position(|known| *known == (seat.index(), pawn.index()))?;
    Some((plan.crowd(at.zone, nth, crowd.len())?, false))
}

fn one(seen: BoardContext, plan: Arc<Plan>, seat: Seat, pawn: Pawn, hand: Hand) -> impl IntoView {
    let scale = plan.unit / 34.0;
    let stand = Memo::new(move |_| seen.view.with(|view| place(&plan, view, seat, pawn)));
    let live = Memo::new(move |_| hand::live(seen, seat, pawn));
    let held = Memo::new(move |_| seen.me() == Some(seat) && hand.pawn.get() == Some(pawn));
    // A move is marked on its space as well, which is where one looks for it.
    let advised = Memo::new(move |_| hand::advised(seen, seat, pawn));
    let sought = Memo::new(move |_| advised.get() == Some(Advised::Itself));
    let at = move || {
        let (at, _) = stand.get().unwrap_or_default();
        format!("{} scale({scale:.3})", at.translate())
    };
    view! {
        <g
            class="pawn"
            class:live=live
            class:held=held
            class:advised=move || advised.get().is_some()
            class:sunk=move || stand.get().is_some_and(|(_, broth)| broth)
            display=move || stand.get().is_none().then_some("none")
            transform=at
            data-test=format!("pawn-{seat}-{}", pawn.0)
            data-advised=move || sought.get().then_some("yes")
            data-live=move || live.get().then_some("yes")
            role="button"
            tabindex=move || if live.get() { "0" } else { "-1" }
            aria-pressed=move || held.get().then_some("true")
            aria-label=move || described(seen, seat, pawn)
            on:click=move |event| {
                event.stop_propagation();
                hand.press_pawn(seen, seat, pawn);
            }
            on:keydown=press::key(move || hand.press_pawn(seen, seat, pawn))
            on:pointerenter=move |_| hand.at.set(Some((seat, pawn)))
            on:pointerleave=move |_| hand.at.set(None)
            on:focus=move |_| hand.at.set(Some((seat, pawn)))
            on:blur=move |_| hand.at.set(None)
        >
            <circle class="reach" r="17" />
            {sign::mark(seat)}
            <g class="pawn-number" transform="translate(9.5 -9.5)">
                <circle r="6" />
                <text>{pawn.called()}</text>
            </g>
            {icon::advice(sought, -11.0, -12.0)}
        </g>
    }
}

/// A pawn in words: whose it is, where it stands, and what it needs to go on.
pub(crate) fn described(seen: BoardContext, seat: Seat, pawn: Pawn) -> String {
    let at = seen.view.with(|view| view.pawns.get(seat.index()).and_then(|pawns| pawns[pawn.index()]));
    let Some(at) = at else { return String::new() };
    let phrase = |id| {
        Phrase::new(id)
            .seat("player", seat)
            .number("pawn", i64::from(pawn.0) + 1)
            .number("zone", at.zone.called())
    };
    let said = match seen.view.with(|view| seen.game().way(view, seat, pawn)) {
        Some(way) => {
            let numbers = way.numbers.iter().map(|face| Arg::Name(face.to_string())).collect();
            phrase(if way.lifted { "pawn-in-broth" } else { "pawn-needs" })
                .arg("faces", Arg::OneOf(numbers))
                .number("to", way.to.called())
        }
        None => phrase("pawn-there"),
    };
    words::say(seen, &said)
}
