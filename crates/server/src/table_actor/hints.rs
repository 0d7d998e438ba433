//! Advice: what a strong bot would do in the place of a player who asks, knowing no more than the player.

use super::TableActor;
use crate::connections::Outbox;
use crate::fair_queue::{Client, FairQueue, Urgency};
use crate::mailbox::ConnectionId;
use ::bots::Level;
use rules::{Seats, Viewer};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{BotJob, DecisionId};
use wire::{ActionError, ProtocolError, ProtocolErrorCode, ToClient};

/// A seat may ask again after this long, from however many connections: thoughts cost the server more than anything else.
const BREATH: Duration = Duration::from_secs(3);

impl TableActor {
    /// Thinks for a player whom the game waits for, beside everything else.
    pub(super) fn advise(&mut self, connection: ConnectionId, id: u32) {
        let Some((viewer, outbox)) = self.connections.viewer_and_outbox(connection) else { return };
        match self.thought_for(viewer, id) {
            Ok((moment, thought)) => {
                let turn = (Arc::clone(&self.app.thoughts), self.thinker(Urgency::Awaited));
                tokio::spawn(think(turn, thought, outbox, id, moment));
            }
            Err(answer) => self.connections.send(connection, &answer),
        }
    }

    /// For whom bots think here: for those who are there.
    pub(super) fn thinker(&self, urgency: Urgency) -> Client {
        Client { urgency, address: self.connections.first_address(), table: self.meta.id.clone() }
    }

    /// How urgent the thinking of this table's bots is. Where nobody is left who plays and nobody is there, they do not
    /// think at all: whoever comes finds them where they were.
    pub(super) fn urgency(&self) -> Option<Urgency> {
        match (self.connections.is_empty(), self.attendance().players().is_empty()) {
            (false, _) => Some(Urgency::Awaited),
            (true, false) => Some(Urgency::Unwatched),
            (true, true) => None,
        }
    }

    /// May players ask for advice: does at most one person play here, or was the table made so?
    fn gives_hints(&self) -> bool {
        let conceded = self.table.as_ref().map_or(Seats::NONE, |table| table.conceded());
        let people = self.seating.people().iter().filter(|seat| !conceded.contains(*seat)).count();
        self.seating.conduct().hints || people < 2
    }

    /// What is to be thought for this viewer, or why nothing is.
    fn thought_for(&mut self, viewer: Viewer, id: u32) -> Result<(DecisionId, BotJob), Box<ToClient>> {
        let fault = |code, message: &str| {
            Err(Box::new(ToClient::Fault(ProtocolError { id: Some(id), code, message: message.into() })))
        };
        let Viewer::Seat(seat) = viewer else {
            return fault(ProtocolErrorCode::NotSeated, "those who watch are given no advice");
        };
        let Some(table) = &self.table else {
            return fault(ProtocolErrorCode::NotStarted, "the game begins when every seat is taken");
        };
        if !self.gives_hints() {
            return Err(Box::new(ToClient::Refused(ActionError::no_hints_here(id))));
        }
        if !table.to_act().contains(seat) {
            return Err(Box::new(ToClient::Refused(ActionError::no_hint(id))));
        }
        let now = Instant::now();
        let last = self.advised.get(&seat);
        if last.is_some_and(|last| now.saturating_duration_since(*last) < BREATH) {
            return fault(ProtocolErrorCode::TooMany, "advice takes thought: ask again in a few seconds");
        }
        let Ok(seed) = getrandom::u64() else {
            return fault(ProtocolErrorCode::Unavailable, "the server cannot do this right now; try again");
        };
        self.advised.insert(seat, now);
        self.app.counts.thought();
        Ok((table.moment(), table.think(seat, Level::Strong, self.app.budget, seed)))
    }
}

async fn think(
    (thoughts, client): (Arc<FairQueue>, Client),
    thought: BotJob,
    outbox: Outbox,
    id: u32,
    moment: DecisionId,
) {
    let _permit = thoughts.turn(client).await;
    let answer = match tokio::task::spawn_blocking(thought).await {
        Ok(action) => ToClient::Hint { id, moment, action },
        Err(broken) => {
            tracing::error!(%broken, "a bot broke while it was thinking for a player");
            let message = "the server could not make up its mind; try again".into();
            ToClient::Fault(ProtocolError { id: Some(id), code: ProtocolErrorCode::Unavailable, message })
        }
    };
    outbox.push(&answer);
}
