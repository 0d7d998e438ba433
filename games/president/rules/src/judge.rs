//! Is an answer right? Without regard to accents, hyphens or capitals, and with patience for small slips (P40, PR12,
//! PR34, PR35).

use crate::editions::Edition;
use crate::explaining::{self, Barred};
use crate::lexicon::{condensed, within_slip};
use crate::naming::Named;
use crate::task::Task;
use crate::{Action, Atlas};
use spelling::plain;

/// The longest answer in words, in characters.
pub(crate) const LONGEST: usize = 400;
/// So many names that do not belong are forgiven (PR35).
pub(crate) const FORGIVEN: usize = 1;

/// What an answer comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Right,
    /// Wrong; perhaps because of these words: names that do not belong, or forbidden words.
    Wrong(Vec<String>),
    /// The engine finds nothing wrong with it: the players vote (PR12).
    Vote,
}

impl Verdict {
    pub(crate) fn of(right: bool) -> Verdict {
        if right { Verdict::Right } else { Verdict::Wrong(Vec::new()) }
    }
}

/// Judges an answer of the kind that the task wants.
pub(crate) fn verdict(task: &Task, answer: &Action, atlas: &Atlas, edition: Edition) -> Verdict {
    match (task, answer) {
        (Task::Naming { list, need }, Action::Words(text)) => {
            let named = Named::in_text(list, text, atlas, edition);
            let enough = named.right >= usize::from(*need);
            match named.wrong.len() {
                0..=FORGIVEN => Verdict::of(enough),
                _ => Verdict::Wrong(named.wrong),
            }
        }
        (Task::Forbidden { word, fr, en, .. }, Action::Words(text)) => {
            let used = explaining::used(&[Barred::new(&word.fr, fr), Barred::new(&word.en, en)], text);
            if used.is_empty() { Verdict::Vote } else { Verdict::Wrong(used) }
        }
        _ => Verdict::of(is_right(task, answer)),
    }
}

/// Is an answer right that leaves nothing to be weighed?
pub(crate) fn is_right(task: &Task, answer: &Action) -> bool {
    match (task, answer) {
        (Task::Choice { right, .. }, Action::Choose(place)) => place == right,
        (Task::Number { number, tolerance, .. }, Action::Number(given)) => near(*number, *tolerance, *given),
        (Task::Territory(right), Action::Point(territory)) => territory == right,
        (Task::Memory { items, .. }, Action::Words(text)) => {
            let shown = |language: usize| items.iter().map(|item| plain(item.each()[language])).collect();
            remembers(&[shown(0), shown(1)], text)
        }
        _ => false,
    }
}

fn near(number: i64, tolerance: u8, given: i64) -> bool {
    let (number, given) = (i128::from(number), i128::from(given));
    (number - given).abs() * 100 <= number.abs() * i128::from(tolerance)
}

/// A number without the zeros before it: whoever saw 08 and writes 8 has remembered it (PR34).
fn bare(token: &str) -> &str {
    if !token.bytes().all(|sign| sign.is_ascii_digit()) {
        return token;
    }
    let bare = token.trim_start_matches('0');
    // Of a zero one is left.
    if bare.is_empty() { &token[token.len().saturating_sub(1)..] } else { bare }
}

/// Everything in its order, in either language; signs may stand together or apart.
fn remembers(items: &[Vec<String>; 2], text: &str) -> bool {
    let given = plain(text);
    let tokens: Vec<&str> = given.split(' ').filter(|token| !token.is_empty()).collect();
    items.iter().any(|items| {
        let in_order = || {
            tokens.len() == items.len()
                && tokens.iter().zip(items).all(|(token, item)| {
                    let other = items.iter().any(|other| other != item && other == token);
                    bare(token) == bare(item) || !other && within_slip(token, item)
                })
        };
        condensed(&given) == items.concat() || in_order()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_wants_the_order_and_knows_both_languages() {
        let items = [["poireau", "miel", "beurre"], ["leek", "honey", "butter"]]
            .map(|words| words.map(String::from).to_vec());
        for right in ["poireau miel beurre", "Leek, honey, butter", "poirau, miel, beure"] {
            assert!(remembers(&items, right), "{right}");
        }
        for wrong in ["miel poireau beurre", "poireau miel", "poireau honey beurre", ""] {
            assert!(!remembers(&items, wrong), "{wrong}");
        }
        let digits = [(); 2].map(|()| ["4", "9", "0"].map(String::from).to_vec());
        assert!(remembers(&digits, "490") && remembers(&digits, "4 9 0") && !remembers(&digits, "4 9 1"));
        assert_eq!(["08", "8", "0", "000", "", "0a"].map(bare), ["8", "8", "0", "0", "", "0a"]);
    }

    #[test]
    fn numbers_are_right_within_their_tolerance() {
        assert!(near(23, 0, 23) && !near(23, 0, 24));
        assert!(near(92, 10, 101) && !near(92, 10, 102) && !near(92, 10, i64::MIN));
    }
}
