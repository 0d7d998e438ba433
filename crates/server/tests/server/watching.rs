//! Watching over the wire: with the public view, with a seat's where that seat allows it, with any at the end.

use crate::common::{A, B, Client, Folder, TestServer, play};
use rules::Viewer;
use serde_json::{Value, json};
use wire::ToClient;

/// Asks for a viewer; gives whose it got, or the code of the refusal.
async fn look(client: &mut Client, seat: Value) -> Result<Option<rules::Seat>, String> {
    let asked = client.say(json!({"watch_as": {"seat": seat}}), None).await;
    loop {
        match client.next().await {
            ToClient::WatchingAs { seat, .. } => return Ok(seat),
            ToClient::Refused(refused) if refused.id == asked => return Err(refused.code.id().to_owned()),
            ToClient::Error(fault) => return Err(format!("{:?}", fault.code)),
            _ => {}
        }
    }
}

async fn show_hand(client: &mut Client, open: bool) {
    let asked = client.say(json!({"show_hand": {"open": open}}), None).await;
    loop {
        match client.next().await {
            ToClient::Done { id } if id == asked => return,
            ToClient::Error(fault) => panic!("{fault:?}"),
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_hand_is_seen_by_leave_only_and_no_longer_than_that() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let table = first.about.as_ref().unwrap().table.clone();
    let mut watcher = server.watch(&table).await;
    let public = watcher.view();
    assert_ne!(public, first.view(), "the probe game hides cards");
    assert_eq!(look(&mut watcher, json!(0)).await, Err("not_shown".into()));
    assert_eq!(look(&mut watcher, json!(7)).await, Err("not_shown".into()));
    assert!(look(&mut second, json!(0)).await.is_err(), "those who play keep the view of their own seat");

    show_hand(&mut first, true).await;
    watcher.until(|client| client.about.as_ref().unwrap().seats[0].open).await;
    assert_eq!(look(&mut watcher, json!(0)).await, Ok(Some(A)));
    assert_eq!(watcher.view(), first.view());
    assert_eq!(look(&mut watcher, json!(1)).await, Err("not_shown".into()), "the other hand is not shown");
    // Seeing a seat's view is not playing it.
    let id = watcher.say(json!({"act": {"action": "roll"}}), Some(first.decision())).await;
    assert_eq!(watcher.fault().await, (Some(id), wire::ProtocolErrorCode::NotSeated));
    assert_eq!(watcher.history().await.len() as u64, watcher.number());
    first.act(json!("roll")).await.unwrap();
    watcher.until(|client| client.number() == 2).await;
    assert_eq!(watcher.view(), first.view());

    // The moment it is withdrawn, the watcher sees what anybody sees, in the past too.
    show_hand(&mut first, false).await;
    loop {
        if let ToClient::WatchingAs { seat, .. } = watcher.next().await {
            assert_eq!(seat, None);
            break;
        }
    }
    let mut stranger = server.watch(&table).await;
    assert_eq!(watcher.view(), stranger.view());
    let number = watcher.number();
    let then = serde_json::to_value(&watcher.then(number).await).unwrap();
    assert_eq!(then, serde_json::to_value(stranger.then(number).await).unwrap());
    assert_eq!(look(&mut watcher, json!(0)).await, Err("not_shown".into()));
    assert_eq!(stranger.viewer, Some(Viewer::Public));
    server.close().await;
}

#[tokio::test]
async fn leave_to_see_a_hand_survives_a_restart_and_at_the_end_all_are_open() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 1})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut first = server.join(&ada).await;
    show_hand(&mut first, true).await;
    server.close().await;
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let mut watcher = server.watch(&ada.table).await;
    assert_eq!(look(&mut watcher, json!(0)).await, Ok(Some(A)));
    assert!(look(&mut watcher, json!(1)).await.is_err());
    while !first.is_over() {
        assert!(play(&mut [&mut first, &mut second], 1).await > 0, "the game goes on");
        first.catch_up().await;
    }
    second.catch_up().await;
    assert_eq!(look(&mut watcher, json!(1)).await, Ok(Some(B)));
    assert_eq!(watcher.view(), second.view());
    assert_eq!(look(&mut watcher, json!(null)).await, Ok(None));
    server.close().await;
}
