//! Proofreading of challenge cards when their file is read: slips of the author by which a card that can be played with
//! cannot be answered, or is easier than it looks (P40). A table that began with such a card goes on with it.

use crate::ask::AtlasQuestion;
use crate::card::ChallengeCard;
use crate::data_error::CardError;
use crate::recipe::Recipe;
use crate::slots::places;
use crate::task::Task;
use rules::Bilingual;
use spelling::plain;

/// A single forbidden word is no hindrance.
const FEWEST_FORBIDDEN: usize = 2;
const MOST_FORBIDDEN: usize = 10;

/// Is there nothing to mend about the card?
pub(crate) fn read(card: &ChallengeCard) -> Result<(), CardError> {
    for (_, pool) in card.dealing.slots() {
        different(pool)?;
    }
    match card.dealing.recipe() {
        Recipe::Quiz { right, wrong } => different([right].into_iter().chain(wrong)),
        Recipe::Pairs(pairs) => {
            different(pairs.iter().map(|(item, _)| item))?;
            // An answer may be that of several things, but then it is written alike.
            let mut answers: Vec<&Bilingual> = Vec::new();
            for (_, answer) in pairs {
                if !answers.contains(&answer) {
                    answers.push(answer);
                }
            }
            different(answers)
        }
        Recipe::Figures { pairs, .. } => different(pairs.iter().map(|(item, _)| item)),
        Recipe::Lists { pairs, .. } => {
            different(pairs.iter().map(|(item, _)| item))?;
            pairs.iter().try_for_each(|(_, list)| told_apart(list.iter().flatten()))
        }
        Recipe::Memory { pool, .. } => different(pool),
        Recipe::Forbidden { lists: [fr, en], .. } => barred([fr, en]),
        Recipe::Ask(question) if card.dealing.subjects() > 1 => names_its_subject(question, &card.text),
        Recipe::Printed(Task::Choice { answers, .. }) => different(answers),
        Recipe::Printed(Task::Naming { list, .. }) => told_apart(list.iter().flatten()),
        Recipe::Printed(Task::Forbidden { fr, en, .. }) => barred([fr, en]),
        Recipe::Ask(_) | Recipe::Printed(_) => Ok(()),
    }
}

/// A text whose subject is drawn says it, in both languages: else nobody knows what is asked about.
fn names_its_subject(question: &AtlasQuestion, text: &Bilingual) -> Result<(), CardError> {
    for group in question.subject_places() {
        let says =
            |text: &&str| places(text).is_some_and(|names| names.iter().any(|one| group.contains(one)));
        if !group.is_empty() && !text.each().iter().all(says) {
            return Err(CardError::Unnamed(group));
        }
    }
    Ok(())
}

fn barred(lists: [&Vec<String>; 2]) -> Result<(), CardError> {
    for list in lists {
        crate::limits::count("forbidden", list.len(), FEWEST_FORBIDDEN as i64, MOST_FORBIDDEN as i64)?;
        told_apart(list)?;
    }
    Ok(())
}

/// No two that would be judged alike, since accents, capitals and hyphens do not count (P40).
fn told_apart<'a>(names: impl IntoIterator<Item = &'a String>) -> Result<(), CardError> {
    once(names.into_iter().map(String::as_str), plain)
}

/// No two that are alike but for accents and capitals, in either language.
fn different<'a>(words: impl IntoIterator<Item = &'a Bilingual>) -> Result<(), CardError> {
    let [french, english] = words.into_iter().fold([Vec::new(), Vec::new()], |[mut fr, mut en], words| {
        fr.push(words.fr.as_str());
        en.push(words.en.as_str());
        [fr, en]
    });
    once(french, unmarked)?;
    once(english, unmarked)
}

fn once<'a>(texts: impl IntoIterator<Item = &'a str>, fold: fn(&str) -> String) -> Result<(), CardError> {
    let mut seen: Vec<String> = Vec::new();
    for text in texts {
        let folded = fold(text);
        if seen.contains(&folded) {
            return Err(CardError::Twice(text.to_owned()));
        }
        seen.push(folded);
    }
    Ok(())
}

/// In small letters without accents, with its signs: −3 and 3 are two answers.
fn unmarked(text: &str) -> String {
    let fold = |sign: char| match plain(sign.encode_utf8(&mut [0; 4])) {
        letters if letters.is_empty() => sign.to_string(),
        letters => letters,
    };
    text.chars().map(fold).collect()
}
