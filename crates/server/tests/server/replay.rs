//! Looking back: how things stood then, the file of a finished game, and why something cannot be done.

use crate::common::{A, Client, Folder, TestServer, play, request};
use any_game::{AnyGame, ErasedGame};
use rules::Viewer;
use serde_json::{Value, json};
use table::Record;
use wire::{Occupant, ProtocolErrorCode, ToClient, ViewerSnapshot};

/// What every update showed this client, by number.
fn updates(client: &Client) -> Vec<ViewerSnapshot> {
    let messages = client.heard.iter().map(|text| serde_json::from_str::<ToClient>(text).unwrap());
    let shown = messages.filter_map(|message| match message {
        ToClient::Update { shown, .. } => Some(shown),
        _ => None,
    });
    shown.collect()
}

fn json_of(shown: &ViewerSnapshot) -> Value {
    serde_json::to_value(shown).unwrap()
}

#[tokio::test]
async fn each_eye_is_shown_what_it_was_shown_then_and_nothing_else() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 6})).await;
    let (mut first, mut watcher) = (server.join(&ada).await, server.watch(&ada.table).await);
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    // Some sealed reactions and hidden cards later, with the game still on, and again when it has gone on from there...
    for moves in [17, 5] {
        play(&mut [&mut first, &mut second, &mut watcher], moves).await;
        for client in [&mut first, &mut second, &mut watcher] {
            client.catch_up().await;
            assert!(!client.is_over());
            let then = updates(client);
            assert!(then.len() > 8, "{} updates", then.len());
            for shown in then {
                assert_eq!(json_of(&client.then(shown.number).await), json_of(&shown));
            }
            let number = client.shown.as_ref().unwrap().number;
            for number in [0, number + 1, u64::MAX] {
                let id = client.say(json!({"snapshot_at": {"number": number}}), None).await;
                assert_eq!(client.fault().await, (Some(id), ProtocolErrorCode::UnknownNumber));
            }
        }
    }
    // ...the hidden cards are where they were: each in its own player's view, none in a watcher's.
    let view = |shown: ViewerSnapshot| serde_json::from_str::<Value>(shown.view.get()).unwrap();
    let (mine, theirs, public) =
        (view(first.then(1).await), view(second.then(1).await), view(watcher.then(1).await));
    assert_eq!(watcher.viewer, Some(Viewer::Public));
    let held = |view: &Value| [0, 1].map(|seat| view["hands"][seat].is_number());
    assert_eq!([held(&mine), held(&theirs), held(&public)], [[true, false], [false, true], [false, false]]);
    server.close().await;
}

#[tokio::test]
async fn one_moment_at_a_time_and_none_before_the_game() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let mut first = server.join(&ada).await;
    let id = first.say(json!({"snapshot_at": {"number": 1}}), None).await;
    assert_eq!(first.fault().await, (Some(id), ProtocolErrorCode::NotStarted));
    server.sit(&ada.table, "Blaise").await;
    first.until(|client| client.shown.is_some()).await;
    for _ in 0..12 {
        first.send_text(r#"{"id":900,"request":{"snapshot_at":{"number":1}}}"#).await;
    }
    let (mut shown, mut turned_away) = (0, 0);
    while shown + turned_away < 12 {
        match first.next().await {
            ToClient::SnapshotAt { number: 1, .. } => shown += 1,
            ToClient::Error(fault) => {
                assert_eq!((fault.id, fault.code), (Some(900), ProtocolErrorCode::TooMany));
                turned_away += 1;
            }
            _ => {}
        }
    }
    assert!(shown > 0 && first.then(1).await.number == 1, "the connection goes on");
    server.close().await;
}

