//! Which names an answer gives, and which of them do not belong (P40, PR35).

use crate::editions::Edition;
use crate::lexicon::{Lexicon, find};
use crate::{Atlas, Territory, short_names};
use spelling::plain;
use std::ops::Range;

/// No name has more words than this.
const LONGEST_NAME: usize = 8;
/// So many words beside a name may be first names.
const FIRST_NAMES: usize = 3;
/// Départements that are one of two in a territory, with the numbers that they have outside of the game.
const PARTS: [(&str, &str); 6] = [
    ("corse du sud", "2a"),
    ("haute corse", "2b"),
    ("guadeloupe", "971"),
    ("martinique", "972"),
    ("saint pierre et miquelon", "975"),
    ("mayotte", "976"),
];
/// Words between names, and small ones in them that somebody may give alone.
const BETWEEN: [&str; 23] = [
    "et", "and", "le", "la", "les", "l", "the", "de", "du", "des", "d", "of", "en", "puis", "then", "ou",
    "or", "aussi", "also", "ainsi", "que", "a", "au",
];

/// Words that are often shortened, and those that are known as such where short names are.
const SHORT: [(&str, &str); 2] = [("st", "saint"), ("ste", "sainte")];
const SHORT_TOO: [(&str, &str); 5] =
    [("ht", "haut"), ("hts", "hauts"), ("hte", "haute"), ("htes", "hautes"), ("mt", "mont")];

/// The names in an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Named {
    /// How many of the list, each once.
    pub(crate) right: usize,
    /// Those that are not in it, each once, as they were written.
    pub(crate) wrong: Vec<String>,
}

impl Named {
    /// What a text names of a list of things, each with its spellings.
    pub(crate) fn in_text(list: &[Vec<String>], text: &str, atlas: &Atlas, edition: Edition) -> Named {
        let list = spellings(list, atlas, edition);
        let mut found = vec![false; list.len()];
        let mut seen: Vec<String> = Vec::new();
        let mut wrong: Vec<String> = Vec::new();
        let chunks: Vec<Chunk<'_>> = text
            .split([',', ';', '\n', '/', '|', '.', '•'])
            .map(|text| Chunk::of(text, edition))
            .filter(|chunk| !chunk.words.is_empty())
            .collect();
        for chunk in &chunks {
            let mut names = names(&list, &chunk.words, atlas.lexicon());
            // Where names are set apart, one of several words is still one name: Seine-et-Oise is not Seine and Oise.
            if chunks.len() > 1 && names.len() > 1 && !names.iter().any(Name::is_listed) {
                names = vec![Name::Known(0..chunk.words.len())];
            }
            // A first name beside a name is no name of its own.
            let forgiving = names.iter().filter(|name| name.is_listed()).count() == 1;
            for name in &names {
                let (strange, place) = match name {
                    Name::Listed(place) => {
                        found[*place] = true;
                        continue;
                    }
                    Name::Strange(words) if forgiving && words.len() <= FIRST_NAMES => continue,
                    Name::Strange(words) => {
                        let all: Vec<&str> = words.iter().map(|place| chunk.words[*place].as_str()).collect();
                        (all.join(" "), words[0]..words[words.len() - 1] + 1)
                    }
                    Name::Known(place) => (chunk.words[place.clone()].join(" "), place.clone()),
                };
                if !seen.contains(&strange) {
                    seen.push(strange);
                    wrong.push(chunk.quote(place));
                }
            }
        }
        Named { right: found.iter().filter(|found| **found).count(), wrong }
    }
}

/// What stands between two commas: its words as they are compared, and where each of them was written.
struct Chunk<'t> {
    text: &'t str,
    words: Vec<String>,
    places: Vec<Range<usize>>,
}

