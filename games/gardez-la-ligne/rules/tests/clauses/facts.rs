//! Which stations are on the boards of Paris (GR3), held against what is known of them: `tests/facts`.

use gardez_la_ligne::{Board, Station};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const STATIONS: &str = include_str!("../facts/stations.csv");
const CORRIDORS: &str = include_str!("../facts/corridors.csv");
const OPENINGS: &str = include_str!("../facts/openings.csv");

/// The city from south to north and from west to east; of the suburbs no RER station without a metro lies in between.
const PARIS: [[f64; 2]; 2] = [[48.8155, 48.9022], [2.2241, 2.4699]];

#[derive(Deserialize)]
struct Fact {
    name: String,
    lines: String,
    lon: f64,
    lat: f64,
}

#[derive(Deserialize)]
struct Joint {
    a: String,
    b: String,
    decision: String,
}

#[derive(Deserialize)]
struct Opening {
    line: String,
    station: String,
    opened: String,
}

fn rows<T: DeserializeOwned>(text: &str) -> Vec<T> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().map(Result::unwrap).collect()
}

/// As the board writes a name.
fn set(name: &str) -> String {
    name.replace('\'', "’")
}

fn is_rer(line: &str) -> bool {
    ["A", "B", "C", "D", "E"].contains(&line)
}

fn paris(year: u16) -> Arc<Board> {
    Board::named(&format!("paris-{year}")).unwrap()
}

fn lines(board: &Board, station: Station) -> BTreeSet<String> {
    board.through(station).iter().map(|line| board.track(line).unwrap().id.clone()).collect()
}

fn lines_at(board: &Board, name: &str) -> BTreeSet<String> {
    board.station(&set(name)).map(|station| lines(board, station)).unwrap_or_default()
}

/// The stations of the network at the end of a year, as the ruling wants them.
fn ruled(year: u16) -> BTreeMap<String, BTreeSet<String>> {
    let end = format!("{year}-12-31");
    let openings: Vec<Opening> = rows(OPENINGS);
    let there = |station: &str, line: &str| {
        let same = |opening: &&Opening| opening.station == station && opening.line == line;
        openings.iter().find(same).is_none_or(|opening| opening.opened <= end)
    };
    let mut ruled = BTreeMap::new();
    for fact in rows::<Fact>(STATIONS) {
        let [[south, north], [west, east]] = PARIS;
        let in_paris = (south..=north).contains(&fact.lat) && (west..=east).contains(&fact.lon);
        let mut lines: BTreeSet<String> =
            fact.lines.split(';').filter(|line| there(&fact.name, line)).map(str::to_owned).collect();
        // A RER station of the suburbs is on the board only while it is joined to a metro station.
        if !in_paris && lines.iter().all(|line| is_rer(line)) {
            lines.clear();
        }
        if !lines.is_empty() {
            ruled.insert(set(&fact.name), lines);
        }
    }
    ruled
}

#[test]
fn gr3_the_boards_have_the_stations_that_the_ruling_names_and_no_others() {
    for (year, stations) in [(2019, 315), (2025, 334)] {
        let board = paris(year);
        let ours: BTreeMap<String, BTreeSet<String>> = board
            .stations()
            .map(|station| (board.place(station).unwrap().name.clone(), lines(&board, station)))
            .collect();
        assert_eq!(ours, ruled(year), "{year}");
        assert_eq!((ours.len(), board.size()), (stations, stations), "no name is there twice in {year}");
    }
}

#[test]
fn gr3_one_name_or_one_building_is_one_station_and_a_corridor_joins_nothing() {
    let joints: Vec<Joint> = rows(CORRIDORS);
    assert!(joints.len() > 20);
    for year in [2019, 2025] {
        let board = paris(year);
        for Joint { a, b, decision } in &joints {
            // A RER station is written with its lines, as in `Magenta (RER E)`.
            let (own, rer) = a.split_once(" (RER ").map_or((a.as_str(), ""), |(name, lines)| (name, lines));
            let rer: Vec<&str> =
                rer.trim_end_matches(')').split(',').filter(|line| !line.is_empty()).collect();
            match decision.as_str() {
                "merged" => {
                    assert!(own == b || board.station(&set(own)).is_none(), "{a} stands alone in {year}");
                    // Lines that came later, or a whole complex that did, are not there in 2019.
                    if year == 2025 {
                        let there = lines_at(&board, b);
                        assert!(rer.iter().all(|line| there.contains(*line)), "{b} has {there:?}, not {a}");
                    }
                }
                "separate" => {
                    let [one, other] = [own, b].map(|name| board.station(&set(name)));
                    assert!(one.is_none() || one != other, "{a} and {b} are one in {year}");
                    // Of a station that is not on the board, no line is at the other.
                    let there = lines_at(&board, b);
                    let strayed = one.is_none() && rer.iter().any(|line| there.contains(*line));
                    assert!(!strayed, "{b} has a line of {a} in {year}");
                }
                other => panic!("{a}, {b}: {other}"),
            }
        }
        let at = |name: &str| lines_at(&board, name).into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!((at("Auber"), at("Opéra")), ("A".into(), "3 7 8".into()));
        assert_eq!((at("La Chapelle"), at("Gare du Nord")), ("2".into(), "4 5 B D E".into()));
        assert_eq!(at("Châtelet"), "1 11 14 4 7 A B D");
        assert_eq!((at("Saint-Lazare"), at("Havre - Caumartin")), ("12 13 14 3 E".into(), "3 9".into()));
    }
}
