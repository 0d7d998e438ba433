//! What people say at the table: checked, written down, and told to those who may hear it.

use super::TableActor;
use crate::mailbox::ConnectionId;
use crate::rate::Bucket;
use crate::seating::Seating;
use rules::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use wire::talk::{Channel, TalkContent, TalkError, TalkMessage};
use wire::{ActionError, ProtocolErrorCode, Stage, ToClient};

/// Those who come are told so much of what was said before.
const LATEST: usize = 300;

/// So much is kept of what those who play say, and as much of what those who watch say.
const MOST: usize = 5_000;

/// Beyond so many who have spoken those are forgotten who may speak as freely as anybody.
const MOST_TONGUES: usize = 600;

/// What was said at a table, and how fast.
pub(crate) struct Talk {
    kept: Vec<StoredMessage>,
    tongues: HashMap<Speaker, Bucket>,
    watchers: Bucket,
}

/// A message as the store has it.
#[derive(Serialize, Deserialize)]
struct StoredMessage {
    said: TalkMessage,
    /// The keys of those who hear it, where it is for seats: people keep theirs when they change seats, and whoever
    /// takes their seat later has another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    keys: Vec<String>,
}

/// Who speaks: a seat from however many connections, or one who watches.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Speaker {
    Seat(Seat),
    Watcher(u64),
}

impl Talk {
    fn of(kept: Vec<StoredMessage>) -> Talk {
        let now = Instant::now();
        Talk { kept, tongues: HashMap::new(), watchers: Bucket::of_watchers_talk(now) }
    }

    /// May this one speak now?
    fn may_speak(&mut self, viewer: Viewer, connection: ConnectionId) -> bool {
        let now = Instant::now();
        if self.tongues.len() >= MOST_TONGUES {
            self.tongues.retain(|_, bucket| !bucket.is_full(now));
        }
        let (tongue, in_time) = match viewer {
            Viewer::Seat(seat) => (Speaker::Seat(seat), true),
            Viewer::Public => (Speaker::Watcher(connection.0), self.watchers.take(now)),
        };
        in_time && self.tongues.entry(tongue).or_insert_with(|| Bucket::of_talk(now)).take(now)
    }

    /// Can no more of this kind be kept?
    fn is_full(&self, to: Channel) -> bool {
        let watchers = to == Channel::Watchers;
        self.kept.iter().filter(|kept| (kept.said.to == Channel::Watchers) == watchers).count() >= MOST
    }

    /// The latest of what this viewer may hear, the oldest first, with seats as they are taken now.
    fn heard(&self, viewer: Viewer, over: bool, seating: &Seating) -> Vec<TalkMessage> {
        let key = match viewer {
            Viewer::Seat(seat) => seating.key(seat),
            Viewer::Public => None,
        };
        let check_timer = |kept: &&StoredMessage| match kept.said.to {
            Channel::Seats(_) => key.is_some_and(|key| kept.keys.iter().any(|other| other == key)),
            channel => check_timer(viewer, channel, over),
        };
        let latest = self.kept.iter().rev().filter(check_timer).take(LATEST);
        let mut heard: Vec<TalkMessage> = latest.map(|kept| kept.placed(seating)).collect();
        heard.reverse();
        heard
    }
}

impl StoredMessage {
    /// As it is told now: people may have changed seats since.
    fn placed(&self, seating: &Seating) -> TalkMessage {
        let mut said = self.said.clone();
        if let Channel::Seats(_) = said.to {
            said.to = Channel::Seats(seating.seats_of_keys(&self.keys));
        }
        said
    }
}

