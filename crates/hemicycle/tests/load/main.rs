//! Many tables at once, each with two people who play without a pause: every game ends, and nobody misses a number.
//!
//! Set HEMICYCLE_TRIAL for many more, and to see how fast it went beside a bare loop, and what memory it took.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod bare_loop;
#[path = "../common/mod.rs"]
mod common;
mod memory;
mod usage;

use common::{ANY_NUMBER, Folder, Serving};
use rules::{Chance, FastRng};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use test_client::{ClientError, TestClient};
use usage::{Measured, Usage};
use wire::Occupant;
use wire::http::{MakeTable, Seated};

/// What a table of two plays in Gardez la Ligne.
const MOVES: usize = 24;

fn is_trial() -> bool {
    std::env::var_os("HEMICYCLE_TRIAL").is_some()
}

#[test]
fn many_tables_play_to_their_end_at_once() {
    let tables = if is_trial() { 400 } else { 12 };
    let folder = Folder::new("load");
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &ANY_NUMBER);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (played, (_, most)) = runtime.block_on(async {
        let mut seats = Vec::new();
        for _ in 0..tables {
            seats.extend(gather(server.addr).await.unwrap());
        }
        let mut clients = Vec::new();
        for seat in seats {
            clients
                .push(TestClient::enter(server.addr, &seat.table, Some(&seat.secret), None).await.unwrap());
        }
        let (before, began) = (Usage::of_process(server.id()), Instant::now());
        let players: Vec<_> = clients.into_iter().map(|client| tokio::spawn(play(client))).collect();
        let mut waits = Vec::new();
        for player in players {
            waits.extend(player.await.unwrap().unwrap());
        }
        let cpu = Usage::of_process(server.id()).since(&before);
        (Measured::new(waits, began.elapsed(), cpu), usage::memory(server.id()))
    });
    assert_eq!(played.moves(), tables * MOVES, "every picket of every table was acknowledged once");
    assert!(server.stop(), "asked politely, the server ends well");
    let bare = bare_loop::measure(tables, MOVES);
    assert_eq!(bare.moves(), tables * MOVES);
    println!("{tables} tables of two, every move on disk before it is told:");
    println!("  the server    {played}, {} MiB at most", most / (1024 * 1024));
    println!("  a bare loop   {bare}");
    println!("  the server does {:.0} % of the bare loop", 100.0 * played.rate() / bare.rate());
}

async fn gather(addr: SocketAddr) -> Result<[Seated; 2], ClientError> {
    let make = MakeTable {
        game: "gardez-la-ligne".into(),
        seats: vec![Occupant::Human, Occupant::Open],
        name: "Marianne".into(),
        clock: Default::default(),
        held: false,
        ..MakeTable::default()
    };
    let first = test_client::make_table(addr, &make).await?;
    let second = test_client::take_seat(addr, &first.table, "Gavroche").await?;
    Ok([first, second])
}

/// Plays to the end and gives how long each move took to be acknowledged.
async fn play(mut client: TestClient) -> Result<Vec<Duration>, ClientError> {
    let mut chance = FastRng::new(client.updates.len() as u64);
    let mut waits = Vec::new();
    loop {
        client.until(|client| client.is_awaited() || client.is_over()).await?;
        if client.is_over() {
            return Ok(waits);
        }
        let mut choices = client.choices();
        let action = choices.swap_remove(chance.below(choices.len() as u32) as usize);
        let asked = Instant::now();
        client.act(action).await?.map_err(|refused| ClientError(format!("{refused:?}")))?;
        waits.push(asked.elapsed());
    }
}
