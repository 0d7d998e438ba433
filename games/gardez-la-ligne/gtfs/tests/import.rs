//! A small feed becomes the board it should, to the letter.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{feed, import_zip, options, report_text};
use gardez_la_ligne::{Board, BoardFile, GardezLaLigne};
use gardez_la_ligne_gtfs::{Feed, Import, import};
use rules::Game;
use serde_json::json;
use speech::Lang;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

fn board() -> Import {
    feed().import("metro,rail,tram", &[]).unwrap()
}

fn lines_of(import: &Import) -> BTreeMap<&str, Vec<&str>> {
    import
        .plan
        .station
        .iter()
        .map(|station| (station.name.as_str(), station.lines.iter().map(String::as_str).collect()))
        .collect()
}

#[test]
fn gr7_a_feed_becomes_a_board_to_the_letter() {
    let import = board();
    assert_eq!(import.toml, include_str!("expected/board.toml"));
    assert_eq!(report_text(&import, Lang::En), include_str!("expected/report.txt"));
    assert_eq!(report_text(&import, Lang::Fr), include_str!("expected/report.fr.txt"));
    let read: BoardFile = toml::from_str(&import.toml).unwrap();
    assert_eq!(read, import.plan, "the file says what the board is");
}

#[test]
fn gr7_stops_are_merged_by_parent_station_and_otherwise_by_name_where_they_are_near() {
    let import = board();
    let lines = lines_of(&import);
    assert_eq!(lines["Harbour, Old Quay"], ["10", "HRotN"], "two platforms and a boarding area");
    assert_eq!(lines["Market (2, 10)"], ["2", "10"], "110 metres apart");
    assert_eq!(lines["Market (2 tram)"], ["2 tram"], "a kilometre away");
    let apart = feed().changed("stops.txt", "market-s,Market,,-0.0005,", "market-s,Market,,-0.0014,");
    let import = apart.import("metro", &[]).unwrap();
    assert_eq!(lines_of(&import)["Market (2, 10)"], ["2", "10"], "211 metres apart they are two");
    assert_eq!(lines_of(&import)["Market (2, 10) #2"], ["2", "10"]);
}

#[test]
fn gr7_seats_go_by_the_kind_of_route() {
    let seats: Vec<(String, u8)> = board()
        .plan
        .line
        .into_iter()
        .map(|line| (format!("{} {}", line.kind, line.id), line.seats))
        .collect();
    let expected = [("metro 2", 1), ("metro 10", 1), ("rail HRotN", 2), ("tram 2 tram", 1)];
    assert_eq!(seats, expected.map(|(line, seats)| (line.to_owned(), seats)));
}

#[test]
fn gr7_the_board_can_be_played() {
    let settings = json!({"board": board().plan}).to_string();
    for seats in 2..=6 {
        let game = GardezLaLigne::open(&serde_json::from_str(&settings).unwrap(), seats).unwrap();
        let report = lab::playouts(&game, lab::Playouts { games: 100, threads: 1, seed: 7 }, &|_| ());
        assert_eq!((report.games, report.actions), (100, 700), "seven stations, a picket on each");
    }
}

#[test]
fn only_the_kinds_asked_for_are_on_the_board() {
    let kinds = |routes: &str| -> Vec<String> {
        feed().import(routes, &[]).unwrap().plan.line.into_iter().map(|line| line.id).collect()
    };
    assert_eq!(kinds("metro"), ["2", "10"]);
    assert_eq!(kinds("subway , RAIL"), ["2", "10", "HRotN"]);
    assert_eq!(kinds("401,2"), ["2", "HRotN"], "by number, 401 is one of the two routes called 2");
    assert_eq!(kinds("900-999,3"), ["2", "B1"]);
    assert_eq!(kinds("all"), ["2", "10", "HRotN", "2 tram", "B1"]);
}

#[test]
fn lines_can_be_chosen_by_short_or_long_name() {
    let lines = |names: &[&str]| -> Vec<String> {
        feed().import("all", names).unwrap().plan.line.into_iter().map(|line| line.id).collect()
    };
    assert_eq!(lines(&["b1", "10"]), ["10", "B1"]);
    assert_eq!(lines(&["hill railway of the north"]), ["HRotN"]);
    assert_eq!(lines(&["2"]), ["2", "2 tram"]);
    assert_eq!(lines(&["Quays"]), ["2"], "alone it needs no word beside its number");
}

#[test]
fn a_folder_and_a_zipped_folder_will_do() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/feed");
    let mut open = Feed::open(&folder).unwrap();
    assert_eq!(open.name(), "feed");
    let from_folder = import(&mut open, &options("metro,rail,tram", &[])).unwrap();
    let from_zip = import_zip(feed().zipped("some/where/"), "metro,rail,tram", &[]).unwrap();
    assert_eq!(from_folder.plan, board().plan);
    assert_eq!(from_zip.plan, board().plan);
}

