//! The bar over a table in play: the game, whose turn it is and what is asked, the clock, and what can be done besides.

use super::super::button_label::button_label;
use super::super::choices;
use super::super::client::{MOST_SENTENCES, TableClient};
use super::super::clock::TableClock;
use super::super::curtain::CoverButton;
use super::super::hint::HintButton;
use super::super::log::sentences;
use super::super::looking_back::{BackButton, PastView};
use super::super::notices::Turn;
use super::super::result::SeeResult;
use super::super::seats::people;
use super::super::skip_bots::SkipBots;
use super::super::talk::TalkButton;
use super::super::vote_panel::AskBack;
use super::dock::Dock;
use crate::game_loader;
use crate::i18n::I18n;
use crate::icon;
use crate::rules_panel::RulesButton;
use crate::settings::{SettingsButton, SoundButton};
use crate::site_map;
use game_ui::AnyBoard;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use std::sync::Arc;

/// The bar.
#[component]
pub fn StatusBar(
    here: TableClient,
    past: PastView,
    board: Arc<dyn AnyBoard>,
    dock: Dock,
    game: &'static str,
) -> impl IntoView {
    let i18n = I18n::get();
    let asked = asked(here, board.clone());
    view! {
        <header class="bar">
            <a class="bar-home" href=site_map::at("/") title=move || i18n.text("site-name")>
                {icon::brand()} <span class="unseen">{move || i18n.text("site-name")}</span>
            </a>
            <h1 class="bar-game">{move || game_loader::title(i18n, game)}</h1>
            <Turn here asked />
            <TableClock here />
            <div class="bar-tools">
                <SeeResult here />
                <CoverButton here />
                <SkipBots here />
                <UndoButton here />
                {(!here.is_lesson())
                    .then(|| view! { <HintButton here board=board.clone() /> <BackButton past /> })}
                <TalkButton here />
                <RulesButton panel=dock.rules() />
                <SoundButton />
                <SettingsButton />
                <a class="bar-leave" href=site_map::at("/") data-test="leave">
                    {button_label(icon::leave(), move || i18n.text("leave"))}
                </a>
            </div>
        </header>
    }
}

/// What is asked of the reader; while the others play, and for the beat in which their last move is seen, what they did.
pub fn asked(here: TableClient, board: Arc<dyn AnyBoard>) -> Memo<String> {
    let (i18n, people) = (I18n::get(), people(here));
    let told = {
        let board = board.clone();
        Memo::new(move |_| {
            let update = here.published.latest_update()?;
            let mut told = sentences(i18n, people, &board, &update);
            // What came of it is told last, and the log has it all.
            told.drain(..told.len().saturating_sub(MOST_SENTENCES));
            Some((update.number, told))
        })
    };
    let place = told_one_by_one(here, told);
    Memo::new(move |_| {
        if here.is_over() {
            return String::new();
        }
        if here.my_turn() && !here.queue.is_playing() && !here.queue.is_telling() {
            return board.prompt();
        }
        let place = place.get();
        told.with(|told| {
            let (number, told) = told.as_ref()?;
            // What has only just come begins with its first sentence.
            let place = if place.0 == *number { place.1 } else { 0 };
            told.get(place).or(told.last()).cloned()
        })
        .unwrap_or_else(|| board.prompt())
    })
}

/// What an update tells, by its number.
type Told = Option<(u64, Vec<String>)>;

/// Which sentence has its turn, of the update with this number: one after the other while the others play, as one has room.
fn told_one_by_one(here: TableClient, told: Memo<Told>) -> RwSignal<(u64, usize)> {
    let place = RwSignal::new((0, 0));
    let timer = StoredValue::new_local(None::<Interval>);
    Effect::new(move |before: Option<Option<u64>>| {
        let (number, count) =
            told.with(|told| told.as_ref().map_or((0, 0), |(number, told)| (*number, told.len())));
        if before == Some(Some(number)) {
            return Some(number);
        }
        let last = count.saturating_sub(1);
        let (step, first) = (here.pace.sentence_ms(), before.is_none());
        place.set((number, if step == 0 || first { last } else { 0 }));
        let tell = move || {
            if let Some((told, at)) =
                place.try_get_untracked().filter(|(told, at)| *told == number && *at < last)
            {
                place.set((told, at + 1));
            }
        };
        timer.set_value((step > 0 && last > 0).then(|| Interval::new(step, tell)));
        Some(number)
    });
    place
}

/// Takes the last move back where the rules allow it, or asks the others.
#[component]
fn UndoButton(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let may_undo = Memo::new(move |_| {
        let may = here.feed.snapshot().with(|shown| shown.as_ref().is_some_and(|shown| shown.may_undo));
        // A lesson has its own way back.
        may && here.me().is_some() && !here.is_lesson()
    });
    let undo = move || {
        may_undo.get().then(|| {
            view! {
                <button
                    type="button"
                    data-test="undo"
                    disabled=move || !here.ready()
                    on:click=move |_| {
                        here.undo();
                        // The button may be about to go.
                        choices::keep_keyboard();
                    }
                >
                    {button_label(icon::back(), move || i18n.text("undo"))}
                </button>
            }
        })
    };
    view! {
        {undo}
        <AskBack here may_undo />
    }
}
