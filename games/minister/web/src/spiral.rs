//! The time spiral, which leads to election day.

use crate::plan::Plan;
use crate::rim::Point;
use crate::{BoardContext, icon, words};
use leptos::prelude::*;
use rules::Phrase;
use std::sync::Arc;

/// The spiral with its marker.
pub(crate) fn spiral(seen: BoardContext, plan: &Arc<Plan>) -> AnyView {
    let game = seen.game();
    let spiral = game.board().spiral();
    let spaces = plan.spiral_spaces(spiral.length);
    let radius = spaces.windows(2).map(far).fold(f32::INFINITY, f32::min) * 0.46;
    let points: Vec<String> = spaces.iter().map(|at| format!("{:.1} {:.1}", at.x, at.y)).collect();
    let drawn = spaces.iter().zip(0u8..).map(|(at, number)| {
        let (class, picture) = match number {
            last if last == spiral.length => ("moment election", Some(icon::ballot())),
            hand if spiral.influence.contains(&hand) => ("moment influence", Some(icon::hand())),
            chair if spiral.chancellor.contains(&chair) => ("moment chancellor", Some(small_chair())),
            start if start == spiral.starts.three => ("moment", Some(icon::heads(3))),
            start if start == spiral.starts.four => ("moment", Some(icon::heads(4))),
            _ => ("moment", None),
        };
        // Sentences and rules call the spaces by their numbers.
        let (raised, low) = if picture.is_some() { ("translate(0 -4) scale(0.82)", "12") } else { ("", "0") };
        view! {
            <g class=class transform=at.translate()>
                <circle r=format!("{radius:.1}") />
                <g transform=raised>{picture}</g>
                <text class:small=low != "0" y=low>{number.to_string()}</text>
            </g>
        }
    });
    let drawn = drawn.collect_view();
    let at = {
        let spaces = spaces.clone();
        move || {
            let time = seen.view.with(|view| view.time);
            spaces.get(usize::from(time)).copied().unwrap_or_default().translate()
        }
    };
    let label = move || {
        let left = left(seen);
        words::say(seen, &Phrase::new("spiral").number("left", i64::from(left)))
    };
    view! {
        <g class="spiral" role="img" aria-label=label data-test="spiral">
            <path class="way" d=format!("M{}", points.join("L")) />
            {drawn}
            <g class="marker" transform=at>
                <circle r=format!("{:.1}", radius * 0.82) />
                {icon::hourglass()}
            </g>
        </g>
    }
    .into_any()
}

/// How many spaces are left to election day.
pub(crate) fn left(seen: BoardContext) -> u8 {
    let length = seen.game().board().spiral().length;
    seen.view.with(|view| length.saturating_sub(view.time))
}

fn small_chair() -> AnyView {
    view! { <g transform="scale(0.5)">{icon::chair()}</g> }.into_any()
}

fn far(pair: &[Point]) -> f32 {
    (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y)
}