#[tokio::test]
async fn the_file_of_a_finished_game_holds_everything_and_plays_again() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let board = json!({"cards": 9});
    let settings = json!({"rounds": 2, "board": board});
    let ada = server.make(json!(["human", "open", {"bot": "random"}]), settings).await;
    let path = format!("/api/tables/{}/record", ada.table);
    let early = request(server.addr, "GET", &path, None).await;
    assert_eq!(early.problem(), (409, "not_over".into()), "nobody sits yet");
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let early = request(server.addr, "GET", &path, None).await;
    assert_eq!(early.problem(), (409, "not_over".into()));
    assert!(early.body.contains("not over") && !early.body.contains("draws"), "{}", early.body);
    while !first.is_over() {
        for player in [&mut first, &mut second] {
            if player.is_to_act() && !player.is_over() {
                let choice = player.choices().into_iter().find(|choice| choice != "protest").unwrap();
                // The bot may have closed the ballot meanwhile; the next round of the loop sees it.
                let _ = player.act(choice).await;
            }
            player.catch_up().await;
        }
    }
    let answer = request(server.addr, "GET", &path, None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let name = format!("attachment; filename=\"hemicycle-probe-{}.json\"", ada.table);
    assert_eq!(answer.header("content-disposition"), name);
    assert_eq!(answer.header("content-type"), "application/json");
    assert!(!answer.body.contains(&ada.secret), "no secret but that of the dice");

    let record = Record::read(&answer.body).unwrap();
    assert_eq!((record.game.as_str(), record.rules), ("probe", 1));
    assert_eq!(record.settings.get("board"), &board, "a board without a name is in the file");
    let seats: Vec<(&str, Occupant)> =
        record.seats.iter().map(|seat| (seat.name.as_str(), seat.occupant)).collect();
    let bot = Occupant::Bot(wire::Level::Random);
    assert_eq!(seats, [("Ada", Occupant::Human), ("Blaise", Occupant::Human), ("Bot 3", bot)]);
    let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
    let opened = ErasedGame::<laws::Probe>::new().open(&record.settings, 3, [0; 32], None, &log).unwrap();
    let end = opened.table.shown(Viewer::Seat(A));
    first.catch_up().await;
    assert_eq!(json_of(&end)["view"], json_of(first.shown.as_ref().unwrap())["view"]);
    assert_eq!(end.outcome, first.shown.as_ref().unwrap().outcome);
    assert!(first.undo().await.is_err(), "there is no going back into a game that everybody may read");

    let unknown = request(server.addr, "GET", "/api/tables/abcdefghjkmn/record", None).await;
    assert_eq!(unknown.problem(), (404, "unknown_table".into()));
    server.close().await;
}

#[tokio::test]
async fn a_player_can_ask_why_not_and_nothing_happens() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let mut first = server.join(&ada).await;
    let id = first.say(json!({"explain_refusal": {"action": "roll"}}), None).await;
    assert_eq!(first.fault().await, (Some(id), ProtocolErrorCode::NotStarted));
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut second, mut watcher) = (server.join(&blaise).await, server.watch(&ada.table).await);
    first.until(|client| client.shown.is_some()).await;
    assert_eq!(first.why(json!("roll")).await, None, "it could be done");
    let refused = second.why(json!("roll")).await.unwrap();
    assert_eq!(refused.code.id(), "rule");
    let asked = second.act(json!("roll")).await.unwrap_err();
    assert_eq!((&refused.clause, &refused.reason), (&asked.clause, &asked.reason), "as if it were done");
    assert!(refused.clause.is_some() && refused.reason.is_some());
    assert_eq!(second.why(json!({"dance": 1})).await.unwrap().code.id(), "malformed");
    let id = watcher.say(json!({"explain_refusal": {"action": "roll"}}), None).await;
    assert_eq!(watcher.fault().await, (Some(id), ProtocolErrorCode::NotSeated));
    for client in [&mut first, &mut second, &mut watcher] {
        client.catch_up().await;
        assert_eq!(client.shown.as_ref().unwrap().number, 1, "nothing but the deal has happened");
    }
    server.close().await;
}
