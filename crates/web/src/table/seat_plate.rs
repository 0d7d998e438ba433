//! The plate of a seat: its sign, who sits there, how they stand and what they have, always of one size.

use crate::fit_text;
use crate::i18n::I18n;
use game_ui::AnyBoard;
use game_ui::kit::motion::{Animator, Move};
use leptos::children::ViewFn;
use leptos::html::{Li, Span};
use leptos::prelude::*;
use rules::{Phrase, Seat};
use std::sync::Arc;

/// How often the type of a plate may go down before words are cut at its edge.
const STEPS: u8 = 3;

/// A plate. Words that are too long for it are set smaller, and what is cut even then is told in full to whoever points at
/// it or comes to it by keyboard.
#[component]
pub fn SeatPlate(
    seat: Seat,
    board: Arc<dyn AnyBoard>,
    #[prop(into)] name: Signal<String>,
    /// Does the game wait for this seat?
    #[prop(into)]
    turn: Signal<bool>,
    /// Is it the reader's?
    #[prop(into)]
    mine: Signal<bool>,
    /// What else is said of whoever sits there.
    #[prop(optional, into)]
    besides: ViewFn,
) -> impl IntoView {
    let i18n = I18n::get();
    let plate = NodeRef::<Li>::new();
    let figures = {
        let board = board.clone();
        Memo::new(move |_| board.score_figures(seat))
    };
    let sign = board.sign(seat);
    let standing = Memo::new(move |_| board.standing(seat));
    let cut = fit_text::fit(plate, ".who, .standing", STEPS, move || {
        // Read, because a memo that is only tracked is never worked out.
        name.with(|_| ());
        standing.with(|_| ());
        figures.with(|_| ());
    });
    let in_full = move || {
        let standing = standing.get();
        let name = name.get();
        if standing.is_empty() { name } else { format!("{name} – {standing}") }
    };
    view! {
        <li
            node_ref=plate
            data-test=format!("seat-at-{seat}")
            data-turn=move || turn.get().then_some("yes")
            class:mine=mine
            // Only where there is more to read than is seen.
            tabindex=move || cut.get().then_some("0")
            data-cut=move || cut.get().then_some("yes")
        >
            {sign}
            <span class="who" title=name>{name}</span>
            {besides.run()}
            <span class="standing" title=standing>{standing}</span>
            <Score figures />
            // Seen while the game waits for somebody else.
            <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
            {move || turn.get().then(|| view! { <span class="turn-mark">{i18n.text("seat-turn")}</span> })}
            {move || cut.get().then(|| view! { <span class="in-full" aria-hidden="true">{in_full}</span> })}
        </li>
    }
}

/// The score in figures, which counts to where it stands and says by how much it changed. Whoever hears the page is told
/// where it stands, and none of the figures between.
#[component]
fn Score(figures: Memo<String>) -> impl IntoView {
    let (i18n, motion) = (I18n::get(), Animator::get());
    let said = move || {
        figures.with(|figures| match figures.as_str() {
            "" => String::new(),
            figures => i18n.phrase(&Phrase::new("seat-score").name("score", figures)),
        })
    };
    let (place, change) = (NodeRef::<Span>::new(), NodeRef::<Span>::new());
    Effect::new(move |earlier: Option<String>| {
        let now = figures.get();
        let Some(place) = place.get() else { return now };
        let values = earlier.as_deref().and_then(value).zip(value(&now));
        match values.filter(|(from, to)| from != to) {
            Some((from, to)) => {
                motion.count_up(&place, from, to);
                if let Some(change) = change.get_untracked() {
                    change.set_text_content(Some(&signed(to - from)));
                    // It fails only for a name that is none.
                    let _ = change.class_list().toggle_with_force("loss", to < from);
                    // Nothing of it is left when it is over.
                    let _ = motion.play(&change, &Move::banner());
                }
            }
            None => place.set_text_content(Some(&now)),
        }
        now
    });
    view! {
        // As wide as what it counts to, from the start: nothing beside it moves while it counts.
        <strong class="score" data-figures=figures>
            <span aria-hidden="true" node_ref=place></span>
            <span class="unseen">{said}</span>
        </strong>
        <span class="score-change" aria-hidden="true" node_ref=change></span>
    }
}

/// What figures say, where they are a plain number from nought on.
fn value(figures: &str) -> Option<i64> {
    figures.parse().ok().filter(|value| *value >= 0)
}

fn signed(change: i64) -> String {
    if change > 0 { format!("+{change}") } else { format!("−{}", change.unsigned_abs()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_numbers_count() {
        assert_eq!(value("12"), Some(12));
        assert_eq!(value("−3"), None);
        assert_eq!(value("3/5"), None);
        assert_eq!(value(""), None);
        assert_eq!([signed(2), signed(-7)], ["+2", "−7"]);
    }
}
