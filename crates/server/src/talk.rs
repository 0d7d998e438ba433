//! The chat of a table: who may say what to whom, and who hears it.

use crate::mailbox::ConnectionId;
use crate::rate::Bucket;
use crate::seating::Seating;
use rules::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::Instant;
use wire::talk::{Channel, TalkContent, TalkError, TalkMessage};

/// Those who come are told so much of what was said before.
const LATEST: usize = 300;

/// So much is kept of what those who play say, and as much of what those who watch say.
const MOST: usize = 5_000;

/// Beyond so many who have spoken those are forgotten who may speak as freely as anybody.
const MOST_SPEAKERS: usize = 600;

/// What was said at a table, and how fast.
pub(crate) struct TalkLog {
    messages: Vec<StoredMessage>,
    speakers: HashMap<Speaker, Bucket>,
    watchers: Bucket,
}

/// A message as the store has it.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredMessage {
    said: TalkMessage,
    /// The keys of those who hear it, where it is for seats: people keep theirs when they change seats, and whoever
    /// takes their seat later has another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    keys: Vec<String>,
}

/// Something that somebody wants to say.
pub(crate) struct Draft {
    pub(crate) to: Channel,
    pub(crate) words: TalkContent,
    /// What one who watches is called.
    pub(crate) name: Option<String>,
}

/// Who speaks: a seat from however many connections, or one who watches.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Speaker {
    Seat(Seat),
    Watcher(u64),
}

impl TalkLog {
    /// What was said before, as the store has it.
    pub(crate) fn new(stored: &[String], now: Instant) -> TalkLog {
        let read = |body: &String| {
            let message = serde_json::from_str(body);
            message.inspect_err(|why| tracing::error!(%why, "a message of a talk cannot be read")).ok()
        };
        let messages = stored.iter().filter_map(read).collect();
        TalkLog { messages, speakers: HashMap::new(), watchers: Bucket::of_watchers_talk(now) }
    }

    /// The message that is to be written down, or why it cannot be said. `now_ms` is the time of the calendar.
    pub(crate) fn compose(
        &mut self,
        (connection, viewer): (ConnectionId, Viewer),
        Draft { to, words, name }: Draft,
        seating: &Seating,
        (now, now_ms): (Instant, u64),
    ) -> Result<StoredMessage, TalkError> {
        let words = words.cleared()?;
        let (name, keys) = match (viewer, to) {
            (Viewer::Public, Channel::Watchers) => (watcher_name(name, seating)?, Vec::new()),
            (Viewer::Public, _) => return Err(TalkError::NotYours),
            (Viewer::Seat(_), Channel::Watchers) => return Err(TalkError::NotWatching),
            (Viewer::Seat(seat), Channel::Table) => (seat_name(seat, seating), Vec::new()),
            (Viewer::Seat(seat), Channel::Seats(seats)) => {
                (seat_name(seat, seating), listeners(seat, seats, seating)?)
            }
        };
        if self.is_full(to) {
            return Err(TalkError::Enough);
        }
        if !self.may_speak(viewer, connection, now) {
            return Err(TalkError::TooFast);
        }
        let at_ms = self.messages.last().map_or(now_ms, |last| now_ms.max(last.said.at_ms + 1));
        Ok(StoredMessage { said: TalkMessage { at_ms, from: viewer, name, to, words }, keys })
    }

    /// The number that the next message has in the store.
    pub(crate) fn next_seq(&self) -> u64 {
        self.messages.len() as u64
    }

    /// A message is written down.
    pub(crate) fn add(&mut self, message: StoredMessage) {
        self.messages.push(message);
    }

    fn may_speak(&mut self, viewer: Viewer, connection: ConnectionId, now: Instant) -> bool {
        if self.speakers.len() >= MOST_SPEAKERS {
            self.speakers.retain(|_, bucket| !bucket.is_full(now));
        }
        let (speaker, in_time) = match viewer {
            Viewer::Seat(seat) => (Speaker::Seat(seat), true),
            Viewer::Public => (Speaker::Watcher(connection.0), self.watchers.take(now)),
        };
        in_time && self.speakers.entry(speaker).or_insert_with(|| Bucket::of_talk(now)).take(now)
    }

