//! The boards as data: one is the same however it is written, and what does not hold together is refused with its name.

use crate::setup::network;
use gardez_la_ligne::{Board, BoardError, BoardFile, Colour, GardezLaLigne, Line};
use rules::Content;
use serde_json::{Value, json};
use speech::{Lang, Speech};

#[test]
fn a_board_is_the_same_in_toml_and_in_json() {
    let text = r##"
        name = "Deux lignes"
        [[line]]
        id = "1"
        kind = "metro"
        seats = 1
        colour = "#102030"
        paths = [["Port", "Gare"]]
        [[line]]
        id = "F"
        kind = "ferry"
        badge = "square"
        seats = 3
        [[station]]
        name = "Port"
        lines = ["1", "F"]
        x = 1
        y = 2.5
        [[station]]
        name = "Gare"
        lines = ["1"]
        x = 3
        y = 4
        since = { 1 = "2021-05-01" }
    "##;
    let board = Board::from_toml(text).unwrap();
    let plan: BoardFile = toml::from_str(text).unwrap();
    let json = Board::from_json(&serde_json::to_value(&plan).unwrap()).unwrap();
    assert_eq!(format!("{board:?}"), format!("{json:?}"));
    let file = |text: &str| GardezLaLigne::read_board(text).unwrap().unwrap();
    assert_eq!(file(&file(text).to_string()), file(text), "a file may be either");
    assert!(GardezLaLigne::read_board("{}").unwrap().is_err());
    let first = board.track(Line(0)).unwrap();
    assert_eq!(
        (first.colour, first.text),
        (Colour([0x10, 0x20, 0x30]), Colour([0xFF; 3])),
        "white can be read on it"
    );
}

/// A board that is good until `spoil` changes it; what is said then.
fn complaint_after(spoil: impl FnOnce(&mut Value)) -> String {
    let mut board = network(&[("1", 1), ("2", 2)], &[("Port", &["1"]), ("Gare", &["1", "2"])]);
    assert!(Board::from_json(&board).is_ok());
    spoil(&mut board);
    said(&Board::from_json(&board).unwrap_err())
}

