//! Requests for earlier snapshots and for the whole game: the log is played again for it, beside everything else, and once
//! for all who ask.

use super::reader::fault;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::connections::{LentViewer, text};
use crate::loading::TableMeta;
use crate::mailbox::Joined;
use crate::shared_replays::SharedReplay;
use axum::extract::ws::Utf8Bytes;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use table::LogError;
use tokio::sync::mpsc;
use wire::{ProtocolError, ProtocolErrorCode, ToClient};

/// What can be asked of the past.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum HistoryRequest {
    /// Everything this viewer was told.
    History,
    /// How things stood for this viewer at this number.
    SnapshotAt(u64),
}

/// What is being replayed for a connection: one of each kind at a time.
#[derive(Default)]
pub(super) struct HistoryTasks {
    history: Arc<AtomicBool>,
    then: Arc<AtomicBool>,
    /// The replay of the table of a connection that looks back, step by step: it stays for the next step. Whoever only
    /// asks for what was told keeps nothing alive by it.
    replay: OnceLock<Arc<SharedReplay>>,
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
            HistoryRequest::SnapshotAt(_) => (&self.then, "the last moment asked for is still on its way"),
        };
        if busy.swap(true, Ordering::AcqRel) {
            return Err(fault(id, ProtocolErrorCode::TooMany, message));
        }
        let (app, own, busy) = (Arc::clone(app), own.clone(), Arc::clone(busy));
        let (meta, lent_viewer) = (Arc::clone(&joined.meta), joined.viewer.clone());
        let replay = match past {
            HistoryRequest::History => app.replayed.of(&meta.id),
            HistoryRequest::SnapshotAt(_) => {
                Arc::clone(self.replay.get_or_init(|| app.replayed.of(&meta.id)))
            }
        };
        tokio::spawn(async move {
            let answer = answer_history(&app, &replay, meta, lent_viewer, id, past).await;
            // The next may be asked for as soon as this one is heard.
            busy.store(false, Ordering::Release);
            // A connection that is gone needs no answer.
            let _ = own.send(text(&answer.unwrap_or_else(ToClient::Error))).await;
        });
        Ok(())
    }
}

async fn answer_history(
    app: &AppState,
    replay: &SharedReplay,
    meta: Arc<TableMeta>,
    lent_viewer: LentViewer,
    id: u32,
    past: HistoryRequest,
) -> Result<ToClient, ProtocolError> {
    let mut replay = replay.lock().await;
    // The semaphore is never closed; without a permit we would only be less patient.
    let _permit = app.replays.acquire().await;
    let played = replay.as_ref().map_or(0, |replay| replay.len());
    let news = app.store.load_log_from(&meta.id, played).await;
    let news = news.map_err(|error| ApiError::from_store(&meta.id, &error).fault(id))?;
    if played == 0 && news.is_empty() {
        return match past {
            HistoryRequest::History => Ok(ToClient::History { updates: Vec::new() }),
            HistoryRequest::SnapshotAt(_) => {
                Err(fault(id, ProtocolErrorCode::NotStarted, "the game begins when every seat is taken"))
            }
        };
    }
    let table = meta.id.clone();
    // Whatever was waited for: a view that was taken back meanwhile is not told any more.
    let viewer = lent_viewer.viewer();
    // One that breaks on the way is not put back: the next who asks begins anew.
    let before = replay.take();
    // Long logs take time, which the async threads do not have.
    let playing = tokio::task::spawn_blocking(move || {
        let replayed = match before {
            Some(mut replayed) => {
                replayed.follow(&news)?;
                replayed
            }
            None => meta.game.replay_all(&meta.settings, meta.seats, &news)?,
        };
        let answer = match past {
            HistoryRequest::History => Some(ToClient::History { updates: replayed.history(viewer) }),
            HistoryRequest::SnapshotAt(number) => {
                replayed.shown_with(viewer, number).map(|shown| ToClient::SnapshotAt { number, shown })
            }
        };
        Ok::<_, LogError>((replayed, answer))
    });
    let why = match playing.await {
        Ok(Ok((replayed, answer))) => {
            *replay = Some(replayed);
            let message = "you were never told an update of this number";
            return answer.ok_or_else(|| fault(id, ProtocolErrorCode::UnknownNumber, message));
        }
        Ok(Err(bad)) => bad.to_string(),
        Err(broken) => broken.to_string(),
    };
    tracing::error!(table, why, "the past of this table cannot be told");
    Err(ApiError::Unavailable.fault(id))
}
