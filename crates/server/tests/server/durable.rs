//! What survives the end of a server, and of parts of it.

use crate::bots::play_alone;
use crate::common::{Client, Folder, PATIENCE, TestServer, play};
use serde_json::json;
use std::time::Duration;
use store::Store;
use wire::{ProtocolErrorCode, Stage};

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    play(&mut [&mut first, &mut second], 5).await;
    first.catch_up().await;
    second.catch_up().await;
    assert_eq!(first.view()["phase"], "reaction", "in the middle of a sealed window");
    let before = (first.view(), first.number(), second.view(), second.number());
    server.close().await;
    assert_farewell(&mut first).await;

    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    assert_eq!((first.view(), first.number(), second.view(), second.number()), before);
    play(&mut [&mut first, &mut second], 1000).await;
    first.catch_up().await;
    assert!(first.is_over());
    server.close().await;

    let server = TestServer::open(&folder).await;
    let watcher = server.watch(&ada.table).await;
    assert_eq!(watcher.about.as_ref().unwrap().stage, Stage::Over);
    assert_eq!(watcher.shown.as_ref().unwrap().outcome, first.shown.unwrap().outcome);
    server.close().await;
}

/// A server that closes says so.
async fn assert_farewell(client: &mut Client) {
    loop {
        match client.frame().await.expect("a close frame comes before the end") {
            tokio_tungstenite::tungstenite::Message::Close(Some(frame)) => {
                assert_eq!(u16::from(frame.code), 1001);
                return;
            }
            _ => continue,
        }
    }
}

#[test]
fn what_was_acknowledged_survives_a_server_that_just_stops() {
    let folder = Folder::new();
    let runtime =
        || tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let first_life = runtime();
    let (ada, view, number) = first_life.block_on(async {
        let server = TestServer::open(&folder).await;
        let ada = server.make(json!(["human", {"bot": "random"}]), json!({"rounds": 50})).await;
        let mut player = server.join(&ada).await;
        player.act(json!("roll")).await.unwrap();
        player.act_when_told(json!({"answer": "x"})).await;
        player.until(|client| client.view()["voted"] == json!([1])).await;
        player.catch_up().await;
        std::mem::forget(server);
        (ada, player.view(), player.number())
    });
    first_life.shutdown_background();
    runtime().block_on(async {
        let server = TestServer::open(&folder).await;
        let player = server.join(&ada).await;
        assert_eq!((player.view(), player.number()), (view, number));
        server.close().await;
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_table_opens_as_fast_as_a_short_one_and_remembers_everything() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada =
        server.make(json!(["human", {"bot": "random"}, {"bot": "random"}]), json!({"rounds": 48})).await;
    let mut player = server.join(&ada).await;
    play_alone(&mut player).await;
    let told = player.number();
    let history = player.history().await;
    assert!(told > 256, "more than a table itself remembers, not {told}");
    assert!(history.iter().zip(1..=told).all(|(update, number)| update.number == number));
    assert_eq!(history.len() as u64, told);
    assert!(history.iter().any(|update| update.events.get().contains("drawn")), "the deal is in it");
    server.close().await;

    let server = TestServer::open(&folder).await;
    let replayed = server.tables.replayed(&ada.table).await.unwrap();
    assert!(replayed < 64, "{replayed} entries were played again");
    let mut player = server.join(&ada).await;
    assert!(player.is_over());
    assert_eq!(player.number(), told);
    assert_eq!(player.history().await.len() as u64, told);
    server.close().await;

    // A snapshot that does not fit costs time and nothing else, and only once.
    let store = Store::open(&folder.url()).await.unwrap();
    let entries = store.load_log(&ada.table).await.unwrap().len() as u64;
    store.put_snapshot(&ada.table, 64, "{\"nonsense\":1}".into()).await.unwrap();
    store.close().await;
    for expected in [entries, 0] {
        let server = TestServer::open(&folder).await;
        assert_eq!(server.tables.replayed(&ada.table).await, Some(expected));
        assert!(server.join(&ada).await.is_over());
        server.close().await;
    }
}

#[tokio::test]
async fn a_table_whose_log_does_not_replay_breaks_nothing_else() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let bad = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let good = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    server.close().await;
    let store = Store::open(&folder.url()).await.unwrap();
    let next = store.load_log(&bad.table).await.unwrap().len() as u64;
    store.append(&bad.table, next, "{\"seat\":0,\"action\":\"pass\",\"draws\":[]}".into()).await.unwrap();
    store.close().await;

    let server = TestServer::open(&folder).await;
    let mut client = Client::connect(server.addr).await;
    let id = client.hello(&bad.table, Some(&bad.secret), None).await;
    assert_eq!(client.fault().await, (Some(id), ProtocolErrorCode::Unavailable));
    client.enter(&good.table, Some(&good.secret), None).await;
    client.act(json!("roll")).await.unwrap();
    let path = format!("/api/tables/{}", bad.table);
    let about = crate::common::request(server.addr, "GET", &path, None).await;
    assert_eq!(about.problem(), (503, "unavailable".into()));
    server.close().await;
}

#[tokio::test]
async fn an_entry_that_another_has_written_first_is_taken_over() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let table = first.about.as_ref().unwrap().table.clone();
    // Another writer is faster: the same seat rolls a six.
    let store = Store::open(&folder.url()).await.unwrap();
    store.append(&table, 1, "{\"seat\":0,\"action\":\"roll\",\"draws\":[5]}".into()).await.unwrap();
    let id = first.say(json!({"act": {"action": "show"}}), Some(first.decision())).await;
    assert_eq!(first.fault().await, (Some(id), ProtocolErrorCode::Unavailable));
    for client in [&mut first, &mut second] {
        client.until(|client| client.number() == 2).await;
        assert_eq!(client.view()["die"], 6);
    }
    first.act(json!({"answer": "x"})).await.unwrap();
    assert_eq!(store.load_log(&table).await.unwrap().len(), 3);
    store.close().await;
    server.close().await;
}

#[tokio::test]
async fn a_table_with_nobody_there_leaves_the_memory_and_comes_back() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.idle = Duration::from_millis(20);
    let server = TestServer::with(config).await;
    let ada = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let mut player = server.join(&ada).await;
    player.act(json!("roll")).await.unwrap();
    player.catch_up().await;
    let view = player.view();
    player.close().await;
    let emptied = async {
        while server.tables.open() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, emptied).await.expect("the table stays in memory");
    let back = server.join(&ada).await;
    assert_eq!(back.view(), view);
    assert_eq!(server.tables.open(), 1);
    server.close().await;
}
