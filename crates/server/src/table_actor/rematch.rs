//! Rematches: a new table, and each one's own seat there.

use super::TableActor;
use super::commands::ExecutionError;
use crate::api_error::ApiError;
use crate::dice;
use crate::mailbox::{ConnectionId, TableMessage};
use rules::Seat;
use wire::table_admin::{CommandError, RematchRequest};
use wire::{Stage, ToClient};

impl TableActor {
    /// The first who wants a rematch makes its table; everybody gets their own seat there, over their own connection.
    pub(super) async fn rematch(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        RematchRequest { added, commitment }: RematchRequest,
    ) -> Result<(), ExecutionError> {
        if self.stage() != Stage::Over || !self.game.is_dealt() {
            return Err(CommandError::NotOver.into());
        }
        if !added.as_deref().is_none_or(table::dice_check::can_be_added) {
            return Err(CommandError::InvalidArrangement(ApiError::Added.to_string()).into());
        }
        let next = match &self.seating.conduct().next {
            Some(next) => next.clone(),
            None => {
                // A rematch is a new table, and counts as one of those that its maker may make.
                let address = self.connections.address(connection).ok_or(ExecutionError::Unavailable)?;
                let counted = self.app.count_made_table(address);
                counted.map_err(|error| CommandError::InvalidArrangement(error.to_string()))?;
                self.make_rematch(seat, commitment).await?
            }
        };
        // Whoever is connected to this seat has said its secret.
        let key = self.seating.key(seat).map(str::to_owned).ok_or(ExecutionError::Unavailable)?;
        let table = self.app.table(&next).map_err(|_| ExecutionError::Unavailable)?;
        match table.ask(|reply| TableMessage::ClaimSeat { key, added, reply }).await {
            Ok(seated) => self.connections.send(connection, &ToClient::Rematch(seated)),
            Err(ApiError::Full) => {
                return Err(CommandError::InvalidArrangement(
                    "your seat there was given to somebody else".into(),
                )
                .into());
            }
            Err(_) => return Err(ExecutionError::Unavailable),
        }
        Ok(())
    }

    async fn make_rematch(
        &mut self,
        seat: Seat,
        commitment: Option<String>,
    ) -> Result<String, ExecutionError> {
        let seed = match commitment {
            Some(commitment) => self.app.dice_commitments().redeem(&commitment),
            None => Some(dice::draw()?),
        };
        let seed =
            seed.ok_or_else(|| CommandError::InvalidArrangement(ApiError::UnknownCommitment.to_string()))?;
        let meta = &self.meta;
        let seating = self.seating.rotated(seat, &meta.id);
        let game = (meta.game_id.as_str(), meta.rules_version);
        // A new game is played by the newest rules.
        let settings = meta.settings.clone().by_edition(meta.game.info().edition);
        let made = self.app.make_table(game, &settings, seed, &seating).await;
        // What failed is in the server's log.
        let id = made.map_err(|_| ExecutionError::Unavailable)?;
        self.store_seating(self.seating.followed_by(id.clone())).await?;
        self.broadcast_status();
        Ok(id)
    }
}
