//! Localisation: the page's own sentences, in the language of the reader.

use crate::storage;
use leptos::prelude::*;
use rules::{Locales, Phrase, Seat};
use speech::{Lang, Speech};
use std::sync::LazyLock;
use wire::ActionError;
use wire::http::ErrorBody;

const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/home.fr.ftl"),
        include_str!("../locales/talk.fr.ftl"),
        include_str!("../locales/my_tables.fr.ftl"),
        include_str!("../locales/spectators.fr.ftl"),
        include_str!("../locales/dice.fr.ftl"),
        include_str!("../locales/lobby.fr.ftl"),
        include_str!("../locales/table_admin.fr.ftl"),
        include_str!("../locales/lesson.fr.ftl"),
        include_str!("../locales/settings.fr.ftl"),
        include_str!("../locales/make_table.fr.ftl"),
        include_str!("../locales/ending.fr.ftl"),
        include_str!("../locales/rules.fr.ftl")
    ),
    en: concat!(
        include_str!("../locales/en.ftl"),
        include_str!("../locales/home.en.ftl"),
        include_str!("../locales/talk.en.ftl"),
        include_str!("../locales/my_tables.en.ftl"),
        include_str!("../locales/spectators.en.ftl"),
        include_str!("../locales/dice.en.ftl"),
        include_str!("../locales/lobby.en.ftl"),
        include_str!("../locales/table_admin.en.ftl"),
        include_str!("../locales/lesson.en.ftl"),
        include_str!("../locales/settings.en.ftl"),
        include_str!("../locales/make_table.en.ftl"),
        include_str!("../locales/ending.en.ftl"),
        include_str!("../locales/rules.en.ftl")
    ),
};

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(LOCALES));

/// Says things in the language of the reader; what it says in a view changes with the language.
#[derive(Copy, Clone)]
pub struct I18n(RwSignal<Lang>);

impl I18n {
    /// Starts in the language chosen here before, or else the browser's, or else French.
    pub fn provide() -> I18n {
        let chosen = storage::lang().and_then(|tag| Lang::from_tag(&tag));
        let i18n = I18n(RwSignal::new(chosen.or_else(browsers).unwrap_or_default()));
        provide_context(i18n);
        Effect::new(move |_| {
            if let Some(root) = document().document_element() {
                // Setting an attribute fails only for a name that is none.
                let _ = root.set_attribute("lang", i18n.lang().code());
            }
        });
        i18n
    }

    /// The voice of the page.
    pub fn get() -> I18n {
        // The app provides it before anything else is built.
        expect_context()
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.0.get()
    }

    /// The language as it is now, for what happens once.
    pub fn lang_now(self) -> Lang {
        self.0.get_untracked()
    }

    /// The language as a signal.
    pub fn signal(self) -> Signal<Lang> {
        self.0.into()
    }

    /// Speaks this language from now on, here and at the next visit.
    pub fn choose(self, lang: Lang) {
        storage::set_lang(lang.code());
        self.0.set(lang);
    }

    /// A sentence without arguments.
    pub fn text(self, id: &str) -> String {
        SPEECH.text(self.lang(), id)
    }

    /// A sentence, if the page has it.
    pub fn find(self, id: &str) -> Option<String> {
        SPEECH.find(self.lang(), id)
    }

    /// What went wrong with a request; in the words of whoever answered it where the page has none.
    pub fn problem(self, problem: &ErrorBody) -> String {
        let known = self.find(&format!("problem-{}", problem.code.id().replace('_', "-")));
        known.unwrap_or_else(|| problem.message.clone())
    }

    /// Why a request at a table was refused by no rule of the game; the same.
    pub fn refused(self, refused: &ActionError) -> String {
        let known = self.find(&format!("refused-{}", refused.code.id().replace('_', "-")));
        let known = known.unwrap_or_else(|| refused.message.clone());
        match (&refused.said, self.lang()) {
            (None, _) => known,
            (Some(said), Lang::Fr) => format!("{known} {}", said.fr),
            (Some(said), Lang::En) => format!("{known} {}", said.en),
        }
    }

    /// A sentence with arguments.
    pub fn phrase(self, phrase: &Phrase) -> String {
        SPEECH.say(self.lang(), phrase, &|seat| seat.to_string())
    }

    /// A sentence that speaks of players by these names, and to the one who reads it.
    pub fn phrase_to(self, reader: Option<Seat>, names: &[String], phrase: &Phrase) -> String {
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        SPEECH.say_to(reader, self.lang(), phrase, &name)
    }

    /// A sentence that speaks of players.
    pub fn phrase_of(self, people: PeopleNames, phrase: &Phrase) -> String {
        SPEECH.say_to(people.reader.get(), self.lang(), phrase, &|seat| people.name(seat))
    }
}

/// A sentence of the page in a language, where no page is open.
#[cfg(test)]
pub fn said_in(lang: Lang, phrase: &Phrase) -> String {
    SPEECH.say(lang, phrase, &|seat| seat.to_string())
}

/// Whom sentences at a table speak of.
#[derive(Copy, Clone)]
pub struct PeopleNames {
    /// What the seats are called.
    pub names: Signal<Vec<String>>,
    /// The seat whose player reads them, who is "you"; nobody's for those who watch, nor where several share the device.
    pub reader: Signal<Option<Seat>>,
}

impl PeopleNames {
    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }
}

fn browsers() -> Option<Lang> {
    window().navigator().language().and_then(|tag| Lang::from_tag(&tag))
}

/// Names the document after what this page shows, and the site it is of.
pub fn set_title(page: impl Fn() -> String + 'static) {
    let i18n = I18n::get();
    set_whole_title(move || format!("{} – {}", page(), i18n.text("site-name")));
}

/// Names the document.
pub fn set_whole_title(title: impl Fn() -> String + 'static) {
    Effect::new(move |before: Option<String>| {
        let title = title();
        // To name it again is no small matter for a browser, and what the name is made of changes with every move.
        if before.as_ref() != Some(&title) {
            document().set_title(&title);
        }
        title
    });
}
