//! Tables for strangers: who finds them, and who is brought together.

use crate::common::{Folder, PATIENCE, TestServer, request, request_with};
use serde_json::{Value, json};
use std::time::Duration;
use wire::TableInfo;
use wire::http::Seated;
use wire::lobby::LobbyTable;

async fn listed(server: &TestServer, filter: &str) -> Vec<LobbyTable> {
    let answer = request(server.addr, "GET", &format!("/api/lobby{filter}"), None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

async fn make_public(server: &TestServer, name: &str, seats: Value) -> Seated {
    let table_request = json!({"game": "probe", "seats": seats, "name": name, "public": true});
    request(server.addr, "POST", "/api/tables", Some(&table_request)).await.json()
}

async fn pair(server: &TestServer, name: &str) -> Seated {
    let answer =
        request(server.addr, "POST", "/api/pair", Some(&json!({"game": "probe", "name": name}))).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()
}

/// Waits until the lobby shows these tables.
async fn until_listed(server: &TestServer, tables: &[&str]) {
    let shown = async {
        loop {
            let listed = listed(server, "").await;
            if listed.iter().map(|one| one.table.as_str()).eq(tables.iter().copied()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, shown).await.expect("the lobby shows them");
}

#[tokio::test]
async fn a_public_table_is_found_while_it_waits_and_one_by_link_never() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let by_link = server.make(json!(["human", "open"]), json!({})).await;
    let _host_by_link = server.join(&by_link).await;
    let ada = make_public(&server, "Ada", json!(["human", "open", {"bot": "random"}])).await;
    let _host = server.join(&ada).await;
    let all = listed(&server, "").await;
    assert_eq!(all.len(), 1, "{all:?}");
    let LobbyTable { table, game, host, seats, open, bots, .. } = &all[0];
    assert_eq!((table, game.as_str(), host.as_str()), (&ada.table, "probe", "Ada"));
    assert_eq!((*seats, *open, *bots), (3, 1, 1));
    let told = request(server.addr, "GET", "/api/lobby", None).await.body;
    assert!(!told.contains(&ada.secret) && !told.contains("hash") && !told.contains("secret"), "{told}");
    let about: TableInfo =
        request(server.addr, "GET", &format!("/api/tables/{}", ada.table), None).await.json();
    assert!(about.public);

    assert_eq!(listed(&server, "?game=probe&open=1").await.len(), 1);
    assert_eq!(listed(&server, "?open=2").await.len(), 0);
    assert_eq!(listed(&server, "?game=chess").await.len(), 0);
    for wrong in ["?open=x", "?cheat=1", "?open=300"] {
        let answer = request(server.addr, "GET", &format!("/api/lobby{wrong}"), None).await;
        assert_eq!(answer.problem(), (400, "malformed".into()), "{wrong}");
    }
    server.sit(&ada.table, "Blaise").await;
    until_listed(&server, &[]).await;
    server.close().await;
}

#[tokio::test]
async fn a_table_whose_host_is_gone_does_not_linger_and_comes_back_with_the_host() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.linger = Duration::ZERO;
    let server = TestServer::with(config).await;
    let ada = make_public(&server, "Ada", json!(["human", "open"])).await;
    until_listed(&server, &[]).await;
    let host = server.join(&ada).await;
    until_listed(&server, &[&ada.table]).await;
    host.close().await;
    until_listed(&server, &[]).await;
    let _host = server.join(&ada).await;
    until_listed(&server, &[&ada.table]).await;
    // A table that the operator closes is gone from there too.
    folder.admin(&server::AdminCommand::Close(ada.table.clone())).await.unwrap();
    until_listed(&server, &[]).await;
    server.close().await;
}

#[tokio::test]
async fn whoever_wants_to_play_now_joins_the_table_that_has_waited_longest_or_makes_one() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (first, second) = tokio::join!(pair(&server, "Ada"), pair(&server, "Blaise"));
    assert_eq!(first.table, second.table, "two who come at once meet");
    assert_ne!(first.seat, second.seat);
    let about: TableInfo =
        request(server.addr, "GET", &format!("/api/tables/{}", first.table), None).await.json();
    assert_eq!((about.stage, about.seats.len()), (wire::Stage::Playing, 2));

    let older = make_public(&server, "Carnot", json!(["human", "open", "open"])).await;
    let newer = make_public(&server, "Denis", json!(["human", "open"])).await;
    let emile = pair(&server, "Emile").await;
    assert_eq!(emile.table, older.table);
    let _emile = server.join(&emile).await;
    // Somebody of that name is at the oldest already.
    assert_eq!(pair(&server, "Emile").await.table, newer.table);
    assert_eq!(pair(&server, "Flora").await.table, older.table);
    let made = pair(&server, "Gustave").await;
    assert!(![&older.table, &newer.table].contains(&&made.table));
    until_listed(&server, &[&made.table]).await;
    // At a table of their own both would wait; under another name they meet.
    let same = json!({"game": "probe", "name": "Gustave"});
    let answer = request(server.addr, "POST", "/api/pair", Some(&same)).await;
    assert_eq!(answer.problem(), (409, "name_taken".into()), "{}", answer.body);

    // As many as one wants to be.
    let three = json!({"game": "probe", "name": "Hugo", "seats": 3});
    let three: Seated = request(server.addr, "POST", "/api/pair", Some(&three)).await.json();
    assert_ne!(three.table, made.table);
    for (table_request, status, code) in [
        (json!({"game": "chess", "name": "Ines"}), 422, "unknown_game"),
        (json!({"game": "probe", "name": ""}), 422, "name"),
        (json!({"game": "probe", "name": "Ines", "seats": 200}), 422, "invalid_settings"),
        (json!({"game": "probe", "name": "Ines", "added": "x"}), 422, "added"),
        (json!({"game": "probe", "name": "Ines", "cheat": 1}), 400, "malformed"),
    ] {
        let answer = request(server.addr, "POST", "/api/pair", Some(&table_request)).await;
        assert_eq!(answer.problem(), (status, code.into()), "{table_request}: {}", answer.body);
    }
    server.close().await;
}

#[tokio::test]
async fn one_client_does_not_take_every_open_seat() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = make_public(&server, "Ada", json!(["human", "open", "open", "open"])).await;
    let _host = server.join(&ada).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let eve = server.sit(&ada.table, "Eve").await;
    let more = request(server.addr, "POST", &path, Some(&json!({"name": "Eve bis"}))).await;
    assert_eq!(more.problem(), (429, "too_many_seats".into()));
    assert!(more.body.contains("come to the table"), "{}", more.body);
    // Nor does the lobby give it another.
    assert_ne!(pair(&server, "Eve ter").await.table, ada.table);
    assert_eq!(listed(&server, "").await[0].open, 2);
    // Somebody else of the household sits down once the first is there.
    let _eve = server.join(&eve).await;
    server.sit(&ada.table, "Flora").await;
    server.close().await;
}

