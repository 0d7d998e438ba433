//! Public tables on the home page, and the quickest way to one of them.

use crate::clock_field::clock_said;
use crate::game_loader::{GameCard, games, title as game_title};
use crate::home::thumbnail;
use crate::i18n::I18n;
use crate::make_table::{NameField, ProblemNote, is_of_a_name};
use crate::site_map::{self, SitePage};
use crate::{dice, http_api, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Phrase;
use std::time::Duration;
use wire::ApiErrorCode;
use wire::http::ErrorBody;
use wire::lobby::{LobbyTable, PlayNow};

/// From one look at the server's list to the next.
const PACE: Duration = Duration::from_secs(4);

/// No game has more seats that could be open.
const MOST_OPEN: u8 = 5;

/// What is looked for.
#[derive(Copy, Clone)]
struct Search {
    /// The game's id; empty for any.
    game: RwSignal<String>,
    /// At least so many open seats.
    open: RwSignal<u8>,
}

impl Search {
    fn fits(self, table: &LobbyTable) -> bool {
        self.game.with(|game| game.is_empty() || *game == table.game) && table.open >= self.open.get()
    }
}

/// The lobby.
#[component]
pub fn Lobby() -> impl IntoView {
    let i18n = I18n::get();
    let search = Search { game: RwSignal::new(String::new()), open: RwSignal::new(1) };
    let tables = RwSignal::new(Vec::<LobbyTable>::new());
    let lost = RwSignal::new(false);
    let look = move || {
        // Nobody reads a page that is hidden.
        if document().hidden() {
            return;
        }
        spawn_local(async move {
            match http_api::lobby().await {
                Ok(listed) => {
                    // Only what has changed is drawn again, so that nobody's focus is lost.
                    if tables.try_with_untracked(|known| *known != listed) == Some(true) {
                        tables.set(listed);
                    }
                    let _ = lost.try_set(false);
                }
                Err(_) => drop(lost.try_set(true)),
            }
        });
    };
    look();
    if let Ok(timer) = set_interval_with_handle(look, PACE) {
        on_cleanup(move || timer.clear());
    }
    let fitting = Memo::new(move |_| {
        tables.get().into_iter().filter(|table| search.fits(table)).collect::<Vec<LobbyTable>>()
    });
    let list = move || {
        let fitting = fitting.get();
        if fitting.is_empty() {
            return view! { <p data-test="lobby-none">{move || i18n.text("lobby-none")}</p> }.into_any();
        }
        let rows = fitting.into_iter().map(|table| view! { <Row table /> }).collect_view();
        view! {
            <ul class="plain table-list">{rows}</ul>
        }
        .into_any()
    };
    view! {
        <section class="card lobby" aria-labelledby="lobby" data-test="lobby">
            <h2 id="lobby">{move || i18n.text("lobby-title")}</h2>
            <Filters search />
            {list}
            {move || lost.get().then(|| view! { <p class="faint">{i18n.text("lobby-lost")}</p> })}
            <PlayNow search fitting />
        </section>
    }
}

/// What is to be shown.
#[component]
fn Filters(search: Search) -> impl IntoView {
    let i18n = I18n::get();
    let game = |game: &'static GameCard| {
        view! { <option value=game.id()>{move || game.title(i18n.lang())}</option> }
    };
    let open = |count: u8| {
        let least = Phrase::new("lobby-open-least").number("count", count);
        view! { <option value=count.to_string()>{move || i18n.phrase(&least)}</option> }
    };
    view! {
        <div class="row">
            <label class="row">
                <span>{move || i18n.text("lobby-game")}</span>
                <select
                    data-test="lobby-game"
                    on:change=move |event| search.game.set(event_target_value(&event))
                >
                    <option value="">{move || i18n.text("lobby-any-game")}</option>
                    {games().iter().map(game).collect_view()}
                </select>
            </label>
            <label class="row">
                <span>{move || i18n.text("lobby-open")}</span>
                <select
                    data-test="lobby-open"
                    on:change=move |event| search.open.set(event_target_value(&event).parse().unwrap_or(1))
                >
                    <option value="1">{move || i18n.text("lobby-any-open")}</option>
                    {(2..=MOST_OPEN).map(open).collect_view()}
                </select>
            </label>
        </div>
    }
}

