//! What is written to a table's task, and how to write to it.

use crate::expiry::Ending;
use crate::onlookers::{Outbox, Sight};
use crate::opening::Charter;
use crate::trouble::Trouble;
use rules::Seat;
use serde_json::value::RawValue;
use std::net::IpAddr;
use std::sync::Arc;
use table::{Before, Moment, Seating};
use tokio::sync::{mpsc, oneshot};
use wire::About;
use wire::http::{Seated, TakeSeat};
use wire::life::Order;
use wire::mine::Standing;
use wire::talk::{Channel, Words};

/// So many letters may wait at a table; whoever writes more waits.
pub(crate) const MAILBOX: usize = 256;

/// One connection, as long as it lasts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller(pub(crate) u64);

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

/// A letter to a table.
pub(crate) enum Letter {
    /// A connection wants to see the table, and to play if it has a seat's secret.
    Join {
        caller: Caller,
        /// Where the connection comes from.
        address: IpAddr,
        secret: Option<String>,
        have: Option<u64>,
        outbox: Outbox,
        reply: Reply<Joined>,
    },
    /// A connection is gone.
    Leave(Caller),
    /// A player acts.
    Act { caller: Caller, id: u32, moment: Moment, action: Box<RawValue> },
    /// A player takes back.
    Undo { caller: Caller, id: u32 },
    /// A player asks for advice.
    Hint { caller: Caller, id: u32 },
    /// A player asks why an action could not be done.
    Why { caller: Caller, id: u32, action: Box<RawValue> },
    /// Somebody says something.
    Say { caller: Caller, id: u32, to: Channel, words: Words, name: Option<String> },
    /// One who watches wants another eye.
    Look { caller: Caller, id: u32, seat: Option<Seat> },
    /// A player shows their hand to those who watch, or no longer.
    ShowHand { caller: Caller, id: u32, open: bool },
    /// Somebody wants something besides a move.
    Order { caller: Caller, id: u32, order: Order },
    /// A connection has missed something.
    Resync { caller: Caller, have: u64 },
    /// A bot has made up its mind about the decision `moment`, when the log had `entries` entries. No action: it broke.
    Thought { seat: Seat, moment: Moment, entries: u64, action: Option<Box<RawValue>> },
    /// Somebody at this address takes an open seat.
    Sit { wish: TakeSeat, address: IpAddr, reply: Reply<Seated> },
    /// How things stand for the seat that this secret opens.
    Standing { secret: String, reply: Reply<Standing> },
    /// Somebody from the game before takes the seat that waits for the one with this key.
    Claim { key: String, added: Option<String>, reply: Reply<Seated> },
    /// What everyone may know.
    About(Reply<About>),
    /// What belongs in the file of a finished game besides its log.
    Record(Reply<Archived>),
    /// End the table. Was it ended?
    Close { ending: Ending, reply: Reply<bool> },
    /// How many entries were played again when the table was opened?
    Replayed(Reply<u64>),
}

/// How a connection was let in.
pub(crate) struct Joined {
    pub(crate) sight: Sight,
    pub(crate) charter: Arc<Charter>,
}

/// A game that is over, apart from its log.
pub(crate) struct Archived {
    pub(crate) charter: Arc<Charter>,
    pub(crate) seats: Vec<Seating>,
    pub(crate) before: Vec<Before>,
    pub(crate) dice: Option<table::fair::Dice>,
}

impl Letter {
    /// Answers a letter to a table that cannot be opened.
    pub(crate) fn refuse(self, trouble: Trouble) {
        // Whoever no longer waits for the answer does not need it.
        match self {
            Letter::Join { reply, .. } => drop(reply.send(Err(trouble))),
            Letter::Sit { reply, .. } | Letter::Claim { reply, .. } => drop(reply.send(Err(trouble))),
            Letter::Standing { reply, .. } => drop(reply.send(Err(trouble))),
            Letter::About(reply) => drop(reply.send(Err(trouble))),
            Letter::Record(reply) => drop(reply.send(Err(trouble))),
            Letter::Close { reply, .. } => drop(reply.send(Err(trouble))),
            Letter::Replayed(reply) => drop(reply.send(Err(trouble))),
            Letter::Leave(_)
            | Letter::Act { .. }
            | Letter::Undo { .. }
            | Letter::Hint { .. }
            | Letter::Why { .. }
            | Letter::Say { .. }
            | Letter::Look { .. }
            | Letter::ShowHand { .. }
            | Letter::Order { .. }
            | Letter::Resync { .. }
            | Letter::Thought { .. } => {}
        }
    }
}

/// A table's address: what is needed to write to it.
#[derive(Clone)]
pub(crate) struct Handle {
    /// Tells this opening of the table from an earlier or later one.
    pub(crate) number: u64,
    pub(crate) letters: mpsc::Sender<Letter>,
}

impl Handle {
    /// Writes a letter that is answered elsewhere, or not at all.
    pub(crate) async fn write(&self, letter: Letter) -> Result<(), Trouble> {
        self.letters.send(letter).await.map_err(|_| Trouble::Unavailable)
    }

    /// Writes a letter and waits for its answer.
    pub(crate) async fn ask<T>(&self, letter: impl FnOnce(Reply<T>) -> Letter) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.write(letter(reply)).await?;
        answer.await.map_err(|_| Trouble::Unavailable)?
    }
}
