//! Loads a table from the store into memory: its row, its snapshot, and the log since then.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::dice::Dice;
use crate::seating::Seating;
use any_game::{AnyGame, AnyTable, OpenedTable};
use rules::Settings;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Loaded, SnapshotRow, Stage, TableRow};
use table::LogError;

/// What never changes at a table, but for the dice, which are cast at its beginning.
#[derive(Clone)]
pub(crate) struct TableMeta {
    pub(crate) id: String,
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) game_id: String,
    pub(crate) rules_version: u32,
    pub(crate) settings: Settings,
    pub(crate) seats: u8,
    pub(crate) dice: Dice,
}

/// A table in memory. Before the game has begun there is nothing to play on.
pub(crate) struct LoadedTable {
    pub(crate) meta: Arc<TableMeta>,
    pub(crate) seating: Seating,
    pub(crate) stage: Stage,
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) replayed: u64,
}

/// Opens the table with this id.
pub(crate) async fn open(app: &AppState, id: &str) -> Result<LoadedTable, ApiError> {
    let Loaded { row, snapshot, tail } =
        app.store.load(id).await.map_err(|error| ApiError::from_store(id, &error))?;
    let fixed = app.store.load_dice(id).await.map_err(|error| ApiError::from_store(id, &error))?;
    let dealt = snapshot.is_some() || !tail.is_empty();
    let dice = Dice::of(row.seed, fixed, dealt);
    let (meta, seating) = dice.and_then(|dice| parse_row(&app.games, &row, dice)).map_err(|why| {
        tracing::error!(table = id, why, "this table cannot be opened");
        ApiError::Unavailable
    })?;
    let meta = Arc::new(meta);
    let opened = if dealt { Some(replay(app, &meta, snapshot, tail).await?) } else { None };
    let replayed = opened.as_ref().map_or(0, |opened| opened.replayed);
    tracing::debug!(table = id, replayed, "opened");
    let table = opened.map(|opened| opened.table);
    Ok(LoadedTable { meta, seating, stage: row.stage, table, replayed })
}

/// What is written of a table apart from its log, where one of these games is played there.
pub(crate) fn parse_row(
    games: &BTreeMap<String, Arc<dyn AnyGame>>,
    row: &TableRow,
    dice: Dice,
) -> Result<(TableMeta, Seating), String> {
    let game = games.get(&row.game).ok_or_else(|| format!("there is no game `{}` any more", row.game))?;
    let rules_version = game.info().version;
    if rules_version != row.rules_version {
        let then = row.rules_version;
        return Err(format!("it was made under version {then} of its rules, and these are {rules_version}"));
    }
    let settings = serde_json::from_str(&row.settings).map_err(|error| format!("its settings: {error}"))?;
    let seating: Seating =
        serde_json::from_str(&row.seating).map_err(|error| format!("its seating: {error}"))?;
    if seating.len() != usize::from(row.seats) {
        return Err("its seating has another number of seats".into());
    }
    let meta = TableMeta {
        id: row.id.clone(),
        game: Arc::clone(game),
        game_id: row.game.clone(),
        rules_version,
        settings,
        seats: row.seats,
        dice,
    };
    Ok((meta, seating))
}

/// Goes on from the snapshot; one that does not fit is a lost cache and costs a replay of the whole log.
async fn replay(
    app: &AppState,
    meta: &Arc<TableMeta>,
    snapshot: Option<SnapshotRow>,
    tail: Vec<String>,
) -> Result<OpenedTable, ApiError> {
    let id = meta.id.as_str();
    let had_snapshot = snapshot.is_some();
    let first = replay_log(meta, snapshot, tail).await;
    let result = match first {
        Err(why) if had_snapshot => {
            tracing::warn!(table = id, %why, "the snapshot does not fit; replaying the whole log");
            let log = app.store.load_log(id).await.map_err(|error| ApiError::from_store(id, &error))?;
            replay_log(meta, None, log).await
        }
        other => other,
    };
    result.map_err(|why| {
        tracing::error!(table = id, %why, "the log of this table does not replay");
        ApiError::Unavailable
    })
}

/// Long logs take time, which the async threads do not have; and a game that breaks here breaks only this table.
pub(crate) async fn replay_log(
    meta: &Arc<TableMeta>,
    snapshot: Option<SnapshotRow>,
    tail: Vec<String>,
) -> Result<OpenedTable, LogError> {
    let meta = Arc::clone(meta);
    let replay = tokio::task::spawn_blocking(move || {
        let snapshot = snapshot.as_ref().map(|kept| kept.body.as_str());
        meta.game.open(&meta.settings, meta.seats, meta.dice.seed(), snapshot, &tail)
    });
    replay.await.unwrap_or_else(|broken| Err(LogError::Snapshot(format!("the replay broke: {broken}"))))
}
