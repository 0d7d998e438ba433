//! Says phrases in French and in English.
//!
//! One wrapper around Fluent for page, terminal, server and tests: the sentences themselves live in the games' files.
//!
//! A sentence that speaks of its reader says "you": next to the form for everybody else, a message has one for the
//! reader as each of its arguments, in an attribute `you-` and the argument's name.
//!
//! ```ftl
//! event-replaced = { $seat } takes a post from { $from }.
//!     .you-seat = You take a post from { $from }.
//!     .you-from = { $seat } takes a post from you.
//! ```
//!
//! A reader in two parts of one sentence has a form of their own, as in `.you-seat-from`; without it the first part counts.
//!
//! In such a form an argument that is a list says the reader first, as "you": `.you-seats = { $seats } share the victory`.

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use parsed::{Bundle, ParsedFile};
use rules::{Arg, Game, Locales, Phrase, Seat, SettingsError};
use you::People;

mod clauses;
mod numbers;
mod overview;
mod parsed;
mod settings_error;
mod you;

pub use clauses::{ClauseText, Passage, Run, clauses, passages, runs};
pub use overview::{Cited, Overview, OverviewStep};

/// A language people play in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// As in `lang="fr"`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// From a tag such as `fr-CA`; `None` for a language we do not speak.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }
}

/// The sentences of a game, or of the page around it, in both languages. It is as cheap to make as to copy: a file is
/// parsed once, when a sentence of it is first needed.
#[derive(Copy, Clone)]
pub struct Speech {
    fr: &'static ParsedFile,
    en: &'static ParsedFile,
}

impl Speech {
    /// The sentences in these files. A message that is written wrongly is left out; the test of all the files finds it by
    /// [`faults`].
    pub fn new(locales: Locales) -> Speech {
        Speech { fr: ParsedFile::of(Lang::Fr, locales.fr), en: ParsedFile::of(Lang::En, locales.en) }
    }

    /// The sentences of a game.
    pub fn of<G: Game>() -> Speech {
        Speech::new(G::locales())
    }

    /// A phrase as everybody reads it, with players called by their names at the table.
    pub fn say(&self, lang: Lang, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        self.say_to(None, lang, phrase, names)
    }

    /// A phrase as the player in this seat reads it, who is "you".
    pub fn say_to(
        &self,
        reader: Option<Seat>,
        lang: Lang,
        phrase: &Phrase,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        self.say_of(lang, phrase.id, &phrase.args, names, reader)
    }

    /// What stands on the banner of a great moment; nothing for a phrase that tells none.
    pub fn banner(&self, lang: Lang, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> Option<String> {
        const FORM: &str = "banner";
        self.bundle(lang).get_message(phrase.id)?.get_attribute(FORM)?;
        let mut said = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            said.set(*name, self.value(lang, arg, People { names, reader: None, as_you: false }));
        }
        Some(self.message(lang, phrase.id, Some(FORM), Some(&said)))
    }

    /// Why an action was refused: the sentence called `reason`, which may speak of the action. The reason is text
    /// because a page has it from the wire.
    pub fn refusal(
        &self,
        lang: Lang,
        reason: &str,
        action: &Phrase,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        self.refusal_to(None, lang, reason, action, names)
    }

    /// The same as the player in this seat reads it.
    pub fn refusal_to(
        &self,
        reader: Option<Seat>,
        lang: Lang,
        reason: &str,
        action: &Phrase,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        self.say_of(lang, reason, &action.args, names, reader)
    }

    /// Why a game cannot be set up: what is wrong with a board or with cards, as these sentences say it; of options and
    /// seats, as is said of any game.
    pub fn settings_error(&self, lang: Lang, settings_error: &SettingsError) -> String {
        match settings_error {
            // Nobody sits anywhere yet, so no sentence speaks of a player.
            SettingsError::Board { said } => self.say(lang, said, &|seat| seat.to_string()),
            other => settings_error::say(lang, other),
        }
    }

