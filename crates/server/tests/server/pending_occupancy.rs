//! Rules that ask who is a bot are told so: at the start, when a bot stands in, and when its player is back.

use crate::common::{A, Client, Folder, TestServer, live};
use any_game::ErasedGame;
use president::President;
use serde_json::{Value, json};
use std::time::Duration;

fn bots(client: &Client) -> Value {
    client.view()["bots"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_know_who_is_a_bot_whoever_plays_a_seat() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.games.push(Box::new(ErasedGame::<President>::new()));
    config.grace = Duration::from_millis(300);
    let server = TestServer::with(config).await;
    let seats = json!(["human", "open", {"bot": "random"}]);
    let table_request = json!({"game": "president", "seats": seats, "settings": {"starter": "1"}, "name": "Ada", "clock": live()});
    let ada = server.make_as(table_request).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    second.until(|client| bots(client) == json!([2])).await;
    first.close().await;
    second.until(|client| client.about.as_ref().unwrap().seats[A.index()].conduct.gone).await;
    second.command(json!({"propose": {"stand_in": {"seat": 0, "level": "random"}}})).await.unwrap();
    second.until(|client| bots(client) == json!([0, 2])).await;
    let _ada = server.join(&ada).await;
    second.until(|client| bots(client) == json!([2])).await;
    server.close().await;
}
