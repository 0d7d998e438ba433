//! Is a word a form of another one? Conjugations, plurals and feminines by rule; what no rule makes, and which words are
//! one family, stands in `data/families` (P40).

use spelling::plain;
use std::sync::LazyLock;

/// A language that cards are in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tongue {
    French,
    English,
}

/// Words that count as one.
struct Family {
    /// In their basic forms: whatever can be made of them by rule counts too.
    bases: Vec<String>,
    /// Forms that no rule makes.
    forms: Vec<WordForm>,
}

enum WordForm {
    Whole(String),
    /// A stem of the present and the imperfect.
    Present(String),
    /// A stem of the future.
    Future(String),
}

const PRESENT: &[&str] =
    &["e", "es", "ent", "ons", "ez", "ais", "ait", "ions", "iez", "aient", "ant", "ants", "ante", "antes"];
const FUTURE: &[&str] =
    &["rai", "ras", "ra", "rons", "rez", "ront", "rais", "rait", "rions", "riez", "raient"];
/// Of verbs in -er, besides those of the present: the past, and whoever does it.
const ER: &[&str] = &["er", "ee", "ees", "a", "as", "ai", "ames", "ates", "erent", "asse", "assent"];
const DOER: &[&str] = &["eur", "eurs", "euse", "euses"];
/// Of verbs in -ir, as finir.
const IR: &[&str] = &["ir", "is", "it", "i", "ie", "ies", "irent", "imes", "ites"];
/// Of verbs in -re, as vendre.
const RE: &[&str] = &["re", "s", "u", "ue", "us", "ues", "is", "it", "irent"];
/// What nouns are made of verbs with, and verbs of nouns. Shorter stems are shared by words that have nothing in common.
const FRENCH_DERIVED: &[&str] =
    &["", "e", "er", "ement", "ation", "ateur", "atrice", "eur", "euse", "age", "able", "issement", "isseur"];
const ENGLISH_DERIVED: &[&str] = &[
    "", "e", "er", "or", "ing", "ed", "ion", "ation", "ment", "able", "ful", "less", "ness", "ly", "al",
    "ive", "ist", "ism", "ity", "ise", "ize",
];
const DERIVED_STEM: usize = 5;

/// Is this word, made plain, a form of that one, or of one of its family?
pub(crate) fn is_form_of(token: &str, word: &str, tongue: Tongue) -> bool {
    if token == word || is_inflected(token, word, tongue) || is_derived(token, word, tongue) {
        return true;
    }
    families(tongue).iter().filter(|family| family.bases.iter().any(|base| base == word)).any(|family| {
        family.forms.iter().any(|form| form.is(token))
            || family.bases.iter().any(|base| token == base || is_inflected(token, base, tongue))
    })
}

fn families(tongue: Tongue) -> &'static [Family] {
    static FRENCH: LazyLock<Vec<Family>> = LazyLock::new(|| read(include_str!("../../data/families/fr.txt")));
    static ENGLISH: LazyLock<Vec<Family>> =
        LazyLock::new(|| read(include_str!("../../data/families/en.txt")));
    match tongue {
        Tongue::French => &FRENCH,
        Tongue::English => &ENGLISH,
    }
}

fn read(file: &str) -> Vec<Family> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split_once(':'))
        .map(|(bases, forms)| Family {
            bases: bases.split_whitespace().map(plain).collect(),
            forms: forms.split_whitespace().map(WordForm::read).collect(),
        })
        .collect()
}

impl WordForm {
    fn read(written: &str) -> WordForm {
        let stem = plain(written);
        match written.chars().last() {
            Some('*') => WordForm::Present(stem),
            Some('+') => WordForm::Future(stem),
            _ => WordForm::Whole(stem),
        }
    }

    fn is(&self, token: &str) -> bool {
        match self {
            WordForm::Whole(form) => form == token,
            WordForm::Present(stem) => ends(token, stem, PRESENT),
            WordForm::Future(stem) => ends(token, stem, FUTURE),
        }
    }
}

/// Is it this stem with one of these endings?
fn ends(token: &str, stem: &str, endings: &[&str]) -> bool {
    token.strip_prefix(stem).is_some_and(|ending| endings.contains(&ending))
}

fn is_inflected(token: &str, base: &str, tongue: Tongue) -> bool {
    match tongue {
        Tongue::French => is_french_noun(token, base) || is_french_verb(token, base),
        Tongue::English => is_english(token, base),
    }
}

/// Do the two share a stem that says what they mean?
fn is_derived(token: &str, base: &str, tongue: Tongue) -> bool {
    let endings = match tongue {
        Tongue::French => FRENCH_DERIVED,
        Tongue::English => ENGLISH_DERIVED,
    };
    let token = token.strip_suffix('s').unwrap_or(token);
    let shared = token.bytes().zip(base.bytes()).take_while(|(one, other)| one == other).count();
    (DERIVED_STEM..=shared).any(|stem| {
        let (Some(one), Some(other)) = (token.get(stem..), base.get(stem..)) else { return false };
        one.len().max(other.len()) > 1 && endings.contains(&one) && endings.contains(&other)
    })
}

