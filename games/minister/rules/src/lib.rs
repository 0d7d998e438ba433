//! Minister: party members climb the career track, and what the press makes of them fills the cabinet.

mod action;
mod audit;
mod board;
mod cabinet;
mod editions;
mod election;
mod event;
mod faces;
mod influence;
mod options;
mod press;
mod preview;
mod refusal;
mod setup;
mod speech;
mod state;
mod steps;
mod track;
mod turn;
mod view;
mod worth;

pub use action::{Action, Pawn, Spot};
pub use board::{
    Board, BoardError, BoardErrorKind, BoardFile, MAX_SPACES, MAX_SPIRAL, MAX_ZONES, Spiral, SpiralPlan,
    Starts, Zone, ZoneData, ZoneKind, ZonePlan,
};
pub use event::{Ending, Event};
pub use preview::Way;
pub use state::{MAX_PLAYERS, MINISTERS, POSTS, State, Step};
pub use view::{PawnSeen, View};

use editions::Edition;
use election::Effect;
use options::Options;
use track::Track;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct Minister {
    edition: Edition,
    options: Options,
    seats: u8,
    track: Track,
    /// What each space of the time spiral does.
    effects: Vec<Effect>,
    /// What a pawn in each zone may still bring, for bots.
    careers: [f32; MAX_ZONES],
}

impl Minister {
    /// The board played on.
    pub fn board(&self) -> &Board {
        &self.options.board
    }
}
