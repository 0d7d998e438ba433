//! The ivory die: it shows what was rolled last, pale once that counts no more, is seen to roll, and rolls when pressed.

use crate::rim::Point;
use crate::{BoardContext, hand, icon, piece, press, words};
use game_ui::kit::motion::{self, Animator};
use leptos::prelude::*;
use leptos::svg;
use minister::{Action, Event, Step, View};
use rules::Phrase;

/// Half a side.
const HALF: f32 = 34.0;
/// From where it is thrown.
const THROWN_FROM: [f64; 2] = [-110.0, -70.0];

/// The die on the council's table.
pub(crate) fn die(context: BoardContext, at: Point, scale: f32) -> AnyView {
    // The last roll and when it was told. Each is drawn anew, so that it is seen to roll even when it shows the same;
    // not the one that lay there when the board was opened.
    let opened = context.told.with_untracked(|(number, _)| *number);
    let rolled = Memo::new(move |earlier: Option<&(u64, Option<u8>)>| {
        let last = context.told.with(|(number, events)| {
            let face = events.iter().rev().find_map(face_of)?;
            Some((*number, Some(face)))
        });
        let lies = || (opened, context.view.with_untracked(|view| view.die));
        last.unwrap_or_else(|| earlier.copied().unwrap_or_else(lies))
    });
    let motion = Animator::get();
    let may_roll = Memo::new(move |_| context.offers(&Action::Roll));
    let advised = Memo::new(move |_| context.advises(&Action::Roll));
    let old = Memo::new(move |_| context.view.with(|view| is_old(view)));
    // Somebody else has it in hand.
    let shaken = Memo::new(move |_| {
        let rolls = context.view.with(|view| matches!(view.step, Step::Roll | Step::Press(_)));
        rolls && !may_roll.get() && context.awaited() != rules::Seats::NONE
    });
    let label = move || {
        if may_roll.get() {
            return words::text(context, "die-roll");
        }
        match rolled.get().1 {
            Some(face) => words::say(context, &Phrase::new("die-shows").number("face", face)),
            None => words::text(context, "die"),
        }
    };
    let face = move || {
        let (told, shown) = rolled.get();
        let tumbling = told != opened;
        // What flies by before it comes to rest: any faces but the last.
        let passing = tumbling.then(|| [1u8, 2].map(|step| (shown.unwrap_or(1) + 2 * step - 1) % 6 + 1));
        let passing =
            passing.into_iter().flatten().map(|face| format!(r#"<g class="passing">{}</g>"#, pips(face)));
        let rest = shown.map(pips).unwrap_or_default();
        let faces = passing.collect::<String>() + &format!(r#"<g class="rest">{rest}</g>"#);
        let cube = NodeRef::<svg::G>::new();
        if tumbling {
            motion::once_drawn(cube, move |cube| {
                motion.roll(&cube, THROWN_FROM, &motion::within(&cube, ".passing, .rest"));
            });
        }
        view! { <g class="cube" node_ref=cube inner_html=format!("{}{faces}", body())></g> }
    };
    let roll = move || hand::play_or_wonder(context, Action::Roll);
    view! {
        <g
            class="die"
            class:live=may_roll
            class:old=old
            class:shaken=shaken
            transform=format!("{} scale({scale})", at.translate())
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
            <circle class="reach" r=(HALF * 1.55).to_string() />
            <g transform="rotate(-8)">{face}</g>
            {icon::advice(advised, HALF, -HALF)}
        </g>
    }
    .into_any()
}

/// The cube: its shadow, its two sides in the shade, and the face.
fn body() -> String {
    let side = 2.0 * HALF;
    format!(
        r#"<rect class="mn-cast" x="{a}" y="{b}" width="{side}" height="{side}" rx="14"/><rect class="mn-ivory-side" x="{c}" y="{d}" width="{side}" height="{side}" rx="13"/><rect class="mn-ivory" x="-{HALF}" y="-{HALF}" width="{side}" height="{side}" rx="13"/>"#,
        a = 9.0 - HALF,
        b = 13.0 - HALF,
        c = 3.0 - HALF,
        d = 6.0 - HALF,
    )
}

fn pips(face: u8) -> String {
    piece::pips(face, 0.54 * HALF, 6.4)
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
