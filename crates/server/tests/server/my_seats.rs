//! Coming back: where a browser is awaited, of all the tables it holds seats at.

use crate::common::{A, B, Folder, TestServer, play, request};
use serde_json::{Value, json};
use wire::Stage;
use wire::my_seats::MySeat;

async fn ask(server: &TestServer, seats: Value) -> Vec<MySeat> {
    let answer = request(server.addr, "POST", "/api/my-seats", Some(&json!({"seats": seats}))).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn each_table_says_whether_it_waits_for_me_and_how_it_ended() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 1})).await;
    let gathering = server.make(json!(["human", "open"]), json!({})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let proof = |seated: &wire::http::Seated| json!({"table": seated.table, "secret": seated.secret});
    let seats = json!([proof(&ada), proof(&gathering), proof(&blaise)]);
    let mine = ask(&server, seats.clone()).await;
    let found: Vec<_> = mine.iter().map(|mine| mine.standing.clone().unwrap()).collect();
    assert_eq!(found.iter().map(|found| found.seat).collect::<Vec<_>>(), [A, A, B]);
    assert_eq!(
        found.iter().map(|found| found.awaited).collect::<Vec<_>>(),
        [first.is_to_act(), false, second.is_to_act()]
    );
    assert_ne!(found[0].awaited, found[2].awaited, "somebody begins");
    assert_eq!(found[1].stage, Stage::Gathering);
    let names: Vec<&str> = found[0].seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!((names, found[0].number), (vec!["Ada", "Blaise"], first.number()));
    while !first.is_over() {
        assert!(play(&mut [&mut first, &mut second], 1).await > 0, "the game goes on");
        first.catch_up().await;
    }
    let over = ask(&server, seats).await[0].standing.clone().unwrap();
    assert_eq!((over.stage, over.awaited), (Stage::Over, false));
    assert_eq!(over.outcome, first.shown.as_ref().unwrap().outcome);
    server.close().await;
}

#[tokio::test]
async fn a_wrong_secret_learns_nothing_and_too_many_are_refused() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", {"bot": "random"}]), json!({})).await;
    let mine = ask(
        &server,
        json!([
            {"table": ada.table, "secret": "0".repeat(32)},
            {"table": "abcdefghjkmn", "secret": ada.secret},
            {"table": "../../etc/passwd", "secret": ada.secret},
        ]),
    )
    .await;
    assert!(mine.iter().all(|mine| mine.standing.is_none() && !mine.later), "{mine:?}");
    let many = json!({"seats": vec![json!({"table": ada.table, "secret": "x"}); 101]});
    assert_eq!(request(server.addr, "POST", "/api/my-seats", Some(&many)).await.problem().0, 400);
    let long = json!({"seats": [{"table": ada.table, "secret": "x".repeat(100_000)}]});
    assert_eq!(request(server.addr, "POST", "/api/my-seats", Some(&long)).await.problem().0, 413);
    // A page of another site cannot ask: it cannot send this header without leave.
    let plain =
        crate::common::request_with(server.addr, "POST", "/api/my-seats", &[], r#"{"seats":[]}"#).await;
    assert_eq!(plain.problem().0, 415);
    server.close().await;
}
