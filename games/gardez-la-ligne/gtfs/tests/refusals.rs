//! What is wrong with a feed is said with its file, line and column, and nothing comes of it.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{Files, feed, import_zip, said};
use gardez_la_ligne_gtfs::{Feed, Routes};
use std::fmt::Write;
use std::path::Path;

#[test]
fn what_is_no_feed_is_refused() {
    let told = said(&import_zip(b"name = \"Paris\"".to_vec(), "metro", &[]).unwrap_err());
    assert!(told.starts_with("feed.zip is not a GTFS feed; give a zip archive or a folder"), "{told}");
    let none = said(&Feed::open(Path::new("/there/is/no/such.zip")).err().unwrap());
    assert!(none.starts_with("such.zip is not there"), "{none}");
    let mut cut = feed().zipped("");
    cut.truncate(cut.len() / 2);
    assert!(import_zip(cut, "metro", &[]).is_err());
}

#[test]
fn missing_files_are_named() {
    for file in ["routes.txt", "trips.txt", "stops.txt", "stop_times.txt"] {
        assert_eq!(
            feed().without(file).refused("metro", &[]),
            format!(
                "{file} is missing; an import needs routes.txt, trips.txt, stops.txt and stop_times.txt."
            )
        );
        assert_eq!(
            feed().with(file, "").refused("metro", &[]),
            format!("{file} is empty; its first line should name the columns.")
        );
    }
}

#[test]
fn missing_columns_are_named() {
    for (file, column) in [
        ("routes.txt", "route_id"),
        ("routes.txt", "route_type"),
        ("trips.txt", "route_id"),
        ("trips.txt", "trip_id"),
        ("stops.txt", "stop_id"),
        ("stops.txt", "stop_name"),
        ("stops.txt", "stop_lat"),
        ("stops.txt", "stop_lon"),
        ("stop_times.txt", "trip_id"),
        ("stop_times.txt", "stop_id"),
        ("stop_times.txt", "stop_sequence"),
    ] {
        let told = feed().changed(file, column, "x").refused("metro", &[]);
        assert!(
            told.starts_with(&format!("{file}, line 1: there is no column {column}; there is ")),
            "{told}"
        );
    }
    let told = feed().changed("trips.txt", "trip_id", "trip").refused("metro", &[]);
    assert_eq!(told, "trips.txt, line 1: there is no column trip_id; there is route_id, service_id, trip.");
}

#[test]
fn values_that_cannot_be_read_are_named_with_line_and_column() {
    let cases: [(Files, &str); 12] = [
        (
            feed().changed("routes.txt", "West,401", "West,"),
            "routes.txt, line 4, column route_type: the value is empty, but needed.",
        ),
        (
            feed().changed("routes.txt", "West,401", "West,metro"),
            "routes.txt, line 4, column route_type: “metro” is not a whole number.",
        ),
        (
            feed().and("routes.txt", "idle,port,X,,1"),
            "routes.txt, line 9, column route_id: “idle” is listed twice; these may be two feeds in one.",
        ),
        (
            feed().and("routes.txt", ",port,X,,1"),
            "routes.txt, line 9, column route_id: the value is empty, but needed.",
        ),
        (
            feed().and("stops.txt", "castle,C,,1,1"),
            "stops.txt, line 15, column stop_id: “castle” is listed twice; these may be two feeds in one.",
        ),
        (
            feed().changed("stops.txt", "castle,Castle,,0.00,", "castle,Castle,,north,"),
            "stops.txt, line 6, column stop_lat: “north” is not a latitude or longitude in degrees.",
        ),
        (
            feed().changed("stops.txt", "castle,Castle,,0.00,10.01", "castle,Castle,,0.00,190"),
            "stops.txt, line 6, column stop_lon: “190” is not a latitude or longitude in degrees.",
        ),
        (
            feed().changed("stops.txt", "castle,Castle,,0.00,10.01", "castle,Castle,,,"),
            "stops.txt, line 6, column stop_lat: the value is empty, but needed for a stop that a chosen line serves.",
        ),
        (
            feed().changed("stops.txt", "castle,Castle", "castle,"),
            "stops.txt, line 6, column stop_name: the value is empty, but needed for a stop that a chosen line serves.",
        ),
        (
            feed().changed("stop_times.txt", "castle,20", "castle,second"),
            "stop_times.txt, line 5, column stop_sequence: “second” is not a whole number.",
        ),
        (
            feed().changed("stop_times.txt", "castle,20", "castle"),
            "stop_times.txt, line 5, column stop_sequence: the value is empty, but needed.",
        ),
        (
            feed().changed("trips.txt", "m10,all,ten-out", "m10,all"),
            "trips.txt, line 2, column trip_id: the value is empty, but needed.",
        ),
    ];
    for (files, told) in cases {
        assert_eq!(files.refused("metro", &[]), told);
    }
    let latin = [&feed().0["stops.txt"][..], b"caf,Caf\xe9,,1,1\n"].concat();
    assert_eq!(
        feed().with("stops.txt", latin).refused("metro", &[]),
        "stops.txt, line 15, column stop_name: “Caf\u{fffd}” is not text in UTF-8; convert the file."
    );
}

