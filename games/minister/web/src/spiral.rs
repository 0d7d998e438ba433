//! What changes on the desk calendar: days that are gone are struck out, and an hourglass stands on today's.

use crate::plan::BoardLayout;
use crate::rim::Point;
use crate::scene::Calendar;
use crate::{BoardContext, words};
use game_ui::kit::motion::{self, Animator, Move};
use leptos::prelude::*;
use leptos::svg;
use minister::Event;
use rules::Phrase;

/// The strokes and the marker.
pub(crate) fn spiral(context: BoardContext, plan: &BoardLayout) -> AnyView {
    let game = context.game();
    let calendar = Calendar::new(game.board(), plan);
    let (length, scale) = (game.board().spiral().length, calendar.scale());
    let days: Vec<[f32; 4]> = (0..=length).map(|day| calendar.day(day)).collect();
    let begun = begun(context);
    let time = Memo::new(move |_| context.view.with(|view| view.time));
    // The first day that somebody else let pass since the reader last moved.
    let fresh = Memo::new(move |_| {
        let me = context.me();
        let passed = |event: &Event| match event {
            Event::Time { seat, space, .. } if me != Some(*seat) => Some(space.saturating_sub(1)),
            _ => None,
        };
        context.recent.with(|recent| recent.iter().find_map(passed))
    });
    let strokes = days.iter().zip(0..).map(|(day, number)| {
        let [x, y, width, height] = *day;
        let gone = move || match (begun..time.get()).contains(&number) {
            true if fresh.get().is_some_and(|fresh| fresh <= number) => "mn-gone mn-fresh",
            true => "mn-gone",
            false => "mn-ahead",
        };
        let data = format!(
            "M{:.1} {:.1}L{:.1} {:.1}",
            x + 0.16 * width,
            y + 0.9 * height,
            x + 0.88 * width,
            y + 0.3 * height
        );
        view! { <path class=gone d=data /> }
    });
    let strokes = strokes.collect_view();
    let [width, height] = [days[0][2], days[0][3]];
    let middle = move |day: u8| {
        let [x, y, width, height] = days.get(usize::from(day)).copied().unwrap_or_default();
        Point::new(x + width / 2.0, y + height / 2.0)
    };
    let label = move || words::say(context, &Phrase::new("spiral").number("left", i64::from(left(context))));
    let moved = NodeRef::<svg::G>::new();
    let motion = Animator::get();
    let from = middle.clone();
    Effect::new(move |earlier: Option<u8>| {
        let now = time.get();
        if let (Some(earlier), Some(marker)) =
            (earlier.filter(|earlier| *earlier != now), moved.get_untracked())
        {
            let [a, b] = [from(earlier), from(now)];
            let way = [f64::from(a.x - b.x), f64::from(a.y - b.y)];
            let element: &leptos::web_sys::Element = &marker;
            motion.play(element, &Move::travel(way, [0.0, 0.0]));
            motion::within(element, ".mn-turning").iter().for_each(|glass| {
                motion.play(glass, &Move::new(420.0, "ease-in-out", vec![turned(180.0), turned(0.0)]));
            });
        }
        now
    });
    // A day of the telephone or of the chancellor's chair rings.
    let ring = NodeRef::<svg::Circle>::new();
    Effect::new(move |earlier: Option<u64>| {
        let (number, events) = context.told.get();
        let calls = |event: &Event| matches!(event, Event::TimeInfluence { .. } | Event::Bonus { .. });
        let rings = earlier.is_some_and(|earlier| earlier != number) && events.iter().any(calls);
        if let Some(ring) = ring.get_untracked().filter(|_| rings) {
            motion.ring(&ring);
        }
        number
    });
    view! {
        <g class="spiral" role="img" aria-label=label data-test="spiral">
            {strokes}
            <g class="marker" transform=move || middle(time.get()).translate()>
                <g node_ref=moved>
                    <rect
                        class="mn-today"
                        x=format!("{:.1}", 2.0 - width / 2.0)
                        y=format!("{:.1}", 2.0 - height / 2.0)
                        width=format!("{:.1}", width - 4.0)
                        height=format!("{:.1}", height - 4.0)
                        rx="4"
                    />
                    <circle class="arrival" r=format!("{:.1}", 30.0 * scale) node_ref=ring />
                    <g
                        transform=format!("translate({:.1} {:.1}) scale({:.2})", 11.0 * scale, 9.0 * scale, 0.95 * scale)
                        inner_html=r##"<ellipse class="mn-cast" cx="4" cy="17" rx="14" ry="4"/><g class="mn-turning"><use href="#mn-hourglass"/></g>"##
                    ></g>
                </g>
            </g>
        </g>
    }
    .into_any()
}

fn turned(degrees: f64) -> motion::Keyframe {
    motion::Keyframe::to(format!("rotate({degrees}deg)"))
}

/// The day on which the marker began at this table (M4); days before it never were.
fn begun(context: BoardContext) -> u8 {
    let starts = context.game().board().spiral().starts;
    if context.view.with_untracked(|view| view.pawns.len()) == 3 { starts.three } else { starts.four }
}

/// How many spaces are left to election day.
pub(crate) fn left(context: BoardContext) -> u8 {
    let length = context.game().board().spiral().length;
    context.view.with(|view| length.saturating_sub(view.time))
}
