//! Tests of the writer: what becomes of a group when not all of it can be written.

use super::*;
use crate::row::TableRow;
use crate::{Stage, Store};
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hemicycle-writer-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("tables.db").display())
}

fn database(folder: &Path) -> Database {
    Database::named(&url(folder)).unwrap().writable()
}

async fn connection(folder: &Path) -> OwnConnection {
    let database = database(folder);
    let mut connection = database.connect().await.unwrap();
    connection.migrate(&database).await.unwrap();
    connection
}

fn writer(database: Database, connection: OwnConnection) -> Writer {
    let (serves, uptime, health) = (false, Uptime::from(0), Arc::default());
    Writer { database, connection: Some(connection), serves, uptime, health }
}

async fn count(connection: &mut OwnConnection, sql: &'static str) -> i64 {
    let counted: Vec<(i64,)> = connection.lend().fetch_all(sql, &[]).await.unwrap();
    counted[0].0
}

fn make(id: &str) -> Job {
    Job::MakeTable(Box::new(TableRow {
        id: id.into(),
        made_ms: 0,
        game: "probe".into(),
        rules_version: 1,
        seats: 2,
        settings: "{}".into(),
        seed: [0; 32],
        seating: "[]".into(),
        stage: Stage::Playing,
    }))
}

fn append(table: &str, seq: u64) -> Job {
    Job::Append(Append { table: table.into(), seq, body: format!("{table} {seq}") })
}

