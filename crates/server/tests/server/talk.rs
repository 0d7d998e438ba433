//! Talk over the wire: who hears what, for how long, and what cannot be said.

use crate::common::{Client, Folder, TestServer, play, request};
use serde_json::{Value, json};
use wire::talk::{TalkContent, TalkMessage};
use wire::{ActionError, ToClient};

/// Says something and waits for what comes of it.
async fn say(client: &mut Client, to: Value, words: Value) -> Result<(), ActionError> {
    let asked = client.say(json!({"talk": {"to": to, "words": words}}), None).await;
    answer(client, asked).await
}

async fn answer(client: &mut Client, asked: u32) -> Result<(), ActionError> {
    loop {
        match client.next().await {
            ToClient::Done { id } if id == asked => return Ok(()),
            ToClient::Refused(refused) if refused.id == asked => return Err(refused),
            ToClient::Error(fault) => panic!("{fault:?}"),
            _ => {}
        }
    }
}

/// Everything this client was told that somebody said, as text.
fn heard(client: &Client) -> Vec<String> {
    let messages = client.heard.iter().map(|text| serde_json::from_str(text).unwrap());
    let mut heard: Vec<TalkMessage> = messages
        .flat_map(|message| match message {
            ToClient::Said(said) => vec![said],
            ToClient::Talk { said } => said,
            _ => Vec::new(),
        })
        .collect();
    heard.sort_by_key(|said| said.at_ms);
    heard.dedup_by_key(|said| said.at_ms);
    heard.iter().map(|said| format!("{}: {}", said.name, text(&said.words))).collect()
}

fn text(words: &TalkContent) -> String {
    match words {
        TalkContent::Text(text) => text.clone(),
        TalkContent::Quick(quick) => format!("[{}]", quick.name()),
    }
}

/// A table of three people, all connected, and its address.
async fn three(server: &TestServer) -> (String, Vec<wire::http::Seated>, Vec<Client>) {
    let ada = server.make(json!(["human", "open", "open"]), json!({})).await;
    let seated =
        vec![ada.clone(), server.sit(&ada.table, "Blaise").await, server.sit(&ada.table, "Condorcet").await];
    let mut clients = Vec::new();
    for seat in &seated {
        clients.push(server.join(seat).await);
    }
    (ada.table, seated, clients)
}

#[tokio::test]
async fn each_hears_what_is_meant_for_them_and_nothing_else_for_ever() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (table, seated, mut players) = three(&server).await;
    let mut watcher = server.watch(&table).await;
    let [ada, blaise, condorcet] = &mut players[..] else { panic!("three") };
    say(ada, json!("table"), json!({"text": "to all"})).await.unwrap();
    say(ada, json!({"seats": [0, 1]}), json!({"text": "to Blaise"})).await.unwrap();
    say(blaise, json!({"seats": [0, 1, 2]}), json!({"quick": "agreed"})).await.unwrap();
    let asked = watcher
        .say(json!({"talk": {"to": "watchers", "words": {"text": "psst"}, "name": "Zoé"}}), None)
        .await;
    answer(&mut watcher, asked).await.unwrap();
    for client in [&mut *ada, &mut *blaise, &mut *condorcet, &mut watcher] {
        client.catch_up().await;
    }
    let expected: [(&Client, &[&str]); 4] = [
        (ada, &["Ada: to all", "Ada: to Blaise", "Blaise: [agreed]"]),
        (blaise, &["Ada: to all", "Ada: to Blaise", "Blaise: [agreed]"]),
        (condorcet, &["Ada: to all", "Blaise: [agreed]"]),
        (&watcher, &["Ada: to all", "Zoé: psst"]),
    ];
    for (client, lines) in &expected {
        assert_eq!(heard(client), *lines, "{:?}", client.viewer);
    }
    // A gap in what one hears would tell that others whisper: nothing in a message counts.
    let public = watcher.heard.iter().find(|text| text.contains("to all")).unwrap();
    assert!(!public.contains("number") && !public.contains("seq"), "{public}");
    let lines: Vec<Vec<String>> = expected.iter().map(|(client, _)| heard(client)).collect();
    server.close().await;

    // After a restart everyone hears the same again.
    let server = TestServer::open(&folder).await;
    for (seat, lines) in seated.iter().zip(&lines) {
        let mut client = server.join(seat).await;
        client.catch_up().await;
        assert_eq!(heard(&client), *lines);
    }
    let mut watcher = server.watch(&table).await;
    watcher.catch_up().await;
    assert_eq!(heard(&watcher), lines[3]);
    server.close().await;
}

