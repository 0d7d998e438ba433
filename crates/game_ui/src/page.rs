//! What a game's drawing must give, and how the page holds it, its types forgotten.

use crate::board::{AnyBoard, ErasedBoard};
use crate::context::{BoardContext, TableContext};
use leptos::prelude::*;
use rules::{Arg, Content, Game, GameInfo, Locales, Seat, Settings, SettingsError};
use serde_json::Value;
use speech::{Lang, Passage, Speech, passages};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Arc, LazyLock};

/// The lessons of a game: the file that says what happens in them, and the files with their words.
#[derive(Copy, Clone, Debug)]
pub struct LessonSources {
    /// What happens, as TOML; empty for a game that teaches nothing yet.
    pub plan: &'static str,
    /// What is said.
    pub words: Locales,
}

impl LessonSources {
    /// None at all.
    pub const NONE: LessonSources = LessonSources { plan: "", words: Locales { fr: "", en: "" } };

    /// What happens in them, and their words in French and English; [`lessons!`](crate::lessons) reads them from a folder.
    pub const fn new(plan: &'static str, [fr, en]: [&'static str; 2]) -> LessonSources {
        LessonSources { plan, words: Locales { fr, en } }
    }

    /// Are there any?
    pub const fn is_empty(&self) -> bool {
        self.plan.is_empty()
    }
}

/// The lessons in a folder, given as a path from the file that names it: `lessons.toml`, and the words in both languages.
#[macro_export]
macro_rules! lessons {
    ($folder:literal) => {
        $crate::LessonSources::new(
            include_str!(concat!($folder, "/lessons.toml")),
            [
                include_str!(concat!($folder, "/lessons.fr.ftl")),
                include_str!(concat!($folder, "/lessons.en.ftl")),
            ],
        )
    };
}

/// How a game is drawn. It knows nothing that the game's view does not say.
pub trait GamePage: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// Its RULES.md, for the page of rules.
    const RULES: &'static str;

    /// Its style sheet. Colours and sizes go there or into SVG attributes: the page allows no inline style.
    const STYLE: &'static str = "";

    /// Its lessons, by which a newcomer learns it at the table.
    const LESSONS: LessonSources = LessonSources::NONE;

    /// The drawing itself.
    fn board(seen: BoardContext<Self::Game>) -> AnyView;

    /// What is kept beside the drawing.
    fn sheet(seen: BoardContext<Self::Game>) -> AnyView {
        let _ = seen;
        ().into_any()
    }

    /// The sign by which a seat is known on the drawing, told apart without colour too.
    fn sign(seen: BoardContext<Self::Game>, seat: Seat) -> AnyView {
        let _ = (seen, seat);
        ().into_any()
    }

    /// How a seat stands, in a few words.
    fn standing(seen: BoardContext<Self::Game>, seat: Seat) -> String {
        let _ = (seen, seat);
        String::new()
    }

    /// What decided the game, in a sentence or two, once it is over; nothing where the scores say it.
    fn verdict(seen: BoardContext<Self::Game>) -> String {
        let _ = seen;
        String::new()
    }

    /// After which number what was told is still being shown by the drawing, such as how the game ended: as long as
    /// there is one, whoever frames the drawing says nothing of what came after it, nor of the result.
    fn withheld(seen: BoardContext<Self::Game>) -> Option<u64> {
        let _ = seen;
        None
    }

    /// Can a bot's advice help now? Not where the game asks what its player knows or can do.
    fn allows_hint(seen: BoardContext<Self::Game>) -> bool {
        let _ = seen;
        true
    }

    /// A choice in a few words; people search the list of choices by it.
    fn brief(seen: BoardContext<Self::Game>, action: &<Self::Game as rules::Rules>::Action) -> String {
        seen.say_action(action)
    }

    /// Is this a choice beside the matter at hand, to be folded away under the others? Where there are many of them,
    /// what one is asked would drown.
    fn is_secondary(seen: BoardContext<Self::Game>, action: &<Self::Game as rules::Rules>::Action) -> bool {
        let _ = (seen, action);
        false
    }

    /// A choice as its button shows it.
    fn label(seen: BoardContext<Self::Game>, action: <Self::Game as rules::Rules>::Action) -> AnyView {
        (move || Self::brief(seen, &action)).into_any()
    }
}

/// Why a table cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShowError {
    /// The rules do not know these settings.
    #[error("{0}")]
    SetUp(#[from] SettingsError),
    /// The view is not one of this game as the page knows it.
    #[error("the page and the server do not know the same game: {0}")]
    View(String),
}

/// A game as the page holds it.
pub trait AnyPage: Send + Sync {
    /// What the game declares of itself.
    fn info(&self) -> GameInfo;

