//! Fuzzy search by name, for what is typed.

use spelling::{distance, plain};

/// How many near misses are suggested.
const NEAREST: usize = 3;

/// What a choice is called: the sentence that says it, and the names in that sentence.
pub(crate) struct Label {
    sentence: String,
    names: Vec<String>,
}

/// What was found, by position.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// This is it.
    One(usize),
    /// It may be any of these.
    Several(Vec<usize>),
    /// Nothing; these are spelled nearly so.
    Nothing(Vec<usize>),
}

impl Label {
    pub(crate) fn new(sentence: &str, names: impl IntoIterator<Item = String>) -> Label {
        let names = names.into_iter().map(|name| plain(&name)).filter(|name| !name.is_empty());
        Label { sentence: plain(sentence), names: names.collect() }
    }

    fn is_called(&self, words: &str) -> bool {
        self.sentence == words || self.names.iter().any(|name| name == words)
    }

    fn is_nearly(&self, words: &str) -> usize {
        let whole = self.names.iter().chain([&self.sentence]).map(String::as_str);
        let parts = self.names.iter().chain([&self.sentence]).flat_map(|text| text.split(' '));
        whole.chain(parts).map(|text| distance(words, text)).min().unwrap_or(usize::MAX)
    }
}

/// What exactly is called so: by its whole sentence, or by a whole name in it.
pub(crate) fn called(typed: &str, labels: &[Label]) -> Vec<usize> {
    let words = plain(typed);
    positions(labels, |label| label.is_called(&words))
}

/// What is meant. A whole name goes before a part of one; a part is looked for in the names, then in the sentences, first where words begin.
pub(crate) fn find(typed: &str, labels: &[Label]) -> Found {
    let words = plain(typed);
    if words.is_empty() {
        return Found::Nothing(Vec::new());
    }
    let in_name =
        |label: &Label, has: fn(&str, &str) -> bool| label.names.iter().any(|name| has(name, &words));
    let ways: [&dyn Fn(&Label) -> bool; 5] = [
        &|label| label.is_called(&words),
        &|label| in_name(label, begins_in),
        &|label| begins_in(&label.sentence, &words),
        &|label| words.len() > 2 && label.sentence.contains(&words),
        &|label| words.split(' ').all(|word| begins_in(&label.sentence, word)),
    ];
    for way in ways {
        match positions(labels, way).as_slice() {
            [] => {}
            [one] => return Found::One(*one),
            several => return Found::Several(several.to_vec()),
        }
    }
    Found::Nothing(nearest(&words, labels))
}

/// Everything in whose sentence every typed word begins a word; everything at all if nothing was typed.
pub(crate) fn filter(typed: &str, labels: &[Label]) -> Vec<usize> {
    let words = plain(typed);
    positions(labels, |label| {
        words.split(' ').filter(|word| !word.is_empty()).all(|word| begins_in(&label.sentence, word))
    })
}

fn positions(labels: &[Label], fits: impl Fn(&Label) -> bool) -> Vec<usize> {
    labels.iter().enumerate().filter(|(_, label)| fits(label)).map(|(index, _)| index).collect()
}

fn nearest(words: &str, labels: &[Label]) -> Vec<usize> {
    let bearable = (words.chars().count() / 3).max(1);
    let mut near: Vec<(usize, usize)> =
        labels.iter().enumerate().map(|(index, label)| (label.is_nearly(words), index)).collect();
    near.retain(|(distance, _)| *distance <= bearable);
    near.sort_unstable();
    near.truncate(NEAREST);
    near.into_iter().map(|(_, index)| index).collect()
}

/// Does the text have these words from the beginning of a word on? A number must be the whole number: 1 is not 13.
fn begins_in(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(start, _)| {
        let (before, after) = (&text[..start], &text[start + words.len()..]);
        let number_goes_on = words.ends_with(|sign: char| sign.is_ascii_digit())
            && after.starts_with(|sign: char| sign.is_ascii_digit());
        (before.is_empty() || before.ends_with(' ')) && !number_goes_on
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stations() -> Vec<Label> {
        let names = [
            ("Villiers", "2, 3"),
            ("Aubervilliers", "7"),
            ("Place de Clichy", "2, 13"),
            ("Mairie de Clichy", "13"),
            ("Charles de Gaulle - Étoile", "1, 2"),
            ("Nation", "1, 2"),
            ("Assemblée nationale", "12"),
        ];
        names.map(|(name, lines)| Label::new(&format!("Piquet à {name} ({lines})"), [name.to_owned()])).into()
    }

    #[test]
    fn a_whole_name_goes_before_a_part_of_another() {
        assert_eq!(find("villiers", &stations()), Found::One(0));
        assert_eq!(find("NATION", &stations()), Found::One(5));
        assert_eq!(find("piquet a nation 1 2", &stations()), Found::One(5));
    }

    #[test]
    fn a_part_is_enough_unless_it_is_ambiguous() {
        assert_eq!(find("etoile", &stations()), Found::One(4));
        assert_eq!(find("Étoile", &stations()), Found::One(4));
        assert_eq!(find("clichy", &stations()), Found::Several(vec![2, 3]));
        assert_eq!(find("clichy place", &stations()), Found::One(2));
        assert_eq!(find("natio", &stations()), Found::Several(vec![5, 6]));
    }

    #[test]
    fn what_is_misspelled_is_suggested_and_what_is_foreign_is_not() {
        assert_eq!(find("viliers", &stations()), Found::Nothing(vec![0]));
        assert_eq!(find("picadilly circus", &stations()), Found::Nothing(vec![]));
        assert_eq!(find(" ?! ", &stations()), Found::Nothing(vec![]));
    }

    #[test]
    fn lists_are_filtered_by_whole_numbers_and_beginnings_of_words() {
        assert_eq!(filter("1", &stations()), [4, 5]);
        assert_eq!(filter("13", &stations()), [2, 3]);
        assert_eq!(filter("2 pla", &stations()), [2]);
        assert_eq!(filter("", &stations()).len(), 7);
    }
}
