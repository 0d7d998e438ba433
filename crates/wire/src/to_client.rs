//! The messages of the server.

use crate::decision_id::DecisionId;
use crate::http::Seated;
use crate::payload::Payload;
use crate::refusal_code::RefusalCode;
use crate::table_admin::{Clocks, OpenVote, VoteResult};
use crate::table_info::{TableInfo, TableStatus};
use crate::talk::{TalkError, TalkMessage};
use crate::viewer_snapshot::{ErasedUpdate, ViewerSnapshot};
use rules::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A message of the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to `hello`.
    Welcome {
        /// The server's [`crate::PROTOCOL`].
        protocol: u32,
        /// As whom the connection sees the table.
        viewer: Viewer,
        /// The table.
        about: Box<TableInfo>,
        /// The game as this viewer sees it, once it is on.
        shown: Option<ViewerSnapshot>,
        /// What happened since the number the client has, or else the latest things that happened.
        updates: Vec<ErasedUpdate>,
    },
    /// Seats or stage have changed.
    Status(TableStatus),
    /// Something happened. A number that does not follow the last one means that something was missed: `resync`.
    Update {
        /// What happened.
        update: ErasedUpdate,
        /// How things stand now.
        shown: ViewerSnapshot,
    },
    /// The answer to `resync`.
    CaughtUp {
        /// What happened since, or the latest things if too much did.
        updates: Vec<ErasedUpdate>,
        /// How things stand now; nothing before the game is on.
        shown: Option<ViewerSnapshot>,
    },
    /// The answer to `history`.
    History {
        /// Everything this viewer was told.
        updates: Vec<ErasedUpdate>,
    },
    /// The answer to `snapshot_at`.
    SnapshotAt {
        /// The number that was asked for.
        number: u64,
        /// What this viewer was shown then.
        shown: ViewerSnapshot,
    },
    /// The answer to `explain_refusal`.
    Explained {
        /// The id of the request.
        id: u32,
        /// What stands in the way; nothing if it could be done.
        refused: Option<ActionError>,
    },
    /// Somebody says something that this connection may hear.
    Said(TalkMessage),
    /// What was said here before, as far as this connection may hear it, the oldest first: after a welcome, and at the
    /// end of the game. Nothing comes where nothing was said.
    Talk {
        /// The latest of it.
        said: Vec<TalkMessage>,
    },
    /// One who watches sees the game with another viewer from now on: as asked, or because a seat no longer allows it.
    WatchingAs {
        /// Whose view; nobody's for the public one.
        seat: Option<Seat>,
        /// The game as this viewer sees it, once it is on.
        shown: Option<ViewerSnapshot>,
        /// The latest things that this viewer was told. Its numbers are its own.
        updates: Vec<ErasedUpdate>,
    },
    /// How the clocks stand: after a welcome and whenever one starts or stops, at tables where time is measured.
    Clocks(Clocks),
    /// A question to those at the table.
    Vote {
        /// The one that is open.
        open: Option<OpenVote>,
        /// What became of the last one, if that is news.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ended: Option<(OpenVote, VoteResult)>,
    },
    /// The answer to a wish for a rematch: one's own seat there.
    Rematch(Seated),
    /// The new secret of one's seat; the old one opens nothing any more.
    Renewed(Seated),
    /// On how many devices one's seat is open, when there are several or were.
    Devices {
        /// How many.
        open: u32,
    },
    /// At a table on one device with secrets: the device is to be handed to the player of this seat, who says `lift`.
    /// Until then it shows what anybody may see.
    Curtain {
        /// The seat.
        seat: Seat,
    },
    /// It is done, and on disk.
    Done {
        /// The id of the request.
        id: u32,
    },
    /// The answer to `hint`.
    Hint {
        /// The id of the request.
        id: u32,
        /// The decision it was meant for.
        decision: DecisionId,
        /// What a strong bot would do there, knowing what the seat knows.
        action: Payload,
    },
    /// It cannot be done; nothing has changed.
    Refused(ActionError),
    /// The message was no use; the connection stays up.
    Error(ProtocolError),
    /// The answer to `ping`.
    Pong,
}

/// Why an action was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActionError {
    /// The id of the request.
    pub id: u32,
    /// What kind of refusal.
    pub code: RefusalCode,
    /// The clause of the rules, where they refuse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The id of the sentence in the game's files that says why, where the rules refuse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The sentence itself, where it is about the options of a game, for whoever has no other way to say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Box<Translated>>,
    /// A plain sentence for those without those files.
    pub message: String,
}

/// A sentence in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Translated {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl ActionError {
    /// What cannot be said.
    pub fn unsayable(id: u32, why: TalkError) -> ActionError {
        ActionError { id, code: why.code(), clause: None, reason: None, said: None, message: why.to_string() }
    }

    /// Seats are looked at from inside only by leave, or after the end.
    pub fn not_shown(id: u32) -> ActionError {
        let message = "this seat does not show its hand; ask its player, or come back at the end";
        ActionError {
            id,
            code: RefusalCode::NotShown,
            clause: None,
            reason: None,
            said: None,
            message: message.into(),
        }
    }

    /// Where people play against each other a bot helps nobody, unless the table was made so.
    pub fn no_hints_here(id: u32) -> ActionError {
        let message = "people play against each other here, and the table gives no advice";
        ActionError {
            id,
            code: RefusalCode::NoHintsHere,
            clause: None,
            reason: None,
            said: None,
            message: message.into(),
        }
    }

    /// Advice is for those whom the game waits for.
    pub fn no_hint(id: u32) -> ActionError {
        let message = "there is nothing to advise: the game does not wait for you";
        ActionError {
            id,
            code: RefusalCode::NotAwaited,
            clause: None,
            reason: None,
            said: None,
            message: message.into(),
        }
    }
}

/// What was wrong with a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProtocolError {
    /// The id of the request, where it could be read.
    pub id: Option<u32>,
    /// What kind of fault.
    pub code: ProtocolErrorCode,
    /// A sentence that says what to do.
    pub message: String,
}

/// Kinds of faults.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProtocolErrorCode {
    /// Not a message of this protocol.
    Malformed,
    /// Too long.
    Oversized,
    /// Anything before `hello`, or a second `hello`.
    OutOfOrder,
    /// The page is older or newer than the server: reload it.
    OtherProtocol,
    /// There is no such table.
    UnknownTable,
    /// The secret opens no seat of this table.
    WrongSecret,
    /// Those who watch cannot play.
    NotSeated,
    /// The game has not begun.
    NotStarted,
    /// This viewer was never told an update of this number.
    UnknownNumber,
    /// Too many messages at once.
    TooMany,
    /// The server could not do it; try again.
    Unavailable,
}
