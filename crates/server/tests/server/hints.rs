//! Advice for players.

use crate::common::{Client, Folder, TestServer};
use serde_json::{Value, json};
use wire::http::Seated;
use wire::{ProtocolErrorCode, ToClient};

/// Asks for advice and gives the answer, whatever it is.
async fn ask(client: &mut Client) -> ToClient {
    let asked = client.say(json!("hint"), None).await;
    loop {
        let answer = client.next().await;
        let id = match &answer {
            ToClient::Hint { id, .. } => Some(*id),
            ToClient::Refused(refused) => Some(refused.id),
            ToClient::Error(fault) => fault.id,
            _ => None,
        };
        if id == Some(asked) {
            return answer;
        }
    }
}

/// A table of two people at which bots advise them all the same.
async fn advised(server: &TestServer) -> Seated {
    server.make_as(json!({"game": "probe", "seats": ["human", "open"], "name": "Ada", "hints": true})).await
}

#[tokio::test]
async fn where_people_play_against_each_other_no_bot_helps_one_of_them() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let ToClient::Refused(refused) = ask(&mut first).await else { panic!("advice against a person") };
    assert_eq!(refused.code.id(), "no_hints_here");
    let ada = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let mut alone = server.join(&ada).await;
    alone.until(Client::is_to_act).await;
    assert!(matches!(ask(&mut alone).await, ToClient::Hint { .. }));
    assert!(!second.about.as_ref().unwrap().conduct.hints);
    second.catch_up().await;
    server.close().await;
}

#[tokio::test]
async fn advice_is_one_of_the_choices_and_for_the_decision_that_is_open() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = advised(&server).await;
    let (mut first, mut second) =
        (server.join(&ada).await, server.join(&server.sit(&ada.table, "Blaise").await).await);
    let ToClient::Hint { decision, action, .. } = ask(&mut first).await else { panic!("no advice") };
    assert_eq!(json!(decision), first.decision());
    let advice: Value = serde_json::from_str(action.get()).unwrap();
    assert!(first.choices().contains(&advice), "{advice} is none of the choices");
    first.act(advice).await.unwrap();
    second.catch_up().await;
    assert!(
        second.heard.iter().all(|text| !text.contains("\"hint\"")),
        "nobody else hears that advice was asked for"
    );
    server.close().await;
}

#[tokio::test]
async fn advice_is_for_those_whom_the_game_waits_for_and_not_all_the_time() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = advised(&server).await;
    let mut first = server.join(&ada).await;
    let fault = |answer| match answer {
        ToClient::Error(fault) => fault.code,
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(ask(&mut first).await), ProtocolErrorCode::NotStarted);
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    let mut watcher = server.watch(&ada.table).await;
    assert_eq!(fault(ask(&mut watcher).await), ProtocolErrorCode::NotSeated);
    let ToClient::Refused(refused) = ask(&mut second).await else { panic!("advice out of turn") };
    assert_eq!(refused.code.id(), "not_awaited");

    // Two questions in one breath, from two connections of one seat.
    let mut again = server.join(&ada).await;
    first.say(json!("hint"), None).await;
    first.say(json!("hint"), None).await;
    loop {
        if let ToClient::Error(fault) = first.next().await {
            assert_eq!(fault.code, ProtocolErrorCode::TooMany);
            break;
        }
    }
    assert_eq!(fault(ask(&mut again).await), ProtocolErrorCode::TooMany);
    server.close().await;
}
