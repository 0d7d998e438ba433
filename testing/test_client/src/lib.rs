//! A player without a screen: speaks to a server as the page does, for tests and trials.
//!
//! Losing the server is an ordinary answer here ([`ClientError`]), because some tests take it away on purpose.

mod http;

pub use http::{make_table, request, take_seat};

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use rules::Viewer;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::paths::SOCKET;
use wire::{
    ActionError, ErasedUpdate, PROTOCOL, Payload, Request, TableInfo, ToClient, ToServer, ViewerSnapshot,
};

/// Nothing here takes as long; whoever waits longer waits in vain.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The server is gone, silent, or says something that cannot be.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct ClientError(pub String);

impl ClientError {
    fn from(error: impl std::fmt::Display) -> ClientError {
        ClientError(error.to_string())
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One connection, and what it was told.
pub struct TestClient {
    sink: SplitSink<Socket, Message>,
    /// What came in. It is read as it comes, by a task that ends with the client: whoever is not looked at for a while still
    /// gives signs of life, as a browser does.
    frames: mpsc::UnboundedReceiver<Result<Message, tungstenite::Error>>,
    _reading: JoinSet<()>,
    next_id: u32,
    /// As whom it sees the table.
    pub viewer: Viewer,
    /// The table.
    pub about: Option<TableInfo>,
    /// The game as it stands.
    pub shown: Option<ViewerSnapshot>,
    /// What happened, in the order it was told.
    pub updates: Vec<ErasedUpdate>,
}

impl TestClient {
    /// Connects and says hello to a table; with a secret as a player, without one to watch.
    pub async fn enter(
        addr: SocketAddr,
        table: &str,
        secret: Option<&str>,
        have: Option<u64>,
    ) -> Result<TestClient, ClientError> {
        let (socket, _) = connect_async(format!("ws://{addr}{SOCKET}")).await.map_err(ClientError::from)?;
        let (sink, mut stream) = socket.split();
        let (frame, frames) = mpsc::unbounded_channel();
        let mut reading = JoinSet::new();
        reading.spawn(async move {
            while let Some(read) = stream.next().await {
                // A client that is gone reads nothing more.
                let _ = frame.send(read);
            }
        });
        let mut client = TestClient {
            sink,
            frames,
            _reading: reading,
            next_id: 0,
            viewer: Viewer::Public,
            about: None,
            shown: None,
            updates: Vec::new(),
        };
        let (table, secret) = (table.to_owned(), secret.map(str::to_owned));
        client.send(Request::Hello { protocol: PROTOCOL, table, secret, have }).await?;
        match client.next().await? {
            ToClient::Welcome { .. } => Ok(client),
            other => Err(ClientError(format!("not welcome: {other:?}"))),
        }
    }

    /// Sends a request under the decision that this client believes to be open; gives its id.
    pub async fn send(&mut self, request: Request) -> Result<u32, ClientError> {
        self.next_id += 1;
        let decision = self.shown.as_ref().map(|shown| shown.decision);
        let message = ToServer { id: self.next_id, decision, request };
        let text = serde_json::to_string(&message).map_err(ClientError::from)?;
        self.sink.send(Message::text(text)).await.map_err(ClientError::from)?;
        Ok(self.next_id)
    }

    /// The next message, remembered.
    pub async fn next(&mut self) -> Result<ToClient, ClientError> {
        // Signs of life do not prolong it: a table that says nothing would be waited for for ever.
        let deadline = tokio::time::Instant::now() + PATIENCE;
        let silent = |_| ClientError(format!("no message for {PATIENCE:?}"));
        loop {
            let frame = tokio::time::timeout_at(deadline, self.frames.recv()).await.map_err(silent)?;
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text).map_err(ClientError::from)?;
                    self.remember(&message)?;
                    return Ok(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => return Err(ClientError(format!("the connection ended: {other:?}"))),
            }
        }
    }

    fn remember(&mut self, message: &ToClient) -> Result<(), ClientError> {
        match message {
            ToClient::Welcome { viewer, about, shown, updates, .. } => {
                self.viewer = *viewer;
                self.about = Some((**about).clone());
                self.shown = shown.clone();
                self.updates = updates.clone();
            }
            ToClient::Status(status) => {
                if let Some(about) = &mut self.about {
                    about.update(status.clone());
                }
            }
            ToClient::Update { update, shown } => {
                let before = self.updates.last().map_or(0, |last| last.number);
                if update.number != before + 1 {
                    return Err(ClientError(format!("number {} came after {before}", update.number)));
                }
                self.updates.push(update.clone());
                self.shown = Some(shown.clone());
            }
            _ => {}
        }
        Ok(())
    }

    /// Waits until what this client was told makes `so` true.
    pub async fn until(&mut self, so: impl Fn(&TestClient) -> bool) -> Result<(), ClientError> {
        let begun = std::time::Instant::now();
        while !so(self) {
            self.next().await?;
            if begun.elapsed() > PATIENCE && !so(self) {
                return Err(ClientError(format!("what was waited for was not told in {PATIENCE:?}")));
            }
        }
        Ok(())
    }

    /// Does an action and waits until it is on disk, or refused.
    pub async fn act(&mut self, action: impl Into<Payload>) -> Result<Result<(), ActionError>, ClientError> {
        let request = self.send(Request::Act { action: action.into() }).await?;
        loop {
            match self.next().await? {
                ToClient::Done { id } if id == request => return Ok(Ok(())),
                ToClient::Refused(refused) if refused.id == request => return Ok(Err(refused)),
                ToClient::Error(fault) => return Err(ClientError(format!("{fault:?}"))),
                _ => {}
            }
        }
    }

    /// Everything this viewer was ever told.
    pub async fn history(&mut self) -> Result<Vec<ErasedUpdate>, ClientError> {
        self.send(Request::History).await?;
        loop {
            if let ToClient::History { updates } = self.next().await? {
                return Ok(updates);
            }
        }
    }

    /// What this client's seat may do now.
    pub fn choices(&self) -> Vec<Box<RawValue>> {
        let choices = self.shown.as_ref().map(|shown| serde_json::from_str(shown.choices.get()));
        choices.and_then(Result::ok).unwrap_or_default()
    }

    /// Does the game wait for this client?
    pub fn is_awaited(&self) -> bool {
        match (self.viewer, &self.shown) {
            (Viewer::Seat(seat), Some(shown)) => shown.awaited.contains(seat),
            _ => false,
        }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.outcome.is_some())
    }
}
