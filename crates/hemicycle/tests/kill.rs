//! The server is killed in the middle of play, again and again: no acknowledged move is missing or doubled.
//!
//! Set HEMICYCLE_TRIAL for many rounds.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{ANY_NUMBER, Folder, Serving};
use rules::{Chance, FastRng};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use test_client::{ClientError, TestClient};
use wire::http::{MakeTable, Seated};
use wire::{Level, Occupant};

const TABLES: usize = 4;

/// The actions of one seat that the server has acknowledged, in order.
type Acknowledged = Arc<Mutex<Vec<String>>>;

struct Player {
    seat: Seated,
    acknowledged: Acknowledged,
}

#[test]
fn no_acknowledged_move_is_missing_or_doubled_after_a_kill() {
    let rounds = if std::env::var_os("HEMICYCLE_TRIAL").is_some() { 40 } else { 4 };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = Folder::new("kill");
    let mut chance = FastRng::new(11);
    let mut players: Vec<Player> = Vec::new();
    let mut acknowledged = 0;
    for round in 0..rounds {
        let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &ANY_NUMBER);
        runtime.block_on(async {
            check(server.addr, &players).await;
            // Tables end after a while: each round some begin anew beside the old ones.
            players.extend(gather(server.addr).await);
            let killed = Arc::new(AtomicBool::new(false));
            let playing: Vec<_> = players
                .iter()
                .map(|player| {
                    let (seat, done) = (player.seat.clone(), player.acknowledged.clone());
                    tokio::spawn(play(server.addr, seat, done, Arc::clone(&killed), round))
                })
                .collect();
            tokio::time::sleep(Duration::from_millis(30 + u64::from(chance.below(150)))).await;
            killed.store(true, Ordering::SeqCst);
            server.kill();
            for player in playing {
                player.await.unwrap();
            }
        });
        acknowledged = players.iter().map(|player| player.acknowledged.lock().unwrap().len()).sum::<usize>();
    }
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &ANY_NUMBER);
    runtime.block_on(check(server.addr, &players));
    println!("{acknowledged} acknowledged moves survived {rounds} kills");
    assert!(acknowledged > rounds as usize, "moves were made: {acknowledged}");
    assert!(server.stop(), "asked politely, the server ends well");
}

/// Two people and a bot at each table.
async fn gather(addr: SocketAddr) -> Vec<Player> {
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let seats = vec![Occupant::Human, Occupant::Open, Occupant::Bot(Level::Random)];
        let make = MakeTable {
            game: "gardez-la-ligne".into(),
            seats,
            name: "Marianne".into(),
            clock: Default::default(),
            held: false,
            ..MakeTable::default()
        };
        let first = test_client::make_table(addr, &make).await.unwrap();
        let second = test_client::take_seat(addr, &first.table, "Gavroche").await.unwrap();
        for seat in [first, second] {
            players.push(Player { seat, acknowledged: Acknowledged::default() });
        }
    }
    players
}

/// Plays at random until the server is gone or the game over. Only the kill may end it otherwise.
async fn play(
    addr: SocketAddr,
    seat: Seated,
    acknowledged: Acknowledged,
    killed: Arc<AtomicBool>,
    round: u64,
) {
    let mut chance = FastRng::new(round ^ seat.secret.len() as u64 ^ u64::from(u8::from(seat.seat)));
    let ended: Result<(), ClientError> = async {
        let mut client = TestClient::enter(addr, &seat.table, Some(&seat.secret), None).await?;
        loop {
            client.until(|client| client.is_awaited() || client.is_over()).await?;
            if client.is_over() {
                return Ok(());
            }
            let mut choices = client.choices();
            let action = choices.swap_remove(chance.below(choices.len() as u32) as usize);
            let text = action.get().to_owned();
            match client.act(action).await? {
                Ok(()) => acknowledged.lock().unwrap().push(text),
                Err(refused) => panic!("an offered action was refused: {refused:?}"),
            }
        }
    }
    .await;
    if let Err(lost) = ended {
        assert!(killed.load(Ordering::SeqCst), "the server was lost before it was killed: {lost}");
    }
}

/// What each seat did, by its own table's history, holds its acknowledged moves in order, each once. One more may be
/// there: a move that was on disk when the kill came before its acknowledgement.
async fn check(addr: SocketAddr, players: &[Player]) {
    for player in players {
        let seat = &player.seat;
        let mut client = TestClient::enter(addr, &seat.table, Some(&seat.secret), None).await.unwrap();
        let history = client.history().await.unwrap();
        let mut done = Vec::new();
        for update in &history {
            let events: Vec<Value> = serde_json::from_str(update.events.get()).unwrap();
            for picket in events.iter().filter_map(|event| event.get("picket")) {
                if picket["union"] == u8::from(seat.seat) {
                    done.push(format!("{{\"picket\":{}}}", picket["station"]));
                }
            }
        }
        let mut acknowledged = player.acknowledged.lock().unwrap();
        let kept = acknowledged.len();
        assert!(done.len() <= kept + 1, "more was done than was asked: {done:?} {acknowledged:?}");
        assert_eq!(done.get(..kept), Some(&acknowledged[..]), "table {}", seat.table);
        // A move whose acknowledgement was cut off is known from now on.
        *acknowledged = done;
    }
}
