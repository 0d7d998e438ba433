//! The request handlers of a local table.

use crate::local_table::{LocalTable, count};
use any_game::AnyReplayedGame;
use rules::{Seat, Viewer};
use table::InputError;
use wire::talk::TalkError;
use wire::{ProtocolError, ProtocolErrorCode, Request, ToClient, ToServer};

impl LocalTable<'_> {
    /// Answers a message as a server would. What it sets off elsewhere is asked for by [`LocalTable::bot_question`],
    /// [`LocalTable::hint_question`] and [`LocalTable::take_save`].
    pub fn answer(&mut self, message: ToServer) -> Vec<ToClient> {
        let ToServer { id, decision, request } = message;
        match request {
            Request::Hello { protocol, table, secret, have } => {
                self.hello(id, protocol, &table, secret, have)
            }
            Request::Act { action } => {
                let Some(decision) = decision else {
                    let message = "an action names the decision it is meant for, beside its id";
                    return fault(id, ProtocolErrorCode::Malformed, message);
                };
                let Viewer::Seat(seat) = self.viewer else { return not_seated(id) };
                match self.table.act(seat, decision, &action) {
                    Ok(entry) => self.done(id, |local| local.entered(entry)),
                    Err(refused) => refusal(id, &refused),
                }
            }
            Request::Undo => match self.go_back() {
                Ok(messages) => self.done(id, |_| messages),
                Err(refused) => refusal(id, &refused),
            },
            Request::Hint => match self.viewer {
                Viewer::Seat(seat) if self.table.to_act().contains(seat) => {
                    self.thoughts.ask_hint(id);
                    Vec::new()
                }
                _ => vec![ToClient::Refused(wire::ActionError::no_hint(id))],
            },
            Request::Resync { have } => {
                let (updates, shown) = (self.since(Some(have)), Some(self.shown()));
                vec![ToClient::CaughtUp { updates, shown }]
            }
            Request::History => match self.history() {
                Some(history) => vec![history],
                None => fault(id, ProtocolErrorCode::Unavailable, "what happened cannot be told again"),
            },
            Request::SnapshotAt { number } => match self.snapshot_at(number) {
                Some(snapshot) => vec![snapshot],
                None => fault(
                    id,
                    ProtocolErrorCode::UnknownNumber,
                    "you were never told an update of this number",
                ),
            },
            Request::ExplainRefusal { action } => {
                let Viewer::Seat(seat) = self.viewer else { return not_seated(id) };
                let refused = self.table.why(seat, &action).err();
                vec![ToClient::Explained { id, refused: refused.map(|why| why.answer_to(id)) }]
            }
            // Those who share a device talk aloud, and nobody watches from elsewhere.
            Request::Talk { .. } => {
                vec![ToClient::Refused(wire::ActionError::unsayable(id, TalkError::NobodyThere))]
            }
            Request::WatchAs { .. } | Request::ShowHand { .. } => {
                vec![ToClient::Refused(wire::ActionError::not_shown(id))]
            }
            Request::Command(_) => fault(
                id,
                ProtocolErrorCode::Unavailable,
                "this is for tables on a server; this one is on your device",
            ),
            Request::Lift { seat } => self.lift(seat),
            Request::Ping => vec![ToClient::Pong],
        }
    }

    fn hello(
        &mut self,
        id: u32,
        protocol: u32,
        table: &str,
        secret: Option<String>,
        have: Option<u64>,
    ) -> Vec<ToClient> {
        if protocol != wire::PROTOCOL {
            let message = format!("protocol {} is spoken here, not {protocol}: reload", wire::PROTOCOL);
            return fault(id, ProtocolErrorCode::OtherProtocol, &message);
        }
        if table != self.id {
            return fault(id, ProtocolErrorCode::UnknownTable, "there is no such table on this device");
        }
        // On one device nobody proves anything: whoever sits at the device may name a person's seat to look from.
        let named = secret.and_then(|secret| secret.parse::<u8>().ok()).and_then(|n| Seat::try_from(n).ok());
        let named = named.filter(|seat| self.people().contains(*seat)).map(Viewer::Seat);
        // A page that is loaded anew may be in anybody's hands.
        let named = named.filter(|_| !self.cover());
        let viewer = named.unwrap_or_else(|| self.turn());
        // Numbers belong to a viewer: those of another say nothing.
        let have = have.filter(|_| viewer == self.viewer);
        self.viewer = viewer;
        let mut messages = vec![self.welcome(have)];
        messages.extend(self.curtain());
        if have.is_some_and(|have| have > self.shown().number) {
            // Something was taken back in another window: the page knows too much.
            messages.extend(self.history());
        }
        messages
    }

    fn done(&mut self, id: u32, tell: impl FnOnce(&mut Self) -> Vec<ToClient>) -> Vec<ToClient> {
        let mut messages = tell(self);
        messages.push(ToClient::Done { id });
        messages
    }

    /// Everything the viewer was told at this table.
    pub(crate) fn history(&mut self) -> Option<ToClient> {
        let viewer = self.viewer;
        Some(ToClient::History { updates: self.replayed()?.history(viewer) })
    }

    /// How things stood for the viewer at this number.
    fn snapshot_at(&mut self, number: u64) -> Option<ToClient> {
        let viewer = self.viewer;
        Some(ToClient::SnapshotAt { number, shown: self.replayed()?.shown_with(viewer, number)? })
    }

    /// The log played again: only what has come since it was last asked for.
    fn replayed(&mut self) -> Option<&dyn AnyReplayedGame> {
        let LocalTable { game, settings, log, .. } = self;
        let replayed = match self.replayed.take() {
            Some(mut replayed) => {
                replayed.follow(log.get(replayed.len() as usize..)?).ok()?;
                replayed
            }
            None => game.replay_all(settings, count(&self.seats), log).ok()?,
        };
        Some(&**self.replayed.insert(replayed))
    }
}

fn fault(id: u32, code: ProtocolErrorCode, message: &str) -> Vec<ToClient> {
    vec![ToClient::Error(ProtocolError { id: Some(id), code, message: message.into() })]
}

fn not_seated(id: u32) -> Vec<ToClient> {
    fault(id, ProtocolErrorCode::NotSeated, "only bots play at this table")
}

fn refusal(id: u32, refused: &InputError) -> Vec<ToClient> {
    vec![ToClient::Refused(refused.answer_to(id))]
}
