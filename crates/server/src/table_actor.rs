//! The actor of one open table: a single task reads its messages in order, so nothing at a table happens twice at once.

use crate::api_error::ApiError;
use crate::app_state::{AppState, closed};
use crate::bots::Bots;
use crate::connections::{Connections, Outbox, shown};
use crate::loading::{self, LoadedTable, TableMeta};
use crate::mailbox::{ConnectionId, Joined, TableMessage};
use crate::seating::Seating;
use rules::{Seat, Seats, Viewer};
use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::AnyTable;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use wire::{ProtocolError, ProtocolErrorCode, Stage, ToClient};

mod absence;
mod absences;
mod announcing;
mod arranging;
mod closing;
mod commands;
mod committing;
mod devices;
mod hints;
mod introducing;
mod motions;
mod rematch;
mod sight;
mod taking_back;
mod taking_seats;
mod talk;
mod timers;
mod timing;

use timers::Timers;

/// A table that is open.
struct TableActor {
    app: Arc<AppState>,
    meta: Arc<TableMeta>,
    seating: Seating,
    table: Option<Box<dyn AnyTable>>,
    replayed: u64,
    connections: Connections,
    bots: Bots,
    /// When each seat last asked for advice.
    advised: HashMap<Seat, Instant>,
    /// What was said here, once somebody has come who may hear it.
    talk: Option<talk::Talk>,
    /// Clocks, absences and questions to all.
    timers: Timers,
    /// What the store says of the stage.
    written: Stage,
    /// What everybody was told last.
    announced: AnnouncedStatus,
    /// The snapshot that is being written.
    keeping: Option<JoinHandle<()>>,
    /// How long each answer to the sealed question that is open took to write: counted once it is closed.
    uncounted: Vec<Duration>,
}

/// What can change in [`TableInfo`]: who is here, how far the table is, how many are missing, who is gone, and for whom a bot
/// may stand in.
type AnnouncedStatus = (Seats, Stage, usize, [Seats; 2]);

/// Whether the table can go on in memory, or must be opened again by the next one who asks for it.
type Continuation = ControlFlow<()>;

/// Opens a table and serves it until it is idle, the server closes, or it cannot go on.
pub(crate) async fn run(
    app: Arc<AppState>,
    id: String,
    number: u64,
    mut mailbox: mpsc::Receiver<TableMessage>,
    own_address: mpsc::WeakSender<TableMessage>,
) {
    let mut actor = match loading::open(&app, &id).await {
        Ok(loaded) => TableActor::new(Arc::clone(&app), loaded),
        Err(error) => {
            app.retire(&id, number, || true);
            mailbox.close();
            while let Some(message) = mailbox.recv().await {
                message.refuse(error.clone());
            }
            return;
        }
    };
    let mut closing = app.closing.clone();
    actor.wind_up().await;
    let mut course = actor.begin().await;
    actor.refresh().await;
    while course.is_continue() {
        course = actor.introduce().await;
        if course.is_break() {
            break;
        }
        if let (Some(table), Some(urgency)) = (&actor.table, actor.urgency()) {
            let client = actor.thinker(urgency);
            actor.bots.wake(&app, &actor.seating, table.as_ref(), &client, &own_address);
        }
        tokio::select! {
            message = mailbox.recv() => match message {
                Some(message) => course = actor.receive(message).await,
                None => break,
            },
            () = closed(&mut closing) => break,
            () = tokio::time::sleep(actor.until_bell()) => course = actor.bells().await,
            () = tokio::time::sleep(app.idle) => {
                actor.connections.sweep();
                actor.announce();
                // The one strong address left is the app state's own.
                let is_quiet = || mailbox.sender_strong_count() == 1 && mailbox.is_empty();
                if actor.is_idle() && app.retire(&id, number, is_quiet) {
                    tracing::debug!(table = id, "closed: nobody is here");
                    break;
                }
            }
        }
    }
    if course.is_break() {
        app.retire(&id, number, || true);
    }
    actor.take_down();
    actor.adjourn().await;
}

impl TableActor {
    fn new(app: Arc<AppState>, loaded: LoadedTable) -> TableActor {
        let LoadedTable { meta, seating, stage, table, replayed } = loaded;
        let mut actor = TableActor {
            app,
            meta,
            seating,
            table,
            replayed,
            connections: Connections::default(),
            bots: Bots::default(),
            advised: HashMap::new(),
            talk: None,
            timers: Timers::default(),
            written: stage,
            announced: (Seats::NONE, Stage::Gathering, 0, [Seats::NONE; 2]),
            keeping: None,
            uncounted: Vec::new(),
        };
        actor.announced = actor.news();
        actor
    }

