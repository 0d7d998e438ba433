//! What a game's drawing must give, and how the page holds it, its types forgotten.

use crate::board::{AnyBoard, ErasedBoard};
use crate::box_label::BoxLabel;
use crate::context::{BoardContext, TableContext};
use crate::poster_style::PosterStyle;
use leptos::prelude::*;
use rules::{Arg, Content, Game, GameInfo, Hidden, Locales, Preset, Seat, Settings, SettingsError};
use serde_json::Value;
use speech::{Lang, Overview, Passage, Speech, passages};
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

/// So many actions have buttons of their own beside the board; of more, none has.
const MAIN_ACTIONS: usize = 3;

/// How a game is drawn. It knows nothing that the game's view does not say.
pub trait GamePage: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// What its box says of it.
    const BOX: BoxLabel;

    /// Its RULES.md, for the page of rules.
    const RULES: &'static str;

    /// What a newcomer reads before the clauses, in both languages; empty for a game that has none yet.
    const OVERVIEW: Locales = Locales { fr: "", en: "" };

    /// Its style sheet. Colours and sizes go there or into SVG attributes: the page allows no inline style.
    const STYLE: &'static str = "";

    /// Its lessons, by which a newcomer learns it at the table.
    const LESSONS: LessonSources = LessonSources::NONE;

    /// How the poster of a finished game is printed.
    const POSTER: PosterStyle = PosterStyle::PLAIN;

    /// A few of its things as they lie on its table, for a drawing of 600 by 340 whose middle is at 300 and 168.
    fn table_things() -> AnyView {
        ().into_any()
    }

    /// One of what its score counts, 24 wide and 34 high.
    fn score_token() -> AnyView {
        view! { <circle cx="12" cy="17" r="10" /> }.into_any()
    }

    /// A small drawing for a step of a turn in the overview, counted from 0; it says nothing that the words do not.
    fn step_picture(step: usize) -> AnyView {
        let _ = step;
        ().into_any()
    }

    /// The drawing itself.
    fn board(context: BoardContext<Self::Game>) -> AnyView;

    /// What is kept beside the drawing.
    fn sheet(context: BoardContext<Self::Game>) -> AnyView {
        let _ = context;
        ().into_any()
    }

    /// The sign by which a seat is known on the drawing, told apart without colour too.
    fn sign(context: BoardContext<Self::Game>, seat: Seat) -> AnyView {
        let _ = (context, seat);
        ().into_any()
    }

    /// How a seat stands, in a few words.
    fn standing(context: BoardContext<Self::Game>, seat: Seat) -> String {
        let _ = (context, seat);
        String::new()
    }

    /// The score of a seat in figures, as its plate shows it; nothing where the game keeps none.
    fn score_figures(context: BoardContext<Self::Game>, seat: Seat) -> String {
        let score = context.view.with(|view| Self::score(view, seat));
        score.map(|score| format!("{score:.0}").replace('-', "−")).unwrap_or_default()
    }

    /// What is asked now, in a sentence: to the reader in the second person, of the others by name. It stands in the bar.
    fn prompt(context: BoardContext<Self::Game>) -> String {
        let _ = context;
        String::new()
    }

    /// The actions that have a button of their own beside the board, the one that Space does first: those that are left
    /// once one knows what one wants, such as rolling, passing, confirming. Where there are few, they are all of them.
    fn main_actions(context: BoardContext<Self::Game>) -> Vec<<Self::Game as rules::Rules>::Action> {
        let choices = context.choices.get();
        let asked: Vec<_> = choices
            .iter()
            .filter(|action| !Self::is_secondary(context, action))
            .take(MAIN_ACTIONS + 1)
            .cloned()
            .collect();
        if asked.len() > MAIN_ACTIONS { Vec::new() } else { asked }
    }

    /// May this be done by itself where it is all that can be done? Not what tells something by being quick, such as
    /// having nothing to answer with, nor what one wants to do by hand, such as rolling a die.
    fn is_forced(context: BoardContext<Self::Game>, action: &<Self::Game as rules::Rules>::Action) -> bool {
        let _ = (context, action);
        false
    }

    /// What decided the game, in a sentence or two, once it is over; nothing where the scores say it.
    fn verdict(context: BoardContext<Self::Game>) -> String {
        let _ = context;
        String::new()
    }

    /// What a seat has of what decides the game, as anybody sees it: the plot of a finished game follows it. Nothing where
    /// the seat no longer plays for itself, or the game keeps no score.
    fn score(view: &<Self::Game as Hidden>::View, seat: Seat) -> Option<f64> {
        let _ = (view, seat);
        None
    }

    /// After which number what was told is still being shown by the drawing, such as how the game ended: as long as
    /// there is one, whoever frames the drawing says nothing of what came after it, nor of the result.
    fn withheld(context: BoardContext<Self::Game>) -> Option<u64> {
        let _ = context;
        None
    }

    /// Can a bot's advice help now? Not where the game asks what its player knows or can do.
    fn allows_hint(context: BoardContext<Self::Game>) -> bool {
        let _ = context;
        true
    }

    /// A choice in a few words; people search the list of choices by it.
    fn short_label(
        context: BoardContext<Self::Game>,
        action: &<Self::Game as rules::Rules>::Action,
    ) -> String {
        context.say_action(action)
    }

    /// Is this a choice beside the matter at hand, to be folded away under the others? Where there are many of them,
    /// what one is asked would drown.
    fn is_secondary(
        context: BoardContext<Self::Game>,
        action: &<Self::Game as rules::Rules>::Action,
    ) -> bool {
        let _ = (context, action);
        false
    }

    /// A choice as its button shows it.
    fn label(context: BoardContext<Self::Game>, action: <Self::Game as rules::Rules>::Action) -> AnyView {
        (move || Self::short_label(context, &action)).into_any()
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

    /// A sentence of the game's files with what it speaks of, if there is one.
    fn fill(&self, lang: Lang, id: &str, facts: &[(String, Arg)]) -> Option<String>;

    /// A few good ways to set up a table.
    fn presets(&self) -> Vec<Preset>;

    /// What each of so many seats has of what decides the game, by a view as a message brings it.
    fn scores(&self, view: &str, seats: u8) -> Vec<Option<f64>>;

    /// The rules in our wording.
    fn rules(&self, lang: Lang) -> Vec<Passage>;

    /// How one wins, what a turn is and what people forget.
    fn overview(&self, lang: Lang) -> Overview;

    /// How its poster is printed.
    fn poster(&self) -> PosterStyle;

    /// A few of its things as they lie on its table.
    fn table_things(&self) -> AnyView;

    /// One of what its score counts.
    fn score_token(&self) -> AnyView;

    /// A small drawing for a step of a turn.
    fn step_picture(&self, step: usize) -> AnyView;

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

    /// What one plays for, in a line.
    fn goal(&self, lang: Lang) -> Option<String> {
        self.text(lang, "game-goal")
    }

    /// What a preset changes.
    fn preset_help(&self, lang: Lang, preset: &str) -> String {
        self.text(lang, &format!("preset-{preset}")).unwrap_or_default()
    }

    /// By how much somebody is ahead, in the game's own unit: "by three seats".
    fn score_gap(&self, lang: Lang, gap: i64) -> Option<String> {
        self.fill(lang, "score-gap", &[("count".to_owned(), Arg::Number(gap))])
    }

    /// What the score counts, as a heading of the plot.
    fn score_name(&self, lang: Lang) -> Option<String> {
        self.text(lang, "score-name")
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

    fn fill(&self, lang: Lang, id: &str, facts: &[(String, Arg)]) -> Option<String> {
        self.speech.fill(lang, id, facts)
    }

    fn presets(&self) -> Vec<Preset> {
        P::Game::presets()
    }

    fn scores(&self, view: &str, seats: u8) -> Vec<Option<f64>> {
        let view: Option<<P::Game as Hidden>::View> = serde_json::from_str(view).ok();
        let score = |seat| view.as_ref().and_then(|view| P::score(view, seat));
        Seat::all().take(seats.into()).map(score).collect()
    }

    fn rules(&self, lang: Lang) -> Vec<Passage> {
        passages(P::RULES, lang)
    }

    fn overview(&self, lang: Lang) -> Overview {
        Overview::read(match lang {
            Lang::Fr => P::OVERVIEW.fr,
            Lang::En => P::OVERVIEW.en,
        })
    }

    fn poster(&self) -> PosterStyle {
        P::POSTER
    }

    fn table_things(&self) -> AnyView {
        P::table_things()
    }

    fn score_token(&self) -> AnyView {
        P::score_token()
    }

    fn step_picture(&self, step: usize) -> AnyView {
        P::step_picture(step)
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
