//! The choices as the page lists them: short, because there can be a hundred.

use crate::{BoardContext, map, millions, party, words};
use leptos::prelude::*;
use president::{Action, Territory, View, Wants};
use rules::{Bilingual, Phrase};

/// A choice in a few words; those about a territory end with what it is worth.
pub(crate) fn short_label(context: BoardContext, action: &Action) -> String {
    if let Action::Choose(place) = action
        && let Some(answer) = context.view.with(|view| answer(view, *place))
    {
        let phrase = Phrase::new("brief-answer").number("number", place + 1);
        return words::say(context, &phrase.name("answer", words::pick(context, &answer)));
    }
    let brief = match action {
        Action::ByLot => "brief-by-lot",
        Action::Fewest => "brief-fewest",
        Action::Most => "brief-most",
        Action::Draw => "brief-draw",
        _ => "",
    };
    match short(action) {
        None if !brief.is_empty() => words::text(context, brief),
        Some((id, territory)) => {
            format!("{}, {}", with_territory(context, id, territory), worth(context, territory))
        }
        None => context.say_action(action),
    }
}

/// So many actions have buttons of their own beside the board.
const BUTTONS: usize = 3;

/// The actions that have a button beside the board: all where they are few, else those that are about no territory. Two
/// names of territories are more than the foot has room for, and are pressed on the map.
pub(crate) fn main_actions(choices: &[Action]) -> Vec<Action> {
    let fits = |action: &&Action| !is_secondary(action) && !matches!(action, Action::GiveUp);
    let asked: Vec<Action> = choices.iter().filter(fits).cloned().collect();
    let territories = asked.iter().filter(|action| short(action).is_some()).count();
    if asked.len() <= BUTTONS && territories <= 1 {
        return asked;
    }
    // A lot alone is no answer to a map full of lights.
    let kept = |action: &Action| matches!(action, Action::Fewest | Action::Most | Action::Draw);
    let any = asked.iter().any(kept);
    asked
        .into_iter()
        .filter(|action| kept(action) || (any && *action == Action::ByLot))
        .take(BUTTONS)
        .collect()
}

/// What an answer of the open card says; the rules know it by its number alone.
fn answer(view: &View, place: u8) -> Option<Bilingual> {
    match &view.challenge.as_ref()?.question.as_ref()?.wants {
        Wants::Choice(answers) => answers.get(usize::from(place)).cloned(),
        _ => None,
    }
}

/// A choice as its button shows it: what a territory is worth stands at the right, so that values can be compared.
pub(crate) fn label(context: BoardContext, action: Action) -> AnyView {
    if let Action::Join(it) = action {
        let said = move || context.say_action(&action);
        return view! { <span>{said}</span> {party::token(it)} }.into_any();
    }
    let Some((id, territory)) = short(&action) else {
        return (move || short_label(context, &action)).into_any();
    };
    let holder = move || {
        let seat = context.view.with(|view| view.holders.get(territory.index()).copied().flatten());
        matches!(action, Action::Challenge(_)).then(|| seat.map(|seat| party::sign(context, seat)))
    };
    view! {
        <span>{move || with_territory(context, id, territory)}</span>
        <span class="pre-worth">{holder} <span>{move || worth(context, territory)}</span></span>
    }
    .into_any()
}

/// Is this choice beside the matter? Typed answers are listed as mere samples, and whoever is asked has a field for them.
/// What is to be found on the map is sought there; whoever cannot see it unfolds the names.
pub(crate) fn is_secondary(action: &Action) -> bool {
    matches!(action, Action::Number(_) | Action::Words(_) | Action::Point(_))
}

/// The short sentence of a choice about a territory. Pointing is no such choice: what a territory is worth is no part
/// of the answer.
fn short(action: &Action) -> Option<(&'static str, Territory)> {
    match *action {
        Action::Take(territory) => Some(("brief-take", territory)),
        Action::Challenge(territory) => Some(("brief-challenge", territory)),
        Action::Fortify(territory) => Some(("brief-fortify", territory)),
        Action::Pick { territory, .. } => Some(("brief-pick", territory)),
        _ => None,
    }
}

fn with_territory(context: BoardContext, id: &'static str, territory: Territory) -> String {
    words::say(context, &Phrase::new(id).arg("territory", map::called(context, territory)))
}

/// What a territory is worth, in millions.
fn worth(context: BoardContext, territory: Territory) -> String {
    let millions = millions::short(context.lang(), context.game().atlas().votes(territory));
    words::say(context, &Phrase::new("worth").name("millions", millions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_of_typed_answers_and_the_names_of_places_are_folded_away() {
        let territory = Territory::new(4);
        for folded in [Action::Number(10), Action::Words("?".into()), Action::Point(territory)] {
            assert!(is_secondary(&folded), "{folded:?}");
        }
        for asked in [Action::GiveUp, Action::Choose(1), Action::Take(territory)] {
            assert!(!is_secondary(&asked), "{asked:?}");
        }
    }

    #[test]
    fn beside_the_board_stands_what_is_not_on_it() {
        let takes: Vec<Action> = (0..19).map(|index| Action::Take(Territory::new(index))).collect();
        assert_eq!(main_actions(&[Action::Roll]), [Action::Roll]);
        assert_eq!(main_actions(&[Action::GiveUp, Action::Number(4)]), []);
        assert_eq!(main_actions(&[takes.as_slice(), &[Action::ByLot]].concat()), []);
        assert_eq!(main_actions(&[&takes[..2], &[Action::ByLot]].concat()), []);
        assert_eq!(main_actions(&takes[..1]), takes[..1]);
        let helpers = [Action::Fewest, Action::Most, Action::ByLot];
        assert_eq!(main_actions(&[takes.as_slice(), &helpers].concat()), helpers);
    }

    #[test]
    fn without_an_open_card_an_answer_says_nothing() {
        assert_eq!(answer(&crate::fixture::view(3), 0), None);
    }

    #[test]
    fn an_answer_on_the_map_does_not_tell_what_the_territory_is_worth() {
        let territory = Territory::new(4);
        assert_eq!(short(&Action::Point(territory)), None);
        assert_eq!(short(&Action::Take(territory)), Some(("brief-take", territory)));
    }
}
