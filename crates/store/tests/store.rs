//! The store as the server uses it.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod common;

use common::{Place, Postgres, Sqlite};
use private_postgres::PrivatePostgres;
use store::{Depth, SnapshotRow, Stage, Store, StoreError, StoreReader, TableRow};

in_both! {
    what_was_acknowledged_is_there_after_reopening,
    an_entry_is_written_once_and_in_order,
    a_snapshot_that_is_ahead_of_the_log_is_not_used,
    many_tables_are_written_at_once_and_each_log_stays_whole,
    closing_writes_what_was_ordered_and_then_refuses,
    what_was_said_is_kept_beside_the_log,
    clocks_are_found_when_they_have_run_out_and_house_time_does_not_go_back,
    a_table_is_arranged_anew_until_it_is_dealt,
    a_reader_sees_all_that_is_kept_beside_a_server,
}

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        made_ms: 1_700_000_000_000,
        game: "probe".into(),
        rules_version: 3,
        seats: 4,
        settings: r#"{"rounds":3}"#.into(),
        seed: [7; 32],
        seating: "[]".into(),
        stage: Stage::Gathering,
    }
}

async fn what_was_acknowledged_is_there_after_reopening(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.update_seating("a", "[1]".into(), Stage::Playing).await.unwrap();
    for seq in 0..5 {
        store.append("a", seq, format!("entry {seq}")).await.unwrap();
    }
    store.put_snapshot("a", 2, "two".into()).await.unwrap();
    store.put_snapshot("a", 3, "three".into()).await.unwrap();
    store.close().await;

    let store = Store::open(&place.url()).await.unwrap();
    let loaded = store.load("a").await.unwrap();
    assert_eq!(loaded.row, TableRow { seating: "[1]".into(), stage: Stage::Playing, ..row("a") });
    assert_eq!(loaded.snapshot, Some(SnapshotRow { len: 3, body: "three".into() }));
    assert_eq!(loaded.tail, ["entry 3", "entry 4"]);
    assert_eq!(store.load_log("a").await.unwrap().len(), 5);
    store.check_health().await.unwrap();
    store.close().await;
}

async fn an_entry_is_written_once_and_in_order(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.append("a", 0, "first".into()).await.unwrap();
    let again = store.append("a", 0, "second".into()).await;
    assert_eq!(again, Err(StoreError::Taken { table: "a".into(), seq: 0 }));
    let too_far = store.append("a", 2, "third".into()).await;
    assert_eq!(too_far, Err(StoreError::Gap { table: "a".into(), seq: 2 }));
    assert_eq!(store.load_log("a").await.unwrap(), ["first"]);
    assert_eq!(store.make_table(row("a")).await, Err(StoreError::TableExists("a".into())));
    assert_eq!(store.load("b").await, Err(StoreError::UnknownTable("b".into())));
    store.close().await;
}

async fn a_snapshot_that_is_ahead_of_the_log_is_not_used(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.append("a", 0, "first".into()).await.unwrap();
    store.put_snapshot("a", 2, "from nowhere".into()).await.unwrap();
    let loaded = store.load("a").await.unwrap();
    assert_eq!((loaded.snapshot, loaded.tail.len()), (None, 1));
    store.close().await;
}

async fn many_tables_are_written_at_once_and_each_log_stays_whole(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    let tables: Vec<_> = (0..40)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("table {number}");
                store.make_table(row(&id)).await.unwrap();
                for seq in 0..25 {
                    // A rival writes the same entry at the same time: exactly one of the two is taken.
                    let (own, rival) = tokio::join!(
                        store.append(&id, seq, format!("{id}: {seq}")),
                        store.append(&id, seq, format!("{id}: {seq}")),
                    );
                    let taken = Err(StoreError::Taken { table: id.clone(), seq });
                    assert!((own == Ok(()) && rival == taken) || (own == taken && rival == Ok(())));
                }
                id
            })
        })
        .collect();
    for table in tables {
        let id = table.await.unwrap();
        let expected: Vec<String> = (0..25).map(|seq| format!("{id}: {seq}")).collect();
        assert_eq!(store.load_log(&id).await.unwrap(), expected);
    }
    store.close().await;
}

async fn closing_writes_what_was_ordered_and_then_refuses(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    let (written, ()) = tokio::join!(store.append("a", 0, "last".into()), store.close());
    assert_eq!(written, Ok(()));
    assert_eq!(store.append("a", 1, "too late".into()).await, Err(StoreError::Closed));
    assert_eq!(store.load("a").await, Err(StoreError::Closed));
    store.close().await;
    let store = Store::open(&place.url()).await.unwrap();
    assert_eq!(store.load_log("a").await.unwrap(), ["last"]);
    store.close().await;
}

