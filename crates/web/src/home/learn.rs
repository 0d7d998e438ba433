//! Where one learns: every game's lesson at the table, and its rules.

use super::thumbnail;
use crate::game_loader::{GameCard, games};
use crate::i18n::I18n;
use crate::site_map::{self, SitePage};
use leptos::prelude::*;

/// A page of a game.
type Way = fn(String) -> SitePage;

/// The lessons, and the rules.
#[component]
pub fn Learn() -> impl IntoView {
    let i18n = I18n::get();
    let list = move |[id, title, lead]: [&'static str; 3], page: Way, shown: fn(&GameCard) -> bool| {
        let link = move |game: &'static GameCard| {
            view! {
                <li>
                    <a href=site_map::at(page(game.id().to_owned()))>
                        {thumbnail(game.id())} <span>{move || game.title(i18n.lang())}</span>
                    </a>
                </li>
            }
        };
        let links = games().iter().filter(|game| shown(game)).map(link).collect_view();
        view! {
            <section class="card learn" id=id aria-labelledby=format!("{id}-title")>
                <h2 id=format!("{id}-title")>{move || i18n.text(title)}</h2>
                <p class="faint">{move || i18n.text(lead)}</p>
                <ul class="plain">{links}</ul>
            </section>
        }
    };
    view! {
        <div class="tables">
            {list(["learn", "home-learn-title", "home-learn-lead"], SitePage::Learn, GameCard::teaches)}
            {list(["rules", "home-rules-title", "home-rules-lead"], SitePage::Rules, |_| true)}
        </div>
    }
}