/// One table that waits.
#[component]
fn Row(table: LobbyTable) -> impl IntoView {
    let i18n = I18n::get();
    let LobbyTable { table, game: id, host, seats, open, clock, waiting, .. } = table;
    let (thumbnail, chairs) = (thumbnail(&id), chairs(seats, open));
    let title = move || game_title(i18n, &id);
    let join = {
        let (title, host) = (title.clone(), host.clone());
        move || {
            let phrase = Phrase::new("lobby-join-table").name("host", host.clone());
            i18n.phrase(&phrase.name("game", title()))
        }
    };
    let host = Phrase::new("lobby-host").name("host", host);
    let seats = Phrase::new("lobby-seats").number("open", open).number("seats", seats);
    let waiting = Phrase::new("lobby-waiting").number("minutes", (waiting / 60) as i64);
    view! {
        <li data-test=format!("lobby-table-{table}")>
            {thumbnail}
            <div class="about">
                <strong>{title}</strong>
                <span>{move || i18n.phrase(&host)} " · " {move || i18n.phrase(&seats)}</span>
                <span class="faint">{move || clock_said(i18n, clock)} " · " {move || i18n.phrase(&waiting)}</span>
            </div>
            {chairs}
            <a class="button" href=site_map::at(SitePage::Table(table.clone())) aria-label=join>
                {move || i18n.text("lobby-join")}
            </a>
        </li>
    }
}

/// The seats as chairs, the free ones dashed. The words beside them say the same.
fn chairs(seats: u8, open: u8) -> impl IntoView {
    let taken = seats.saturating_sub(open);
    let chair = |index: u8| view! { <span class="chair" class:free={index >= taken}></span> };
    view! { <span class="chairs" aria-hidden="true">{(0..seats).map(chair).collect_view()}</span> }
}

/// A seat at once: at the table that has waited longest, or at a new one.
#[component]
fn PlayNow(search: Search, fitting: Memo<Vec<LobbyTable>>) -> impl IntoView {
    let i18n = I18n::get();
    let name = RwSignal::new(storage::name());
    let problem = RwSignal::new(None::<ErrorBody>);
    let under_way = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if under_way.get_untracked() {
            return;
        }
        // Whoever would play anything plays what somebody waits for.
        let longest = fitting.with_untracked(|fitting| fitting.first().map(|table| table.game.clone()));
        let game = Some(search.game.get_untracked()).filter(|game| !game.is_empty()).or(longest);
        let Some(game) = game else {
            let message = untrack(|| i18n.text("lobby-choose-game"));
            problem.set(Some(ErrorBody { code: ApiErrorCode::Unknown, message }));
            return;
        };
        problem.set(None);
        under_way.set(true);
        let request = PlayNow { game, name: name.get_untracked().trim().to_owned(), ..PlayNow::default() };
        spawn_local(async move {
            match dice::pair(&request).await {
                Ok(seated) => storage::sit_down(seated, &request.game, &request.name),
                Err(error) => {
                    problem.set(Some(error));
                    under_way.set(false);
                }
            }
        });
    };
    view! {
        <form on:submit=submit>
            <NameField name refused=Signal::derive(move || problem.with(is_of_a_name)) />
            <ProblemNote problem />
            <p class="row">
                <button type="submit" class="primary" data-test="play-now" disabled=under_way>
                    {move || i18n.text("lobby-play-now")}
                </button>
                <span class="faint">{move || i18n.text("lobby-play-now-help")}</span>
            </p>
        </form>
    }
}

/// Whether strangers may find a new table.
#[component]
pub fn PublicField(public: RwSignal<bool>, here: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <label class="radio" hidden=here>
            <input
                type="checkbox"
                data-test="public"
                prop:checked=public
                on:change=move |event| public.set(event_target_checked(&event))
            />
            <span>{move || i18n.text("make-public")}</span>
        </label>
    }
}