impl Chunk<'_> {
    fn of(text: &str, edition: Edition) -> Chunk<'_> {
        let (places, words) = spelling::words(text).into_iter().unzip();
        let words: Vec<String> = words;
        Chunk { text, words: words.into_iter().map(|word| written_out(word, edition)).collect(), places }
    }

    /// These words as they were written.
    fn quote(&self, words: Range<usize>) -> String {
        self.text[self.places[words.start].start..self.places[words.end - 1].end].to_owned()
    }
}

/// A name as it was given.
enum Name {
    /// One of the list, by its place.
    Listed(usize),
    /// A place or a number that is not in the list: these words.
    Known(Range<usize>),
    /// Words that name nothing that is known; those side by side are one name. There is one at least.
    Strange(Vec<usize>),
}

impl Name {
    fn is_listed(&self) -> bool {
        matches!(self, Name::Listed(_))
    }
}

/// The names that words make: always the longest run that names something.
fn names(list: &[Vec<String>], tokens: &[String], lexicon: &Lexicon) -> Vec<Name> {
    let mut names = Vec::new();
    let mut start = 0;
    while start < tokens.len() {
        let (place, end) = longest(list, tokens, start, lexicon).unwrap_or((None, start + 1));
        let words = start..end;
        let run = tokens[words.clone()].join(" ");
        start = end;
        let number = run.starts_with(|sign: char| sign.is_ascii_digit());
        match (place, names.last_mut()) {
            (Some(place), _) => names.push(Name::Listed(place)),
            (None, _) if number || lexicon.knows(&run) => names.push(Name::Known(words)),
            (None, _) if BETWEEN.contains(&run.as_str()) => {}
            // What names nothing is a single word.
            (None, Some(Name::Strange(strange))) => strange.push(words.start),
            (None, _) => names.push(Name::Strange(vec![words.start])),
        }
    }
    names
}

/// A word as it is written out: St is Saint.
fn written_out(word: String, edition: Edition) -> String {
    let short = SHORT.iter().find(|(short, _)| *short == word);
    let more = SHORT_TOO.iter().find(|(short, _)| *short == word).filter(|_| edition.knows_short_names());
    short.or(more).map_or(word, |(_, long)| (*long).to_owned())
}

fn longest(
    list: &[Vec<String>],
    tokens: &[String],
    start: usize,
    lexicon: &Lexicon,
) -> Option<(Option<usize>, usize)> {
    let furthest = tokens.len().min(start + LONGEST_NAME);
    (start + 1..=furthest).rev().find_map(|end| {
        let run = tokens[start..end].join(" ");
        let place = find(list, &run, lexicon);
        (place.is_some() || lexicon.knows(&run)).then_some((place, end))
    })
}

/// Every spelling made plain; where territories are listed, their numbers too.
fn spellings(written: &[Vec<String>], atlas: &Atlas, edition: Edition) -> Vec<Vec<String>> {
    let plainly = |name: &String| Chunk::of(name, edition).words.join(" ");
    let mut list: Vec<Vec<String>> =
        written.iter().map(|names| names.iter().map(plainly).collect()).collect();
    if edition.knows_short_names() {
        short_names::add(&mut list, written, atlas);
    }
    let numbers: Vec<Vec<String>> = list.iter().map(|names| numbers(names, atlas)).collect();
    // Some towns are called as a territory is, but most are not.
    let territories = numbers.iter().filter(|numbers| !numbers.is_empty()).count() * 2 > list.len();
    for (names, numbers) in list.iter_mut().zip(numbers).filter(|_| territories) {
        names.extend(numbers);
    }
    list
}

