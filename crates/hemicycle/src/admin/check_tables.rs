//! `hemicycle admin check-tables`: replays every table of a database, and reports.

use anyhow::bail;
use server::{TableCheckError, TableKind, TableReport};
use std::fmt::{self, Display};
use std::io::Write;
use std::time::{Duration, Instant};

/// So often it is told how far a long run is.
const PAUSE: Duration = Duration::from_secs(5);

/// Reports on standard output; how far it is goes to standard error. It ends well only where nothing is wrong.
pub(super) async fn run(database: &str) -> anyhow::Result<()> {
    let mut told = Instant::now();
    let progress = |done: usize, all: usize| {
        if told.elapsed() >= PAUSE {
            told = Instant::now();
            // Whoever does not read it misses nothing but patience.
            let _ = writeln!(std::io::stderr(), "{done} of {all} tables are replayed ...");
        }
    };
    let report = server::check_tables(database, catalog::games(), progress).await?;
    let _ = writeln!(std::io::stdout(), "{}", ReportText(&report));
    match report.faults.len() {
        0 => Ok(()),
        1 => bail!("one table is not as it should be; it is named above"),
        faults => bail!("{faults} tables are not as they should be; they are named above"),
    }
}

/// A line for each fault, one for each kind of table, and what they come to.
struct ReportText<'r>(&'r TableReport);

impl Display for ReportText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TableReport { tables, faults } = self.0;
        for TableCheckError { table, kind, entry, why } in faults {
            let entry = entry.map(|entry| format!("entry {entry}: ")).unwrap_or_default();
            writeln!(f, "table {table}, {}: {entry}{why}", named(kind))?;
        }
        for (kind, count) in tables {
            writeln!(f, "{count:6}  {}", named(kind))?;
        }
        let all: u64 = tables.values().sum();
        match faults.len() as u64 {
            0 => write!(f, "{all} tables: each replays as it was played"),
            faulty => write!(f, "{all} tables: {} replay as they were played, {faulty} do not", all - faulty),
        }
    }
}

fn named(TableKind { game, edition, stage }: &TableKind) -> String {
    let edition =
        edition.map_or_else(|| "of no known edition".to_owned(), |edition| format!("edition {edition}"));
    format!("{game}, {edition}, {stage}")
}
