//! Bots that think: for their own seats, and for a player who asks for a hint.

use super::TableActor;
use crate::connections::Outbox;
use crate::fair_queue::{FairQueue, Urgency, WorkOwner};
use crate::hints::HintError;
use crate::mailbox::{ConnectionId, TableMessage};
use ::bots::Level;
use any_game::BotJob;
use rules::Viewer;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;
use wire::{DecisionId, ProtocolError, ProtocolErrorCode, ToClient};

impl TableActor {
    /// Sets the bots thinking that the game waits for. Where nobody is left who plays and nobody is there, they do not
    /// think at all: whoever comes finds them where they were.
    pub(super) fn wake_bots(&mut self, own_address: &mpsc::WeakSender<TableMessage>) {
        let Some(table) = self.game.table() else { return };
        let urgency = match (self.connections.is_empty(), self.attendance().players().is_empty()) {
            (false, _) => Urgency::Awaited,
            (true, false) => Urgency::Unwatched,
            (true, true) => return,
        };
        let owner = self.work_owner(urgency);
        self.bots.wake(&self.app, &self.seating, table, &owner, own_address);
    }

    /// For whom bots think here: for those who are there.
    fn work_owner(&self, urgency: Urgency) -> WorkOwner {
        WorkOwner { urgency, address: self.connections.first_address(), table: self.meta.id.clone() }
    }

    /// Thinks for a player whom the game waits for, beside everything else.
    pub(super) fn give_hint(&mut self, connection: ConnectionId, id: u32) {
        let Some((viewer, outbox)) = self.connections.viewer_and_outbox(connection) else { return };
        match self.hint_job(viewer) {
            Ok((decision, job)) => {
                let queue = Arc::clone(&self.app.thoughts);
                tokio::spawn(think((queue, self.work_owner(Urgency::Awaited)), job, outbox, id, decision));
            }
            Err(why) => self.connections.send(connection, &why.answer(id)),
        }
    }

    /// What is to be thought for this viewer, or why nothing is.
    fn hint_job(&mut self, viewer: Viewer) -> Result<(DecisionId, BotJob), HintError> {
        let (table, now) = (self.game.table(), Instant::now());
        let is_allowed = self.seating.allows_hints(self.game.conceded());
        let seat = self.hints.check(viewer, table, is_allowed, now)?;
        let table = table.ok_or(HintError::NotStarted)?;
        let seed = getrandom::u64().map_err(|_| HintError::Unavailable)?;
        self.hints.given(seat, now);
        self.app.metrics.thought();
        Ok((table.decision(), table.think(seat, Level::Strong, self.app.budget, seed)))
    }
}

async fn think(
    (queue, owner): (Arc<FairQueue>, WorkOwner),
    job: BotJob,
    outbox: Outbox,
    id: u32,
    decision: DecisionId,
) {
    let _permit = queue.turn(owner).await;
    let answer = match tokio::task::spawn_blocking(job).await {
        Ok(action) => ToClient::Hint { id, decision, action },
        Err(broken) => {
            tracing::error!(%broken, "a bot broke while it was thinking for a player");
            let message = "the server could not make up its mind; try again".into();
            ToClient::Error(ProtocolError { id: Some(id), code: ProtocolErrorCode::Unavailable, message })
        }
    };
    outbox.push(&answer);
}