    fn say_of(
        &self,
        lang: Lang,
        id: &str,
        args: &[(&'static str, Arg)],
        names: &dyn Fn(Seat) -> String,
        reader: Option<Seat>,
    ) -> String {
        let form = reader.and_then(|reader| self.form_for(lang, id, args, reader)).unwrap_or_default();
        let mut said = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let people = People { names, reader, as_you: form.contains(name) };
            said.set(*name, self.value(lang, arg, people));
        }
        if form.is_empty() {
            return self.message(lang, id, None, Some(&said));
        }
        let sentence = self.message(lang, id, Some(&you::form(&form)), Some(&said));
        let listed = args.iter().any(|(name, arg)| form.contains(name) && matches!(arg, Arg::List(_)));
        if listed { you::capital(lang, sentence) } else { sentence }
    }

    /// In which parts a message has a form for a reader of whom it speaks: in all in which it does, or else in one, the
    /// first by the order of what it speaks of.
    fn form_for(
        &self,
        lang: Lang,
        id: &str,
        args: &[(&'static str, Arg)],
        reader: Seat,
    ) -> Option<Vec<&'static str>> {
        let theirs = args.iter().filter(|(_, arg)| you::is_of(arg, reader));
        let theirs: Vec<&'static str> = theirs.map(|(name, _)| *name).collect();
        let message = self.bundle(lang).get_message(id)?;
        let single = theirs.iter().map(|name| vec![*name]);
        let mut forms = std::iter::once(theirs.clone()).chain(single);
        forms.find(|parts| !parts.is_empty() && message.get_attribute(&you::form(parts)).is_some())
    }

    /// A message whose arguments are known by name only now, as those of a lesson are; nothing where there is none.
    pub fn fill(&self, lang: Lang, id: &str, args: &[(String, Arg)]) -> Option<String> {
        let mut said = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let people = People { names: &|seat| seat.to_string(), reader: None, as_you: false };
            said.set(name.as_str(), self.value(lang, arg, people));
        }
        self.bundle(lang).has_message(id).then(|| self.message(lang, id, None, Some(&said)))
    }

    /// A message that needs no arguments. One that is missing shows as its id, which tests and readers notice.
    pub fn text(&self, lang: Lang, id: &str) -> String {
        self.message(lang, id, None, None)
    }

    /// A message, if there is one.
    pub fn find(&self, lang: Lang, id: &str) -> Option<String> {
        self.bundle(lang).has_message(id).then(|| self.message(lang, id, None, None))
    }

    /// Does a language lack this message?
    pub fn lacks(&self, lang: Lang, id: &str) -> bool {
        !self.bundle(lang).has_message(id)
    }

    fn bundle(&self, lang: Lang) -> &'static Bundle {
        match lang {
            Lang::Fr => self.fr.bundle(),
            Lang::En => self.en.bundle(),
        }
    }

    /// A message, or its form of this name.
    fn message(&self, lang: Lang, id: &str, form: Option<&str>, args: Option<&FluentArgs<'_>>) -> String {
        let bundle = self.bundle(lang);
        let pattern = bundle.get_message(id).and_then(|message| match form {
            Some(form) => message.get_attribute(form).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            return id.to_owned();
        };
        // A missing argument shows as its name in braces; there is nobody here to report it to.
        let mut errors: Vec<FluentError> = Vec::new();
        bundle.format_pattern(pattern, args, &mut errors).into_owned()
    }

    fn value(&self, lang: Lang, arg: &Arg, people: People<'_>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.words(lang, other, people)),
        }
    }

