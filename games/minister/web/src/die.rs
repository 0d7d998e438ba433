//! The die: it shows what was rolled last, pale once that counts no more, is seen to roll, and rolls when pressed.

use crate::rim::Point;
use crate::{BoardContext, hand, icon, press, words};
use leptos::prelude::*;
use minister::{Action, Event, Step, View};
use rules::Phrase;

/// Half a side.
const HALF: f32 = 38.0;

/// The die on the board.
pub(crate) fn die(seen: BoardContext, at: Point) -> AnyView {
    // The last roll and when it was told. Each is drawn anew, so that it is seen to roll even when it shows the same;
    // not the one that lay there when the board was opened.
    let opened = seen.told.with_untracked(|(number, _)| *number);
    let rolled = Memo::new(move |earlier: Option<&(u64, Option<u8>)>| {
        let last = seen.told.with(|(number, events)| {
            let face = events.iter().rev().find_map(face_of)?;
            Some((*number, Some(face)))
        });
        let lies = || (opened, seen.view.with_untracked(|view| view.die));
        last.unwrap_or_else(|| earlier.copied().unwrap_or_else(lies))
    });
    let may_roll = Memo::new(move |_| seen.offers(&Action::Roll));
    let advised = Memo::new(move |_| seen.advises(&Action::Roll));
    let old = Memo::new(move |_| seen.view.with(|view| is_old(view)));
    let label = move || {
        if may_roll.get() {
            return words::text(seen, "die-roll");
        }
        match rolled.get().1 {
            Some(face) => words::say(seen, &Phrase::new("die-shows").number("face", face)),
            None => words::text(seen, "die"),
        }
    };
    let face = move || {
        let (told, shown) = rolled.get();
        let tumbling = told != opened;
        // What flies by before it comes to rest: any faces but the last.
        let passing = tumbling.then(|| {
            let faces = [1u8, 2].map(|step| (shown.unwrap_or(1) + 2 * step - 1) % 6 + 1);
            let passing = faces.into_iter().zip(1..).map(|(face, step)| {
                view! { <g class=format!("passing passing-{step}")>{pips(face)}</g> }
            });
            passing.collect_view()
        });
        view! {
            <g class="cube" class:tumbling=tumbling>
                <rect
                    x=(-HALF).to_string()
                    y=(-HALF).to_string()
                    width=(2.0 * HALF).to_string()
                    height=(2.0 * HALF).to_string()
                    rx="13"
                />
                {passing}
                <g class="rest">{shown.map(pips)}</g>
            </g>
        }
    };
    let roll = move || hand::play_or_wonder(seen, Action::Roll);
    view! {
        <g
            class="die"
            class:live=may_roll
            class:old=old
            transform=at.translate()
            data-test="die"
            data-advised=move || advised.get().then_some("yes")
            data-live=move || may_roll.get().then_some("yes")
            role="button"
            tabindex=move || if may_roll.get() { "0" } else { "-1" }
            aria-disabled=move || (!may_roll.get()).then_some("true")
            aria-label=label
            on:click=move |_| roll()
            on:keydown=press::key(roll)
        >
            <circle class="reach" r=(HALF * 1.5).to_string() />
            {face}
            {icon::advice(advised, HALF, -HALF)}
        </g>
    }
    .into_any()
}

/// Is the die yet to be rolled, for the turn or for the press? What it shows is then from before.
fn is_old(view: &View) -> bool {
    view.die.is_none() || matches!(view.step, Step::Press(_))
}

/// What the die showed, where the event is a roll.
fn face_of(event: &Event) -> Option<u8> {
    match event {
        Event::Rolled { die, .. } | Event::Press { die, .. } | Event::Lot { die, .. } => Some(*die),
        _ => None,
    }
}

/// The pips of a face.
pub(crate) fn pips(face: u8) -> AnyView {
    let far = 0.52 * HALF;
    let middle = (face % 2 == 1).then_some((0.0, 0.0));
    let slope = (face >= 2).then_some([(-far, far), (far, -far)]);
    let other = (face >= 4).then_some([(-far, -far), (far, far)]);
    let sides = (face == 6).then_some([(-far, 0.0), (far, 0.0)]);
    let places = middle.into_iter().chain([slope, other, sides].into_iter().flatten().flatten());
    let pips = places.map(|(x, y)| {
        view! { <circle cx=format!("{x:.1}") cy=format!("{y:.1}") r="6.2" /> }
    });
    pips.collect_view().into_any()
}