#[tokio::test]
async fn a_database_is_served_by_one_at_a_time() {
    let folder = Sqlite::new("served");
    let first = Store::open_to_serve(&folder.url()).await.unwrap();
    let Err(error) = Store::open_to_serve(&folder.url()).await else { panic!("two serve one database") };
    assert!(matches!(error, StoreError::Served { .. }), "{error:?}");
    let told = error.to_string();
    assert!(told.contains("tables.db") && told.contains("stop it"), "{told}");
    // The same file by another name is still the same file.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(folder.0.join("tables.db"), folder.0.join("link.db")).unwrap();
        let link = format!("sqlite:{}", folder.0.join("link.db").display());
        assert!(matches!(Store::open_to_serve(&link).await, Err(StoreError::Served { .. })));
    }
    // Whoever only looks is let in.
    Store::open(&folder.url()).await.unwrap().close().await;
    first.make_table(row("a")).await.unwrap();
    first.close().await;
    Store::open_to_serve(&folder.url()).await.unwrap().close().await;
}

#[tokio::test]
async fn a_postgres_database_is_served_by_one_at_a_time() {
    let place = Postgres::new("served");
    let first = Store::open_to_serve(&place.url()).await.unwrap();
    let Err(error) = Store::open_to_serve(&place.url()).await else { panic!("two serve one database") };
    assert!(matches!(error, StoreError::Served { .. }), "{error:?}");
    assert!(error.to_string().contains("test_"), "{error}");
    // Another database of the same PostgreSQL is another place.
    Store::open_to_serve(&Postgres::new("beside").url()).await.unwrap().close().await;
    // Whoever only looks is let in.
    Store::open(&place.url()).await.unwrap().close().await;
    first.make_table(row("a")).await.unwrap();
    first.close().await;
    Store::open_to_serve(&place.url()).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_postgres_is_away_nothing_is_acknowledged_and_writing_goes_on_when_it_is_back() {
    let server = PrivatePostgres::start();
    let store = Store::open_to_serve(&server.database()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.append("a", 0, "first".into()).await.unwrap();
    server.kill();
    for _ in 0..2 {
        assert!(store.append("a", 1, "lost".into()).await.is_err());
    }
    assert!(store.write_error().is_some() && store.check_health().await.is_err());
    server.revive();
    assert_eq!(store.load_log("a").await.unwrap(), ["first"]);
    store.append("a", 1, "second".into()).await.unwrap();
    assert_eq!(store.load_log("a").await.unwrap(), ["first", "second"]);
    store.check_health().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_that_is_gone_from_postgres_is_missed() {
    let server = PrivatePostgres::start();
    let store = Store::open_to_serve(&server.database()).await.unwrap();
    for id in ["a", "b"] {
        store.make_table(row(id)).await.unwrap();
        store.append(id, 0, "first".into()).await.unwrap();
        store.append(id, 1, "second".into()).await.unwrap();
    }
    assert_eq!(store.check(Depth::Whole).await.unwrap(), Vec::<String>::new());
    server.run("test_0", "DELETE FROM entries WHERE table_id = 'b' AND seq = 0");
    assert_eq!(store.check(Depth::Whole).await.unwrap(), ["the log of table b lacks an entry"]);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_cut_off_does_not_write_once_another_serves() {
    let server = PrivatePostgres::start();
    let url = server.database();
    let first = Store::open_to_serve(&url).await.unwrap();
    first.make_table(row("a")).await.unwrap();
    server.run(
        "postgres",
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hemicycle'",
    );
    let second = Store::open_to_serve(&url).await.unwrap();
    second.append("a", 0, "second".into()).await.unwrap();
    for seq in [0, 1] {
        let refused = first.append("a", seq, "first".into()).await;
        assert!(matches!(&refused, Err(StoreError::Served { .. } | StoreError::Database(_))), "{refused:?}");
    }
    assert_eq!(second.load_log("a").await.unwrap(), ["second"]);
    second.close().await;
    // PostgreSQL gives the lock back when it has noticed the end of the connection, a moment later.
    let patient_until = std::time::Instant::now() + std::time::Duration::from_secs(10);
    while let Err(refused) = first.append("a", 1, "first again".into()).await {
        assert!(matches!(refused, StoreError::Served { .. }), "{refused:?}");
        assert!(std::time::Instant::now() < patient_until, "nobody serves it, and it stays shut");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(first.load_log("a").await.unwrap(), ["second", "first again"]);
    first.close().await;
}

#[tokio::test]
async fn another_database_is_refused_with_what_would_do_and_without_its_password() {
    for url in ["mysql://user:hunter2@host/db", "sqlite::memory:", "hemicycle.db"] {
        let Err(error) = Store::open_to_serve(url).await else { panic!("{url} was opened") };
        let told = error.to_string();
        assert!(told.contains("sqlite:hemicycle.db") && told.contains("postgres://"), "{told}");
        assert!(!told.contains("hunter2"), "{told}");
    }
    // Nobody listens there.
    let away = "postgres://user:hunter2@127.0.0.1:9/db";
    let Err(error) = Store::open_to_serve(away).await else { panic!("it was opened") };
    assert!(!error.to_string().contains("hunter2"), "{error}");
    let nowhere = "sqlite:/no/such/folder/tables.db";
    let Err(error) = Store::open(nowhere).await else { panic!("it was opened") };
    assert!(error.to_string().contains("folder"), "{error}");
    let Err(error) = Store::open_to_serve(nowhere).await else { panic!("it was opened") };
    assert!(error.to_string().contains("folder"), "{error}");
}

async fn what_was_said_is_kept_beside_the_log(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.append_talk("a", 0, "hello".into()).await.unwrap();
    store.append_talk("a", 1, "goodbye".into()).await.unwrap();
    let again = store.append_talk("a", 1, "other".into()).await;
    assert_eq!(again, Err(StoreError::Taken { table: "a".into(), seq: 1 }));
    assert_eq!(store.append_talk("b", 0, "x".into()).await, Err(StoreError::UnknownTable("b".into())));
    store.close().await;
    let store = Store::open(&place.url()).await.unwrap();
    assert_eq!(store.load_talk("a").await.unwrap(), ["hello", "goodbye"]);
    assert!(store.load_log("a").await.unwrap().is_empty());
    store.close().await;
}

async fn clocks_are_found_when_they_have_run_out_and_house_time_does_not_go_back(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    for id in ["early", "late", "still"] {
        store.make_table(row(id)).await.unwrap();
    }
    assert_eq!(store.load_clocks("early").await.unwrap(), None);
    store.put_clocks("late", Some(900), "l".into()).await.unwrap();
    store.put_clocks("early", Some(800), "e".into()).await.unwrap();
    store.put_clocks("still", None, "s".into()).await.unwrap();
    assert_eq!(store.tables_due(799, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.tables_due(900, 10).await.unwrap(), ["early", "late"]);
    assert_eq!(store.tables_due(900, 1).await.unwrap(), ["early"]);
    store.put_clocks("early", Some(1000), "e2".into()).await.unwrap();
    assert_eq!(store.tables_due(900, 10).await.unwrap(), ["late"]);
    assert_eq!(store.load_clocks("early").await.unwrap().as_deref(), Some("e2"));
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    store.keep_uptime().await.unwrap();
    store.close().await;
    let again = Store::open(&place.url()).await.unwrap();
    assert!(again.uptime().now() >= 50, "it goes on where it was: {:?}", again.uptime());
    again.close().await;
}

async fn a_reader_sees_all_that_is_kept_beside_a_server(place: impl Place) {
    let store = Store::open_to_serve(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.fix_dice("a", "[null]".into()).await.unwrap();
    store.append("a", 0, "deal".into()).await.unwrap();
    // It claims an entry that the log does not have: a check wants to know.
    store.put_snapshot("a", 2, "two".into()).await.unwrap();
    store.expire("a").await.unwrap();
    let mut reader = StoreReader::open(&place.url()).await.unwrap();
    let listed = reader.list_tables().await.unwrap();
    assert_eq!(
        listed.iter().map(|table| (table.id.as_str(), table.expired)).collect::<Vec<_>>(),
        [("a", true)]
    );
    let whole = reader.load_whole("a").await.unwrap();
    assert_eq!(
        (whole.row, whole.dice.as_deref(), whole.log),
        (row("a"), Some("[null]"), vec!["deal".into()])
    );
    assert_eq!(whole.snapshot, Some(SnapshotRow { len: 2, body: "two".into() }));
    store.close().await;
}

async fn a_table_is_arranged_anew_until_it_is_dealt(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    store.arrange("a", "{\"x\":1}".into(), 5, "[5]".into()).await.unwrap();
    let arranged = store.load("a").await.unwrap().row;
    assert_eq!(
        (arranged.settings.as_str(), arranged.seats, arranged.seating.as_str()),
        ("{\"x\":1}", 5, "[5]")
    );
    store.append("a", 0, "deal".into()).await.unwrap();
    assert!(store.arrange("a", "{}".into(), 2, "[2]".into()).await.is_err());
    assert_eq!(store.load("a").await.unwrap().row, arranged);
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files_of_a_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Sqlite::new("private");
    // One that was made by an older version, for all to read.
    std::fs::write(folder.0.join("tables.db"), "").unwrap();
    std::fs::set_permissions(folder.0.join("tables.db"), PermissionsExt::from_mode(0o644)).unwrap();
    let store = Store::open_to_serve(&folder.url()).await.unwrap();
    store.make_table(row("a")).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap()).collect();
    assert!(files.len() >= 3, "the database, its log and its lock: {files:?}");
    for file in files {
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{file:?}");
    }
    store.close().await;
}
