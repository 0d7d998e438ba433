//! Who is how far from the chancellor's chair: a tag for each player in the upper corners of the council room.

use crate::plan::BoardLayout;
use crate::scene::Council;
use crate::{BoardContext, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use minister::View;
use rules::{Phrase, Seat};

/// What they all want.
pub(crate) const ARMCHAIR: &str = r##"<use href="#mn-armchair"/>"##;

/// How many more ministers would put a player alone at the top, were nobody else's to change.
pub(crate) fn short_by(view: &View, seat: Seat) -> u8 {
    let own = view.ministers.get(seat.index()).copied().unwrap_or_default();
    let others = view.ministers.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let most = others.map(|(_, ministers)| *ministers).max().unwrap_or_default();
    (most + 1).saturating_sub(own)
}

/// The tags.
pub(crate) fn tags(seen: BoardContext, plan: &BoardLayout) -> impl IntoView + use<> {
    let corners = Council::corners(plan);
    let size = plan.lettering;
    let seats = seen.view.with_untracked(|view| view.ministers.len());
    let tags = Seat::all().take(seats).map(move |seat| {
        let (right, row) = (seat.index() % 2, (seat.index() / 2) as f32);
        let x = corners[right].x - right as f32 * 92.0 * size;
        tag(
            seen,
            seat,
            format!("translate({x:.1} {:.1}) scale({size})", corners[right].y + row * 38.0 * size),
        )
    });
    tags.collect_view()
}

fn tag(seen: BoardContext, seat: Seat, place: String) -> impl IntoView {
    let short = Memo::new(move |_| seen.view.with(|view| short_by(view, seat)));
    let holds = Memo::new(move |_| seen.view.with(|view| view.chancellor == Some(seat)));
    // The nearest of those who do not sit there yet.
    let next = Memo::new(move |_| {
        seen.view.with(|view| {
            let rivals = Seat::all().take(view.ministers.len()).filter(|seat| view.chancellor != Some(*seat));
            rivals.map(|seat| short_by(view, seat)).min() == Some(short_by(view, seat)) && !holds.get()
        })
    });
    let said = move || words::say(seen, &phrase(seat, holds.get(), short.get()));
    view! {
        <g class="majority" class:next=next class:holds=holds transform=place role="img" aria-label=said>
            <rect class="tag" width="92" height="33" rx="6" />
            <g transform="translate(18 16.5) scale(1.18)">{sign::mark(seat)}</g>
            <g class="tag-chair" transform="translate(47 19) scale(0.78)" inner_html=ARMCHAIR></g>
            <text class="tag-count" x="75" y="17.5">
                {move || if holds.get() { "✓".to_owned() } else { format!("+{}", short.get()) }}
            </text>
        </g>
    }
}

fn phrase(seat: Seat, holds: bool, short: u8) -> Phrase {
    let id = if holds { "majority-holds" } else { "majority-short" };
    Phrase::new(id).seat("player", seat).number("short", short)
}

/// Who is next in line for the chair, in a sentence.
pub(crate) fn nearest_rival(seen: BoardContext) -> String {
    let next = seen.view.with(|view| {
        let rivals = Seat::all().take(view.ministers.len()).filter(|seat| view.chancellor != Some(*seat));
        rivals.map(|seat| (short_by(view, seat), seat)).min_by_key(|(short, _)| *short)
    });
    next.map(|(short, seat)| words::say(seen, &phrase(seat, false, short))).unwrap_or_default()
}
