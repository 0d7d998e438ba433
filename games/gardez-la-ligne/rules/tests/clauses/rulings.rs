//! What the rules leave open, as we rule it, with the options that change it.

use crate::setup::{Strike, network, open, seat};
use gardez_la_ligne::{Action, Board, Event, GardezLaLigne, Line};
use rules::{Hidden, Rules, SettingsError, Timed, Viewer};
use serde_json::{Value, json};
use speech::{Lang, Speech};

/// The places at the end of a small game under each value of the option.
fn places_by_tie(lines: &[(&str, u8)], stations: &[(&str, &[&str])]) -> [Vec<u8>; 3] {
    ["shared", "lines", "influence"].map(|tie| {
        let mut strike = Strike::with(json!({"board": network(lines, stations), "tie": tie}), 2);
        strike.play_out();
        let outcome = strike.outcome();
        assert_eq!(outcome.scores()[0], outcome.scores()[1], "they are level on seats");
        outcome.places().to_vec()
    })
}

#[test]
fn gr1_level_on_seats_the_number_of_lines_decides_where_agreed() {
    let [shared, lines, influence] =
        places_by_tie(&[("R", 2), ("S", 1), ("T", 1)], &[("r", &["R"]), ("st", &["S", "T"])]);
    assert_eq!((shared, lines), (vec![1, 1], vec![2, 1]));
    assert_eq!(influence, [1, 1], "two each: they share after all");
}

#[test]
fn gr1_level_on_seats_total_influence_decides_where_agreed() {
    let [shared, lines, influence] =
        places_by_tie(&[("R", 1), ("S", 1)], &[("r", &["R"]), ("s", &["S"]), ("rr", &["R"])]);
    assert_eq!((shared, influence), (vec![1, 1], vec![1, 2]));
    assert_eq!(lines, [1, 1], "a line each: they share after all");
}

/// Twelve markers are gone after a dozen lines; `last` needs a thirteenth.
fn thirteen_lines(marker_limit: &str, last: &[&str]) -> Strike {
    let ids: Vec<String> = (1..=14).map(|n| n.to_string()).collect();
    let lines: Vec<(&str, u8)> = ids.iter().map(|id| (id.as_str(), 1)).collect();
    let twelve: Vec<&str> = ids[..12].iter().map(String::as_str).collect();
    let stations: [(&str, &[&str]); 4] =
        [("hub", &twelve), ("far", &["14"]), ("last", last), ("end", &["14"])];
    let board = network(&lines[..], &stations);
    let mut strike = Strike::with(json!({"board": with_line_13(board), "marker_limit": marker_limit}), 2);
    strike.pickets(&["hub", "far"]);
    strike
}

/// Every line must have a station.
fn with_line_13(mut board: Value) -> Value {
    board["station"].as_array_mut().unwrap().push(json!({"name": "depot", "lines": ["13"]}));
    board
}

#[test]
fn gr2_markers_are_no_limit_unless_the_table_agreed_so() {
    let mut strike = thirteen_lines("off", &["1", "13"]);
    strike.picket(0, "last");
    assert_eq!((strike.influence("1"), strike.influence("13")), (vec![2, 0], vec![1, 0]));
    assert_eq!(strike.game.view(&strike.state, Viewer::Public).markers_left, None);

    let mut strike = thirteen_lines("on", &["1", "13"]);
    assert_eq!(strike.game.view(&strike.state, Viewer::Public).markers_left, Some(vec![0, 11]));
    let events = strike.picket(0, "last");
    assert_eq!((strike.influence("1"), strike.influence("13")), (vec![2, 0], vec![0, 0]));
    assert_eq!(strike.control("13"), None);
    assert_eq!(events[1], Event::OutOfMarkers { union: seat(0), lines: vec![Line(12)] });
}

#[test]
fn gr3_lines_count_as_in_the_network_played() {
    let lines_at = |board: &str, name: &str| {
        let board = Board::named(board).unwrap();
        let station = board.station(name)?;
        let ids = board.through(station).iter().map(|line| board.track(line).unwrap().id.clone());
        Some(ids.collect::<Vec<_>>().join(" "))
    };
    let at = |name| (lines_at("paris-2019", name), lines_at("paris-2025", name));
    let both = |a: &str, b: &str| (Some(a.to_owned()), Some(b.to_owned()));
    assert_eq!(at("Porte de Clichy"), both("13 C", "13 14 C"));
    assert_eq!(at("Porte Maillot"), both("1 C", "1 C E"));
    assert_eq!(at("La Défense"), both("1 A", "1 A E"));
    assert_eq!(at("Châtelet"), both("1 4 7 11 14 A B D", "1 4 7 11 14 A B D"));
    assert_eq!(at("Mairie de Saint-Ouen"), both("13", "13 14"));
    assert_eq!(at("Barbara"), (None, Some("4".to_owned())), "left out where no line serves it");
    // The number of lines decides what a picket gives (G9).
    let mut strike = Strike::paris(2);
    strike.picket(0, "Mairie de Saint-Ouen");
    assert_eq!(strike.influence("13"), [2, 0]);
}

#[test]
fn gr3_a_station_that_is_not_on_the_board_is_refused() {
    let strike = Strike::paris(2);
    for number in [strike.game.board().size() as u16, 1023, 1024, u16::MAX] {
        let action = Action::Picket(gardez_la_ligne::Station(number));
        let refusal = strike.game.check(&strike.state, seat(0), &action).unwrap_err();
        assert_eq!((refusal.clause.0, refusal.reason), ("GR3", "refusal-unknown"));
    }
}

