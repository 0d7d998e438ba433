//! A barrier: a striped bar across the street, and beside it the box with the numbers that lift it.

use crate::hand::Hand;
use crate::plan::{BoardLayout, LANE};
use crate::rim::{Point, StreetPlace};
use crate::{BoardContext, words};
use leptos::prelude::*;
use minister::{Step, Zone};
use rules::{Arg, Phrase};

/// How wide the box is, and how high each number in it.
const WIDE: f32 = 29.0;
const EACH: f32 = 25.0;

/// The barrier before a zone.
pub(crate) fn barrier(
    context: BoardContext,
    plan: &BoardLayout,
    zone: Zone,
    place: StreetPlace,
    numbers: &[u8],
    hand: Hand,
) -> impl IntoView + use<> {
    let sought = Memo::new(move |_| hand.ahead.get().is_some_and(|(next, _)| next == zone));
    let open = Memo::new(move |_| hand.open.with(|open| open.contains(&zone)));
    let useful = Memo::new(move |_| hand.useful.with(|useful| useful.contains(&zone)));
    let die = Memo::new(move |_| context.view.with(|view| view.die.filter(|_| view.step == Step::Use)));
    let high = numbers.len() as f32 * EACH + 7.0;
    let (at, _) = footprint(plan, place, numbers.len());
    let figures = numbers.iter().enumerate().map(|(index, number)| {
        let (number, y) = (*number, (index as f32 - (numbers.len() as f32 - 1.0) / 2.0) * EACH);
        let shown = Memo::new(move |_| die.get() == Some(number));
        view! {
            <g class="figure" class:shown=shown transform=format!("translate(0 {y:.1})")>
                <circle r="12" />
                <text y="1">{number.to_string()}</text>
            </g>
        }
    });
    let figures = figures.collect_view();
    let post = place.offset(0.0, -LANE / 2.0 - 3.0);
    let bar = format!("{} rotate({:.1})", post.translate(), place.heading());
    let long = LANE + 5.0;
    let faces: Vec<String> = numbers.iter().map(u8::to_string).collect();
    let label = move || {
        let faces = Arg::OneOf(faces.iter().cloned().map(Arg::Name).collect());
        let id = if open.get() { "barrier-open" } else { "barrier" };
        words::say(context, &Phrase::new(id).number("zone", zone.called()).arg("faces", faces))
    };
    view! {
        <g class="barrier" class:sought=sought class:open=open class:useful=useful data-bar=zone.0.to_string() role="img" aria-label=label>
            <g transform=bar>
                <path class="mn-cast-bar" d=format!("M3 4V{:.1}", long + 4.0) />
                <g class="bar-arm">
                    <path class="bar-white" d=format!("M0-8V{long:.1}") />
                    <path class="bar-red" d=format!("M0-3V{long:.1}") />
                    <path class="bar-edge" d=format!("M-4.5-8V{long:.1}M4.5-8V{long:.1}") />
                </g>
                <circle class="bar-post" r="6.5" />
                <circle class="bar-bolt" r="2.2" />
            </g>
            <g transform=format!("{} scale({:.3})", at.translate(), plan.lettering)>
                <rect class="glow" x=(-WIDE / 2.0 - 5.0).to_string() y=(-high / 2.0 - 5.0).to_string() width=(WIDE + 10.0).to_string() height=(high + 10.0).to_string() rx="10" />
                <rect class="mn-cast" x=(2.5 - WIDE / 2.0).to_string() y=(3.5 - high / 2.0).to_string() width=WIDE.to_string() height=high.to_string() rx="6" />
                <rect class="box" x=(-WIDE / 2.0).to_string() y=(-high / 2.0).to_string() width=WIDE.to_string() height=high.to_string() rx="6" />
                {figures}
            </g>
        </g>
    }
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
