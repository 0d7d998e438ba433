//! The frame of every page: header, language, and the page that the address names.

use crate::edition::{Edition, Renewal};
use crate::home::Home;
use crate::make_table::MakeTablePage;
use crate::place::Place;
use crate::replay::ReplayPage;
use crate::rules_page::RulesPage;
use crate::table::TablePage;
use crate::voice::{Voice, entitle};
use leptos::prelude::*;
use slot::AnyPage;
use speech::Lang;
use std::sync::LazyLock;
use table::AnyGame;

/// Every game there is, as the page holds it.
static GAMES: LazyLock<Vec<Box<dyn AnyPage>>> = LazyLock::new(catalog::pages);

/// Every game there is, as one that can be played on this device.
static DOORS: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(catalog::doors);

/// Every game there is, to be played on this device.
pub fn doors() -> &'static [Box<dyn AnyGame>] {
    &DOORS
}

/// Every game there is.
pub fn games() -> &'static [Box<dyn AnyPage>] {
    &GAMES
}

/// The game of this id.
pub fn game(id: &str) -> Option<&'static dyn AnyPage> {
    games().iter().find(|game| game.id() == id).map(AsRef::as_ref)
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let voice = Voice::provide();
    Edition::provide();
    let path = window().location().pathname().unwrap_or_default();
    let page = match Place::read(&path) {
        Place::Home => view! { <Home /> }.into_any(),
        Place::MakeTable(id) => match game(&id) {
            Some(game) => view! { <MakeTablePage game /> }.into_any(),
            None => view! { <Nowhere /> }.into_any(),
        },
        Place::Rules(id) => match game(&id) {
            Some(game) => view! { <RulesPage game /> }.into_any(),
            None => view! { <Nowhere /> }.into_any(),
        },
        Place::Table(id) => view! { <TablePage id /> }.into_any(),
        Place::Replay => view! { <ReplayPage /> }.into_any(),
        Place::Nowhere => view! { <Nowhere /> }.into_any(),
    };
    view! {
        <a class="skip" href="#page">{move || voice.say("skip")}</a>
        <header>
            <a class="brand" href="/">"Hémicycle"</a>
            <Languages />
        </header>
        <Renewal />
        <main id="page" tabindex="-1">{page}</main>
        <footer>
            <p>{move || voice.say("footer")}</p>
        </footer>
    }
}

/// The language switch. Each language is named in itself.
#[component]
fn Languages() -> impl IntoView {
    let voice = Voice::get();
    let button = move |lang: Lang, name: &'static str| {
        view! {
            <button
                type="button"
                lang=lang.code()
                data-test=format!("lang-{}", lang.code())
                aria-pressed=move || if voice.lang() == lang { "true" } else { "false" }
                on:click=move |_| voice.choose(lang)
            >
                {name}
            </button>
        }
    };
    view! {
        <div class="languages" role="group" aria-label=move || voice.say("language")>
            {button(Lang::Fr, "Français")}
            {button(Lang::En, "English")}
        </div>
    }
}

/// There is no such page.
#[component]
fn Nowhere() -> impl IntoView {
    let voice = Voice::get();
    entitle(move || format!("{} – Hémicycle", voice.say("nowhere-title")));
    view! {
        <h1 data-test="unknown-page">{move || voice.say("nowhere-title")}</h1>
        <p>{move || voice.say("nowhere-text")}</p>
        <p>
            <a href="/">{move || voice.say("home-link")}</a>
        </p>
    }
}
