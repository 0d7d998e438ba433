//! The votes as discs: a row for those that are left, and one for each player.

use crate::{BoardContext, TEXT};
use game_ui::kit::sign;
use leptos::prelude::*;
use rules::{Phrase, Rules, Seat};

/// Discs in a line, and how far apart they and the lines are.
const LINE: u8 = 20;
const STEP: u32 = 30;

/// The whole drawing; what it shows is said in one sentence.
pub(crate) fn votes(context: BoardContext) -> AnyView {
    let seats = context.game().seats();
    let height = STEP * (u32::from(seats) + 4);
    let rows = Seat::all().take(seats.into()).map(|seat| row(context, seat)).collect_view();
    let label = move || TEXT.say(context, &Phrase::new("board").number("votes", left(context)));
    view! {
        <svg
            viewBox=format!("0 0 {} {height}", STEP * (u32::from(LINE) + 2))
            role="img"
            aria-label=label
            data-test="votes"
        >
            <g class="left">{move || discs(left(context))}</g>
            {rows}
        </svg>
    }
    .into_any()
}

/// How many votes a seat has taken.
pub(crate) fn taken(context: BoardContext, seat: Seat) -> u8 {
    context.view.with(|view| view.taken.get(seat.index()).copied().unwrap_or_default())
}

fn left(context: BoardContext) -> u8 {
    context.view.with(|view| view.left)
}

/// A player's sign, and what they have; the disc of whoever is at turn is ringed.
fn row(context: BoardContext, seat: Seat) -> AnyView {
    let y = STEP * (seat.index() as u32 + 4);
    let is_turn = move || context.view.with(|view| view.turn == Some(seat));
    view! {
        <g class=sign::class(seat) transform=format!("translate({STEP}, {y})")>
            <circle class="turn" class:now=is_turn r="14" />
            {sign::mark(seat)}
            <text class="count" x=STEP>{move || taken(context, seat).to_string()}</text>
        </g>
    }
    .into_any()
}

fn discs(votes: u8) -> AnyView {
    let disc = |vote: u8| {
        let (x, y) = (STEP * (u32::from(vote % LINE) + 1), STEP * (u32::from(vote / LINE) + 1));
        view! { <circle cx=x cy=y r="11" /> }
    };
    (0..votes).map(disc).collect_view().into_any()
}
