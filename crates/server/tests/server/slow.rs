//! Those who take for ever: to ask, to send, to read, or to say why they came. Nobody else notices.

use crate::common::{Client, Folder, PATIENCE, TestServer};
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

#[tokio::test]
async fn whoever_takes_for_ever_to_ask_is_hung_up_and_nobody_else() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.patience = Duration::from_millis(300);
    let server = TestServer::with(config).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    for begun in ["", "POST /api/tables HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut stream = TcpStream::connect(server.addr).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // The connection ends though we have not ended it.
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("it is hung up").unwrap();
    }
    // A table is not a request: it may be silent for longer.
    first.act(json!("roll")).await.unwrap();
    second.until(|client| client.number() == 2).await;
    server.close().await;
}

#[tokio::test]
async fn a_refusal_is_heard_by_one_who_is_still_sending() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let mut stream = TcpStream::connect(server.addr).await.unwrap();
    let long = "x".repeat(32 * 1024 * 1024);
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    let request = format!("{head}content-length: {}\r\n\r\n{long}", long.len());
    // Whoever is cut off while sending may never read why.
    stream.write_all(request.as_bytes()).await.expect("the server hears it out");
    let mut answer = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("it is answered").unwrap();
    assert!(answer.starts_with("HTTP/1.1 413 ") && answer.contains("\"oversized\""), "{answer}");
    server.close().await;
}

/// A server on which nobody may be silent for long.
async fn brisk(folder: &Folder) -> TestServer {
    let mut config = folder.config();
    config.silence = Duration::from_millis(600);
    TestServer::with(config).await
}

#[tokio::test]
async fn a_body_that_never_ends_is_answered_and_hung_up() {
    let folder = Folder::new();
    let server = brisk(&folder).await;
    let mut stream = TcpStream::connect(server.addr).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    stream.write_all(format!("{head}content-length: 1000\r\n\r\n{{").as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("it is hung up").unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\"slow\""), "{answer}");
    assert!(answer.contains("content-security-policy"), "{answer}");
    server.close().await;
}

#[tokio::test]
async fn one_who_asks_and_never_reads_is_hung_up() {
    let folder = Folder::new();
    let server = brisk(&folder).await;
    let mut stream = TcpStream::connect(server.addr).await.unwrap();
    let request = "GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    // Once nothing more fits between us the server stops reading; if it waited for ever, so would this.
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, asking).await.expect("it is hung up");
    server.close().await;
}

#[tokio::test]
async fn a_player_who_gives_no_sign_of_life_is_gone_and_the_other_plays_on() {
    let folder = Folder::new();
    let server = brisk(&folder).await;
    let (mut first, dead) = server.pair(json!({})).await;
    // Whoever does not read does not answer a ping either.
    first.until(|client| client.about.as_ref().unwrap().seats[1].present).await;
    first.until(|client| !client.about.as_ref().unwrap().seats[1].present).await;
    first.act(json!("roll")).await.unwrap();
    drop(dead);
    server.close().await;
}

#[tokio::test]
async fn a_player_whose_network_is_gone_is_noticed_by_the_heartbeat() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.heartbeat = Duration::from_millis(600);
    let server = TestServer::with(config).await;
    let (mut first, dead) = server.pair(json!({})).await;
    first.until(|client| client.about.as_ref().unwrap().seats[1].present).await;
    // Long before a minute of silence is over.
    let noticed = first.until(|client| !client.about.as_ref().unwrap().seats[1].present);
    timeout(Duration::from_secs(10), noticed).await.expect("it is noticed");
    drop(dead);
    server.close().await;
}

#[tokio::test]
async fn one_who_never_says_hello_is_hung_up_however_lively() {
    let folder = Folder::new();
    let server = brisk(&folder).await;
    let mut idle = Client::connect(server.addr).await;
    // Reading answers the pings.
    let listening = async { while idle.frame().await.is_some() {} };
    timeout(PATIENCE, listening).await.expect("it is hung up");
    server.close().await;
}
