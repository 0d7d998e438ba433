//! What a card wants, and the means to give it: for whoever is asked; the others see what is asked.

use super::{field, names, offers};
use crate::{BoardContext, words};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use president::{Action, ChallengeKind, OpenCard, Step, Wants};
use rules::{Bilingual, Phrase, Seat};
use speech::Lang;

/// What the card wants, at this step of it.
pub(crate) fn wanted(context: BoardContext, step: Step, question: OpenCard, rivals: [Seat; 2]) -> AnyView {
    let debate = question.kind == ChallengeKind::Debate;
    let mine = Memo::new(move |_| context.offers(&Action::GiveUp));
    let shown = shown(context, &question.wants);
    let wants = question.wants;
    let means = move || match (mine.get(), &wants) {
        (true, Wants::Performance) if debate => performance(context, "debate-how"),
        (true, wants) => means(context, step, wants),
        (false, Wants::Choice(answers)) => {
            view! { {listed(context, answers)} {waiting(context, step, &wants, rivals[0])} }.into_any()
        }
        (false, Wants::Performance) if debate && !context.view.with(|view| view.bots.contains(rivals[0])) => {
            let said = move || {
                let phrase = Phrase::new("wait-debate").seat("player", rivals[0]);
                words::say(context, &phrase.seat("rival", rivals[1]))
            };
            view! { <p class="pre-wait" data-test="pre-wait">{said}</p> }.into_any()
        }
        (false, wants) => waiting(context, step, wants, rivals[0]),
    };
    view! {
        {shown}
        {means}
        {offers::give_up(context)}
    }
    .into_any()
}

/// What everybody sees of what is wanted.
pub(super) fn shown(context: BoardContext, wants: &Wants) -> AnyView {
    match wants {
        Wants::Memory { items, .. } if !items.is_empty() => {
            let items =
                items.iter().cloned().map(|item| view! { <li>{move || words::pick(context, &item)}</li> });
            view! { <ol class="pre-items plain" data-test="pre-items">{items.collect_view()}</ol> }.into_any()
        }
        Wants::Explanation { word, forbidden_fr, forbidden_en, .. } => {
            let (word, fr, en) = (word.clone(), forbidden_fr.clone(), forbidden_en.clone());
            let list = move || {
                let list = if context.lang() == Lang::Fr { &fr } else { &en };
                list.iter().map(|word| view! { <li><s>{word.clone()}</s></li> }).collect_view()
            };
            view! {
                <p class="pre-word">{move || words::pick(context, &word)}</p>
                <div class="pre-barred" id="pre-forbidden">
                    <span>{move || words::text(context, "forbidden")}</span>
                    <ul class="plain">{list}</ul>
                </div>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

/// The means of whoever is asked.
fn means(context: BoardContext, step: Step, wants: &Wants) -> AnyView {
    match wants {
        _ if step == Step::Look => view! {
            <p class="pre-line">
                {offers::labelled_offer(context, Action::Hide, "primary", "seen-enough")}
                <span class="faint">{move || words::text(context, "seen-how")}</span>
            </p>
        }
        .into_any(),
        Wants::Choice(answers) => buttons(context, answers),
        Wants::Number { unit, tolerance } => field::number_field(context, unit.clone(), *tolerance),
        Wants::Territory => {
            view! { <p class="pre-point" data-test="pre-point">{move || words::text(context, "point")}</p> }
                .into_any()
        }
        Wants::Memory { count, .. } => field::memory_field(context, *count),
        Wants::Names { need, forgiven } => names::names_field(context, *need, *forgiven),
        Wants::Explanation { need, spoken, voted, .. } => {
            field::explanation_field(context, *need, *spoken, *voted)
        }
        Wants::Performance => performance(context, "perform-how"),
    }
}

/// How it is done, and the button when it is over.
fn performance(context: BoardContext, how: &'static str) -> AnyView {
    view! {
        <p class="pre-point">{move || words::text(context, how)}</p>
        <p class="pre-line">{offers::labelled_offer(context, Action::Perform, "primary pre-big", "performed")}</p>
    }
    .into_any()
}

/// What the others read while they wait.
fn waiting(context: BoardContext, step: Step, wants: &Wants, challenger: Seat) -> AnyView {
    let id = match (step, wants) {
        (Step::Look, _) => "wait-look",
        // Nobody votes on what a bot does (PR13).
        (_, Wants::Performance) if context.view.with(|view| view.bots.contains(challenger)) => "wait-bot",
        (_, Wants::Performance) => "wait-perform",
        (_, Wants::Territory) => "wait-point",
        _ => "wait-answer",
    };
    view! { <p class="pre-wait" data-test="pre-wait">{move || words::of(context, id, challenger)}</p> }
        .into_any()
}

/// The answers to choose from, as buttons with their numbers, which are keys too.
fn buttons(context: BoardContext, answers: &[Bilingual]) -> AnyView {
    let count = answers.len();
    game_ui::press::listen(leptos::ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
        if with_others || event.repeat() || event.default_prevented() || game_ui::press::is_typing() {
            return;
        }
        if let Some(action) = by_key(&event.key(), count)
            && untrack(|| context.ready())
        {
            event.prevent_default();
            offers::go_to_place();
            context.play(&action);
        }
    });
    let buttons = (0u8..).zip(answers.iter().cloned()).map(|(place, answer)| {
        let label = move || {
            view! {
                <kbd aria-hidden="true">{place + 1}</kbd>
                <span>{words::pick(context, &answer)}</span>
            }
            .into_any()
        };
        view! { <li>{offers::offer(context, Action::Choose(place), "pre-answer", label)}</li> }
    });
    view! {
        <ol class="pre-answers plain" aria-describedby="pre-question">{buttons.collect_view()}</ol>
        <p class="faint pre-keys">
            {move || words::say(context, &Phrase::new("choice-keys").number("count", count as i64))}
        </p>
    }
    .into_any()
}

/// The answer that a key stands for.
fn by_key(key: &str, answers: usize) -> Option<Action> {
    let number: u8 = key.parse().ok()?;
    (1..=answers).contains(&usize::from(number)).then(|| Action::Choose(number - 1))
}

/// The same answers for whoever only watches.
fn listed(context: BoardContext, answers: &[Bilingual]) -> AnyView {
    let list = (1..).zip(answers.iter().cloned()).map(|(number, answer): (u8, Bilingual)| {
        view! {
            <li class="pre-answer">
                <kbd aria-hidden="true">{number}</kbd>
                <span>{move || words::pick(context, &answer)}</span>
            </li>
        }
    });
    view! { <ol class="pre-answers plain">{list.collect_view()}</ol> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_for_the_answers_there_are() {
        assert_eq!(by_key("1", 4), Some(Action::Choose(0)));
        assert_eq!(by_key("4", 4), Some(Action::Choose(3)));
        for key in ["0", "5", "a", "", "Enter", "-1"] {
            assert_eq!(by_key(key, 4), None, "{key}");
        }
    }
}
