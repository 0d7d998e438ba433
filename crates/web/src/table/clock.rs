//! The clock displays beside the seats, and the warning to whoever has little time left.

use super::client::TableClient;
use super::seats::people;
use crate::clock_field::clock_said;
use crate::i18n::I18n;
use leptos::prelude::*;
use rules::{Phrase, Seat};

/// How the table is timed.
#[component]
pub fn TimedDecision(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let clock = Memo::new(move |_| {
        here.about.with(|about| about.as_ref().map(|about| about.conduct.clock).unwrap_or_default())
    });
    view! {
        <dl class="settings-list" data-test="time-control">
            <div>
                <dt>{move || i18n.text("clock-title")}</dt>
                <dd>{move || clock_said(i18n, clock.get())}</dd>
            </div>
        </dl>
    }
}

/// How long until the table's own clock rings; nothing where the rules have it ring no more.
#[component]
pub fn TableClock(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let left = Memo::new(move |_| here.clocks.of_table().map(seconds).filter(|_| !here.is_over()));
    move || {
        left.get().map(|left| {
            let phrase = Phrase::new("clock-timer").name("time", written(i18n, left));
            let label = i18n.text("clock-timer-of");
            view! {
                <span class="clock" role="timer" aria-label=label data-test="table-clock">
                    {i18n.phrase(&phrase)}
                </span>
            }
        })
    }
}

/// With less than this a clock is low.
const LOW: u64 = 30_000;

/// With less than this it is nearly over.
const LAST: u64 = 10_000;

/// The clock of one seat; nothing where no time is measured.
#[component]
pub fn SeatClock(here: TableClient, seat: Seat) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    // Seconds, so that nothing is drawn anew more often than a reader sees it change.
    // Bots are not timed.
    let timed = Memo::new(move |_| {
        let occupant = |about: &wire::TableInfo| about.seats.get(seat.index()).map(|seat| seat.occupant);
        here.about.with(|about| about.as_ref().and_then(occupant)) == Some(wire::Occupant::Human)
    });
    let shown = Memo::new(move |_| {
        here.clocks.of_seat(seat).filter(|_| timed.get()).map(|hand| (seconds(hand.left_ms), hand.running))
    });
    let bank = Memo::new(move |_| here.clocks.of_seat(seat).and_then(|hand| hand.bank_ms).map(seconds));
    let runs = move || shown.get().is_some_and(|(_, running)| running);
    let low = move || shown.get().is_some_and(|(left, running)| running && left * 1000 <= LOW);
    let in_all = move || {
        bank.get().map(|left| {
            let phrase = Phrase::new("clock-in-all").name("time", written(i18n, left));
            view! { <span class="faint">" " {i18n.phrase(&phrase)}</span> }
        })
    };
    let label = move || i18n.phrase_of(people, &Phrase::new("clock-of").seat("name", seat));
    move || {
        shown.with(Option::is_some).then(|| {
            view! {
                <span
                    class="clock"
                    class:low=low
                    role="timer"
                    aria-label=label
                    data-test=format!("clock-{seat}")
                    data-running=move || runs().then_some("yes")
                    data-low=move || low().then_some("yes")
                >
                    {move || shown.get().map(|(left, _)| written(i18n, left))}
                    {in_all}
                </span>
            }
        })
    }
}

fn seconds(ms: u64) -> u64 {
    ms.div_ceil(1000)
}

/// So many seconds as a clock shows them.
pub fn written(i18n: I18n, seconds: u64) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600, seconds / 60);
    if days > 0 {
        let phrase = Phrase::new("clock-days").number("days", days as i64);
        return i18n.phrase(&phrase.number("hours", (hours % 24) as i64));
    }
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        _ => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
    }
}

/// Tells the reader when their own time runs low: seen, and heard by whoever listens.
#[component]
pub fn LowTime(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let said = Memo::new(move |_| {
        let hand = here.me().and_then(|seat| here.clocks.of_seat(seat)).filter(|hand| hand.running)?;
        match hand.left_ms {
            0 => Some("clock-over"),
            left if left <= LAST => Some("clock-last"),
            // Whoever has never had more than that is told nothing new.
            left if left <= LOW && here.me().is_some_and(|me| here.clocks.had_more_than(me, LOW)) => {
                Some("clock-low")
            }
            _ => None,
        }
    });
    view! {
        <div role="status" aria-live="assertive">
            {move || {
                said.get().map(|id| view! { <p class="note-box low-time" data-test="low-time">{i18n.text(id)}</p> })
            }}
        </div>
    }
}
