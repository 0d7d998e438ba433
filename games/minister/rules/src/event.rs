//! The events: what people are told of the game.

use crate::{Pawn, Spot};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// One thing that happened, worth a sentence of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A roll for who begins (M5, MR19).
    Lot {
        /// Who rolled.
        seat: Seat,
        /// What.
        die: u8,
    },
    /// Who begins (M5).
    Starter {
        /// They.
        seat: Seat,
    },
    /// Everybody's first ministers took posts (M3).
    FirstMinisters {
        /// How many each.
        each: u8,
    },
    /// A pawn was put on its start space (M2).
    Settled {
        /// Whose.
        seat: Seat,
        /// Which.
        pawn: Pawn,
        /// Where.
        to: Spot,
    },
    /// The die of a turn (M10).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What.
        die: u8,
    },
    /// The die could not be used, or was not, so time goes on (M50, MR5).
    Time {
        /// Who moved the marker.
        seat: Seat,
        /// Where it is now.
        space: u8,
        /// How many spaces are left to election day.
        left: u8,
        /// Was it left unused (MR5)?
        unused: bool,
    },
    /// A pawn moved (M11, M31, M51).
    Moved {
        /// Whose.
        seat: Seat,
        /// Which.
        pawn: Pawn,
        /// Where to.
        to: Spot,
        /// Over how many full zones (M12).
        jumped: u8,
    },
    /// A pawn came out of the broth (M33).
    Lifted {
        /// Whose.
        seat: Seat,
        /// Which.
        pawn: Pawn,
        /// Where it stands now.
        to: Spot,
    },
    /// All that stood on the opinion space went to the newspaper (M25).
    Exiled {
        /// Whose pawns.
        seat: Seat,
        /// Who came.
        by: Seat,
        /// How many.
        count: u8,
    },
    /// An exile gets no rolls (MR24).
    NoRolls {
        /// Whose.
        seat: Seat,
        /// Which.
        pawn: Pawn,
    },
    /// A roll for a press space (M20, MR6).
    Press {
        /// Who rolled.
        seat: Seat,
        /// What.
        die: u8,
        /// The ministers won so far with it.
        total: u8,
        /// Rolls still to make.
        left: u8,
    },
    /// Ministers went to vacant posts (M40), or none was placed (MR13).
    Appointed {
        /// Whose.
        seat: Seat,
        /// How many; 0 if they could have placed some and did not.
        count: u8,
    },
    /// There is no vacant post left: so many ministers of others are about to make room (M40).
    Replacing {
        /// For whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A minister had to make room for another (M40).
    Replaced {
        /// Whose minister came.
        seat: Seat,
        /// Whose went.
        from: Seat,
    },
    /// The chair changed hands (M41, M42).
    Chair {
        /// Who is chancellor now.
        seat: Seat,
        /// Who was.
        from: Option<Seat>,
    },
    /// Influence moves one's own pawns (M31).
    Advance {
        /// Whose.
        seat: Seat,
    },
    /// Influence has nothing to act on (M30).
    NoInfluence {
        /// Whose it was.
        seat: Seat,
    },
    /// A pawn went down into the broth (M32, M51).
    Sunk {
        /// By whom.
        by: Seat,
        /// Whose.
        seat: Seat,
        /// Which.
        pawn: Pawn,
        /// Below which space.
        at: Spot,
    },
    /// Somebody left undone what they might have done (MR11, MR21, MR25).
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Somebody sent some pawns into the broth and lets the others be (MR11).
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The time marker reached a space with influence (M51).
    TimeInfluence {
        /// Who moved it.
        seat: Seat,
    },
    /// The time marker reached a space of the chancellor (M52, MR17).
    Bonus {
        /// Who gets a minister more; nobody while the chair is empty.
        seat: Option<Seat>,
    },
    /// The game is over.
    End {
        /// Why.
        ending: Ending,
        /// Who won.
        winners: Vec<Seat>,
        /// Each player's ministers, the chancellor among them.
        ministers: Vec<u8>,
    },
}

/// Why a game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Election day (M53).
    Election,
    /// One player holds all posts (M54).
    AllPosts,
    /// As many turns were played as the table allows (MR23).
    TurnLimit,
}
