//! What is asked now, as the bar says it: what the dice offer is counted, and named only where it is little.

use crate::tumbling::Tumbling;
use crate::{BoardContext, map, words};
use leptos::prelude::*;
use president::{Action, Dice, Face, Step, Territory};
use rules::{Arg, Phrase};

/// Up to so many territories are named.
const NAMED: usize = 3;

/// The sentence in the bar.
pub(crate) fn prompt(context: BoardContext) -> String {
    if Tumbling::of(context).now() {
        return words::text(context, "prompt-rolling");
    }
    let (step, dice, turn, offered) =
        context.view.with(|view| (view.step, view.dice, view.turn, view.offered.iter().collect::<Vec<_>>()));
    let Some(dice) = dice.filter(|_| step == Step::Use) else { return game_ui::kit::question(context) };
    let rolled = words::say(context, &rolled(dice));
    let mine = context.choices.with(|choices| choice(choices));
    let phrase = match mine {
        Some((ids, territories)) => among(context, ids, &territories),
        None => among(context, ["prompt-others", "prompt-others-few"], &offered).seat("player", turn),
    };
    words::say(context, &phrase.name("dice", rolled))
}

/// A choice among territories, by the message that counts them and by the one that names them.
fn among(context: BoardContext, [many, few]: [&'static str; 2], territories: &[Territory]) -> Phrase {
    let named = territories.iter().take(NAMED).map(|territory| map::called(context, *territory)).collect();
    let id = if territories.len() <= NAMED { few } else { many };
    Phrase::new(id).number("count", territories.len() as i64).arg("territories", Arg::OneOf(named))
}

/// What the reader may do with the dice, and where.
fn choice(choices: &[Action]) -> Option<([&'static str; 2], Vec<Territory>)> {
    let kind = |action: &Action| match action {
        Action::Take(territory) => Some((["prompt-take", "prompt-take-few"], *territory)),
        Action::Challenge(territory) => Some((["prompt-challenge", "prompt-challenge-few"], *territory)),
        Action::Fortify(territory) => Some((["prompt-fortify", "prompt-fortify-few"], *territory)),
        _ => None,
    };
    let all: Vec<_> = choices.iter().filter_map(kind).collect();
    let (first, _) = *all.first()?;
    // No roll offers two kinds; if one ever did, it would be told without naming any.
    let ids = if all.iter().all(|(ids, _)| *ids == first) { first } else { ["prompt-any", "prompt-any"] };
    Some((ids, all.into_iter().map(|(_, territory)| territory).collect()))
}

/// What was rolled, at the head of a sentence.
fn rolled(dice: Dice) -> Phrase {
    match dice {
        [Face::Star, Face::Star] => Phrase::new("rolled-stars"),
        [Face::Star, Face::Digit(digit)] => Phrase::new("rolled-star-first").number("digit", digit),
        [Face::Digit(digit), Face::Star] => Phrase::new("rolled-star-last").number("digit", digit),
        [Face::Digit(low), Face::Digit(high)] => {
            Phrase::new("rolled-digits").number("low", low).number("high", high)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use speech::{Lang, Speech};

    fn said(phrase: &Phrase) -> [String; 2] {
        let speech = Speech::new(words::LOCALES);
        [Lang::Fr, Lang::En].map(|lang| speech.say_to(None, lang, phrase, &|_| "Blaise".to_owned()))
    }

    #[test]
    fn many_territories_are_counted() {
        let phrase =
            Phrase::new("prompt-take").number("count", 22).name("dice", "★").name("territories", "–");
        let expected = ["★\u{a0}: prenez un des 22 territoires.", "★: take one of the 22 territories."];
        assert_eq!(said(&phrase), expected);
    }

    #[test]
    fn what_was_rolled_begins_the_sentence() {
        let dice = [Face::Star, Face::Digit(7)];
        assert_eq!(said(&rolled(dice)), ["Étoile et 7", "Star and 7"]);
        assert_eq!(said(&rolled([Face::Digit(1), Face::Star])), ["1 et étoile", "1 and star"]);
        assert_eq!(said(&rolled([Face::Star; 2])), ["Deux étoiles", "Two stars"]);
    }

    #[test]
    fn a_roll_offers_one_kind_of_thing() {
        let takes: Vec<Action> = (0..5).map(|index| Action::Take(Territory::new(index))).collect();
        let (ids, territories) = choice(&takes).unwrap();
        assert_eq!((ids[0], territories.len()), ("prompt-take", 5));
        assert_eq!(choice(&[Action::Roll]), None);
    }
}
