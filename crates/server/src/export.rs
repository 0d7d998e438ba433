//! `GET /api/tables/{table}/record`: a finished game as one file.

use crate::api::table_id;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::mailbox::{ExportedSeats, TableMessage};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use table::Record;

/// `GET /api/tables/{table}/record`: everything needed to play the game again. While it is played its draws are secret.
pub(crate) async fn record(
    State(app): State<Arc<AppState>>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Response, ApiError> {
    let id = table_id(path)?;
    let ExportedSeats { meta, seats, before, dice } = app.table(&id)?.ask(TableMessage::ExportSeats).await?;
    // The game is over, so the log no longer grows.
    let log = app.store.load_log(&id).await.map_err(|error| ApiError::from_store(&id, &error))?;
    let name = format!("hemicycle-{}-{id}.json", meta.game_id);
    // A long log takes time, which the async threads do not have.
    let writing = tokio::task::spawn_blocking(move || {
        let record = Record::of_log(&meta.game.info(), meta.game.written_out(&meta.settings), seats, &log);
        record.map(|mut record| {
            // The game is over: whoever wants to may draw everything again.
            record.seed = dice.is_some().then(|| table::dice_check::digits(&meta.dice.seed()));
            record.before = before;
            record.dice = dice;
            record.write()
        })
    });
    let why = match writing.await {
        Ok(Ok(text)) => {
            // Ids of games and tables are plain letters, digits and hyphens: they need no quoting in a header.
            let attachment = format!("attachment; filename=\"{name}\"");
            let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, attachment)];
            return Ok((headers, text).into_response());
        }
        Ok(Err(bad)) => bad.to_string(),
        Err(broken) => broken.to_string(),
    };
    tracing::error!(table = id, why, "the file of this game cannot be written");
    Err(ApiError::Unavailable)
}
