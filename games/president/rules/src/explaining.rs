//! Explanations that do without certain words: whether there is enough of one, and which forbidden words it uses (P40).

use crate::inflection::{Tongue, is_form_of};
use spelling::plain;
use std::ops::Range;

/// The word to be explained and those that are forbidden, in one language, made plain.
pub(crate) struct Barred {
    itself: Vec<String>,
    list: Vec<String>,
}

impl Barred {
    pub(crate) fn new(word: &str, list: &[String]) -> Barred {
        Barred {
            itself: plain(word).split(' ').map(str::to_owned).collect(),
            list: list.iter().map(|word| plain(word)).collect(),
        }
    }
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

/// The forbidden words that a text uses, in whatever form, as it writes them: in its language, or in both where that
/// cannot be told.
pub(crate) fn used([french, english]: &[Barred; 2], text: &str) -> Vec<String> {
    let words = spelling::words(text);
    let tokens: Vec<&str> = words.iter().map(|(_, word)| word.as_str()).collect();
    let count = |list: &[&str]| tokens.iter().filter(|token| list.contains(token)).count();
    let (in_french, in_english) = (count(&FRENCH), count(&ENGLISH));
    let mut used = Vec::new();
    let languages = [
        (french, Tongue::French, in_french >= in_english),
        (english, Tongue::English, in_english >= in_french),
    ];
    for (barred, tongue, _) in languages.into_iter().filter(|(_, _, spoken)| *spoken) {
        // A word of two, such as a ballot box, is used when both stand together.
        let length = barred.itself.len();
        for (place, run) in tokens.windows(length).enumerate() {
            if run.iter().zip(&barred.itself).all(|(token, part)| is_form_of(token, part, tongue)) {
                used.push(place..place + length);
            }
        }
        let is_barred = |token: &str| barred.list.iter().any(|word| is_form_of(token, word, tongue));
        let places = (0..tokens.len()).filter(|place| is_barred(tokens[*place]));
        used.extend(places.map(|place| place..place + 1));
    }
    let mut once: Vec<&[&str]> = Vec::new();
    used.retain(|run| {
        let run = &tokens[run.clone()];
        let first = !once.contains(&run);
        once.push(run);
        first
    });
    let written = |run: Range<usize>| text[words[run.start].0.start..words[run.end - 1].0.end].to_owned();
    used.into_iter().map(written).collect()
}

/// How many words a text has that can be words: letters alone are none, nor are keys struck at random. None, if it says
/// the same over and over or has hardly any word of three letters.
pub(crate) fn words(text: &str) -> usize {
    let plain = plain(text);
    let tokens: Vec<&str> = plain.split(' ').filter(|token| can_be_word(token)).collect();
    let mut distinct = tokens.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let long = tokens.iter().filter(|token| token.len() > 2).count();
    if distinct.len() * 2 < tokens.len() || long * 2 < tokens.len() { 0 } else { tokens.len() }
}

fn can_be_word(token: &str) -> bool {
    let is_vowel = |letter: char| "aeiouy".contains(letter);
    let letters: Vec<char> = token.chars().collect();
    let thrice = letters.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
    // Words such as “lengths” have five consonants in a row, and none has six.
    let crowded = letters.windows(6).any(|six| !six.iter().any(|letter| is_vowel(*letter)));
    letters.len() > 1 && letters.iter().any(|letter| is_vowel(*letter)) && !thrice && !crowded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forbidden_words_are_found_in_their_forms() {
        let lists = [("urne", ["vote", "bulletin"]), ("ballot box", ["vote", "paper"])];
        let barred = lists.map(|(word, list)| Barred::new(word, &list.map(String::from)));
        let used = |text: &str| used(&barred, text);
        let fine = [
            "Un objet transparent dans lequel on glisse une enveloppe le dimanche de son choix",
            "It is the thing into which you drop an envelope at the town hall",
        ];
        for text in fine {
            assert_eq!(used(text), [""; 0], "{text}");
        }
        assert_eq!(used("Un objet dans lequel les électeurs votent le dimanche"), ["votent"]);
        assert_eq!(used("Les urnes de la République, où les votants votent"), ["urnes", "votants", "votent"]);
        assert_eq!(used("C’est à l’Urné, l’urne des VOTANTS"), ["Urné", "VOTANTS"], "as it is written");
        assert_eq!(used("The ballot boxes of the village"), ["ballot boxes"]);
        assert_eq!(used("the papers are counted"), ["papers"]);
    }

    #[test]
    fn letters_and_noise_are_no_words() {
        assert_eq!(words("L’urne, c’est simple"), 3);
        let need = 12;
        assert!(
            words("Un objet transparent dans lequel on glisse une enveloppe le dimanche de son choix")
                >= need
        );
        assert!(words("It is the thing into which you drop an envelope at the town hall") >= need);
        for noise in [
            "a b c d e f g h i j k l",
            "bla bla bla bla bla bla bla bla bla bla bla bla",
            "xx yy zz tt qq ss dd ff gg hh jj kk ll mm",
            "ab ac ad ae af ag ah ai aj ak al am",
            "aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll",
            "1 2 3 4 5 6 7 8 9 10 11 12 13",
            "qsdfgh wxcvbn qsdfghjk wxcvbnm sdfghjk dfghjklm fghjklm ghjklmw hjklmwx jklmwxc klmwxcv lmwxcvb",
        ] {
            assert!(words(noise) < need, "{noise}: {}", words(noise));
        }
    }
}
