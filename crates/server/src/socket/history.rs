//! What a connection asks of the past: the log is played again for it, beside everything else.

use super::reader::fault;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::connections::text;
use crate::loading::TableMeta;
use crate::mailbox::Joined;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::LogError;
use tokio::sync::mpsc;
use wire::{ProtocolError, ProtocolErrorCode, ToClient};

/// What can be asked of the past.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum HistoryRequest {
    /// Everything this viewer was told.
    History,
    /// How things stood for this viewer at this number.
    Then(u64),
}

/// What is being replayed for a connection: one of each kind at a time.
#[derive(Default)]
pub(super) struct HistoryTasks {
    history: Arc<AtomicBool>,
    then: Arc<AtomicBool>,
}

impl HistoryTasks {
    /// Begins a replay, whose answer goes to `own`.
    pub(super) fn begin(
        &self,
        app: &Arc<AppState>,
        own: &mpsc::Sender<Utf8Bytes>,
        joined: &Joined,
        id: u32,
        past: HistoryRequest,
    ) -> Result<(), ProtocolError> {
        let (busy, message) = match past {
            HistoryRequest::History => (&self.history, "the last history is still on its way"),
            HistoryRequest::Then(_) => (&self.then, "the last moment asked for is still on its way"),
        };
        if busy.swap(true, Ordering::AcqRel) {
            return Err(fault(id, ProtocolErrorCode::TooMany, message));
        }
        let (app, own, busy) = (Arc::clone(app), own.clone(), Arc::clone(busy));
        let (meta, viewer) = (Arc::clone(&joined.meta), joined.sight.viewer());
        tokio::spawn(async move {
            let answer = recall(&app, meta, viewer, id, past).await;
            // The next may be asked for as soon as this one is heard.
            busy.store(false, Ordering::Release);
            // A connection that is gone needs no answer.
            let _ = own.send(text(&answer.unwrap_or_else(ToClient::Fault))).await;
        });
        Ok(())
    }
}

async fn recall(
    app: &AppState,
    meta: Arc<TableMeta>,
    viewer: rules::Viewer,
    id: u32,
    past: HistoryRequest,
) -> Result<ToClient, ProtocolError> {
    // The semaphore is never closed; without a permit we would only be less patient.
    let _permit = app.replays.acquire().await;
    let log = app.store.load_log(&meta.id).await;
    let log = log.map_err(|error| ApiError::from_store(&meta.id, &error).fault(id))?;
    if log.is_empty() {
        return match past {
            HistoryRequest::History => Ok(ToClient::History { happened: Vec::new() }),
            HistoryRequest::Then(_) => {
                Err(fault(id, ProtocolErrorCode::NotStarted, "the game begins when every seat is taken"))
            }
        };
    }
    let table = meta.id.clone();
    // Long logs take time, which the async threads do not have.
    let replay = tokio::task::spawn_blocking(move || {
        let TableMeta { game, settings, seats, dice, .. } = &*meta;
        let seed = dice.seed();
        Ok::<_, LogError>(match past {
            HistoryRequest::History => {
                Some(ToClient::History { happened: game.history(settings, *seats, seed, &log, viewer)? })
            }
            HistoryRequest::Then(number) => {
                let shown = game.then(settings, *seats, seed, &log, viewer, number)?;
                shown.map(|shown| ToClient::Then { number, shown })
            }
        })
    });
    let why = match replay.await {
        Ok(Ok(Some(answer))) => return Ok(answer),
        Ok(Ok(None)) => {
            return Err(fault(
                id,
                ProtocolErrorCode::UnknownNumber,
                "you were never told an update of this number",
            ));
        }
        Ok(Err(bad)) => bad.to_string(),
        Err(broken) => broken.to_string(),
    };
    tracing::error!(table, why, "the past of this table cannot be told");
    Err(ApiError::Unavailable.fault(id))
}
