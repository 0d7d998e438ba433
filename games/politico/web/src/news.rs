//! The newspaper of the turn, as a front page; what it does is said beside it in figures.

use crate::{Seen, words};
use leptos::prelude::*;
use politico::{Effect, Ending};
use rules::{Arg, Phrase};

/// The front page.
pub(crate) fn front_page(seen: Seen) -> AnyView {
    let edition = Memo::new(move |_| seen.view.with(|view| view.news));
    let dateline = move || {
        let (round, active) = seen.view.with(|view| {
            // After the last turn the next round would begin.
            (view.rounds.map_or(view.round, |rounds| view.round.min(rounds)), view.active)
        });
        words::say(seen, &Phrase::new("dateline").number("round", round).seat("player", active))
    };
    let over = Memo::new(move |_| seen.view.with(|view| view.over));
    let article = move || {
        if let Some(ending) = over.get() {
            return last_edition(seen, ending);
        }
        let Some(number) = edition.get() else {
            return view! { <p class="pol-article pol-no-paper">{words::text(seen, "no-paper")}</p> }
                .into_any();
        };
        let Some(decks) = words::decks() else { return ().into_any() };
        let (title, text, effect) = match decks.events().get(usize::from(number)) {
            Some(event) => (&event.title, &event.text, Some(event.effect)),
            None => (&decks.blank().title, &decks.blank().text, None),
        };
        view! {
            <h4 class="pol-headline">{words::pick(seen, title)}</h4>
            {story(words::pick(seen, text))}
            <p class="pol-effect" data-test="effect">{words::text(seen, said(effect))}</p>
        }
        .into_any()
    };
    view! {
        <article class="pol-news" data-test="news" aria-labelledby="pol-news">
            <h3 class="pol-masthead" id="pol-news">{move || words::text(seen, "masthead")}</h3>
            <p class="pol-dateline">
                <span>{dateline}</span> <span>{move || words::text(seen, "price")}</span>
            </p>
            // Its own element each time, so that a new edition is seen to arrive.
            {move || view! { <div class="pol-front" data-number=edition.get()>{article()}</div> }}
        </article>
    }
    .into_any()
}

/// The edition after the game: who won, and how it ended.
fn last_edition(seen: Seen, ending: Ending) -> AnyView {
    let winners: Vec<Arg> =
        seen.outcome().iter().flat_map(|outcome| outcome.winners()).map(Arg::Seat).collect();
    let count = winners.len() as i64;
    let title = Phrase::new("final-title").number("count", count).arg("players", Arg::List(winners));
    let text = match ending {
        Ending::Target => "final-target",
        Ending::Rounds => "final-rounds",
        Ending::Clock => "final-clock",
    };
    view! {
        <h4 class="pol-headline">{words::say(seen, &title)}</h4>
        {story(words::text(seen, text))}
    }
    .into_any()
}

/// The text of an article, with a large initial; quotation marks are none.
fn story(text: String) -> impl IntoView {
    let initial = text.starts_with(char::is_alphabetic);
    view! { <p class="pol-article" class:pol-initial=initial>{text}</p> }
}

/// What a newspaper does, in figures.
const fn said(effect: Option<Effect>) -> &'static str {
    match effect {
        None => "effect-blank",
        Some(Effect::Fall) => "effect-news-fall",
        Some(Effect::Hurt) => "effect-hurt",
        Some(Effect::HurtBadly) => "effect-hurt-badly",
        Some(Effect::Helped) => "effect-helped",
        Some(Effect::ByelectionTake) => "effect-byelection-take",
        Some(Effect::ByelectionGive) => "effect-byelection-give",
        Some(Effect::ByelectionLevy) => "effect-byelection-levy",
        Some(Effect::DrawTwo) => "effect-draw-two",
        Some(Effect::DiscardOne) => "effect-discard-one",
        Some(Effect::PassLeft) => "effect-pass-left",
        Some(Effect::DownToSix) => "effect-down-to-six",
        Some(Effect::OppositionUp) => "effect-opposition-up",
        Some(Effect::OppositionDown) => "effect-opposition-down",
        Some(Effect::MemberLeaves) => "effect-member-leaves",
        Some(Effect::ExpelOrLose) => "effect-expel-or-lose",
        Some(Effect::Recruit) => "effect-recruit",
        Some(Effect::Truce) => "effect-truce",
        Some(Effect::Tension) => "effect-tension",
        Some(Effect::Confidence) => "effect-confidence",
        Some(Effect::LeaderDown) => "effect-leader-down",
    }
}
