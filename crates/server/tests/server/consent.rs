//! Taking back: freely while nothing was learned, else by consent, and against bots as far as one's last decision.

use crate::common::{A, Client, Folder, TestServer, request};
use serde_json::{Value, json};
use wire::ToClient;
use wire::table_admin::{Proposal, VoteResult};

fn asked(client: &Client) -> bool {
    client.heard.iter().any(|text| {
        matches!(serde_json::from_str(text).unwrap(), ToClient::Vote { open: Some(vote), .. }
            if vote.proposal == Proposal::TakeBack && vote.by == A)
    })
}

fn verdicts(client: &Client) -> Vec<VoteResult> {
    let ended = |text: &String| match serde_json::from_str(text).unwrap() {
        ToClient::Vote { ended: Some((_, verdict)), .. } => Some(verdict),
        _ => None,
    };
    client.heard.iter().filter_map(ended).collect()
}

#[tokio::test]
async fn what_was_learned_is_taken_back_when_all_agree_and_nothing_is_erased() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({"rounds": 1})).await;
    assert_eq!(
        first.command(json!({"propose": "take_back"})).await.unwrap_err().code.id(),
        "nothing_to_take_back"
    );
    first.act(json!("roll")).await.unwrap();
    assert_eq!(first.undo().await.unwrap_err().code.id(), "learned");
    first.command(json!({"propose": "take_back"})).await.unwrap();
    second.until(asked).await;
    second.command(json!({"vote": {"aye": false}})).await.unwrap();
    first.until(|client| verdicts(client).len() == 1).await;
    assert_eq!(first.view()["phase"], "question", "declined: the roll stands");
    first.command(json!({"propose": "take_back"})).await.unwrap();
    second.command(json!({"vote": {"aye": true}})).await.unwrap();
    first.until(|client| client.updates.iter().any(|update| update.taken_back == Some(A))).await;
    assert_eq!(first.view()["phase"], "turn");
    crate::common::play(&mut [&mut first, &mut second], 1000).await;
    first.until(Client::is_over).await;
    assert_eq!(first.command(json!({"propose": "take_back"})).await.unwrap_err().code.id(), "not_on");
    let table = first.about.as_ref().unwrap().table.clone();
    let file: Value = request(server.addr, "GET", &format!("/api/tables/{table}/record"), None).await.json();
    let log = file["log"].as_array().unwrap();
    assert_eq!(log[1]["action"], "roll");
    assert_eq!(log[2]["undo"], json!({"seat": 0, "to": 1, "agreed": true}));
    server.close().await;
}

#[tokio::test]
async fn whoever_asks_again_and_again_is_told_to_wait_and_the_others_are_left_in_peace() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let mut asked = 0;
    let refused = loop {
        match first.command(json!({"propose": "close"})).await {
            Ok(()) => asked += 1,
            Err(refused) => break refused,
        }
        assert!(asked < 20, "one may ask for ever");
        first.command(json!("withdraw")).await.unwrap();
    };
    assert!(refused.code.id() == "too_often" && refused.message.contains("wait"), "{refused:?}");
    second.catch_up().await;
    assert_eq!(verdicts(&second).len(), asked);
    // The other has asked nothing yet, and may.
    second.command(json!({"propose": "close"})).await.unwrap();
    server.close().await;
}

#[tokio::test]
async fn going_back_works_after_a_restart_from_a_snapshot_too() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 100})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    // As many moves as a snapshot needs, and on until the first player could ask to go back.
    crate::common::play(&mut [&mut first, &mut second], 66).await;
    while first.view()["phase"] != "question" {
        crate::common::play(&mut [&mut first, &mut second], 1).await;
        first.catch_up().await;
    }
    server.close().await;
    let server = TestServer::open(&folder).await;
    assert!(server.tables.replayed(&ada.table).await.unwrap() < 64, "it was opened from a snapshot");
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let (decision, number) = (first.decision(), first.number());
    first.command(json!({"propose": "take_back"})).await.unwrap();
    second.command(json!({"vote": {"aye": true}})).await.unwrap();
    first.until(|client| client.number() > number).await;
    assert_ne!(first.decision(), decision);
    let decision = first.decision();
    server.close().await;
    // And the log with it still opens.
    let server = TestServer::open(&folder).await;
    assert_eq!(server.join(&ada).await.decision(), decision);
    server.close().await;
}

#[tokio::test]
async fn what_the_rules_make_final_stays_even_if_all_agree() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, _second) = server.pair(json!({})).await;
    first.act(json!("show")).await.unwrap();
    let refused = first.command(json!({"propose": "take_back"})).await.unwrap_err();
    assert_eq!(refused.code.id(), "rule");
    assert!(refused.clause.is_some());
    // Where there is nobody to agree it is not even offered.
    let ada = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let mut alone = server.join(&ada).await;
    alone.act(json!("show")).await.unwrap();
    assert!(!alone.shown.as_ref().unwrap().may_undo);
    assert_eq!(alone.undo().await.unwrap_err().code.id(), "rule");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_bots_one_goes_back_freely_to_the_last_decision() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", {"bot": "random"}]), json!({"rounds": 3})).await;
    let mut first = server.join(&ada).await;
    first.act(json!("roll")).await.unwrap();
    first.until(|client| client.view()["phase"] == "question").await;
    assert!(first.shown.as_ref().unwrap().may_undo, "and is told so");
    let number = first.number();
    first.undo().await.unwrap();
    first.until(|client| client.number() > number).await;
    assert_eq!(first.view()["phase"], "turn", "the die was seen, and nobody minds");
    server.close().await;
}
