//! Boards as data: the standard one holds together, and what does not is refused with its place and line.

use crate::setup::open;
use minister::{Board, BoardError, BoardFile, Minister};
use rules::{Content, Rules};
use serde_json::{Value, json};
use speech::{Lang, Speech};

const STANDARD: &str = include_str!("../../../data/standard.toml");

fn standard() -> Value {
    serde_json::to_value(toml::from_str::<BoardFile>(STANDARD).unwrap()).unwrap()
}

/// An error in English; it is said in both languages, with nothing left out and nothing of a parser's words.
fn said(error: &BoardError) -> String {
    let (speech, phrase) = (Speech::of::<Minister>(), error.phrase());
    let [fr, en] = [Lang::Fr, Lang::En].map(|lang| {
        let said = speech.say(lang, &phrase, &|seat| seat.to_string());
        for wrong in ["{$", "board-", "data-", "expected", "invalid"] {
            assert!(!said.contains(wrong), "{said}");
        }
        said
    });
    assert_ne!(fr, en);
    en
}

/// What is said of the standard board after `spoil`.
fn complaint_after(spoil: impl FnOnce(&mut Value)) -> String {
    let mut board = standard();
    spoil(&mut board);
    said(&Board::from_json(&board).unwrap_err())
}

#[test]
fn the_standard_board_is_the_same_in_toml_and_in_json() {
    let board = Board::from_toml(STANDARD).unwrap();
    assert_eq!(board, Board::from_json(&standard()).unwrap());
    assert_eq!(board, *Board::named("standard").unwrap());
    assert_eq!(Board::named("other"), None);
}

#[test]
fn a_board_of_ones_own_can_be_played() {
    let mut board = standard();
    board["name"] = json!("Mine");
    board["spiral"]["length"] = json!(30);
    let game = open(json!({"board": board}), 3).unwrap();
    assert_eq!((game.board().name(), game.board().spiral().length), ("Mine", 30));
}

#[test]
fn what_is_wrong_with_a_board_is_said_with_its_zone_and_field() {
    let zone = |n: usize, field: &'static str, value: Value| {
        complaint_after(move |board| board["zone"][n][field] = value)
    };
    let spiral =
        |field: &'static str, value: Value| complaint_after(move |board| board["spiral"][field] = value);
    let cases: [(String, &str); 24] = [
        (
            complaint_after(|board| board["name"] = json!(" x")),
            "name: write 1 to 80 characters, without spaces at the ends.",
        ),
        (
            complaint_after(|board| board["zone"] = json!([])),
            "zone: there are 0 zones; 6 to 32 can be played.",
        ),
        (zone(1, "spaces", json!(0)), "zone 2, spaces: 0 spaces; a plain zone has 1 to 16."),
        (zone(1, "spaces", json!(17)), "zone 2, spaces: 17 spaces; a plain zone has 1 to 16."),
        (
            zone(7, "spaces", json!(2)),
            "zone 8, spaces: only a plain zone counts its spaces and has broth, a start or an arrow; leave this out.",
        ),
        (
            zone(13, "broth", json!(1)),
            "zone 14, broth: only a plain zone counts its spaces and has broth, a start or an arrow; leave this out.",
        ),
        (zone(9, "broth", json!(3)), "zone 10, broth: 3 broth spaces below 2 spaces."),
        (zone(0, "barrier", json!([1])), "zone 1, barrier: the first zone has no barrier; leave it out."),
        (
            zone(4, "barrier", json!([])),
            "zone 5, barrier: a barrier has at least one number, each from 1 to 6 and none twice.",
        ),
        (
            zone(4, "barrier", json!([2, 7])),
            "zone 5, barrier: a barrier has at least one number, each from 1 to 6 and none twice.",
        ),
        (
            zone(4, "barrier", json!([2, 2])),
            "zone 5, barrier: a barrier has at least one number, each from 1 to 6 and none twice.",
        ),
        (zone(4, "start", json!(4)), "zone 5, start: 4 is not a start; write 1, 2 or 3."),
        (zone(4, "start", json!(2)), "zone: start 2 must be on exactly one zone, not on 2."),
        (zone(3, "spaces", json!(7)), "zone 4, spaces: start 2 has 7 spaces; four players need 8."),
        (
            zone(15, "scope", json!(2)),
            "zone 16, scope: scope 2 must be the 1st or 2nd influence space, and that space must lie further on.",
        ),
        (
            zone(2, "scope", json!(0)),
            "zone 3, scope: scope 0 must be the 1st or 2nd influence space, and that space must lie further on.",
        ),
        (zone(9, "arrow", json!(true)), "zone: the red arrow must be on exactly one zone, not on 2."),
        (
            zone(16, "kind", json!("newspaper")),
            "zone: there must be exactly one newspaper, where exiles go; there are 2.",
        ),
        (
            zone(16, "kind", json!("influence")),
            "zone: there are 3 influence spaces; at most two can be played.",
        ),
        (zone(16, "kind", json!("opinion")), "zone 17, kind: opinion must be the last zone and no other."),
        (spiral("length", json!(0)), "spiral, length: election day is on space 0; it can be on 1 to 200."),
        (
            spiral("influence", json!([4, 4])),
            "spiral, influence: space 4 must lie between the first and election day and be listed once.",
        ),
        (
            spiral("chancellor", json!([24])),
            "spiral, chancellor: space 24 must lie between the first and election day and be listed once.",
        ),
        (
            spiral("starts", json!({"three": 24, "four": 0})),
            "spiral, starts: the marker starts on space 24, but must start before election day.",
        ),
    ];
    for (told, expected) in cases {
        assert_eq!(told, expected);
    }
}

