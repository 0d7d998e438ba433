//! The page of a table: connecting, gathering, playing, watching.

mod absences;
pub mod attention;
mod bot_worker;
pub mod button_label;
pub mod caption;
mod catch_up;
mod choices;
pub mod client;
pub mod clock;
mod curtain;
mod display;
mod ending;
mod first_game;
pub mod frame;
mod gathering;
pub mod great_moment;
mod hint;
mod hosting;
mod lesson;
mod lesson_connection;
mod local_connection;
pub mod log;
mod looking_back;
pub mod notices;
mod playing;
mod rematch;
pub mod result;
pub mod seat_plate;
pub mod seats;
mod skip_bots;
mod spectator_view;
mod talk;
mod transport;
pub mod vote_panel;

use crate::devices::{self, DevicesNote, LinkOffer, SeatLinkErrorNote};
use crate::first_paint;
use crate::game_loader::title as title_of;
use crate::i18n::{I18n, set_title};
use crate::last_seen;
use crate::seat_poller::NextTable;
use crate::site_map;
use client::{ConnectionError, TableClient};
use gathering::{Gathering, TakeSeatForm};
use leptos::prelude::*;
use notices::{Banners, ConnectionFailure};
use playing::Playing;
use rules::Phrase;
use wire::Stage;

/// The page of a table.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    let i18n = I18n::get();
    let here = TableClient::at(id);
    devices::watch_address();
    attention::call(here);
    last_seen::keep(here);
    last_seen::keep_last_move(here);
    let elsewhere = here.table.get_value();
    let title = Memo::new(move |_| {
        let game_id = here.about.with(|about| about.as_ref().map(|about| about.game.clone()));
        match game_id {
            Some(id) if here.is_lesson() => {
                i18n.phrase(&Phrase::new("lesson-page").name("game", title_of(i18n, &id)))
            }
            Some(id) => title_of(i18n, &id),
            None if here.connection.error() == Some(ConnectionError::UnknownTable) => {
                i18n.text("unknown-table-title")
            }
            None => i18n.text("table-title"),
        }
    });
    set_title(move || {
        // Seen in the browser's tabs, it calls back whoever looked elsewhere.
        let call = match (here.is_asked(), here.my_turn()) {
            (true, _) => format!("● {} – ", i18n.text("vote-asked")),
            (false, true) => format!("● {} – ", i18n.text(here.turn_message())),
            (false, false) => String::new(),
        };
        format!("{call}{}", title.get())
    });
    // Made a memo so that a move, or the end of the game, does not build the whole table again.
    let scene = Memo::new(move |_| match (here.connection.error(), here.stage()) {
        (Some(error), _) if error.is_final() => Scene::Failed(error),
        (_, None) => Scene::Coming,
        (_, Some(Stage::Gathering)) => Scene::Gathering,
        (_, Some(Stage::Playing | Stage::Over)) if here.feed.has_begun() => Scene::Playing,
        (_, Some(Stage::Playing | Stage::Over)) => Scene::GivenUp,
    });
    // What the server painted stands until there is something to show in its place.
    Effect::new(move |_| {
        if scene.get() != Scene::Coming {
            first_paint::remove();
        }
    });
    let body = move || match scene.get() {
        Scene::Failed(error) => view! { <ConnectionFailure here error /> }.into_any(),
        Scene::Coming => view! {
            <p role="status">{move || i18n.text("table-coming")}</p>
            <p>
                <a href=site_map::at("/")>{move || i18n.text("home-link")}</a>
            </p>
        }
        .into_any(),
        Scene::Gathering => view! { <Gathering here /> }.into_any(),
        Scene::GivenUp => view! {
            <p role="status" data-test="given-up">{move || i18n.text("table-given-up")}</p>
            <p>
                <a href=site_map::at("/")>{move || i18n.text("home-link")}</a>
            </p>
        }
        .into_any(),
        Scene::Playing => view! { <Playing here /> }.into_any(),
    };
    view! {
        <Banners here />
        <div class="table-asides">
        <SeatLinkErrorNote here />
        {(!display::is_on()).then(|| view! { <LinkOffer here /> <DevicesNote here /> })}
        // In play the bar names the game.
        {move || (scene.get() != Scene::Playing).then(|| view! { <h1>{title}</h1> })}
        {(!display::is_on() && !here.is_lesson()).then(|| view! { <NextTable table=elsewhere /> })}
        {(!display::is_on()).then(|| view! { <TakeSeatForm here /> })}
        </div>
        {body}
    }
}

/// What the page of a table shows.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Scene {
    Failed(ConnectionError),
    Coming,
    Gathering,
    GivenUp,
    Playing,
}
