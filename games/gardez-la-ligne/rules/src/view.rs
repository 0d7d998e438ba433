//! The view, which is the same for every viewer: nothing is hidden in this game.

use crate::{Event, GardezLaLigne, State, Station, Union};
use rules::{Chance, Hidden, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The table as everybody sees it. The board itself is known from the table's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Union>,
    /// Who began.
    pub starter: Union,
    /// The pickets in the order they were placed.
    pub pickets: Vec<Picket>,
    /// Where the last picket was placed.
    pub last: Option<Station>,
    /// The influence sheet: for each line each union's influence.
    pub influence: Vec<Vec<u8>>,
    /// For each line who holds its control token; nobody while it lies on the sheet.
    pub control: Vec<Option<Union>>,
    /// Each union's seats as the lines are held now.
    pub seats: Vec<u16>,
    /// How many pickets each union has still to place.
    pub pickets_left: Vec<u8>,
    /// How many markers each union has left, where they are a limit (GR2).
    pub markers_left: Option<Vec<u8>>,
}

/// A picket on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Picket {
    /// Where it stands.
    pub station: Station,
    /// Whose it is.
    pub union: Union,
}

impl Hidden for GardezLaLigne {
    type View = View;

    fn view(&self, state: &State, _: Viewer) -> View {
        let unions = || (0..self.seats()).map(Union::new);
        let seats = self.seats_held(state);
        let pickets: Vec<Picket> =
            state.pickets().map(|(station, union)| Picket { station, union }).collect();
        let placed_by = |union| pickets.iter().filter(|picket| picket.union == union).count() as u8;
        View {
            turn: self.turn(state),
            starter: state.starter(),
            last: pickets.last().map(|picket| picket.station),
            influence: self
                .board()
                .lines()
                .map(|line| unions().map(|union| state.influence(line, union)).collect())
                .collect(),
            control: self.board().lines().map(|line| state.control(line)).collect(),
            seats: unions().map(|union| seats[union.index()]).collect(),
            pickets_left: unions()
                .map(|union| self.pickets_each().saturating_sub(placed_by(union)))
                .collect(),
            markers_left: self
                .marker_limit()
                .map(|limit| unions().map(|union| limit.saturating_sub(state.markers(union))).collect()),
            pickets,
        }
    }

    /// Every viewer is told every event.
    fn seen(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing is hidden, so the world is what everybody sees.
    fn redeal(&self, _: &mut State, _: Seat, _: &mut impl Chance) {}
}