/// Does this viewer hear what is said there now?
fn check_timer(viewer: Viewer, channel: Channel, over: bool) -> bool {
    match (channel, viewer) {
        (Channel::Table, _) | (Channel::Watchers, Viewer::Public) => true,
        (Channel::Watchers, Viewer::Seat(_)) => over,
        (Channel::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
        (Channel::Seats(_), Viewer::Public) => false,
    }
}

impl TableActor {
    /// Fetches what was said before, when the first one comes who may want to hear it.
    pub(super) async fn recall_talk(&mut self) {
        if self.talk.is_some() {
            return;
        }
        let id = &self.meta.id;
        match self.app.store.load_talk(id).await {
            Ok(said) => {
                let kept = said.iter().filter_map(|body| serde_json::from_str(body).ok());
                self.talk = Some(Talk::of(kept.collect()));
            }
            Err(error) => tracing::error!(table = id, %error, "what was said here cannot be read"),
        }
    }

    /// Tells one who has come what was said before.
    pub(super) fn tell_talk(&mut self, connection: ConnectionId, viewer: Viewer) {
        let over = self.stage() == Stage::Over;
        let said = self.talk.as_ref().map_or(Vec::new(), |talk| talk.heard(viewer, over, &self.seating));
        if !said.is_empty() {
            self.connections.send(connection, &ToClient::Talk { said });
        }
    }

    /// The game is over: what those who watched said among themselves is open to those who played.
    pub(super) fn open_watchers_talk(&mut self) {
        let Some(talk) = &self.talk else { return };
        let said = talk.kept.iter().rev().filter(|kept| kept.said.to == Channel::Watchers).take(LATEST);
        let mut said: Vec<TalkMessage> = said.map(|kept| kept.said.clone()).collect();
        said.reverse();
        if !said.is_empty() {
            self.connections.send_to(|viewer| viewer != Viewer::Public, &ToClient::Talk { said });
        }
    }

    /// Somebody says something.
    pub(super) async fn say(
        &mut self,
        connection: ConnectionId,
        id: u32,
        to: Channel,
        words: TalkContent,
        name: Option<String>,
    ) {
        let Some(viewer) = self.connections.viewer(connection) else { return };
        self.recall_talk().await;
        let kept = match self.sayable(connection, viewer, to, words, name) {
            Ok(kept) => kept,
            Err(why) => {
                return self
                    .connections
                    .send(connection, &ToClient::Refused(ActionError::unsayable(id, why)));
            }
        };
        let written = match (&kept, &self.talk) {
            (Some(kept), Some(talk)) => {
                // Text, numbers and lists of them: this always serialises.
                let body = serde_json::to_string(kept).unwrap_or_default();
                let written = self.app.store.say(&self.meta.id, talk.kept.len() as u64, body).await;
                written
                    .inspect_err(|error| tracing::error!(table = self.meta.id, %error, "not written"))
                    .is_ok()
            }
            _ => false,
        };
        let (Some(kept), true) = (kept, written) else {
            // What the store has may differ from what we believe: it is read again next time.
            self.talk = None;
            return self.connections.send_error(
                connection,
                id,
                ProtocolErrorCode::Unavailable,
                "this could not be written down; try again",
            );
        };
        let over = self.stage() == Stage::Over;
        self.connections
            .send_to(|viewer| check_timer(viewer, kept.said.to, over), &ToClient::Said(kept.said.clone()));
        if let Some(talk) = &mut self.talk {
            talk.kept.push(kept);
        }
        self.connections.send(connection, &ToClient::Done { id });
    }

    /// What is to be kept of it, or why it cannot be said. Nothing where what was said before cannot be read.
    fn sayable(
        &mut self,
        connection: ConnectionId,
        viewer: Viewer,
        to: Channel,
        words: TalkContent,
        name: Option<String>,
    ) -> Result<Option<StoredMessage>, TalkError> {
        let words = words.cleared()?;
        let mut keys = Vec::new();
        let name = match (viewer, to) {
            (Viewer::Public, Channel::Watchers) => {
                let names = self.seating.names();
                name.map_or(Ok(String::new()), |name| crate::confusable_names::person(&name, names))?
            }
            (Viewer::Public, _) => return Err(TalkError::NotYours),
            (Viewer::Seat(_), Channel::Watchers) => return Err(TalkError::NotWatching),
            (Viewer::Seat(seat), to) => {
                if let Channel::Seats(seats) = to {
                    keys = self.keys(seat, seats)?;
                }
                self.seating.names().nth(seat.index()).unwrap_or_default().to_owned()
            }
        };
        let Some(talk) = &mut self.talk else { return Ok(None) };
        if talk.is_full(to) {
            return Err(TalkError::Enough);
        }
        if !talk.may_speak(viewer, connection) {
            return Err(TalkError::TooFast);
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let at_ms = talk.kept.last().map_or(now, |last| now.max(last.said.at_ms + 1));
        Ok(Some(StoredMessage { said: TalkMessage { at_ms, from: viewer, name, to, words }, keys }))
    }

    /// The keys of those who hear a talk of seats.
    fn keys(&self, speaker: Seat, seats: Seats) -> Result<Vec<String>, TalkError> {
        if !seats.contains(speaker) || seats.len() < 2 {
            return Err(TalkError::Alone);
        }
        let key = |seat| self.seating.key(seat).map(str::to_owned).ok_or(TalkError::NobodyThere);
        seats.iter().map(key).collect()
    }
}