#[test]
fn a_quotation_mark_that_is_never_closed_is_found() {
    let rows: String = (0..50_000).map(|n| format!("x{n},Stop,,1,1\n")).collect();
    let told = feed().and("stops.txt", "open,\"Open,,1,1").and("stops.txt", &rows).refused("metro", &[]);
    assert_eq!(
        told,
        "stops.txt, line 15: a quotation mark is opened in this row and never closed, so that the row goes on to the end \
         of the file or for more than 256 KiB."
    );
}

#[test]
fn kinds_that_there_are_not_are_said_with_those_there_are() {
    let has = "3 metro (1), 1 rail (2), 1 bus (3), 1 metro (401), 1 tram (900)";
    assert_eq!(
        feed().refused("ferry,1200", &[]),
        format!("no route is of the kinds asked for; with --routes choose among what the feed has: {has}.")
    );
    for word in ["metros", "", "5-1", "-1", "1-"] {
        let told = said(&word.parse::<Routes>().unwrap_err());
        assert!(
            told.starts_with(&format!("“{word}” is no kind of route; write metro, rail, tram, ")),
            "{told}"
        );
    }
}

#[test]
fn lines_that_there_are_not_are_said_with_those_there_are() {
    assert_eq!(
        feed().refused("metro,rail", &["10", "11"]),
        "there is no line “11” among the kinds asked for; there is 2, 10, 99 and Hill Railway of the North."
    );
}

#[test]
fn lines_on_which_nothing_runs_make_no_board() {
    let told = "none of the chosen routes has a trip that stops anywhere, so there is nothing to play on.";
    assert_eq!(feed().refused("metro", &["99"]), told);
    assert_eq!(feed().with("stop_times.txt", "trip_id,stop_id,stop_sequence\n").refused("metro", &[]), told);
    let one = feed().with("stop_times.txt", "trip_id,stop_id,stop_sequence\nten-out,castle,1\n");
    assert_eq!(
        one.refused("metro", &[]),
        "the board made of this feed cannot be played. This file: the board has 1 station; 2 to 1,024 can be played."
    );
}

/// A feed of so many bus lines with so many stops each, all different.
fn city(lines: usize, stops: usize) -> Files {
    let [mut routes, mut trips, mut places, mut calls] = [
        "route_id,route_short_name,route_type\n",
        "route_id,trip_id\n",
        "stop_id,stop_name,stop_lat,stop_lon\n",
        "trip_id,stop_id,stop_sequence\n",
    ]
    .map(str::to_owned);
    for line in 0..lines {
        writeln!(routes, "{line},{line},3").unwrap();
        writeln!(trips, "{line},{line}").unwrap();
        for stop in 0..stops {
            writeln!(places, "{line}-{stop},Stop {stop} of {line},48.{stop:03},2.{line:03}").unwrap();
            writeln!(calls, "{line},{line}-{stop},{stop}").unwrap();
        }
    }
    feed()
        .with("routes.txt", routes)
        .with("trips.txt", trips)
        .with("stops.txt", places)
        .with("stop_times.txt", calls)
}

#[test]
fn as_many_lines_and_stations_as_a_board_holds_and_no_more() {
    let largest = city(64, 16).import("bus", &[]).unwrap();
    assert_eq!((largest.plan.line.len(), largest.plan.station.len()), (64, 1024));
    assert_eq!(
        city(65, 2).refused("bus", &[]),
        "the chosen routes make 65 lines, and a board has at most 64; ask for fewer kinds (here: 65 bus) or name \
         the lines, as in --lines \"0,1,2\"."
    );
    assert_eq!(city(65, 2).import("bus", &["64"]).unwrap().plan.line.len(), 1);
    assert_eq!(
        city(6, 171).refused("bus", &[]),
        "the chosen lines have 1,026 stations, and a board has at most 1,024; choose fewer with --lines (most \
         stations: 0 171, 1 171, 2 171, 3 171, 4 171)."
    );
    let told = city(64, 300).refused("bus", &[]);
    assert!(told.starts_with("the chosen lines have 19,200 stations"), "{told}");
}

