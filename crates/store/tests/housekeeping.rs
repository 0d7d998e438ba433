//! What the one who looks after the tables does with the store.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod common;

use common::Place;
use store::{Stage, Store, StoreError, TableCount, TableRow};

in_both! {
    a_table_goes_with_all_that_is_kept_of_it_and_leaves_the_others,
    what_players_added_is_fixed_by_the_deal,
    tables_are_counted_listed_and_found_when_nothing_happens_there,
}

fn row(id: &str, made_ms: i64, stage: Stage) -> TableRow {
    TableRow {
        id: id.into(),
        made_ms,
        game: "probe".into(),
        rules_version: 1,
        seats: 2,
        settings: "{}".into(),
        seed: [7; 32],
        seating: "[]".into(),
        stage,
    }
}

async fn a_table_goes_with_all_that_is_kept_of_it_and_leaves_the_others(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    for id in ["a", "b"] {
        store.make_table(row(id, 0, Stage::Playing)).await.unwrap();
        store.fix_dice(id, "[null]".into()).await.unwrap();
        store.append(id, 0, "deal".into()).await.unwrap();
        store.put_snapshot(id, 1, "one".into()).await.unwrap();
        store.append_talk(id, 0, "hello".into()).await.unwrap();
    }
    store.erase("a").await.unwrap();
    assert_eq!(store.erase("a").await, Err(StoreError::UnknownTable("a".into())));
    assert_eq!(store.load("a").await.err(), Some(StoreError::UnknownTable("a".into())));
    assert!(store.load_log("a").await.unwrap().is_empty() && store.load_talk("a").await.unwrap().is_empty());
    assert_eq!(store.load_dice("a").await.unwrap(), None);
    assert_eq!(store.append("a", 1, "x".into()).await, Err(StoreError::Gap { table: "a".into(), seq: 1 }));
    assert_eq!(store.append("a", 0, "x".into()).await, Err(StoreError::UnknownTable("a".into())));
    assert_eq!((store.load_log("b").await.unwrap().len(), store.load_talk("b").await.unwrap().len()), (1, 1));
    store.close().await;
}

async fn what_players_added_is_fixed_by_the_deal(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    store.make_table(row("a", 0, Stage::Gathering)).await.unwrap();
    assert_eq!(store.load_dice("a").await.unwrap(), None);
    store.fix_dice("a", "first".into()).await.unwrap();
    store.fix_dice("a", "second".into()).await.unwrap();
    store.append("a", 0, "deal".into()).await.unwrap();
    let late = store.fix_dice("a", "third".into()).await;
    assert_eq!(late, Err(StoreError::Taken { table: "a".into(), seq: 0 }));
    assert_eq!(store.load_dice("a").await.unwrap().as_deref(), Some("second"));
    assert_eq!(store.fix_dice("b", "x".into()).await, Err(StoreError::UnknownTable("b".into())));
    store.close().await;
}

async fn tables_are_counted_listed_and_found_when_nothing_happens_there(place: impl Place) {
    let store = Store::open(&place.url()).await.unwrap();
    for (id, made_ms, stage) in
        [("a", 10, Stage::Gathering), ("b", 20, Stage::Playing), ("c", 30, Stage::Playing)]
    {
        store.make_table(row(id, made_ms, stage)).await.unwrap();
    }
    let later = store.uptime().now() + 1;
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    store.append("c", 0, "deal".into()).await.unwrap();
    let tally = |stage, tables| TableCount { game: "probe".into(), stage, tables };
    let counted = store.count_tables().await.unwrap();
    assert_eq!(counted, [tally(Stage::Gathering, 1), tally(Stage::Playing, 2)]);
    let listed = store.list_tables().await.unwrap();
    assert_eq!(listed.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["c", "b", "a"]);
    assert!(listed[0].touched_ms > 1_000_000 && listed[1].touched_ms == 20);
    // By the time of the house: the calendar, which says that they were made in 1970, has no say.
    assert_eq!(store.untouched(Stage::Playing, later).await.unwrap(), ["b"], "something was played at c");
    assert_eq!(store.untouched(Stage::Playing, 0).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.untouched(Stage::Gathering, later).await.unwrap(), ["a"]);
    assert_eq!(store.untouched(Stage::Over, later).await.unwrap(), Vec::<String>::new());
    store.expire("b").await.unwrap();
    assert_eq!(store.untouched(Stage::Playing, later).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.load("b").await.err(), Some(StoreError::UnknownTable("b".into())));
    assert_eq!(store.expired(store.uptime().now() + 1).await.unwrap(), ["b"]);
    store.restore("b").await.unwrap();
    assert!(store.load("b").await.is_ok());
    assert_eq!(store.restore("b").await, Err(StoreError::UnknownTable("b".into())));
    store.close().await;
}
