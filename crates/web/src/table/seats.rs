//! The list of seats: who sits at the table, how they stand, and whose turn it is.

use super::client::TableClient;
use super::clock::SeatClock;
use super::seat_plate::SeatPlate;
use crate::i18n::{I18n, PeopleNames};
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use std::sync::Arc;
use wire::{Occupant, SeatInfo, TableInfo};

/// Which seats a list shows.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub enum SeatFilter {
    /// All of them.
    #[default]
    All,
    /// Those across the table, from the reader's left on; all of them for those who watch.
    Others,
    /// The reader's.
    Reader,
    /// The reader's, then the others'.
    ReaderFirst,
    /// The others', then the reader's.
    OthersThenReader,
}

impl SeatFilter {
    /// The seats of a table of so many, as they are shown to whoever plays this one.
    pub fn of(self, me: Option<Seat>, count: usize) -> Vec<Seat> {
        let all = || Seat::all().take(count);
        match (self, me) {
            (SeatFilter::All, _) | (SeatFilter::Others, None) => all().collect(),
            (SeatFilter::Others, Some(me)) => {
                all().filter(|seat| *seat > me).chain(all().filter(|seat| *seat < me)).collect()
            }
            (SeatFilter::Reader, me) => me.into_iter().collect(),
            (SeatFilter::OthersThenReader, me) => {
                SeatFilter::Others.of(me, count).into_iter().chain(me).collect()
            }
            (SeatFilter::ReaderFirst, me) => me.into_iter().chain(SeatFilter::Others.of(me, count)).collect(),
        }
    }
}

/// The seats, clockwise.
#[component]
pub fn SeatList(
    here: TableClient,
    board: Option<Arc<dyn AnyBoard>>,
    #[prop(optional)] seated: SeatFilter,
) -> impl IntoView {
    // Their number changes only before the game; what is known of each changes all the time.
    let count =
        Memo::new(move |_| here.about.with(|about| about.as_ref().map_or(0, |about| about.seats.len())));
    let shown = Memo::new(move |_| seated.of(here.me(), count.get()));
    let rows = move || {
        shown.get().into_iter().map(|seat| view! { <SeatRow here seat board=board.clone() /> }).collect_view()
    };
    view! { <ul class="seats" data-count=move || shown.with(Vec::len).to_string()>{rows}</ul> }
}

#[component]
fn SeatRow(here: TableClient, seat: Seat, board: Option<Arc<dyn AnyBoard>>) -> impl IntoView {
    let i18n = I18n::get();
    let about = Memo::new(move |_| {
        here.about.with(|about| about.as_ref().and_then(|about| about.seats.get(seat.index()).cloned()))
    });
    let turn = Memo::new(move |_| here.told_turn().contains(seat));
    let mine = move || here.me() == Some(seat);
    // Whoever gave no name is called as one speaks to them.
    let is_nameless = Memo::new(move |_| {
        let mine = here.reader() == Some(seat);
        mine && about.with(|about| about.as_ref().is_some_and(|about| about.name.is_empty()))
    });
    let name = move || match is_nameless.get() {
        true => i18n.text("seat-yours"),
        false => about.with(|about| name(i18n, seat, about.as_ref())),
    };
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
            Occupant::Human if is_nameless.get() => return None,
            Occupant::Human if mine() => "seat-you".to_owned(),
            Occupant::Human if about.conduct.gone => "seat-gone".to_owned(),
            Occupant::Human if away => "seat-away".to_owned(),
            Occupant::Human | Occupant::Open => return None,
        };
        Some(view! { <span class="faint note" class:away=away>{i18n.text(&note)}</span> })
    };
    let name = Signal::derive(name);
    match board {
        Some(board) => {
            let besides = move || {
                view! {
                    {note}
                    <SeatClock here seat />
                }
            };
            view! { <SeatPlate seat board name turn mine=Signal::derive(mine) besides /> }.into_any()
        }
        // Before the game there is nothing to stand.
        None => view! {
            <li data-test=format!("seat-at-{seat}") class:mine=mine>
                <span class="who">{name}</span>
                {note}
                <SeatClock here seat />
            </li>
        }
        .into_any(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_sit_clockwise_from_the_reader() {
        let indices = |seated: SeatFilter, me: Option<u8>| {
            seated.of(me.map(Seat::new), 4).into_iter().map(Seat::index).collect::<Vec<_>>()
        };
        assert_eq!(indices(SeatFilter::Others, Some(1)), [2, 3, 0]);
        assert_eq!(indices(SeatFilter::Reader, Some(1)), [1]);
        assert_eq!(indices(SeatFilter::Others, None), [0, 1, 2, 3]);
        assert_eq!(indices(SeatFilter::Reader, None), [0; 0]);
        assert_eq!(indices(SeatFilter::All, Some(3)), [0, 1, 2, 3]);
        assert_eq!(indices(SeatFilter::ReaderFirst, Some(2)), [2, 3, 0, 1]);
        assert_eq!(indices(SeatFilter::OthersThenReader, Some(2)), [3, 0, 1, 2]);
        assert_eq!(indices(SeatFilter::OthersThenReader, None), [0, 1, 2, 3]);
    }
}
