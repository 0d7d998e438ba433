//! Gardez la Ligne: unions put strike pickets on the stations of a network to win its lines.

mod action;
mod audit;
mod board;
mod event;
mod negotiation;
mod options;
mod picket;
mod preview;
mod refusal;
mod speech;
mod state;
mod view;

pub use action::Action;
pub use board::{
    Badge, Bearing, Board, BoardError, BoardErrorKind, BoardField, BoardFile, Colour, Corridor, CorridorPlan,
    Line, LinePlan, Lines, MAX_LINES, MAX_STATIONS, RiverPlan, Station, StationPlace, StationPlan, Track,
};
pub use event::Event;
pub use preview::Preview;
pub use state::{MAX_PICKETS, MAX_UNIONS, State, Union};
pub use view::{Picket, View};

use options::Options;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct GardezLaLigne {
    options: Options,
    seats: u8,
    /// After so many pickets the game is over (G13, GR5).
    last: u8,
    /// A union with so many markers on the sheet has no other; beyond reach where markers are no limit (GR2).
    markers: u8,
}

impl GardezLaLigne {
    /// The board played on.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// How many pickets each union has (G2, GR11).
    pub fn pickets_each(&self) -> u8 {
        picket::each(&self.options, self.seats)
    }

    /// How many markers each union has, where they are a limit (G1, GR2).
    pub fn marker_limit(&self) -> Option<u8> {
        self.options.marker_limit.then_some(self.markers)
    }
}
