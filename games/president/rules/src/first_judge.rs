//! How names and explanations were judged in the first edition, for tables that began with it. Nothing here changes any
//! more: what was right then is right for ever. The newest judges are [`crate::judge`] and what it uses.

use crate::Action;
use crate::judge;
use crate::lexicon::{Lexicon, find};
use crate::task::Task;
use spelling::plain;

/// No name has more words than this.
const LONGEST_NAME: usize = 8;

/// Judges an answer of the kind that the task wants.
pub(crate) fn is_right(task: &Task, answer: &Action, lexicon: &Lexicon) -> bool {
    let all = |words: &[String]| -> Vec<String> { words.iter().map(|word| plain(word)).collect() };
    match (task, answer) {
        (Task::Naming { list, need }, Action::Words(text)) => {
            let list: Vec<Vec<String>> = list.iter().map(|names| all(names)).collect();
            named(&list, text, lexicon) >= usize::from(*need)
        }
        (Task::Forbidden { word, fr, en, .. }, Action::Words(text)) => {
            avoids(&[(plain(&word.fr), all(fr)), (plain(&word.en), all(en))], text)
        }
        _ => judge::is_right(task, answer),
    }
}

/// How many of the list are named, each once.
fn named(list: &[Vec<String>], text: &str, lexicon: &Lexicon) -> usize {
    let mut found = vec![false; list.len()];
    for chunk in text.split([',', ';', '\n', '/', '|', '.', '•']) {
        let tokens: Vec<String> = plain(chunk).split(' ').map(str::to_owned).collect();
        let mut start = 0;
        // The longest run of words that names something, in the list or not; a word that names nothing is passed over.
        while start < tokens.len() {
            let furthest = tokens.len().min(start + LONGEST_NAME);
            let longest = (start + 1..=furthest).rev().find_map(|end| {
                let run = tokens[start..end].join(" ");
                let place = find(list, &run, lexicon);
                (place.is_some() || lexicon.knows(&run)).then_some((place, end))
            });
            let (place, end) = longest.unwrap_or((None, start + 1));
            place.into_iter().for_each(|place| found[place] = true);
            start = end;
        }
    }
    found.iter().filter(|found| **found).count()
}

/// How many words a text has; none if it says the same over and over.
pub(crate) fn words(text: &str) -> usize {
    let plain = plain(text);
    let tokens: Vec<&str> = plain.split(' ').filter(|token| !token.is_empty()).collect();
    let mut distinct = tokens.clone();
    distinct.sort_unstable();
    distinct.dedup();
    if distinct.len() * 2 < tokens.len() { 0 } else { tokens.len() }
}

/// Words by which a language can be told.
const FRENCH: [&str; 24] = [
    "le", "la", "les", "un", "une", "des", "du", "de", "et", "est", "que", "qui", "dans", "pour", "sur",
    "avec", "ce", "on", "il", "elle", "se", "au", "par", "vous",
];
const ENGLISH: [&str; 24] = [
    "the", "a", "an", "of", "to", "and", "is", "that", "which", "in", "for", "on", "with", "it", "you",
    "they", "by", "at", "what", "who", "are", "as", "your", "from",
];

/// Neither the word itself nor a forbidden one, in the language of the text; in both where that cannot be told.
fn avoids(barred: &[(String, Vec<String>); 2], text: &str) -> bool {
    let text = plain(text);
    let tokens: Vec<&str> = text.split(' ').collect();
    let count = |list: &[&str]| tokens.iter().filter(|token| list.contains(token)).count();
    let (french, english) = (count(&FRENCH), count(&ENGLISH));
    let uses = |(itself, list): &(String, Vec<String>)| {
        let is_barred = |token: &str| list.iter().any(|barred| is_form_of(token, barred));
        // A word of two, such as a ballot box, is used when both stand together.
        let parts: Vec<&str> = itself.split(' ').collect();
        let said =
            tokens.windows(parts.len()).any(|run| run.iter().zip(&parts).all(|(a, b)| is_form_of(a, b)));
        said || tokens.iter().any(|token| is_barred(token))
    };
    let [fr, en] = barred;
    !(french >= english && uses(fr) || english >= french && uses(en))
}

/// The word or one made of it: its plural, or another ending on the same stem.
fn is_form_of(token: &str, word: &str) -> bool {
    let stem = ["er", "e", "s"].into_iter().find_map(|ending| word.strip_suffix(ending)).unwrap_or(word);
    token == word
        || ["s", "x", "es"].into_iter().any(|plural| token.strip_suffix(plural) == Some(word))
        || stem.len() >= 4 && token.starts_with(stem)
        || word.len() >= 4 && token.starts_with(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Atlas;

    fn list(names: &[&str]) -> Vec<Vec<String>> {
        names.iter().map(|name| vec![plain(name)]).collect()
    }

    #[test]
    fn names_are_taken_without_accents_with_slips_and_in_any_order() {
        let atlas = Atlas::printed().unwrap();
        let near = list(&["Ain", "Hautes-Alpes", "Ardèche", "Drôme", "Loire", "Rhône", "Savoie"]);
        let count = |text: &str| named(&near, text, atlas.lexicon());
        assert_eq!(count("drome, ARDECHE; l’Ain\nles Hautes Alpes / savoi"), 5);
        assert_eq!(count("Ain Savoie Loire Rhone"), 4);
        assert_eq!(count("Ain, ain, AIN"), 1, "each once");
        assert_eq!(count("Aix, Loir, Loiret, Haute-Savoie, Paris"), 0, "other places are no slips");
    }

    #[test]
    fn forbidden_words_are_found_in_their_forms() {
        let lists = [("urne", ["vote", "bulletin"]), ("ballot box", ["vote", "paper"])];
        let barred = lists.map(|(word, list)| (word.to_owned(), list.map(String::from).to_vec()));
        let avoids = |text: &str| avoids(&barred, text);
        assert!(avoids("Un objet transparent dans lequel on glisse une enveloppe le dimanche de son choix"));
        assert!(!avoids("Un objet dans lequel les électeurs votent le dimanche"));
        assert!(!avoids("Les urnes de la République"));
        assert!(!avoids("The ballot boxes of the village"));
        assert!(avoids("It is the thing into which you drop an envelope at the town hall"));
        assert_eq!(words("bla bla bla bla bla bla"), 0);
        assert_eq!(words("L’urne, c’est simple"), 5);
    }
}
