//! Dice that anyone can check, as a program sees them.

use crate::common::{Client, Folder, TestServer, play, request};
use any_game::{AnyGame, ErasedGame};
use laws::Probe;
use serde_json::{Value, json};
use store::{Store, TableRow};
use table::Record;
use table::dice_check::{self, DiceCheckError};
use wire::TableInfo;
use wire::http::{DiceCommitment, Seated};

async fn about(server: &TestServer, table: &str) -> TableInfo {
    request(server.addr, "GET", &format!("/api/tables/{table}"), None).await.json()
}

async fn promised(server: &TestServer) -> String {
    let answer = request(server.addr, "POST", "/api/dice", None).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json::<DiceCommitment>().commitment
}

fn table_request(commitment: Option<&str>, added: Option<&str>) -> Value {
    let seats = json!(["human", "open", {"bot": "random"}]);
    let settings = json!({"rounds": 3});
    json!({"game": "probe", "seats": seats, "settings": settings, "name": "Ada",
           "commitment": commitment, "added": added})
}

async fn play_on(first: &mut Client, second: &mut Client, moves: usize) {
    for _ in 0..moves {
        for player in [&mut *first, &mut *second] {
            player.catch_up().await;
            if player.is_to_act() && !player.is_over() {
                let choice = player.choices().into_iter().find(|choice| choice != "protest").unwrap();
                // The bot may have closed the ballot meanwhile; the next round of the loop sees it.
                let _ = player.act(choice).await;
            }
        }
    }
}

#[tokio::test]
async fn dice_are_bound_before_play_stay_secret_while_it_lasts_and_can_be_checked_after() {
    let folder = Folder::new();
    let mut server = TestServer::open(&folder).await;
    let commitment = promised(&server).await;
    let [mine, theirs] = ["ab".repeat(32), "07".repeat(32)];
    let answer =
        request(server.addr, "POST", "/api/tables", Some(&table_request(Some(&commitment), Some(&mine))))
            .await;
    let ada: Seated = answer.json();
    let path = format!("/api/tables/{}", ada.table);
    let gathering = about(&server, &ada.table).await.dice.unwrap();
    assert_eq!((gathering.commitment.as_str(), &gathering.secret), (commitment.as_str(), &None));
    assert_eq!(gathering.added, [Some(mine.clone()), None, None]);

    let sit = json!({"name": "Blaise", "added": theirs});
    let blaise: Seated = request(server.addr, "POST", &format!("{path}/seats"), Some(&sit)).await.json();
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let mut watcher = server.watch(&ada.table).await;
    play_on(&mut first, &mut second, 4).await;
    watcher.catch_up().await;
    assert!(!first.is_over());
    let mut heard = [first.heard.join("\n"), second.heard.join("\n"), watcher.heard.join("\n")].concat();
    for path in [path.clone(), format!("{path}/record"), "/metrics".into(), format!("/t/{}", ada.table)] {
        heard += &request(server.addr, "GET", &path, None).await.body;
    }

    // In the middle of it the server starts anew: what was bound and added is as before.
    server.close().await;
    server = TestServer::open(&folder).await;
    let playing = about(&server, &ada.table).await.dice.unwrap();
    assert_eq!((&playing.commitment, &playing.secret), (&commitment, &None));
    assert_eq!(playing.added, [Some(mine), Some(theirs), None]);
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    while !first.is_over() {
        play_on(&mut first, &mut second, 1).await;
    }

    first.until(|client| client.about.as_ref().unwrap().dice.as_ref().unwrap().secret.is_some()).await;
    let dice = first.about.clone().unwrap().dice.unwrap();
    let secret = dice.secret.clone().unwrap();
    assert_eq!(dice_check::commitment(&dice_check::bytes(&secret).unwrap()), commitment);
    let seed = dice_check::digits(&dice_check::seed(&dice_check::bytes(&secret).unwrap(), &dice.added));
    for told in [&secret, &seed] {
        assert!(!heard.contains(told.as_str()), "it was told while the game was on");
    }
    let answer = request(server.addr, "GET", &format!("{path}/record"), None).await;
    let record = Record::read(&answer.body).unwrap();
    assert_eq!(record.dice.as_ref(), Some(&dice));
    let fair = ErasedGame::<Probe>::new().verify(&record).unwrap();
    assert!(fair.draws > 3 && fair.added == 2 && fair.committed, "{fair:?}");
    server.close().await;
}

