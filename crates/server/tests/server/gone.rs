//! Absent players: a bot stands in, a substitute comes, the rest end the table; and who played what is written down.

use crate::common::{A, Answer, B, Client, Folder, TestServer, live, request, request_with};
use ::bots::Level;
use serde_json::{Value, json};
use std::time::Duration;
use wire::table_admin::{SeatConduct, VoteResult};
use wire::{ActedBy, Occupant, ProtocolErrorCode, Stage, ToClient};

const C: rules::Seat = rules::Seat::new(2);

async fn server(folder: &Folder, grace: Duration) -> TestServer {
    let mut config = folder.config();
    config.grace = grace;
    TestServer::with(config).await
}

fn fares(client: &Client, seat: rules::Seat) -> SeatConduct {
    client.about.as_ref().unwrap().seats[seat.index()].conduct
}

fn verdict(client: &Client) -> Option<VoteResult> {
    client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Vote { ended: Some((_, verdict)), .. } => Some(verdict),
        _ => None,
    })
}

fn stand_in() -> Value {
    json!({"propose": {"stand_in": {"seat": 0, "level": "random"}}})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stands_in_until_the_player_is_back() {
    let folder = Folder::new();
    let server = server(&folder, Duration::from_millis(300)).await;
    let ada = server.make_timed(json!(["human", "open"]), json!({"rounds": 30}), live()).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    // While she is here nobody can take her seat from her.
    assert_eq!(second.command(stand_in()).await.unwrap_err().code.id(), "not_gone");
    first.close().await;
    second.until(|client| fares(client, A).gone).await;
    assert!(second.updates.iter().all(|update| update.by.is_none()), "nothing happens unasked");
    second.command(stand_in()).await.unwrap();
    second.until(|client| fares(client, A).stand_in == Some(Level::Random)).await;
    second
        .until(|client| client.updates.iter().any(|told| told.by == Some(ActedBy::Bot(Level::Random))))
        .await;
    // It is still her seat, and she has it back by coming.
    assert_eq!(second.about.as_ref().unwrap().seats[0].occupant, Occupant::Human);
    let mut first = server.join(&ada).await;
    second.until(|client| fares(client, A) == SeatConduct::default()).await;
    first.until(|client| client.is_to_act() || client.about.is_some()).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rest_must_agree_and_one_may_decline() {
    let folder = Folder::new();
    let server = server(&folder, Duration::from_millis(300)).await;
    let ada = server.make_timed(json!(["human", "open", "open"]), json!({}), live()).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let carnot = server.sit(&ada.table, "Carnot").await;
    let (mut second, mut third) = (server.join(&blaise).await, server.join(&carnot).await);
    let mut watcher = server.watch(&ada.table).await;
    second.until(|client| fares(client, A).gone).await;
    second.command(stand_in()).await.unwrap();
    assert_eq!(second.command(json!({"propose": "close"})).await.unwrap_err().code.id(), "busy");
    assert_eq!(second.command(json!({"vote": {"aye": true}})).await.unwrap_err().code.id(), "no_vote");
    let id = watcher.say(json!({"command": {"vote": {"aye": true}}}), None).await;
    assert_eq!(watcher.fault_passing(id).await, ProtocolErrorCode::NotSeated);
    third.command(json!({"vote": {"aye": false}})).await.unwrap();
    assert_eq!(verdict(&third), Some(VoteResult::Declined(C)));
    assert_eq!(fares(&third, A).stand_in, None);
    // The rest end the table: no winner, nothing more to play, and its file is there.
    third.command(json!({"propose": "close"})).await.unwrap();
    second.command(json!({"vote": {"aye": true}})).await.unwrap();
    watcher.until(|client| client.about.as_ref().unwrap().stage == Stage::Over).await;
    let about = watcher.about.clone().unwrap();
    assert!(about.conduct.closed && watcher.shown.as_ref().unwrap().outcome.is_none());
    let refused = third.act(json!("protest")).await.unwrap_err();
    assert_eq!(refused.code.id(), "closed");
    // Nobody is awaited any more, by anybody's account.
    let shown = third.shown.clone().unwrap();
    assert!(shown.awaited.is_empty() && third.choices().is_empty() && !shown.may_undo);
    assert!(third.updates.last().unwrap().closed);
    let proof = json!({"seats": [{"table": ada.table, "secret": blaise.secret}]});
    let mine: Value = request(server.addr, "POST", "/api/my-seats", Some(&proof)).await.json();
    assert_eq!(mine[0]["standing"]["awaited"], false);
    let path = format!("/api/tables/{}/record", ada.table);
    assert_eq!(request(server.addr, "GET", &path, None).await.status, 200);
    server.close().await;
    // It stays closed.
    let server = TestServer::open(&folder).await;
    assert!(server.watch(&ada.table).await.about.unwrap().conduct.closed);
    server.close().await;
}

/// Whoever says so comes from another household than everybody else.
const ELSEWHERE: &str = "203.0.113.7";

async fn server_behind_a_proxy(folder: &Folder, grace: Duration) -> TestServer {
    let mut config = folder.config();
    config.grace = grace;
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    TestServer::with(config).await
}

async fn sit_from(server: &TestServer, table: &str, name: &str, from: &str) -> Answer {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
    let wish = json!({"name": name}).to_string();
    request_with(server.addr, "POST", &format!("/api/tables/{table}/seats"), &headers, &wish).await
}

fn substitute() -> Value {
    json!({"propose": {"substitute": {"seat": 0}}})
}

#[tokio::test]
async fn a_substitute_takes_the_seat_by_the_link_and_the_old_secret_opens_nothing() {
    let folder = Folder::new();
    let server = server_behind_a_proxy(&folder, Duration::from_millis(200)).await;
    let ada = server.make_timed(json!(["human", "open"]), json!({"rounds": 1}), live()).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    let early = sit_from(&server, &ada.table, "Chloé", ELSEWHERE).await;
    assert_eq!(early.problem().1, "full", "nobody agreed yet");
    second.until(|client| fares(client, A).gone).await;
    second.command(substitute()).await.unwrap();
    second.until(|client| fares(client, A).vacant).await;
    assert_eq!(verdict(&second), Some(VoteResult::Carried));
    let chloe: wire::http::Seated = sit_from(&server, &ada.table, "Chloé", ELSEWHERE).await.json();
    assert_eq!(chloe.seat, A);
    let mut first = server.join(&chloe).await;
    let mut old = Client::connect(server.addr).await;
    let id = old.hello(&ada.table, Some(&ada.secret), None).await;
    assert_eq!(old.fault().await, (Some(id), ProtocolErrorCode::WrongSecret));
    crate::common::play(&mut [&mut first, &mut second], 1000).await;
    second.until(Client::is_over).await;
    let path = format!("/api/tables/{}/record", ada.table);
    let file: Value = request(server.addr, "GET", &path, None).await.json();
    assert_eq!(file["seats"][0]["name"], "Chloé");
    assert_eq!(file["before"], json!([{"seat": 0, "name": "Ada", "until": 1}]));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_left_alone_gives_no_seat_away_before_its_player_had_time_to_come_back() {
    let folder = Folder::new();
    let server = server_behind_a_proxy(&folder, Duration::from_millis(1500)).await;
    let ada = server.make_timed(json!(["human", "open"]), json!({"rounds": 30}), live()).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    second.until(|client| fares(client, A).gone).await;
    second.command(substitute()).await.unwrap();
    assert_eq!((fares(&second, A).vacant, verdict(&second)), (false, None), "it is asked, not done");
    assert_eq!(sit_from(&server, &ada.table, "Chloé", ELSEWHERE).await.problem().1, "full");
    // Her own list of tables says that something is asked of her, and she answers by coming back.
    let proof = json!({"seats": [{"table": ada.table, "secret": ada.secret}]});
    let mine: Value = request(server.addr, "POST", "/api/my-seats", Some(&proof)).await.json();
    assert_eq!(mine[0]["standing"]["asked"], true);
    let first = server.join(&ada).await;
    second.until(|client| verdict(client) == Some(VoteResult::Moot)).await;
    second.until(|client| fares(client, A) == SeatConduct::default()).await;
    // Gone once more, and for the whole time of the question: then it is open.
    first.close().await;
    second.until(|client| fares(client, A).gone).await;
    second.command(substitute()).await.unwrap();
    second.until(|client| fares(client, A).vacant).await;
    assert_eq!(verdict(&second), Some(VoteResult::Carried));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_agree_open_a_seat_at_once_but_nobody_of_their_households_takes_it() {
    let folder = Folder::new();
    let server = server_behind_a_proxy(&folder, Duration::from_secs(2)).await;
    let ada = server.make_timed(json!(["human", "open", "open"]), json!({}), live()).await;
    let (blaise, carnot) = (server.sit(&ada.table, "Blaise").await, server.sit(&ada.table, "Carnot").await);
    let (mut second, mut third) = (server.join(&blaise).await, server.join(&carnot).await);
    second.until(|client| fares(client, A).gone).await;
    second.command(substitute()).await.unwrap();
    let asked = std::time::Instant::now();
    third.command(json!({"vote": {"aye": true}})).await.unwrap();
    second.until(|client| fares(client, A).vacant).await;
    assert!(asked.elapsed() < Duration::from_secs(2));
    let own = sit_from(&server, &ada.table, "Blaise bis", "127.0.0.1").await;
    assert_eq!(own.problem(), (403, "same_address".into()));
    assert!(fares(&second, A).vacant, "it is still free");
    assert_eq!(sit_from(&server, &ada.table, "Chloé", ELSEWHERE).await.status, 201);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_concedes_is_played_on_by_a_bot_and_comes_last() {
    let folder = Folder::new();
    let server = server(&folder, Duration::from_secs(120)).await;
    let ada = server.make(json!(["human", "open", {"bot": "random"}]), json!({"rounds": 2})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    first.command(json!("concede")).await.unwrap();
    second.until(|client| fares(client, A).conceded).await;
    assert!(second.updates.iter().any(|update| update.conceded == Some(A)));
    assert_eq!(first.command(json!("concede")).await.unwrap_err().code.id(), "has_conceded");
    assert_eq!(first.act(json!("protest")).await.unwrap_err().code.id(), "has_conceded");
    crate::bots::play_alone(&mut second).await;
    let outcome = second.shown.as_ref().unwrap().outcome.unwrap();
    assert_eq!(outcome.places()[0], 3, "whatever the bot has scored: {outcome:?}");
    let table = second.about.as_ref().unwrap().table.clone();
    let file: Value = request(server.addr, "GET", &format!("/api/tables/{table}/record"), None).await.json();
    assert!(file["log"].as_array().unwrap().iter().any(|entry| entry["concede"] == 0));
    server.close().await;
}

#[tokio::test]
async fn the_last_one_who_has_not_conceded_has_won() {
    let folder = Folder::new();
    let server = server(&folder, Duration::from_secs(120)).await;
    let (mut first, mut second) = server.pair(json!({"rounds": 2})).await;
    first.command(json!("concede")).await.unwrap();
    second.until(Client::is_over).await;
    let shown = second.shown.clone().unwrap();
    assert_eq!(shown.outcome.unwrap().winners().collect::<Vec<_>>(), [B]);
    assert!(shown.awaited.is_empty() && second.choices().is_empty());
    second.until(|client| client.about.as_ref().unwrap().stage == Stage::Over).await;
    assert!(!second.about.as_ref().unwrap().conduct.closed, "there is a winner");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_vanishes_before_the_game_passes_the_word_on() {
    let folder = Folder::new();
    let server = server(&folder, Duration::from_millis(300)).await;
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "name": "Ada", "held": true});
    let ada: wire::http::Seated =
        request(server.addr, "POST", "/api/tables", Some(&table_request)).await.json();
    let first = server.join(&ada).await;
    let mut second = server.join(&server.sit(&ada.table, "Blaise").await).await;
    assert_eq!(second.command(json!("start")).await.unwrap_err().code.id(), "not_host");
    first.close().await;
    second.until(|client| client.about.as_ref().unwrap().host == B).await;
    second.command(json!("start")).await.unwrap();
    second.until(|client| client.shown.is_some()).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_of_an_end_that_came_because_the_last_one_asked_is_gone() {
    let folder = Folder::new();
    let server = server(&folder, Duration::from_millis(600)).await;
    let ada = server.make_timed(json!(["human", "open", "open"]), json!({}), live()).await;
    let (blaise, carnot) = (server.sit(&ada.table, "Blaise").await, server.sit(&ada.table, "Carnot").await);
    let (first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let mut third = server.join(&carnot).await;
    first.close().await;
    // The question is open for as long as she may be away: she must be away before it is asked.
    second.until(|client| !client.about.as_ref().unwrap().seats[0].present).await;
    second.command(json!({"propose": "close"})).await.unwrap();
    third.command(json!({"vote": {"aye": true}})).await.unwrap();
    for client in [&mut second, &mut third] {
        client.until(|client| client.about.as_ref().unwrap().stage == Stage::Over).await;
    }
    server.close().await;
}
