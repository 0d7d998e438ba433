//! Whatever is sent, the connection stays up, the game goes on, and the other player notices nothing.

use crate::common::{Client, Folder, PATIENCE, TestServer};
use rules::{Chance, FastRng};
use serde_json::json;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use wire::{ProtocolErrorCode, ToClient};

/// Sends a text and gives the code of the fault it must meet.
async fn meets(client: &mut Client, text: &str) -> ProtocolErrorCode {
    // Slowly enough not to be told so.
    tokio::time::sleep(Duration::from_millis(55)).await;
    client.send_text(text).await;
    client.fault().await.1
}

#[tokio::test]
async fn nonsense_is_answered_and_the_same_connection_still_plays() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    let mut first = Client::connect(server.addr).await;

    // Before hello.
    for say in [json!("undo"), json!("ping"), json!("history"), json!({"resync": {"have": 0}})] {
        let id = first.say(say, None).await;
        assert_eq!(first.fault().await, (Some(id), ProtocolErrorCode::OutOfOrder));
    }
    for (protocol, table, code) in [
        (0, ada.table.as_str(), ProtocolErrorCode::OtherProtocol),
        (wire::PROTOCOL + 1, "", ProtocolErrorCode::OtherProtocol),
        (wire::PROTOCOL, "abcdefghjkmn", ProtocolErrorCode::UnknownTable),
        (wire::PROTOCOL, "", ProtocolErrorCode::UnknownTable),
        (wire::PROTOCOL, "../../etc/passwd", ProtocolErrorCode::UnknownTable),
        (wire::PROTOCOL, "'; DROP TABLE tables; --", ProtocolErrorCode::UnknownTable),
    ] {
        let hello = json!({"id": 9, "request": {"hello": {"protocol": protocol, "table": table, "secret": null, "have": null}}});
        assert_eq!(meets(&mut first, &hello.to_string()).await, code);
    }
    first.enter(&ada.table, Some(&ada.secret), None).await;
    second.until(|client| client.about.as_ref().unwrap().seats[0].present).await;
    second.catch_up().await;

    let decision = first.decision();
    let act = |action: &str| {
        format!("{{\"id\":1,\"decision\":{decision},\"request\":{{\"act\":{{\"action\":{action}}}}}}}")
    };
    let deep = format!("{}{}", "[".repeat(4000), "]".repeat(4000));
    let wide = format!("[{}0]", "0,".repeat(4000));
    let long = format!("\"{}\"", "x".repeat(wire::MAX_MESSAGE));
    let malformed = [
        String::new(),
        "null".into(),
        "[]".into(),
        "{}".into(),
        "\u{0}\u{feff}".into(),
        deep.clone(),
        r#"{"id":-1,"request":"ping"}"#.into(),
        r#"{"id":4294967296,"request":"ping"}"#.into(),
        r#"{"id":1,"request":"dance"}"#.into(),
        r#"{"id":1,"request":{"ping":1}}"#.into(),
        r#"{"id":1,"request":"ping","seat":1}"#.into(),
        r#"{"id":1,"decision":"now","request":"undo"}"#.into(),
        r#"{"id":1,"decision":-1,"request":"undo"}"#.into(),
        r#"{"id":1,"request":{"resync":{"have":-1}}}"#.into(),
        r#"{"id":1,"request":{"hello":{"protocol":"1"}}}"#.into(),
        r#"{"id":1,"request":{"act":{}}}"#.into(),
        r#"{"id":1,"request":{"act":{"action":"roll"}}}"#.into(),
    ];
    for text in malformed {
        assert_eq!(meets(&mut first, &text).await, ProtocolErrorCode::Malformed, "{text:.60}");
    }
    assert_eq!(meets(&mut first, &act(&long)).await, ProtocolErrorCode::Oversized);
    assert_eq!(meets(&mut first, &" ".repeat(900_000)).await, ProtocolErrorCode::Oversized);

    // Actions that are no actions of this game are refused like any other.
    let not_actions = [
        "null".to_owned(),
        "{}".into(),
        "\"fly\"".into(),
        "{\"vote\":{\"for\":200}}".into(),
        "{\"vote\":{\"for\":-1}}".into(),
        "{\"roll\":1,\"show\":2}".into(),
        "1e999".into(),
        deep,
        wide,
    ];
    for action in not_actions {
        tokio::time::sleep(Duration::from_millis(55)).await;
        first.send_text(act(&action)).await;
        match first.next().await {
            ToClient::Refused(refused) => assert_eq!(refused.code.id(), "malformed", "{action:.60}"),
            ToClient::Error(fault) => assert_eq!(fault.code, ProtocolErrorCode::Malformed, "{action:.60}"),
            other => panic!("{action:.60}: {other:?}"),
        }
    }

    // Random bytes, as text and as binary.
    let mut chance = FastRng::new(7);
    for round in 0..40 {
        let length = chance.below(300);
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        if round % 2 == 0 {
            assert_eq!(meets(&mut first, &text).await, ProtocolErrorCode::Malformed, "{text:?}");
        } else {
            tokio::time::sleep(Duration::from_millis(55)).await;
            first.send(Message::binary(bytes)).await;
            assert_eq!(first.fault().await, (None, ProtocolErrorCode::Malformed));
        }
    }

    assert_eq!(second.catch_up().await, 0, "the other player noticed something");
    first.act_at(decision, json!("roll")).await.unwrap();
    second.until(|client| client.number() == 2).await;
    server.close().await;
}