#[tokio::test]
async fn a_rematch_is_bound_before_it_is_called_for_and_everyone_adds_to_it() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({"rounds": 1})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    play(&mut [&mut first, &mut second], 200).await;
    first.until(Client::is_over).await;
    second.until(Client::is_over).await;
    for wrong in [json!({"added": "x"}), json!({"commitment": "ab".repeat(32)})] {
        let refused = first.command(json!({"rematch": wrong})).await.unwrap_err();
        assert_eq!(refused.code.id(), "invalid_arrangement", "{refused:?}");
    }
    assert_eq!(first.about.as_ref().unwrap().conduct.next, None, "nothing was made");

    let commitment = promised(&server).await;
    let [mine, theirs] = ["ab".repeat(32), "07".repeat(32)];
    first.command(json!({"rematch": {"added": mine, "commitment": commitment}})).await.unwrap();
    let next = first.about.as_ref().unwrap().conduct.next.clone().unwrap();
    let gathering = about(&server, &next).await.dice.unwrap();
    assert_eq!((gathering.commitment, gathering.added), (commitment.clone(), vec![None, Some(mine.clone())]));
    // Whoever has lost the new seat's secret asks again, and takes nothing back by it.
    first.command(json!({"rematch": {}})).await.unwrap();
    second.command(json!({"rematch": {"added": theirs}})).await.unwrap();
    second.command(json!({"rematch": {"added": "cd".repeat(32)}})).await.unwrap();
    let TableInfo { stage, dice, .. } = about(&server, &next).await;
    let dice = dice.unwrap();
    assert_eq!((stage, dice.commitment, dice.secret), (wire::Stage::Playing, commitment, None));
    assert_eq!(dice.added, [Some(theirs), Some(mine)], "as it was when all had come");
    server.close().await;
}

#[tokio::test]
async fn an_addition_that_is_none_and_a_promise_that_was_not_made_are_refused() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let make = async |commitment: Option<&str>, added: Option<&str>| {
        request(server.addr, "POST", "/api/tables", Some(&table_request(commitment, added))).await
    };
    let upper = "AB".repeat(32);
    for added in ["", "ab", &upper, &"ab".repeat(33), "-\n", &"é".repeat(32)] {
        assert_eq!(make(None, Some(added)).await.problem(), (422, "added".into()), "{added:?}");
    }
    assert_eq!(make(Some(&"ab".repeat(32)), None).await.problem(), (409, "unknown_commitment".into()));
    let commitment = promised(&server).await;
    let ada: Seated = make(Some(&commitment), None).await.json();
    let again = make(Some(&commitment), None).await;
    assert_eq!(
        again.problem(),
        (409, "unknown_commitment".into()),
        "two tables with one secret tell each other's dice"
    );
    let seats = format!("/api/tables/{}/seats", ada.table);
    let wrong = request(server.addr, "POST", &seats, Some(&json!({"name": "Eve", "added": "x"}))).await;
    assert_eq!(wrong.problem(), (422, "added".into()));
    assert_eq!(about(&server, &ada.table).await.dice.unwrap().added, [None, None, None]);
    server.close().await;
}

#[tokio::test]
async fn a_table_dealt_before_there_was_all_this_plays_on_and_says_nothing_of_it() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let mut ada = server.make(json!(["human", "open"]), json!({"rounds": 1})).await;
    let mut blaise = server.sit(&ada.table, "Blaise").await;
    server.close().await;
    // The same table once more, as an older server would have left it.
    let store = Store::open(&folder.url()).await.unwrap();
    let row = TableRow { id: "abcdefghjkmn".into(), ..store.load(&ada.table).await.unwrap().row };
    let settings = serde_json::from_str(&row.settings).unwrap();
    let (_, deal) = ErasedGame::<Probe>::new().deal(&settings, 2, row.seed).unwrap();
    store.make_table(row).await.unwrap();
    store.append("abcdefghjkmn", 0, deal).await.unwrap();
    store.close().await;
    ada.table = "abcdefghjkmn".into();
    blaise.table = ada.table.clone();
    let server = TestServer::open(&folder).await;
    assert_eq!(about(&server, &ada.table).await.dice, None);
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    play(&mut [&mut first, &mut second], 200).await;
    assert!(first.is_over());
    let answer = request(server.addr, "GET", &format!("/api/tables/{}/record", ada.table), None).await;
    assert!(!answer.body.contains("\"seed\"") && !answer.body.contains("\"dice\""), "{}", answer.body);
    let record = Record::read(&answer.body).unwrap();
    assert_eq!(ErasedGame::<Probe>::new().verify(&record), Err(DiceCheckError::Unknown));
    server.close().await;
}
