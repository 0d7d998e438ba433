//! The display mode for a shared screen: the public board, whose turn it is, and a QR code that leads to the table.

use super::client::TableClient;
use super::notices::Turn;
use super::result::ResultTable;
use super::seats::SeatList;
use crate::devices::origin;
use crate::i18n::I18n;
use crate::qr::Qr;
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

/// The board for all to see.
#[component]
pub fn Display(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let link = format!("{}/t/{}", origin(), here.table.get_value());
    view! {
        <div class="display" data-test="display">
            <div class="display-side">
                <Turn here />
                <ResultTable here board=board.clone() />
                <SeatList here board=Some(board.clone()) />
                <Qr
                    link=link.clone()
                    label=Signal::derive(move || i18n.text("display-qr"))
                    hook="display-qr"
                />
                <p>{move || i18n.text("display-text")}</p>
                <p class="code">{link}</p>
            </div>
            <section class="table-board" data-test="board" aria-labelledby="board">
                <h2 id="board" class="unseen">{move || i18n.text("board-title")}</h2>
                {board.board()}
            </section>
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
