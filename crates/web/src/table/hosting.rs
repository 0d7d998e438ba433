//! The host's controls before a game, and leaving.

use super::client::{RequestError, TableClient};
use super::seats::names;
use super::vote_panel::CommandButton;
use crate::clock_field::{ClockField, WordField};
use crate::game_loader::game;
use crate::i18n::I18n;
use crate::options::Options;
use crate::storage;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use wire::table_admin::{Arrangement, Command};
use wire::{Level, Occupant};

/// What the host can do before the game, and what everybody can: leave.
#[component]
pub fn Hosting(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let seated = Memo::new(move |_| here.me().is_some() && !here.is_local() && !here.is_closed());
    let hosts = Memo::new(move |_| {
        let host = here.about.with(|about| about.as_ref().map(|about| about.host));
        seated.get() && here.me() == host
    });
    let full = Memo::new(move |_| {
        here.about.with(|about| {
            about.as_ref().is_some_and(|about| {
                about.seats.iter().all(|seat| seat.occupant != Occupant::Open && !seat.conduct.reserved)
            })
        })
    });
    let held =
        Memo::new(move |_| here.about.with(|about| about.as_ref().is_some_and(|about| about.conduct.held)));
    let refused = move || match here.requests.error() {
        Some(RequestError::Refused { refused, .. }) => {
            Some(view! { <p class="problem" data-test="refusal">{i18n.refused(&refused)}</p> })
        }
        _ => None,
    };
    let leave = move |_| {
        let table = here.table.get_value();
        here.command(Command::Leave);
        // From now on this browser watches.
        storage::forget_seat(&table);
    };
    let start = move || {
        (hosts.get() && held.get()).then(|| {
            view! {
                <p>
                    <button
                        type="button"
                        class="primary"
                        data-test="start"
                        disabled=move || !full.get() || !here.ready()
                        on:click=move |_| here.command(Command::Start)
                    >
                        {move || i18n.text("host-start")}
                    </button>
                </p>
            }
        })
    };
    let waits = move || (!hosts.get() && held.get() && full.get()).then(|| i18n.text("host-waits"));
    view! {
        <div role="alert">{refused}</div>
        <div role="status">{waits}</div>
        {start}
        {move || hosts.get().then(|| view! { <Arranging here /> })}
        {move || {
            seated.get().then(|| view! {
                <p>
                    <button type="button" data-test="leave" disabled=move || !here.ready() on:click=leave>
                        {move || i18n.text("leave")}
                    </button>
                </p>
            })
        }}
    }
}

/// The seats, each with the means to change it, and the options.
#[component]
fn Arranging(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let occupants = Memo::new(move |_| {
        let seats =
            |about: &wire::TableInfo| about.seats.iter().map(|seat| seat.occupant).collect::<Vec<_>>();
        here.about.with(|about| about.as_ref().map(seats).unwrap_or_default())
    });
    let rows = move || {
        let occupants = occupants.get();
        let count = occupants.len();
        let seats = Seat::all();
        occupants
            .into_iter()
            .zip(seats)
            .map(|(who, seat)| view! { <SeatControls here seat who count /> })
            .collect_view()
    };
    let sent_away = Memo::new(move |_| {
        here.about.with(|about| about.as_ref().map_or(0, |about| about.conduct.sent_away))
    });
    let readmit = move || {
        let said = Phrase::new("host-sent-away").number("count", sent_away.get());
        (sent_away.get() > 0).then(|| {
            view! {
                <p class="row">
                    <span>{move || i18n.phrase(&said)}</span>
                    <CommandButton
                        here
                        command=Command::Arrange(Arrangement::Readmit)
                        label="host-readmit"
                        hook="readmit"
                    />
                </p>
            }
        })
    };
    let word = RwSignal::new(String::new());
    let lock = move |_| {
        let word = Some(word.get_untracked().trim().to_owned()).filter(|word| !word.is_empty());
        here.command(Command::Arrange(Arrangement::Lock(word)));
    };
    let locked =
        Memo::new(move |_| here.about.with(|about| about.as_ref().is_some_and(|about| about.conduct.locked)));
    let state = move || i18n.text(if locked.get() { "host-locked" } else { "host-unlocked" });
    let chosen = RwSignal::new(std::collections::BTreeMap::new());
    let seats = RwSignal::new(0u8);
    Effect::new(move |_| seats.set(occupants.with(Vec::len) as u8));
    let about = here.about.get_untracked();
    let clock = RwSignal::new(about.as_ref().map(|about| about.conduct.clock).unwrap_or_default());
    let options =
        about.and_then(|about| game(&about.game)).map(|game| view! { <Options game chosen seats /> });
    view! {
        <details class="arranging" data-test="arranging">
            <summary>{move || i18n.text("host-title")}</summary>
            <ul class="plain">{rows}</ul>
            {readmit}
            <p>
                <CommandButton
                    here
                    command=Command::Arrange(Arrangement::Add(Occupant::Open))
                    label="host-add"
                    hook="add-seat"
                />
            </p>
            <WordField word label="host-word" />
            <p class="row">
                <button type="button" data-test="apply-word" disabled=move || !here.ready() on:click=lock>
                    {move || i18n.text("host-lock")}
                </button>
                <span class="faint" data-test="lock-state">{state}</span>
            </p>
            <ClockField clock />
            <p>
                <button
                    type="button"
                    data-test="apply-clock"
                    disabled=move || !here.ready()
                    on:click=move |_| here.command(Command::Arrange(Arrangement::Clock(clock.get_untracked())))
                >
                    {move || i18n.text("host-clock")}
                </button>
            </p>
            {options}
            <p>
                <button
                    type="button"
                    data-test="apply-options"
                    disabled=move || !here.ready()
                    on:click=move |_| here.command(Command::Arrange(Arrangement::Settings(chosen.get_untracked())))
                >
                    {move || i18n.text("host-options")}
                </button>
            </p>
        </details>
    }
}

