//! The home page: the games, and the tables this browser sits at.

use crate::icon;
use crate::lobby::Lobby;
use crate::memory;
use crate::my_tables::MyTables;
use crate::place;
use crate::shelf::{Boxed, games};
use crate::voice::Voice;
use leptos::prelude::*;
use rules::Phrase;

/// The home page.
#[component]
pub fn LocalTable() -> impl IntoView {
    let voice = Voice::get();
    // Whoever sits somewhere has probably come for that; everybody else for the games.
    let sits = !memory::seats().is_empty();
    view! {
        <div class="hero">
            <h1>{move || voice.say("house")}</h1>
            <p class="lead">{move || voice.say("home-lead")}</p>
        </div>
        {sits.then(|| view! { <MyTables /> })}
        <section aria-labelledby="games">
            <h2 id="games">{move || voice.say("home-games")}</h2>
            <ul class="cards boxes">
                {games().iter().map(|game| view! { <GameCard game /> }).collect_view()}
            </ul>
        </section>
        {(!sits).then(|| view! { <MyTables /> })}
        <Lobby />
        <p>
            <a href=place::at("/replay") data-test="replay-link">{move || voice.say("replay-open")}</a>
        </p>
    }
}

/// A game as its box shows it: the real board, what it is about, and the ways in.
#[component]
fn GameCard(game: &'static Boxed) -> impl IntoView {
    let voice = Voice::get();
    let id = game.id();
    let [least, most] = game.seats();
    // Two numbers that are neighbours have nothing between them.
    let span = if most == least + 1 { "home-players-or" } else { "home-players" };
    let players = Phrase::new(span).number("least", least).number("most", most);
    let way = move |icon: AnyView, page: &str, message: &'static str, class: &'static str| {
        view! {
            <a class=class href=place::at(&format!("/{page}/{id}")) data-test=format!("{page}-{id}")>
                {icon} <span>{move || voice.say(message)}</span>
                <span class="unseen">" – " {move || game.title(voice.lang())}</span>
            </a>
        }
    };
    view! {
        <li class="card box" data-test=format!("game-{id}")>
            {picture(id)}
            <h3>{move || game.title(voice.lang())}</h3>
            <p>{move || game.pitch(voice.lang())}</p>
            <p class="faint">{move || voice.phrase(&players)}</p>
            <p class="row">
                {way(icon::play(), "play", "home-play", "button primary")}
                {way(icon::table(), "new", "home-make", "button")}
                {game.teaches().then(|| way(icon::lesson(), "learn", "lesson-link", "button"))}
                {way(icon::book(), "rules", "rules-link", "button quiet")}
            </p>
        </li>
    }
}

/// The board, as it looks in a game: `cargo xtask pictures` takes these. The text beside it says the same and more.
fn picture(id: &str) -> impl IntoView {
    let (light, dark) =
        (place::at(&format!("/covers/{id}.webp")), place::at(&format!("/covers/{id}-dark.webp")));
    view! {
        <span class="cover">
            <img class="by-day" src=light width="336" height="210" alt="" loading="lazy" decoding="async" />
            <img class="by-night" src=dark width="336" height="210" alt="" loading="lazy" decoding="async" />
        </span>
    }
}
