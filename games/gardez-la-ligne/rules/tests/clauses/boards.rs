//! The boards as data: one is the same however it is written, and what does not hold together is refused with its name.

use crate::setup::network;
use gardez_la_ligne::{Board, Colour, GardezLaLigne, Line, Plan};
use rules::Game;
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
    let plan: Plan = toml::from_str(text).unwrap();
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
fn told(spoil: impl FnOnce(&mut Value)) -> String {
    let mut board = network(&[("1", 1), ("2", 2)], &[("Port", &["1"]), ("Gare", &["1", "2"])]);
    assert!(Board::from_json(&board).is_ok());
    spoil(&mut board);
    let fault = Board::from_json(&board).unwrap_err();
    // On the page it is said in the reader's language, with nothing left out.
    let (speech, phrase) = (Speech::of::<GardezLaLigne>(), fault.phrase());
    for lang in Lang::ALL {
        let said = speech.say(lang, &phrase, &|seat| seat.to_string());
        assert!(!speech.lacks(lang, phrase.id) && !said.contains("{$") && !said.contains("board-"), "{said}");
    }
    fault.to_string()
}

#[test]
fn what_is_wrong_with_a_board_is_said_by_name() {
    let many = |count: usize, make: fn(usize) -> Value| Value::Array((0..count).map(make).collect());
    let cases: [(String, &str); 23] = [
        (
            told(|board| board["station"] = json!([board["station"][0]])),
            "it has 1 stations; 2 to 1024 can be played",
        ),
        (
            told(|board| board["station"] = many(1025, |n| json!({"name": n.to_string(), "lines": ["1"]}))),
            "it has 1025 stations; 2 to 1024 can be played",
        ),
        (told(|board| board["line"] = json!([])), "it has 0 lines; 1 to 64 can be played"),
        (
            told(|board| {
                board["line"] = many(65, |n| json!({"id": n.to_string(), "kind": "bus", "seats": 1}))
            }),
            "it has 65 lines; 1 to 64 can be played",
        ),
        (told(|board| board["line"][1]["id"] = json!("1")), "line `1` is listed twice"),
        (
            told(|board| board["station"][1]["name"] = json!("Port")),
            "station `Port` is listed twice; give each a name of its own, or merge them",
        ),
        (
            told(|board| board["line"][0]["seats"] = json!(0)),
            "line `1` is worth 0 seats; 1 to 99 are possible",
        ),
        (
            told(|board| board["station"][1]["lines"] = json!(["1"])),
            "line `2` has no station; list it in the lines of one, or leave it out",
        ),
        (
            told(|board| board["station"][0]["lines"] = json!([])),
            "station `Port` has no line; list at least one, or leave it out",
        ),
        (
            told(|board| board["station"][0]["lines"] = json!(["9"])),
            "station `Port` is on line `9`, which is not among the lines",
        ),
        (
            told(|board| board["station"][0]["lines"] = json!(["1", "1"])),
            "station `Port` lists line `1` twice",
        ),
        (
            told(|board| board["station"][0]["since"] = json!({"1": "hier"})),
            "station `Port`, since: `1 = hier` must name one of its lines and a day as YYYY-MM-DD",
        ),
        (
            told(|board| board["station"][0]["since"] = json!({"1": "2024-13-24"})),
            "station `Port`, since: `1 = 2024-13-24` must name one of its lines and a day as YYYY-MM-DD",
        ),
        (
            told(|board| board["line"][0]["paths"] = json!([["Port", "Port", "Gare"]])),
            "line `1`: a path joins at least 2 stations, and all together no more than 4096",
        ),
        (
            told(|board| board["corridor"] = json!([{"between": ["Port", "Port"]}])),
            "the corridor between `Port` and `Port` must join two stations, and order only lines that serve both",
        ),
        (
            told(|board| board["line"][1]["paths"] = json!([["Port", "Gare"]])),
            "line `2` is drawn through `Port`, which is not one of its stations",
        ),
        (
            told(|board| board["line"][1]["gaps"] = json!([["Gare"]])),
            "line `2`: a path joins at least 2 stations, and all together no more than 4096",
        ),
        (
            told(|board| board["line"][0]["colour"] = json!("red;}")),
            "line `1`: `red;}` is not a colour; write it as #RRGGBB",
        ),
        (
            told(|board| board["station"][0]["x"] = json!(5)),
            "station `Port` needs x and y between -100000 and 100000, as every station or no station has",
        ),
        (
            told(|board| board["river"] = json!({"points": [[0, 1e9]]})),
            "the river has coordinates that cannot be drawn",
        ),
        (
            told(|board| board["corridor"] = json!([{"between": ["Port", "Phare"]}])),
            "the corridor between `Port` and `Phare` must join two stations, and order only lines that serve both",
        ),
        (
            told(|board| board["corridor"] = json!([{"between": ["Port", "Gare"], "order": ["2"]}])),
            "the corridor between `Port` and `Gare` must join two stations, and order only lines that serve both",
        ),
        (
            told(|board| board["station"][0]["name"] = json!("Port\n")),
            "station `Port`: write 1 to 80 characters, without control characters or spaces at the ends",
        ),
    ];
    for (told, expected) in cases {
        assert_eq!(told, expected);
    }
}

#[test]
fn what_has_not_the_shape_of_a_board_is_said_to() {
    let unknown = told(|board| board["line"][0]["color"] = json!("#000000"));
    assert!(unknown.starts_with("it is not in the shape of a board: unknown field `color`"), "{unknown}");
    let missing = told(|board| *board = json!({"name": "x"}));
    assert_eq!(missing, "it is not in the shape of a board: missing field `line`");
    let broken = Board::from_toml("\nname = ").unwrap_err().to_string();
    assert!(broken.starts_with("line 2, it is not in the shape of a board: "), "{broken}");
    // A file in JSON is told what is wrong with it as JSON.
    let file = |text: &str| GardezLaLigne::read_board(text).unwrap().unwrap_err().to_string();
    let comma = file("{\n\"name\": \"x\",\n}");
    assert!(comma.contains("line 3") && comma.contains("trailing comma"), "{comma}");
    let unknown = file("{\n\"colour\": 1}");
    assert!(unknown.contains("line 2") && unknown.contains("unknown field `colour`"), "{unknown}");
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