/// An error in English; it is said in both languages, with nothing left out and nothing of a parser's words.
fn said(error: &BoardError) -> String {
    let (speech, phrase) = (Speech::of::<GardezLaLigne>(), error.phrase());
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

#[test]
fn what_is_wrong_with_a_board_is_said_by_name() {
    let many = |count: usize, make: fn(usize) -> Value| Value::Array((0..count).map(make).collect());
    let cases: [(String, &str); 25] = [
        (
            complaint_after(|board| board["station"] = json!([board["station"][0]])),
            "This file: the board has 1 station; 2 to 1,024 can be played.",
        ),
        (
            complaint_after(|board| {
                board["station"] = many(1025, |n| json!({"name": n.to_string(), "lines": ["1"]}))
            }),
            "This file: the board has 1,025 stations; 2 to 1,024 can be played.",
        ),
        (
            complaint_after(|board| board["line"] = json!([])),
            "This file: the board has 0 lines; 1 to 64 can be played.",
        ),
        (
            complaint_after(|board| {
                board["line"] = many(65, |n| json!({"id": n.to_string(), "kind": "bus", "seats": 1}))
            }),
            "This file: the board has 65 lines; 1 to 64 can be played.",
        ),
        (
            complaint_after(|board| board["line"][1]["id"] = json!("1")),
            "This file: line “1” is listed twice.",
        ),
        (
            complaint_after(|board| board["station"][1]["name"] = json!("Port")),
            "This file: station “Port” is listed twice; give each a name of its own, or merge them.",
        ),
        (
            complaint_after(|board| board["line"][0]["seats"] = json!(0)),
            "This file: line “1” is worth 0 seats; 1 to 99 are possible.",
        ),
        (
            complaint_after(|board| board["station"][1]["lines"] = json!(["1"])),
            "This file: line “2” has no station; list it in the lines of one, or leave it out.",
        ),
        (
            complaint_after(|board| board["station"][0]["lines"] = json!([])),
            "This file: station “Port” has no line; list at least one, or leave it out.",
        ),
        (
            complaint_after(|board| board["station"][0]["lines"] = json!(["9"])),
            "This file: station “Port” is on line “9”, which is not among the lines.",
        ),
        (
            complaint_after(|board| board["station"][0]["lines"] = json!(["1", "1"])),
            "This file: station “Port” lists line “1” twice.",
        ),
        (
            complaint_after(|board| board["station"][0]["since"] = json!({"1": "hier"})),
            "This file: station “Port”, since; “1 = hier” must name one of its lines and a day written YYYY-MM-DD.",
        ),
        (
            complaint_after(|board| board["station"][0]["since"] = json!({"1": "2024-13-24"})),
            "This file: station “Port”, since; “1 = 2024-13-24” must name one of its lines and a day written YYYY-MM-DD.",
        ),
        (
            complaint_after(|board| board["line"][0]["paths"] = json!([["Port", "Port", "Gare"]])),
            "This file: line “1”; a path joins at least 2 stations, and all together no more than 4,096.",
        ),
        (
            complaint_after(|board| board["corridor"] = json!([{"between": ["Port", "Port"]}])),
            "This file: the corridor between “Port” and “Port” must join two stations and order only lines that serve both.",
        ),
        (
            complaint_after(|board| board["line"][1]["paths"] = json!([["Port", "Gare"]])),
            "This file: line “2” is drawn through “Port”, which is not one of its stations.",
        ),
        (
            complaint_after(|board| board["line"][1]["gaps"] = json!([["Gare"]])),
            "This file: line “2”; a path joins at least 2 stations, and all together no more than 4,096.",
        ),
        (
            complaint_after(|board| board["line"][0]["colour"] = json!("red;}")),
            "This file: line “1”; “red;}” is not a colour, which is written #RRGGBB.",
        ),
        (
            complaint_after(|board| board["station"][0]["x"] = json!(5)),
            "This file: station “Port” needs x and y between −100,000 and 100,000, as every station or no station has.",
        ),
        (
            complaint_after(|board| board["river"] = json!({"points": [[0, 1e9]]})),
            "This file: some coordinates cannot be drawn: the river.",
        ),
        (
            complaint_after(|board| board["corridor"] = json!([{"between": ["Port", "Phare"]}])),
            "This file: the corridor between “Port” and “Phare” must join two stations and order only lines that serve both.",
        ),
        (
            complaint_after(|board| {
                board["corridor"] = json!([{"between": ["Port", "Gare"], "order": ["2"]}])
            }),
            "This file: the corridor between “Port” and “Gare” must join two stations and order only lines that serve both.",
        ),
        (
            complaint_after(|board| board["station"][0]["name"] = json!("Port\n")),
            "This file: station, “Port”; write 1 to 80 characters, without spaces at the ends or characters that cannot be seen.",
        ),
        (
            complaint_after(|board| board["line"][0]["id"] = json!("Circular Line")),
            "This file: line, “Circular Line”; write 1 to 12 characters, without spaces at the ends or characters that cannot be seen.",
        ),
        (
            complaint_after(|board| board["station"][0]["name"] = json!("")),
            "This file: station, without a text; write 1 to 80 characters, without spaces at the ends or characters that cannot be seen.",
        ),
    ];
    for (told, expected) in cases {
        assert_eq!(told, expected);
    }
}

#[test]
fn what_has_not_the_shape_of_a_board_is_said_to() {
    assert_eq!(
        complaint_after(|board| board["line"][0]["color"] = json!("#000000")),
        "line 1: “color” is not known here; write id, kind, badge, seats, colour, text, paths or gaps."
    );
    assert_eq!(complaint_after(|board| *board = json!({"name": "x"})), "This file: “line” is missing.");
    assert_eq!(
        complaint_after(|board| board["line"][1]["seats"] = json!("two")),
        "line 2, seats: a whole number from 0 to 255 is needed here, not the text “two”."
    );
    let broken = said(&Board::from_toml("\nname = ").unwrap_err());
    assert!(broken.starts_with("Line 2 of the file: a value is missing"), "{broken}");
    // A file in JSON is told what is wrong with it as JSON.
    let file = |text: &str| {
        let settings_error = GardezLaLigne::read_board(text).unwrap().unwrap_err();
        Speech::of::<GardezLaLigne>().settings_error(Lang::En, &settings_error)
    };
    let comma = file("{\n\"name\": \"x\",\n}");
    assert!(comma.starts_with("Line 3 of the file: a comma is missing or too much"), "{comma}");
    let unknown = file("{\n\"colour\": 1}");
    assert!(unknown.starts_with("Line 2 of the file: “colour” is not known here"), "{unknown}");
}

#[test]
fn what_is_wrong_in_a_file_is_said_with_its_line() {
    let text = "name = \"x\"\n[[line]]\nid = \"1\"\nkind = \"tram\"\nseats = 1\n[[station]]\nname = \"Gare\"\n\
        lines = [\"1\"]\n[[station]]\nname = \"Port\"\nlines = [\"1\"]\n";
    assert!(Board::from_toml(text).is_ok());
    for (from, to, told) in [
        ("seats = 1", "seats = 0", "Line 5 of the file: line “1” is worth 0 seats"),
        ("id = \"1\"", "id = \"1\"\ncolour = \"red\"", "Line 4 of the file: line “1”; “red” is not a colour"),
        (
            "\"Port\"\nlines = [\"1\"]",
            "\"Port\"\nlines = []",
            "Line 11 of the file: station “Port” has no line",
        ),
        ("\"Port\"", "\"Gare\"", "Line 10 of the file: station “Gare” is listed twice"),
        ("\"Port\"", "\"Po\\u0007rt\"", "Line 10 of the file: station, “Port”; write 1 to 80"),
    ] {
        let told_of = said(&Board::from_toml(&text.replacen(from, to, 1)).unwrap_err());
        assert!(told_of.starts_with(told), "{told_of}");
    }
}

#[test]
fn the_largest_board_can_be_played() {
    let ids: Vec<String> = (0..64).map(|n| format!("L{n}")).collect();
    let names: Vec<String> = (0..1024).map(|n| format!("S{n}")).collect();
    let lines: Vec<(&str, u8)> = ids.iter().map(|id| (id.as_str(), 99)).collect();
    let all: Vec<&str> = ids.iter().map(String::as_str).collect();
    let stations: Vec<(&str, &[&str])> = names.iter().map(|name| (name.as_str(), &all[..])).collect();
    let mut strike = crate::setup::Strike::with(json!({"board": network(&lines, &stations)}), 3);
    strike.pickets(&["S1023", "S0"]);
    strike.play_out();
    assert_eq!(strike.influence("L63"), [10, 10, 10]);
}

#[test]
fn a_board_with_a_name_written_out_is_the_same_board() {
    for name in Board::NAMES {
        let named = Board::named(name).unwrap();
        let plan = GardezLaLigne::board_plan(name).unwrap();
        let whole = Board::from_json(&plan).unwrap();
        let places = |board: &Board| {
            format!("{:?}", board.stations().map(|s| board.place(s).cloned()).collect::<Vec<_>>())
        };
        let tracks = |board: &Board| {
            format!("{:?}", board.lines().map(|line| board.track(line).cloned()).collect::<Vec<_>>())
        };
        assert_eq!(places(&whole), places(&named), "{name}");
        assert_eq!(tracks(&whole), tracks(&named), "{name}");
    }
    assert_eq!(GardezLaLigne::board_plan("lyon"), None);
}