    /// A message of the game's files, if there is one.
    fn text(&self, lang: Lang, id: &str) -> Option<String>;

    /// The rules in our wording.
    fn rules(&self, lang: Lang) -> Vec<Passage>;

    /// The style sheet of the drawing.
    fn style(&self) -> &'static str;

    /// The lessons.
    fn lessons(&self) -> LessonSources;

    /// A message of the lessons, if there is one.
    fn lesson_text(&self, lang: Lang, id: &str, facts: &[(String, Arg)]) -> Option<String>;

    /// A board of one's own as a file holds it; `None` for a game that is played on its own boards only.
    fn read_board(&self, text: &str) -> Option<Result<Value, SettingsError>>;

    /// Can a table be set up like this?
    fn check(&self, chosen: &BTreeMap<String, Value>, seats: u8) -> Result<(), SettingsError>;

    /// Why a table cannot be set up.
    fn say_settings_error(&self, lang: Lang, settings_error: &SettingsError) -> String;

    /// Opens the game for a table whose first view has arrived. The signals made here live as long as their caller.
    fn open(
        &self,
        settings: &Settings,
        seats: u8,
        context: TableContext,
    ) -> Result<Arc<dyn AnyBoard>, ShowError>;

    /// The game's id.
    fn id(&self) -> &'static str {
        self.info().id
    }

    /// What it is called.
    fn title(&self, lang: Lang) -> String {
        self.text(lang, "game-title").unwrap_or_else(|| self.id().to_owned())
    }

    /// What it is about.
    fn pitch(&self, lang: Lang) -> String {
        self.text(lang, "game-pitch").unwrap_or_default()
    }

    /// What an option is called.
    fn option_name(&self, lang: Lang, option: &str) -> String {
        self.text(lang, &format!("option-{option}")).unwrap_or_else(|| option.to_owned())
    }

    /// What an option means; nothing where its name says it.
    fn option_help(&self, lang: Lang, option: &str) -> Option<String> {
        self.text(lang, &format!("option-{option}-help"))
    }

    /// What a value of an option is called.
    fn option_value(&self, lang: Lang, option: &str, value: &str) -> String {
        self.text(lang, &format!("option-{option}-{value}")).unwrap_or_else(|| value.to_owned())
    }
}

/// Binds a drawing to the page. The sentences are read when they are first needed.
pub struct ErasedPage<P> {
    speech: LazyLock<Arc<Speech>>,
    lessons: LazyLock<Speech>,
    drawing: PhantomData<fn() -> P>,
}

impl<P: GamePage> ErasedPage<P> {
    /// The drawing of `P`.
    pub fn new() -> ErasedPage<P> {
        ErasedPage {
            speech: LazyLock::new(|| Arc::new(Speech::of::<P::Game>())),
            lessons: LazyLock::new(|| Speech::new(P::LESSONS.words)),
            drawing: PhantomData,
        }
    }
}

impl<P: GamePage> Default for ErasedPage<P> {
    fn default() -> ErasedPage<P> {
        ErasedPage::new()
    }
}

impl<P: GamePage> AnyPage for ErasedPage<P> {
    fn info(&self) -> GameInfo {
        P::Game::info()
    }

    fn text(&self, lang: Lang, id: &str) -> Option<String> {
        self.speech.find(lang, id)
    }

    fn rules(&self, lang: Lang) -> Vec<Passage> {
        passages(P::RULES, lang)
    }

    fn style(&self) -> &'static str {
        P::STYLE
    }

    fn lessons(&self) -> LessonSources {
        P::LESSONS
    }

    fn lesson_text(&self, lang: Lang, id: &str, facts: &[(String, Arg)]) -> Option<String> {
        self.lessons.fill(lang, id, facts)
    }

    fn read_board(&self, text: &str) -> Option<Result<Value, SettingsError>> {
        P::Game::read_board(text)
    }

    fn check(&self, chosen: &BTreeMap<String, Value>, seats: u8) -> Result<(), SettingsError> {
        P::Game::open(&Settings::check(&P::Game::info(), chosen)?, seats).map(drop)
    }

    fn say_settings_error(&self, lang: Lang, settings_error: &SettingsError) -> String {
        self.speech.settings_error(lang, settings_error)
    }

    fn open(
        &self,
        settings: &Settings,
        seats: u8,
        context: TableContext,
    ) -> Result<Arc<dyn AnyBoard>, ShowError> {
        let game = Arc::new(P::Game::open(settings, seats)?);
        let shown = context.shown.get_untracked();
        let view = shown.as_ref().map_or("null", |shown| shown.view.get());
        let first = serde_json::from_str(view).map_err(|error| ShowError::View(error.to_string()))?;
        Ok(Arc::new(ErasedBoard::<P>(BoardContext::follow(game, self.speech.clone(), first, context))))
    }
}
