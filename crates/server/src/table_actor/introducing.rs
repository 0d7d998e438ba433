//! Who is a bot: some rules ask for it, and it can change in the middle of a game.

use super::committing::CommitError;
use super::{Continuation, TableActor};
use rules::Seats;

impl TableActor {
    /// Tells the rules who is a bot, where they do not know it yet: written down like any other input.
    pub(super) async fn introduce(&mut self) -> Continuation {
        let bots = |seat: &_| self.seating.bot_of(*seat, self.conceded()).is_some();
        let bots = Seats::all(self.meta.seats).iter().filter(bots).collect();
        let bells =
            self.table.as_ref().filter(|table| !table.is_over()).map(|table| table.pending_occupancy(bots));
        for bell in bells.unwrap_or_default() {
            match self.write_down(|table| table.ring(&bell)).await {
                Ok(()) => self.tell().await,
                Err(CommitError::Refused(refused)) => {
                    tracing::error!(
                        table = self.meta.id,
                        code = refused.code(),
                        "a bell that was heard is refused"
                    );
                }
                Err(CommitError::Unwritten(error)) => return self.reopen(error).await,
            }
        }
        Continuation::Continue(())
    }
}
