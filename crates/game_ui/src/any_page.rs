//! Type erasure: a game's drawing and sentences behind a trait object, as the page holds them.

use crate::board::AnyBoard;
use crate::context::TableContext;
use crate::lesson_sources::LessonSources;
use crate::poster_style::PosterStyle;
use leptos::prelude::*;
use rules::{Arg, GameInfo, Preset, Settings, SettingsError};
use serde_json::Value;
use speech::{Lang, Overview, Passage};
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::Payload;

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
    fn scores(&self, view: &Payload, seats: u8) -> Vec<Option<f64>>;

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
