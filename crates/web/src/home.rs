//! The home page: the games, and the tables this browser sits at.

use crate::app::{game, games};
use crate::memory::{self, HeldSeat};
use crate::voice::{Voice, entitle};
use leptos::prelude::*;
use rules::Phrase;
use slot::AnyPage;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let voice = Voice::get();
    entitle(move || format!("Hémicycle – {}", voice.say("home-subtitle")));
    view! {
        <h1>"Hémicycle"</h1>
        <p class="lead">{move || voice.say("home-lead")}</p>
        <section aria-labelledby="games">
            <h2 id="games">{move || voice.say("home-games")}</h2>
            <ul class="cards">
                {games().iter().map(|game| view! { <GameCard game=game.as_ref() /> }).collect_view()}
            </ul>
        </section>
        <MyTables />
        <p>
            <a href="/replay" data-test="replay-link">{move || voice.say("replay-open")}</a>
        </p>
    }
}

#[component]
fn GameCard(game: &'static dyn AnyPage) -> impl IntoView {
    let voice = Voice::get();
    let id = game.id();
    let [least, most] = game.info().seats;
    let players = Phrase::new("home-players").number("least", least).number("most", most);
    view! {
        <li class="card" data-test=format!("game-{id}")>
            <h3>{move || game.title(voice.lang())}</h3>
            <p>{move || game.pitch(voice.lang())}</p>
            <p class="faint">{move || voice.phrase(&players)}</p>
            <p class="row">
                <a class="button primary" href=format!("/new/{id}") data-test=format!("new-{id}")>
                    {move || voice.say("home-make")}
                </a>
                <a class="button" href=format!("/rules/{id}") data-test=format!("rules-{id}")>
                    {move || voice.say("rules-link")}
                </a>
            </p>
        </li>
    }
}

/// The seats this browser holds; nothing at all while there are none.
#[component]
fn MyTables() -> impl IntoView {
    let voice = Voice::get();
    let held = RwSignal::new(memory::seats());
    let let_go = move |table: &str| {
        // A seat elsewhere is only forgotten; a table on this device is gone with all that was played.
        if memory::is_home(table) {
            let question = untrack(|| voice.say("home-delete-sure"));
            if !window().confirm_with_message(&question).unwrap_or(true) {
                return;
            }
        }
        memory::let_go(table);
        held.set(memory::seats());
    };
    let row = move |seat: HeldSeat| {
        let table = seat.table.clone();
        let title = {
            let game_id = seat.game.clone();
            move || game(&game_id).map_or_else(|| game_id.clone(), |game| game.title(voice.lang()))
        };
        let as_name = Phrase::new("home-as").name("name", seat.name);
        let here = memory::is_home(&table);
        let (forget, forget_table) =
            if here { ("home-delete", "home-delete-table") } else { ("home-forget", "home-forget-table") };
        let forget_table = Phrase::new(forget_table).name("table", table.clone());
        view! {
            <li class="row">
                <a href=format!("/t/{table}") data-test=format!("my-table-{table}")>
                    {title}
                    " "
                    <span class="code">{table.clone()}</span>
                </a>
                <span class="faint">
                    {move || if here { voice.say("home-here") } else { voice.phrase(&as_name) }}
                </span>
                <button
                    type="button"
                    class="quiet"
                    aria-label=move || voice.phrase(&forget_table)
                    on:click=move |_| let_go(&table)
                >
                    {move || voice.say(forget)}
                </button>
            </li>
        }
    };
    move || {
        (!held.with(Vec::is_empty)).then(|| {
            view! {
                <section aria-labelledby="my-tables">
                    <h2 id="my-tables">{move || voice.say("home-tables")}</h2>
                    <ul class="plain">{held.get().into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}