#[tokio::test]
async fn a_household_of_strangers_takes_half_of_the_seats_at_most() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestServer::with(config).await;
    let ada = make_public(&server, "Ada", json!(["human", "open", "open", "open"])).await;
    let _host = server.join(&ada).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let sit = async |name: &str, from: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        request_with(server.addr, "POST", &path, &headers, &json!({"name": name}).to_string()).await
    };
    let eve: Seated = sit("Eve", "203.0.113.7").await.json();
    let _eve = server.join(&eve).await;
    assert_eq!(sit("Eve bis", "203.0.113.7").await.problem(), (429, "too_many_seats".into()));
    assert_eq!(sit("Flora", "203.0.113.8").await.status, 201);
    server.close().await;
}

#[tokio::test]
async fn a_seat_taken_among_strangers_is_free_again_if_nobody_comes() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.linger = Duration::from_millis(400);
    let server = TestServer::with(config).await;
    let ada = make_public(&server, "Ada", json!(["human", "open", "open"])).await;
    let mut host = server.join(&ada).await;
    let there = server.sit(&ada.table, "Blaise").await;
    let _blaise = server.join(&there).await;
    let names = |client: &crate::common::Client| -> Vec<String> {
        client.about.as_ref().unwrap().seats.iter().map(|seat| seat.name.clone()).collect()
    };
    let arrangement = json!({"arrange": {"add": "open"}});
    host.command(arrangement).await.unwrap();
    let mut host = server.join(&ada).await;
    server.sit(&ada.table, "Eve").await;
    host.until(|client| names(client) == ["Ada", "Blaise", "Eve", ""]).await;
    host.until(|client| names(client) == ["Ada", "Blaise", "", ""]).await;
    server.close().await;
}