#[test]
fn a_name_may_be_given_and_is_otherwise_the_only_agencys() {
    let mut options = options("metro", &[]);
    let mut open = Feed::zip("x.zip".to_owned(), std::io::Cursor::new(feed().zipped(""))).unwrap();
    assert_eq!(import(&mut open, &options).unwrap().plan.name, "Port Authority");
    options.name = Some("  Port\tVille ".to_owned());
    assert_eq!(import(&mut open, &options).unwrap().plan.name, "Port Ville");
    let nameless = feed().without("agency.txt").without("feed_info.txt");
    let import = nameless.changed("routes.txt", ",port,", ",,").import("metro", &[]).unwrap();
    assert_eq!((import.plan.name.as_str(), import.plan.attribution.as_str()), ("feed", ""));
}

#[test]
fn what_a_feed_says_cannot_break_out_of_the_file() {
    let nasty = "\"\"\"\"\n[[line]]\nid = \"\"x\"\" \\ # \u{7}";
    let nasty = feed().changed("stops.txt", "castle,Castle", &format!("castle,\"{nasty}\"")).changed(
        "agency.txt",
        "Port Authority",
        &format!("\"{nasty}\""),
    );
    let import = nasty.import("metro", &[]).unwrap();
    let read: BoardFile = toml::from_str(&import.toml).unwrap();
    assert_eq!(read, import.plan);
    assert_eq!((read.line.len(), read.station.len()), (2, 5));
    assert!(read.station.iter().any(|station| station.name == r#""" [[line]] id = "x" \ #"#), "{read:?}");
}

#[test]
fn colours_that_cannot_be_used_are_replaced_and_written_out() {
    let spoilt = feed().changed("routes.txt", "0055C8,FFFFFF", "blue,FFFFFF");
    let line = |import: &Import, id: &str| {
        let line = import.plan.line.iter().find(|line| line.id == id).unwrap().clone();
        (line.colour.unwrap(), line.text.unwrap())
    };
    let import = spoilt.import("metro,tram,rail", &[]).unwrap();
    let palette = Board::from_toml(&import.toml.replace("colour = \"#E69F00\"\n", "")).unwrap();
    assert_eq!(line(&import, "10").0, palette.track(palette.line("10").unwrap()).unwrap().colour.to_string());
    assert_eq!(line(&import, "2 tram"), ("#333333".into(), "#FFFFFF".into()), "dark on dark cannot be read");
    assert_eq!(line(&import, "2"), ("#FFBE00".into(), "#000000".into()));
}

#[test]
fn whoever_watches_is_told_how_far_it_is() {
    let rows: String = (0..400_000).map(|n| format!("no-trip-of-ours,,,castle,{n}\n")).collect();
    let large = feed().and("stop_times.txt", &rows);
    let heard = Rc::new(RefCell::new(Vec::new()));
    let told = heard.clone();
    let open = Feed::zip("large.zip".to_owned(), std::io::Cursor::new(large.zipped(""))).unwrap();
    let mut open = open.watched(move |progress| told.borrow_mut().push(progress));
    import(&mut open, &options("metro", &[])).unwrap();
    let heard = heard.borrow();
    assert!(heard.len() > 1 && heard.iter().all(|progress| progress.file == "stop_times.txt"));
    let size = large.0["stop_times.txt"].len() as u64;
    assert!(heard.iter().all(|progress| progress.size == size && progress.read <= size));
    assert!(heard.iter().any(|progress| progress.read == size), "the end is told too");
}

#[test]
fn rows_that_lead_nowhere_are_counted_with_the_line_of_the_first() {
    let transfers = "from_stop_id,to_stop_id,transfer_type\nmarket-s,gone,2\n,market-s,0\n,,4\ngone,gone,3\n";
    let calls = String::from_utf8(feed().0["stop_times.txt"].clone()).unwrap();
    let header = calls.lines().next().unwrap().to_owned();
    let empty: String = header.chars().filter(|sign| *sign == ',').chain(['x']).collect();
    let lines = calls.lines().count();
    let import =
        feed().with("transfers.txt", transfers).and("stop_times.txt", &empty).import("metro", &[]).unwrap();
    let said = report_text(&import, Lang::En);
    let lost = "transfers between stops that are not in stops.txt, the first in line 2 of transfers.txt: 2\n";
    assert!(said.contains(lost), "{said}");
    let tripless = format!("calls without a trip, the first in line {} of stop_times.txt: 1\n", lines + 1);
    assert!(said.contains(&tripless), "{said}");
    let french = report_text(&import, Lang::Fr);
    assert!(french.contains("la première à la ligne 2 de transfers.txt\u{a0}: 2\n"), "{french}");
}
