//! People at a table, through the real server.

use crate::common::{A, B, Client, Folder, TestServer, play};
use rules::Viewer;
use serde_json::json;
use wire::{ProtocolErrorCode, Stage};

#[tokio::test]
async fn two_people_play_a_whole_game() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 3})).await;
    let mut first = server.join(&ada).await;
    assert!(first.shown.is_none(), "the game waits for the second player");
    assert_eq!(first.about.as_ref().unwrap().stage, Stage::Gathering);
    let blaise = server.sit(&ada.table, " Blaise ").await;
    let mut second = server.join(&blaise).await;
    first.until(|client| client.about.as_ref().is_some_and(|about| about.seats[1].present)).await;
    let about = first.about.clone().unwrap();
    let names: Vec<&str> = about.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!((names, about.stage, about.host), (vec!["Ada", "Blaise"], Stage::Playing, A));
    assert_eq!(first.number(), 1, "the deal was told when the second player came");

    let moves = play(&mut [&mut first, &mut second], 1000).await;
    assert_eq!(moves, 3 * 6, "a round is a turn, an answer, two votes and two reactions");
    for client in [&mut first, &mut second] {
        client.catch_up().await;
        assert!(client.is_over());
        assert_eq!(client.about.as_ref().unwrap().stage, Stage::Over);
    }
    let refused = first.act(json!("roll")).await.unwrap_err();
    assert_eq!((refused.code.id(), refused.clause.as_deref()), ("rule", Some("X10")));
    assert_eq!(first.shown.unwrap().outcome, second.shown.unwrap().outcome);
    server.close().await;
}

#[tokio::test]
async fn an_answer_in_a_sealed_window_reaches_nobody_else_until_it_closes() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let mut watcher = server.watch(&first.about.as_ref().unwrap().table.clone()).await;
    play(&mut [&mut first, &mut second], 4).await;
    for client in [&mut first, &mut second, &mut watcher] {
        client.catch_up().await;
        assert_eq!(client.view()["phase"], "reaction");
    }
    first.act(json!("strike")).await.unwrap();
    first.catch_up().await;
    assert_eq!(first.view()["strike"], true);
    assert!(first.choices().is_empty(), "it has answered");
    assert_eq!(second.catch_up().await, 0, "the other player heard something");
    assert_eq!(watcher.catch_up().await, 0, "a watcher heard something");
    assert!(second.shown.as_ref().unwrap().awaited.contains(A), "the other believes nobody has answered");
    // One who connects now learns no more than one who was there.
    let mut late = server.watch(&first.about.as_ref().unwrap().table.clone()).await;
    assert_eq!((late.number(), late.decision()), (watcher.number(), watcher.decision()));
    assert_eq!(late.shown.as_ref().unwrap().view.get(), watcher.shown.as_ref().unwrap().view.get());
    assert_eq!(late.history().await.len(), watcher.history().await.len());

    let before = (first.number(), second.number(), watcher.number());
    second.act(json!("pass")).await.unwrap();
    for client in [&mut first, &mut second, &mut watcher] {
        client.catch_up().await;
    }
    let after = (first.number(), second.number(), watcher.number());
    assert_eq!(after, (before.0 + 1, before.1 + 1, before.2 + 1));
    assert!(watcher.updates.last().unwrap().events.get().contains("closed"));
    server.close().await;
}

#[tokio::test]
async fn one_may_speak_out_of_turn_and_the_decision_stays_open() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    assert!(!second.is_to_act());
    let decision = first.decision();
    second.act(json!("protest")).await.unwrap();
    first.catch_up().await;
    assert!(first.updates.last().unwrap().events.get().contains("protested"));
    assert_eq!(first.decision(), decision, "the question is the same");
    first.act(json!("roll")).await.unwrap();
    let refused = second.act_at(decision, json!("roll")).await.unwrap_err();
    assert_eq!((refused.code.id(), refused.clause.as_deref()), ("stale", None));
    second.catch_up().await;
    let refused = second.act(json!("roll")).await.unwrap_err();
    assert_eq!((refused.code.id(), refused.clause.as_deref()), ("rule", Some("X2")));
    assert_eq!(refused.reason.as_deref(), Some("refusal-not-now"));
    server.close().await;
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_was_missed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 100})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    play(&mut [&mut first, &mut second], 12).await;
    second.catch_up().await;
    let have = second.number();
    first.until(|client| client.about.as_ref().unwrap().seats[B.index()].present).await;
    second.close().await;
    first.until(|client| !client.about.as_ref().unwrap().seats[B.index()].present).await;

    let mut played = 0;
    while first.is_to_act() {
        let choice = first.choices().into_iter().find(|choice| choice != "protest").unwrap();
        first.act(choice).await.unwrap();
        first.catch_up().await;
        played += 1;
    }
    assert!(played >= 2);
    let mut back = Client::connect(server.addr).await;
    back.enter(&blaise.table, Some(&blaise.secret), Some(have)).await;
    let numbers: Vec<u64> = back.updates.iter().map(|update| update.number).collect();
    let shown = back.shown.as_ref().unwrap().number;
    assert_eq!(numbers, (have + 1..=shown).collect::<Vec<_>>());
    assert!(!numbers.is_empty());
    let missed: Vec<&str> = back.updates.iter().map(|update| update.events.get()).collect();
    let told: Vec<&str> = first.updates.iter().map(|update| update.events.get()).collect();
    assert!(missed.iter().all(|events| told.contains(events) || events.contains("voted")), "{missed:?}");

    // The same from within a connection, and from a number that cannot be.
    assert_eq!(back.missed(have).await.len() as u64, shown - have);
    assert_eq!(
        back.missed(1 << 40).await.len() as u64,
        shown,
        "one who has too much gets everything at hand"
    );
    server.close().await;
}

