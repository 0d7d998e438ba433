//! `hemicycle admin`, as an operator runs it beside a server.

use crate::common::{Folder, Serving};
use std::path::Path;
use std::process::Command;
use test_client::TestClient;
use wire::Occupant;
use wire::http::MakeTable;

/// Did it end well, and what did it say?
pub fn admin(data: &Path, task: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let done = command.args(["admin", "--data"]).arg(data).args(task).output().unwrap();
    (done.status.success(), String::from_utf8([done.stdout, done.stderr].concat()).unwrap())
}

#[test]
fn an_address_that_is_taken_is_told_once_with_what_to_do() {
    let folder = Folder::new("taken");
    let server = Serving::start(&folder.path().join("one"), 0);
    for (flags, other) in [(["--addr", "--metrics"], "127.0.0.1:0"), (["--metrics", "--addr"], "127.0.0.1:0")]
    {
        let mut second = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
        second.args(["serve", flags[0], &server.addr.to_string(), flags[1], other, "--data"]);
        let done = second.arg(folder.path().join("two")).output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(!done.status.success(), "{said}");
        assert!(said.contains("another program already does") && said.lines().count() == 1, "{said}");
        assert!(
            said.contains(&format!("as in {} 127.0.0.1:", flags[0])) && !said.contains("os error"),
            "{said}"
        );
    }
}

#[test]
fn the_operator_closes_a_table_of_a_running_server_and_counts_at_an_address_of_their_own() {
    let folder = Folder::new("admin");
    let besides = ["--metrics", "127.0.0.1:0", "--keep-gathering", "30d", "--keep-over", "0"];
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &besides);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let request = MakeTable {
        game: "gardez-la-ligne".into(),
        seats: vec![Occupant::Human, Occupant::Open],
        name: "Marianne".into(),
        ..MakeTable::default()
    };
    let (table, mut client) = runtime.block_on(async {
        let seated = test_client::make_table(server.addr, &request).await.unwrap();
        let client = TestClient::enter(server.addr, &seated.table, Some(&seated.secret), None).await.unwrap();
        (seated.table, client)
    });
    let (well, said) = admin(folder.path(), &["tables"]);
    assert!(well && said.contains(&table) && said.contains("1 gathering"), "{said}");
    let (well, said) = admin(folder.path(), &["close", "nonsense"]);
    assert!(!well && said.contains("no such table"), "{said}");
    let (well, said) = admin(folder.path(), &["close", &table]);
    assert!(well && said.contains(&table), "{said}");
    runtime.block_on(async {
        while client.next().await.is_ok() {}
        let path = format!("/api/tables/{table}");
        assert_eq!(test_client::request(server.addr, "GET", &path, "").await.unwrap().0, 404);
        assert_eq!(
            test_client::request(server.addr, "GET", "/metrics", "").await.unwrap().0,
            404,
            "elsewhere"
        );
    });
    assert!(server.stop());
    let (well, said) = admin(folder.path(), &["tables"]);
    assert!(well && said.contains("0 tables"), "{said}");
    let (well, said) = admin(&folder.path().join("nowhere"), &["tables"]);
    assert!(!well && said.contains("--data"), "{said}");
    assert!(!folder.path().join("nowhere").exists(), "asking makes nothing");
}
