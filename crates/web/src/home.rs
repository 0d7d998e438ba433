//! The home page: the games, and the tables this browser sits at.

use crate::game_loader::{GameCard, games};
use crate::i18n::I18n;
use crate::icon;
use crate::lobby::Lobby;
use crate::my_tables::MyTables;
use crate::site_map::{self, SitePage};
use crate::storage;
use leptos::prelude::*;
use rules::Phrase;

/// The home page.
#[component]
pub fn LocalTable() -> impl IntoView {
    let i18n = I18n::get();
    // Whoever sits somewhere has probably come for that; everybody else for the games.
    let sits = !storage::seats().is_empty();
    view! {
        <div class="hero">
            <h1>{move || i18n.text("house")}</h1>
            <p class="lead">{move || i18n.text("home-lead")}</p>
        </div>
        {sits.then(|| view! { <MyTables /> })}
        <section aria-labelledby="games">
            <h2 id="games">{move || i18n.text("home-games")}</h2>
            <ul class="cards game-cards">
                {games().iter().map(|game| view! { <GameCard game /> }).collect_view()}
            </ul>
        </section>
        {(!sits).then(|| view! { <MyTables /> })}
        <Lobby />
        <p>
            <a href=site_map::at(SitePage::Replay) data-test="replay-link">{move || i18n.text("replay-open")}</a>
        </p>
    }
}

/// A page of a game, and what tests call the way to it.
type Way = (&'static str, fn(String) -> SitePage);

/// A game as its box shows it: the real board, what it is about, and the ways in.
#[component]
fn GameCard(game: &'static GameCard) -> impl IntoView {
    let i18n = I18n::get();
    let id = game.id();
    let [least, most] = game.seats();
    // Two numbers that are neighbours have nothing between them.
    let span = if most == least + 1 { "home-players-or" } else { "home-players" };
    let players = Phrase::new(span).number("least", least).number("most", most);
    let way = move |icon: AnyView, (name, page): Way, message: &'static str, class: &'static str| {
        view! {
            <a class=class href=site_map::at(page(id.to_owned())) data-test=format!("{name}-{id}")>
                {icon} <span>{move || i18n.text(message)}</span>
                <span class="unseen">" – " {move || game.title(i18n.lang())}</span>
            </a>
        }
    };
    view! {
        <li class="card game-card" data-test=format!("game-{id}")>
            {picture(id)}
            <h3>{move || game.title(i18n.lang())}</h3>
            <p>{move || game.pitch(i18n.lang())}</p>
            <p class="faint">{move || i18n.phrase(&players)}</p>
            <p class="row">
                {way(icon::play(), ("play", SitePage::PlayNow), "home-play", "button primary")}
                {way(icon::table(), ("new", SitePage::MakeTable), "home-make", "button")}
                {game.teaches().then(|| way(icon::lesson(), ("learn", SitePage::Learn), "lesson-link", "button"))}
                {way(icon::book(), ("rules", SitePage::Rules), "rules-link", "button quiet")}
            </p>
        </li>
    }
}

/// The board, as it looks in a game: `cargo xtask pictures` takes these. The text beside it says the same and more.
fn picture(id: &str) -> impl IntoView {
    let (light, dark) =
        (site_map::at(format!("/covers/{id}.webp")), site_map::at(format!("/covers/{id}-dark.webp")));
    view! {
        <span class="cover">
            <img class="light-only" src=light width="336" height="210" alt="" loading="lazy" decoding="async" />
            <img class="dark-only" src=dark width="336" height="210" alt="" loading="lazy" decoding="async" />
        </span>
    }
}
