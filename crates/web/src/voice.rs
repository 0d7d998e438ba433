//! The page's own sentences, in the language of the reader.

use crate::memory;
use leptos::prelude::*;
use rules::{Locales, Phrase};
use speech::{Lang, Speech};
use std::sync::LazyLock;

const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/talk.fr.ftl"),
        include_str!("../locales/return.fr.ftl"),
        include_str!("../locales/watching.fr.ftl"),
        include_str!("../locales/dice.fr.ftl"),
        include_str!("../locales/lobby.fr.ftl"),
        include_str!("../locales/life.fr.ftl"),
        include_str!("../locales/lesson.fr.ftl")
    ),
    en: concat!(
        include_str!("../locales/en.ftl"),
        include_str!("../locales/talk.en.ftl"),
        include_str!("../locales/return.en.ftl"),
        include_str!("../locales/watching.en.ftl"),
        include_str!("../locales/dice.en.ftl"),
        include_str!("../locales/lobby.en.ftl"),
        include_str!("../locales/life.en.ftl"),
        include_str!("../locales/lesson.en.ftl")
    ),
};

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(LOCALES));

/// Says things in the language of the reader; what it says in a view changes with the language.
#[derive(Copy, Clone)]
pub struct Voice(RwSignal<Lang>);

impl Voice {
    /// Starts in the language chosen here before, or else the browser's, or else French.
    pub fn provide() -> Voice {
        let chosen = memory::lang().and_then(|tag| Lang::from_tag(&tag));
        let voice = Voice(RwSignal::new(chosen.or_else(browsers).unwrap_or_default()));
        provide_context(voice);
        Effect::new(move |_| {
            if let Some(root) = document().document_element() {
                // Setting an attribute fails only for a name that is none.
                let _ = root.set_attribute("lang", voice.lang().code());
            }
        });
        voice
    }

    /// The voice of the page.
    pub fn get() -> Voice {
        // The app provides it before anything else is built.
        expect_context()
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.0.get()
    }

    /// The language as a signal.
    pub fn signal(self) -> Signal<Lang> {
        self.0.into()
    }

    /// Speaks this language from now on, here and at the next visit.
    pub fn choose(self, lang: Lang) {
        memory::set_lang(lang.code());
        self.0.set(lang);
    }

    /// A sentence.
    pub fn say(self, id: &str) -> String {
        SPEECH.text(self.lang(), id)
    }

    /// A sentence, if the page has it.
    pub fn find(self, id: &str) -> Option<String> {
        SPEECH.find(self.lang(), id)
    }

    /// A sentence with arguments.
    pub fn phrase(self, phrase: &Phrase) -> String {
        SPEECH.say(self.lang(), phrase, &|seat| seat.to_string())
    }
}

fn browsers() -> Option<Lang> {
    window().navigator().language().and_then(|tag| Lang::from_tag(&tag))
}

/// Names the document.
pub fn entitle(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&title()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<&str> {
        let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        text.lines().filter(starts).filter_map(|line| line.split(" =").next()).collect()
    }

    #[test]
    fn both_languages_say_the_same_things_and_nothing_is_written_wrongly() {
        assert_eq!(ids(LOCALES.fr), ids(LOCALES.en));
        assert_eq!(speech::faults(LOCALES.fr), Vec::<String>::new());
        assert_eq!(speech::faults(LOCALES.en), Vec::<String>::new());
    }

    #[test]
    fn everything_the_page_says_is_written() {
        let mut open = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
        let mut said = 0;
        while let Some(path) = open.pop() {
            if path.is_dir() {
                open.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            // Split in two, so that this very line is not taken for a sentence.
            let calls = [concat!(".say", "(\""), concat!("Phrase::", "new(\"")];
            for id in calls
                .iter()
                .flat_map(|call| text.split(call).skip(1))
                .filter_map(|rest| rest.split('"').next())
            {
                assert!(
                    !SPEECH.lacks(Lang::Fr, id) && !SPEECH.lacks(Lang::En, id),
                    "{id} in {}",
                    path.display()
                );
                said += 1;
            }
        }
        assert!(said > 50, "only {said} sentences were found: is the page written in another way?");
    }

    #[test]
    fn french_keeps_its_spaces_and_apostrophes() {
        for line in LOCALES.fr.lines().filter_map(|line| line.split_once(" = ")).map(|(_, text)| text) {
            for mark in [" ;", " :", " !", " ?", " »", "« ", "'"] {
                assert!(!line.contains(mark), "{mark:?} in {line}");
            }
        }
    }
}
