//! How long the texts of cards may be, and how many there may be of them: a card must fit the screen, and a pack a message.

use crate::data_error::CardError;
use crate::slots::places;
use rules::Bilingual;

/// The longest title, campaign text and challenge text, in characters.
pub(crate) const TITLE: usize = 40;
pub(crate) const NEWS: usize = 140;
pub(crate) const QUESTION: usize = 220;
/// The longest of the smaller texts: an answer or what fills a place, a word to be remembered, a name, a source.
const ANSWER: usize = 90;
const ITEM: usize = 24;
const NAME: usize = 60;
const SOURCE: usize = 300;
/// The most pools of a card, and the most in one.
const POOLS: i64 = 4;
const FULL_POOL: i64 = 60;

/// A number between two others.
pub(crate) fn within(field: &str, number: impl Into<i64>, least: i64, most: i64) -> Result<(), CardError> {
    let found = number.into();
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(CardError::Range { field: field.to_owned(), least, most, found })
}

/// A number that must lie between these, as the type that holds it.
pub(crate) fn whole<T: TryFrom<i64>>(
    field: &str,
    number: i64,
    least: i64,
    most: i64,
) -> Result<T, CardError> {
    within(field, number, least, most)?;
    T::try_from(number).map_err(|_| CardError::Range { field: field.to_owned(), least, most, found: number })
}

/// So many of something.
pub(crate) fn count(field: &str, number: usize, least: i64, most: i64) -> Result<(), CardError> {
    within(field, i64::try_from(number).unwrap_or(i64::MAX), least, most)
}

/// A text that is there and can be read.
fn reads(field: &str, text: &str) -> Result<(), CardError> {
    if text.trim().is_empty() {
        return Err(CardError::Empty(field.to_owned()));
    }
    if text.chars().any(is_unprintable) {
        return Err(CardError::Unprintable(field.to_owned()));
    }
    Ok(())
}

/// The same, and no longer than this.
pub(crate) fn fits(field: &str, text: &str, most: usize) -> Result<(), CardError> {
    reads(field, text)?;
    match text.chars().count() {
        length if length > most => Err(CardError::Long { field: field.to_owned(), length, most }),
        _ => Ok(()),
    }
}

/// The same of both languages, without places to be filled.
fn both(field: &str, words: &Bilingual, most: usize) -> Result<(), CardError> {
    words.each().into_iter().try_for_each(|text| {
        fits(field, text, most)?;
        if text.contains(['{', '}']) {
            return Err(CardError::Brace(field.to_owned()));
        }
        Ok(())
    })
}

pub(crate) fn title(title: &Bilingual) -> Result<(), CardError> {
    both("title", title, TITLE)
}

pub(crate) fn news(text: &Bilingual) -> Result<(), CardError> {
    both("text", text, NEWS)
}

pub(crate) fn source(source: Option<&str>) -> Result<(), CardError> {
    source.map_or(Ok(()), |source| fits("source", source, SOURCE))
}

pub(crate) fn unit(unit: Option<&Bilingual>) -> Result<(), CardError> {
    unit.map_or(Ok(()), |unit| both("unit", unit, NAME))
}

/// Answers, all of them different in either language.
pub(crate) fn answers<'a>(answers: impl Iterator<Item = &'a Bilingual> + Clone) -> Result<(), CardError> {
    answers.clone().try_for_each(|answer| both("answer", answer, ANSWER))?;
    different(answers)
}

/// No two are alike in either language.
pub(crate) fn different<'a>(words: impl IntoIterator<Item = &'a Bilingual>) -> Result<(), CardError> {
    let mut seen: [Vec<&str>; 2] = [Vec::new(), Vec::new()];
    for words in words {
        for (seen, text) in seen.iter_mut().zip(words.each()) {
            if seen.contains(&text) {
                return Err(CardError::Twice(text.to_owned()));
            }
            seen.push(text);
        }
    }
    Ok(())
}

/// Things to be remembered: single words, since what has a space in it cannot be told from two.
pub(crate) fn items(items: &[Bilingual]) -> Result<(), CardError> {
    for item in items {
        both("item", item, ITEM)?;
        for text in item.each() {
            let plain = spelling::plain(text);
            if plain.is_empty() || plain.contains(' ') {
                return Err(CardError::OneWord(text.to_owned()));
            }
        }
    }
    Ok(())
}

/// Things to be named, each with a few spellings.
pub(crate) fn list(list: &[Vec<String>]) -> Result<(), CardError> {
    count("list", list.len(), 1, 100)?;
    for names in list {
        count("list", names.len(), 1, 12)?;
        names.iter().try_for_each(|name| fits("name", name, NAME))?;
    }
    Ok(())
}

/// Words of names, one of which is drawn.
pub(crate) fn words(words: &[String]) -> Result<(), CardError> {
    count("words", words.len(), 1, FULL_POOL)?;
    words.iter().try_for_each(|word| fits("words", word, ITEM))?;
    match (1..).zip(words).find(|(next, word)| words[*next..].contains(word)) {
        Some((_, word)) => Err(CardError::Twice(word.clone())),
        None => Ok(()),
    }
}

pub(crate) fn forbidden(word: &Bilingual, lists: [&[String]; 2]) -> Result<(), CardError> {
    both("word", word, NAME)?;
    for list in lists {
        count("forbidden", list.len(), 1, 10)?;
        list.iter().try_for_each(|word| fits("forbidden", word, ITEM))?;
    }
    Ok(())
}

/// Pools for the places of a text.
pub(crate) fn slots(slots: &[(String, Vec<Bilingual>)]) -> Result<(), CardError> {
    count("slots", slots.len(), 0, POOLS)?;
    for (name, pool) in slots {
        fits("slots", name, ITEM)?;
        count(name, pool.len(), 4, FULL_POOL)?;
        pool.iter().try_for_each(|words| both(name, words, ANSWER))?;
        different(pool)?;
    }
    Ok(())
}

/// The text of a challenge with the longest at each of its places; `longest` says what that is, and nothing of a place
/// that cannot be filled.
pub(crate) fn text(text: &Bilingual, longest: impl Fn(&str) -> Option<[usize; 2]>) -> Result<(), CardError> {
    for (language, text) in text.each().into_iter().enumerate() {
        reads("text", text)?;
        let names = places(text).ok_or(CardError::LoneBrace)?;
        let mut length = text.chars().count();
        for name in &names {
            let most = longest(name).ok_or_else(|| CardError::Place((*name).to_owned()))?;
            length = length + most[language] - (name.chars().count() + 2);
        }
        if length > QUESTION {
            return Err(CardError::Long { field: "text".to_owned(), length, most: QUESTION });
        }
    }
    Ok(())
}

/// A place is there in both languages.
pub(crate) fn is_used(text: &Bilingual, name: &str) -> Result<(), CardError> {
    let place = format!("{{{name}}}");
    if text.each().iter().all(|text| text.contains(&place)) {
        return Ok(());
    }
    Err(CardError::Unused(name.to_owned()))
}

/// Signs that show nothing, or turn the writing around for whoever reads it.
pub(crate) fn is_unprintable(sign: char) -> bool {
    let formats = matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    formats || sign.is_control()
}
