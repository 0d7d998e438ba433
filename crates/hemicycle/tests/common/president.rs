//! Le Jeu du Président without a screen, until the card lies open that a browser shall face.

use guest::Guest;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use wire::http::Seated;

pub const NAMES: [&str; 3] = ["Marianne", "Gavroche", "Cosette"];

const PACE: Duration = Duration::from_millis(40);

/// People at a table, none of them with a screen.
pub struct Party {
    pub seated: Vec<Seated>,
    pub guests: Vec<Guest>,
}

impl Party {
    /// So many people sit down.
    pub async fn sits_down(addr: SocketAddr, people: usize, settings: Value) -> Party {
        let seats: Vec<&str> = (0..people).map(|seat| if seat == 0 { "human" } else { "open" }).collect();
        let order = json!({"game": "president", "seats": seats, "name": NAMES[0], "settings": settings});
        let first = guest::make_table(addr, &serde_json::from_value(order).unwrap()).await.unwrap();
        let mut seated = vec![first];
        for name in &NAMES[1..people] {
            let table = seated[0].table.clone();
            seated.push(guest::take_seat(addr, &table, name).await.unwrap());
        }
        let mut guests = Vec::new();
        for seat in &seated {
            guests.push(Guest::enter(addr, &seat.table, Some(&seat.secret), None).await.unwrap());
        }
        Party { seated, guests }
    }

    /// The link by which a browser sits down in somebody's place.
    pub fn link(&self, addr: SocketAddr, seat: usize) -> String {
        let Seated { table, secret, .. } = &self.seated[seat];
        format!("http://{addr}/t/{table}#seat={secret}")
    }

    /// What anybody sees.
    pub fn view(&self) -> Value {
        seen_by(&self.guests[0])
    }

    /// One of them does something, and all hear of it.
    pub async fn act(&mut self, seat: usize, action: &Value) {
        let before = self.moment(seat);
        // A connection may say only so much in a second.
        tokio::time::sleep(PACE).await;
        self.guests[seat].act(to_raw_value(action).unwrap()).await.unwrap().unwrap();
        // In a vote nobody notices that somebody voted before all have.
        if self.moment(seat) != before {
            self.hears_on(before).await;
        }
    }

    /// Everybody hears what came after a moment, whoever did it.
    pub async fn hears_on(&mut self, before: Value) {
        for guest in &mut self.guests {
            guest
                .until(|guest| json!(guest.shown.as_ref().map(|shown| shown.moment)) != before)
                .await
                .unwrap();
        }
    }

    /// Everybody hears what came of the open challenge, however many decisions it took.
    pub async fn hears_the_end(&mut self) {
        for guest in &mut self.guests {
            guest.until(|guest| seen_by(guest)["challenge"].is_null()).await.unwrap();
        }
    }

    /// The decision that is open.
    pub fn moment(&self, seat: usize) -> Value {
        json!(self.guests[seat].shown.as_ref().map(|shown| shown.moment))
    }

    /// Plays on until a challenge of the wanted kind is open: the seat of the challenger. None if the game ends first.
    pub async fn until_challenge(&mut self, wanted: impl Fn(&Value) -> bool) -> Option<usize> {
        while !self.guests[0].is_over() {
            let view = self.view();
            let challenge = &view["challenge"];
            if !challenge.is_null() && wanted(challenge) {
                return challenge["challenger"].as_u64().map(|seat| seat as usize);
            }
            let seat = self.guests.iter().position(Guest::is_awaited).unwrap();
            let action = bold(&self.guests[seat]);
            self.act(seat, &action).await;
        }
        None
    }
}

fn seen_by(guest: &Guest) -> Value {
    serde_json::from_str(guest.shown.as_ref().unwrap().view.get()).unwrap()
}

/// What a player does who challenges whenever the dice let them, and knows no answer.
fn bold(guest: &Guest) -> Value {
    let choices: Vec<Value> = serde_json::from_str(guest.shown.as_ref().unwrap().choices.get()).unwrap();
    let wanted = |name: &str| {
        choices.iter().find(|action| action.as_str() == Some(name) || action.get(name).is_some())
    };
    ["give_up", "fewest", "challenge", "draw", "stand"]
        .into_iter()
        .find_map(wanted)
        .unwrap_or(&choices[0])
        .clone()
}
