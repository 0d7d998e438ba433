//! The frame of every page: header, language, and the page that the address names.

use crate::app_update::{AppUpdate, Renewal};
use crate::first_paint;
use crate::game_loader::{self, game};
use crate::home::HomePage;
use crate::i18n::{I18n, set_title};
use crate::icon;
use crate::input_mode;
use crate::make_table::MakeTablePage;
use crate::navigation::Navigation;
use crate::play_now::PlayNowPage;
use crate::replay::ReplayPage;
use crate::rules_page::RulesPage;
use crate::seat_poller::SeatPoller;
use crate::settings::{self, LanguageButtons, SettingsButton, SettingsDialog};
use crate::site_map::{self, SitePage};
use crate::storage;
use crate::table::TablePage;
use game_ui::press;
use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::task::spawn_local;
use std::future::Future;
use wasm_bindgen::JsCast;
use web_bundles::{FetchError, split};
use web_sys::HtmlElement;

/// Shows a page that may have to be fetched first, with the game that it is about.
fn fetched(
    game: Option<String>,
    page: impl Future<Output = Result<AnyView, FetchError>> + 'static,
) -> AnyView {
    let i18n = I18n::get();
    let load = RwSignal::new(PageLoad::Fetching);
    let slot = StoredValue::new_local(None::<AnyView>);
    let owner = Owner::current().unwrap_or_default();
    spawn_local(owner.with(|| {
        ScopedFuture::new(async move {
            if let Some(game) = &game
                && game_loader::fetch(game).await.is_err()
            {
                return load.set(PageLoad::Failed);
            }
            match page.await {
                Ok(page) => {
                    slot.set_value(Some(page));
                    load.set(PageLoad::Here);
                    arrive();
                }
                Err(_) => load.set(PageLoad::Failed),
            }
        })
    }));
    let shown = move || match load.get() {
        PageLoad::Fetching => {
            view! { <p role="status" data-test="fetching">{i18n.text("fetching")}</p> }.into_any()
        }
        PageLoad::Failed => {
            first_paint::remove();
            view! { <p class="problem" role="alert" data-test="not-fetched">{i18n.text("not-fetched")}</p> }
                .into_any()
        }
        PageLoad::Here => slot.try_update_value(Option::take).flatten().into_any(),
    };
    shown.into_any()
}

/// Shows a page that is here already.
fn at_once(page: AnyView) -> AnyView {
    arrive();
    page
}

/// Whoever goes from page to page comes to its title, which is read out; whoever comes from elsewhere, or to a certain
/// place of the page, is where the browser puts them.
fn arrive() {
    let fragment = window().location().hash().unwrap_or_default();
    if !storage::was_here() || !fragment.is_empty() {
        return;
    }
    // Once it is drawn.
    request_animation_frame(|| {
        let focused = document().active_element();
        let is_free = focused.is_none_or(|focused| focused.tag_name().eq_ignore_ascii_case("body"));
        let title = document().query_selector("main h1").ok().flatten();
        let title = title.filter(|_| is_free).and_then(|title| title.dyn_into::<HtmlElement>().ok());
        if let Some(title) = title {
            title.set_tab_index(-1);
            press::focus_still(Some(title.into()));
        }
    });
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum PageLoad {
    Fetching,
    Here,
    Failed,
}

split! {
    fn table_page(id: String) -> Result<AnyView, FetchError> {
        Ok(view! { <TablePage id /> }.into_any())
    }
}

split! {
    fn make_table_page(id: String) -> Result<AnyView, FetchError> {
        Ok(match game(&id) {
            Some(game) => view! { <MakeTablePage game /> }.into_any(),
            None => view! { <Nowhere /> }.into_any(),
        })
    }
}

split! {
    fn play_now_page(id: String) -> Result<AnyView, FetchError> {
        Ok(match game(&id) {
            Some(game) => view! { <PlayNowPage game /> }.into_any(),
            None => view! { <Nowhere /> }.into_any(),
        })
    }
}

split! {
    fn rules_page(id: String) -> Result<AnyView, FetchError> {
        Ok(match game(&id) {
            Some(game) => view! { <RulesPage game /> }.into_any(),
            None => view! { <Nowhere /> }.into_any(),
        })
    }
}

split! {
    fn replay_page() -> Result<AnyView, FetchError> {
        Ok(view! { <ReplayPage /> }.into_any())
    }
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let i18n = I18n::provide();
    AppUpdate::provide();
    settings::provide();
    input_mode::follow();
    let path = window().location().pathname().unwrap_or_default();
    let place = SitePage::read(&site_map::base(), &path);
    // At a table there is nothing to go to but the game.
    let mine = (!matches!(place, SitePage::Table(_) | SitePage::Learn(_))).then(|| SeatPoller::watch(None));
    let is_table = mine.is_none();
    let navigation = mine.map(|mine| view! { <Navigation mine is_home=place == SitePage::Home /> });
    let page = match place {
        SitePage::Home => at_once(mine.map(|mine| view! { <HomePage mine /> }).into_any()),
        SitePage::MakeTable(id) => fetched(Some(id.clone()), make_table_page(id)),
        SitePage::PlayNow(id) => fetched(Some(id.clone()), play_now_page(id)),
        SitePage::Rules(id) => fetched(Some(id.clone()), rules_page(id)),
        SitePage::Table(id) => fetched(None, table_page(id)),
        // A lesson is a table, so it needs no part of its own.
        SitePage::Learn(id) if game_loader::teaches(&id) => {
            let table = storage::lesson_table(&id);
            fetched(Some(id), table_page(table))
        }
        SitePage::Learn(_) => at_once(view! { <Nowhere /> }.into_any()),
        SitePage::Replay => fetched(None, replay_page()),
        SitePage::Nowhere => at_once(view! { <Nowhere /> }.into_any()),
    };
    view! {
        <a class="skip-link" href="#page">{move || i18n.text("skip")}</a>
        <header>
            <a class="brand" href=site_map::at("/")>{icon::brand()} {move || i18n.text("site-name")}</a>
            {navigation}
            <div class="row">
                // Whoever plays finds the language in the settings.
                {(!is_table).then(|| view! { <LanguageButtons /> })} <SettingsButton />
            </div>
        </header>
        <Renewal />
        <main id="page" tabindex="-1">{page}</main>
        <footer>
            <p>{move || i18n.text("footer")}</p>
        </footer>
        <SettingsDialog />
    }
}

/// There is no such page.
#[component]
fn Nowhere() -> impl IntoView {
    let i18n = I18n::get();
    set_title(move || i18n.text("nowhere-title"));
    view! {
        <h1 data-test="unknown-page">{move || i18n.text("nowhere-title")}</h1>
        <p>{move || i18n.text("nowhere-text")}</p>
        <p>
            <a href=site_map::at("/")>{move || i18n.text("home-link")}</a>
        </p>
    }
}
