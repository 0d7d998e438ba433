//! Politico without a screen, until the cards allow the turn that browsers shall play.

use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use test_client::TestClient;
use wire::http::Seated;

pub const NAMES: [&str; 4] = ["Marianne", "Gavroche", "Cosette", "Fantine"];

/// Cards that bring a government down if nobody parries, and their numbers on the page.
pub const TOPPLING: [(&str, u8); 3] = [("general-strike", 5), ("currency-crisis", 7), ("state-scandal", 8)];
pub const PRIME_MINISTER: u8 = 21;

/// Who does what in the turn that the browsers play.
pub struct Cast {
    /// Brings the government down and forms the next.
    pub author: usize,
    /// With this card.
    pub attack: u8,
    /// Whose government falls.
    pub pm: usize,
    /// Calls the army against the vote.
    pub caller: usize,
    /// Calls it back.
    pub counterer: usize,
}

/// Four people at a table, none of them with a screen.
pub async fn four_guests(addr: SocketAddr) -> (Vec<Seated>, Vec<TestClient>) {
    let table_request = json!({"game": "politico", "seats": ["human", "open", "open", "open"], "name": NAMES[0],
        "settings": {"rounds": 100, "target": 5000}});
    let first = test_client::make_table(addr, &serde_json::from_value(table_request).unwrap()).await.unwrap();
    let mut seated = vec![first];
    for name in &NAMES[1..] {
        let table = seated[0].table.clone();
        seated.push(test_client::take_seat(addr, &table, name).await.unwrap());
    }
    let mut clients = Vec::new();
    for seat in &seated {
        clients.push(TestClient::enter(addr, &seat.table, Some(&seat.secret), None).await.unwrap());
    }
    (seated, clients)
}

/// What a player does who forms a government with everybody and hoards cards.
fn cautious(client: &TestClient) -> Value {
    let choices: Vec<Value> = serde_json::from_str(client.shown.as_ref().unwrap().choices.get()).unwrap();
    let plain = json!({"form": {"card": "prime-minister", "union": false, "army": false}});
    let wanted: [&dyn Fn(&Value) -> bool; 8] = [
        &|action| *action == json!("accept"),
        &|action| *action == json!({"vote": "yes"}),
        &|action| *action == plain,
        &|action| action.get("invite").is_some(),
        &|action| *action == json!("present"),
        &|action| *action == json!("draw"),
        &|action| *action == json!("pass"),
        &|action| *action == json!("decline"),
    ];
    let best = wanted.iter().find_map(|wanted| choices.iter().find(|action| wanted(action)));
    let idle = |action: &&Value| ["pledge", "propose"].iter().all(|kind| action.get(kind).is_none());
    best.or_else(|| choices.iter().find(idle)).unwrap().clone()
}

fn view(client: &TestClient) -> Value {
    serde_json::from_str(client.shown.as_ref().unwrap().view.get()).unwrap()
}

/// Can the turn be played in which a government falls, another is formed, and the army is called and called back?
fn cast(clients: &[TestClient]) -> Option<Cast> {
    let table = view(&clients[0]);
    let pm = table["government"]["pm"].as_u64()? as usize;
    let author = table["active"].as_u64()? as usize;
    let hands: Vec<Value> = clients.iter().map(|client| view(client)["hand"].clone()).collect();
    let holds = |seat: usize, card: &str| hands[seat].as_array().unwrap().iter().any(|held| held == card);
    let choices: Vec<Value> = serde_json::from_str(clients[author].shown.as_ref()?.choices.get()).ok()?;
    let can = |card: &str| choices.contains(&json!({"attack": {"card": card, "target": pm}}));
    let (_, attack) = TOPPLING.into_iter().find(|(card, _)| can(card))?;
    let armed: Vec<usize> = (0..clients.len()).filter(|seat| holds(*seat, "army")).collect();
    let caller = *armed.iter().find(|seat| **seat != author)?;
    let counterer = *armed.iter().find(|seat| **seat != caller)?;
    (pm != author && holds(author, "prime-minister")).then_some(Cast {
        author,
        attack,
        pm,
        caller,
        counterer,
    })
}

/// Plays on without a screen until that turn has come.
pub async fn until_cast(clients: &mut [TestClient]) -> Cast {
    until(clients, cast).await
}

/// Plays on without a screen until somebody waits for the others.
pub async fn until_one_waits(clients: &mut [TestClient]) -> usize {
    until(clients, |clients| clients.iter().position(|client| !client.is_awaited())).await
}

async fn until<T>(clients: &mut [TestClient], come: impl Fn(&[TestClient]) -> Option<T>) -> T {
    for _ in 0..4000 {
        for client in clients.iter_mut() {
            // Whatever is on its way is heard first.
            while tokio::time::timeout(Duration::from_millis(15), client.next()).await.is_ok() {}
        }
        if let Some(found) = come(clients) {
            return found;
        }
        if let Some(client) = clients.iter_mut().find(|client| client.is_awaited()) {
            let action = to_raw_value(&cautious(client)).unwrap();
            client.act(action).await.unwrap().unwrap();
        }
    }
    panic!("the cards never came together");
}
