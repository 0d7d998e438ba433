//! Maps of boards that say less than Paris does.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use gardez_la_ligne::Board;
use gardez_la_ligne_map::Map;
use serde_json::{Value, json};

fn board(extra: Value) -> Board {
    let mut board = json!({
        "name": "Testville",
        "line": [
            {"id": "1", "kind": "tram", "seats": 1, "paths": [["West", "Middle", "East"]]},
            {"id": "2", "kind": "tram", "seats": 1, "paths": [["Middle", "East"]]},
        ],
        "station": [
            {"name": "West", "lines": ["1"], "x": 0, "y": 0},
            {"name": "Middle", "lines": ["1", "2"], "x": 100, "y": 0},
            {"name": "East", "lines": ["1", "2"], "x": 200, "y": 0},
        ],
    });
    for (key, value) in extra.as_object().unwrap() {
        board[key] = value.clone();
    }
    Board::from_json(&board).unwrap()
}

#[test]
fn a_board_without_coordinates_has_no_map() {
    let stations = json!([{"name": "West", "lines": ["1"]}, {"name": "Middle", "lines": ["1", "2"]}, {"name": "East", "lines": ["1", "2"]}]);
    assert_eq!(Map::of(&board(json!({"station": stations}))), None);
}

#[test]
fn a_board_without_paths_has_dots_and_names() {
    let lines = json!([{"id": "1", "kind": "tram", "seats": 1}, {"id": "2", "kind": "tram", "seats": 1}]);
    let map = Map::of(&board(json!({"line": lines}))).unwrap();
    assert_eq!((map.courses.len(), map.halts.len(), map.shields.len(), map.labels.len()), (0, 3, 0, 3));
    assert_eq!(map.river, "");
}

#[test]
fn all_stations_at_one_point_are_no_reason_to_fall_over() {
    let at = |name: &str, lines: Value| json!({"name": name, "lines": lines, "x": 5, "y": 5});
    let stations =
        json!([at("West", json!(["1"])), at("Middle", json!(["1", "2"])), at("East", json!(["1", "2"]))]);
    let map = Map::of(&board(json!({"station": stations}))).unwrap();
    assert!(map.halts.iter().all(|halt| halt.at.x.is_finite() && halt.at.y.is_finite()));
    assert!(map.courses.iter().all(|course| !course.path().contains("NaN")));
    assert!(map.reaches.iter().flatten().all(|at| at.x.is_finite() && at.y.is_finite()));
}

#[test]
fn the_corridor_says_who_runs_on_which_side_and_by_which_bends() {
    let plain = Map::of(&board(json!({}))).unwrap();
    let heights = |map: &Map| {
        let of = |line: u8| {
            map.courses.iter().find(|course| course.line.0 == line).unwrap().points.last().unwrap().0.y
        };
        [of(0), of(1)]
    };
    let [first, second] = heights(&plain);
    assert!(first < second, "the first line runs on the left, which is above on the way east");

    let swapped = json!({"corridor": [{"between": ["Middle", "East"], "order": ["2", "1"]}]});
    let [first, second] = heights(&Map::of(&board(swapped)).unwrap());
    assert!(first > second);

    let back = json!({"corridor": [{"between": ["East", "Middle"], "order": ["2", "1"], "through": [[190, 40], [110, 40]]}]});
    let map = Map::of(&board(back)).unwrap();
    let [first, second] = heights(&map);
    assert!(first < second, "walked the other way, left is right");
    let bent = map.courses.iter().find(|course| course.line.0 == 1).unwrap();
    let xs: Vec<f32> = bent.points.iter().map(|(at, _)| at.x.round()).collect();
    assert!(xs.windows(2).all(|pair| pair[0] < pair[1]), "the bends come in the order of the way: {xs:?}");
    assert_eq!(bent.points.len(), 4);
}

#[test]
fn where_lines_run_side_by_side_a_station_spans_them() {
    let map = Map::of(&board(json!({}))).unwrap();
    let spans = |index: usize| map.halts[index].ends[0] != map.halts[index].ends[1];
    assert_eq!([spans(0), spans(1), spans(2)], [false, true, true]);
}
