//! The actions of a player.

use crate::board::Zone;
use rules::{Seat, bit_set};
use serde::{Deserialize, Serialize};

/// A pawn of a player by its number, 0 to 3; people count them from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pawn(pub u8);

impl Pawn {
    /// The pawns of a player (M1).
    pub const ALL: [Pawn; 4] = [Pawn(0), Pawn(1), Pawn(2), Pawn(3)];

    /// The number, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number by which people call it, counted from 1: players have letters already.
    pub fn called(self) -> String {
        (u16::from(self.0) + 1).to_string()
    }
}

bit_set! {
    /// Some pawns of a player.
    pub(crate) struct Pawns(u8) of Pawn;
}

/// A place on the track: a zone, and one of its spaces where they are counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The zone.
    pub zone: Zone,
    /// The space, counted from 0; none where any number of pawns may stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<u8>,
}

/// A player's action; as JSON `"roll"`, `{"move": {"pawn": 1, "to": {"zone": 4, "space": 0}}}`, `{"appoint": 3}`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// At the set-up: put the next pawn here (M2).
    Settle(Spot),
    /// Roll the die: for the turn (M10), or once for a press space (M20, M22).
    Roll,
    /// Move a pawn to this place, by the die (M11) or by influence (M31, M51).
    Move {
        /// Which pawn.
        pawn: Pawn,
        /// Where it goes.
        to: Spot,
    },
    /// Lift a pawn out of the broth (M33).
    Lift(Pawn),
    /// Put this many ministers in the cabinet (M20, M23).
    Appoint(u8),
    /// Remove a minister of this player to make room for one's own (M40).
    Dismiss(Seat),
    /// Influence: all one's pawns in scope go one zone on (M31).
    Advance,
    /// Influence: every opponent's pawn in scope above a broth space goes down (M32).
    Broth,
    /// Send one opponent's pawn down into the broth (M51, MR11).
    Sink {
        /// Whose pawn.
        seat: Seat,
        /// Which pawn.
        pawn: Pawn,
    },
    /// Leave undone what one may leave undone (MR5, MR11, MR21, MR25).
    Decline,
}
