//! A game as its box on the shelf shows it: the cover, one line that makes one curious, what it asks for, and the ways in.

use crate::game_loader::GameCard;
use crate::i18n::I18n;
use crate::icon;
use crate::site_map::{self, SitePage};
use game_ui::Difficulty;
use leptos::prelude::*;
use rules::Phrase;

/// A page of a game, and what tests call the way to it.
type Way = (&'static str, fn(String) -> SitePage);

/// A game on the shelf.
#[component]
pub fn GameBox(game: &'static GameCard, start_here: bool) -> impl IntoView {
    let i18n = I18n::get();
    let id = game.id();
    let way = move |icon: AnyView, (name, page): Way, message: &'static str, class: &'static str| {
        view! {
            <a class=class href=site_map::at(page(id.to_owned())) data-test=format!("{name}-{id}")>
                {icon} <span>{move || i18n.text(message)}</span>
                <span class="unseen">" – " {move || game.title(i18n.lang())}</span>
            </a>
        }
    };
    let sash = start_here
        .then(|| view! { <span class="start-here" data-test="start-here">{move || i18n.text("home-start-here")}</span> });
    view! {
        <li class="game-box" data-test=format!("game-{id}")>
            // The button below says the same, and is the one that the keyboard and screen readers meet.
            <a class="lid" href=site_map::at(SitePage::PlayNow(id.to_owned())) tabindex="-1" aria-hidden="true">
                <img class="cover" src=cover(id) width="436" height="446" alt="" decoding="async" />
            </a>
            {sash}
            <h3 class="unseen">{move || game.title(i18n.lang())}</h3>
            <p class="teaser">{move || game.teaser(i18n.lang())}</p>
            <Facts game />
            <p class="ways">
                {way(icon::play(), ("play", SitePage::PlayNow), "home-play", "button primary")}
                {way(().into_any(), ("new", SitePage::MakeTable), "home-make", "button")}
            </p>
            <p class="quiet-ways">
                {game.teaches().then(|| way(().into_any(), ("learn", SitePage::Learn), "home-learn", ""))}
                {way(().into_any(), ("rules", SitePage::Rules), "home-rules", "")}
            </p>
        </li>
    }
}

/// How many play, how long, and how hard it is.
#[component]
fn Facts(game: &'static GameCard) -> impl IntoView {
    let i18n = I18n::get();
    let ([least, most], label) = (game.seats(), game.label());
    // Two numbers that are neighbours have nothing between them.
    let span = if most == least + 1 { "home-players-or" } else { "home-players" };
    let players = Phrase::new(span).number("least", least).number("most", most);
    let minutes = StoredValue::new(length(label.minutes, ["home-minutes", "home-hours"]));
    let minutes_said = StoredValue::new(length(label.minutes, ["home-minutes-said", "home-hours-said"]));
    view! {
        <p class="facts">
            <span>
                {icon::people()} <span aria-hidden="true">{format!("{least}–{most}")}</span>
                <span class="unseen">{move || i18n.phrase(&players)}</span>
            </span>
            <span title=move || i18n.phrase(&minutes_said.get_value())>
                {icon::clock()} <span aria-hidden="true">{move || i18n.phrase(&minutes.get_value())}</span>
                <span class="unseen">{move || i18n.phrase(&minutes_said.get_value())}</span>
            </span>
            <span>{bars(label.difficulty)} {move || i18n.text(difficulty(label.difficulty))}</span>
        </p>
    }
}

/// About so long a game is: in minutes, or from two hours on in hours, each by its own message.
fn length(minutes: u16, [in_minutes, in_hours]: [&'static str; 2]) -> Phrase {
    match minutes {
        0..120 => Phrase::new(in_minutes).number("count", minutes),
        _ => Phrase::new(in_hours).number("count", (minutes + 30) / 60),
    }
}

/// What a difficulty is called.
fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "home-easy",
        Difficulty::Medium => "home-medium",
        Difficulty::Hard => "home-hard",
    }
}

/// A difficulty as three bars, one to three of them full.
fn bars(difficulty: Difficulty) -> impl IntoView {
    let full = match difficulty {
        Difficulty::Easy => 1,
        Difficulty::Medium => 2,
        Difficulty::Hard => 3,
    };
    let bar = |index: usize| view! { <rect x=0.75 + 9.0 * index as f64 y="0.75" width="5.5" height="12.5" rx="1.5" class:full=index < full /> };
    view! {
        <svg class="bars" viewBox="0 0 25 14" aria-hidden="true" focusable="false">{(0..3).map(bar).collect_view()}</svg>
    }
}

/// Where the drawing of a game's box is.
pub(super) fn cover(id: &str) -> String {
    site_map::at(format!("/covers/{id}.svg"))
}

/// The box of a game, small, beside its name in a list.
pub fn thumbnail(id: &str) -> impl IntoView + use<> {
    view! { <img class="thumbnail" src=cover(id) width="44" height="45" alt="" loading="lazy" decoding="async" /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_is_told_in_hours() {
        let said = |minutes| length(minutes, ["minutes", "hours"]);
        assert_eq!(said(25), Phrase::new("minutes").number("count", 25));
        assert_eq!(said(90), Phrase::new("minutes").number("count", 90));
        assert_eq!(said(120), Phrase::new("hours").number("count", 2));
        assert_eq!(said(155), Phrase::new("hours").number("count", 3));
    }

    #[test]
    fn every_game_has_a_box() {
        let covers = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("static/covers");
        for game in crate::game_loader::games() {
            assert!(covers.join(format!("{}.svg", game.id())).is_file(), "{} has no cover", game.id());
        }
    }
}