/// Plurals and feminines. An e is added only where the ending tells that it makes a feminine: a port is no porte.
fn is_french_noun(token: &str, base: &str) -> bool {
    /// Endings with those that they change to, without the s of the plural.
    const CHANGES: &[(&str, &[&str])] = &[
        ("al", &["aux", "ale"]),
        ("ail", &["aux"]),
        ("eau", &["elle"]),
        ("teur", &["trice", "teuse"]),
        ("eur", &["euse"]),
        ("eux", &["euse"]),
        ("if", &["ive"]),
        ("ier", &["iere"]),
        ("en", &["enne"]),
        ("on", &["onne"]),
        ("el", &["elle"]),
        ("eil", &["eille"]),
        ("et", &["ette", "ete"]),
        ("ic", &["ique"]),
        ("e", &["ee"]),
    ];
    const FEMININE: &[&str] =
        &["ant", "ent", "and", "ard", "ais", "ois", "ain", "ien", "at", "in", "un", "eur"];
    let singular = token.strip_suffix(['s', 'x']).unwrap_or(token);
    let is = |form: &str| form == token || form == singular;
    let feminine = base.len() > 4 && FEMININE.iter().any(|ending| base.ends_with(ending));
    is(base)
        || feminine && singular.strip_suffix('e') == Some(base)
        || CHANGES.iter().any(|(ending, changed)| {
            base.strip_suffix(ending).filter(|stem| stem.len() > 1).is_some_and(|stem| {
                changed.iter().any(|changed| {
                    let tail = |form: &str| form.strip_prefix(stem) == Some(changed);
                    tail(token) || tail(singular)
                })
            })
        })
}

fn is_french_verb(token: &str, base: &str) -> bool {
    let has_vowel = |stem: &str| stem.contains(['a', 'e', 'i', 'o', 'u', 'y']);
    if let Some(stem) = base.strip_suffix("er").filter(|stem| stem.len() > 1 && has_vowel(stem)) {
        return is_er_verb(token, stem);
    }
    if let Some(stem) = base.strip_suffix("ir").filter(|stem| stem.len() > 2 && !base.ends_with("oir")) {
        let long = stem.to_owned() + "iss";
        let future = stem.to_owned() + "i";
        return ends(token, stem, IR) || ends(token, &long, PRESENT) || ends(token, &future, FUTURE);
    }
    let regular = ["endre", "andre", "ondre", "erdre", "ordre", "ompre"];
    if let Some(stem) = base.strip_suffix("re").filter(|_| regular.iter().any(|end| base.ends_with(end))) {
        return token == stem
            || ends(token, stem, RE)
            || ends(token, stem, PRESENT)
            || ends(token, stem, FUTURE);
    }
    false
}

/// As voter; and as manger, payer, appeler, whose stems change.
fn is_er_verb(token: &str, stem: &str) -> bool {
    let with = |stem: &str| {
        let future = stem.to_owned() + "e";
        ends(token, stem, PRESENT) || ends(token, stem, ER) || ends(token, &future, FUTURE)
    };
    let softened = || with(&(stem.to_owned() + "e"));
    let turned = |short: &str| with(&(short.to_owned() + "i"));
    let doubled = |last: char| with(&format!("{stem}{last}"));
    with(stem)
        || stem.len() > 3 && ends(token, stem, DOER)
        || stem.ends_with('g') && softened()
        || stem.strip_suffix('y').is_some_and(turned)
        || stem.ends_with("el") && doubled('l')
        || stem.ends_with("et") && doubled('t')
}

/// Plurals and conjugations, and whoever does it.
fn is_english(token: &str, base: &str) -> bool {
    const VERB: &[&str] = &["ed", "ing", "ings", "er", "ers", "est"];
    let is_vowel = |letter: char| "aeiou".contains(letter);
    if ends(token, base, &["s", "es"]) {
        return true;
    }
    if base.len() < 3 {
        return false;
    }
    let mut letters = base.chars().rev();
    let [last, before, third] =
        [letters.next(), letters.next(), letters.next()].map(Option::unwrap_or_default);
    if let Some(stem) = base.strip_suffix("ie") {
        return ends(token, base, &["d", "r", "rs"]) || ends(token, stem, &["ying"]);
    }
    if let Some(stem) = base.strip_suffix('e') {
        let short = base.len() < 4 && before == 'e';
        return !short && ends(token, base, &["d", "r", "rs", "st"]) || ends(token, stem, &["ing", "ings"]);
    }
    if let Some(stem) = base.strip_suffix('y').filter(|_| !is_vowel(before)) {
        return ends(token, stem, &["ies", "ied", "ier", "iers", "iest"]) || ends(token, base, &["ing"]);
    }
    if let Some(stem) = base.strip_suffix('f').filter(|_| token.ends_with("ves")) {
        return token == format!("{stem}ves");
    }
    let doubles = is_vowel(before) && !is_vowel(third) && !is_vowel(last) && !"wxy".contains(last);
    let one_syllable = base.chars().filter(|letter| is_vowel(*letter)).count() == 1;
    let doubled = || ends(token, &format!("{base}{last}"), VERB);
    doubles && doubled() || !(doubles && one_syllable) && ends(token, base, VERB)
}

#[cfg(test)]
#[path = "inflection_tests.rs"]
mod tests;
