//! The home page: the games, and the tables this browser sits at.

use crate::lobby::Lobby;
use crate::my_tables::MyTables;
use crate::shelf::{Boxed, games};
use crate::voice::Voice;
use leptos::prelude::*;
use rules::Phrase;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let voice = Voice::get();
    view! {
        <h1>"Hémicycle"</h1>
        <p class="lead">{move || voice.say("home-lead")}</p>
        <section aria-labelledby="games">
            <h2 id="games">{move || voice.say("home-games")}</h2>
            <ul class="cards">
                {games().iter().map(|game| view! { <GameCard game /> }).collect_view()}
            </ul>
        </section>
        <MyTables />
        <Lobby />
        <p>
            <a href="/replay" data-test="replay-link">{move || voice.say("replay-open")}</a>
        </p>
    }
}

#[component]
fn GameCard(game: &'static Boxed) -> impl IntoView {
    let voice = Voice::get();
    let id = game.id();
    let [least, most] = game.seats();
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
                {game.teaches().then(|| view! {
                    <a class="button" href=format!("/learn/{id}") data-test=format!("learn-{id}")>
                        {move || voice.say("lesson-link")}
                    </a>
                })}
                <a class="button" href=format!("/rules/{id}") data-test=format!("rules-{id}")>
                    {move || voice.say("rules-link")}
                </a>
            </p>
        </li>
    }
}
