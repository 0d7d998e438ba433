//! Names that look alike: letters of other scripts, wide forms, dots at the end and piles of marks fool no one here.
//!
//! The tables for this are large, so they are the server's alone: it is where strangers meet. What looks like what is
//! said by Unicode Technical Standard 39.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;
use wire::names::{self, NameError};

/// A letter with more marks than this is a drawing. Vietnamese and pointed Hebrew or Arabic need two.
const MOST_MARKS: usize = 2;

/// A person's name as it will be shown, or why it cannot be. Those in `others` are at the table already.
pub(crate) fn person<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> Result<String, NameError> {
    let others: Vec<&str> = others.into_iter().collect();
    let name = names::person(name, others.iter().copied())?;
    if is_piled_up(&name) {
        return Err(NameError::Marked);
    }
    // Without its number, because digits look like letters.
    let unnumbered = name.trim_end_matches(|letter: char| !letter.is_alphabetic());
    if looks(unnumbered).iter().any(|look| names::is_like_a_bot(look)) {
        return Err(NameError::LikeABot);
    }
    let looks = looks(&name);
    // A name without a letter or a sign, such as "!", has no look of its own: it was compared as it is.
    let alike = |other: &&str| self::looks(other).iter().any(|look| !look.is_empty() && looks.contains(look));
    if others.iter().any(alike) { Err(NameError::Taken) } else { Ok(name) }
}

/// Does a letter carry more marks than any should? Letters that come with theirs are taken apart first.
fn is_piled_up(name: &str) -> bool {
    let mut marks = 0;
    // What chooses the form of the sign before it counts as a mark in Unicode, but cannot be seen.
    names::seen(name).nfd().any(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// What a name looks like, as it is and in small letters: a capital may look like another's capital where the small ones
/// differ, and the other way round.
fn looks(name: &str) -> [String; 2] {
    let seen: String = names::seen(name).nfkc().collect();
    let capitals: String = skeleton(&seen).collect();
    [bare(&seen.to_lowercase()), bare(&capitals.to_lowercase())]
}

/// The likeness of a text in small letters, without spaces and punctuation. What is between i, l and 1 was settled by
/// the capital I before, which looks like one and is the other.
fn bare(text: &str) -> String {
    let likeness = skeleton(text).filter(|letter| !letter.is_whitespace() && !is_punctuation(*letter));
    likeness.map(|letter| if letter == 'i' { 'l' } else { letter }).collect()
}

fn is_punctuation(letter: char) -> bool {
    letter.is_ascii_punctuation()
        || matches!(
            letter,
            '\u{a1}' | '\u{a7}' | '\u{ab}' | '\u{b4}' | '\u{b6}'..='\u{b8}' | '\u{bb}' | '\u{bf}'
        )
        || matches!(letter, '\u{2b0}'..='\u{2ff}' | '\u{2010}'..='\u{205e}' | '\u{3001}'..='\u{303f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_like_somebody_at_the_table_is_refused() {
        let table = ["Ada", "Hugo", "Bill Hill", "Zoé", "Jean-Paul", ""];
        for name in [
            "Аda", // a Cyrillic capital
            "аdа", // Cyrillic small letters
            "Αda", // a Greek capital
            "ΑDA",
            "Ａｄａ", // wide forms
            "𝐀𝐝𝐚",    // of mathematics
            "Ada.",
            "Ada …",
            "« Ada »",
            "A d a",
            "Ηugo",      // a Greek Eta, whose small form looks like an n
            "НUGO",      // a Cyrillic En
            "BіII HіII", // a Ukrainian i, and capitals for l
            "Zoe\u{301}",
            "Zоé",
            "Jean Paul",
            "Jean‐Paul",
        ] {
            assert_eq!(person(name, table), Err(NameError::Taken), "{name:?}");
        }
        for name in ["Ida", "Adam", "Ada 2", "Zoe", "Paul", "Хьюго", "Άννα", "李小龙", "!", "👩‍👩‍👧"]
        {
            assert_eq!(person(name, table).unwrap(), name);
        }
        assert_eq!(person("?", ["!"]).unwrap(), "?", "without a letter only the same is the same");
    }

    #[test]
    fn a_bot_in_other_letters_is_still_a_bot() {
        for name in ["Воt 2", "ВОТ-1", "Ｂｏｔ 2", "Rоbоt", "B.o.t 2"] {
            assert_eq!(person(name, []), Err(NameError::LikeABot), "{name:?}");
        }
    }

    #[test]
    fn a_letter_has_two_marks_at_most() {
        for name in
            ["Nguyễn", "Nguye\u{302}\u{303}n", "עִבְרִית", "हिन्दी", "ภาษาไทยที่", "❤️", "7\u{fe0f}\u{20e3}"]
        {
            assert_eq!(person(name, []).unwrap(), name);
        }
        for name in ["Z\u{301}\u{302}\u{303}oe", "ễ\u{323}", &format!("Z{}", "\u{489}".repeat(30))] {
            assert_eq!(person(name, []), Err(NameError::Marked), "{name:?}");
        }
    }
}
