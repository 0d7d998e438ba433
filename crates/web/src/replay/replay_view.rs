//! The view of a replay: the board of the moment, who sat there, and the log with its place marked.

use super::address;
use super::bar::ReplayBar;
use super::cursor::ReplayCursor;
use crate::i18n::I18n;
use crate::options::SettingsList;
use crate::rules_panel::{RulesButton, RulesPanel};
use crate::style;
use crate::table::client::PublishedState;
use crate::table::log::Log;
use crate::table::result::Ranking;
use game_ui::{AnyBoard, AnyPage};
use leptos::prelude::*;
use rules::{Seat, Settings, Viewer};
use std::sync::Arc;

/// Everything there is to see of a game shown again. The first moment must be at hand.
#[component]
pub fn ReplayView(
    cursor: ReplayCursor,
    game: &'static dyn AnyPage,
    settings: Settings,
    seats: u8,
    #[prop(optional)] viewers: Option<(Vec<Viewer>, Callback<Viewer>)>,
    #[prop(optional)] leave: Option<Callback<()>>,
) -> impl IntoView {
    let i18n = I18n::get();
    let Ok(board) = game.open(&settings, seats, cursor.context()) else {
        // The page cannot draw what it has just played: then it is not this page that the game needs.
        return view! { <p class="problem">{move || i18n.text("new-version")}</p> }.into_any();
    };
    style::adopt(game);
    address::keep(cursor);
    let panel = RulesPanel::provide();
    let published = PublishedState::new(cursor.shown.into(), cursor.updates);
    published.follow(&board);
    let outcome = Memo::new(move |_| published.outcome());
    let marked = Memo::new(move |_| cursor.shown.with(|shown| shown.as_ref().map(|shown| shown.number)));
    let bar = match (viewers, leave) {
        (Some(viewers), Some(leave)) => {
            view! { <ReplayBar cursor board=board.clone() viewers leave /> }.into_any()
        }
        (Some(viewers), None) => view! { <ReplayBar cursor board=board.clone() viewers /> }.into_any(),
        (None, Some(leave)) => view! { <ReplayBar cursor board=board.clone() leave /> }.into_any(),
        (None, None) => view! { <ReplayBar cursor board=board.clone() /> }.into_any(),
    };
    let ranking = {
        let board = board.clone();
        move || {
            let board = board.clone();
            outcome.get().map(|outcome| view! { <Ranking people=cursor.people outcome board /> })
        }
    };
    view! {
        {bar}
        <div class="table">
            <div class="table-main">
                <section class="table-board" data-test="board" aria-labelledby="board">
                    <h2 id="board" class="unseen">{move || i18n.text("board-title")}</h2>
                    <ReplaySeats cursor published seats board=board.clone() />
                    {board.board()}
                </section>
                // The log of a game shown again has every line anyway: one goes to and fro in it.
                <Log updates=cursor.updates people=cursor.people board=board.clone() marked />
            </div>
            <section class="table-side table-sheet" data-test="sheet" aria-labelledby="sheet">
                <h2 id="sheet" class="unseen">{move || i18n.text("sheet-title")}</h2>
                {board.sheet()}
            </section>
        </div>
        {ranking}
        <details class="about-table">
            <summary>{move || i18n.text("make-options")}</summary>
            <SettingsList game settings />
        </details>
        <p>
            <RulesButton panel />
        </p>
        {panel.view(game)}
    }
    .into_any()
}

/// Who sat where, how they stood, and whose turn it was.
#[component]
fn ReplaySeats(
    cursor: ReplayCursor,
    published: PublishedState,
    seats: u8,
    board: Arc<dyn AnyBoard>,
) -> impl IntoView {
    let i18n = I18n::get();
    let awaited = Memo::new(move |_| published.awaited());
    let row = move |seat: Seat| {
        let board = board.clone();
        let turn = move || awaited.get().contains(seat);
        view! {
            <li data-test=format!("seat-at-{seat}") data-turn=move || turn().then_some("yes")>
                {board.sign(seat)}
                <span class="who">
                    {move || cursor.people.name(seat)}
                </span>
                <span class="standing">{move || board.standing(seat)}</span>
                {move || {
                    turn().then(|| view! { <span class="turn-mark">{i18n.text("seat-turn")}</span> })
                }}
            </li>
        }
    };
    let rows = Seat::all().take(seats.into()).map(row).collect_view();
    view! { <ul class="seats">{rows}</ul> }
}
