//! Small drawings for the set-up and the overview of the rules: the newspaper, a hand of cards, the chamber that votes, an attack parried.

use leptos::prelude::*;

/// The drawings for the steps of a turn.
const STEPS: [&str; 4] = [
    include_str!("../art/step-0.svg"),
    include_str!("../art/step-1.svg"),
    include_str!("../art/step-2.svg"),
    include_str!("../art/step-3.svg"),
];

/// The drawing for a step of a turn.
pub(crate) fn step_picture(step: usize) -> AnyView {
    let drawn = STEPS.get(step).map(|drawn| {
        view! {
            <svg class="step-picture" viewBox="0 0 160 110" aria-hidden="true" focusable="false" inner_html=*drawn />
        }
    });
    drawn.into_any()
}

/// What lies on the table: the newspaper and a few cards face down.
pub(crate) fn table_things() -> AnyView {
    view! { <g class="table-things" inner_html=include_str!("../art/table-things.svg") /> }.into_any()
}
