//! Replays every table of a database: would each still open, and be what it was?

use crate::dice::Dice;
use crate::loading::{self, TableMeta};
use any_game::AnyGame;
use rules::Settings;
use speech::{Lang, Speech};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{SnapshotRow, StoreError, StoreReader, Summary, WholeTable};
use table::LogError;

/// Which kind of table was replayed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TableKind {
    /// The game's id.
    pub game: String,
    /// The edition of its rules; nothing where that cannot be read.
    pub edition: Option<u32>,
    /// How far such a table is, or that it has expired.
    pub stage: &'static str,
}

/// A table that does not replay, or whose snapshot is not what its log says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCheckError {
    /// Its id.
    pub table: String,
    /// What it is.
    pub kind: TableKind,
    /// The entry of its log that is to blame, if one is.
    pub entry: Option<u64>,
    /// What is wrong.
    pub why: String,
}

/// What was found in a database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableReport {
    /// How many tables of each kind there are, the faulty ones too.
    pub tables: BTreeMap<TableKind, u64>,
    /// The faulty ones.
    pub faults: Vec<TableCheckError>,
}

/// Replays every table of this database, which is only read: a server may have it open. `progress` hears now and then how
/// many tables are done, and of how many.
pub async fn check_tables(
    database: &str,
    games: Vec<Box<dyn AnyGame>>,
    mut progress: impl FnMut(usize, usize),
) -> Result<TableReport, StoreError> {
    let games = games.into_iter().map(|game| (game.info().id.to_owned(), Arc::from(game))).collect();
    let mut reader = StoreReader::open(database).await?;
    let tables = reader.list_tables().await?;
    let mut report = TableReport::default();
    for (done, summary) in tables.iter().enumerate() {
        progress(done, tables.len());
        let (edition, result) = match reader.load_whole(&summary.id).await {
            Ok(whole) => check(&games, whole).await,
            // The server has deleted it meanwhile.
            Err(StoreError::UnknownTable(_)) => continue,
            Err(StoreError::Damaged { why, .. }) => (None, Err(LogCheckError { entry: None, why })),
            Err(other) => return Err(other),
        };
        let (Summary { id, game, .. }, stage) = (summary, summary.standing());
        let kind = TableKind { game: game.clone(), edition, stage };
        if let Err(LogCheckError { entry, why }) = result {
            report.faults.push(TableCheckError { table: id.clone(), kind: kind.clone(), entry, why });
        }
        *report.tables.entry(kind).or_default() += 1;
    }
    Ok(report)
}

struct LogCheckError {
    entry: Option<u64>,
    why: String,
}

impl From<String> for LogCheckError {
    fn from(why: String) -> LogCheckError {
        LogCheckError { entry: None, why }
    }
}

/// The edition of the table's rules, if it can be read, and whether all is well with the table.
async fn check(
    games: &BTreeMap<String, Arc<dyn AnyGame>>,
    whole: WholeTable,
) -> (Option<u32>, Result<(), LogCheckError>) {
    let WholeTable { row, dice, snapshot, log } = whole;
    let edition = serde_json::from_str(&row.settings).ok().map(|settings: Settings| settings.edition());
    let dice = Dice::of(row.seed, dice, !log.is_empty());
    let meta = match dice.and_then(|dice| loading::parse_row(games, &row, dice)) {
        Ok((meta, _)) => meta,
        Err(why) => return (edition, Err(why.into())),
    };
    // A game that breaks over a damaged log breaks nothing but this.
    let replay = tokio::task::spawn_blocking(move || replay(&meta, snapshot.as_ref(), &log));
    let result = replay.await.unwrap_or_else(|broken| Err(format!("the replay broke: {broken}").into()));
    (edition, result)
}

fn replay(meta: &TableMeta, snapshot: Option<&SnapshotRow>, log: &[String]) -> Result<(), LogCheckError> {
    let open = |snapshot: Option<&str>, log: &[String]| {
        meta.game.open(&meta.settings, meta.seats, meta.dice.seed(), snapshot, log)
    };
    if log.is_empty() && snapshot.is_none() {
        // Nothing is dealt yet; it must be possible to.
        return meta.game.check(&meta.settings, meta.seats).map_err(|why| check_error(meta, &why.into()));
    }
    let end = open(None, log).map_err(|why| check_error(meta, &why))?;
    let Some(SnapshotRow { len, body }) = snapshot else { return Ok(()) };
    let Some(so_far) = usize::try_from(*len).ok().and_then(|len| log.get(..len)) else {
        return Err(format!("its snapshot stands for {len} entries, and its log has {}", log.len()).into());
    };
    let kept = open(Some(body), &[]).map_err(|why| format!("its snapshot cannot be used: {why}"))?;
    let replayed = if so_far.len() == log.len() { Ok(end) } else { open(None, so_far) };
    let replayed = replayed.map_err(|why| check_error(meta, &why))?;
    // Both are written anew, so that how a former version wrote it makes no difference.
    if kept.table.snapshot() == replayed.table.snapshot() {
        return Ok(());
    }
    Err(format!("its snapshot of {len} entries does not agree with its log").into())
}

/// What is wrong with a log, apart from where.
fn check_error(meta: &TableMeta, why: &LogError) -> LogCheckError {
    let speech = Speech::new(meta.game.locales());
    match why {
        LogError::Impossible { seq, why: input, .. } => {
            let refused = why.refusal().map(|(refusal, action)| {
                let said = speech.refusal(Lang::En, refusal.reason, &action, &|seat| {
                    format!("seat {}", u8::from(seat) + 1)
                });
                format!("{said} ({})", refusal.clause)
            });
            let why = refused.unwrap_or_else(|| input.to_string());
            LogCheckError {
                entry: Some(*seq),
                why: format!("it does not follow from the ones before it: {why}"),
            }
        }
        LogError::Unreadable { seq, why } => {
            LogCheckError { entry: Some(*seq), why: format!("it cannot be read: {why}") }
        }
        LogError::SetUp(why) => speech.settings_error(Lang::En, why).into(),
        other => other.to_string().into(),
    }
}
