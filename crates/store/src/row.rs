//! The rows of the database: a table and its snapshot.

use crate::StoreError;
use wire::Stage;

/// A table, apart from its log.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// How many play.
    pub seats: u8,
    /// What was chosen for the game's options, as JSON.
    pub settings: String,
    /// Where its draws come from.
    pub seed: [u8; 32],
    /// Who sits where, as JSON. Secrets belong here as hashes only.
    pub seating: String,
    /// How far it is.
    pub stage: Stage,
}

// Written out so that a seed or a hash never reaches a log by way of `{:?}`.
impl std::fmt::Debug for TableRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableRow").field("id", &self.id).field("stage", &self.stage).finish_non_exhaustive()
    }
}

/// A snapshot: what stands for the first `len` entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// How many entries it stands for.
    pub len: u64,
    /// The table, in its own form.
    pub body: String,
}

/// A table as it comes from disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table, apart from its log.
    pub row: TableRow,
    /// The latest snapshot, if there is one.
    pub snapshot: Option<SnapshotRow>,
    /// The entries after the snapshot; all of them where there is none.
    pub tail: Vec<String>,
}

/// A table with all that is kept of its game, as it stands on disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeTable {
    /// The table, apart from its log.
    pub row: TableRow,
    /// What its players added to its secret.
    pub dice: Option<String>,
    /// The latest snapshot, whether or not the log has as many entries.
    pub snapshot: Option<SnapshotRow>,
    /// Every entry.
    pub log: Vec<String>,
}

/// The columns of `tables` in the order of the query.
pub(crate) type Columns = (String, i64, String, i64, i64, String, Vec<u8>, String, String);

impl TableRow {
    pub(crate) fn from_columns(columns: Columns) -> Result<TableRow, StoreError> {
        let (id, made_ms, game, rules_version, seats, settings, seed, seating, stage) = columns;
        let damaged = |why: &str| StoreError::Damaged { table: id.clone(), why: why.into() };
        Ok(TableRow {
            made_ms,
            game,
            rules_version: rules_version.try_into().map_err(|_| damaged("the version of its rules"))?,
            seats: seats.try_into().map_err(|_| damaged("its number of seats"))?,
            settings,
            seed: seed.try_into().map_err(|_| damaged("the length of its seed"))?,
            seating,
            stage: Stage::from_text(&stage).ok_or_else(|| damaged("its stage"))?,
            id,
        })
    }
}
