//! Seats and who may have them: several devices, a new secret, and a table that is locked.

use crate::common::{A, Client, Folder, TestServer, request, request_with};
use serde_json::{Value, json};
use wire::http::Seated;
use wire::{ProtocolErrorCode, ToClient};

fn devices(client: &Client) -> Option<u32> {
    client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Devices { open } => Some(open),
        _ => None,
    })
}

fn renewed(client: &Client) -> Option<Seated> {
    client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Renewed(seated) => Some(seated),
        _ => None,
    })
}

fn heard(client: &Client, words: &str) -> bool {
    client.heard.iter().any(|text| text.contains(words))
}

#[tokio::test]
async fn a_player_is_told_of_a_second_device_and_nobody_else_is() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut other) = (server.join(&ada).await, server.join(&blaise).await);
    first.catch_up().await;
    assert_eq!(devices(&first), None, "one device is nothing to tell");
    let second = server.join(&ada).await;
    first.until(|client| devices(client) == Some(2)).await;
    second.close().await;
    first.until(|client| devices(client) == Some(1)).await;
    other.catch_up().await;
    assert_eq!(devices(&other), None);
    server.close().await;
}

#[tokio::test]
async fn a_new_secret_ends_the_old_one_at_once_and_the_player_stays_who_they_are() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut other) = (server.join(&ada).await, server.join(&blaise).await);
    let whisper = json!({"talk": {"to": {"seats": [0, 1]}, "words": {"text": "entre nous"}}});
    other.say(whisper, None).await;
    first.until(|client| heard(client, "entre nous")).await;
    let mut thief = server.join(&ada).await;
    first.command(json!("renew")).await.unwrap();
    let new = renewed(&first).expect("the new secret comes over the connection that asked");
    assert_eq!((new.seat, new.table.as_str()), (A, ada.table.as_str()));
    assert_ne!(new.secret, ada.secret);
    assert!(thief.ends().await, "whoever came with the old secret is hung up");
    other.catch_up().await;
    assert!(!heard(&thief, &new.secret) && !heard(&other, &new.secret), "nobody else is told");
    let mut again = Client::connect(server.addr).await;
    let id = again.hello(&ada.table, Some(&ada.secret), None).await;
    assert_eq!(again.fault().await, (Some(id), ProtocolErrorCode::WrongSecret));
    let proof = json!({"seats": [{"table": ada.table, "secret": ada.secret}]});
    let mine: Value = request(server.addr, "POST", "/api/my-seats", Some(&proof)).await.json();
    assert!(mine[0]["standing"].is_null());
    // She goes on playing where she asked, and what was said to her is still hers.
    first.act(json!("roll")).await.unwrap();
    server.close().await;
    let server = TestServer::open(&folder).await;
    let mut first = server.join(&new).await;
    first.until(|client| heard(client, "entre nous")).await;
    server.close().await;
}

#[tokio::test]
async fn a_table_that_is_locked_takes_those_who_know_its_word() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let table_request = json!({"game": "probe", "seats": ["human", "open", "open"], "name": "Ada",
        "public": true, "word": "Quorum"});
    let ada = server.make_as(table_request).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let sit = async |wish: Value| request(server.addr, "POST", &path, Some(&wish)).await;
    let mut first = server.join(&ada).await;
    assert!(first.about.as_ref().unwrap().conduct.locked);
    assert!(
        !first.heard.iter().any(|text| text.to_lowercase().contains("quorum")),
        "the word is told nobody"
    );
    let listed: Vec<Value> = request(server.addr, "GET", "/api/lobby", None).await.json();
    assert!(listed.is_empty(), "nobody is sent to a table that would not have them");
    assert_eq!(sit(json!({"name": "Eve"})).await.problem(), (403, "locked".into()));
    assert_eq!(sit(json!({"name": "Eve", "word": "majority"})).await.problem(), (403, "wrong_word".into()));
    let blaise = sit(json!({"name": "Blaise", "word": " quorum "})).await;
    assert_eq!(blaise.status, 201, "{}", blaise.body);
    let _blaise = server.join(&blaise.json()).await;
    // The host opens it, and locks it again.
    first.command(json!({"arrange": {"lock": null}})).await.unwrap();
    first.until(|client| !client.about.as_ref().unwrap().conduct.locked).await;
    first.command(json!({"arrange": {"lock": "veto"}})).await.unwrap();
    assert_eq!(
        first.command(json!({"arrange": {"lock": " "}})).await.unwrap_err().code.id(),
        "invalid_arrangement"
    );
    // Words are not to be guessed.
    let mut codes = Vec::new();
    for guess in 0..20 {
        codes.push(sit(json!({"name": "Eve", "word": format!("word {guess}")})).await.problem());
    }
    assert_eq!(codes.last(), Some(&(429, "too_many_words".into())), "{codes:?}");
    assert_eq!(sit(json!({"name": "Eve", "word": "veto"})).await.status, 429);
    server.close().await;
    let server = TestServer::open(&folder).await;
    let wish = json!({"name": "Carnot", "word": "veto"});
    assert_eq!(request(server.addr, "POST", &path, Some(&wish)).await.status, 201);
    server.close().await;
}

#[tokio::test]
async fn whoever_guesses_a_word_keeps_nobody_else_out() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestServer::with(config).await;
    let table_request =
        json!({"game": "probe", "seats": ["human", "open", "open"], "name": "Ada", "word": "Quorum"});
    let ada = server.make_as(table_request).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let sit = async |from: &str, word: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        let wish = json!({"name": "Eve", "word": word}).to_string();
        request_with(server.addr, "POST", &path, &headers, &wish).await.status
    };
    for guess in 0..20 {
        sit("198.51.100.1", &format!("word {guess}")).await;
    }
    assert_eq!(sit("198.51.100.1", "quorum").await, 429);
    assert_eq!(sit("198.51.100.2", "quorum").await, 201);
    server.close().await;
}