#[test]
fn gr4_one_rer_line_alone_gives_two() {
    let mut strike = Strike::paris(2);
    strike.picket(0, "Luxembourg");
    assert_eq!(strike.influence("B"), [2, 0]);
}

#[test]
fn gr5_a_full_board_ends_the_game() {
    let board = network(&[("1", 1)], &[("a", &["1"]), ("b", &["1"]), ("c", &["1"])]);
    let mut strike = Strike::with(json!({"board": board}), 2);
    strike.pickets(&["a", "b", "c"]);
    assert_eq!(strike.turn(), None);
    assert_eq!(strike.outcome().scores(), [1, 0]);
    assert_eq!(strike.game.view(&strike.state, Viewer::Public).pickets_left, [10, 11]);
    let refusal = strike.refused(1, "a");
    assert_eq!((refusal.clause.0, refusal.reason), ("GR5", "refusal-board-full"));
}

#[test]
fn gr6_a_seat_can_be_made_to_begin() {
    let strike = Strike::with(json!({"starter": "3"}), 3);
    assert_eq!(strike.turn(), Some(2));
    assert_eq!(strike.dealt, [Event::Starter { union: seat(2), drawn: false }]);
    let settings_error = open(json!({"starter": "4"}), 3).unwrap_err();
    assert_eq!(settings_error.to_string(), "option `starter`: expected lot, 1, 2, 3");
}

#[test]
fn gr7_a_board_is_data() {
    let board = network(&[("T1", 3), ("T2", 1)], &[("Port", &["T1"]), ("Gare", &["T1", "T2"])]);
    let mut strike = Strike::with(json!({"board": board}), 2);
    strike.pickets(&["Port", "Gare"]);
    assert_eq!(strike.outcome().scores(), [3, 1]);
    for name in ["paris-2019", "paris-2025"] {
        assert!(open(json!({"board": name}), 2).is_ok());
    }
    assert!(matches!(open(json!({"board": "londres"}), 2), Err(SettingsError::Value { .. })));
    let broken = network(&[("T1", 3)], &[("Port", &["T1"]), ("Gare", &["T2"])]);
    assert_eq!(
        Speech::of::<GardezLaLigne>()
            .settings_error(Lang::En, &open(json!({"board": broken}), 2).unwrap_err()),
        "This file: station “Gare” is on line “T2”, which is not among the lines."
    );
}

#[test]
fn gr8_the_last_markers_go_to_lines_in_the_order_of_the_sheet() {
    let ids: Vec<String> = (1..=14).map(|n| n.to_string()).collect();
    let lines: Vec<(&str, u8)> = ids.iter().map(|id| (id.as_str(), 1)).collect();
    let eleven: Vec<&str> = ids[..11].iter().map(String::as_str).collect();
    // The order in which the station lists its lines is not the order of the sheet.
    let stations: [(&str, &[&str]); 4] =
        [("hub", &eleven), ("far", &["12"]), ("last", &["14", "12", "13"]), ("end", &["1"])];
    let mut strike = Strike::with(json!({"board": network(&lines, &stations), "marker_limit": "on"}), 2);
    strike.pickets(&["hub", "far"]);
    let events = strike.picket(0, "last");
    assert_eq!(
        (strike.influence("12"), strike.influence("13"), strike.influence("14")),
        (vec![1, 2], vec![0, 0], vec![0, 0])
    );
    assert_eq!(events[1], Event::OutOfMarkers { union: seat(0), lines: vec![Line(12), Line(13)] });
}

#[test]
fn gr9_lines_that_give_nothing_still_serve_the_station() {
    let mut strike = thirteen_lines("on", &["1", "13"]);
    strike.picket(0, "last");
    assert_eq!(strike.influence("1"), [2, 0], "one for the hub and one here, though line 13 gives nothing");

    let mut strike = thirteen_lines("on", &["1", "13"]);
    let events = strike.picket(0, "depot");
    assert!(matches!(&events[0], Event::Picket { lines, .. } if lines.is_empty()), "{events:?}");
    assert_eq!(strike.influence("13"), [0, 0]);
}

#[test]
fn gr10_when_time_is_up_the_first_free_station_is_taken() {
    let board = network(&[("1", 1)], &[("a", &["1"]), ("b", &["1"]), ("c", &["1"])]);
    let mut strike = Strike::with(json!({"board": board}), 2);
    strike.picket(0, "a");
    assert_eq!(strike.game.timeout_action(&strike.state, seat(1)), Action::Picket(strike.station("b")));
}

#[test]
fn gr11_a_short_strike_has_half_the_pickets() {
    for (seats, pickets) in [(2, 6), (3, 5), (4, 5), (5, 5), (6, 4)] {
        assert_eq!(open(json!({"pickets": "half"}), seats).unwrap().pickets_each(), pickets);
    }
    let mut strike = Strike::with(json!({"pickets": "half"}), 2);
    strike.play_out();
    assert_eq!(strike.game.view(&strike.state, Viewer::Public).pickets.len(), 12);
    let limited = open(json!({"pickets": "half", "marker_limit": "on"}), 2).unwrap();
    assert_eq!(limited.marker_limit(), Some(18), "what is no picket is a marker");
}
