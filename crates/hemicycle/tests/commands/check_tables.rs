//! `hemicycle admin check-tables`, beside a server and without one.

use super::admin::admin;
use crate::common::{ANY_NUMBER, Folder, Serving};
use rules::{Seed, Settings};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use test_client::TestClient;
use wire::Occupant;
use wire::http::MakeTable;

/// A table of this game at which some moves were made; gives its id.
async fn played(server: &Serving, game: &str, seats: u8) -> String {
    let bots = std::iter::repeat_n(Occupant::Bot(wire::Level::Random), usize::from(seats) - 1);
    let request = MakeTable {
        game: game.into(),
        seats: [Occupant::Human].into_iter().chain(bots).collect(),
        name: "Marianne".into(),
        ..MakeTable::default()
    };
    let seated = test_client::make_table(server.addr, &request).await.unwrap();
    let mut client = TestClient::enter(server.addr, &seated.table, Some(&seated.secret), None).await.unwrap();
    for _ in 0..2 {
        client.until(|client| client.is_awaited() && !client.choices().is_empty()).await.unwrap();
        let action = client.choices().swap_remove(0);
        client.act(action).await.unwrap().unwrap();
    }
    seated.table
}

async fn open(data: &Path) -> SqliteConnection {
    let file = data.join("hemicycle.sqlite");
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

/// Keeps a snapshot of the first entries of a table, as a server would.
async fn keep_snapshot(database: &mut SqliteConnection, table: &str, len: usize) {
    let (game, seats, settings): (String, u8, String) =
        sqlx::query_as("SELECT game, seats, settings FROM tables WHERE id = $1")
            .bind(table)
            .fetch_one(&mut *database)
            .await
            .unwrap();
    let log: Vec<String> = sqlx::query_scalar("SELECT body FROM entries WHERE table_id = $1 ORDER BY seq")
        .bind(table)
        .fetch_all(&mut *database)
        .await
        .unwrap();
    let game = catalog::games().into_iter().find(|it| it.info().id == game).unwrap();
    let settings: Settings = serde_json::from_str(&settings).unwrap();
    let opened = game.open(&settings, seats, Seed::default(), None, &log[..len]).unwrap();
    sqlx::query("INSERT INTO snapshots (table_id, len, body) VALUES ($1, $2, $3)")
        .bind(table)
        .bind(len as i64)
        .bind(opened.table.snapshot())
        .execute(database)
        .await
        .unwrap();
}

#[test]
fn every_table_is_replayed_and_each_that_does_not_is_named() {
    let folder = Folder::new("check-tables");
    let data = folder.path();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let games: Vec<_> = catalog::games().iter().map(|game| game.info()).collect();
    let server = Serving::start_with("127.0.0.1:0", data, 0, &ANY_NUMBER);
    let mut tables = Vec::new();
    for game in &games {
        tables.push(runtime.block_on(played(&server, game.id, game.seats[0])));
    }
    let told =
        |stage| games.iter().map(move |game| format!("1  {}, edition {}, {stage}", game.id, game.edition));

    let (well, said) = admin(data, &["check-tables"]);
    assert!(well && told("playing").all(|kind| said.contains(&kind)), "beside a server: {said}");
    assert!(said.ends_with("4 tables: each replays as it was played\n"), "{said}");
    assert!(server.stop());
    let mut database = runtime.block_on(open(data));
    runtime.block_on(keep_snapshot(&mut database, &tables[2], 2));
    let (well, said) = admin(data, &["check-tables"]);
    assert!(well && told("playing").all(|kind| said.contains(&kind)), "without one: {said}");

    runtime.block_on(async {
        let [damaged, unknown, forgotten, expired] = &tables[..] else { panic!("{tables:?}") };
        for (change, table) in [
            ("UPDATE entries SET body = '{\"seat\":0,\"action\":\"dance\",\"draws\":[]}' WHERE seq = 2 AND", damaged),
            ("UPDATE tables SET game = 'chess' WHERE", unknown),
            ("UPDATE snapshots SET len = 3 WHERE", forgotten),
            ("UPDATE tables SET expired_open_ms = 0 WHERE", expired),
        ] {
            let key = if change.contains("UPDATE tables") { "id" } else { "table_id" };
            let change = sqlx::AssertSqlSafe(format!("{change} {key} = $1"));
            let done = sqlx::query(change).bind(table).execute(&mut database).await.unwrap();
            assert_eq!(done.rows_affected(), 1);
        }
        database.close().await.unwrap();
    });
    let (well, said) = admin(data, &["check-tables"]);
    assert!(!well, "{said}");
    let line = |table: &str| said.lines().find(|line| line.contains(table)).unwrap_or_default();
    let of = |index: usize| format!("{}, edition {}, ", games[index].id, games[index].edition);
    let damaged = line(&tables[0]);
    assert!(damaged.contains(&of(0)) && damaged.contains(": entry 2: it cannot be read"), "{said}");
    let unknown = format!("chess, edition {}, playing: there is no game `chess` any more", games[1].edition);
    assert!(line(&tables[1]).contains(&unknown), "{said}");
    let forgotten = line(&tables[2]);
    assert!(forgotten.contains(&of(2)) && forgotten.contains("does not agree with its log"), "{said}");
    assert!(said.contains(&format!("1  {}expired", of(3))) && line(&tables[3]).is_empty(), "{said}");
    assert!(said.contains("4 tables: 1 replay as they were played, 3 do not"), "{said}");
    assert!(said.contains("3 tables are not as they should be"), "{said}");
}
