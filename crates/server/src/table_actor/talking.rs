//! The chat: fetched when the first one comes who may hear it, written down, and told to those who may.

use super::TableActor;
use crate::mailbox::ConnectionId;
use crate::talk::{Draft, TalkLog, may_hear};
use rules::Viewer;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use wire::{ActionError, ProtocolErrorCode, Stage, ToClient};

impl TableActor {
    /// Fetches what was said before, when the first one comes who may want to hear it.
    pub(super) async fn load_talk(&mut self) {
        if self.talk.is_some() {
            return;
        }
        let id = &self.meta.id;
        match self.app.store.load_talk(id).await {
            Ok(stored) => self.talk = Some(TalkLog::new(&stored, Instant::now())),
            Err(error) => tracing::error!(table = id, %error, "what was said here cannot be read"),
        }
    }

    /// Sends one who has come what was said before.
    pub(super) fn send_talk(&mut self, connection: ConnectionId, viewer: Viewer) {
        let is_over = self.stage() == Stage::Over;
        let said =
            self.talk.as_ref().map_or(Vec::new(), |talk| talk.visible_to(viewer, is_over, &self.seating));
        if !said.is_empty() {
            self.connections.send(connection, &ToClient::Talk { said });
        }
    }

    /// The game is over: what those who watched said among themselves is open to those who played.
    pub(super) fn send_watchers_talk(&mut self) {
        let said = self.talk.as_ref().map_or(Vec::new(), TalkLog::among_watchers);
        if !said.is_empty() {
            self.connections.send_to(|viewer| viewer != Viewer::Public, &ToClient::Talk { said });
        }
    }

    /// Somebody says something.
    pub(super) async fn publish_message(&mut self, connection: ConnectionId, id: u32, draft: Draft) {
        let Some(viewer) = self.connections.viewer(connection) else { return };
        self.load_talk().await;
        let Some(talk) = &mut self.talk else { return self.message_unwritten(connection, id) };
        let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let composed = talk.compose((connection, viewer), draft, &self.seating, (Instant::now(), now_ms));
        let message = match composed {
            Ok(message) => message,
            Err(why) => {
                let refused = ToClient::Refused(ActionError::unsayable(id, why));
                return self.connections.send(connection, &refused);
            }
        };
        let stored = self.app.store.append_talk(&self.meta.id, talk.next_seq(), message.as_json()).await;
        if let Err(error) = stored {
            tracing::error!(table = self.meta.id, %error, "not written");
            // What the store has may differ from what we believe: it is read again next time.
            self.talk = None;
            return self.message_unwritten(connection, id);
        }
        let (to, said) = (message.message().to, ToClient::Said(message.message().clone()));
        talk.add(message);
        let is_over = self.stage() == Stage::Over;
        self.connections.send_to(|viewer| may_hear(viewer, to, is_over), &said);
        self.connections.send(connection, &ToClient::Done { id });
    }

    fn message_unwritten(&mut self, connection: ConnectionId, id: u32) {
        let message = "this could not be written down; try again";
        self.connections.send_error(connection, id, ProtocolErrorCode::Unavailable, message);
    }
}