/// One seat as the host can change it.
#[component]
fn SeatControls(here: TableClient, seat: Seat, who: Occupant, count: usize) -> impl IntoView {
    let i18n = I18n::get();
    let named = names(here);
    let name = move || named.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let mine = here.me() == Some(seat);
    let bots = Level::ALL.into_iter().map(|level| (level.id(), Occupant::Bot(level)));
    let choices: Vec<(&'static str, Occupant)> =
        std::iter::once(("open", Occupant::Open)).chain(bots).collect();
    let kept = (who == Occupant::Human).then(|| view! { <option value="keep" selected>{name}</option> });
    let options = choices.iter().map(|(id, occupant)| {
        let (id, chosen) = (*id, *occupant == who);
        view! { <option value=id selected=chosen>{move || i18n.text(&format!("occupant-{id}"))}</option> }
    });
    let options = options.collect_view();
    let label = Phrase::new("make-seat").number("number", seat.index() as i64 + 1);
    let list = (!mine).then(|| {
        view! {
            <select
                data-test=format!("occupant-{seat}")
                aria-label=move || i18n.phrase(&label)
                on:change=move |event| {
                    let value = event_target_value(&event);
                    if let Some((_, occupant)) = choices.iter().find(|(id, _)| *id == value) {
                        here.command(Command::Arrange(Arrangement::Seat { seat, occupant: *occupant }));
                    }
                }
            >
                {kept}
                {options}
            </select>
        }
    });
    let next = Seat::try_from(seat.index() as u8 + 1).ok().filter(|next| next.index() < count);
    let swap = next.map(|other| {
        view! {
            <CommandButton
                here
                command=Command::Arrange(Arrangement::Swap { one: seat, other })
                label="host-swap"
                hook=["swap-0", "swap-1", "swap-2", "swap-3", "swap-4", "swap-5", "swap-6", "swap-7"][seat.index()]
            />
        }
    });
    // Fewer than the game needs cannot play it.
    let fewest = here.about.with_untracked(|about| about.as_ref().and_then(|about| game(&about.game)));
    let spare = fewest.is_none_or(|game| count > game.info().seats[0].into());
    let remove = (who != Occupant::Human && spare).then(|| {
        view! {
            <CommandButton
                here
                command=Command::Arrange(Arrangement::Remove { seat })
                label="host-remove"
                hook=["remove-0", "remove-1", "remove-2", "remove-3", "remove-4", "remove-5", "remove-6", "remove-7"][seat.index()]
            />
        }
    });
    view! {
        <li class="row">
            <span class="who">{name}</span>
            {list} {swap} {remove}
        </li>
    }
}
