//! What is wrong with a feed is said with its file, line and column, and nothing comes of it.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{Files, feed, import_zip};
use gardez_la_ligne_gtfs::{Feed, Routes};
use std::fmt::Write;
use std::path::Path;

#[test]
fn what_is_no_feed_is_refused() {
    let told = import_zip(b"name = \"Paris\"".to_vec(), "metro", &[]).unwrap_err().to_string();
    assert!(told.starts_with("feed.zip is not a GTFS feed: give a zip archive or a folder"), "{told}");
    let none = Feed::open(Path::new("/there/is/no/such.zip")).err().unwrap().to_string();
    assert!(none.starts_with("such.zip is not a GTFS feed"), "{none}");
    let mut cut = feed().zipped("");
    cut.truncate(cut.len() / 2);
    assert!(import_zip(cut, "metro", &[]).is_err());
}

#[test]
fn missing_files_are_named() {
    for file in ["routes.txt", "trips.txt", "stops.txt", "stop_times.txt"] {
        assert_eq!(
            feed().without(file).refused("metro", &[]),
            format!("{file} is missing; an import needs routes.txt, trips.txt, stops.txt and stop_times.txt")
        );
        assert_eq!(
            feed().with(file, "").refused("metro", &[]),
            format!("{file} is empty; its first line should name the columns")
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
    assert_eq!(told, "trips.txt, line 1: there is no column trip_id; there is route_id, service_id, trip");
}

#[test]
fn values_that_cannot_be_read_are_named_with_line_and_column() {
    let cases: [(Files, &str); 12] = [
        (
            feed().changed("routes.txt", "West,401", "West,"),
            "routes.txt, line 4, column route_type: `` is empty, but needed",
        ),
        (
            feed().changed("routes.txt", "West,401", "West,metro"),
            "routes.txt, line 4, column route_type: `metro` is not a whole number",
        ),
        (
            feed().and("routes.txt", "idle,port,X,,1"),
            "routes.txt, line 9, column route_id: `idle` is listed twice",
        ),
        (
            feed().and("routes.txt", ",port,X,,1"),
            "routes.txt, line 9, column route_id: `` is empty, but needed",
        ),
        (
            feed().and("stops.txt", "castle,C,,1,1"),
            "stops.txt, line 15, column stop_id: `castle` is listed twice",
        ),
        (
            feed().changed("stops.txt", "castle,Castle,,0.00,", "castle,Castle,,north,"),
            "stops.txt, line 6, column stop_lat: `north` is not a latitude or longitude in degrees",
        ),
        (
            feed().changed("stops.txt", "castle,Castle,,0.00,10.01", "castle,Castle,,0.00,190"),
            "stops.txt, line 6, column stop_lon: `190` is not a latitude or longitude in degrees",
        ),
        (
            feed().changed("stops.txt", "castle,Castle,,0.00,10.01", "castle,Castle,,,"),
            "stops.txt, line 6, column stop_lat: `` is empty, but needed for a stop that a chosen line serves",
        ),
        (
            feed().changed("stops.txt", "castle,Castle", "castle,"),
            "stops.txt, line 6, column stop_name: `` is empty, but needed for a stop that a chosen line serves",
        ),
        (
            feed().changed("stop_times.txt", "castle,20", "castle,second"),
            "stop_times.txt, line 5, column stop_sequence: `second` is not a whole number",
        ),
        (
            feed().changed("stop_times.txt", "castle,20", "castle"),
            "stop_times.txt, line 5, column stop_sequence: `` is empty, but needed",
        ),
        (
            feed().changed("trips.txt", "m10,all,ten-out", "m10,all"),
            "trips.txt, line 2, column trip_id: `` is empty, but needed",
        ),
    ];
    for (files, told) in cases {
        assert_eq!(files.refused("metro", &[]), told);
    }
    let latin = [&feed().0["stops.txt"][..], b"caf,Caf\xe9,,1,1\n"].concat();
    assert_eq!(
        feed().with("stops.txt", latin).refused("metro", &[]),
        "stops.txt, line 15, column stop_name: `Caf\u{fffd}` is not text in UTF-8; convert the file"
    );
}

#[test]
fn a_quotation_mark_that_is_never_closed_is_found() {
    let rows: String = (0..50_000).map(|n| format!("x{n},Stop,,1,1\n")).collect();
    let told = feed().and("stops.txt", "open,\"Open,,1,1").and("stops.txt", &rows).refused("metro", &[]);
    assert_eq!(told, "stops.txt, line 15: the row has more than 256 KiB; is a quotation mark never closed?");
}

#[test]
fn kinds_that_there_are_not_are_said_with_those_there_are() {
    let has = "3 metro (1), 1 rail (2), 1 bus (3), 1 metro (401), 1 tram (900)";
    assert_eq!(
        feed().refused("ferry,1200", &[]),
        format!("no route is of the kinds asked for; with --routes choose among what the feed has: {has}")
    );
    for word in ["metros", "", "5-1", "-1", "1-"] {
        let told = word.parse::<Routes>().unwrap_err().to_string();
        assert!(
            told.starts_with(&format!("`{word}` is no kind of route; write metro, rail, tram, ")),
            "{told}"
        );
    }
}

#[test]
fn lines_that_there_are_not_are_said_with_those_there_are() {
    assert_eq!(
        feed().refused("metro,rail", &["10", "11"]),
        "there is no line `11` among the kinds asked for; there is 2, 10, 99, Hill Railway of the North"
    );
}

#[test]
fn lines_on_which_nothing_runs_make_no_board() {
    let told = "none of the chosen routes has a trip that stops anywhere, so there is nothing to play on";
    assert_eq!(feed().refused("metro", &["99"]), told);
    assert_eq!(feed().with("stop_times.txt", "trip_id,stop_id,stop_sequence\n").refused("metro", &[]), told);
    let one = feed().with("stop_times.txt", "trip_id,stop_id,stop_sequence\nten-out,castle,1\n");
    assert_eq!(
        one.refused("metro", &[]),
        "the board made of this feed cannot be played: it has 1 stations; 2 to 1024 can be played"
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
         the lines, as in --lines \"0,1,2\""
    );
    assert_eq!(city(65, 2).import("bus", &["64"]).unwrap().plan.line.len(), 1);
    assert_eq!(
        city(6, 171).refused("bus", &[]),
        "the chosen lines have 1026 stations, and a board has at most 1024; choose fewer with --lines (most \
         stations: 0 171, 1 171, 2 171, 3 171, 4 171)"
    );
    let told = city(64, 300).refused("bus", &[]);
    assert!(told.starts_with("the chosen lines have 19200 stations"), "{told}");
}

#[test]
fn a_feed_beyond_the_limits_is_refused() {
    let mut routes = String::from("route_id,route_type\n");
    for route in 0..=65_000 {
        writeln!(routes, "{route},3").unwrap();
    }
    assert_eq!(
        feed().with("routes.txt", routes).refused("metro", &[]),
        "routes.txt has more than 65000 routes, which is beyond what an import takes; cut the feed down first"
    );
    // A kilobyte of archive that unpacks to more than a file of routes may have.
    let bomb = [b"route_id,route_type\n".to_vec(), b" ,\n".repeat(22 * 1024 * 1024)].concat();
    assert_eq!(
        feed().with("routes.txt", bomb).refused("metro", &[]),
        "routes.txt has more than 67108864 bytes, which is beyond what an import takes; cut the feed down first"
    );
}
