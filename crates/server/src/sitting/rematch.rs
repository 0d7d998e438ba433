//! Once more with the same people: a new table, and each one's own seat there.

use super::Sitting;
use super::orders::Objection;
use crate::dice;
use crate::letters::{Caller, Letter};
use crate::trouble::Trouble;
use rules::Seat;
use wire::http::Seated;
use wire::life::{Again, OutOfOrder};
use wire::{Stage, ToClient};

impl Sitting {
    /// The first who wants a rematch makes its table; everybody gets their own seat there, over their own connection.
    pub(super) async fn rematch(
        &mut self,
        caller: Caller,
        seat: Seat,
        Again { added, commitment }: Again,
    ) -> Result<(), Objection> {
        if self.stage() != Stage::Over || self.table.is_none() {
            return Err(OutOfOrder::NotOver.into());
        }
        if !added.as_deref().is_none_or(table::fair::can_be_added) {
            return Err(OutOfOrder::Misfit(Trouble::Added.to_string()).into());
        }
        let next = match &self.gathering.life.next {
            Some(next) => next.clone(),
            None => {
                // A rematch is a new table, and counts as one of those that its maker may make.
                let address = self.onlookers.address(caller).ok_or(Objection::Unavailable)?;
                let counted = self.hall.founded_by(address);
                counted.map_err(|trouble| OutOfOrder::Misfit(trouble.to_string()))?;
                self.found_rematch(seat, commitment).await?
            }
        };
        // Whoever is connected to this seat has said its secret.
        let key = self.gathering.key(seat).map(str::to_owned).ok_or(Objection::Unavailable)?;
        let table = self.hall.table(&next).map_err(|_| Objection::Unavailable)?;
        match table.ask(|reply| Letter::Claim { key, added, reply }).await {
            Ok(seated) => self.onlookers.answer(caller, &ToClient::Rematch(seated)),
            Err(Trouble::Full) => {
                return Err(OutOfOrder::Misfit("your seat there was given to somebody else".into()).into());
            }
            Err(_) => return Err(Objection::Unavailable),
        }
        Ok(())
    }

    async fn found_rematch(&mut self, seat: Seat, commitment: Option<String>) -> Result<String, Objection> {
        let seed = match commitment {
            Some(commitment) => self.hall.promises().keep(&commitment),
            None => Some(dice::draw()?),
        };
        let seed = seed.ok_or_else(|| OutOfOrder::Misfit(Trouble::Promise.to_string()))?;
        let charter = &self.charter;
        let gathering = self.gathering.rotated(seat, &charter.id);
        let game = (charter.game_id.as_str(), charter.rules_version);
        // A new game is played by the newest rules.
        let settings = charter.settings.clone().by_edition(charter.game.info().edition);
        let made = self.hall.make_table(game, &settings, seed, &gathering).await;
        // What failed is in the server's log.
        let id = made.map_err(|_| Objection::Unavailable)?;
        let mut own = self.gathering.clone();
        own.life.next = Some(id.clone());
        self.seat_as(own).await?;
        self.onlookers.announce(&ToClient::Status(self.status()));
        Ok(id)
    }

    /// Somebody from the last game takes the seat that waits for them.
    pub(super) async fn claim(&mut self, key: &str, added: Option<String>) -> Result<Seated, Trouble> {
        let (mut gathering, seat, secret) = self.gathering.claimed(key)?;
        // Whoever asks once more for a lost secret takes nothing back; and once dealt, nothing is added.
        if added.is_some() && self.table.is_none() {
            gathering.add(seat, added)?;
        }
        self.seat_as(gathering).await.map_err(|_| Trouble::Unavailable)?;
        // Whoever came with the secret before this one comes again, or no more.
        self.onlookers.dismiss(Some(seat));
        Ok(Seated { table: self.charter.id.clone(), seat, secret })
    }
}
