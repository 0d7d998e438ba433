//! The messages that a table's actor receives, and the handle by which they are sent.

use crate::api_error::ApiError;
use crate::connections::{LentViewer, Outbox};
use crate::expiry::TableEnding;
use crate::loading::TableMeta;
use crate::talk::Draft;
use rules::Seat;
use std::net::IpAddr;
use std::sync::Arc;
use table::{FormerPlayer, SeatRecord};
use tokio::sync::{mpsc, oneshot};
use wire::http::{Seated, TakeSeat};
use wire::my_seats::SeatStanding;
use wire::table_admin::Command;
use wire::{DecisionId, Payload, TableInfo, ViewerSnapshot};

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
    Disconnect(ConnectionId),
    /// A player acts.
    Act { connection: ConnectionId, id: u32, decision: DecisionId, action: Payload },
    /// A player takes back.
    Undo { connection: ConnectionId, id: u32 },
    /// A player asks for advice.
    Hint { connection: ConnectionId, id: u32 },
    /// A player asks why an action could not be done.
    ExplainRefusal { connection: ConnectionId, id: u32, action: Payload },
    /// Somebody says something.
    Talk { connection: ConnectionId, id: u32, draft: Draft },
    /// One who watches wants another viewer.
    WatchAs { connection: ConnectionId, id: u32, seat: Option<Seat> },
    /// A player shows their hand to those who watch, or no longer.
    ShowHand { connection: ConnectionId, id: u32, open: bool },
    /// Somebody wants something besides a move.
    Command { connection: ConnectionId, id: u32, command: Command },
    /// A connection has missed something.
    Resync { connection: ConnectionId, have: u64 },
    /// A bot has made up its mind about this decision, when the log had `entries` entries. No action: it broke.
    BotMove { seat: Seat, decision: DecisionId, entries: u64, action: Option<Payload> },
    /// Somebody at this address takes an open seat.
    TakeSeat { request: TakeSeat, address: IpAddr, reply: Reply<Seated> },
    /// How things stand for the seat that this secret opens.
    SeatStanding { secret: String, reply: Reply<SeatStanding> },
    /// Somebody from the game before takes the seat that waits for the one with this key.
    ClaimSeat { key: String, added: Option<String>, reply: Reply<Seated> },
    /// What everyone may know.
    Info(Reply<TableInfo>),
    /// What everyone may know, and what the public sees of the game.
    PublicTable(Reply<PublicTable>),
    /// What belongs in the file of a finished game besides its log.
    ExportSeats(Reply<ExportedSeats>),
    /// End the table. Was it ended?
    End { ending: TableEnding, reply: Reply<bool> },
    /// How many entries were played again when the table was opened?
    ReplayedEntries(Reply<u64>),
}

/// How a connection was let in.
pub(crate) struct Joined {
    pub(crate) viewer: LentViewer,
    pub(crate) meta: Arc<TableMeta>,
}

/// A table as those who watch see it.
pub(crate) struct PublicTable {
    pub(crate) about: TableInfo,
    /// Nothing before the deal.
    pub(crate) shown: Option<ViewerSnapshot>,
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
            TableMessage::TakeSeat { reply, .. } | TableMessage::ClaimSeat { reply, .. } => {
                drop(reply.send(Err(error)))
            }
            TableMessage::SeatStanding { reply, .. } => drop(reply.send(Err(error))),
            TableMessage::Info(reply) => drop(reply.send(Err(error))),
            TableMessage::PublicTable(reply) => drop(reply.send(Err(error))),
            TableMessage::ExportSeats(reply) => drop(reply.send(Err(error))),
            TableMessage::End { reply, .. } => drop(reply.send(Err(error))),
            TableMessage::ReplayedEntries(reply) => drop(reply.send(Err(error))),
            TableMessage::Disconnect(_)
            | TableMessage::Act { .. }
            | TableMessage::Undo { .. }
            | TableMessage::Hint { .. }
            | TableMessage::ExplainRefusal { .. }
            | TableMessage::Talk { .. }
            | TableMessage::WatchAs { .. }
            | TableMessage::ShowHand { .. }
            | TableMessage::Command { .. }
            | TableMessage::Resync { .. }
            | TableMessage::BotMove { .. } => {}
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
    pub(crate) async fn send(&self, message: TableMessage) -> Result<(), ApiError> {
        self.sender.send(message).await.map_err(|_| ApiError::Unavailable)
    }

    /// Sends a message and waits for its answer.
    pub(crate) async fn ask<T>(&self, message: impl FnOnce(Reply<T>) -> TableMessage) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(message(reply)).await?;
        answer.await.map_err(|_| ApiError::Unavailable)?
    }
}
