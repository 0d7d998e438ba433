//! Words as people type them: capitals, accents, dashes and apostrophes do not matter, and slips can be counted.
//!
//! One way for all: what finds a station in the page finds it in the terminal, and is a right answer to a card.

use std::ops::Range;

/// Letters that carry a mark, after the letter that they are typed as.
const MARKED: &[(&str, &str)] = &[
    ("a", "àáâãäåāăą"),
    ("ae", "æ"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęě"),
    ("g", "ĝğġģ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįı"),
    ("j", "ĵ"),
    ("k", "ķ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉŋ"),
    ("o", "òóôõöøōŏő"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšș"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűų"),
    ("w", "ŵ"),
    ("y", "ýÿŷ"),
    ("z", "źżž"),
];

/// The words of a text, in small letters without marks, one space between them.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            plain.push(letter);
        } else if let Some((typed, _)) = MARKED.iter().find(|(_, marked)| marked.contains(letter)) {
            plain.push_str(typed);
        } else if letter.is_alphanumeric() {
            plain.push(letter);
        } else if is_mark(letter) {
            // An accent written as a sign of its own, after its letter.
        } else if !plain.is_empty() && !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// The words of a text, each where it stands and made plain: [`plain`] is the same with a space between them.
pub fn words(text: &str) -> Vec<(Range<usize>, String)> {
    let mut words: Vec<(Range<usize>, String)> = Vec::new();
    let mut goes_on = false;
    for (at, letter) in text.char_indices() {
        let belongs = letter.is_alphanumeric() || is_mark(letter);
        let end = at + letter.len_utf8();
        match words.last_mut() {
            Some((word, _)) if belongs && goes_on => word.end = end,
            _ if belongs => words.push((at..end, String::new())),
            _ => {}
        }
        goes_on = belongs;
    }
    for (place, word) in &mut words {
        *word = plain(&text[place.clone()]);
    }
    words.retain(|(_, word)| !word.is_empty());
    words
}

fn is_mark(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// Does the text contain what is sought? Nothing sought is found in everything.
pub fn finds(sought: &str, text: &str) -> bool {
    plain(text).contains(&plain(sought))
}

/// How many letters must be added, left out, replaced or swapped with their neighbour to make one text of the other.
pub fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let width = other.len() + 1;
    let mut before: Vec<usize> = vec![0; width];
    let mut last: Vec<usize> = (0..width).collect();
    for row in 1..=one.len() {
        let mut next = vec![row; width];
        for column in 1..width {
            let same = one[row - 1] == other[column - 1];
            let replaced = last[column - 1] + usize::from(!same);
            next[column] = replaced.min(last[column] + 1).min(next[column - 1] + 1);
            let swapped = row > 1
                && column > 1
                && one[row - 1] == other[column - 2]
                && one[row - 2] == other[column - 1];
            if swapped {
                next[column] = next[column].min(before[column - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, next);
    }
    last[width - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_accents_dashes_and_apostrophes_do_not_matter() {
        assert_eq!(plain("Charles de Gaulle – ÉTOILE"), "charles de gaulle etoile");
        assert_eq!(plain("  L’Haÿ-les-Roses "), plain("l'hay les roses"));
        assert_eq!(plain("Sacré-Cœur"), "sacre coeur");
        assert_eq!(plain("e\u{301}toile"), "etoile");
        assert_eq!(plain("Łódź, 3bis!"), "lodz 3bis");
        assert_eq!(plain("« ?! »"), "");
    }

    #[test]
    fn words_are_found_where_they_stand() {
        for text in ["  L’Haÿ-les-Roses, Évry ", "e\u{301}toile \u{301} Łódź", "", "« ?! »"] {
            let words: Vec<String> = words(text).into_iter().map(|(_, word)| word).collect();
            assert_eq!(words.join(" "), plain(text), "{text}");
        }
        let text = "la Côte-d’Or";
        let [_, (from, _), .., (to, _)] = &words(text)[..] else { panic!() };
        assert_eq!(&text[from.start..to.end], "Côte-d’Or");
    }

    #[test]
    fn what_is_sought_is_found_within() {
        assert!(finds("gaulle étoile", "Charles de Gaulle - Étoile"));
        assert!(finds("SACRE COEUR", "Sacré-Cœur"));
        assert!(finds("", "Anvers"));
        assert!(!finds("anvers", "Antony"));
    }

    #[test]
    fn slips_of_the_finger_are_counted() {
        assert_eq!(distance("villiers", "villiers"), 0);
        assert_eq!(distance("vilier", "villiers"), 2);
        assert_eq!(distance("ntaoin", "nation"), 2);
        assert_eq!(distance("natoin", "nation"), 1);
        assert_eq!(distance("", "abc"), 3);
    }
}
