//! Whoever is away for a while at a table with time is still asked, and keeps what is theirs.

use crate::common::{A, B, Client, Folder, TestServer, live, request};
use serde_json::{Value, json};
use std::time::Duration;
use wire::table_admin::{OpenVote, Proposal, VoteResult};
use wire::{Stage, ToClient};

const C: rules::Seat = rules::Seat::new(2);

/// Longer than the grace of these servers at a live table, and nothing by correspondence.
const A_WHILE: Duration = Duration::from_millis(1200);

async fn server(folder: &Folder) -> TestServer {
    let mut config = folder.config();
    config.grace = Duration::from_millis(200);
    TestServer::with(config).await
}

fn days() -> Value {
    json!({"days": {"days": 3}})
}

/// The question as a client was last told of it.
fn question(client: &Client) -> Option<OpenVote> {
    client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Vote { open, .. } => Some(open),
        _ => None,
    })?
}

fn verdict(client: &Client) -> Option<VoteResult> {
    client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Vote { ended: Some((_, verdict)), .. } => Some(verdict),
        _ => None,
    })
}

fn stage(client: &Client) -> Stage {
    client.about.as_ref().unwrap().stage
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_who_is_there_alone_gives_away_no_seat_and_ends_no_table() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let ada = server.make_timed(json!(["human", "open", "open"]), json!({}), days()).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let carnot = server.sit(&ada.table, "Carnot").await;
    let mut second = server.join(&blaise).await;
    tokio::time::sleep(A_WHILE).await;
    for proposal in [json!({"stand_in": {"seat": 0, "level": "random"}}), json!({"substitute": {"seat": 0}})]
    {
        let refused = second.command(json!({"propose": proposal})).await.unwrap_err();
        assert_eq!(refused.code.id(), "not_gone", "two minutes are nothing by correspondence");
    }
    second.command(json!({"propose": "close"})).await.unwrap();
    second.until(|client| question(client).is_some()).await;
    let asked = question(&second).unwrap();
    assert_eq!((asked.proposal, asked.voters.len()), (Proposal::Close, 3), "all are asked, here or not");
    let hours = Duration::from_millis(asked.left_ms).as_secs() / 3600;
    assert!((71..=72).contains(&hours), "they have as long as for a decision: {hours} h");
    assert_eq!(second.about.as_ref().unwrap().conduct.patience, 3 * 24 * 3600);
    server.close().await;
    // A question outlasts the server, too.
    let server = self::server(&folder).await;
    // Whoever only looks at the list of their tables learns of it there.
    let proofs = json!({"seats": [{"table": ada.table, "secret": ada.secret}, {"table": ada.table, "secret": blaise.secret}]});
    let mine: Value = request(server.addr, "POST", "/api/my-seats", Some(&proofs)).await.json();
    assert_eq!((&mine[0]["standing"]["asked"], &mine[1]["standing"]["asked"]), (&json!(true), &Value::Null));
    let mut first = server.join(&ada).await;
    first.until(|client| question(client).is_some()).await;
    first.command(json!({"vote": {"aye": true}})).await.unwrap();
    assert_eq!(stage(&first), Stage::Playing, "one is still to answer");
    let mut third = server.join(&carnot).await;
    third.until(|client| question(client).is_some()).await;
    third.command(json!({"vote": {"aye": true}})).await.unwrap();
    third.until(|client| stage(client) == Stage::Over).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_learned_is_not_taken_back_behind_the_others_back() {
    let folder = Folder::new();
    let server = server(&folder).await;
    for clock in [days(), json!("none")] {
        let ada = server.make_timed(json!(["human", "open"]), json!({}), clock).await;
        let blaise = server.sit(&ada.table, "Blaise").await;
        let mut first = server.join(&ada).await;
        first.act(json!("roll")).await.unwrap();
        tokio::time::sleep(A_WHILE).await;
        first.command(json!({"propose": "take_back"})).await.unwrap();
        first.catch_up().await;
        assert_eq!(first.view()["phase"], "question", "the roll stands");
        let mut second = server.join(&blaise).await;
        second.until(|client| question(client).is_some()).await;
        second.command(json!({"vote": {"aye": false}})).await.unwrap();
        first.until(|client| verdict(client) == Some(VoteResult::Declined(B))).await;
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_has_its_own_time_and_silence_is_a_no() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let ada = server.make_timed(json!(["human", "open"]), json!({}), live()).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    first.command(json!({"propose": "close"})).await.unwrap();
    second.until(|client| verdict(client) == Some(VoteResult::Lapsed)).await;
    assert_eq!(second.command(json!({"vote": {"aye": true}})).await.unwrap_err().code.id(), "no_vote");
    assert_eq!(stage(&second), Stage::Playing);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_clock_several_may_have_a_bot_stand_in_and_nobody_gives_the_seat_away() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let ada = server.make(json!(["human", "open", "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let carnot = server.sit(&ada.table, "Carnot").await;
    let (mut second, mut third) = (server.join(&blaise).await, server.join(&carnot).await);
    let fares = |client: &Client| client.about.as_ref().unwrap().seats[A.index()].conduct;
    second.until(|client| fares(client).replaceable).await;
    assert!(!fares(&second).gone);
    let refused = second.command(json!({"propose": {"substitute": {"seat": 0}}})).await.unwrap_err();
    assert_eq!(refused.code.id(), "not_gone");
    second.command(json!({"propose": {"stand_in": {"seat": 0, "level": "random"}}})).await.unwrap();
    assert_eq!(fares(&second).stand_in, None, "two decide it");
    third.command(json!({"vote": {"aye": true}})).await.unwrap();
    third.until(|client| fares(client).stand_in.is_some()).await;
    // Even then she is asked before the table ends.
    third.command(json!({"propose": "close"})).await.unwrap();
    second.command(json!({"vote": {"aye": true}})).await.unwrap();
    second.catch_up().await;
    assert_eq!(question(&second).unwrap().voters.iter().collect::<Vec<_>>(), [A, B, C]);
    assert_eq!(stage(&second), Stage::Playing);
    // One alone has no bot play the other's hand.
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let mut alone = server.join(&server.sit(&ada.table, "Blaise").await).await;
    tokio::time::sleep(A_WHILE).await;
    let refused = alone.command(json!({"propose": {"stand_in": {"seat": 0, "level": "random"}}})).await;
    assert_eq!(refused.unwrap_err().code.id(), "not_gone");
    server.close().await;
}
