//! A player's or watcher's connection.

use super::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use rules::Viewer;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{ActionError, ErasedUpdate, ProtocolErrorCode, TableInfo, ToClient, ViewerSnapshot};

/// So many messages can be sent without a pause.
const WELL_MANNERED: u32 = 40;

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next_id: u32,
    pub viewer: Option<Viewer>,
    pub about: Option<TableInfo>,
    pub shown: Option<ViewerSnapshot>,
    /// Everything that happened, as far as this client was told.
    pub updates: Vec<ErasedUpdate>,
    /// Every text received.
    pub heard: Vec<String>,
}

impl Client {
    pub async fn connect(addr: SocketAddr) -> Client {
        let (socket, _) = connect_async(format!("ws://{addr}/ws")).await.unwrap();
        let (updates, heard) = (Vec::new(), Vec::new());
        Client { socket, next_id: 1, viewer: None, about: None, shown: None, updates, heard }
    }

    pub async fn send(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    pub async fn send_text(&mut self, text: impl Into<String>) {
        self.send(Message::text(text.into())).await;
    }

    /// Sends a request and gives its id.
    pub async fn say(&mut self, say: Value, decision: Option<Value>) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        if id > WELL_MANNERED {
            // The server takes 20 messages a second in the long run.
            tokio::time::sleep(Duration::from_millis(55)).await;
        }
        let mut message = json!({"id": id, "request": say});
        if let Some(decision) = decision {
            message["decision"] = decision;
        }
        self.send_text(message.to_string()).await;
        id
    }

    /// The next frame, whatever it is; nothing if the connection has ended.
    pub async fn frame(&mut self) -> Option<Message> {
        let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await;
        frame.unwrap_or_else(|_| self.stuck("a frame")).and_then(Result::ok)
    }

    /// The next message, remembered.
    pub async fn next(&mut self) -> ToClient {
        let message = tokio::time::timeout(PATIENCE, self.message()).await;
        message.unwrap_or_else(|_| self.stuck("a message"))
    }

    /// Fails, and says what the test waited for and what came last.
    fn stuck(&self, what: &str) -> ! {
        panic!("waited {PATIENCE:?} for {what}; heard last: {:?}", self.heard.last())
    }

    /// Signs of life alone do not count: a table that says nothing while its server pings would be waited for for ever.
    async fn message(&mut self) -> ToClient {
        loop {
            match self.frame().await {
                Some(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    let message: ToClient = serde_json::from_str(&text).unwrap();
                    self.remember(&message);
                    return message;
                }
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => panic!("the connection ended: {other:?}"),
            }
        }
    }

