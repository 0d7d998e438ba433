//! The list of seats: who sits at the table, how they stand, and whose turn it is.

use super::client::TableClient;
use super::clock::SeatClock;
use crate::i18n::{I18n, PeopleNames};
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use std::sync::Arc;
use wire::{Occupant, SeatInfo, TableInfo};

/// The seats, clockwise.
#[component]
pub fn SeatList(here: TableClient, board: Option<Arc<dyn AnyBoard>>) -> impl IntoView {
    // Their number changes only before the game; what is known of each changes all the time.
    let count =
        Memo::new(move |_| here.about.with(|about| about.as_ref().map_or(0, |about| about.seats.len())));
    let rows = move || {
        Seat::all()
            .take(count.get())
            .map(|seat| view! { <SeatRow here seat board=board.clone() /> })
            .collect_view()
    };
    view! { <ul class="seats">{rows}</ul> }
}

#[component]
fn SeatRow(here: TableClient, seat: Seat, board: Option<Arc<dyn AnyBoard>>) -> impl IntoView {
    let i18n = I18n::get();
    let about = Memo::new(move |_| {
        here.about.with(|about| about.as_ref().and_then(|about| about.seats.get(seat.index()).cloned()))
    });
    let turn = Memo::new(move |_| here.awaited().contains(seat));
    let mine = move || here.me() == Some(seat);
    let name = move || about.with(|about| name(i18n, seat, about.as_ref()));
    let note = move || {
        let about = about.get()?;
        let away = about.occupant == Occupant::Human && !about.present && !mine();
        let note = match about.occupant {
            // Here the lesson plays them.
            Occupant::Bot(_) if here.is_lesson() => return None,
            Occupant::Bot(level) => format!("occupant-{}", level.id()),
            Occupant::Human if here.is_shared() => return None,
            Occupant::Human if about.conduct.conceded => "seat-conceded".to_owned(),
            Occupant::Human if about.conduct.stand_in.is_some() => {
                format!("seat-stand-in-{}", about.conduct.stand_in?.id())
            }
            Occupant::Human if about.conduct.reserved => "seat-reserved".to_owned(),
            Occupant::Human if mine() => "seat-you".to_owned(),
            Occupant::Human if about.conduct.vanished => "seat-vanished".to_owned(),
            Occupant::Human if away => "seat-away".to_owned(),
            Occupant::Human | Occupant::Open => return None,
        };
        Some(view! { <span class="faint note" class:away=away>{i18n.text(&note)}</span> })
    };
    let sign = board.as_ref().map(|board| board.sign(seat));
    let standing = board.map(|board| {
        view! { <span class="standing">{move || board.standing(seat)}</span> }
    });
    view! {
        <li
            data-test=format!("seat-at-{seat}")
            data-turn=move || turn.get().then_some("yes")
            class:mine=mine
        >
            {sign}
            <span class="who">{name}</span>
            {note}
            <SeatClock here seat />
            {standing}
            {move || turn.get().then(|| view! { <span class="turn-mark">{i18n.text("seat-turn")}</span> })}
        </li>
    }
}

/// What a seat is called: by its name if it has one. A bot goes by a name in the reader's language.
pub fn name(i18n: I18n, seat: Seat, about: Option<&SeatInfo>) -> String {
    let numbered = |id| i18n.phrase(&Phrase::new(id).number("number", seat.index() as i64 + 1));
    match about {
        Some(SeatInfo { occupant: Occupant::Bot(_), .. }) => numbered("seat-bot"),
        Some(SeatInfo { occupant: Occupant::Open, .. }) | None => i18n.text("seat-open"),
        Some(about) if about.name.is_empty() => numbered("seat-number"),
        Some(about) => about.name.clone(),
    }
}

/// What the seats of a table are called.
pub fn names(here: TableClient) -> Signal<Vec<String>> {
    let i18n = I18n::get();
    let of =
        move |about: &Option<TableInfo>| about.as_ref().map_or(Vec::new(), |about| all(i18n, &about.seats));
    Memo::new(move |_| here.about.with(of)).into()
}

/// Whom sentences at this table speak of.
pub fn people(here: TableClient) -> PeopleNames {
    PeopleNames { names: names(here), reader: Signal::derive(move || here.reader()) }
}

/// What these seats are called.
pub fn all(i18n: I18n, seats: &[SeatInfo]) -> Vec<String> {
    let seats = seats.iter().zip(Seat::all());
    seats.map(|(about, seat)| name(i18n, seat, Some(about))).collect()
}
