//! The newspaper of the turn, as a front page; what it does is said beside it in figures.

use crate::{BoardContext, words};
use game_ui::kit::motion::{Animator, Move};
use leptos::html;
use leptos::prelude::*;
use politico::{Effect, Ending, Event, Frame, Step, View};
use rules::{Arg, Phrase};
use std::time::Duration;

/// How long a newspaper that says something stays unfolded, in milliseconds.
const SHOWN: u64 = 3_200;
/// How long something is shouted over the chamber.
const SHOUTED: u64 = 1_900;

/// The front page.
pub(crate) fn front_page(context: BoardContext) -> AnyView {
    let edition = Memo::new(move |_| context.view.with(|view| view.news));
    let (opened, motion) = (edition.get_untracked(), Animator::get());
    let over = Memo::new(move |_| context.view.with(|view| view.over));
    let turn = Memo::new(move |_| context.view.with(|view| (view.round, view.active)));
    let dateline = move || {
        // Nobody is to play any more.
        if over.get().is_some() {
            return words::text(context, "dateline-over");
        }
        let (round, active) = turn.get();
        words::say(context, &Phrase::new("dateline").number("round", round).seat("player", active))
    };
    let ungoverned = Memo::new(move |_| context.view.with(|view| was_ungoverned(view)));
    let article = move || {
        if let Some(ending) = over.get() {
            return last_edition(context, ending);
        }
        let Some(number) = edition.get() else {
            return view! { <p class="pol-article pol-no-paper">{words::text(context, "no-paper")}</p> }
                .into_any();
        };
        let vain = move |effect: Option<Effect>| {
            let vain = effect.is_some_and(concerns_government) && ungoverned.get();
            vain.then(|| view! { " " <span data-test="vain">{words::text(context, "effect-in-vain")}</span> })
        };
        let Some(decks) = words::decks() else { return ().into_any() };
        let (title, text, effect) = match decks.events().get(usize::from(number)) {
            Some(event) => (&event.title, &event.text, Some(event.effect)),
            None => (&decks.blank().title, &decks.blank().text, None),
        };
        view! {
            <h4 class="pol-headline">{words::pick(context, title)}</h4>
            {story(words::pick(context, text))}
            <p class="pol-effect" data-test="effect">{words::say(context, &effect_phrase(effect))} {vain(effect)}</p>
        }
        .into_any()
    };
    let (unfolded, auto) = (RwSignal::new(false), RwSignal::new(false));
    // A newspaper that does something unfolds by itself for as long as it takes to read; a press keeps it open.
    leptos::prelude::Effect::new(move |_| {
        let number = edition.get();
        let says = number.is_some_and(|number| {
            words::decks().is_some_and(|decks| usize::from(number) < decks.events().len())
        });
        if number != opened && says {
            // What is shouted over the chamber in the same moment is read first.
            let shouted = context.told.with_untracked(|(_, events)| {
                events.iter().any(|event| matches!(event, Event::Fell { .. } | Event::Formed { .. }))
            });
            let wait = if shouted { SHOUTED } else { 0 };
            // The table may have been left meanwhile.
            let unfold = move |open: bool| {
                move || {
                    let _ = auto.try_set(open);
                }
            };
            set_timeout(unfold(true), Duration::from_millis(wait));
            set_timeout(unfold(false), Duration::from_millis(wait + SHOWN));
        }
    });
    view! {
        <article
            class="pol-news"
            class:pol-unfolded=move || unfolded.get() || auto.get()
            class:pol-auto=move || auto.get() && !unfolded.get()
            data-test="news"
            aria-labelledby="pol-news"
            tabindex="0"
            on:click=move |_| unfolded.update(|unfolded| *unfolded = !*unfolded)
            on:focusout=move |_| unfolded.set(false)
            on:keydown=move |event| {
                if event.key() == "Enter" {
                    unfolded.update(|unfolded| *unfolded = !*unfolded);
                }
            }
        >
            <h3 class="pol-masthead" id="pol-news">{words::said(context, "masthead")}</h3>
            <p class="pol-dateline">
                <span>{dateline}</span> <span>{words::said(context, "price")}</span>
            </p>
            // Its own element each time, so that a new edition is seen to arrive.
            {move || {
                let front = NodeRef::<html::Div>::new();
                let number = edition.get();
                if number != opened {
                    motion.when_drawn(front, Move::rise());
                }
                view! { <div class="pol-front" data-number=number node_ref=front>{article()}</div> }
            }}
        </article>
    }
    .into_any()
}

