//! How long the texts of cards may be, and how many there may be of them: a card must fit the screen, and a pack a message.

use crate::slots::places;
use crate::words::Words;
use std::fmt::Display;

/// What is wrong with a card, for whoever writes it.
pub(crate) type Fault = String;

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
const POOLS: usize = 4;
const FULL_POOL: usize = 60;

/// A number between two others.
pub(crate) fn within<T: PartialOrd + Display>(
    field: &str,
    number: T,
    least: T,
    most: T,
) -> Result<(), Fault> {
    if number < least || number > most {
        return Err(format!("`{field}`: {least} to {most} are possible, not {number}"));
    }
    Ok(())
}

/// A text that is there, can be read, and is no longer than this.
fn fits(field: &str, text: &str, most: usize) -> Result<(), Fault> {
    if text.trim().is_empty() {
        return Err(format!("`{field}` is empty"));
    }
    if text.chars().any(is_unprintable) {
        return Err(format!("`{field}` holds signs that cannot be shown"));
    }
    match text.chars().count() {
        length if length > most => {
            Err(format!("`{field}` has {length} characters, {most} are possible; shorten it: {text}"))
        }
        _ => Ok(()),
    }
}

/// The same of both languages, without places to be filled.
fn both(field: &str, words: &Words, most: usize) -> Result<(), Fault> {
    words.each().into_iter().try_for_each(|text| {
        fits(field, text, most)?;
        if text.contains(['{', '}']) {
            return Err(format!("`{field}` holds a brace, which only a text may: {text}"));
        }
        Ok(())
    })
}

pub(crate) fn title(title: &Words) -> Result<(), Fault> {
    both("title", title, TITLE)
}

pub(crate) fn news(text: &Words) -> Result<(), Fault> {
    both("text", text, NEWS)
}

pub(crate) fn source(source: Option<&str>) -> Result<(), Fault> {
    source.map_or(Ok(()), |source| fits("source", source, SOURCE))
}

pub(crate) fn estimate(tolerance: u8, unit: Option<&Words>) -> Result<(), Fault> {
    within("tolerance", tolerance, 0, 100)?;
    unit.map_or(Ok(()), |unit| both("unit", unit, NAME))
}

/// Answers, all of them different in either language.
pub(crate) fn answers<'a>(answers: impl Iterator<Item = &'a Words> + Clone) -> Result<(), Fault> {
    answers.clone().try_for_each(|answer| both("answer", answer, ANSWER))?;
    different(answers)
}

/// No two are alike in either language.
pub(crate) fn different<'a>(words: impl IntoIterator<Item = &'a Words>) -> Result<(), Fault> {
    let mut seen: [Vec<&str>; 2] = [Vec::new(), Vec::new()];
    for words in words {
        for (seen, text) in seen.iter_mut().zip(words.each()) {
            if seen.contains(&text) {
                return Err(format!("{text} stands there twice"));
            }
            seen.push(text);
        }
    }
    Ok(())
}

/// Things to be remembered: single words, since what has a space in it cannot be told from two.
pub(crate) fn items(items: &[Words]) -> Result<(), Fault> {
    for item in items {
        both("item", item, ITEM)?;
        for text in item.each() {
            let plain = spelling::plain(text);
            if plain.is_empty() || plain.contains(' ') {
                return Err(format!("what is to be remembered is one word each: {text}"));
            }
        }
    }
    Ok(())
}

/// Things to be named, each with a few spellings.
pub(crate) fn list(list: &[Vec<String>]) -> Result<(), Fault> {
    within("list", list.len(), 1, 100)?;
    for names in list {
        within("spellings", names.len(), 1, 12)?;
        names.iter().try_for_each(|name| fits("name", name, NAME))?;
    }
    Ok(())
}

pub(crate) fn forbidden(word: &Words, lists: [&[String]; 2]) -> Result<(), Fault> {
    both("word", word, NAME)?;
    for list in lists {
        within("forbidden", list.len(), 1, 10)?;
        list.iter().try_for_each(|word| fits("forbidden", word, ITEM))?;
    }
    Ok(())
}

/// Pools for the places of a text.
pub(crate) fn slots(slots: &[(String, Vec<Words>)]) -> Result<(), Fault> {
    within("slots", slots.len(), 0, POOLS)?;
    for (name, pool) in slots {
        fits("slots", name, ITEM)?;
        within(name, pool.len(), 4, FULL_POOL)?;
        pool.iter().try_for_each(|words| both(name, words, ANSWER))?;
        different(pool)?;
    }
    Ok(())
}

/// The text of a challenge with the longest at each of its places; `longest` says what that is, and nothing of a place
/// that cannot be filled.
pub(crate) fn text(text: &Words, longest: impl Fn(&str) -> Option<[usize; 2]>) -> Result<(), Fault> {
    for (language, text) in text.each().into_iter().enumerate() {
        let names = places(text).ok_or_else(|| format!("a brace stands alone: {text}"))?;
        let mut length = text.chars().count();
        for name in &names {
            let most = longest(name).ok_or_else(|| format!("nothing fills {{{name}}} on this card"))?;
            length = length + most[language] - (name.chars().count() + 2);
        }
        if text.trim().is_empty() {
            return Err("`text` is empty".into());
        }
        if text.chars().any(is_unprintable) {
            return Err("`text` holds signs that cannot be shown".into());
        }
        if length > QUESTION {
            return Err(format!(
                "`text` has {length} characters with its places filled, {QUESTION} are possible; shorten it: {text}"
            ));
        }
    }
    Ok(())
}

/// A place is there in both languages.
pub(crate) fn is_used(text: &Words, name: &str) -> Result<(), Fault> {
    let place = format!("{{{name}}}");
    if text.each().iter().all(|text| text.contains(&place)) {
        return Ok(());
    }
    Err(format!("{place} is missing in the text of one language"))
}

/// Signs that show nothing, or turn the writing around for whoever reads it.
pub(crate) fn is_unprintable(sign: char) -> bool {
    let formats = matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    formats || sign.is_control()
}
