//! The tables this browser sits at: where one is awaited, what goes on, and how games ended.

use crate::game_loader::title as game_title;
use crate::home::thumbnail;
use crate::i18n::I18n;
use crate::icon;
use crate::last_seen::LastSeen;
use crate::seat_poller::SeatPoller;
use crate::site_map::{self, SitePage};
use crate::storage::{self, HeldSeat};
use crate::table::seats;
use crate::transfer_seats::TransferSeats;
use leptos::prelude::*;
use rules::{Arg, Outcome, Phrase, Seat, Viewer};
use wire::my_seats::{MySeat, SeatStanding};
use wire::{Occupant, Stage};

/// The seats this browser holds; nothing but the way to bring some here while there are none.
#[component]
pub fn MyTables(mine: SeatPoller) -> impl IntoView {
    let i18n = I18n::get();
    mine.show_in_tab_title();
    let is_over = move |seat: &HeldSeat| {
        let known = mine.of(&seat.table).and_then(|mine| mine.standing);
        known.is_some_and(|standing| standing.stage == Stage::Over)
    };
    let split = Memo::new(move |_| {
        let (over, running): (Vec<HeldSeat>, Vec<HeldSeat>) = mine.held.get().into_iter().partition(is_over);
        (running, over)
    });
    let list = move |seats: Vec<HeldSeat>| {
        let rows = seats.into_iter().map(|seat| view! { <Row mine seat /> }).collect_view();
        view! { <ul class="plain table-list">{rows}</ul> }
    };
    let running = move || {
        let running = split.with(|(running, _)| running.clone());
        (!running.is_empty()).then(|| {
            view! {
                <section class="card" aria-labelledby="my-tables" data-test="my-tables">
                    <h2 id="my-tables">{move || i18n.text("home-tables")}</h2>
                    {list(running)}
                </section>
            }
        })
    };
    let over = move || {
        let over = split.with(|(_, over)| over.clone());
        (!over.is_empty()).then(|| {
            view! {
                <section class="card" aria-labelledby="my-games" data-test="my-games">
                    <h2 id="my-games">{move || i18n.text("return-finished")}</h2>
                    {list(over)}
                </section>
            }
        })
    };
    let none = move || {
        let has_none = split.with(|(running, over)| running.is_empty() && over.is_empty());
        has_none.then(|| {
            view! {
                <section class="card" aria-labelledby="my-tables">
                    <h2 id="my-tables">{move || i18n.text("home-tables")}</h2>
                    <p class="faint">{move || i18n.text("home-no-tables")}</p>
                </section>
            }
        })
    };
    view! {
        <div class="my-tables">
            {none}
            {running}
            {over}
            <TransferSeats mine />
        </div>
    }
}

#[component]
fn Row(mine: SeatPoller, seat: HeldSeat) -> impl IntoView {
    let i18n = I18n::get();
    let table = seat.table.clone();
    let title = {
        let game_id = seat.game.clone();
        move || game_title(i18n, &game_id)
    };
    let last_seen = StoredValue::new(LastSeen::at(&table));
    let others = {
        let (table, seen) = (table.clone(), last_seen.get_value().map(|last_seen| last_seen.standing));
        move || {
            let known = mine.of(&table).and_then(|mine| mine.standing);
            known.or_else(|| seen.clone()).and_then(|standing| others(i18n, &standing))
        }
    };
    // What the table is called: the game, and with whom it is played.
    let called = move || {
        let others = others();
        std::iter::once(title()).chain(others).collect::<Vec<_>>().join(" ")
    };
    let visit = move || {
        let ago = last_seen.with_value(|last_seen| last_seen.as_ref().map(LastSeen::ago));
        ago.map(|ago| format!(" · {}", i18n.phrase(&ago)))
    };
    let as_name = Phrase::new("home-as").name("name", seat.name);
    let here = storage::is_local(&table);
    let (forget, forget_table) =
        if here { ("home-delete", "home-delete-table") } else { ("home-forget", "home-forget-table") };
    let label = called.clone();
    let forget_table = move || i18n.phrase(&Phrase::new(forget_table).name("table", label()));
    let let_go = {
        let table = table.clone();
        move |_| {
            // A seat elsewhere is only forgotten; a table on this device is gone with all that was played.
            if here {
                let question = untrack(|| i18n.text("home-delete-sure"));
                if !window().confirm_with_message(&question).unwrap_or(true) {
                    return;
                }
            }
            storage::forget_seat(&table);
            mine.held.set(storage::seats());
        }
    };
    let status = {
        let table = table.clone();
        move || mine.of(&table).map(|mine| view! { <Status mine /> })
    };
    view! {
        <li>
            {thumbnail(&seat.game)}
            <div class="about">
                <a href=site_map::at(SitePage::Table(table.clone())) data-test=format!("my-table-{table}")>
                    {called}
                </a>
                <span class="faint">
                    {move || if here { i18n.text("home-here") } else { i18n.phrase(&as_name) }} {visit}
                </span>
                {status}
            </div>
            <button type="button" class="quiet forget" aria-label=forget_table title=move || i18n.text(forget) on:click=let_go>
                {icon::cross()}
            </button>
        </li>
    }
}