/// The edition after the game: who won, and how it ended.
fn last_edition(context: BoardContext, ending: Ending) -> AnyView {
    let winners: Vec<Arg> =
        context.outcome().iter().flat_map(|outcome| outcome.winners()).map(Arg::Seat).collect();
    let count = winners.len() as i64;
    let title = Phrase::new("final-title").number("count", count).arg("players", Arg::List(winners));
    let text = match ending {
        Ending::Target => "final-target",
        Ending::Rounds => "final-rounds",
        Ending::Clock => "final-clock",
    };
    view! {
        <h4 class="pol-headline">{words::say(context, &title)}</h4>
        {story(words::text(context, text))}
    }
    .into_any()
}

/// The text of an article, with a large initial; quotation marks are none.
fn story(text: String) -> impl IntoView {
    let initial = text.starts_with(char::is_alphabetic);
    view! { <p class="pol-article" class:pol-initial=initial>{text}</p> }
}

/// Was there certainly no government when the newspaper was read? One may have been formed since; but if the turn before
/// ended without one, or there was none, it found none.
fn was_ungoverned(view: &View) -> bool {
    // Until the next turn begins, what counts turns has counted that of this newspaper too.
    let counted = u16::from(view.frames.first() == Some(&Frame::Turn(Step::Begin)));
    view.vacant > counted || view.turns == counted
}

/// Does this newspaper do nothing where nobody governs?
const fn concerns_government(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Fall
            | Effect::Hurt
            | Effect::HurtBadly
            | Effect::Helped
            | Effect::OppositionUp
            | Effect::OppositionDown
            | Effect::MemberLeaves
            | Effect::ExpelOrLose
            | Effect::Recruit
            | Effect::Confidence
    )
}

/// What a newspaper does, in figures.
fn effect_phrase(effect: Option<Effect>) -> Phrase {
    let figures = effect.map(Effect::figures).unwrap_or_default();
    Phrase::new(said(effect))
        .name("points", words::signed(figures.points))
        .number("loss", figures.points.unsigned_abs())
        .name("members", words::signed(figures.members))
        .number("deputies", figures.deputies)
}

/// The message that says it.
const fn said(effect: Option<Effect>) -> &'static str {
    match effect {
        None => "effect-blank",
        Some(Effect::Fall) => "effect-news-fall",
        Some(Effect::Hurt | Effect::HurtBadly | Effect::Helped) => "effect-government",
        Some(Effect::ByelectionTake) => "effect-byelection-take",
        Some(Effect::ByelectionGive) => "effect-byelection-give",
        Some(Effect::ByelectionLevy) => "effect-byelection-levy",
        Some(Effect::DrawTwo) => "effect-draw-two",
        Some(Effect::DiscardOne) => "effect-discard-one",
        Some(Effect::PassLeft) => "effect-pass-left",
        Some(Effect::DownToSix) => "effect-down-to-six",
        Some(Effect::OppositionUp | Effect::OppositionDown) => "effect-opposition",
        Some(Effect::MemberLeaves) => "effect-member-leaves",
        Some(Effect::ExpelOrLose) => "effect-expel-or-lose",
        Some(Effect::Recruit) => "effect-recruit",
        Some(Effect::Truce) => "effect-truce",
        Some(Effect::Tension) => "effect-tension",
        Some(Effect::Confidence) => "effect-confidence",
        Some(Effect::LeaderDown) => "effect-leader-down",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn a_newspaper_that_found_no_government_is_known() {
        let mut view = fixture::view(4);
        let mut found_none = |turns: u16, vacant: u16, step: Step| {
            (view.turns, view.vacant, view.frames) = (turns, vacant, vec![Frame::Turn(step)]);
            was_ungoverned(&view)
        };
        assert!(found_none(0, 0, Step::Act), "the game begins without one");
        assert!(found_none(5, 1, Step::Act));
        assert!(!found_none(5, 0, Step::Act));
        assert!(!found_none(5, 1, Step::Begin), "it fell in the turn that is over");
        assert!(found_none(5, 2, Step::Begin));
        assert!(found_none(1, 0, Step::Begin));
    }
}
