//! Bots at a table, and what nobody may learn from their games or anyone's.

use crate::common::{A, Client, Folder, TestServer};
use rules::Viewer;
use serde_json::{Value, json};
use wire::Stage;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_play_to_the_end_with_a_person() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let bots = json!(["human", {"bot": "random"}, {"bot": "greedy"}, {"bot": "strong"}]);
    let ada = server.make(bots, json!({"rounds": 4})).await;
    let mut player = server.join(&ada).await;
    assert_eq!(player.about.as_ref().unwrap().stage, Stage::Playing, "nobody is missing");
    play_alone(&mut player).await;
    assert_eq!(player.shown.as_ref().unwrap().outcome.unwrap().places().len(), 4);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_ever_sent_what_another_hides() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open", {"bot": "random"}]), json!({"rounds": 3})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut watcher = server.watch(&ada.table).await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    while !first.is_over() {
        for player in [&mut first, &mut second] {
            player.catch_up().await;
            if player.is_to_act() {
                act_somehow(player).await;
            }
        }
    }
    second.until(Client::is_over).await;
    watcher.until(Client::is_over).await;
    let mut own_cards = 0;
    for client in [&mut first, &mut second, &mut watcher] {
        client.history().await;
        let viewer = client.viewer.unwrap();
        for text in &client.heard {
            for secret in [&ada.secret, &blaise.secret] {
                assert!(!text.contains(secret.as_str()), "a seat's secret was sent: {text}");
            }
            assert!(!text.contains("seed") && !text.contains("hash"), "{text}");
            own_cards += hidden_cards(viewer, &serde_json::from_str(text).unwrap());
        }
    }
    assert!(own_cards > 0, "the players do see their own");
    server.close().await;
}

/// Looks everywhere in a message for cards, ballots and answers of seats other than the viewer's; counts the viewer's own cards.
fn hidden_cards(viewer: Viewer, message: &Value) -> usize {
    let is_own = |seat: &Value| match viewer {
        Viewer::Seat(own) => *seat == json!(own),
        Viewer::Public => false,
    };
    match message {
        Value::Object(fields) => {
            let mut own = 0;
            if let (Some(event), Some(seat)) = (fields.get("event"), fields.get("seat")) {
                let secret = match event.as_str() {
                    Some("drawn") => "card",
                    Some("voted") => "ballot",
                    Some("reacted") => "strike",
                    _ => "",
                };
                let told = fields.get(secret).is_some_and(|told| !told.is_null());
                assert!(!told || is_own(seat), "{viewer:?} was told {message}");
                own += usize::from(told);
            }
            if let (Some(Value::Array(hands)), Some(Value::Bool(false))) =
                (fields.get("hands"), fields.get("over"))
            {
                for (seat, hand) in hands.iter().enumerate() {
                    assert!(hand.is_null() || is_own(&json!(seat)), "{viewer:?} was shown {message}");
                    own += usize::from(!hand.is_null());
                }
            }
            own + fields.values().map(|field| hidden_cards(viewer, field)).sum::<usize>()
        }
        Value::Array(items) => items.iter().map(|item| hidden_cards(viewer, item)).sum(),
        _ => 0,
    }
}

/// Plays the one person's seat until the bots and the person are done.
pub async fn play_alone(player: &mut Client) {
    while !player.is_over() {
        player.until(|client| client.is_over() || !client.choices().is_empty() && client.is_to_act()).await;
        if !player.is_over() {
            act_somehow(player).await;
        }
    }
}

/// Acts; the bots may have closed the decision in the meantime, which is no mistake.
pub async fn act_somehow(player: &mut Client) {
    let Some(choice) = player.choices().into_iter().find(|choice| choice != "protest") else { return };
    let number = player.number();
    match player.act(choice).await {
        // The update follows the answer; without it the next choice would be the same again.
        Ok(()) => player.until(|client| client.number() > number).await,
        Err(refused) => assert_eq!(refused.code.id(), "stale"),
    }
}

#[tokio::test]
async fn several_bots_are_awaited_at_once_and_a_table_with_one_person_needs_nobody_else() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", {"bot": "random"}, {"bot": "random"}]), json!({"rounds": 1})).await;
    let mut player = server.join(&ada).await;
    assert_eq!(player.viewer, Some(Viewer::Seat(A)));
    for action in [json!("roll"), json!({"answer": "x"})] {
        act_as(&mut player, action).await;
    }
    // Both bots vote without having been asked one after the other; ours is the last vote.
    player.until(|client| client.view()["voted"] == json!([1, 2])).await;
    act_as(&mut player, json!({"vote": "abstain"})).await;
    act_as(&mut player, json!("pass")).await;
    player.until(Client::is_over).await;
    server.close().await;
}

async fn act_as(player: &mut Client, action: Value) {
    let number = player.number();
    player.act(action).await.unwrap();
    player.until(|client| client.number() > number).await;
}
