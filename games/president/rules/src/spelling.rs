//! Words as people type them: accents, hyphens and capitals do not count, and small slips are understood.

use crate::atlas::Place;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The names of places, which are no slips of each other: whoever types Loiret does not mean the Loire.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lexicon(Vec<String>);

/// Words of names shorter than this are too common to tell anything.
const TELLING: usize = 4;

impl Lexicon {
    pub(crate) fn new(places: &[Place]) -> Lexicon {
        let mut known = Vec::new();
        for place in places {
            let names = [&place.name.fr, &place.name.en, &place.prefecture, &place.region];
            for name in names.into_iter().flat_map(|name| name.split(", ")).map(plain) {
                known.extend(name.split(' ').filter(|word| word.len() >= TELLING).map(str::to_owned));
                known.push(name);
            }
        }
        known.sort_unstable();
        known.dedup();
        Lexicon(known)
    }

    /// Is it the name of a place, or a word of one?
    pub(crate) fn knows(&self, name: &str) -> bool {
        self.0.binary_search_by(|known| known.as_str().cmp(name)).is_ok()
    }
}

/// In small letters, without accents, with one space for whatever else stood between them.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.nfd().filter(|sign| !is_combining_mark(*sign)).flat_map(char::to_lowercase) {
        match sign {
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            sign if sign.is_alphanumeric() => plain.push(sign),
            _ if plain.ends_with(' ') || plain.is_empty() => {}
            _ => plain.push(' '),
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// Without its spaces.
pub(crate) fn condensed(plain: &str) -> String {
    plain.replace(' ', "")
}

fn without_article(plain: &str) -> &str {
    let articles = ["l ", "la ", "le ", "les ", "the "];
    articles.into_iter().find_map(|article| plain.strip_prefix(article)).unwrap_or(plain)
}

/// Which of the list, made plain, is meant: the one named, or else the only one that is a small slip away.
pub(crate) fn find(list: &[Vec<String>], typed: &str, lexicon: &Lexicon) -> Option<usize> {
    let bare = without_article(typed);
    if bare.is_empty() {
        return None;
    }
    let spellings =
        || list.iter().enumerate().flat_map(|(place, names)| names.iter().map(move |name| (place, name)));
    let same = |name: &str| name == typed || without_article(name) == bare;
    if let Some((place, _)) = spellings().find(|(_, name)| same(name)) {
        return Some(place);
    }
    if lexicon.knows(typed) || lexicon.knows(bare) {
        return None;
    }
    let mut best: Option<(usize, usize)> = None;
    let mut twice = false;
    for (place, name) in spellings() {
        let name = without_article(name);
        let Some(slips) = distance(bare, name).filter(|slips| *slips <= patience(name)) else { continue };
        match best {
            Some((least, meant)) if slips == least => twice |= meant != place,
            Some((least, _)) if slips > least => {}
            _ => (best, twice) = (Some((slips, place)), false),
        }
    }
    best.filter(|_| !twice).map(|(_, place)| place)
}

/// Is the word typed a small slip away from this one?
pub(crate) fn within_slip(typed: &str, word: &str) -> bool {
    distance(typed, word).is_some_and(|slips| slips <= patience(word))
}

/// How many slips a word allows: none if it is very short or a number, one up to six letters, two above.
fn patience(word: &str) -> usize {
    match word.chars().count() {
        _ if word.chars().any(char::is_numeric) => 0,
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// Letters added, left out, changed or swapped with their neighbour; nothing if the lengths are too far apart.
fn distance(one: &str, other: &str) -> Option<usize> {
    // Plain words are nearly all of one byte a letter, so this spares most of them the trouble.
    if one.len().abs_diff(other.len()) > 8 {
        return None;
    }
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len().abs_diff(other.len()) > 2 {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.iter().enumerate() {
        let mut line = vec![row + 1];
        for (column, counterpart) in other.iter().enumerate() {
            let changed = above[column] + usize::from(letter != counterpart);
            let mut least = changed.min(above[column + 1] + 1).min(line[column] + 1);
            let swapped =
                row > 0 && column > 0 && one[row - 1] == *counterpart && *letter == other[column - 1];
            if swapped {
                least = least.min(before[column - 1] + 1);
            }
            line.push(least);
        }
        before = std::mem::replace(&mut above, line);
    }
    above.last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_made_plain() {
        assert_eq!(plain("  Val-d’Oise "), "val d oise");
        assert_eq!(plain("ÎLE-DE-FRANCE"), "ile de france");
        assert_eq!(plain("Œuvre…"), "oeuvre");
    }

    #[test]
    fn slips_are_counted() {
        assert_eq!(distance("poireau", "poirau"), Some(1));
        assert_eq!(distance("beurre", "berure"), Some(1), "two neighbours swapped");
        assert_eq!(distance("", "ab"), Some(2));
        assert!(within_slip("carno", "carnot") && !within_slip("carn", "carnot"));
        assert!(!within_slip("aix", "ain") && !within_slip("36", "35"));
    }

    #[test]
    fn an_answer_between_two_names_is_neither() {
        let list = [vec!["belfort".to_owned()], vec!["belford".to_owned()]];
        assert_eq!(find(&list, "belforx", &Lexicon::default()), None);
        assert_eq!(find(&list, "belford", &Lexicon::default()), Some(1));
    }
}
