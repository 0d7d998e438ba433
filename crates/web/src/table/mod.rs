//! A table: coming to it, gathering at it, playing at it, watching it.

mod absences;
pub mod attendance;
pub mod bar;
pub mod beckon;
mod choices;
mod chronicle;
mod classroom;
pub mod clock;
mod curtain;
mod display;
mod eyes;
mod gathering;
mod haste;
mod hint;
mod hosting;
mod house;
mod lesson;
mod line;
pub mod log;
mod looking_back;
mod mind;
pub mod motions;
pub mod notices;
mod playing;
mod rematch;
pub mod result;
pub mod seats;
mod since;
mod table_admin;
mod talk;

use crate::devices::{self, DevicesNote, LinkOffer, LinkTroubleNote};
use crate::glance;
use crate::place;
use crate::shelf::title as title_of;
use crate::standings::NextTable;
use crate::voice::{Voice, entitle};
use attendance::{Attendance, Halt};
use gathering::{Gathering, TakeSeatForm};
use leptos::prelude::*;
use notices::{Banners, Halted};
use playing::Playing;
use rules::Phrase;
use wire::Stage;

/// The page of a table.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    let voice = Voice::get();
    let here = Attendance::at(id);
    devices::watch_address();
    beckon::beckon(here);
    glance::keep(here);
    let elsewhere = here.table.get_value();
    let title = Memo::new(move |_| {
        let game_id = here.about.with(|about| about.as_ref().map(|about| about.game.clone()));
        match game_id {
            Some(id) if here.is_lesson() => {
                voice.phrase(&Phrase::new("lesson-page").name("game", title_of(voice, &id)))
            }
            Some(id) => title_of(voice, &id),
            None => voice.say("table-title"),
        }
    });
    entitle(move || {
        // Seen in the browser's tabs, it calls back whoever looked elsewhere.
        let call = match (here.is_asked(), here.my_turn()) {
            (true, _) => format!("● {} – ", voice.say("motion-asked")),
            (false, true) => format!("● {} – ", voice.say(here.call_to_me())),
            (false, false) => String::new(),
        };
        format!("{call}{}", title.get())
    });
    // Made a memo so that a move, or the end of the game, does not build the whole table again.
    let scene = Memo::new(move |_| match (here.halt.get(), here.stage()) {
        (Some(halt), _) if halt.is_final() => Scene::Halted(halt),
        (_, None) => Scene::Coming,
        (_, Some(Stage::Gathering)) => Scene::Gathering,
        (_, Some(Stage::Playing | Stage::Over)) if here.shown.with(Option::is_some) => Scene::Playing,
        (_, Some(Stage::Playing | Stage::Over)) => Scene::GivenUp,
    });
    let body = move || match scene.get() {
        Scene::Halted(halt) => view! { <Halted here halt /> }.into_any(),
        Scene::Coming => view! {
            <p role="status">{move || voice.say("table-coming")}</p>
            <p>
                <a href=place::at("/")>{move || voice.say("home-link")}</a>
            </p>
        }
        .into_any(),
        Scene::Gathering => view! { <Gathering here /> }.into_any(),
        Scene::GivenUp => view! {
            <p role="status" data-test="given-up">{move || voice.say("table-given-up")}</p>
            <p>
                <a href=place::at("/")>{move || voice.say("home-link")}</a>
            </p>
        }
        .into_any(),
        Scene::Playing => view! { <Playing here /> }.into_any(),
    };
    view! {
        <Banners here />
        <LinkTroubleNote here />
        {(!display::is_on()).then(|| view! { <LinkOffer here /> <DevicesNote here /> })}
        <h1>{title}</h1>
        {(!display::is_on() && !here.is_lesson()).then(|| view! { <NextTable table=elsewhere /> })}
        {(!display::is_on()).then(|| view! { <TakeSeatForm here /> })}
        {body}
    }
}

/// What the page of a table shows.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Scene {
    Halted(Halt),
    Coming,
    Gathering,
    GivenUp,
    Playing,
}