#[tokio::test]
async fn a_late_answer_is_stale_even_if_the_action_would_be_allowed_again() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let decision = first.decision();
    play(&mut [&mut first, &mut second], 2).await;
    first.catch_up().await;
    assert_eq!(first.act_at(decision, json!("roll")).await.unwrap_err().code.id(), "stale");
    let decision = first.decision();
    first.act(json!({"vote": "abstain"})).await.unwrap();
    assert!(first.undo().await.is_ok(), "nothing was learned from a vote that others do not see");
    first.catch_up().await;
    assert_eq!(first.act_at(decision, json!({"vote": "abstain"})).await.unwrap_err().code.id(), "stale");
    first.act(json!({"vote": {"for": 1}})).await.unwrap();
    assert_eq!(second.undo().await.unwrap_err().code.id(), "nothing_to_take_back");
    second.catch_up().await;
    let taken_back = second.updates.iter().filter(|update| update.taken_back == Some(A)).count();
    assert_eq!(taken_back, 1);
    server.close().await;
}

#[tokio::test]
async fn taking_back_and_playing_again_in_turn_comes_to_an_end() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.most_undos = 3;
    let server = TestServer::with(config).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    play(&mut [&mut first, &mut second], 2).await;
    first.catch_up().await;
    let mut taken_back = 0;
    let refused = loop {
        first.act_when_told(json!({"vote": "abstain"})).await;
        match first.undo().await {
            Ok(()) => taken_back += 1,
            Err(refused) => break refused,
        }
        assert!(taken_back <= 3, "a log grows without end");
    };
    assert_eq!((taken_back, refused.code.id()), (3, "undone_often"));
    server.close().await;
}

#[tokio::test]
async fn a_secret_opens_its_own_seat_at_its_own_table_only() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let here = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let there = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let mut client = Client::connect(server.addr).await;
    for secret in [there.secret.as_str(), "", "0", &here.secret.to_uppercase(), &here.secret[1..]] {
        let id = client.hello(&here.table, Some(secret), None).await;
        assert_eq!(client.fault().await, (Some(id), ProtocolErrorCode::WrongSecret));
    }
    // The connection is still good for the right one, once.
    client.enter(&here.table, Some(&here.secret), None).await;
    assert_eq!(client.viewer, Some(Viewer::Seat(A)));
    let id = client.hello(&here.table, Some(&here.secret), None).await;
    assert_eq!(client.fault().await, (Some(id), ProtocolErrorCode::OutOfOrder));
    server.close().await;
}

#[tokio::test]
async fn those_who_watch_cannot_play_and_nobody_plays_before_the_game() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open", "open"]), json!({})).await;
    let (mut player, mut watcher) = (server.join(&ada).await, server.watch(&ada.table).await);
    let act = json!({"act": {"action": "roll"}});
    let id = player.say(act.clone(), Some(json!(0))).await;
    assert_eq!(player.fault().await, (Some(id), ProtocolErrorCode::NotStarted));
    assert_eq!(player.history().await.len(), 0);
    let id = watcher.say(act.clone(), Some(json!(0))).await;
    assert_eq!(watcher.fault().await, (Some(id), ProtocolErrorCode::NotSeated));
    server.sit(&ada.table, "Blaise").await;
    watcher.until(|client| client.about.as_ref().unwrap().seats[1].name == "Blaise").await;
    server.sit(&ada.table, "Carnot").await;
    watcher.until(|client| client.shown.is_some()).await;
    let id = watcher.say(act, Some(watcher.decision())).await;
    assert_eq!(watcher.fault().await, (Some(id), ProtocolErrorCode::NotSeated));
    let id = watcher.say(json!("undo"), None).await;
    assert_eq!(watcher.fault().await, (Some(id), ProtocolErrorCode::NotSeated));
    let id = player.say(json!({"act": {"action": "roll"}}), None).await;
    assert_eq!(
        player.fault().await,
        (Some(id), ProtocolErrorCode::Malformed),
        "an action without its moment"
    );
    server.close().await;
}