    async fn receive(&mut self, message: TableMessage) -> Continuation {
        // A table whose deal could not be written is dealt at the next occasion.
        self.begin().await?;
        let course = match message {
            TableMessage::Join { connection, address, secret, have, outbox, reply } => {
                self.recall_talk().await;
                if reply.send(self.join((connection, address), secret, have, outbox)).is_err() {
                    self.connections.remove(connection);
                }
                self.comes_back(connection).await;
                Continuation::Continue(())
            }
            TableMessage::Leave(connection) => {
                self.connections.remove(connection);
                Continuation::Continue(())
            }
            TableMessage::Act { connection, id, moment, action } => {
                self.player_moves(connection, id, |table, seat| table.act(seat, moment, &action)).await
            }
            TableMessage::Undo { connection, id } => self.take_back(connection, id).await,
            TableMessage::Hint { connection, id } => {
                self.advise(connection, id);
                Continuation::Continue(())
            }
            TableMessage::Why { connection, id, action } => {
                self.explain(connection, id, &action);
                Continuation::Continue(())
            }
            TableMessage::Say { connection, id, to, words, name } => {
                self.say(connection, id, to, words, name).await;
                Continuation::Continue(())
            }
            TableMessage::Look { connection, id, seat } => {
                self.look(connection, id, seat);
                Continuation::Continue(())
            }
            TableMessage::ShowHand { connection, id, open } => {
                self.show_hand(connection, id, open).await;
                Continuation::Continue(())
            }
            TableMessage::Order { connection, id, order } => self.order(connection, id, order).await,
            TableMessage::Resync { connection, have } => {
                self.resync(connection, have);
                Continuation::Continue(())
            }
            TableMessage::Thought { seat, moment, entries, action } => {
                self.bot_moves(seat, moment, entries, action).await
            }
            TableMessage::Sit { wish, address, reply } => {
                let seated = self.sit(wish, address).await;
                // The seat is written down; a client that did not wait for the secret has lost it.
                let _ = reply.send(seated);
                self.begin().await
            }
            TableMessage::Standing { secret, reply } => {
                let _ = reply.send(self.standing(&secret));
                Continuation::Continue(())
            }
            TableMessage::Claim { key, added, reply } => {
                // As with any seat: whoever did not wait for the secret asks again.
                let _ = reply.send(self.claim(&key, added).await);
                self.begin().await
            }
            TableMessage::About(reply) => {
                let _ = reply.send(Ok(self.about()));
                Continuation::Continue(())
            }
            TableMessage::Record(reply) => {
                let _ = reply.send(self.archived());
                Continuation::Continue(())
            }
            TableMessage::Close { ending, reply } => self.close(ending, reply).await,
            TableMessage::Replayed(reply) => {
                let _ = reply.send(Ok(self.replayed));
                Continuation::Continue(())
            }
        };
        self.announce();
        self.tell_devices();
        self.keep_waiting().await;
        self.pass_on_host().await;
        course
    }

    fn join(
        &mut self,
        (connection, address): (ConnectionId, IpAddr),
        secret: Option<String>,
        have: Option<u64>,
        outbox: Outbox,
    ) -> Result<Joined, ApiError> {
        let viewer = match secret {
            Some(secret) => Viewer::Seat(self.seating.opens(&secret).ok_or(ApiError::WrongSecret)?),
            None => Viewer::Public,
        };
        // Players always find room at their own table.
        if viewer == Viewer::Public && self.connections.is_crowd() {
            return Err(ApiError::Crowded);
        }
        let sight = self.connections.add((connection, address), viewer, outbox);
        if let Viewer::Seat(seat) = viewer {
            self.is_attended(seat, address);
        }
        let (happened, shown) = self.since(viewer, have);
        let number = shown.as_ref().map_or(0, |shown| shown.number);
        let about = Box::new(self.about());
        let welcome = ToClient::Welcome { protocol: wire::PROTOCOL, viewer, about, shown, happened };
        self.connections.show(connection, &welcome, number);
        self.tell_talk(connection, viewer);
        self.tell_vigil(connection, viewer);
        tracing::debug!(table = self.meta.id, ?viewer, "joined");
        Ok(Joined { sight, meta: Arc::clone(&self.meta) })
    }

    fn resync(&mut self, connection: ConnectionId, have: u64) {
        let Some(viewer) = self.connections.sight(connection) else { return };
        let (happened, shown) = self.since(viewer, Some(have));
        let number = shown.as_ref().map_or(0, |shown| shown.number);
        self.connections.show(connection, &ToClient::CaughtUp { happened, shown }, number);
    }

    /// What this viewer has missed, or the latest things if too much happened, and how things stand.
    fn since(
        &self,
        viewer: Viewer,
        have: Option<u64>,
    ) -> (Vec<table::JsonUpdate>, Option<table::ViewerSnapshot>) {
        let Some(table) = &self.table else { return (Vec::new(), None) };
        let missed = have.and_then(|have| table.since(viewer, have));
        let shown = shown(table.as_ref(), viewer, self.goes_back_freely());
        (missed.unwrap_or_else(|| table.recent(viewer)), Some(shown))
    }

    fn fault(&mut self, connection: ConnectionId, id: u32, code: ProtocolErrorCode, message: &str) {
        let fault = ProtocolError { id: Some(id), code, message: message.into() };
        self.connections.answer(connection, &ToClient::Fault(fault));
    }

    /// Lets a snapshot that is being written finish.
    async fn adjourn(&mut self) {
        if let Some(keeping) = self.keeping.take() {
            // It has logged its own failure.
            let _ = keeping.await;
        }
    }
}
