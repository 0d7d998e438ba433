//! Everybody by rank, with what they have: as many things of the game as they have points, or a bar where that is too many.

use crate::i18n::{I18n, PeopleNames};
use game_ui::{AnyBoard, AnyPage};
use leptos::prelude::*;
use rules::{Outcome, Phrase, Seat};
use std::sync::Arc;

/// More than this are not drawn one by one.
const MOST_TOKENS: i32 = 17;

/// Place, score and seat, the first place first.
pub fn by_rank(outcome: &Outcome) -> Vec<(u8, i32, Seat)> {
    let mut ranked: Vec<(u8, i32, Seat)> = outcome
        .places()
        .iter()
        .zip(outcome.scores())
        .zip(Seat::all())
        .map(|((place, score), seat)| (*place, *score, seat))
        .collect();
    ranked.sort_by_key(|(place, score, seat)| (*place, std::cmp::Reverse(*score), *seat));
    ranked
}

/// The ranks.
#[component]
pub fn Ranks(
    game: &'static dyn AnyPage,
    /// Whose signs of the seats the ranks wear.
    board: Arc<dyn AnyBoard>,
    outcome: Outcome,
    people: PeopleNames,
    /// What the reader missed victory by, where it was little.
    missed: Signal<Option<i64>>,
) -> impl IntoView {
    let i18n = I18n::get();
    // Where all others gave up there are no points to compare.
    let scored = outcome.scores().iter().any(|score| *score != 0);
    let most = outcome.scores().iter().copied().max().unwrap_or_default();
    let row = move |(place, score, seat): (u8, i32, Seat)| {
        let place_said = Phrase::new("result-place").number("place", place);
        let score_said = Phrase::new("number").number("number", score);
        let is_mine = move || people.reader.get() == Some(seat);
        let short = move || missed.get().filter(|_| is_mine()).unwrap_or_default();
        let colours = board.clone();
        let drawn = move || match (0..=MOST_TOKENS).contains(&most) {
            true => tokens(game, &colours.seat_class(seat), score, short()),
            false => bar(&colours.seat_class(seat), score, most),
        };
        view! {
            <li data-test=format!("place-{seat}") data-place=place.to_string() class:mine=is_mine>
                <span class="rank-plate">
                    {board.sign(seat)}
                    <span class="unseen">{move || i18n.phrase(&place_said)}" "</span>
                    <b title=move || people.name(seat)>{move || people.name(seat)}</b>
                    {is_mine().then(|| view! { <span class="rank-you">{i18n.text("seat-you")}</span> })}
                    {scored.then(|| view! { <b class="rank-score">{move || i18n.phrase(&score_said)}</b> })}
                </span>
                {scored.then_some(drawn)}
                {move || (scored && short() > 0 && most <= MOST_TOKENS).then(|| view! {
                    <span class="rank-missed">{i18n.text("ending-missing")}</span>
                })}
            </li>
        }
    };
    view! { <ol class="ending-ranks">{by_rank(&outcome).into_iter().map(row).collect_view()}</ol> }
}

/// As many things of the game as the score counts, and those that were missing, dashed.
fn tokens(game: &'static dyn AnyPage, seat_class: &str, score: i32, missing: i64) -> AnyView {
    let all = i64::from(score) + missing;
    let token = move |index: i64| {
        let class = if index < score.into() { "token" } else { "token missing" };
        view! { <g class=class transform=format!("translate({} 0)", index * 26)>{game.score_token()}</g> }
    };
    view! {
        <svg
            class=format!("rank-tokens {seat_class}")
            viewBox=format!("-1 -1 {} 36", (all * 26).max(26) + 2)
            aria-hidden="true"
            focusable="false"
        >
            {(0..all).map(token).collect_view()}
        </svg>
    }
    .into_any()
}

/// The score as a length.
fn bar(seat_class: &str, score: i32, most: i32) -> AnyView {
    let part = 100.0 * f64::from(score.max(0)) / f64::from(most.max(1));
    view! {
        <svg
            class=format!("rank-bar {seat_class}")
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
        >
            <rect class="rank-room" width="100" height="10" />
            <rect width=format!("{part:.1}") height="10" />
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_place_comes_first_and_equals_by_their_seats() {
        let scores = [5, 8, 7, 8];
        let outcome = Outcome::rank(4, |seat| scores[seat.index()], |seat| scores[seat.index()]);
        let order: Vec<(u8, usize)> =
            by_rank(&outcome).into_iter().map(|(place, _, seat)| (place, seat.index())).collect();
        assert_eq!(order, [(1, 1), (1, 3), (3, 2), (4, 0)]);
    }
}