/// How things stand at a table, in a few words.
#[component]
fn Status(mine: MySeat) -> impl IntoView {
    let i18n = I18n::get();
    let MySeat { table, standing, later } = mine;
    let Some(standing) = standing else {
        let gone = (!later).then(|| {
            view! { <span class="faint" data-test="status-gone">{move || i18n.text("return-gone")}</span> }
        });
        return gone.into_any();
    };
    let seen = storage::note::<(Viewer, u64, f64)>(storage::SEEN, &table);
    let seen = seen.filter(|(viewer, ..)| viewer.is(standing.seat)).map_or(0, |(_, number, _)| number);
    let news = standing.number.saturating_sub(seen);
    let news = (standing.stage == Stage::Playing && seen > 0 && news > 0).then(|| {
        let phrase = Phrase::new("return-news").number("count", news as i64);
        view! { <span class="faint">{move || i18n.phrase(&phrase)}</span> }
    });
    let (hook, class) = match standing.stage {
        Stage::Gathering => ("gathering", "faint"),
        Stage::Playing if standing.asked => ("asked", "pill"),
        Stage::Playing if standing.awaited => ("awaited", "pill"),
        Stage::Playing => ("waiting", "faint"),
        Stage::Over => ("over", "faint"),
    };
    // Where bots of this device are awaited, they go on as soon as somebody looks.
    let waiting = if storage::is_local(&table) { "return-paused" } else { "return-waiting" };
    // Nobody in particular reads it where several share the device.
    let people = standing.seats.iter().filter(|seat| seat.occupant == Occupant::Human).count();
    let reader = (!storage::is_local(&table) || people == 1).then_some(standing.seat);
    let said = move || match standing.stage {
        Stage::Gathering => i18n.text("return-gathering"),
        Stage::Playing if standing.asked => i18n.text("vote-asked"),
        Stage::Playing if standing.awaited => i18n.text("turn-mine"),
        Stage::Playing => i18n.text(waiting),
        Stage::Over => match standing.outcome {
            Some(outcome) => ended(i18n, &standing, &outcome, reader),
            None => i18n.text("closed-text"),
        },
    };
    view! {
        <span class=class data-test=format!("status-{hook}")>
            {said}
        </span>
        {news}
    }
    .into_any()
}

/// With whom one plays at a table; nothing while nobody else has come.
fn others(i18n: I18n, standing: &SeatStanding) -> Option<String> {
    let names = seats::all(i18n, &standing.seats).into_iter().zip(&standing.seats).enumerate();
    let others = names
        .filter(|(index, (_, about))| *index != standing.seat.index() && about.occupant != Occupant::Open);
    let others: Vec<Arg> = others.map(|(_, (name, _))| Arg::Name(name)).collect();
    let with = Phrase::new("return-with").arg("names", Arg::List(others.clone()));
    (!others.is_empty()).then(|| i18n.phrase(&with))
}

/// One's own rank, and who won; the one who reads it is "you".
fn ended(i18n: I18n, standing: &SeatStanding, outcome: &Outcome, reader: Option<Seat>) -> String {
    let place = outcome.places().get(standing.seat.index()).copied().unwrap_or_default();
    let names = seats::all(i18n, &standing.seats);
    let winners: Vec<Arg> = outcome.winners().map(Arg::Seat).collect();
    let id = if winners.len() == 1 { "result-won" } else { "result-shared" };
    let place_said = i18n.phrase(&Phrase::new("result-place").number("place", place));
    let won = i18n.phrase_to(reader, &names, &Phrase::new(id).arg("names", Arg::List(winners)));
    let rank = Phrase::new("return-rank").name("place", place_said);
    format!("{} {won}", i18n.phrase(&rank.number("count", outcome.places().len() as i64)))
}