#[tokio::test]
async fn a_flood_is_dropped_and_said_so() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    second.catch_up().await;
    let decision = first.decision();
    for id in 100..1100 {
        let mut message = json!({"id": id, "request": {"act": {"action": "strike"}}});
        message["decision"] = decision.clone();
        first.send_text(message.to_string()).await;
    }
    let mut answered: Vec<u32> = Vec::new();
    let mut dropped = 0;
    while answered.len() < 1000 {
        match first.next().await {
            ToClient::Refused(refused) => answered.push(refused.id),
            ToClient::Error(fault) => {
                assert_eq!(fault.code, ProtocolErrorCode::TooMany);
                answered.push(fault.id.unwrap());
                dropped += 1;
            }
            _ => {}
        }
    }
    answered.sort();
    assert_eq!(answered, (100..1100).collect::<Vec<_>>(), "every message was answered once");
    assert!(dropped > 0, "nothing was dropped");
    assert_eq!(second.catch_up().await, 0, "the other player noticed something");
    // When the flood is over the connection plays on.
    let mut id = 2000;
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        id += 1;
        let message = json!({"id": id, "decision": decision, "request": {"act": {"action": "roll"}}});
        first.send_text(message.to_string()).await;
        match next_answer(&mut first, id).await {
            ToClient::Done { .. } => break,
            ToClient::Error(fault) => assert_eq!(fault.code, ProtocolErrorCode::TooMany),
            other => panic!("{other:?}"),
        }
    }
    second.until(|client| client.number() == 2).await;
    server.close().await;
}

async fn next_answer(client: &mut Client, request: u32) -> ToClient {
    loop {
        match client.next().await {
            ToClient::Done { id } if id == request => return ToClient::Done { id },
            ToClient::Error(fault) if fault.id == Some(request) => return ToClient::Error(fault),
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_frame_beyond_all_measure_ends_that_connection_and_no_other() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    second.catch_up().await;
    let mut giant = server.watch(&first.about.as_ref().unwrap().table.clone()).await;
    // Whoever is cut off while sending may never read why: the server hears it out.
    giant.send(Message::text("x".repeat(32 * 1024 * 1024))).await;
    let mut farewell = None;
    while let Some(frame) = giant.frame().await {
        assert!(!matches!(&frame, Message::Text(text) if text.contains("update")), "it is not answered");
        if let Message::Close(frame) = frame {
            farewell = frame;
        }
    }
    let farewell = farewell.expect("it is told why the connection ends");
    assert_eq!(u16::from(farewell.code), 1009);
    assert!(farewell.reason.contains("16 KiB"), "{}", farewell.reason);
    assert_eq!(second.catch_up().await, 0, "the other player noticed something");
    first.act(json!("roll")).await.unwrap();
    second.until(|client| client.number() == 2).await;
    server.close().await;
}

#[tokio::test]
async fn a_history_is_told_one_at_a_time() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, _second) = server.pair(json!({})).await;
    let ids = [first.say(json!("history"), None).await, first.say(json!("history"), None).await];
    let mut answers = 0;
    while answers < 2 {
        match first.next().await {
            ToClient::History { updates } => {
                assert_eq!(updates.len(), 1);
                answers += 1;
            }
            // The second one is refused if the first is not done yet, which is usual and not certain.
            ToClient::Error(fault) => {
                assert_eq!((fault.id, fault.code), (Some(ids[1]), ProtocolErrorCode::TooMany));
                answers += 1;
            }
            _ => {}
        }
    }
    assert_eq!(first.history().await.len(), 1);
    server.close().await;
}

#[tokio::test]
async fn one_who_vanishes_without_a_word_is_missed_by_nobody() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let table = first.about.as_ref().unwrap().table.clone();
    for _ in 0..20 {
        drop(server.watch(&table).await);
        let mut greeting = Client::connect(server.addr).await;
        greeting.hello(&table, None, None).await;
        drop(greeting);
    }
    first.act(json!("roll")).await.unwrap();
    second.until(|client| client.number() == 2).await;
    server.close().await;
}

#[tokio::test]
async fn one_address_holds_so_many_connections() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.connections_per_address = 3;
    let server = TestServer::with(config).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let connect = || tokio_tungstenite::connect_async(format!("ws://{}/ws", server.addr));
    let watchers = [server.watch(&ada.table).await, server.watch(&ada.table).await, server.join(&ada).await];
    let refused = connect().await;
    let Err(tokio_tungstenite::tungstenite::Error::Http(answer)) = refused else { panic!("{refused:?}") };
    assert_eq!(answer.status(), 429);
    let [first, ..] = watchers;
    first.close().await;
    let again = async {
        while connect().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("once one is gone there is room");
    server.close().await;
}

#[tokio::test]
async fn the_oldest_of_too_many_devices_at_one_seat_is_hung_up() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let mut devices = Vec::new();
    for _ in 0..9 {
        devices.push(server.join(&ada).await);
    }
    let closed = devices[0].closed().await.expect("it is told why");
    assert_eq!(u16::from(closed.code), wire::DISPLACED);
    assert_eq!(closed.reason.as_str(), "this seat is open on too many devices");
    for device in &mut devices[1..] {
        device.catch_up().await;
    }
    server.close().await;
}

#[tokio::test]
async fn a_board_of_ones_own_is_sent_once_to_whoever_comes() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"board": {"cards": 8}})).await;
    let mut first = server.join(&ada).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let _second = server.join(&blaise).await;
    first.until(|client| client.about.as_ref().unwrap().seats[1].present).await;
    let with_board = first.heard.iter().filter(|text| text.contains("\"board\"")).count();
    assert_eq!(with_board, 1, "{:?}", first.heard);
    assert_eq!(first.about.as_ref().unwrap().settings.get("board"), &json!({"cards": 8}));
    server.close().await;
}
