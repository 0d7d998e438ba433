//! The chat of a table, as far as this browser may read it.

mod message;
mod panel;
mod recipients;

pub use panel::{TalkButton, TalkPanel, TalkSection};

use super::client::TableClient;
use crate::storage;
use leptos::prelude::*;
use rules::{Seats, Viewer};
use wire::talk::{Channel, TalkContent, TalkMessage};
use wire::{ActionError, Request};

/// The talk of a table, as this browser has it.
#[derive(Copy, Clone)]
pub struct Talk {
    /// Everything heard, the oldest first.
    pub said: RwSignal<Vec<TalkMessage>>,
    /// What is being written.
    pub draft: RwSignal<String>,
    /// Those whom it is for besides the reader; nobody for everyone.
    pub recipients: RwSignal<Seats>,
    /// The code of the refusal of what was said last.
    pub refused: RwSignal<Option<wire::RefusalCode>>,
    /// What was sent and not answered yet, with its words, which come back when it is refused.
    asked: StoredValue<Option<(u32, String)>>,
    /// The latest message that was seen.
    read: RwSignal<u64>,
    /// Whose words are hidden.
    pub muted: RwSignal<Vec<String>>,
    /// Is the panel beside the board open?
    pub open: RwSignal<bool>,
}

impl Talk {
    /// The talk at this table, with what this browser remembers of it.
    pub fn at(table: &str) -> Talk {
        let read = storage::note(storage::READ, table).unwrap_or(0);
        Talk::new(read, storage::note(storage::MUTED, table).unwrap_or_default())
    }

    /// A talk of which nothing was received yet, with the latest message that was seen and those whose words are hidden.
    pub fn new(read: u64, muted: Vec<String>) -> Talk {
        Talk {
            said: RwSignal::new(Vec::new()),
            draft: RwSignal::new(String::new()),
            recipients: RwSignal::new(Seats::NONE),
            refused: RwSignal::new(None),
            asked: StoredValue::new(None),
            read: RwSignal::new(read),
            muted: RwSignal::new(muted),
            open: RwSignal::new(false),
        }
    }

    /// Takes these in, some of which may be known.
    pub fn receive(self, received: Vec<TalkMessage>) {
        self.said.update(|said| merge(said, received));
    }

    /// Forgets everything: it was heard by another viewer.
    pub fn forget(self) {
        self.said.set(Vec::new());
    }

    /// Was this the answer to something said here?
    pub fn is_answered(self, refused: &ActionError) -> bool {
        match self.asked.get_value().filter(|(id, _)| *id == refused.id) {
            None => false,
            Some((_, words)) => {
                self.asked.set_value(None);
                self.refused.set(Some(refused.code));
                // Nothing that was typed is lost, unless something else was typed meanwhile.
                self.draft.update(|draft| {
                    if draft.is_empty() {
                        *draft = words;
                    }
                });
                true
            }
        }
    }

    /// How many messages have come that were not seen.
    pub fn unread(self, me: Viewer) -> usize {
        let (read, muted) = (self.read.get(), self.muted.get());
        let is_new =
            |said: &&TalkMessage| said.at_ms > read && said.from != me && !muted.contains(&speaker(said));
        self.said.with(|said| said.iter().filter(is_new).count())
    }

    /// Everything has been seen.
    pub fn see_all(self, table: &str) {
        let latest = self.said.with(|said| said.last().map_or(0, |said| said.at_ms));
        if latest > self.read.get_untracked() {
            self.read.set(latest);
            storage::keep_note(storage::READ, table, &latest);
        }
    }

    /// Hides what somebody says, or shows it again.
    pub fn mute(self, table: &str, who: &str) {
        self.muted.update(|muted| match muted.iter().position(|other| other == who) {
            Some(index) => drop(muted.remove(index)),
            None => muted.push(who.to_owned()),
        });
        self.muted.with_untracked(|muted| storage::keep_note(storage::MUTED, table, muted));
    }
}

impl TableClient {
    /// Says something to those chosen.
    pub fn talk(self, words: TalkContent, name: Option<String>) {
        let (talk, me) = (self.talk, untrack(|| self.me()));
        let to = match me {
            None => Channel::Watchers,
            Some(me) => channel(talk.recipients.get_untracked(), me),
        };
        let text = if let TalkContent::Text(text) = &words { text.clone() } else { String::new() };
        talk.refused.set(None);
        let id = self.connection.send(None, Request::Talk { to, words, name });
        talk.asked.set_value(Some((id, text)));
    }
}

/// The channel to these and the speaker; nobody else means everyone.
fn channel(recipients: Seats, me: rules::Seat) -> Channel {
    let others = recipients.without(me);
    if others.is_empty() { Channel::Table } else { Channel::Seats(others.with(me)) }
}

/// Puts what was received among what is known, in order and each once.
fn merge(known: &mut Vec<TalkMessage>, received: Vec<TalkMessage>) {
    for said in received {
        match known.binary_search_by_key(&said.at_ms, |said| said.at_ms) {
            Ok(index) => known[index] = said,
            Err(index) => known.insert(index, said),
        }
    }
}

/// What a speaker is remembered by: a seat stays, one who watches has but a name.
pub fn speaker(said: &TalkMessage) -> String {
    match said.from {
        Viewer::Seat(seat) => format!("seat-{seat}"),
        Viewer::Public => format!("watcher-{}", said.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    fn said(at_ms: u64) -> TalkMessage {
        let words = TalkContent::Text(at_ms.to_string());
        TalkMessage { at_ms, from: Viewer::Public, name: String::new(), to: Channel::Watchers, words }
    }

    #[test]
    fn what_comes_again_or_late_finds_its_place() {
        let mut known = Vec::new();
        merge(&mut known, vec![said(3), said(5)]);
        merge(&mut known, vec![said(4), said(5), said(9)]);
        let times: Vec<u64> = known.iter().map(|said| said.at_ms).collect();
        assert_eq!(times, [3, 4, 5, 9]);
    }

    #[test]
    fn nobody_chosen_is_everyone_and_the_speaker_always_hears() {
        let (me, other) = (Seat::new(1), Seat::new(3));
        assert_eq!(channel(Seats::NONE, me), Channel::Table);
        assert_eq!(channel(Seats::only(me), me), Channel::Table);
        assert_eq!(channel(Seats::only(other), me), Channel::Seats(Seats::only(me).with(other)));
    }
}
