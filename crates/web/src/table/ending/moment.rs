//! The moment that decided, as the log tells it, and the way to look at it again.

use super::score_history::DecisiveMoment;
use crate::i18n::{I18n, PeopleNames};
use crate::icon;
use crate::replay::Recording;
use crate::table::button_label::button_label;
use crate::table::client::TableClient;
use crate::table::log;
use crate::table::looking_back::PastView;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::{Phrase, Viewer};
use std::sync::Arc;

/// So many sentences of one moment are told at most; the rest is in the replay.
const SENTENCES: usize = 2;

/// The card.
#[component]
pub fn MomentCard(
    here: TableClient,
    recording: Arc<Recording>,
    moment: DecisiveMoment,
    board: Arc<dyn AnyBoard>,
    people: PeopleNames,
) -> impl IntoView {
    let i18n = I18n::get();
    let past = use_context::<PastView>();
    let viewer = untrack(|| here.perspective.viewer());
    let DecisiveMoment { at, winner, takes_lead, scores: (own, other) } = moment;
    // What this viewer was told then; the public's where that was nothing of theirs.
    let told = [viewer, Viewer::Public]
        .into_iter()
        .find_map(|viewer| recording.frame(viewer, at)?.told)
        .map(Arc::new);
    let sentences = move || {
        let said = told.as_ref().map(|update| log::sentences(i18n, people, &board, update));
        let said = said.unwrap_or_default().into_iter().take(SENTENCES);
        said.map(|sentence| view! { <p>{sentence}</p> }).collect_view()
    };
    // Counted as the replay counts, to which the button leads: the deal is the first moment.
    let (at_moment, moments) = (at as i64, recording.last() as i64);
    let count = Phrase::new("ending-moment-at").number("at", at_moment).number("last", moments);
    let seats = recording.seats();
    let score = move || {
        let id = match (takes_lead, seats) {
            (true, _) => "ending-moment-lead",
            (false, 2) => "ending-moment-step-two",
            (false, _) => "ending-moment-step",
        };
        let phrase = Phrase::new(id).seat("winner", winner);
        i18n.phrase_of(people, &phrase.number("own", own as i64).number("other", other as i64))
    };
    view! {
        <section class="card ending-moment" data-test="moment">
            <p class="moment-at">{move || i18n.phrase(&count)}</p>
            <h3>{move || i18n.text("ending-moment")}</h3>
            <div class="moment-said">{sentences}</div>
            <p><b>{score}</b></p>
            {past.map(|past| view! {
                <button type="button" data-test="moment-replay" on:click=move |_| past.look_at(at)>
                    {button_label(icon::play(), move || i18n.text("ending-moment-look"))}
                </button>
            })}
        </section>
    }
}
