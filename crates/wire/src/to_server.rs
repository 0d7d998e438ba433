//! The messages of a client.

use crate::decision_id::DecisionId;
use crate::payload::Payload;
use crate::table_admin::Command;
use crate::talk::{Channel, TalkContent};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// The envelope: an id by which the answer is known, and the decision that an answer belongs to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToServer {
    /// Chosen by the client; the answer carries it.
    pub id: u32,
    /// The decision this is meant for. An action needs it: one that comes too late is refused as stale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<DecisionId>,
    /// What is asked.
    pub request: Request,
}

/// What a client can ask.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// The first message of a connection: which table, and who is speaking. Answered by `welcome`.
    Hello {
        /// The client's [`crate::PROTOCOL`].
        protocol: u32,
        /// The table's id.
        table: String,
        /// The secret of a seat; without one the connection watches.
        secret: Option<String>,
        /// The number of the last update the client has, if it has been here before.
        have: Option<u64>,
    },
    /// An action, in the game's own form. Answered by `done` once it is on disk, or by `refused`.
    Act {
        /// The action.
        action: Payload,
    },
    /// Takes back one's last action. Answered like an action.
    Undo,
    /// What would a strong bot do in my place? Answered by `hint`, or refused where the game does not wait for me.
    Hint,
    /// A number was missed. Answered by `caught_up`.
    Resync {
        /// The number of the last update the client has.
        have: u64,
    },
    /// Everything this viewer was ever told. Answered by `history`.
    History,
    /// How things stood at an earlier number. Answered by `snapshot_at`; one at a time.
    SnapshotAt {
        /// The number of an update that this viewer was told.
        number: u64,
    },
    /// Why could this not be done? Answered by `explained`; nothing is done.
    ExplainRefusal {
        /// The action.
        action: Payload,
    },
    /// Says something to others at the table. Answered by `done` once it is on disk, or by `refused`.
    Talk {
        /// To whom.
        to: Channel,
        /// What.
        words: TalkContent,
        /// What somebody who watches is called; those who play go by their seats' names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// One who watches wants to see the game as a seat sees it, or again as anybody does. Answered by `watching_as`; refused
    /// while the game is on, unless that seat allows it.
    WatchAs {
        /// Whose view; nobody's for the public one.
        seat: Option<Seat>,
    },
    /// Allows those who watch to see the game as my seat sees it, or no longer. Answered by `done`.
    ShowHand {
        /// May they?
        open: bool,
    },
    /// Something besides a move. Answered by `done` or by `refused`, unless it says otherwise.
    Command(Command),
    /// At a table on one device with secrets: only the player of this seat looks now, so that it may be shown what it
    /// knows; or nobody in particular does, and everything is to be covered. Answered by `welcome`.
    Lift {
        /// The seat; nobody's to cover everything.
        seat: Option<Seat>,
    },
    /// Is anybody there? Answered by `pong`.
    Ping,
}
