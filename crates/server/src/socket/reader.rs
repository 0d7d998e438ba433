//! Reads and dispatches the messages of one connection.

use super::CloseReason;
use super::history::{HistoryRequest, HistoryTasks};
use crate::api_error::ApiError;
use crate::app_state::{AppState, closed};
use crate::connections::{Outbox, text};
use crate::ids;
use crate::mailbox::{ConnectionId, Joined, TableHandle, TableMessage};
use crate::rate::Bucket;
use crate::talk::Draft;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;
use tokio::time::timeout;
use wire::{ProtocolError, ProtocolErrorCode, Request, ToClient, ToServer};

/// The listening half of a connection.
pub(super) struct SocketReader {
    app: Arc<AppState>,
    connection: ConnectionId,
    address: IpAddr,
    /// Given to the table that lets the connection in.
    outbox: Option<Outbox>,
    own: mpsc::Sender<Utf8Bytes>,
    seat: Option<(TableHandle, Joined)>,
    bucket: Bucket,
    history_tasks: HistoryTasks,
}

impl SocketReader {
    pub(super) fn new(
        app: Arc<AppState>,
        address: IpAddr,
        outbox: Outbox,
        own: mpsc::Sender<Utf8Bytes>,
    ) -> SocketReader {
        let (connection, bucket) = (app.connection(), Bucket::of_messages(Instant::now()));
        let history_tasks = HistoryTasks::default();
        SocketReader {
            app,
            connection,
            address,
            outbox: Some(outbox),
            own,
            seat: None,
            bucket,
            history_tasks,
        }
    }

    /// Reads until the connection or the server ends.
    pub(super) async fn read_messages(&mut self, mut stream: SplitStream<WebSocket>) -> CloseReason {
        let (mut closing, silence) = (self.app.closing.clone(), self.app.silence);
        let came = Instant::now();
        loop {
            // Signs of life do not make up for a hello: whoever wants nothing holds nothing.
            let wait = match self.seat {
                Some(_) => self.app.heartbeat,
                None => silence.saturating_sub(came.elapsed()),
            };
            let read = tokio::select! {
                read = timeout(wait, stream.next()) => read,
                () = closed(&mut closing) => return CloseReason::Closing,
            };
            let message = match read {
                Err(_) | Ok(None) => return CloseReason::Left,
                Ok(Some(Err(error))) => return CloseReason::of(error),
                // Signs of life. After a close the stream is read to its end, which sends the polite answer.
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Close(_)))) => continue,
                Ok(Some(Ok(Message::Text(text)))) => wire::read(&text),
                Ok(Some(Ok(Message::Binary(_)))) => {
                    let message = "messages are JSON as text, not binary".into();
                    Err(ProtocolError { id: None, code: ProtocolErrorCode::Malformed, message })
                }
            };
            if let Err(fault) = self.handle(message).await {
                self.app.metrics.faulty();
                self.send(&ToClient::Error(fault)).await;
            }
        }
    }

    /// Tells the table that the connection is gone.
    pub(super) async fn leave(&mut self) {
        self.outbox = None;
        if let Some((handle, _)) = self.seat.take() {
            // A table that is gone has forgotten its connections too.
            let _ = handle.send(TableMessage::Disconnect(self.connection)).await;
        }
    }

    async fn send(&self, message: &ToClient) {
        // The other half ends only together with this one.
        let _ = self.own.send(text(message)).await;
    }

    async fn handle(&mut self, message: Result<ToServer, ProtocolError>) -> Result<(), ProtocolError> {
        if !self.bucket.take(Instant::now()) {
            let id = message.map_or_else(|fault| fault.id, |message| Some(message.id));
            let message = "too many messages at once: this one was dropped, send it again more slowly".into();
            return Err(ProtocolError { id, code: ProtocolErrorCode::TooMany, message });
        }
        let ToServer { id, decision, request } = message?;
        // Its protocol was compared when it was read.
        if let Request::Hello { table, secret, have, .. } = request {
            return self.hello(id, &table, secret, have).await;
        }
        let Some((handle, joined)) = &self.seat else {
            return Err(fault(id, ProtocolErrorCode::OutOfOrder, "say hello first"));
        };
        let connection = self.connection;
        let message = match request {
            Request::Act { action } => {
                let Some(decision) = decision else {
                    let message = "an action names the decision it is meant for, beside its id";
                    return Err(fault(id, ProtocolErrorCode::Malformed, message));
                };
                TableMessage::Act { connection, id, decision, action }
            }
            Request::Undo => TableMessage::Undo { connection, id },
            Request::Hint => TableMessage::Hint { connection, id },
            Request::Resync { have } => TableMessage::Resync { connection, have },
            Request::ExplainRefusal { action } => TableMessage::ExplainRefusal { connection, id, action },
            Request::Talk { to, words, name } => {
                TableMessage::Talk { connection, id, draft: Draft { to, words, name } }
            }
            Request::WatchAs { seat } => TableMessage::WatchAs { connection, id, seat },
            Request::ShowHand { open } => TableMessage::ShowHand { connection, id, open },
            Request::Command(command) => TableMessage::Command { connection, id, command },
            Request::History => {
                return self.history_tasks.begin(&self.app, &self.own, joined, id, HistoryRequest::History);
            }
            Request::SnapshotAt { number } => {
                return self.history_tasks.begin(
                    &self.app,
                    &self.own,
                    joined,
                    id,
                    HistoryRequest::SnapshotAt(number),
                );
            }
            Request::Lift { .. } => {
                let message = "here everyone has a screen of their own, and nothing is covered";
                return Err(fault(id, ProtocolErrorCode::Unavailable, message));
            }
            Request::Ping => {
                self.send(&ToClient::Pong).await;
                return Ok(());
            }
            Request::Hello { .. } => return Ok(()),
        };
        handle.send(message).await.map_err(|error| error.fault(id))
    }

    async fn hello(
        &mut self,
        id: u32,
        table: &str,
        secret: Option<String>,
        have: Option<u64>,
    ) -> Result<(), ProtocolError> {
        let Some(outbox) = self.outbox.clone() else {
            return Err(fault(id, ProtocolErrorCode::OutOfOrder, "this connection has said hello already"));
        };
        let Some(table) = ids::as_table_id(table) else {
            return Err(ApiError::UnknownTable.fault(id));
        };
        let connection = self.connection;
        let handle = self.app.table(&table).map_err(|error| error.fault(id))?;
        let address = self.address;
        let joining =
            handle.ask(|reply| TableMessage::Join { connection, address, secret, have, outbox, reply }).await;
        let joined = joining.map_err(|error| error.fault(id))?;
        self.seat = Some((handle, joined));
        // From here on only the table can speak through the outbox; when the table lets go of it, we notice.
        self.outbox = None;
        Ok(())
    }
}

pub(super) fn fault(id: u32, code: ProtocolErrorCode, message: &str) -> ProtocolError {
    ProtocolError { id: Some(id), code, message: message.into() }
}
