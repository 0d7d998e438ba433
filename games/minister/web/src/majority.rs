//! Who is how far from the chancellor's chair: a tag for each player in the upper corners of the council room.

use crate::plan::BoardLayout;
use crate::previews::Previews;
use crate::scene::Council;
use crate::{BoardContext, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use rules::{Phrase, Seat};

/// What they all want.
pub(crate) const ARMCHAIR: &str = r##"<use href="#mn-armchair"/>"##;

/// How many more ministers would give a player the chair, in figures.
pub(crate) fn figures(short: Option<u8>) -> String {
    short.map_or_else(|| "–".to_owned(), |short| format!("+{short}"))
}

/// The tags.
pub(crate) fn tags(context: BoardContext, plan: &BoardLayout) -> impl IntoView + use<> {
    let corners = Council::corners(plan);
    let size = plan.lettering;
    let seats = context.view.with_untracked(|view| view.ministers.len());
    let tags = Seat::all().take(seats).map(move |seat| {
        let (right, row) = (seat.index() % 2, (seat.index() / 2) as f32);
        let x = corners[right].x - right as f32 * 92.0 * size;
        tag(
            context,
            seat,
            format!("translate({x:.1} {:.1}) scale({size})", corners[right].y + row * 38.0 * size),
        )
    });
    tags.collect_view()
}

fn tag(context: BoardContext, seat: Seat, place: String) -> impl IntoView {
    let previews = Previews::of(context);
    let short = Memo::new(move |_| previews.lacks_for_chair(seat));
    let holds = Memo::new(move |_| context.view.with(|view| view.chancellor == Some(seat)));
    // The nearest of those who do not sit there yet.
    let next = Memo::new(move |_| {
        short.get().is_some() && short.get() == previews.nearest_to_chair().map(|(short, _)| short)
    });
    let said = move || words::say(context, &phrase(seat, holds.get(), short.get()));
    view! {
        <g class="majority" class:next=next class:holds=holds transform=place role="img" aria-label=said>
            <rect class="tag" width="92" height="33" rx="6" />
            <g transform="translate(18 16.5) scale(1.18)">{sign::mark(seat)}</g>
            <g class="tag-chair" transform="translate(47 19) scale(0.78)" inner_html=ARMCHAIR></g>
            <text class="tag-count" x="75" y="17.5">
                {move || if holds.get() { "✓".to_owned() } else { figures(short.get()) }}
            </text>
        </g>
    }
}

fn phrase(seat: Seat, holds: bool, short: Option<u8>) -> Phrase {
    match short {
        _ if holds => Phrase::new("majority-holds").seat("player", seat),
        Some(short) => Phrase::new("majority-short").seat("player", seat).number("short", short),
        None => Phrase::new("majority-barred").seat("player", seat),
    }
}

/// Who is next in line for the chair, in a sentence.
pub(crate) fn nearest_rival(context: BoardContext, previews: Previews) -> String {
    previews
        .nearest_to_chair()
        .map(|(short, seat)| words::say(context, &phrase(seat, false, Some(short))))
        .unwrap_or_default()
}
