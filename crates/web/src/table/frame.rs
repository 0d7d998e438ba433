//! The frame of a table in play: one bar, the seats at the edges of the board, the main action in its place, the dock.
//!
//! Every part has a fixed size, so nothing that is said or done moves the board; the style sheet has the sizes.

pub mod dock;
mod forced;
mod keys;
pub mod main_action;
pub mod status_bar;
mod table_dock;

use super::absences::Absences;
use super::client::TableClient;
use super::clock::LowTime;
use super::curtain::Curtain;
use super::first_game::FirstGame;
use super::great_moment::GreatMoment;
use super::hint::HintText;
use super::lesson::{LessonPanel, Otherwise};
use super::looking_back::PastView;
use super::notices::Refusal;
use super::result::ResultTable;
use super::seats::{SeatFilter, SeatList};
use super::spectator_view::SpectatorView;
use super::vote_panel::VotePanel;
use crate::i18n::I18n;
use crate::root_class::while_shown;
use crate::rules_panel::RulesPanel;
use game_ui::AnyBoard;
use leptos::prelude::*;
use main_action::MainActions;
use status_bar::StatusBar;
use std::sync::Arc;
use table_dock::DockPanel;

/// Narrower windows have the dock as a sheet at the lower edge; the style sheet says the same.
pub const NARROW: &str = "(max-width: 1023.98px)";

/// A table in play, from edge to edge of the window.
#[component]
pub fn TableFrame(
    here: TableClient,
    past: PastView,
    board: Arc<dyn AnyBoard>,
    game: &'static str,
    settings: rules::Settings,
) -> impl IntoView {
    let i18n = I18n::get();
    let rules = RulesPanel::provide();
    let narrow = game_ui::media_query(NARROW);
    let dock = table_dock::of_table(here, rules, narrow.get_untracked());
    keys::listen(here, dock, board.clone());
    forced::act(here, board.clone());
    // On a phone all seats are in one strip, and the foot has room for what can be done.
    let (across, own) = (board.clone(), board.clone());
    let others = move || {
        let seated = if narrow.get() { SeatFilter::ReaderFirst } else { SeatFilter::Others };
        view! { <SeatList here board=Some(across.clone()) seated /> }
    };
    let mine = move || {
        let board = own.clone();
        (!narrow.get()).then(|| view! { <SeatList here board=Some(board) seated=SeatFilter::Reader /> })
    };
    let watching = move || {
        (here.me().is_none() && !here.is_shared())
            .then(|| view! { <p class="watching" data-test="watching">{i18n.text("watching")}</p> })
    };
    while_shown("shows-frame");
    let number = move || here.feed.played().to_string();
    let told = Signal::derive(move || here.published.latest_update());
    view! {
        <div
            class="frame"
            class:learning=here.is_lesson()
            data-test="frame"
            data-game=game
            data-sheet=move || dock.height.get().id()
            data-number=number
        >
            <StatusBar here past board=board.clone() dock game />
            // What comes and goes lies over the board's upper edge and moves nothing.
            <div class="notices">
                {(!here.is_lesson()).then(|| view! { <HintText here board=board.clone() /> })}
                <Otherwise here game />
                <LowTime here />
                <VotePanel here />
                <Absences here />
            </div>
            // The answer to what one tried is where one is told what to do, and covers neither the seats nor the board.
            <div class="answer">
                <Refusal here board=board.clone() game />
            </div>
            <LessonPanel here game dock narrow />
            <div class="frame-table">
                {others}
                <section class="table-board" data-test="board" aria-labelledby="board">
                    <h2 id="board" class="unseen">{move || i18n.text("board-title")}</h2>
                    {board.board()}
                    <GreatMoment board=board.clone() told />
                    <Curtain here />
                </section>
                <div class="frame-foot">
                    {mine}
                    {watching}
                    <SpectatorView here />
                    <MainActions here board=board.clone() />
                </div>
            </div>
            <DockPanel here past dock board=board.clone() game settings />
            <FirstGame here game board=board.clone() />
            // The scene of the ending lies over everything, and goes when it was seen.
            <ResultTable here board />
        </div>
    }
}
