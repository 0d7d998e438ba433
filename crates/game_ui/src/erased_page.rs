//! The one implementation of [`AnyPage`]: a drawing whose game's type is forgotten.

use crate::any_page::{AnyPage, ShowError};
use crate::board::{AnyBoard, ErasedBoard};
use crate::context::{BoardContext, TableContext};
use crate::lesson_sources::LessonSources;
use crate::page::GamePage;
use crate::parsed::parsed;
use crate::poster_style::PosterStyle;
use leptos::prelude::*;
use rules::{Arg, Content, Game, GameInfo, Hidden, Preset, Seat, Settings, SettingsError};
use serde_json::Value;
use speech::{Lang, Overview, Passage, Speech, passages};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Arc, LazyLock};
use wire::Payload;

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

    fn scores(&self, view: &Payload, seats: u8) -> Vec<Option<f64>> {
        let view = parsed::<<P::Game as Hidden>::View>(view);
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
        let shown =
            context.shown.get_untracked().ok_or_else(|| ShowError::View("there is none yet".into()))?;
        let first = shown.view.read().map_err(|error| ShowError::View(error.to_string()))?;
        Ok(Arc::new(ErasedBoard::<P>(BoardContext::follow(game, self.speech.clone(), first, context))))
    }
}