#[tokio::test]
async fn at_the_end_the_watchers_talk_opens_and_whispers_stay_whispers() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 1})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let mut watcher = server.watch(&ada.table).await;
    say(&mut first, json!({"seats": [0, 1]}), json!({"text": "whispered-word"})).await.unwrap();
    say(&mut watcher, json!("watchers"), json!({"text": "she will lose"})).await.unwrap();
    first.catch_up().await;
    assert_eq!(heard(&first), ["Ada: whispered-word"]);
    while !first.is_over() {
        assert!(play(&mut [&mut first, &mut second], 1).await > 0, "the game goes on");
        first.catch_up().await;
    }
    assert_eq!(heard(&first), ["Ada: whispered-word", ": she will lose"]);
    let mut late = server.watch(&ada.table).await;
    late.catch_up().await;
    assert_eq!(heard(&late), [": she will lose"]);
    let file = request(server.addr, "GET", &format!("/api/tables/{}/record", ada.table), None).await;
    assert_eq!(file.status, 200);
    assert!(!file.body.contains("whispered-word") && !file.body.contains("she will lose"));
    server.close().await;
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_and_nobody_hears_it() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open", {"bot": "random"}, "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let mut watcher = server.watch(&ada.table).await;
    for (to, words, code) in [
        (json!("table"), json!({"text": ""}), "words"),
        (json!("table"), json!({"text": "\u{202e}\u{200b} "}), "words"),
        (json!("table"), json!({"text": "x".repeat(501)}), "words"),
        (json!("watchers"), json!({"text": "x"}), "not_watching"),
        (json!({"seats": [0]}), json!({"text": "x"}), "alone"),
        (json!({"seats": [1, 2]}), json!({"text": "x"}), "alone"),
        (json!({"seats": [0, 2]}), json!({"text": "x"}), "nobody_there"),
        (json!({"seats": [0, 3]}), json!({"text": "x"}), "nobody_there"),
        (json!({"seats": [0, 7]}), json!({"text": "x"}), "nobody_there"),
    ] {
        let refused = say(&mut first, to.clone(), words).await.unwrap_err();
        assert_eq!(refused.code.id(), code, "{to}");
        assert!(refused.message.len() > 10, "{}", refused.message);
    }
    for (to, name, code) in [
        (json!("table"), json!("Zoé"), "not_yours"),
        (json!({"seats": [0, 1]}), json!("Zoé"), "not_yours"),
        (json!("watchers"), json!("ADA"), "name_taken"),
        (json!("watchers"), json!("Bot 3"), "name_like_a_bot"),
        (json!("watchers"), json!("x".repeat(5000)), "name"),
    ] {
        let talk = json!({"talk": {"to": to, "words": {"text": "x"}, "name": name}});
        let asked = watcher.say(talk, None).await;
        assert_eq!(answer(&mut watcher, asked).await.unwrap_err().code.id(), code);
    }
    let unknown = json!({"talk": {"to": "table", "words": {"quick": "insult"}}});
    first.say(unknown, None).await;
    assert_eq!(first.fault().await.1, wire::ProtocolErrorCode::Malformed);
    // A script stays text, and what turns text around is left out.
    let script = "<script>alert(1)</script>\u{202e}";
    say(&mut first, json!("table"), json!({"text": script})).await.unwrap();
    second.catch_up().await;
    assert_eq!(heard(&second), ["Ada: <script>alert(1)</script>"]);
    server.close().await;
}

#[tokio::test]
async fn whoever_speaks_too_fast_is_told_and_the_others_play_on() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    second.catch_up().await;
    for id in 1000..2000 {
        let message = json!({"id": id, "request": {"talk": {"to": "table", "words": {"text": "spam"}}}});
        first.send_text(message.to_string()).await;
    }
    let (mut said, mut too_fast, mut dropped) = (0, 0, 0);
    while said + too_fast + dropped < 1000 {
        match first.next().await {
            ToClient::Done { .. } => said += 1,
            ToClient::Refused(refused) => {
                assert_eq!(refused.code.id(), "too_fast");
                too_fast += 1;
            }
            ToClient::Error(fault) => {
                assert_eq!(fault.code, wire::ProtocolErrorCode::TooMany);
                dropped += 1;
            }
            _ => {}
        }
    }
    assert!((1..100).contains(&said), "{said} messages came through");
    assert!(too_fast > 0 && dropped > 0, "{too_fast} too fast, {dropped} dropped");
    second.catch_up().await;
    assert_eq!(heard(&second).len(), said);
    // The other has a voice of their own, and the game goes on.
    say(&mut second, json!("table"), json!({"text": "enough"})).await.unwrap();
    let mut third = server.watch(&second.about.as_ref().unwrap().table.clone()).await;
    let decision = third.decision();
    third.catch_up().await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    first.act_at(decision, json!("roll")).await.unwrap();
    second.until(|client| client.number() == 2).await;
    server.close().await;
}
