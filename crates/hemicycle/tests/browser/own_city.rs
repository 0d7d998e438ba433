//! Boards chosen on the page: one of one's own, and the two of Paris, whose names can be read.

use crate::common::page::{choose, fits, fold, hook, played};
use crate::common::{Folder, Serving};
use chromium::Driver;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use wire::Occupant;

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

const TOWN: &str = r#"
name = "Ma ville"

[[line]]
id = "T1"
kind = "tram"
seats = 2

[[line]]
id = "T2"
kind = "tram"
seats = 1
"#;

fn town(last: &str) -> String {
    let stop = |number: usize| {
        format!("\n[[station]]\nname = \"Arrêt {number}\"\nlines = [\"T1\"]\nx = {}\ny = 0\n", number * 40)
    };
    let stops: String = (1..=30).map(stop).collect();
    format!("{TOWN}{stops}\n[[station]]\nname = \"Gare du Port\"\nlines = [\"{last}\"]\nx = 0\ny = 90\n")
}

#[test]
fn gr7_a_board_of_ones_own_is_chosen_checked_and_played_by_all() {
    let folder = Folder::new("replay-board");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("{base}/new/gardez-la-ligne")).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        marianne.click(&hook("options")).await?;
        choose(&marianne, "option-board", "own").await?;
        for (name, text, said) in [
            ("broken.toml", "name = \"x\"\nline = [[\n".to_owned(), "du fichier\u{a0}: "),
            (
                "astray.toml",
                town("T9"),
                "du fichier\u{a0}: la station «\u{a0}Gare du Port\u{a0}» est sur la ligne «\u{a0}T9\u{a0}»",
            ),
        ] {
            marianne.choose_file(&hook("board-file"), file(folder.path(), name, &text)).await?;
            marianne.wait_for_text(&hook("board-file-problem"), said).await?;
            marianne.click(&hook("make-table")).await?;
            marianne.wait_for(&hook("problem")).await?;
        }
        fits(&marianne).await?;
        marianne.choose_file(&hook("board-file"), file(folder.path(), "town.toml", &town("T2"))).await?;
        marianne.wait_for_text(&hook("board-file-good"), "Ma ville").await?;
        assert_eq!(marianne.count(&hook("board-file-problem")).await?, 0);
        marianne.click(&hook("make-table")).await?;
        marianne.wait_for(&hook("invite-link")).await?;
        let link =
            marianne.eval("return document.querySelector('[data-test=\"invite-link\"]').value").await?;

        // Whoever comes gets the board with the table.
        let gavroche = driver.open(1280, 900, false, "en-GB").await?;
        gavroche.goto(link.as_str().unwrap()).await?;
        gavroche.wait_for_text(".settings-list", "Ma ville").await?;
        gavroche.write(&hook("name"), "Gavroche").await?;
        gavroche.click(&hook("take-seat")).await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("board")).await?;
            browser
                .wait_until("document.querySelectorAll('[data-test^=\"station-\"]').length === 31")
                .await?;
        }
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn gr7_the_largest_board_fits_into_the_request_that_makes_a_table() {
    let folder = Folder::new("replay-largest");
    let server = Serving::start(folder.path(), 0);
    let name = |number: usize| {
        format!("Une station au nom vraiment long, comme dans les grandes villes, numéro {number}")
    };
    // Every station is on two of the lines, which each pass through 32 of them.
    let passes = |line: usize, n: usize| if line < 32 { n % 32 == line } else { n / 32 == line - 32 };
    let station = |n: usize| {
        let lines = [format!("L{}", n % 32), format!("L{}", 32 + n / 32)];
        json!({"name": name(n), "lines": lines, "x": n % 32 * 31, "y": n / 32 * 31})
    };
    let line = |line: usize| {
        let path: Vec<String> = (0..1024).filter(|n| passes(line, *n)).map(name).collect();
        json!({"id": format!("L{line}"), "kind": "metro", "seats": 1, "paths": [path]})
    };
    let stations: Vec<Value> = (0..1024).map(station).collect();
    let lines: Vec<Value> = (0..64).map(line).collect();
    let board = json!({"name": "Mégapole", "line": lines, "station": stations});
    assert!(board.to_string().len() > 256 * 1024, "{}", board.to_string().len());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let request = wire::http::MakeTable {
            game: "gardez-la-ligne".into(),
            seats: vec![Occupant::Human, Occupant::Bot(wire::Level::Random)],
            settings: [("board".to_owned(), board.clone())].into(),
            name: "Marianne".into(),
            clock: Default::default(),
            held: false,
            ..wire::http::MakeTable::default()
        };
        let seated = test_client::make_table(server.addr, &request).await.unwrap();
        let watcher = test_client::TestClient::enter(server.addr, &seated.table, None, None).await.unwrap();
        assert_eq!(watcher.about.unwrap().settings.get("board"), &board);
    });
}

/// The names of stations, by pairs that run into each other.
const MINGLED: &str = "const names = [...document.querySelectorAll('.names text')] \
                       .map(name => [name.textContent, name.getBoundingClientRect()]).filter(([, box]) => box.width); \
                       const meet = (a, b) => a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < 8; \
                       return names.flatMap(([name, box], i) => names.slice(i + 1) \
                       .filter(([, other]) => meet(box, other)).map(([other]) => `${name}, ${other}`))";

#[test]
fn no_name_on_the_map_runs_into_another_from_near_or_far() {
    let folder = Folder::new("city-names");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for (board, width, height) in [("paris-2019", 1280, 900), ("paris-2025", 360, 740)] {
            let browser = driver.open(width, height, false, "fr-FR").await?;
            browser.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
            browser.write(&hook("name"), "Marianne").await?;
            browser.click(&hook("where-here")).await?;
            browser.click(&hook("options")).await?;
            choose(&browser, "option-board", board).await?;
            browser.click(&hook("make-table")).await?;
            browser.wait_for(".names text").await?;
            fold(&browser).await?;
            for nearer in 0..6 {
                assert_eq!(browser.eval(MINGLED).await?, json!([]), "{board}, {nearer} times nearer");
                browser.click(&hook("zoom-in")).await?;
            }
        }
        Ok(())
    });
}
