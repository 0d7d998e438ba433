//! The table while a game is on, and after it.

use super::absences::Absences;
use super::attention::SoundSwitch;
use super::button_label::button_label;
use super::catch_up::CatchUp;
use super::choices::{self, Choices};
use super::client::{ConnectionError, TableClient};
use super::clock::{LowTime, TableClock, TimedDecision};
use super::curtain::Curtain;
use super::display::{self, Display, DisplayLink};
use super::hint::{Hint, HintButton, HintText};
use super::lesson::{LessonPanel, Otherwise};
use super::log::Log;
use super::looking_back::{BackButton, LookingBack, PastView};
use super::motions::{AskBack, GiveUp, MotionPanel};
use super::notices::{ConnectionFailure, Refusal, Turn};
use super::rematch::ClosedNote;
use super::result::{ResultTable, SeeResult};
use super::seats::{SeatList, names, people};
use super::skip_bots::SkipBots;
use super::spectator_view::{HandSwitch, SpectatorView};
use super::talk::{TalkButton, TalkPanel};
use crate::clause;
use crate::devices::SecondDevice;
use crate::dice::DiceNote;
use crate::game_loader::game;
use crate::i18n::I18n;
use crate::icon;
use crate::options::SettingsList;
use crate::replay::SaveFile;
use crate::rules_panel::{RulesButton, RulesPanel};
use crate::style;
use game_ui::{AnyBoard, TableContext};
use leptos::prelude::*;
use std::sync::Arc;

/// The table while a game is on.
#[component]
pub fn Playing(here: TableClient) -> impl IntoView {
    let Some(about) = here.about.get_untracked() else {
        return ().into_any();
    };
    let Some(game) = game(&about.game) else {
        return view! { <ConnectionFailure here error=ConnectionError::UnknownGame /> }.into_any();
    };
    match game.open(&about.settings, about.seats.len() as u8, context(here)) {
        Ok(board) => {
            style::adopt(game);
            here.published.follow(&board);
            let past = PastView::of(here);
            // Made a memo so that the table is built anew only when one comes back to it.
            let looking_back = Memo::new(move |_| past.is_shown());
            let settings = about.settings;
            let scene = move || match looking_back.get() {
                _ if display::is_on() => view! { <Display here board=board.clone() /> }.into_any(),
                true => view! { <LookingBack past /> }.into_any(),
                false => {
                    let (board, settings) = (board.clone(), settings.clone());
                    view! { <Table here past board game=game.id() settings /> }.into_any()
                }
            };
            scene.into_any()
        }
        Err(_) => {
            // The page cannot show what the server plays: another version of it can.
            here.connection.fail(ConnectionError::OtherVersion);
            ().into_any()
        }
    }
}

/// The table as the game's drawing is given it.
fn context(here: TableClient) -> TableContext {
    let i18n = I18n::get();
    TableContext {
        past: false,
        shown: here.feed.snapshot(),
        told: Signal::derive(move || here.feed.latest_update()),
        me: Signal::derive(move || here.me()),
        sight: Signal::derive(move || here.me().or_else(|| here.perspective.lent_by())),
        reader: Signal::derive(move || here.reader()),
        names: names(here),
        lang: i18n.signal(),
        ready: Signal::derive(move || here.ready()),
        advice: Signal::derive(move || here.hint.with(Hint::given)),
        play: Callback::new(move |action| here.act(action)),
        ask_why: Callback::new(move |action| here.ask_why(action)),
        time_left: Callback::new(move |seat| {
            here.clocks.of_seat(seat).filter(|clock| clock.running).map(|clock| clock.left_ms)
        }),
        clause: clause::link,
    }
}

#[component]
fn Table(
    here: TableClient,
    past: PastView,
    board: Arc<dyn AnyBoard>,
    game: &'static str,
    settings: rules::Settings,
) -> impl IntoView {
    let i18n = I18n::get();
    let panel = RulesPanel::provide();
    panel.shares_its_place_with(here.talk.open);
    let rules = crate::game_loader::game(game).map(|game| panel.view(game));
    let agreed = crate::game_loader::game(game).map(|game| view! { <SettingsList game settings /> });
    let timed = (!here.is_local()).then(|| view! { <TimedDecision here /> });
    let updates = Signal::derive(move || here.published.updates());
    // At the end the file is offered with the result.
    let save = (here.is_local() && !here.is_lesson()).then(|| view! { <SaveFile here /> });
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
    let watching = move || {
        (here.me().is_none() && !here.is_shared()).then(|| {
            view! { <p class="note-box" data-test="watching">{move || i18n.text("watching")}</p> }
        })
    };
    view! {
        {watching}
        <SpectatorView here />
        <Curtain here />
        <LessonPanel here game />
        // What comes and goes hangs from the bar, so that whatever it covers can be scrolled out from under it.
        <div class="table-header">
            <div class="bar">
                <Turn here />
                <TableClock here />
                <SeeResult here />
                {undo}
                <AskBack here may_undo />
                <SkipBots here />
                {(!here.is_lesson())
                    .then(|| view! { <HintButton here board=board.clone() /> <BackButton past /> })}
                <TalkButton here />
                <RulesButton panel />
            </div>
            <div class="notices">
                {(!here.is_lesson()).then(|| view! { <HintText here board=board.clone() /> })}
                <Refusal here board=board.clone() game />
                <Otherwise here game />
                <MotionPanel here />
            </div>
        </div>
        <LowTime here />
        <Absences here />
        <div class="table">
            <div class="table-main">
                <section class="table-board" data-test="board" aria-labelledby="board">
                    <h2 id="board" class="unseen">{move || i18n.text("board-title")}</h2>
                    <SeatList here board=Some(board.clone()) />
                    {board.board()}
                </section>
                <CatchUp here board=board.clone() />
                <Log updates people=people(here) board=board.clone() />
            </div>
            <div class="table-side">
                // The end is told where the choices were: over the board it would push it down.
                <ClosedNote here />
                <ResultTable here board=board.clone() />
                <Choices here board=board.clone() />
                <section class="table-sheet" data-test="sheet" aria-labelledby="sheet">
                    <h2 id="sheet" class="unseen">{move || i18n.text("sheet-title")}</h2>
                    {board.sheet()}
                </section>
            </div>
        </div>
        <details class="about-table">
            <summary>{move || i18n.text("make-options")}</summary>
            {timed}
            {agreed}
            <DiceNote here />
            {save}
        </details>
        <HandSwitch here />
        <SoundSwitch here />
        <DisplayLink here />
        <GiveUp here />
        <SecondDevice here />
        <TalkPanel here />
        {rules}
    }
}
