//! Many tables at once, each with two people who play without a pause: every game ends, and nobody misses a number.
//!
//! Set HEMICYCLE_TRIAL for many more, and to see how fast it went.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{Folder, Serving};
use guest::{Guest, Lost};
use rules::{Chance, Quick};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::Occupant;
use wire::http::{MakeTable, Seated};

#[test]
fn many_tables_play_to_their_end_at_once() {
    let tables = if std::env::var_os("HEMICYCLE_TRIAL").is_some() { 400 } else { 12 };
    let folder = Folder::new("load");
    // All of them come from one address, and faster than any household makes tables.
    let any_number =
        "--tables-per-minute 0 --tables-per-hour 0 --requests-per-second 0 --connections-per-address 0";
    let any_number: Vec<&str> = any_number.split(' ').collect();
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &any_number);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut seats = Vec::new();
        for _ in 0..tables {
            seats.extend(gather(server.addr).await.unwrap());
        }
        let began = Instant::now();
        let players: Vec<_> = seats.into_iter().map(|seat| tokio::spawn(play(server.addr, seat))).collect();
        let mut waits = Vec::new();
        for player in players {
            waits.extend(player.await.unwrap().unwrap());
        }
        let seconds = began.elapsed().as_secs_f64();
        assert_eq!(waits.len(), tables * 24, "every picket of every table was acknowledged once");
        waits.sort();
        let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
        println!(
            "{tables} tables, {} moves on disk in {seconds:.2} s: {:.0} a second; half within {:?}, 99 % within {:?}",
            waits.len(),
            waits.len() as f64 / seconds,
            at(0.5),
            at(0.99)
        );
    });
    assert!(server.stop(), "asked politely, the server ends well");
}

async fn gather(addr: SocketAddr) -> Result<[Seated; 2], Lost> {
    let make = MakeTable {
        game: "gardez-la-ligne".into(),
        seats: vec![Occupant::Human, Occupant::Open],
        name: "Marianne".into(),
        clock: Default::default(),
        held: false,
        ..MakeTable::default()
    };
    let first = guest::make_table(addr, &make).await?;
    let second = guest::take_seat(addr, &first.table, "Gavroche").await?;
    Ok([first, second])
}

/// Plays to the end and gives how long each move took to be acknowledged.
async fn play(addr: SocketAddr, seat: Seated) -> Result<Vec<Duration>, Lost> {
    let mut chance = Quick::new(u64::from(u8::from(seat.seat)));
    let mut guest = Guest::enter(addr, &seat.table, Some(&seat.secret), None).await?;
    let mut waits = Vec::new();
    loop {
        guest.until(|guest| guest.is_awaited() || guest.is_over()).await?;
        if guest.is_over() {
            return Ok(waits);
        }
        let mut choices = guest.choices();
        let action = choices.swap_remove(chance.below(choices.len() as u32) as usize);
        let asked = Instant::now();
        guest.act(action).await?.map_err(|refused| Lost(format!("{refused:?}")))?;
        waits.push(asked.elapsed());
    }
}
