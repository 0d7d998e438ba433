//! Before the game: the host arranges the table and lets the game begin; others may leave.

use super::Sitting;
use super::absences::Absences;
use super::orders::Objection;
use crate::arrangement::Arranged;
use crate::clockwork::Clockwork;
use crate::opening::Charter;
use crate::trouble::Trouble;
use rules::{Misfit, Seat, Settings};
use speech::Lang;
use std::sync::Arc;
use store::StoreError;
use wire::life::{Arrangement, OutOfOrder};
use wire::{ToClient, Told};

impl Sitting {
    fn before_the_game(&self) -> Result<(), OutOfOrder> {
        if self.table.is_some() { Err(OutOfOrder::Begun) } else { Ok(()) }
    }

    fn hosts(&self, seat: Seat) -> Result<(), OutOfOrder> {
        self.before_the_game()?;
        if self.gathering.host == seat { Ok(()) } else { Err(OutOfOrder::NotHost) }
    }

    /// The host changes options or seats.
    pub(super) async fn arrange(&mut self, seat: Seat, arrangement: Arrangement) -> Result<(), Objection> {
        self.hosts(seat)?;
        let here = match arrangement {
            Arrangement::Seat { seat, .. } => self.onlookers.addresses(seat),
            _ => Vec::new(),
        };
        let here: Vec<String> = here.into_iter().map(|from| self.household(from)).collect();
        let Arranged { gathering, moved } = self.gathering.arranged(&arrangement, &here)?;
        let game = Arc::clone(&self.charter.game);
        let unfit = |misfit: Misfit| {
            let [fr, en] =
                [Lang::Fr, Lang::En].map(|lang| Trouble::misfit(&*game, &misfit, Some(lang)).to_string());
            OutOfOrder::Unfit(Told { fr, en })
        };
        let settings = match &arrangement {
            Arrangement::Settings(given) => Settings::check(&game.info(), given).map_err(unfit)?,
            _ => self.charter.settings.clone(),
        };
        let seats = u8::try_from(gathering.len()).unwrap_or(u8::MAX);
        let checking = {
            // Loading a board takes time, which the async threads do not have.
            let (game, settings) = (Arc::clone(&game), settings.clone());
            tokio::task::spawn_blocking(move || game.check(&settings, seats))
        };
        let checked = checking.await.map_err(|broken| {
            tracing::error!(table = self.charter.id, %broken, "arranging a table broke");
            Objection::Unavailable
        })?;
        checked.map_err(unfit)?;
        let text = serde_json::to_string(&settings).map_err(|error| OutOfOrder::Misfit(error.to_string()))?;
        let written = self.hall.store.arrange(&self.charter.id, text, seats, gathering.as_json()).await;
        written.map_err(|error| self.unwritten(&error))?;
        if seats != self.charter.seats || settings != self.charter.settings {
            // Connections carry the charter they came with: all come again for the new one.
            self.vigil.leaving.push(None);
            self.charter = Arc::new(Charter { settings, seats, ..(*self.charter).clone() });
        }
        self.vigil.leaving.extend(moved.into_iter().map(Some));
        self.vigil.clockwork = Clockwork::new(gathering.life.clock, gathering.len());
        self.vigil.absences = Absences::default();
        self.gathering = gathering;
        self.onlookers.announce(&ToClient::Status(self.status()));
        Ok(())
    }

    /// The host lets the game begin.
    pub(super) async fn start(&mut self, seat: Seat) -> Result<(), Objection> {
        self.hosts(seat)?;
        if !self.gathering.is_full() {
            return Err(OutOfOrder::Missing.into());
        }
        let mut gathering = self.gathering.clone();
        gathering.life.held = false;
        self.seat_as(gathering).await
    }

    /// Somebody leaves before the game: the seat is free again.
    pub(super) async fn leave(&mut self, seat: Seat) -> Result<(), Objection> {
        self.before_the_game()?;
        self.seat_as(self.gathering.left(seat)).await?;
        self.vigil.leaving.push(Some(seat));
        self.onlookers.announce(&ToClient::Status(self.status()));
        Ok(())
    }

    /// Writes down who sits where, and goes by it.
    pub(super) async fn seat_as(&mut self, gathering: crate::gathering::Gathering) -> Result<(), Objection> {
        let stage = if gathering.life.closed { store::Stage::Over } else { self.written };
        let written = self.hall.store.update_seating(&self.charter.id, gathering.as_json(), stage).await;
        written.map_err(|error| self.unwritten(&error))?;
        self.written = stage;
        self.gathering = gathering;
        Ok(())
    }

    fn unwritten(&self, error: &StoreError) -> Objection {
        tracing::error!(table = self.charter.id, %error, "the seating was not written down");
        Objection::Unavailable
    }
}
