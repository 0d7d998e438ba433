//! The table while a game is on, and after it.

use super::client::{ConnectionError, TableClient};
use super::display::{self, Display};
use super::frame::TableFrame;
use super::hint::Hint;
use super::looking_back::{LookingBack, PastView};
use super::notices::ConnectionFailure;
use super::seats::names;
use crate::clause;
use crate::game_loader::game;
use crate::i18n::I18n;
use crate::style;
use game_ui::TableContext;
use leptos::prelude::*;

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
            style::add_style_sheet(game);
            here.published.follow(&board);
            here.unconfirmed.follow(&board);
            let past = PastView::of(here);
            // Made a memo so that the table is built anew only when one comes back to it.
            let looking_back = Memo::new(move |_| past.is_shown());
            let settings = about.settings;
            let scene = move || match looking_back.get() {
                _ if display::is_on() => {
                    view! { <Display here board=board.clone() game=game.id() /> }.into_any()
                }
                true => view! { <LookingBack past /> }.into_any(),
                false => {
                    let (board, settings) = (board.clone(), settings.clone());
                    view! { <TableFrame here past board game=game.id() settings /> }.into_any()
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
        recent: Signal::derive(move || here.recent_updates()),
        me: Memo::new(move |_| here.me()).into(),
        viewing_seat: Memo::new(move |_| here.me().or_else(|| here.perspective.lent_by())).into(),
        reader: Memo::new(move |_| here.reader()).into(),
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
