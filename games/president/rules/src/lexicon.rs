//! Which of the words known is meant by what somebody types: small slips are understood.

use crate::atlas::TerritoryData;
use spelling::{distance, plain};

/// The names of places, which are no slips of each other: whoever types Loiret does not mean the Loire.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lexicon(Vec<String>);

/// Words of names shorter than this are too common to tell anything.
const TELLING: usize = 4;

impl Lexicon {
    pub(crate) fn new(places: &[TerritoryData]) -> Lexicon {
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
        let Some(slips) = slips(bare, name) else { continue };
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
    slips(typed, word).is_some()
}

/// How many slips away it is; nothing if they are more than the word allows.
fn slips(typed: &str, word: &str) -> Option<usize> {
    let most = patience(word);
    // A slip changes a word by a letter, which is four bytes at the most: this spares most words the trouble.
    if typed.len().abs_diff(word.len()) > 4 * most {
        return None;
    }
    Some(distance(typed, word)).filter(|slips| *slips <= most)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        assert_eq!(slips("poirau", "poireau"), Some(1));
        assert_eq!(slips("berure", "beurre"), Some(1), "two neighbours swapped");
        assert_eq!(slips("ab", "abattoir"), None);
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