    fn remember(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome { viewer, about, shown, updates, .. } => {
                self.viewer = Some(*viewer);
                self.about = Some((**about).clone());
                self.shown = shown.clone();
                self.updates = updates.clone();
            }
            ToClient::Status(status) => self.about.as_mut().expect("welcomed").update(status.clone()),
            ToClient::Update { update, shown } => {
                assert_eq!(update.number, self.number() + 1, "numbers have no gaps");
                self.updates.push(update.clone());
                self.shown = Some(shown.clone());
            }
            // Another viewer has numbers of its own.
            ToClient::WatchingAs { updates, shown, .. } => {
                self.updates = updates.clone();
                self.shown = shown.clone();
            }
            ToClient::CaughtUp { updates, shown } => {
                self.updates.extend(updates.iter().cloned());
                self.shown = shown.clone();
            }
            _ => {}
        }
    }

    pub async fn hello(&mut self, table: &str, secret: Option<&str>, have: Option<u64>) -> u32 {
        let hello = json!({"protocol": wire::PROTOCOL, "table": table, "secret": secret, "have": have});
        self.say(json!({"hello": hello}), None).await
    }

    /// Says hello and waits to be welcomed.
    pub async fn enter(&mut self, table: &str, secret: Option<&str>, have: Option<u64>) {
        self.hello(table, secret, have).await;
        let answer = self.next().await;
        assert!(matches!(answer, ToClient::Welcome { .. }), "{answer:?}");
    }

    /// The number of the last update this client was told.
    pub fn number(&self) -> u64 {
        self.updates.last().map_or(0, |update| update.number)
    }

    pub fn decision(&self) -> Value {
        serde_json::to_value(self.shown.as_ref().expect("the game is on").decision).unwrap()
    }

    pub fn view(&self) -> Value {
        serde_json::from_str(self.shown.as_ref().expect("the game is on").view.get()).unwrap()
    }

    pub fn choices(&self) -> Vec<Value> {
        self.shown.as_ref().map_or(Vec::new(), |shown| serde_json::from_str(shown.choices.get()).unwrap())
    }

    pub fn is_over(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.outcome.is_some())
    }

    /// Does the game wait for this player?
    pub fn is_to_act(&self) -> bool {
        let (Some(shown), Some(Viewer::Seat(seat))) = (&self.shown, self.viewer) else { return false };
        shown.awaited.contains(seat)
    }

    /// Acts in the decision that this client believes to be open, and waits for what comes of it.
    pub async fn act(&mut self, action: Value) -> Result<(), ActionError> {
        let decision = self.decision();
        self.act_at(decision, action).await
    }

    pub async fn act_at(&mut self, decision: Value, action: Value) -> Result<(), ActionError> {
        let id = self.say(json!({"act": {"action": action}}), Some(decision)).await;
        self.outcome(id).await
    }

    /// Acts once the update of the last action is here.
    pub async fn act_when_told(&mut self, action: Value) {
        self.catch_up().await;
        self.act(action).await.unwrap();
    }

    pub async fn undo(&mut self) -> Result<(), ActionError> {
        let id = self.say(json!("undo"), None).await;
        self.outcome(id).await
    }

    async fn outcome(&mut self, request: u32) -> Result<(), ActionError> {
        loop {
            match self.next().await {
                ToClient::Done { id } if id == request => return Ok(()),
                ToClient::Refused(refused) if refused.id == request => return Err(refused),
                ToClient::Error(fault) => panic!("{fault:?}"),
                _ => {}
            }
        }
    }

    /// Asks the table itself for what was missed. As the table answers in order, whatever it had to say before is here
    /// by then; gives how many messages that was.
    pub async fn catch_up(&mut self) -> usize {
        let before = self.heard.len();
        // Not what this client has but everything it could be told: what arrives meanwhile must not count twice.
        self.say(json!({"resync": {"have": u64::MAX}}), None).await;
        loop {
            let (told, shown) = (self.updates.len(), self.shown.clone());
            if let ToClient::CaughtUp { shown: now, .. } = self.next().await {
                // Nobody has more than everything, so the answer is the latest things: they are known already.
                self.updates.truncate(told);
                let numbers = |shown: &Option<ViewerSnapshot>| shown.as_ref().map(|shown| shown.number);
                assert_eq!(numbers(&now), numbers(&shown), "something was not told");
                return self.heard.len() - before - 1;
            }
        }
    }

    /// What the table says has happened after update `have`.
    pub async fn missed(&mut self, have: u64) -> Vec<ErasedUpdate> {
        self.say(json!({"resync": {"have": have}}), None).await;
        loop {
            if let ToClient::CaughtUp { updates, .. } = self.next().await {
                return updates;
            }
        }
    }

    /// Waits for a fault and gives its id and code.
    pub async fn fault(&mut self) -> (Option<u32>, ProtocolErrorCode) {
        loop {
            match self.next().await {
                ToClient::Error(fault) => {
                    assert!(fault.message.len() > 5, "a fault says what to do");
                    return (fault.id, fault.code);
                }
                ToClient::Status(_) | ToClient::Update { .. } | ToClient::Said(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Wants something besides a move, and waits for what comes of it.
    pub async fn command(&mut self, command: Value) -> Result<(), ActionError> {
        let id = self.say(json!({"command": command}), None).await;
        self.outcome(id).await
    }

    /// Waits for the fault that answers this request, whatever else is said meanwhile.
    pub async fn fault_passing(&mut self, request: u32) -> ProtocolErrorCode {
        loop {
            if let ToClient::Error(fault) = self.next().await {
                assert_eq!(fault.id, Some(request));
                return fault.code;
            }
        }
    }

    /// Reads whatever is still said until the connection ends.
    pub async fn ends(&mut self) -> bool {
        let _ = self.closed().await;
        true
    }

    /// Reads until the connection ends; why, if that is said.
    pub async fn closed(&mut self) -> Option<CloseFrame> {
        while let Some(frame) = self.frame().await {
            if let Message::Close(why) = frame {
                return why;
            }
        }
        None
    }

    /// Reads until this holds.
    pub async fn until(&mut self, done: impl Fn(&Client) -> bool) {
        let begun = Instant::now();
        while !done(self) {
            self.next().await;
            if begun.elapsed() > PATIENCE && !done(self) {
                self.stuck("something that was not told, whatever else was");
            }
        }
    }

    /// Everything this viewer was ever told.
    pub async fn history(&mut self) -> Vec<ErasedUpdate> {
        self.say(json!("history"), None).await;
        loop {
            if let ToClient::History { updates } = self.next().await {
                return updates;
            }
        }
    }

    /// What this viewer was shown at an earlier number.
    pub async fn then(&mut self, number: u64) -> ViewerSnapshot {
        self.say(json!({"snapshot_at": {"number": number}}), None).await;
        loop {
            match self.next().await {
                ToClient::SnapshotAt { number: answered, shown } => {
                    assert_eq!((answered, shown.number), (number, number));
                    return shown;
                }
                ToClient::Error(fault) => panic!("{fault:?}"),
                _ => {}
            }
        }
    }

    /// What stands in the way of an action.
    pub async fn why(&mut self, action: Value) -> Option<ActionError> {
        let asked = self.say(json!({"explain_refusal": {"action": action}}), None).await;
        loop {
            match self.next().await {
                ToClient::Explained { id, refused } if id == asked => return refused,
                ToClient::Error(fault) => panic!("{fault:?}"),
                _ => {}
            }
        }
    }

    pub async fn close(mut self) {
        // The server may have closed first.
        let _ = self.socket.close(None).await;
    }
}
