//! What a visitor meets first: what this is, the way into a game, and a table in play.

use super::have_link::HaveLink;
use super::live_table::LiveTable;
use crate::game_loader::{GameCard, title as game_title};
use crate::i18n::I18n;
use crate::icon;
use crate::last_seen::LastSeen;
use crate::root_class::while_shown;
use crate::seat_poller::SeatPoller;
use crate::site_map::{self, SitePage};
use crate::storage::{self, HeldSeat};
use leptos::prelude::*;
use rules::Phrase;
use wire::Stage;

/// The first thing one sees.
#[component]
pub fn Hero(mine: SeatPoller, first: Option<&'static GameCard>) -> impl IntoView {
    let i18n = I18n::get();
    let play = first.map(|game| {
        view! {
            <a class="button primary large" href=site_map::at(SitePage::PlayNow(game.id().to_owned())) data-test="play-first">
                {icon::play()} <span>{move || i18n.text("home-play-now")}</span>
                <span class="unseen">" – " {move || game.title(i18n.lang())}</span>
            </a>
        }
    });
    while_shown("shows-hero");
    view! {
        <div class="hero">
            <div class="hero-words">
                <h1>{move || i18n.text("home-headline")}</h1>
                <p class="lead">{move || i18n.text("home-lead")}</p>
                <div class="hero-actions">
                    {play}
                    <HaveLink />
                </div>
                <Waiting mine />
            </div>
            <LiveTable />
        </div>
    }
}

/// The table that waits for the reader: one where others wait, or else the game on this device that was not finished.
#[component]
fn Waiting(mine: SeatPoller) -> impl IntoView {
    let i18n = I18n::get();
    let notice = move |seat: HeldSeat, hook: &'static str, said: Phrase| {
        let game = seat.game.clone();
        let about = said.name("game", game_title(i18n, &game));
        let ago = LastSeen::at(&seat.table).map(|seen| i18n.phrase(&seen.ago()));
        view! {
            <a class="waiting" href=site_map::at(SitePage::Table(seat.table)) data-test=hook>
                {icon::bell()}
                <span>
                    <strong>{i18n.phrase(&about)}</strong>
                    <small>{ago}</small>
                </span>
                {icon::onward()}
            </a>
        }
    };
    move || {
        let awaiting = mine.awaiting();
        let held = mine.held.get();
        if let Some(seat) = awaiting.first().and_then(|table| held.iter().find(|seat| seat.table == *table)) {
            let said = Phrase::new("home-waiting").number("count", awaiting.len() as i64);
            return Some(notice(seat.clone(), "next-table", said).into_any());
        }
        let unfinished =
            held.into_iter().find(|seat| storage::is_local(&seat.table) && is_on(&seat.table))?;
        Some(notice(unfinished, "go-on", Phrase::new("home-go-on")).into_any())
    }
}

/// Was the game at this table still on when it was last looked at?
fn is_on(table: &str) -> bool {
    LastSeen::at(table).is_some_and(|seen| seen.standing.stage == Stage::Playing)
}
