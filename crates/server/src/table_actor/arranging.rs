//! The commands before the game: the host arranges the table and lets the game begin; others may leave.

use super::TableActor;
use super::commands::ExecutionError;
use crate::api_error::ApiError;
use crate::attendance::Absences;
use crate::connections::HangUp;
use crate::loading::TableMeta;
use crate::seating::Rearrangement;
use rules::{Seat, Settings, SettingsError};
use speech::Lang;
use std::sync::Arc;
use wire::Translated;
use wire::table_admin::{Arrangement, CommandError};

impl TableActor {
    fn check_undealt(&self) -> Result<(), CommandError> {
        if self.game.is_dealt() { Err(CommandError::Begun) } else { Ok(()) }
    }

    fn check_host(&self, seat: Seat) -> Result<(), CommandError> {
        self.check_undealt()?;
        if self.seating.host() == seat { Ok(()) } else { Err(CommandError::NotHost) }
    }

    /// The host changes options or seats.
    pub(super) async fn arrange(
        &mut self,
        seat: Seat,
        arrangement: Arrangement,
    ) -> Result<(), ExecutionError> {
        self.check_host(seat)?;
        let here = match arrangement {
            Arrangement::Seat { seat, .. } => self.households_of(seat),
            _ => Vec::new(),
        };
        let Rearrangement { seating, moved } = self.seating.arranged(&arrangement, &here)?;
        let game = Arc::clone(&self.meta.game);
        let explained = |settings_error: SettingsError| {
            let [fr, en] = [Lang::Fr, Lang::En]
                .map(|lang| ApiError::settings_error(&*game, &settings_error, Some(lang)).to_string());
            CommandError::InvalidSettings(Translated { fr, en })
        };
        let settings = match &arrangement {
            Arrangement::Settings(given) => Settings::check(&game.info(), given).map_err(explained)?,
            _ => self.meta.settings.clone(),
        };
        let seats = u8::try_from(seating.len()).unwrap_or(u8::MAX);
        let checking = {
            // Loading a board takes time, which the async threads do not have.
            let (game, settings) = (Arc::clone(&game), settings.clone());
            tokio::task::spawn_blocking(move || game.check(&settings, seats))
        };
        let checked = checking.await.map_err(|broken| {
            tracing::error!(table = self.meta.id, %broken, "arranging a table broke");
            ExecutionError::Unavailable
        })?;
        checked.map_err(explained)?;
        let text = serde_json::to_string(&settings)
            .map_err(|error| CommandError::InvalidArrangement(error.to_string()))?;
        let written = self.app.store.arrange(&self.meta.id, text, seats, seating.as_json()).await;
        written.map_err(|error| self.seating_unwritten(&error))?;
        if seats != self.meta.seats || settings != self.meta.settings {
            // Connections carry what never changes at the table: all come again for the new one.
            self.connections.hang_up_later(HangUp::Everyone);
            self.meta = Arc::new(TableMeta { settings, seats, ..(*self.meta).clone() });
        }
        moved.into_iter().for_each(|seat| self.connections.hang_up_later(HangUp::Seat(seat)));
        self.clocks.reset(seating.clock(), seating.len());
        self.absences = Absences::default();
        self.seating = seating;
        self.broadcast_status();
        Ok(())
    }

    /// The host lets the game begin.
    pub(super) async fn start(&mut self, seat: Seat) -> Result<(), ExecutionError> {
        self.check_host(seat)?;
        if !self.seating.is_full() {
            return Err(CommandError::Missing.into());
        }
        self.store_seating(self.seating.released()).await
    }

    /// Somebody leaves before the game: the seat is free again.
    pub(super) async fn leave(&mut self, seat: Seat) -> Result<(), ExecutionError> {
        self.check_undealt()?;
        self.store_seating(self.seating.left(seat)).await?;
        self.connections.hang_up_later(HangUp::Seat(seat));
        self.broadcast_status();
        Ok(())
    }
}
