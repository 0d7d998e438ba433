//! A barrier: a striped bar across the street, and beside it the box with the numbers that lift it.

use crate::hand::Hand;
use crate::plan::{BoardLayout, LANE};
use crate::rim::{Point, StreetPlace};
use crate::{BoardContext, words};
use leptos::prelude::*;
use minister::Zone;
use rules::{Arg, Phrase};
use std::fmt::Write;

/// How wide the box is, and how high each number in it.
const WIDE: f32 = 29.0;
const EACH: f32 = 25.0;

/// The zones before which a barrier is marked.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Gates {
    /// Before the pawn pointed at.
    sought: Option<Zone>,
    open: Vec<Zone>,
    useful: Vec<Zone>,
}

pub(crate) fn gates(hand: Hand) -> Gates {
    Gates {
        sought: hand.ahead.get().map(|(barrier, _)| barrier),
        open: hand.open.get(),
        useful: hand.useful.get(),
    }
}

/// The barrier before a zone. It is drawn once; the style sheet lifts the bar, and knows by the die which number did it.
pub(crate) fn barrier(
    context: BoardContext,
    plan: &BoardLayout,
    zone: Zone,
    place: StreetPlace,
    numbers: &[u8],
    gates: Memo<Gates>,
) -> impl IntoView + use<> {
    let open = Memo::new(move |_| gates.with(|gates| gates.open.contains(&zone)));
    let faces: Vec<String> = numbers.iter().map(u8::to_string).collect();
    let label = move || {
        let faces = Arg::OneOf(faces.iter().cloned().map(Arg::Name).collect());
        let id = if open.get() { "barrier-open" } else { "barrier" };
        words::say(context, &Phrase::new(id).number("zone", zone.called()).arg("faces", faces))
    };
    view! {
        <g
            class="barrier"
            class:sought=move || gates.with(|gates| gates.sought == Some(zone))
            class:open=open
            class:useful=move || gates.with(|gates| gates.useful.contains(&zone))
            data-bar=zone.0.to_string()
            role="img"
            aria-label=label
            inner_html=drawn(plan, place, numbers)
        ></g>
    }
}

fn drawn(plan: &BoardLayout, place: StreetPlace, numbers: &[u8]) -> String {
    let (high, long) = (numbers.len() as f32 * EACH + 7.0, LANE + 5.0);
    let (at, _) = footprint(plan, place, numbers.len());
    let post = place.offset(0.0, -LANE / 2.0 - 3.0);
    let rect = |class: &str, [x, y]: [f32; 2], more: f32, round: u8| {
        format!(
            r#"<rect class="{class}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="{round}"/>"#,
            x - (WIDE + more) / 2.0,
            y - (high + more) / 2.0,
            WIDE + more,
            high + more
        )
    };
    let mut text = format!(
        r#"<g transform="{} rotate({:.1})"><path class="mn-cast-bar" d="M3 4V{:.1}"/><g class="bar-arm"><path class="bar-white" d="M0-8V{long:.1}"/><path class="bar-red" d="M0-3V{long:.1}"/><path class="bar-edge" d="M-4.5-8V{long:.1}M4.5-8V{long:.1}"/></g><circle class="bar-post" r="6.5"/><circle class="bar-bolt" r="2.2"/></g><g transform="{} scale({:.3})">{}{}{}"#,
        post.translate(),
        place.heading(),
        long + 4.0,
        at.translate(),
        plan.lettering,
        rect("glow", [0.0, 0.0], 10.0, 10),
        rect("mn-cast", [2.5, 3.5], 0.0, 6),
        rect("box", [0.0, 0.0], 0.0, 6),
    );
    for (index, number) in numbers.iter().enumerate() {
        let y = (index as f32 - (numbers.len() as f32 - 1.0) / 2.0) * EACH;
        // A string takes whatever is written into it.
        let _ = write!(
            text,
            r#"<g class="figure f{number}" transform="translate(0 {y:.1})"><circle r="12"/><text y="1">{number}</text></g>"#
        );
    }
    text + "</g>"
}

/// Where the box of a barrier with so many numbers stands, and how wide and high it is.
pub(crate) fn footprint(plan: &BoardLayout, place: StreetPlace, numbers: usize) -> (Point, [f32; 2]) {
    let (wide, high) = (WIDE * plan.lettering, (numbers as f32 * EACH + 7.0) * plan.lettering);
    (box_place(place, high, wide), [wide, high])
}

/// The box stands outside, upright, its nearest side at the kerb.
fn box_place(place: StreetPlace, high: f32, wide: f32) -> Point {
    let reach = place.on.y.abs() * wide / 2.0 + place.on.x.abs() * high / 2.0;
    place.offset(0.0, -LANE / 2.0 - 9.0 - reach)
}