#[tokio::test]
async fn a_job_that_cannot_be_fails_alone_in_its_group() {
    let folder = folder("alone");
    let mut connection = connection(&folder).await;
    let jobs = [
        make("a"),
        append("a", 0),
        append("a", 0),
        append("nowhere", 0),
        append("a", 5),
        make("a"),
        Job::UpdateSeating { table: "nowhere".into(), seating: "[]".into(), stage: Stage::Over },
        append("a", 1),
    ];
    let results = write_group(&mut connection.lend(), &jobs, Uptime::from(0)).await.unwrap();
    let taken = StoreError::Taken { table: "a".into(), seq: 0 };
    let gap = StoreError::Gap { table: "a".into(), seq: 5 };
    let nowhere = StoreError::UnknownTable("nowhere".into());
    let expected = [
        Ok(()),
        Ok(()),
        Err(taken),
        Err(nowhere.clone()),
        Err(gap),
        Err(StoreError::TableExists("a".into())),
        Err(nowhere),
        Ok(()),
    ];
    assert_eq!(results, expected);
    connection.close().await.unwrap();
    let store = Store::open(&url(&folder)).await.unwrap();
    assert_eq!(store.load_log("a").await.unwrap(), ["a 0", "a 1"]);
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn when_a_group_fails_as_a_whole_its_jobs_are_tried_one_by_one() {
    let folder = folder("one-by-one");
    let mut connection = connection(&folder).await;
    // Without its table, keeping a snapshot fails in a way that no single statement is forgiven for.
    connection.lend().execute("DROP TABLE snapshots", &[]).await.unwrap();
    let keep = Job::PutSnapshot { table: "a".into(), len: 1, body: "kept".into() };
    let jobs = [make("a"), append("a", 0), keep, append("a", 1)];
    assert!(write_group(&mut connection.lend(), &jobs, Uptime::from(0)).await.is_err());
    connection.lend().execute("ROLLBACK", &[]).await.unwrap();
    assert_eq!(
        count(&mut connection, "SELECT COUNT(*) FROM tables").await,
        0,
        "a group that fails leaves nothing behind"
    );
    let mut writer = writer(database(&folder), connection);
    let results = writer.write_jobs(&jobs).await;
    let landed: Vec<bool> = results.iter().map(Result::is_ok).collect();
    assert_eq!(landed, [true, true, false, true]);
    assert_eq!(writer.health.error(), None, "one job that cannot be is no trouble with writing");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn when_the_disk_is_full_nothing_is_acknowledged_and_writing_goes_on_as_soon_as_there_is_room() {
    let folder = folder("full");
    let mut connection = connection(&folder).await;
    let big = |seq| Job::Append(Append { table: "big".into(), seq, body: "x".repeat(200_000) });
    let made = write_group(
        &mut connection.lend(),
        &[make("big"), big(0), make("a"), append("a", 0)],
        Uptime::from(0),
    )
    .await;
    assert_eq!(made.unwrap(), [Ok(()), Ok(()), Ok(()), Ok(())]);
    // The database has all the room it will get: the next page that is asked for meets a full disk.
    let pages = count(&mut connection, "PRAGMA page_count").await;
    connection.close().await.unwrap();
    let Database::Sqlite(options) = database(&folder) else { unreachable!("its URL is of SQLite") };
    let limited = Database::Sqlite(options.pragma("max_page_count", pages.to_string()));
    let connection = limited.connect().await.unwrap();
    let mut writer = writer(limited, connection);
    for _ in 0..3 {
        let results = writer.write_jobs(&[append("a", 1), big(1)]).await;
        assert!(results.iter().all(Result::is_err), "{results:?}");
        assert!(
            writer.health.error().is_some_and(|why| why.to_string().contains("full")),
            "{:?}",
            writer.health.error()
        );
    }
    // Somebody makes room.
    assert_eq!(writer.write_jobs(&[Job::Erase { table: "big".into() }]).await, [Ok(())]);
    assert_eq!(writer.write_jobs(&[append("a", 1), append("a", 2)]).await, [Ok(()), Ok(())]);
    assert_eq!(writer.health.error(), None);
    drop(writer);
    let store = Store::open(&url(&folder)).await.unwrap();
    assert_eq!(store.load_log("a").await.unwrap(), ["a 0", "a 1", "a 2"]);
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_damaged_database_is_told_at_the_start() {
    let folder = folder("damaged");
    let mut connection = connection(&folder).await;
    let jobs: Vec<Job> = (0..200).map(|number| make(&format!("table-{number}"))).collect();
    write_group(&mut connection.lend(), &jobs, Uptime::from(0)).await.unwrap();
    connection.close().await.unwrap();
    let file = folder.join("tables.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 6000].fill(0xa5);
    std::fs::write(&file, bytes).unwrap();
    let told = Store::open_to_serve(&url(&folder)).await.err().unwrap();
    assert!(matches!(&told, StoreError::Corrupt { faults } if !faults.is_empty()), "{told}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_torn_group_is_there_as_a_whole_or_not_at_all() {
    let written = folder("torn");
    let mut connection = connection(&written).await;
    write_group(&mut connection.lend(), &[make("a"), make("b")], Uptime::from(0)).await.unwrap();
    for seq in 0..6 {
        write_group(&mut connection.lend(), &[append("a", seq), append("b", seq)], Uptime::from(0))
            .await
            .unwrap();
    }
    // The machine dies while the write-ahead log is being written: only a part of it reaches the disk.
    let log = std::fs::read(written.join("tables.db-wal")).unwrap();
    let mut lengths = Vec::new();
    for part in (0..=12).map(|twelfth| log.len() * twelfth / 12) {
        let torn = folder(&format!("torn-{part}"));
        std::fs::copy(written.join("tables.db"), torn.join("tables.db")).unwrap();
        std::fs::write(torn.join("tables.db-wal"), &log[..part]).unwrap();
        let store = Store::open(&url(&torn)).await.unwrap();
        let (a, b) = (store.load_log("a").await.unwrap(), store.load_log("b").await.unwrap());
        assert_eq!(a.len(), b.len(), "half a group came back");
        lengths.push(a.len());
        store.close().await;
        std::fs::remove_dir_all(torn).unwrap();
    }
    assert_eq!(lengths.last(), Some(&6), "the whole log holds everything");
    assert!(lengths.is_sorted() && lengths.iter().any(|length| (1..6).contains(length)), "{lengths:?}");
    connection.close().await.unwrap();
    std::fs::remove_dir_all(written).unwrap();
}

#[tokio::test]
async fn entries_of_many_tables_go_in_together_and_one_that_does_not_fit_fails_alone() {
    let folder = folder("together");
    let mut connection = connection(&folder).await;
    let tables: Vec<String> = (0..100).map(|number| format!("t{number}")).collect();
    let makes: Vec<Job> = tables.iter().map(|table| make(table)).collect();
    write_group(&mut connection.lend(), &makes, Uptime::from(0)).await.unwrap();
    let first: Vec<Job> = tables.iter().map(|table| append(table, 0)).collect();
    let results = write_group(&mut connection.lend(), &first, Uptime::from(0)).await.unwrap();
    assert!(results.iter().all(Result::is_ok) && results.len() == 100);
    // The next of each, but one leaves a hole and one is there already.
    let seq = |number: usize| [1, 7, 0][usize::from(number == 20) + 2 * usize::from(number == 70)];
    let second: Vec<Job> =
        tables.iter().enumerate().map(|(number, table)| append(table, seq(number))).collect();
    let results = write_group(&mut connection.lend(), &second, Uptime::from(0)).await.unwrap();
    for (number, (table, result)) in tables.iter().zip(&results).enumerate() {
        let table = table.clone();
        let expected = match number {
            20 => Err(StoreError::Gap { table, seq: 7 }),
            70 => Err(StoreError::Taken { table, seq: 0 }),
            _ => Ok(()),
        };
        assert_eq!(*result, expected);
    }
    assert_eq!(count(&mut connection, "SELECT COUNT(*) FROM entries").await, 100 + 98);
    std::fs::remove_dir_all(folder).unwrap();
}
