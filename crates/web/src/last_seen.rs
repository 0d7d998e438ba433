//! How things stood at a table when this browser last looked: what the home page can tell of it without asking anybody.

use crate::storage;
use crate::table::client::TableClient;
use leptos::prelude::*;
use rules::Phrase;
use serde::{Deserialize, Serialize};
use wire::Stage;
use wire::my_seats::SeatStanding;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What was seen of a table, and when.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LastSeen {
    /// How things stood for the seat that is held here.
    pub standing: SeatStanding,
    /// When, in milliseconds of this device's clock.
    at_ms: u64,
}

impl LastSeen {
    /// The last at this table.
    pub fn at(table: &str) -> Option<LastSeen> {
        storage::note(storage::LAST_SEEN, table)
    }

    /// When it was, said from now.
    pub fn ago(&self) -> Phrase {
        ago((js_sys::Date::now() as u64).saturating_sub(self.at_ms) / 1000)
    }
}

/// Keeps what is seen of a table at which this browser holds a seat.
pub fn keep(here: TableClient) {
    Effect::new(move |_| {
        let Some(standing) = standing(here) else { return };
        let last_seen = LastSeen { standing, at_ms: js_sys::Date::now() as u64 };
        here.table.with_value(|table| storage::keep_note(storage::LAST_SEEN, table, &last_seen));
    });
}

/// Keeps the number of the last move that was made here: whoever loads the page anew still sees what the others did since.
pub fn keep_last_move(here: TableClient) {
    // A lesson is played from its beginning every time.
    if here.is_lesson() {
        return;
    }
    let known = here.table.with_value(|table| storage::note(storage::LAST_MOVE, table));
    if let Some(known) = known {
        here.queue.remember(known);
    }
    Effect::new(move |_| {
        if let Some(last) = here.queue.last_move() {
            here.table.with_value(|table| storage::keep_note(storage::LAST_MOVE, table, &last));
        }
    });
}

fn standing(here: TableClient) -> Option<SeatStanding> {
    let about = here.about.get()?;
    let seat = storage::seat(&about.table)?.seat;
    // What is kept for another visit is all there is: by then the drawing will have shown it.
    let shown = here.feed.snapshot().get();
    Some(SeatStanding {
        game: about.game,
        seat,
        seats: about.seats,
        stage: if here.has_ended() { Stage::Over } else { about.stage },
        awaited: here.my_turn(),
        asked: here.is_asked(),
        number: shown.as_ref().map_or(0, |shown| shown.number),
        outcome: shown.and_then(|shown| shown.outcome),
    })
}

fn ago(seconds: u64) -> Phrase {
    let (id, unit) = match seconds {
        0..MINUTE => ("visit-now", MINUTE),
        MINUTE..HOUR => ("visit-minutes", MINUTE),
        HOUR..DAY => ("visit-hours", HOUR),
        _ => ("visit-days", DAY),
    };
    Phrase::new(id).number("count", (seconds / unit) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_is_told_in_the_largest_unit_that_it_fills() {
        let counted = |id, count: i64| Phrase::new(id).number("count", count);
        assert_eq!(ago(59), counted("visit-now", 0));
        assert_eq!(ago(60), counted("visit-minutes", 1));
        assert_eq!(ago(2 * HOUR - 1), counted("visit-hours", 1));
        assert_eq!(ago(DAY - 1), counted("visit-hours", 23));
        assert_eq!(ago(15 * DAY), counted("visit-days", 15));
    }
}
