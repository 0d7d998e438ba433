//! The result table: how the game ended.

use super::button_label::button_label;
use super::client::TableClient;
use super::ending::{Ending, by_rank};
use super::rematch::Rematch;
use super::seats::people;
use crate::dice::{DiceCheck, DiceSource};
use crate::i18n::{I18n, PeopleNames};
use crate::icon;
use crate::replay::SaveFile;
use crate::site_map::{self, SitePage};
use game_ui::{AnyBoard, press};
use leptos::ev::{resize, scroll};
use leptos::html::Details;
use leptos::prelude::*;
use rules::{Arg, Outcome, Phrase, Seat};
use std::sync::Arc;
use web_sys::Element;

/// Where the end is told, with a result or without.
pub const ENDING: &str = "ending";

/// The result; nothing before the end.
#[component]
pub fn ResultTable(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let outcome = Memo::new(move |_| here.published.outcome());
    let people = people(here);
    move || {
        outcome.get().map(|outcome| {
            let board = board.clone();
            // What follows a lesson is said by the lesson.
            match here.is_lesson() {
                true => view! { <Ranking people outcome board /> }.into_any(),
                false => view! { <Ending here outcome board /> }.into_any(),
            }
        })
    }
}

/// Tells those who hear the page how it ended, and leads there whoever has scrolled away.
#[component]
pub fn SeeResult(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    // What follows a lesson is said by the lesson.
    let over = Memo::new(move |_| here.is_over() && !here.is_lesson());
    let announcement = move || {
        over.get().then(|| match here.published.outcome() {
            Some(outcome) => victory(i18n, people, outcome),
            None => i18n.text("closed-text"),
        })
    };
    let go = move |_| {
        here.ending_open.set(true);
        let ending = document().get_element_by_id(ENDING);
        // At once and not smoothly: nothing moves for those who want nothing to move.
        ending.iter().for_each(Element::scroll_into_view);
        press::focus_still(ending);
    };
    // Whoever sees it needs no way there.
    let in_sight = RwSignal::new(false);
    let look = move || {
        // The reader may have gone on to another page meanwhile.
        let _ = in_sight.try_set(over.try_get_untracked() == Some(true) && is_in_sight());
    };
    Effect::new(move |_| {
        over.track();
        here.ending_open.track();
        // Once it is drawn.
        request_animation_frame(look);
    });
    let listeners =
        [window_event_listener(scroll, move |_| look()), window_event_listener(resize, move |_| look())];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
    let offered = Memo::new(move |_| over.get() && !in_sight.get());
    view! {
        <span class="unseen" role="status">{announcement}</span>
        {move || {
            offered.get()
                .then(|| {
                    view! {
                        <button type="button" class="primary" data-test="see-result" on:click=go>
                            {button_label(icon::cup(), move || i18n.text("result-see"))}
                        </button>
                    }
                })
        }}
    }
}

/// Is most of what tells the end on the screen?
fn is_in_sight() -> bool {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    document().get_element_by_id(ENDING).is_some_and(|ending| {
        let place = ending.get_bounding_client_rect();
        place.bottom().min(height) - place.top().max(0.0) > place.height() / 2.0
    })
}

/// Who has won.
pub fn victory(i18n: I18n, people: PeopleNames, outcome: Outcome) -> String {
    let winners: Vec<Arg> = outcome.winners().map(Arg::Seat).collect();
    let id = if winners.len() == 1 { "result-won" } else { "result-shared" };
    i18n.phrase_of(people, &Phrase::new(id).arg("names", Arg::List(winners)))
}

/// What can be done once nothing more can be played, with a result or without.
#[component]
pub fn AfterEnd(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let game = here.about.with_untracked(|about| about.as_ref().map(|about| about.game.clone()));
    let address = game.map(|game| site_map::at(SitePage::MakeTable(game.to_owned())));
    view! {
        <div class="next-steps">
            <Rematch here />
            <a class="button" href=address>{move || i18n.text("result-again")}</a>
            <SaveFile here />
            <CheckDraws here />
        </div>
    }
}

/// The check of the draws, behind a link. On one device no server promised anything: there is nothing to check against.
#[component]
pub fn CheckDraws(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let details = NodeRef::<Details>::new();
    // It opens at the foot of the scene, often below what is seen.
    let show =
        move |_| details.get_untracked().iter().for_each(|opened| opened.scroll_into_view_with_bool(false));
    (!here.is_local()).then(|| {
        view! {
            <details class="ending-check" node_ref=details on:toggle=show>
                <summary data-test="dice-open">{move || i18n.text("ending-check")}</summary>
                <p class="faint">{move || i18n.text("dice-help")}</p>
                <DiceCheck source=DiceSource::Table(here.table.get_value()) />
            </details>
        }
    })
}

/// Everybody by rank.
#[component]
pub fn Ranking(
    /// Whom it speaks of.
    people: PeopleNames,
    outcome: Outcome,
    board: Arc<dyn AnyBoard>,
) -> impl IntoView {
    let i18n = I18n::get();
    // Where ranks and points do not explain each other, the game says what decided.
    let verdict = move || {
        let said = board.verdict();
        (!said.is_empty()).then(|| view! { <p data-test="verdict">{said}</p> })
    };
    // Where all others gave up there are no points to compare.
    let scored = outcome.scores().iter().any(|score| *score != 0);
    let row = move |(place, score, seat): (u8, i32, Seat)| {
        let place_said = Phrase::new("result-place").number("place", place);
        let score_said = scored.then(|| Phrase::new("number").number("number", score));
        let score_said = score_said.map(|said| {
            view! { <td class="figure">{move || i18n.phrase(&said)}</td> }
        });
        view! {
            <tr data-test=format!("place-{seat}") data-place=place.to_string()>
                <td>{move || i18n.phrase(&place_said)}</td>
                <th scope="row">{move || people.name(seat)}</th>
                {score_said}
            </tr>
        }
    };
    view! {
        <section class="result card" data-test="result" id=ENDING tabindex="-1" aria-labelledby="result">
            <h2 id="result">{move || victory(i18n, people, outcome)}</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{move || i18n.text("result-rank")}</th>
                        <th scope="col">{move || i18n.text("result-name")}</th>
                        {scored.then(|| view! {
                            <th scope="col" class="figure">{move || i18n.text("result-score")}</th>
                        })}
                    </tr>
                </thead>
                <tbody>{by_rank(&outcome).into_iter().map(row).collect_view()}</tbody>
            </table>
            {verdict}
        </section>
    }
}
