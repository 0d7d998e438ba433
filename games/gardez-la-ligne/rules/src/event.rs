//! The events: what people are told of the game.

use crate::{Line, Station, Union};
use serde::{Deserialize, Serialize};

/// One thing that happened, worth a sentence of its own. Lines come in the order of the influence sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins (G5, GR6).
    Starter {
        /// The union that begins.
        union: Union,
        /// By lot, or as the table agreed?
        drawn: bool,
    },
    /// A picket was placed (G6), and what it gave (G8, G9).
    Picket {
        /// Whose it is.
        union: Union,
        /// Where it stands.
        station: Station,
        /// What it gave on each of the lines.
        points: u8,
        /// The lines on which it gave something.
        lines: Vec<Line>,
    },
    /// On these lines the picket gave nothing, for want of markers (GR2).
    OutOfMarkers {
        /// Who has none left.
        union: Union,
        /// The lines.
        lines: Vec<Line>,
    },
    /// Control tokens taken from the influence sheet (G11).
    Taken {
        /// Who controls the lines now.
        union: Union,
        /// The lines.
        lines: Vec<Line>,
    },
    /// Control tokens taken out of another's hands (G11).
    Seized {
        /// Who controls the lines now.
        union: Union,
        /// Who did.
        from: Union,
        /// The lines.
        lines: Vec<Line>,
    },
    /// Control tokens that went back to the influence sheet (G12).
    Returned {
        /// Who controlled the lines.
        from: Union,
        /// The lines.
        lines: Vec<Line>,
    },
    /// The game is over (G13, GR5).
    End {
        /// Each union's seats at the negotiation (G14).
        seats: Vec<u16>,
        /// Who won, one or several (GR1).
        winners: Vec<Union>,
    },
}