/// The numbers of the territory, or the part of one, that is called so.
fn numbers(names: &[String], atlas: &Atlas) -> Vec<String> {
    let part = PARTS.iter().find(|(part, _)| names.iter().any(|name| name == part));
    let called = |territory: &Territory| {
        let place = atlas.place(*territory);
        [&place.name.fr, &place.name.en].into_iter().any(|known| names.contains(&plain(known)))
    };
    match (part, Territory::all().find(called)) {
        (Some((_, number)), _) => vec![(*number).to_owned()],
        (None, Some(territory)) => vec![territory.to_string(), territory.number().to_string()],
        (None, None) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str], text: &str) -> (usize, Vec<String>) {
        let list: Vec<Vec<String>> = names.iter().map(|name| vec![(*name).to_owned()]).collect();
        let named = Named::in_text(&list, text, &Atlas::printed().unwrap(), Edition::newest());
        (named.right, named.wrong)
    }

    const NEAR: [&str; 7] = ["Ain", "Hautes-Alpes", "Ardèche", "Drôme", "Loire", "Rhône", "Savoie"];

    #[test]
    fn names_are_taken_without_accents_with_slips_and_in_any_order() {
        let right = |text, count| assert_eq!(named(&NEAR, text), (count, vec![]), "{text}");
        right("drome, ARDECHE; l’Ain\nles Hautes Alpes / savoi", 5);
        right("Ain Savoie Loire et le Rhone", 4);
        right("Ain, ain, AIN", 1);
    }

    #[test]
    fn names_that_do_not_belong_are_counted_once_each() {
        let wrong =
            |text, count| assert_eq!(named(&NEAR, text).1.len(), count, "{text}: {:?}", named(&NEAR, text));
        wrong("Aix, Loir, Loiret, Haute-Savoie, Paris", 5);
        wrong("Ain, Paris, Paris, paris", 1);
        wrong("Ain Paris Loire bla bla Savoie", 2);
        wrong("Ain, 93, 99", 2);
        wrong("Ain 93 99", 2);
        wrong("Ain, bla bla", 1);
        wrong("Seine-Saint-Denis", 1);
        wrong("Ain, Seine-et-Oise, Loire", 1);
        wrong("Ain, Loire-Inférieure", 0);
        wrong("Ain, Châlons-sur-Marne, Pays-Bas", 2);
    }

    #[test]
    fn territories_may_be_given_by_number_and_saints_may_be_short() {
        let around = ["Seine-Saint-Denis", "Val-de-Marne", "Ain", "Hauts-de-Seine"];
        for text in ["Seine St Denis", "93", "seine-st-denis", "Seine Saint-Denis", "la Seine-Saint-Denis"] {
            assert_eq!(named(&around, text), (1, vec![]), "{text}");
        }
        assert_eq!(named(&around, "93 94 01, 1, 92"), (4, vec![]));
        assert_eq!(named(&["Saint-Brieuc", "Laon"], "St Brieuc, laon"), (2, vec![]));
        // First names are no names of their own.
        assert_eq!(named(&["Grévy", "Poincaré"], "Jules Grévy, Raymond Poincaré"), (2, vec![]));
        assert_eq!(named(&["Corse-du-Sud", "Haute-Corse", "Ain"], "2A 2B"), (2, vec![]));
        // Small words between, and words that are often shortened.
        let short = ["Hauts-de-Seine", "Haute-Loire", "Pays de la Loire", "Mont-de-Marsan"];
        for text in ["ht de seine", "Hts-de-Seine", "Hte Loire", "Pays-de-Loire", "mt de marsan"] {
            assert_eq!(named(&short, text), (1, vec![]), "{text}");
        }
        // Of towns the number of the territory is no name.
        assert_eq!(named(&["Laon", "Lille"], "02, Lille"), (1, vec!["02".to_owned()]));
    }

    #[test]
    fn names_that_do_not_belong_are_quoted_as_they_were_written() {
        let wrong = named(&NEAR, "l’AIN, Seine-et-Oise, Hérault, HERAULT, Côte d’Or").1;
        assert_eq!(wrong, ["Seine-et-Oise", "Hérault", "Côte d’Or"]);
        let strange = named(&NEAR, "Ain Loire Été et  l’Île d’Yeu").1;
        assert_eq!(strange, ["Été et  l’Île d’Yeu"], "side by side");
    }
}