    /// Can no more of this kind be kept?
    fn is_full(&self, to: Channel) -> bool {
        let watchers = to == Channel::Watchers;
        let of_this_kind = |message: &&StoredMessage| (message.said.to == Channel::Watchers) == watchers;
        self.messages.iter().filter(of_this_kind).count() >= MOST
    }

    /// The latest of what this viewer may hear, the oldest first, with seats as they are taken now.
    pub(crate) fn visible_to(&self, viewer: Viewer, is_over: bool, seating: &Seating) -> Vec<TalkMessage> {
        let key = match viewer {
            Viewer::Seat(seat) => seating.key(seat),
            Viewer::Public => None,
        };
        let hears = |message: &StoredMessage| match message.said.to {
            Channel::Seats(_) => key.is_some_and(|key| message.keys.iter().any(|other| other == key)),
            channel => may_hear(viewer, channel, is_over),
        };
        self.latest(hears, |message| message.seated_as(seating))
    }

    /// The latest of what those who watched said among themselves, the oldest first.
    pub(crate) fn among_watchers(&self) -> Vec<TalkMessage> {
        self.latest(|message| message.said.to == Channel::Watchers, |message| message.said.clone())
    }

    fn latest(
        &self,
        wanted: impl Fn(&StoredMessage) -> bool,
        as_told: impl Fn(&StoredMessage) -> TalkMessage,
    ) -> Vec<TalkMessage> {
        let latest = self.messages.iter().rev().filter(|message| wanted(message)).take(LATEST);
        let mut latest: Vec<TalkMessage> = latest.map(as_told).collect();
        latest.reverse();
        latest
    }
}

impl StoredMessage {
    /// As it is told to those who hear it now.
    pub(crate) fn message(&self) -> &TalkMessage {
        &self.said
    }

    /// As the store keeps it.
    pub(crate) fn as_json(&self) -> String {
        // Text, numbers and lists of them: this always serialises.
        serde_json::to_string(self).expect("a message serialises")
    }

    /// As it is told later: people may have changed seats since.
    fn seated_as(&self, seating: &Seating) -> TalkMessage {
        let mut said = self.said.clone();
        if let Channel::Seats(_) = said.to {
            said.to = Channel::Seats(seating.seats_of_keys(&self.keys));
        }
        said
    }
}

/// Does this viewer hear what is said there now?
pub(crate) fn may_hear(viewer: Viewer, channel: Channel, is_over: bool) -> bool {
    match (channel, viewer) {
        (Channel::Table, _) | (Channel::Watchers, Viewer::Public) => true,
        (Channel::Watchers, Viewer::Seat(_)) => is_over,
        (Channel::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
        (Channel::Seats(_), Viewer::Public) => false,
    }
}

/// What one who watches is called, who may be nobody's double.
fn watcher_name(name: Option<String>, seating: &Seating) -> Result<String, TalkError> {
    let Some(name) = name else { return Ok(String::new()) };
    Ok(crate::confusable_names::person(&name, seating.names())?)
}

fn seat_name(seat: Seat, seating: &Seating) -> String {
    seating.names().nth(seat.index()).unwrap_or_default().to_owned()
}

/// The keys of those who hear a talk of seats.
fn listeners(speaker: Seat, seats: Seats, seating: &Seating) -> Result<Vec<String>, TalkError> {
    if !seats.contains(speaker) || seats.len() < 2 {
        return Err(TalkError::Alone);
    }
    let key = |seat| seating.key(seat).map(str::to_owned).ok_or(TalkError::NobodyThere);
    seats.iter().map(key).collect()
}

#[cfg(test)]
mod tests;