    fn words(&self, lang: Lang, arg: &Arg, people: People<'_>) -> String {
        match arg {
            Arg::Number(number) => numbers::grouped(lang, *number),
            Arg::Name(name) => name.clone(),
            Arg::Seat(seat) => people.call(lang, *seat),
            Arg::Message(id) => self.text(lang, id),
            Arg::Said(phrase) => self.say_of(lang, phrase.id, &phrase.args, people.names, people.reader),
            Arg::Both { fr, en } => [fr, en][lang as usize].clone(),
            Arg::List(items) => listed(&self.each(lang, items, people), [" et ", " and "][lang as usize]),
            Arg::OneOf(items) => listed(&self.each(lang, items, people), [" ou ", " or "][lang as usize]),
        }
    }

    fn each(&self, lang: Lang, items: &[Arg], people: People<'_>) -> Vec<String> {
        people.in_order(items).into_iter().map(|item| self.words(lang, item, people)).collect()
    }
}

/// "1", "1 and 2", "1, 2 and A".
fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}

/// The faults of a Fluent file, for the tests of those who write one.
pub fn faults(text: &str) -> Vec<String> {
    match FluentResource::try_new(text.to_owned()) {
        Ok(_) => Vec::new(),
        Err((_, errors)) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCALES: Locales = Locales {
        fr: "poids = { $who } pèse { $votes } voix\nlignes = Lignes { $lines }\ncarte = la carte",
        en: "poids = { $who } weighs { $votes } votes\nlignes = Lines { $lines }\ncarte = the card",
    };

    fn say(lang: Lang, phrase: &Phrase) -> String {
        Speech::new(LOCALES).say(lang, phrase, &|seat| format!("S{seat}"))
    }

    #[test]
    fn players_and_numbers_are_said_as_the_language_does() {
        let phrase = Phrase::new("poids").seat("who", Seat::new(1)).number("votes", 1_200_000);
        assert_eq!(say(Lang::Fr, &phrase), "S1 pèse 1\u{202f}200\u{202f}000 voix");
        assert_eq!(say(Lang::En, &phrase), "S1 weighs 1,200,000 votes");
    }

    #[test]
    fn lists_end_with_and_and_alternatives_with_or() {
        let list = |items: &[Arg]| Phrase::new("lignes").arg("lines", Arg::List(items.to_vec()));
        let (one, two) = (Arg::Name("1".into()), Arg::Number(2));
        assert_eq!(
            say(Lang::En, &list(&[one.clone(), two.clone(), Arg::Message("carte")])),
            "Lines 1, 2 and the card"
        );
        assert_eq!(say(Lang::Fr, &list(&[one.clone(), two.clone()])), "Lignes 1 et 2");
        let any = Phrase::new("lignes").arg("lines", Arg::OneOf(vec![one, two]));
        assert_eq!(
            (say(Lang::Fr, &any), say(Lang::En, &any)),
            ("Lignes 1 ou 2".into(), "Lines 1 or 2".into())
        );
    }

    #[test]
    fn a_text_written_in_both_languages_is_said_in_one() {
        let card = Arg::Both { fr: "Scission".into(), en: "Party split".into() };
        let phrase = Phrase::new("lignes").arg("lines", card);
        assert_eq!(
            (say(Lang::Fr, &phrase), say(Lang::En, &phrase)),
            ("Lignes Scission".into(), "Lines Party split".into())
        );
    }

    #[test]
    fn a_phrase_can_speak_of_another() {
        let other = Phrase::new("poids").seat("who", Seat::new(1)).number("votes", 2);
        let phrase = Phrase::new("lignes").arg("lines", Arg::List(vec![Arg::Said(other), Arg::Number(3)]));
        assert_eq!(say(Lang::Fr, &phrase), "Lignes S1 pèse 2 voix et 3");
    }

    #[test]
    fn a_missing_message_shows_as_its_id() {
        assert_eq!(Speech::new(LOCALES).text(Lang::Fr, "absent"), "absent");
    }

    #[test]
    fn tags_of_browsers_are_understood() {
        assert_eq!(Lang::from_tag("fr-CA"), Some(Lang::Fr));
        assert_eq!(Lang::from_tag("EN_us"), Some(Lang::En));
        assert_eq!(Lang::from_tag("de"), None);
    }
}
