//! The rematch: after the end, once more with the same people.

use super::client::TableClient;
use super::result::{AfterEnd, ENDING};
use crate::i18n::I18n;
use crate::make_table::ProblemNote;
use crate::site_map::{self, SitePage};
use crate::{create_local, dice, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use speech::Lang;
use table::SeatRecord;
use wire::Stage;
use wire::http::{ErrorBody, MakeTable, Seated};
use wire::table_admin::Command;

impl TableClient {
    /// The seat at the new table is ours: there we go.
    pub fn go_on_at(self, seated: Seated) {
        let me = untrack(|| self.me());
        let (game, name) = untrack(|| {
            self.read(|about| {
                let seat = me.and_then(|me| about.seats.get(me.index()));
                (about.game.clone(), seat.map(|seat| seat.name.clone()).unwrap_or_default())
            })
        });
        let address = site_map::at(SitePage::Table(seated.table.clone()));
        storage::hold(seated.clone(), &game, &name);
        spawn_local(async move {
            dice::note_again(&seated).await;
            // Where the browser refuses to go, the table is found on the home page.
            let _ = window().location().set_href(&address);
        });
    }
}

/// The rematch: to be called for, to be followed, or to be watched.
#[component]
pub fn Rematch(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let next = Memo::new(move |_| {
        here.about.with(|about| {
            let about = about.as_ref()?;
            (about.stage == Stage::Over).then(|| about.conduct.next.clone())
        })
    });
    move || {
        let next = next.get()?;
        if here.is_local() {
            return Some(view! { <HomeAgain here /> }.into_any());
        }
        let offer = match (here.me(), next) {
            (Some(_), None) => {
                view! { <CallAgain here next=None label="rematch" hook="rematch" /> }.into_any()
            }
            (Some(_), next) => view! {
                <span role="status">{move || i18n.text("rematch-called")}</span>
                <CallAgain here next label="rematch-follow" hook="rematch-follow" />
            }
            .into_any(),
            (None, Some(next)) => view! {
                <a class="button" data-test="rematch-watch" href=site_map::at(SitePage::Table(next.clone()))>
                    {move || i18n.text("rematch-watch")}
                </a>
            }
            .into_any(),
            (None, None) => ().into_any(),
        };
        Some(offer)
    }
}

/// On this device: the same players and the same options once more, at once.
#[component]
fn HomeAgain(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let problem = RwSignal::new(None::<ErrorBody>);
    let again = move |_| match same_table_again(here, i18n.lang_now()) {
        // Where the browser refuses to go, the table is found on the home page.
        Some(Ok(table)) => drop(window().location().set_href(&site_map::at(SitePage::Table(table)))),
        Some(Err(error)) => problem.set(Some(error)),
        None => {}
    };
    view! {
        <button type="button" class="primary" data-test="rematch" on:click=again>
            {move || i18n.text("rematch")}
        </button>
        <ProblemNote problem />
    }
}

/// Sets up a table like this one; nothing while it is not known what this one is like.
fn same_table_again(here: TableClient, lang: Lang) -> Option<Result<String, ErrorBody>> {
    let about = here.about.get_untracked()?;
    let settings = about.settings.values().clone();
    let seats = about.seats.into_iter().map(|seat| SeatRecord { name: seat.name, occupant: seat.occupant });
    let seats: Vec<SeatRecord> = seats.collect();
    let name = seats.first().map(|seat| seat.name.clone()).unwrap_or_default();
    Some(create_local::table_with_seat(
        &MakeTable { game: about.game, settings, name, ..MakeTable::default() },
        seats,
        lang,
    ))
}

/// Calls for the rematch, or follows, with this browser's part of the dice.
#[component]
fn CallAgain(
    here: TableClient,
    next: Option<String>,
    label: &'static str,
    hook: &'static str,
) -> impl IntoView {
    let i18n = I18n::get();
    let under_way = RwSignal::new(false);
    let call = move |_| {
        let next = next.clone();
        under_way.set(true);
        spawn_local(async move {
            let again = dice::again(next.as_deref()).await;
            here.command(Command::Rematch(again));
            under_way.set(false);
        });
    };
    view! {
        <button
            type="button"
            class="primary"
            data-test=hook
            disabled=move || !here.ready() || under_way.get()
            on:click=call
        >
            {move || i18n.text(label)}
        </button>
    }
}

/// The table ended without a result.
#[component]
pub fn ClosedNote(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let closed = Memo::new(move |_| here.is_closed());
    move || {
        closed.get().then(|| {
            view! {
                <section class="card closed" data-test="closed" id=ENDING tabindex="-1">
                    <p>{move || i18n.text("closed-text")}</p>
                    <AfterEnd here />
                </section>
            }
        })
    }
}
