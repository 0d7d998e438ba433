//! The display mode for a shared screen: the public board in the frame of a table, and a QR code that leads to the table.

use super::client::TableClient;
use super::clock::TableClock;
use super::frame::status_bar::asked;
use super::great_moment::GreatMoment;
use super::notices::Turn;
use super::result::ResultTable;
use super::seats::SeatList;
use crate::devices::origin;
use crate::game_loader;
use crate::i18n::I18n;
use crate::icon;
use crate::qr::Qr;
use crate::root_class::while_shown;
use crate::site_map::{self, SitePage};
use game_ui::AnyBoard;
use leptos::prelude::*;
use std::sync::Arc;

/// What follows the address of a table that is to be shown to all.
const DISPLAY: &str = "?display";

/// Is this such a screen? It never uses a seat that its browser may hold: what it shows is seen by everyone.
pub fn is_on() -> bool {
    window().location().search().is_ok_and(|search| search == DISPLAY)
}

/// The board for all to see: what happens is played and said as at a seat, and there is nothing to press.
#[component]
pub fn Display(here: TableClient, board: Arc<dyn AnyBoard>, game: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    let link = format!("{}/t/{}", origin(), here.table.get_value());
    let asked = asked(here, board.clone());
    let told = Signal::derive(move || here.published.latest_update());
    while_shown("shows-frame");
    view! {
        <div
            class="frame display"
            data-test="display"
            data-game=game
            data-number=move || here.feed.played().to_string()
        >
            <header class="bar">
                <span class="bar-home">{icon::brand()}</span>
                <h1 class="bar-game">{move || game_loader::title(i18n, game)}</h1>
                <Turn here asked />
                <TableClock here />
            </header>
            <div class="frame-table">
                <SeatList here board=Some(board.clone()) />
                <section class="table-board" data-test="board" aria-labelledby="board">
                    <h2 id="board" class="unseen">{move || i18n.text("board-title")}</h2>
                    {board.board()}
                    <GreatMoment board=board.clone() told />
                </section>
            </div>
            <aside class="dock" aria-label=move || i18n.text("dock")>
                <div class="dock-body">
                    <section class="table-sheet" aria-labelledby="sheet">
                        <h2 id="sheet" class="unseen">{move || i18n.text("sheet-title")}</h2>
                        {board.sheet()}
                    </section>
                </div>
                <div class="invitation">
                    <Qr
                        link=link.clone()
                        label=Signal::derive(move || i18n.text("display-qr"))
                        hook="display-qr"
                    />
                    <p>{move || i18n.text("display-text")}</p>
                    <p class="code">{link}</p>
                </div>
            </aside>
            <ResultTable here board />
        </div>
    }
}

/// The link by which a screen for all is opened.
#[component]
pub fn DisplayLink(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    (!here.is_local() && !is_on()).then(|| {
        let address = format!("{}{DISPLAY}", site_map::at(SitePage::Table(here.table.get_value())));
        view! {
            <p>
                <a href=address target="_blank" data-test="display-link">
                    {move || i18n.text("display-link")}
                </a>
            </p>
        }
    })
}
