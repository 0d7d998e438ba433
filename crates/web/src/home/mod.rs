//! The home page: a table in play, the games as boxes on a shelf, and the tables this browser sits at.

#[cfg(test)]
mod box_label_tests;
mod game_box;
mod have_link;
mod hero;
mod learn;
mod live_game;
mod live_table;
mod page_watch;

use crate::game_loader::{GameCard, games};
use crate::i18n::I18n;
use crate::lobby::Lobby;
use crate::my_tables::MyTables;
use crate::seat_poller::SeatPoller;
use crate::site_map::{self, SitePage};
use crate::storage;
use game_box::GameBox;
use hero::Hero;
use learn::Learn;
use leptos::prelude::*;

pub use game_box::thumbnail;

/// The home page.
#[component]
pub fn HomePage(mine: SeatPoller) -> impl IntoView {
    let i18n = I18n::get();
    let newcomer = storage::seats().is_empty();
    let first = suggested(games());
    let is_first = move |game: &GameCard| newcomer && first.is_some_and(|first| first.id() == game.id());
    scroll_to_fragment();
    view! {
        <Hero mine first />
        <section class="shelf" id="games" aria-labelledby="games-title">
            <h2 id="games-title" class="unseen">{move || i18n.text("home-games")}</h2>
            <ul class="plain boxes">
                {games().iter().map(|game| view! { <GameBox game start_here=is_first(game) /> }).collect_view()}
            </ul>
        </section>
        <div class="tables" id="tables">
            <MyTables mine />
            <Lobby />
        </div>
        <Learn />
        <p>
            <a href=site_map::at(SitePage::Replay) data-test="replay-link">{move || i18n.text("replay-open")}</a>
        </p>
    }
}

/// The game to begin with: the easiest, and of those the shortest.
fn suggested(games: &'static [GameCard]) -> Option<&'static GameCard> {
    games.iter().min_by_key(|game| (game.label().difficulty, game.label().minutes))
}

/// The sections are drawn here, long after the browser has looked for the one that the address names.
fn scroll_to_fragment() {
    let fragment = window().location().hash().unwrap_or_default();
    let Some(id) = fragment.strip_prefix('#').filter(|id| !id.is_empty()).map(str::to_owned) else { return };
    request_animation_frame(move || {
        if let Some(section) = document().get_element_by_id(&id) {
            section.scroll_into_view();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_new_begins_with_the_easiest_game() {
        let first = suggested(games()).unwrap();
        let easiest = games().iter().map(|game| game.label().difficulty).min().unwrap();
        assert_eq!(first.label().difficulty, easiest);
        assert!(first.teaches(), "a first game can be learned at the table");
    }
}
