//! The reader of a sentence that speaks of them.

use crate::Lang;
use rules::{Arg, Seat};

/// Whom a sentence speaks of and to.
#[derive(Copy, Clone)]
pub(crate) struct People<'a> {
    /// What each player is called at the table.
    pub(crate) names: &'a dyn Fn(Seat) -> String,
    /// Who reads it, where that is one of them.
    pub(crate) reader: Option<Seat>,
    /// Is this part said in a form for the reader? Only there they are "you": a name cannot be replaced by it just anywhere.
    pub(crate) as_you: bool,
}

impl People<'_> {
    pub(crate) fn call(&self, lang: Lang, seat: Seat) -> String {
        if self.is_you(seat) { word(lang).to_owned() } else { (self.names)(seat) }
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.as_you && self.reader == Some(seat)
    }

    /// Several of these in the order in which they are said: "you and Ann", not "Ann and you".
    pub(crate) fn in_order<'i>(&self, items: &'i [Arg]) -> Vec<&'i Arg> {
        let is_other = |item: &&Arg| !matches!(item, Arg::Seat(seat) if self.is_you(*seat));
        let mut items: Vec<&Arg> = items.iter().collect();
        items.sort_by_key(is_other);
        items
    }
}

/// The form of a message for a reader of whom it speaks in these parts.
pub(crate) fn form(parts: &[&str]) -> String {
    format!("you-{}", parts.join("-"))
}

/// The reader, wherever the grammar of both languages allows it.
fn word(lang: Lang) -> &'static str {
    ["vous", "you"][lang as usize]
}

/// Is this the reader, or a list with the reader in it?
pub(crate) fn is_of(arg: &Arg, reader: Seat) -> bool {
    match arg {
        Arg::Seat(seat) => *seat == reader,
        Arg::List(items) | Arg::OneOf(items) => items.iter().any(|item| is_of(item, reader)),
        _ => false,
    }
}

/// A sentence that begins with a list of which the reader is the first begins with a capital.
pub(crate) fn capital(lang: Lang, sentence: String) -> String {
    let word = word(lang);
    match sentence.strip_prefix(word) {
        Some(rest) if !rest.starts_with(char::is_alphanumeric) => {
            let (first, others) = word.split_at(1);
            format!("{}{others}{rest}", first.to_uppercase())
        }
        _ => sentence,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Speech;
    use rules::{Locales, Phrase};

    const TOLD: Locales = Locales {
        fr: "pris = { $seat } prend un poste à { $from }.
    .you-seat = Vous prenez un poste à { $from }.
    .you-from = { $seat } vous prend un poste.
chute = { $author } renverse { $seat }.
    .you-author = Vous renversez { $seat }.
    .you-seat = { $author } vous renverse.
    .you-seat-author = Vous vous renversez.
part = { $seats } se partagent la victoire.
    .you-seats = { $seats } vous partagez la victoire.
bon = bon pour { $seat }
    .you-seat = bon pour vous
sujet = C’est { $what }.
nom = Fauteuil : { $seat }",
        en: "pris = { $seat } takes a post from { $from }.
    .you-seat = You take a post from { $from }.
    .you-from = { $seat } takes a post from you.
chute = { $author } topples { $seat }.
    .you-author = You topple { $seat }.
    .you-seat = { $author } topples you.
    .you-seat-author = You topple yourself.
part = { $seats } share the victory.
    .you-seats = { $seats } share the victory.
bon = good for { $seat }
    .you-seat = good for you
sujet = This is { $what }.
nom = Chair: { $seat }",
    };

    /// In both languages, for everybody and for the player in each of three seats.
    fn said_to_each_reader(phrase: &Phrase) -> [[String; 4]; 2] {
        let speech = Speech::new(TOLD);
        let readers = [None, Some(Seat::new(0)), Some(Seat::new(1)), Some(Seat::new(2))];
        [Lang::Fr, Lang::En]
            .map(|lang| readers.map(|reader| speech.say_to(reader, lang, phrase, &|seat| format!("S{seat}"))))
    }

    #[test]
    fn a_reader_is_you_in_whatever_part_a_sentence_speaks_of_them() {
        let taken = Phrase::new("pris").seat("seat", Seat::new(0)).seat("from", Seat::new(1));
        assert_eq!(
            said_to_each_reader(&taken),
            [
                [
                    "S0 prend un poste à S1.",
                    "Vous prenez un poste à S1.",
                    "S0 vous prend un poste.",
                    "S0 prend un poste à S1."
                ],
                [
                    "S0 takes a post from S1.",
                    "You take a post from S1.",
                    "S0 takes a post from you.",
                    "S0 takes a post from S1."
                ],
            ]
        );
    }

    #[test]
    fn a_reader_in_two_parts_of_a_sentence_has_a_form_of_their_own() {
        let fall = |author| Phrase::new("chute").seat("seat", Seat::new(0)).seat("author", Seat::new(author));
        let [french, english] = said_to_each_reader(&fall(0));
        assert_eq!(
            (french[1].as_str(), english[1].as_str()),
            ("Vous vous renversez.", "You topple yourself.")
        );
        assert_eq!(said_to_each_reader(&fall(1))[1][1], "S1 topples you.");
        // Without it they are called by their name in the second part.
        let taken = Phrase::new("pris").seat("seat", Seat::new(0)).seat("from", Seat::new(0));
        assert_eq!(said_to_each_reader(&taken)[0][1], "Vous prenez un poste à S0.");
    }

    #[test]
    fn a_reader_among_several_comes_first() {
        let seats = [0, 1].map(|seat| Arg::Seat(Seat::new(seat)));
        let [french, english] =
            said_to_each_reader(&Phrase::new("part").arg("seats", Arg::List(seats.to_vec())));
        assert_eq!(french[2], "Vous et S0 vous partagez la victoire.");
        assert_eq!(english[2], "You and S0 share the victory.");
        assert_eq!(english[3], "S0 and S1 share the victory.");
    }

    #[test]
    fn a_phrase_within_another_speaks_to_the_reader_too() {
        let good = Phrase::new("bon").seat("seat", Seat::new(1));
        let [french, english] = said_to_each_reader(&Phrase::new("sujet").arg("what", Arg::Said(good)));
        assert_eq!(
            (french[2].as_str(), english[2].as_str()),
            ("C’est bon pour vous.", "This is good for you.")
        );
        assert_eq!(english[1], "This is good for S1.");
    }

    #[test]
    fn without_a_form_of_their_own_a_reader_is_called_by_name() {
        let [french, _] = said_to_each_reader(&Phrase::new("nom").seat("seat", Seat::new(1)));
        assert_eq!(french[2], "Fauteuil : S1");
    }
}
