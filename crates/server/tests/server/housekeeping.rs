//! What the operator sees and does, and what goes by itself.

use crate::common::{Folder, PATIENCE, TestServer, play, request, request_with};
use serde_json::json;
use server::{AdminCommand, AdminError, Expiry};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

async fn status(server: &TestServer, table: &str) -> u16 {
    request(server.addr, "GET", &format!("/api/tables/{table}"), None).await.status
}

/// Waits until there is no such table.
async fn until_gone(server: &TestServer, table: &str) {
    let gone = async {
        while status(server, table).await != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("it expires");
}

fn briefly() -> Expiry {
    let brief = Some(Duration::from_millis(100));
    Expiry { gathering: brief, playing: brief, over: brief, grace: LONG, calm: Duration::ZERO }
}

/// Longer than any test.
const LONG: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn tables_that_nobody_touches_expire_at_every_stage_and_those_with_somebody_stay() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let gathering = server.make(json!(["human", "open"]), json!({})).await;
    let (mut first, mut second) = server.pair(json!({"rounds": 1})).await;
    play(&mut [&mut first, &mut second], 200).await;
    assert!(first.is_over());
    let over = first.about.clone().unwrap().table;
    let (mut first, second) = server.pair(json!({})).await;
    first.act(json!("roll")).await.unwrap();
    let left = second.about.clone().unwrap().table;
    for table in [&gathering.table, &over, &left] {
        assert_eq!(status(&server, table).await, 200);
    }
    server.close().await;

    let mut config = folder.config();
    // Time enough to join a table, however busy the machine.
    let brief = Duration::from_secs(1);
    config.expiry = Expiry { gathering: Some(brief), playing: Some(brief), over: Some(brief), ..briefly() };
    let server = TestServer::with(config).await;
    let watched = server.make(json!(["human", "open"]), json!({})).await;
    let watcher = server.join(&watched).await;
    for table in [&gathering.table, &over, &left] {
        until_gone(&server, table).await;
    }
    // As old as any of them was, and somebody is there.
    tokio::time::sleep(2 * brief).await;
    assert_eq!(status(&server, &watched.table).await, 200);
    let counts = request(server.addr, "GET", "/metrics", None).await.body;
    assert!(counts.contains("hemicycle_tables_expired_total 3\n"), "{counts}");
    watcher.close().await;
    until_gone(&server, &watched.table).await;
    server.close().await;
}

#[tokio::test]
async fn what_is_to_be_kept_for_ever_is() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.expiry = Expiry { gathering: None, ..briefly() };
    let server = TestServer::with(config).await;
    let kept = server.make(json!(["human", "open"]), json!({})).await;
    let (first, second) = server.pair(json!({})).await;
    let left = first.about.clone().unwrap().table;
    first.close().await;
    second.close().await;
    until_gone(&server, &left).await;
    assert_eq!(status(&server, &kept.table).await, 200);
    server.close().await;
}

#[tokio::test]
async fn what_has_expired_can_be_restored_until_it_is_erased() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.expiry = briefly();
    let server = TestServer::with(config).await;
    let table = server.make(json!(["human", "open"]), json!({})).await.table;
    until_gone(&server, &table).await;
    server.close().await;

    let listed = folder.admin(&AdminCommand::Tables).await.unwrap();
    assert!(listed.contains(&table) && listed.contains("1 expired"), "{listed}");
    let server = TestServer::open(&folder).await;
    assert_eq!(status(&server, &table).await, 404, "it is there for nobody");
    folder.admin(&AdminCommand::Restore(table.clone())).await.unwrap();
    assert_eq!(status(&server, &table).await, 200);
    let refused = folder.admin(&AdminCommand::Restore(table.clone())).await;
    assert!(matches!(refused, Err(AdminError::Refused(_))), "it has not expired");
    server.close().await;

    let mut config = folder.config();
    config.expiry = Expiry { grace: Duration::from_millis(100), ..briefly() };
    let server = TestServer::with(config).await;
    until_gone(&server, &table).await;
    let erased = async {
        while folder.admin(&AdminCommand::Tables).await.unwrap().contains(&table) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, erased).await.expect("it is erased");
    server.close().await;
}

#[tokio::test]
async fn nothing_expires_while_a_server_has_just_started_however_long_nobody_was_there() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let table = server.make(json!(["human", "open"]), json!({})).await.table;
    server.close().await;
    let mut config = folder.config();
    config.expiry = Expiry { calm: LONG, ..briefly() };
    let server = TestServer::with(config).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(status(&server, &table).await, 200);
    server.close().await;
}

/// The values of a page of counts, by name and labels.
fn read(page: &str) -> HashMap<String, f64> {
    let lines = page.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.rsplit_once(' ').unwrap()).map(|(k, v)| (k.into(), v.parse().unwrap())).collect()
}

