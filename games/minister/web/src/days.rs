//! The days that are left, as a strip along the foot of a phone's board: its calendar is out of sight most of the time.

use crate::{BoardContext, spiral, words};
use leptos::prelude::*;
use rules::Phrase;

/// How wide and high a day is drawn.
const DAY: [f32; 2] = [28.0, 34.0];

pub(crate) fn days(context: BoardContext) -> impl IntoView {
    let game = context.game();
    let calendar = game.board().spiral().clone();
    let [wide, high] = DAY;
    let frame = format!("-2 -2 {:.0} {:.0}", wide * (f32::from(calendar.length) + 1.0) + 4.0, high + 4.0);
    let time = Memo::new(move |_| context.view.with(|view| view.time));
    let left = move || spiral::left(context);
    let drawn = (0..=calendar.length).map(|day| {
        let (class, picture) = match day {
            last if last == calendar.length => ("mn-day mn-election", Some("ballot")),
            call if calendar.influence.contains(&call) => ("mn-day mn-call", Some("telephone")),
            chair if calendar.chancellor.contains(&chair) => ("mn-day mn-seat", Some("armchair")),
            _ => ("mn-day mn-plain", None),
        };
        let picture = picture.map(|picture| {
            format!(r##"<use href="#mn-{picture}" transform="translate({:.1} {:.1}) scale(.8)"/>"##, wide / 2.0, high / 2.0 + 1.0)
        });
        let today = move || (time.get() == day).then(|| {
            view! {
                <rect class="mn-today" x="1" y="1" width=(wide - 2.0).to_string() height=(high - 2.0).to_string() rx="3" />
                <g transform=format!("translate({:.1} {:.1})", wide / 2.0, high / 2.0) inner_html=r##"<use href="#mn-hourglass" transform="scale(.9)"/>"##></g>
            }
        });
        let struck = move || if time.get() > day { "mn-gone" } else { "mn-ahead" };
        view! {
            <g transform=format!("translate({:.0} 0)", wide * f32::from(day))>
                <rect class=class width=wide.to_string() height=high.to_string() />
                <g inner_html=picture.unwrap_or_default()></g>
                <path class=struck d="M5 29L23 6" />
                {today}
            </g>
        }
    });
    let drawn = drawn.collect_view();
    view! {
        <div class="mn-days">
            <p>{move || words::say(context, &Phrase::new("time-left").number("left", i64::from(left())))}</p>
            <svg viewBox=frame aria-hidden="true" focusable="false">{drawn}</svg>
        </div>
    }
}
