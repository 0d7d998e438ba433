//! The messages that a table's actor receives, and the handle by which they are sent.

use crate::api_error::ApiError;
use crate::connections::{LentViewer, Outbox};
use crate::expiry::Ending;
use crate::loading::TableMeta;
use rules::Seat;
use serde_json::value::RawValue;
use std::net::IpAddr;
use std::sync::Arc;
use table::{FormerPlayer, SeatRecord};
use tokio::sync::{mpsc, oneshot};
use wire::http::{Seated, TakeSeat};
use wire::my_seats::SeatStanding;
use wire::table_admin::Command;
use wire::talk::{Channel, TalkContent};
use wire::{DecisionId, TableInfo};

/// So many messages may wait at a table; whoever writes more waits.
pub(crate) const MAILBOX: usize = 256;

/// One connection, as long as it lasts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A message to a table.
pub(crate) enum TableMessage {
    /// A connection wants to see the table, and to play if it has a seat's secret.
    Join {
        connection: ConnectionId,
        /// Where the connection comes from.
        address: IpAddr,
        secret: Option<String>,
        have: Option<u64>,
        outbox: Outbox,
        reply: Reply<Joined>,
    },
    /// A connection is gone.
    Leave(ConnectionId),
    /// A player acts.
    Act { connection: ConnectionId, id: u32, moment: DecisionId, action: Box<RawValue> },
    /// A player takes back.
    Undo { connection: ConnectionId, id: u32 },
    /// A player asks for advice.
    Hint { connection: ConnectionId, id: u32 },
    /// A player asks why an action could not be done.
    Why { connection: ConnectionId, id: u32, action: Box<RawValue> },
    /// Somebody says something.
    Say { connection: ConnectionId, id: u32, to: Channel, words: TalkContent, name: Option<String> },
    /// One who watches wants another viewer.
    Look { connection: ConnectionId, id: u32, seat: Option<Seat> },
    /// A player shows their hand to those who watch, or no longer.
    ShowHand { connection: ConnectionId, id: u32, open: bool },
    /// Somebody wants something besides a move.
    Order { connection: ConnectionId, id: u32, order: Command },
    /// A connection has missed something.
    Resync { connection: ConnectionId, have: u64 },
    /// A bot has made up its mind about the decision `moment`, when the log had `entries` entries. No action: it broke.
    Thought { seat: Seat, moment: DecisionId, entries: u64, action: Option<Box<RawValue>> },
    /// Somebody at this address takes an open seat.
    Sit { wish: TakeSeat, address: IpAddr, reply: Reply<Seated> },
    /// How things stand for the seat that this secret opens.
    Standing { secret: String, reply: Reply<SeatStanding> },
    /// Somebody from the game before takes the seat that waits for the one with this key.
    Claim { key: String, added: Option<String>, reply: Reply<Seated> },
    /// What everyone may know.
    About(Reply<TableInfo>),
    /// What belongs in the file of a finished game besides its log.
    Record(Reply<ExportedSeats>),
    /// End the table. Was it ended?
    Close { ending: Ending, reply: Reply<bool> },
    /// How many entries were played again when the table was opened?
    Replayed(Reply<u64>),
}

/// How a connection was let in.
pub(crate) struct Joined {
    pub(crate) sight: LentViewer,
    pub(crate) meta: Arc<TableMeta>,
}

/// A game that is over, apart from its log.
pub(crate) struct ExportedSeats {
    pub(crate) meta: Arc<TableMeta>,
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) before: Vec<FormerPlayer>,
    pub(crate) dice: Option<wire::PublishedDice>,
}

impl TableMessage {
    /// Answers a message to a table that cannot be opened.
    pub(crate) fn refuse(self, error: ApiError) {
        // Whoever no longer waits for the answer does not need it.
        match self {
            TableMessage::Join { reply, .. } => drop(reply.send(Err(error))),
            TableMessage::Sit { reply, .. } | TableMessage::Claim { reply, .. } => {
                drop(reply.send(Err(error)))
            }
            TableMessage::Standing { reply, .. } => drop(reply.send(Err(error))),
            TableMessage::About(reply) => drop(reply.send(Err(error))),
            TableMessage::Record(reply) => drop(reply.send(Err(error))),
            TableMessage::Close { reply, .. } => drop(reply.send(Err(error))),
            TableMessage::Replayed(reply) => drop(reply.send(Err(error))),
            TableMessage::Leave(_)
            | TableMessage::Act { .. }
            | TableMessage::Undo { .. }
            | TableMessage::Hint { .. }
            | TableMessage::Why { .. }
            | TableMessage::Say { .. }
            | TableMessage::Look { .. }
            | TableMessage::ShowHand { .. }
            | TableMessage::Order { .. }
            | TableMessage::Resync { .. }
            | TableMessage::Thought { .. } => {}
        }
    }
}

/// A table's address: what is needed to write to it.
#[derive(Clone)]
pub(crate) struct TableHandle {
    /// Tells this opening of the table from an earlier or later one.
    pub(crate) number: u64,
    pub(crate) sender: mpsc::Sender<TableMessage>,
}

impl TableHandle {
    /// Sends a message that is answered elsewhere, or not at all.
    pub(crate) async fn write(&self, message: TableMessage) -> Result<(), ApiError> {
        self.sender.send(message).await.map_err(|_| ApiError::Unavailable)
    }

    /// Sends a message and waits for its answer.
    pub(crate) async fn ask<T>(&self, message: impl FnOnce(Reply<T>) -> TableMessage) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.write(message(reply)).await?;
        answer.await.map_err(|_| ApiError::Unavailable)?
    }
}
