//! Why a picket cannot be placed: each reason with its clause.

use rules::refusals;

refusals! {
    /// Why something is refused.
    pub(crate) enum Reason {
        NotTheirTurn = "G5", "refusal-turn";
        Taken = "G7", "refusal-taken";
        AllPlaced = "G13", "refusal-all-placed";
        Unknown = "GR3", "refusal-unknown";
        BoardFull = "GR5", "refusal-board-full";
    }
}
