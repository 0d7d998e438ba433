//! The actor of one open table: a single task reads its messages in order, so nothing at a table happens twice at once.
//!
//! It coordinates and decides nothing by itself: each part below owns its state and says what is to be done, and the
//! actor writes to the store, sends to the connections and hangs up.

use crate::admission::Admission;
use crate::app_state::{AppState, closed};
use crate::attendance::Absences;
use crate::bots::Bots;
use crate::clocks::TableClocks;
use crate::connections::Connections;
use crate::game_session::GameSession;
use crate::hints::Hints;
use crate::loading::{self, LoadedTable, TableMeta};
use crate::mailbox::TableMessage;
use crate::seating::Seating;
use crate::talk::TalkLog;
use crate::timers_record::WaitingRecord;
use crate::votes::TableVotes;
use std::ops::ControlFlow;
use std::sync::Arc;
use tokio::sync::mpsc;

mod arranging;
mod closing;
mod commands;
mod connecting;
mod entries;
mod moves;
mod rematch;
mod seats;
mod status;
mod talking;
mod thinking;
mod timers;
mod voting;

use status::AnnouncedStatus;

/// A table that is open.
struct TableActor {
    app: Arc<AppState>,
    meta: Arc<TableMeta>,
    game: GameSession,
    seating: Seating,
    admission: Admission,
    absences: Absences,
    clocks: TableClocks,
    votes: TableVotes,
    /// What was last written down of absences and the open question.
    stored_waiting: WaitingRecord,
    /// What was said here, once somebody has come who may hear it.
    talk: Option<TalkLog>,
    connections: Connections,
    bots: Bots,
    hints: Hints,
    /// What everybody was told last.
    announced: AnnouncedStatus,
}

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
            app.remove_if_quiet(&id, number, || true);
            mailbox.close();
            while let Some(message) = mailbox.recv().await {
                message.refuse(error.clone());
            }
            return;
        }
    };
    let mut closing = app.closing.clone();
    actor.restore_timers().await;
    let mut course = actor.deal_when_ready().await;
    actor.refresh_snapshot().await;
    while course.is_continue() {
        course = actor.report_occupancy().await;
        if course.is_break() {
            break;
        }
        actor.wake_bots(&own_address);
        tokio::select! {
            message = mailbox.recv() => match message {
                Some(message) => course = actor.receive(message).await,
                None => break,
            },
            () = closed(&mut closing) => break,
            () = tokio::time::sleep(actor.until_next_timer()) => course = actor.timers_due().await,
            () = tokio::time::sleep(app.idle) => {
                actor.connections.remove_closed();
                actor.announce_changes();
                // The one strong address left is the app state's own.
                let is_quiet = || mailbox.sender_strong_count() == 1 && mailbox.is_empty();
                if actor.is_idle() && app.remove_if_quiet(&id, number, is_quiet) {
                    tracing::debug!(table = id, "closed: nobody is here");
                    break;
                }
            }
        }
    }
    if course.is_break() {
        app.remove_if_quiet(&id, number, || true);
    }
    actor.remove_from_lobby();
    actor.game.finish_snapshot().await;
}

impl TableActor {
    fn new(app: Arc<AppState>, loaded: LoadedTable) -> TableActor {
        let LoadedTable { meta, seating, stage, table, replayed } = loaded;
        let mut actor = TableActor {
            app,
            meta,
            game: GameSession::new(table, replayed, stage),
            seating,
            admission: Admission::default(),
            absences: Absences::default(),
            clocks: TableClocks::default(),
            votes: TableVotes::default(),
            stored_waiting: WaitingRecord::default(),
            talk: None,
            connections: Connections::default(),
            bots: Bots::default(),
            hints: Hints::default(),
            announced: AnnouncedStatus::NONE,
        };
        actor.announced = actor.current_status();
        actor
    }

    /// Does what a message asks for, and then what follows from it for everybody.
    async fn receive(&mut self, message: TableMessage) -> Continuation {
        // A table whose deal could not be written is dealt at the next occasion.
        self.deal_when_ready().await?;
        let course = self.dispatch(message).await;
        self.announce_changes();
        self.connections.send_device_counts();
        self.store_waiting().await;
        self.pass_on_host().await;
        course
    }

    async fn dispatch(&mut self, message: TableMessage) -> Continuation {
        // Ignored errors below: whoever no longer waits for an answer does not need it.
        match message {
            TableMessage::Join { connection, address, secret, have, outbox, reply } => {
                self.load_talk().await;
                if reply.send(self.join((connection, address), secret, have, outbox)).is_err() {
                    self.connections.remove(connection);
                }
                self.player_returned(connection).await;
            }
            TableMessage::Disconnect(connection) => self.connections.remove(connection),
            TableMessage::Act { connection, id, decision, action } => {
                return self
                    .player_moves(connection, id, |table, seat| table.act(seat, decision, &action))
                    .await;
            }
            TableMessage::Undo { connection, id } => return self.take_back(connection, id).await,
            TableMessage::Hint { connection, id } => self.give_hint(connection, id),
            TableMessage::ExplainRefusal { connection, id, action } => {
                self.explain_refusal(connection, id, &action);
            }
            TableMessage::Talk { connection, id, draft } => {
                self.publish_message(connection, id, draft).await;
            }
            TableMessage::WatchAs { connection, id, seat } => self.watch_as(connection, id, seat),
            TableMessage::ShowHand { connection, id, open } => self.show_hand(connection, id, open).await,
            TableMessage::Command { connection, id, command } => {
                return self.execute_command(connection, id, command).await;
            }
            TableMessage::Resync { connection, have } => self.resync(connection, have),
            TableMessage::BotMove { seat, decision, entries, action } => {
                return self.bot_moves(seat, decision, entries, action).await;
            }
            TableMessage::TakeSeat { request, address, reply } => {
                // The seat is written down; a client that did not wait for the secret has lost it.
                let _ = reply.send(self.take_seat(request, address).await);
                return self.deal_when_ready().await;
            }
            TableMessage::ClaimSeat { key, added, reply } => {
                // As with any seat: whoever did not wait for the secret asks again.
                let _ = reply.send(self.claim_seat(&key, added).await);
                return self.deal_when_ready().await;
            }
            TableMessage::SeatStanding { secret, reply } => {
                let _ = reply.send(self.seat_standing(&secret));
            }
            TableMessage::Info(reply) => {
                let _ = reply.send(Ok(self.info()));
            }
            TableMessage::PublicTable(reply) => {
                let _ = reply.send(Ok(self.public_table()));
            }
            TableMessage::ExportSeats(reply) => {
                let _ = reply.send(self.exported_seats());
            }
            TableMessage::ReplayedEntries(reply) => {
                let _ = reply.send(Ok(self.game.replayed()));
            }
            TableMessage::End { ending, reply } => return self.end(ending, reply).await,
        }
        Continuation::Continue(())
    }
}
