//! What is pointed at, shared by all parts of the drawing: the map, the strip, the forecast beside the board.

use crate::BoardContext;
use crate::forecast::{Forecast, forecast};
use gardez_la_ligne::{Board, Line, Station};
use leptos::prelude::*;
use std::sync::Arc;

/// Which station is pointed at, which one a finger chose, which one the Tab key leads to, and what a picket would do.
#[derive(Copy, Clone)]
pub(crate) struct Pointer {
    /// Under the mouse or the keyboard.
    pub(crate) at: RwSignal<Option<Station>>,
    /// Chosen by a finger, and waiting for its second touch.
    pub(crate) chosen: RwSignal<Option<Station>>,
    /// The one station that is a stop of the Tab key; arrow keys lead on from it.
    pub(crate) stop: RwSignal<Station>,
    /// The line under the mouse in the strip.
    pub(crate) line: RwSignal<Option<Line>>,
    /// What a picket on the station that is meant would do.
    pub(crate) forecast: Memo<Option<Arc<Forecast>>>,
}

impl Pointer {
    /// The one of a table.
    pub(crate) fn of(context: BoardContext) -> Pointer {
        context.shared(move || {
            let (at, chosen) = (RwSignal::new(None), RwSignal::new(None));
            let meant = move || chosen.get().or_else(|| at.get());
            Pointer {
                at,
                chosen,
                stop: RwSignal::new(busiest(context.game().board())),
                line: RwSignal::new(None),
                forecast: Memo::new(move |_| forecast(context, meant()?).map(Arc::new)),
            }
        })
    }

    /// The station that is meant: what a finger chose, or what is pointed at.
    pub(crate) fn meant(self) -> Option<Station> {
        self.chosen.get().or_else(|| self.at.get())
    }
}

/// Where the keyboard begins: where most lines meet.
fn busiest(board: &Board) -> Station {
    let lines = |station: &Station| (board.through(*station).len(), std::cmp::Reverse(*station));
    board.stations().max_by_key(lines).unwrap_or(Station(0))
}
