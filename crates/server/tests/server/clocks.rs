//! Time at a table: it runs, it is shown, it runs out, and a server that is down eats none of it.

use crate::common::{A, B, Client, Folder, TestServer, request};
use serde_json::{Value, json};
use std::time::Duration;
use wire::http::Seated;
use wire::table_admin::Clocks;
use wire::{ActedBy, ToClient};

/// Two people at a table with this clock, both connected, and the second one's seat.
async fn timed(server: &TestServer, clock: Value) -> (Seated, Seated, Client, Client) {
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "name": "Ada", "clock": clock});
    let answer = request(server.addr, "POST", "/api/tables", Some(&table_request)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let ada: Seated = answer.json();
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (first, second) = (server.join(&ada).await, server.join(&blaise).await);
    (ada, blaise, first, second)
}

/// The clocks as a client was last told of them.
fn clocks(client: &Client) -> Option<Clocks> {
    client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Clocks(clocks) => Some(clocks),
        _ => None,
    })
}

fn by_clock(client: &Client) -> usize {
    client.updates.iter().filter(|update| update.by == Some(ActedBy::Clock)).count()
}

#[tokio::test]
async fn when_time_runs_out_the_game_goes_on_and_its_file_says_so() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "name": "Ada", "settings": {"rounds": 1},
        "clock": {"live": {"seconds": 1}}});
    let ada: Seated = request(server.addr, "POST", "/api/tables", Some(&table_request)).await.json();
    server.sit(&ada.table, "Blaise").await;
    let mut watcher = server.watch(&ada.table).await;
    let shown = clocks_when_told(&mut watcher).await;
    assert!(shown.seats[A.index()].unwrap().running && !shown.seats[B.index()].unwrap().running);
    assert_eq!(shown.seats[B.index()].unwrap().left_ms, 1000);
    // Nobody is there, and the game is played to its end by the clock alone.
    watcher.until(Client::is_over).await;
    assert!(by_clock(&watcher) >= 4, "{:?}", watcher.updates);
    let path = format!("/api/tables/{}/record", ada.table);
    let file: Value = request(server.addr, "GET", &path, None).await.json();
    let log = file["log"].as_array().unwrap();
    let actions: Vec<&Value> = log.iter().filter(|entry| entry.get("action").is_some()).collect();
    assert!(actions.len() >= 6 && actions.iter().all(|entry| entry["by"] == "clock"), "{log:?}");
    server.close().await;
}

async fn clocks_when_told(client: &mut Client) -> Clocks {
    loop {
        if let Some(clocks) = clocks(client) {
            return clocks;
        }
        client.next().await;
    }
}

#[tokio::test]
async fn a_decision_that_the_rules_limit_is_timed_without_any_clock() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    crate::common::play(&mut [&mut first, &mut second], 3).await;
    second.catch_up().await;
    assert_eq!(clocks(&second), None, "nothing is timed before");
    crate::common::play(&mut [&mut second], 1).await;
    second.catch_up().await;
    assert_eq!(second.view()["phase"], "reaction");
    let clocks = clocks_when_told(&mut second).await;
    assert!(clocks.seats.iter().all(|hand| hand.is_some_and(|hand| hand.running && hand.left_ms > 0)));
    server.close().await;
}

#[tokio::test]
async fn clocks_go_on_after_a_restart_where_they_stopped() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (_, blaise, mut first, second) =
        timed(&server, json!({"live": {"seconds": 3600, "increment": 7}})).await;
    let before = clocks_when_told(&mut first).await;
    assert_eq!(before.seats[B.index()].unwrap().left_ms, 3_600_000);
    first.act(json!("roll")).await.unwrap();
    first.catch_up().await;
    let before = clocks(&first).unwrap().seats[A.index()].unwrap();
    assert!(before.left_ms > 3_600_000 && before.running, "the increment is there: {before:?}");
    drop((first, second));
    server.close().await;
    // While no server runs, no time passes.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let server = TestServer::open(&folder).await;
    let mut second = server.join(&blaise).await;
    let after = clocks_when_told(&mut second).await.seats[A.index()].unwrap();
    assert!(after.running && after.left_ms <= before.left_ms, "{after:?}");
    assert!(after.left_ms + 1400 > before.left_ms, "the night was counted: {before:?} became {after:?}");
    server.close().await;
}

#[tokio::test]
async fn a_clock_rings_at_a_table_that_nobody_has_opened_since_the_restart() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (ada, _, first, second) = timed(&server, json!({"live": {"seconds": 2, "decision": 2}})).await;
    drop((first, second));
    server.close().await;
    let server = TestServer::open(&folder).await;
    assert_eq!(server.tables.open(), 0);
    // Not asking the table itself: that would open it.
    while server.tables.open() == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut watcher = server.watch(&ada.table).await;
    watcher.until(|client| by_clock(client) > 0).await;
    server.close().await;
}

#[tokio::test]
async fn clocks_that_cannot_be_are_refused() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    for (clock, problem) in [
        (json!({"live": {"seconds": 0}}), (422, "clock")),
        (json!({"days": {"days": 1000}}), (422, "clock")),
        (json!({"live": {"seconds": 5, "cheat": 1}}), (400, "malformed")),
        (json!("sundial"), (400, "malformed")),
    ] {
        let table_request =
            json!({"game": "probe", "seats": ["human", "open"], "name": "Ada", "clock": clock});
        let answer = request(server.addr, "POST", "/api/tables", Some(&table_request)).await;
        assert_eq!(answer.problem(), (problem.0, problem.1.to_owned()), "{clock}");
    }
    server.close().await;
}

#[tokio::test]
async fn the_tables_own_clock_rings_when_the_rules_say_and_once() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 5, "noon": 2})).await;
    server.sit(&ada.table, "Blaise").await;
    let mut watcher = server.watch(&ada.table).await;
    let told = clocks_when_told(&mut watcher).await.next_timer_ms.unwrap();
    assert!((1..=2000).contains(&told), "everybody sees how long it is until then: {told}");
    // The server goes down before and comes back; nobody is there when it rings.
    drop(watcher);
    server.close().await;
    let server = TestServer::open(&folder).await;
    while server.tables.open() == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut watcher = server.watch(&ada.table).await;
    let noons =
        |client: &Client| client.updates.iter().filter(|told| told.events.get().contains("noon")).count();
    watcher.until(|client| noons(client) == 1).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    watcher.catch_up().await;
    assert_eq!(noons(&watcher), 1);
    assert_eq!(clocks(&watcher).and_then(|clocks| clocks.next_timer_ms), None);
    server.close().await;
}