#[tokio::test]
async fn the_operator_counts_and_learns_nothing_of_anybody() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    server.make(json!(["human", "open"]), json!({})).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    first.act(json!("roll")).await.unwrap();
    assert!(second.act_at(first.decision(), json!({"dance": 1})).await.is_err());
    second.send_text("nonsense").await;
    second.fault().await;
    let bots = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let mut alone = server.join(&bots).await;
    while alone.number() < 3 {
        if alone.is_to_act() {
            let choice = alone.choices().into_iter().find(|choice| choice != "protest").unwrap();
            // The bot may have been faster.
            let _ = alone.act(choice).await;
        } else {
            alone.next().await;
        }
    }
    let answer = request(server.addr, "GET", "/metrics", None).await;
    assert!(answer.header("content-type").starts_with("text/plain; version=0.0.4"), "{}", answer.body);
    let counts = read(&answer.body);
    assert_eq!(counts["hemicycle_tables{game=\"probe\",stage=\"gathering\"}"], 1.0);
    assert_eq!(counts["hemicycle_tables{game=\"probe\",stage=\"playing\"}"], 2.0);
    assert_eq!((counts["hemicycle_connections"], counts["hemicycle_tables_made_total"]), (3.0, 3.0));
    assert_eq!((counts["hemicycle_refusals_total"], counts["hemicycle_faults_total"]), (1.0, 1.0));
    assert!(counts["hemicycle_thoughts_total"] >= 1.0 && counts["hemicycle_moves_total"] >= 2.0);
    let (written, within) =
        (counts["hemicycle_write_seconds_count"], counts["hemicycle_write_seconds_bucket{le=\"+Inf\"}"]);
    assert_eq!((written, within), (counts["hemicycle_moves_total"], written));
    for told in [&bots.table, "Ada", "Blaise", "127.0.0.1"] {
        assert!(!answer.body.contains(told), "{told}: {}", answer.body);
    }
    server.close().await;
}

#[tokio::test]
async fn counts_can_be_given_at_an_address_of_their_own() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let server = server::bind(config).await.unwrap();
    let (players, operator) = (server.addr(), server.metrics_addr().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    assert_eq!(request(players, "GET", "/metrics", None).await.problem(), (404, "not_found".into()));
    let counts = request(operator, "GET", "/metrics", None).await;
    assert!(counts.status == 200 && counts.body.contains("hemicycle_connections 0"), "{}", counts.body);
    assert_eq!(request(operator, "GET", "/api/games", None).await.status, 404, "and nothing else");
    drop(stop);
    running.await.unwrap().unwrap();
}

#[tokio::test]
async fn the_operator_lists_tables_and_closes_one_while_others_play_on() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let (mut third, _fourth) = server.pair(json!({})).await;
    let (unwanted, other) = [&first, &third].map(|client| client.about.clone().unwrap().table).into();
    let listed = folder.admin(&AdminCommand::Tables).await.unwrap();
    assert!(listed.contains(&unwanted) && listed.contains(&other), "{listed}");
    assert!(listed.contains("2 tables: 0 gathering, 2 playing, 0 over"), "{listed}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let socket = store::Store::beside(&folder.url(), ".admin").unwrap();
        let socket = socket.unwrap_or_else(|| folder.config().folder.join("hemicycle.admin"));
        let mode = std::fs::metadata(socket).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else may speak to it");
    }
    folder.admin(&AdminCommand::Close(unwanted.clone())).await.unwrap();
    for client in [&mut first, &mut second] {
        while client.frame().await.is_some_and(|frame| !frame.is_close()) {}
    }
    assert_eq!(status(&server, &unwanted).await, 404);
    third.act(json!("roll")).await.unwrap();
    for unknown in [unwanted.clone(), "..".into(), "x\ntables".into()] {
        let refused = folder.admin(&AdminCommand::Close(unknown)).await;
        assert!(matches!(refused, Err(AdminError::Refused(why)) if why.contains("no such table")));
    }
    server.close().await;

    // Without a server the same is done to the database itself.
    let listed = folder.admin(&AdminCommand::Tables).await.unwrap();
    assert!(listed.contains("1 tables: 0 gathering, 1 playing, 0 over"), "{listed}");
    folder.admin(&AdminCommand::Close(other.clone())).await.unwrap();
    let refused = folder.admin(&AdminCommand::Close(other)).await;
    assert!(matches!(refused, Err(AdminError::Refused(_))));
    let listed = folder.admin(&AdminCommand::Tables).await.unwrap();
    assert!(listed.contains("0 tables"), "{listed}");
}

#[tokio::test]
async fn counts_do_not_tell_who_has_answered_a_sealed_question() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let moves =
        async || read(&request(server.addr, "GET", "/metrics", None).await.body)["hemicycle_moves_total"];
    // Up to a reaction, in which everybody answers at once, sealed.
    while first.view()["phase"] != "reaction" {
        assert!(play(&mut [&mut first, &mut second], 1).await > 0, "the probe game has reactions");
        first.catch_up().await;
    }
    let before = moves().await;
    let choice = first.choices().into_iter().find(|choice| choice != "protest").unwrap();
    first.act(choice).await.unwrap();
    assert_eq!(moves().await, before, "the question is still open");
    second.catch_up().await;
    let choice = second.choices().into_iter().find(|choice| choice != "protest").unwrap();
    second.act(choice).await.unwrap();
    assert_eq!(moves().await, before + 2.0, "both are counted once it is closed");
    server.close().await;
}

#[tokio::test]
async fn counts_are_told_to_this_machine_alone() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let through_a_proxy = [("x-forwarded-for", "203.0.113.7")];
    let answer = request_with(server.addr, "GET", "/metrics", &through_a_proxy, "").await;
    assert_eq!(answer.problem(), (404, "not_found".into()));
    assert_eq!(request(server.addr, "GET", "/metrics", None).await.status, 200);
    server.close().await;
}
