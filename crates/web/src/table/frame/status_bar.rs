//! The bar over a table in play: the game, whose turn it is and what is asked, the clock, and what can be done besides.

use super::super::button_label::button_label;
use super::super::choices;
use super::super::client::TableClient;
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
    Memo::new(move |_| {
        if here.is_over() {
            return String::new();
        }
        if here.my_turn() && !here.queue.is_playing() && !here.queue.is_telling() {
            return board.prompt();
        }
        let update = here.published.latest_update();
        let told = update.map(|update| sentences(i18n, people, &board, &update)).unwrap_or_default();
        // One sentence has room: the last says what came of it, and the log says them all.
        told.last().cloned().unwrap_or_else(|| board.prompt())
    })
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
