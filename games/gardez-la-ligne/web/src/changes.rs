//! What answers a change by moving: a tile that is turned, a badge, somebody who sits down.

use game_ui::kit::motion::{Animator, Move};
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

/// When a picket touches the board, in milliseconds after it was told.
pub(crate) const LANDS: f64 = 300.0;
/// How long a ribbon takes from there to the ends of its line.
pub(crate) const ROLLS: f64 = 480.0;
/// When somebody sits down at the negotiation, and the badges are turned.
pub(crate) const SITS: f64 = LANDS + 0.7 * ROLLS;

/// Moves an element whenever a value changes; not as it is first drawn.
pub(crate) fn on_change<T, E>(value: Memo<T>, node: NodeRef<E>, how: impl Fn() -> Move + 'static)
where
    T: Clone + PartialEq + Send + Sync + 'static,
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    let motion = Animator::get();
    Effect::new(move |before: Option<T>| {
        let now = value.get();
        if before.is_some_and(|before| before != now)
            && let Some(node) = node.get_untracked()
        {
            // It goes on by itself.
            let _ = motion.play(&node.unchecked_into(), &how());
        }
        now
    });
}