#[test]
fn a_feed_beyond_the_limits_is_refused() {
    let mut routes = String::from("route_id,route_type\n");
    for route in 0..=65_000 {
        writeln!(routes, "{route},3").unwrap();
    }
    assert_eq!(
        feed().with("routes.txt", routes).refused("metro", &[]),
        "routes.txt has more than 65,000 routes, which is beyond what an import takes; cut the feed down first."
    );
    // A kilobyte of archive that unpacks to more than a file of routes may have.
    let bomb = [b"route_id,route_type\n".to_vec(), b" ,\n".repeat(22 * 1024 * 1024)].concat();
    assert_eq!(
        feed().with("routes.txt", bomb).refused("metro", &[]),
        "routes.txt has more than 67,108,864 bytes, which is beyond what an import takes; cut the feed down first."
    );
}

#[test]
fn a_quotation_mark_that_is_never_closed_in_a_small_file_is_found_too() {
    let told = "a quotation mark is opened in this row and never closed";
    let open = feed().and("stops.txt", "open,\"Open,,1,1").and("stops.txt", "after,After,,1,1");
    let said = open.refused("metro", &[]);
    assert!(said.starts_with(&format!("stops.txt, line 15: {told}")), "{said}");
    // In the middle of a file it swallows what follows.
    let said = feed().changed("trips.txt", "m10,all,ten-back", "m10,\"all,ten-back").refused("metro", &[]);
    assert!(said.starts_with(&format!("trips.txt, line 3: {told}")), "{said}");
    // A mark inside a value, and a value with a line break, are as good as any other.
    let inch = feed().and("stops.txt", "inch,Pipe 5\" wide,,1,1").and("stops.txt", "two,\"Two\nlines\",,1,1");
    assert!(inch.import("metro", &[]).is_ok());
}

#[test]
fn a_file_in_utf_16_is_told_by_its_cause() {
    let text = String::from_utf8(feed().0["stops.txt"].clone()).unwrap();
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for bytes in [utf16.clone(), big, [&b"\xff\xfe"[..], &utf16].concat()] {
        assert_eq!(
            feed().with("stops.txt", bytes).refused("metro", &[]),
            "stops.txt is saved in UTF-16, as spreadsheets do; save it in UTF-8."
        );
    }
}

#[test]
fn several_feeds_in_one_archive_are_told() {
    let files = |folders: &[&str]| {
        let mut all = Files(Default::default());
        for folder in folders {
            for (name, bytes) in feed().0 {
                all.0.insert(format!("{folder}{name}").leak(), bytes);
            }
        }
        all
    };
    let told = said(&import_zip(files(&["bus/", "metro/"]).zipped(""), "metro", &[]).unwrap_err());
    assert_eq!(told, "feed.zip holds several feeds: bus and metro. Unpack it, and import one of them.");
    assert!(import_zip(files(&["", "old/"]).zipped(""), "metro", &[]).is_ok(), "one of them lies open");
    let mut nested = Files(Default::default());
    nested.0.insert("google_transit_metro.zip", feed().zipped(""));
    nested.0.insert("readme.txt", b"x".to_vec());
    let told = said(&import_zip(nested.zipped(""), "metro", &[]).unwrap_err());
    assert!(told.starts_with("feed.zip holds several feeds: google_transit_metro.zip. Unpack it"), "{told}");
}

#[test]
fn trips_that_are_listed_twice_are_told() {
    let twice = feed().and("trips.txt", "m10,all,ten-out").and("trips.txt", "m10,all,ten-out");
    let import = twice.import("metro", &[]).unwrap();
    assert_eq!(import.plan, feed().import("metro", &[]).unwrap().plan);
    let told = common::report_text(&import, speech::Lang::En);
    assert!(
        told.contains("  trips listed more than once, taken as one each: 2, among them ten-out\n"),
        "{told}"
    );
    let lines = feed().and("trips.txt", "m2-east,all,ten-out").refused("metro", &[]);
    assert_eq!(
        lines,
        "trips.txt, line 11, column trip_id: “ten-out” is listed twice, on two different lines; these may be two feeds in one."
    );
}
