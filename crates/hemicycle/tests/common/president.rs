//! Le Jeu du Président without a screen, until the card lies open that a browser shall face.

use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use test_client::TestClient;
use wire::http::Seated;

pub const NAMES: [&str; 3] = ["Marianne", "Gavroche", "Cosette"];

const PACE: Duration = Duration::from_millis(40);

/// People at a table, none of them with a screen.
pub struct Party {
    pub seated: Vec<Seated>,
    pub clients: Vec<TestClient>,
}

impl Party {
    /// So many people sit down.
    pub async fn sits_down(addr: SocketAddr, people: usize, settings: Value) -> Party {
        let seats: Vec<&str> = (0..people).map(|seat| if seat == 0 { "human" } else { "open" }).collect();
        let table_request =
            json!({"game": "president", "seats": seats, "name": NAMES[0], "settings": settings});
        let first =
            test_client::make_table(addr, &serde_json::from_value(table_request).unwrap()).await.unwrap();
        let mut seated = vec![first];
        for name in &NAMES[1..people] {
            let table = seated[0].table.clone();
            seated.push(test_client::take_seat(addr, &table, name).await.unwrap());
        }
        let mut clients = Vec::new();
        for seat in &seated {
            clients.push(TestClient::enter(addr, &seat.table, Some(&seat.secret), None).await.unwrap());
        }
        Party { seated, clients }
    }

    /// The link by which a browser sits down in somebody's place.
    pub fn link(&self, addr: SocketAddr, seat: usize) -> String {
        let Seated { table, secret, .. } = &self.seated[seat];
        format!("http://{addr}/t/{table}#seat={secret}")
    }

    /// What anybody sees.
    pub fn view(&self) -> Value {
        seen_by(&self.clients[0])
    }

    /// One of them does something, and all hear of it.
    pub async fn act(&mut self, seat: usize, action: &Value) {
        let before = self.decision(seat);
        // A connection may say only so much in a second.
        tokio::time::sleep(PACE).await;
        self.clients[seat].act(to_raw_value(action).unwrap()).await.unwrap().unwrap();
        // In a vote nobody notices that somebody voted before all have.
        if self.decision(seat) != before {
            self.hears_on(before).await;
        }
    }

    /// Everybody hears what came after a moment, whoever did it.
    pub async fn hears_on(&mut self, before: Value) {
        for client in &mut self.clients {
            client
                .until(|client| json!(client.shown.as_ref().map(|shown| shown.decision)) != before)
                .await
                .unwrap();
        }
    }

    /// Everybody hears what came of the open challenge, however many decisions it took.
    pub async fn hears_the_end(&mut self) {
        for client in &mut self.clients {
            client.until(|client| seen_by(client)["challenge"].is_null()).await.unwrap();
        }
    }

    /// The decision that is open.
    pub fn decision(&self, seat: usize) -> Value {
        json!(self.clients[seat].shown.as_ref().map(|shown| shown.decision))
    }

    /// Plays on until a challenge of the wanted kind is open: the seat of the challenger. None if the game ends first.
    pub async fn until_challenge(&mut self, wanted: impl Fn(&Value) -> bool) -> Option<usize> {
        while !self.clients[0].is_over() {
            let view = self.view();
            let challenge = &view["challenge"];
            if !challenge.is_null() && wanted(challenge) {
                return challenge["challenger"].as_u64().map(|seat| seat as usize);
            }
            let seat = self.clients.iter().position(TestClient::is_awaited).unwrap();
            let action = bold(&self.clients[seat]);
            self.act(seat, &action).await;
        }
        None
    }
}

fn seen_by(client: &TestClient) -> Value {
    serde_json::from_str(client.shown.as_ref().unwrap().view.get()).unwrap()
}

/// What a player does who challenges whenever the dice let them, and knows no answer.
fn bold(client: &TestClient) -> Value {
    let choices: Vec<Value> = serde_json::from_str(client.shown.as_ref().unwrap().choices.get()).unwrap();
    let wanted = |name: &str| {
        choices.iter().find(|action| action.as_str() == Some(name) || action.get(name).is_some())
    };
    ["give_up", "fewest", "challenge", "draw", "stand"]
        .into_iter()
        .find_map(wanted)
        .unwrap_or(&choices[0])
        .clone()
}
