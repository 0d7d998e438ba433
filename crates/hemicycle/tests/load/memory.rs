//! What it costs to hold connections and tables open while nobody does anything.

use crate::common::{ANY_NUMBER, Folder, Serving};
use crate::usage::memory;
use crate::{gather, is_trial};
use test_client::TestClient;

/// Those who watch one table; more are turned away.
const WATCHERS: usize = 250;

#[test]
fn what_a_connection_and_a_table_hold() {
    let (watched, tables) = if is_trial() { (4, 400) } else { (1, 10) };
    let folder = Folder::new("memory");
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &ANY_NUMBER);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        // What is made once at the first occasion is nobody's in particular.
        let mut kept = vec![open_table(&server).await];
        let (before, _) = memory(server.id());
        for _ in 0..watched {
            let table = gather(server.addr).await.unwrap()[0].table.clone();
            for _ in 0..WATCHERS {
                kept.push(vec![TestClient::enter(server.addr, &table, None, None).await.unwrap()]);
            }
        }
        let (with_watchers, _) = memory(server.id());
        for _ in 0..tables {
            kept.push(open_table(&server).await);
        }
        let (with_tables, most) = memory(server.id());
        let connection = with_watchers.saturating_sub(before) / (watched * WATCHERS) as u64;
        let table = with_tables.saturating_sub(with_watchers) / tables as u64;
        println!(
            "an idle connection holds {:.1} KiB, an open table with its two players {:.1} KiB; {} MiB at most in all",
            connection as f64 / 1024.0,
            table as f64 / 1024.0,
            most / (1024 * 1024)
        );
        // With a few of them, what the server takes for itself weighs too much.
        if is_trial() {
            assert!(connection < 40_000, "an idle connection holds {connection} bytes");
            assert!(table < 64 * 1024, "an open table with its two players holds {table} bytes");
        }
        assert_eq!(kept.len(), 1 + watched * WATCHERS + tables);
    });
    assert!(server.stop(), "asked politely, the server ends well");
}

/// A table with its two players.
async fn open_table(server: &Serving) -> Vec<TestClient> {
    let mut clients = Vec::new();
    for seat in gather(server.addr).await.unwrap() {
        clients.push(TestClient::enter(server.addr, &seat.table, Some(&seat.secret), None).await.unwrap());
    }
    clients
}
