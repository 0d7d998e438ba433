//! The whole board, broad or upright as the screen is, and a line above it that says what is asked, or what is pointed at.

use crate::hand::Hand;
use crate::plan::{Plan, Shape};
use crate::{BoardContext, cabinet, die, pawns, spiral, track, words};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use rules::Narrate;
use std::sync::Arc;

/// Narrower screens get the upright board.
const NARROW: &str = "(max-width: 45rem)";

/// The board.
pub(crate) fn board(seen: BoardContext) -> AnyView {
    let shape = shape();
    let hand = Hand::new(seen);
    let drawing = move || {
        let plan = Arc::new(Plan::of(seen.game().board(), shape.get()));
        let [width, height] = plan.size;
        view! {
            <svg
                class="minister-board"
                class:upright=shape.get() == Shape::Upright
                viewBox=format!("0 0 {width} {height}")
                role="group"
                aria-label=move || words::text(seen, "board")
            >
                {track::track(seen, &plan, hand)}
                {spiral::spiral(seen, &plan)}
                {cabinet::cabinet(seen, &plan)}
                {die::die(seen, plan.die)}
                {pawns::pawns(seen, &plan, hand)}
            </svg>
        }
    };
    let note = move || {
        if hand.unclear.get() {
            return words::text(seen, "which-pawn");
        }
        let held = hand.pawn.get().and_then(|pawn| Some((seen.me()?, pawn)));
        match hand.at.get().or(held) {
            Some((seat, pawn)) => pawns::described(seen, seat, pawn),
            // What the game waits for, in its own words; they come first among what it says of itself.
            None => {
                let said = seen.view.with(|view| seen.game().say_view(view));
                said.first().map(|step| seen.say(step)).unwrap_or_default()
            }
        }
    };
    view! {
        <div class="minister">
            <p
                class="note-line"
                role="status"
                data-test="note"
                data-unclear=move || hand.unclear.get().then_some("yes")
            >
                {note}
            </p>
            {drawing}
        </div>
    }
    .into_any()
}

/// How the board lies, as the screen is, for as long as it is shown.
fn shape() -> ReadSignal<Shape> {
    let of = |narrow: bool| if narrow { Shape::Upright } else { Shape::Broad };
    let query = window().match_media(NARROW).ok().flatten();
    let (shape, set_shape) = signal(of(query.as_ref().is_some_and(|query| query.matches())));
    if let Some(query) = query {
        let asked = query.clone();
        let changed = Closure::<dyn FnMut()>::new(move || set_shape.set(of(asked.matches())));
        // Where this fails, the board stays as it lies.
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        let kept = StoredValue::new_local(Some((query, changed)));
        on_cleanup(move || {
            kept.update_value(|kept| {
                if let Some((query, changed)) = kept.take() {
                    let listener = changed.as_ref().unchecked_ref();
                    let _ = query.remove_event_listener_with_callback("change", listener);
                }
            });
        });
    }
    shape
}