#[test]
fn what_has_not_the_shape_of_a_board_is_said_with_its_part() {
    assert_eq!(
        complaint_after(|board| board["zone"][5]["colour"] = json!("red")),
        "zone 6: “colour” is not known here; write kind, start, spaces, barrier, broth, scope or arrow."
    );
    assert_eq!(
        complaint_after(|board| board["zone"][5]["spaces"] = json!("many")),
        "zone 6, spaces: a whole number from 0 to 255 is needed here, not the text “many”."
    );
    assert_eq!(
        complaint_after(|board| board["spiral"] = json!({"length": 9})),
        "spiral: “starts” is missing."
    );
    assert_eq!(complaint_after(|board| *board = json!({"name": "x"})), "This file: “spiral” is missing.");
    let settings_error = open(json!({"board": {}}), 3).unwrap_err();
    let speech = Speech::of::<Minister>();
    assert_eq!(speech.settings_error(Lang::En, &settings_error), "This file: “name” is missing.");
    assert_eq!(
        speech.settings_error(Lang::Fr, &settings_error),
        "Ce fichier\u{a0}: il manque «\u{a0}name\u{a0}»."
    );
}

#[test]
fn a_fault_in_a_file_names_its_line() {
    let line_of = |text: &str| STANDARD.lines().position(|line| line == text).unwrap() + 1;
    let spoiled = |from: &str, to: &str| {
        assert_eq!(STANDARD.matches(from).count(), 1, "{from}");
        said(&Board::from_toml(&STANDARD.replace(from, to)).unwrap_err())
    };
    let first = line_of("barrier = [2, 3, 6]");
    assert_eq!(
        spoiled("barrier = [2, 3, 6]", "barrier = [2, 3, 8]"),
        format!(
            "Line {first} of the file, zone 8, barrier: a barrier has at least one number, each from 1 to 6 and none twice."
        )
    );
    // A field that is missing is told with the line on which its zone begins.
    assert_eq!(
        spoiled("spaces = 8\n", ""),
        format!(
            "Line {} of the file, zone 4, spaces: 0 spaces; a plain zone has 1 to 16.",
            line_of("[[zone]] # 4")
        )
    );
    // What is not even TOML, or has an unknown field, too.
    let broken = spoiled("length = 24", "length = ");
    assert!(broken.starts_with(&format!("Line {} of the file: a value is missing", line_of("length = 24"))));
    let unknown = spoiled("arrow = true", "arow = true");
    let line = format!("Line {} of the file, zone 9: “arow” is not known here", line_of("arrow = true"));
    assert!(unknown.starts_with(&line), "{unknown}");
    let text = spoiled("influence = [4, 10, 16, 21]", "influence = [4, 10, 16, 25]");
    let line = format!("Line {} of the file, spiral, influence: ", line_of("influence = [4, 10, 16, 21]"));
    assert!(text.starts_with(&line), "{text}");
    // A file in JSON is told what is wrong with it as JSON.
    let settings_error = Minister::read_board("{\n\"name\": \"x\",\n}").unwrap().unwrap_err();
    let comma = Speech::of::<Minister>().settings_error(Lang::En, &settings_error);
    assert!(comma.starts_with("Line 3 of the file: a comma is missing or too much"), "{comma}");
}

#[test]
fn the_laws_are_upheld_on_boards_of_every_size() {
    for n in [6, 32] {
        let mut board = standard();
        let zones = board["zone"].as_array().unwrap().clone();
        let mut track = vec![zones[0].clone(), zones[3].clone(), zones[10].clone()];
        track[2]["arrow"] = json!(true);
        for zone in &mut track {
            zone.as_object_mut().unwrap().remove("scope");
        }
        track.resize(n - 3, json!({"kind": "plain", "spaces": 16, "barrier": [1, 2, 3], "broth": 16}));
        track.extend([zones[14].clone(), zones[16].clone(), zones[19].clone()]);
        if n > 6 {
            track[10] = json!({"kind": "influence", "barrier": [1, 2, 3, 4, 5, 6]});
            (4..8).for_each(|zone| track[zone]["scope"] = json!(1));
        }
        board["zone"] = json!(track);
        board["spiral"] =
            json!({"length": 5, "influence": [1, 3], "chancellor": [2], "starts": {"three": 0, "four": 0}});
        for seats in Minister::SEATS {
            laws::follow::<Minister>(seats, &json!({"board": board}).to_string(), 3);
        }
    }
}
