//! What is wrong with a file is told with its line, its field and what would do, and nothing of the parser's words.

use data_file::{
    DataFileError, Document, ErrorKind, FilePosition, LOCALES, Lined, MAX_TEXT, MAX_WEIGHT, Step, Syntax,
    Wanted,
};
use rules::{Arg, Phrase};
use serde::Deserialize;
use speech::{Lang, Speech};
use std::collections::BTreeMap;

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Deck {
    name: String,
    #[serde(default)]
    canvas: Option<[f32; 2]>,
    #[serde(default)]
    since: BTreeMap<String, String>,
    card: Vec<Lined<Card>>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Card {
    kind: Kind,
    count: u8,
    #[serde(default)]
    points: i32,
    #[serde(default)]
    red: bool,
    #[serde(default)]
    lines: Vec<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Attack,
    Defence,
}

const GOOD: &str = "name = \"x\"\ncanvas = [1, 2.5]\n\n[[card]]\nkind = \"attack\"\ncount = 3\n\n[[card]]\nkind = \"defence\"\ncount = 4\npoints = -5\nred = true\nlines = [\"a\"]\n";
const JSON: &str = "{\n \"name\": \"x\",\n \"card\": [\n  {\"kind\": \"attack\", \"count\": 3},\n  {\"kind\": \"defence\",\n   \"count\": 4}\n ]\n}\n";

fn read(text: &str) -> Result<Deck, DataFileError> {
    Document::read(text)?.to()
}

fn say(lang: Lang, phrase: &Phrase) -> String {
    Speech::new(LOCALES).say(lang, phrase, &|seat| seat.to_string())
}

/// What is said of a good file in which this is written instead of that.
fn complaint_after(file: &str, from: &str, to: &str) -> [String; 2] {
    assert!(file.contains(from), "{from}");
    let Err(fault) = read(&file.replacen(from, to, 1)) else { panic!("{to} was read") };
    [Lang::En, Lang::Fr].map(|lang| say(lang, &fault.phrase()))
}

#[test]
fn a_good_file_is_read_and_its_cards_know_their_lines() {
    let deck = read(GOOD).unwrap();
    assert_eq!((deck.name.as_str(), deck.canvas), ("x", Some([1.0, 2.5])));
    assert_eq!(deck.card.iter().map(|card| card.line).collect::<Vec<_>>(), [Some(4), Some(8)]);
    assert_eq!((deck.card[1].value.points, deck.card[1].value.red), (-5, true));
    let json = read(JSON).unwrap();
    assert_eq!(json.card.iter().map(|card| card.line).collect::<Vec<_>>(), [Some(4), Some(5)]);
    // What comes from no file has no lines, whoever reads it.
    let value: serde_json::Value = serde_json::from_str(JSON).unwrap();
    let unlined: Deck = Document::of_json(&value).to().unwrap();
    assert_eq!(unlined.card[1].line, None);
    assert_eq!(serde_json::from_value::<Deck>(value).unwrap(), unlined);
}

#[test]
fn a_value_of_another_kind_is_told_with_what_would_do() {
    for (from, to, en, fr) in [
        (
            "count = 4",
            "count = \"four\"",
            "Line 10 of the file, card 2, count: a whole number from 0 to 255 is needed here, not the text “four”.",
            "Ligne 10 du fichier, card 2, count\u{a0}: il faut ici un nombre entier de 0 à 255, et non le texte «\u{a0}four\u{a0}».",
        ),
        (
            "count = 4",
            "count = 300",
            "Line 10 of the file, card 2, count: a whole number from 0 to 255 is needed here, not 300.",
            "Ligne 10 du fichier, card 2, count\u{a0}: il faut ici un nombre entier de 0 à 255, et non 300.",
        ),
        (
            "count = 4",
            "count = 2.5",
            "Line 10 of the file, card 2, count: a whole number from 0 to 255 is needed here, not another number.",
            "Ligne 10 du fichier, card 2, count\u{a0}: il faut ici un nombre entier de 0 à 255, et non un autre nombre.",
        ),
        (
            "points = -5",
            "points = [1]",
            "Line 11 of the file, card 2, points: a whole number is needed here, not a list of 1 value.",
            "Ligne 11 du fichier, card 2, points\u{a0}: il faut ici un nombre entier, et non une liste de 1 valeur.",
        ),
        (
            "red = true",
            "red = \"yes\"",
            "Line 12 of the file, card 2, red: true or false is needed here, not the text “yes”.",
            "Ligne 12 du fichier, card 2, red\u{a0}: il faut ici true ou false, et non le texte «\u{a0}yes\u{a0}».",
        ),
        (
            "lines = [\"a\"]",
            "lines = [\n\"a\",\n2]",
            "Line 15 of the file, card 2, lines 2: a text in quotation marks is needed here, not 2.",
            "Ligne 15 du fichier, card 2, lines 2\u{a0}: il faut ici un texte entre guillemets, et non 2.",
        ),
        (
            "lines = [\"a\"]",
            "lines = \"a\"",
            "Line 13 of the file, card 2, lines: a list in square brackets is needed here, not the text “a”.",
            "Ligne 13 du fichier, card 2, lines\u{a0}: il faut ici une liste entre crochets, et non le texte «\u{a0}a\u{a0}».",
        ),
        (
            "canvas = [1, 2.5]",
            "canvas = [1]",
            "Line 2 of the file, canvas: a list of 2 values is needed here, not a list of 1 value.",
            "Ligne 2 du fichier, canvas\u{a0}: il faut ici une liste de 2 valeurs, et non une liste de 1 valeur.",
        ),
        (
            "name = \"x\"",
            "name = 1979-05-27",
            "Line 1 of the file, name: a text in quotation marks is needed here, not a date.",
            "Ligne 1 du fichier, name\u{a0}: il faut ici un texte entre guillemets, et non une date.",
        ),
        (
            "[[card]]\nkind = \"defence\"",
            "[card2]\n[[card]]\nkind = \"defence\"",
            "Line 8 of the file: “card2” is not known here; write name, canvas, since or card.",
            "Ligne 8 du fichier\u{a0}: «\u{a0}card2\u{a0}» n’est pas connu ici\u{a0}; écrivez name, canvas, since ou card.",
        ),
    ] {
        assert_eq!(complaint_after(GOOD, from, to), [en, fr]);
    }
}

#[test]
fn fields_that_are_missing_unknown_or_there_twice_are_told() {
    for (file, from, to, en) in [
        (GOOD, "count = 4\n", "", "Line 8 of the file, card 2: “count” is missing."),
        (GOOD, "name = \"x\"\n", "", "This file: “name” is missing."),
        (
            GOOD,
            "count = 4",
            "cuont = 4",
            "Line 10 of the file, card 2: “cuont” is not known here; write kind, count, points, red or lines.",
        ),
        (
            GOOD,
            "\"defence\"",
            "\"defense\"",
            "Line 9 of the file, card 2, kind: “defense” is not known here; write attack or defence.",
        ),
        (GOOD, "count = 4", "count = 4\ncount = 5", "Line 11 of the file: this name is given twice."),
        (JSON, "\"count\": 4", "\"count\": 4,\n\"count\": 5", "Line 7 of the file: “count” is there twice."),
        (
            JSON,
            "\"count\": 4",
            "\"count\": null",
            "Line 6 of the file, card 2, count: a whole number from 0 to 255 is needed here, not nothing.",
        ),
    ] {
        assert_eq!(complaint_after(file, from, to)[0], en);
    }
}

#[test]
fn what_is_no_toml_is_told_by_its_cause_and_line() {
    for (from, to, line, cause) in [
        ("name = \"x\"", "name = \"x", 1, Syntax::OpenText),
        ("name = \"x\"", "name = 'x", 1, Syntax::OpenText),
        ("name = \"x\"", "name = x", 1, Syntax::Value),
        ("name = \"x\"", "name =", 1, Syntax::Value),
        ("name = \"x\"", "name", 1, Syntax::Assignment),
        ("name = \"x\"", "name \"x\"", 1, Syntax::Assignment),
        ("name = \"x\"", "name: \"x\"", 1, Syntax::Assignment),
        ("name = \"x\"", "name = \"\\q\"", 1, Syntax::Character),
        ("count = 3", "count = 0123", 6, Syntax::Number),
        ("count = 3", "count = 99999999999999999999999999999999999999999999", 6, Syntax::Number),
        ("canvas = [1, 2.5]", "canvas = [\"a\" \"b\"]", 2, Syntax::Comma),
        ("canvas = [1, 2.5]", "canvas = [1, 2.5", 2, Syntax::Comma),
        ("lines = [\"a\"]\n", "lines = [\"a\"", 13, Syntax::OpenBracket),
        ("[[card]]", "[[card", 4, Syntax::OpenBracket),
        ("[[card]]", "[card]", 8, Syntax::Twice),
    ] {
        let fault = read(&GOOD.replacen(from, to, 1)).unwrap_err();
        let ErrorKind::Syntax(_, found) = fault.kind else { panic!("{to}: {fault}") };
        assert_eq!(found, cause, "{to}");
        // An open bracket may be noticed only further on.
        let near = fault.place.line.unwrap();
        assert!(near >= line && near <= line + 2, "{to}: {near}");
    }
}

#[test]
fn what_is_no_json_is_told_by_its_cause_and_line() {
    for (from, to, line, cause) in [
        ("\"x\"", "\"x", 2, Syntax::OpenText),
        ("\"x\",", "\"x\"", 3, Syntax::Comma),
        ("\"x\"", "x", 2, Syntax::Value),
        ("\"name\":", "\"name\"", 2, Syntax::Assignment),
        ("\"name\":", "name:", 2, Syntax::Assignment),
        ("4}\n ]", "4}\n ],", 8, Syntax::Comma),
        (" ]\n}\n", " ]\n", 7, Syntax::OpenBracket),
        (" ]\n}\n", " ]\n}\n}", 9, Syntax::After),
    ] {
        let fault = read(&JSON.replacen(from, to, 1)).unwrap_err();
        let ErrorKind::Syntax(_, found) = fault.kind else { panic!("{to}: {fault}") };
        assert_eq!((found, fault.place.line), (cause, Some(line)), "{to}");
    }
    assert!(matches!(
        read(&format!("{{\"a\":{}", "[".repeat(5000))).unwrap_err().kind,
        ErrorKind::Syntax(..)
    ));
}

#[test]
fn every_fault_has_a_sentence_without_the_words_of_a_parser() {
    let broken = [
        "=",
        "[[",
        "a.",
        "a = [1,,2]",
        "a = {",
        "\"",
        "a = 1__0",
        "\u{7}",
        "a = \"\\u12\"",
        "{",
        "{}x",
        "{\"a\" 1}",
        "[",
        "a = inf",
        "a = 1e999999",
    ];
    for text in broken {
        let Err(fault) = read(text) else { panic!("{text} was read") };
        for lang in Lang::ALL {
            let said = say(lang, &fault.phrase());
            for word in ["expected", "invalid", "EOF", "struct", "u8", "data-", "TOML parse", "{ $"] {
                assert!(!said.contains(word), "{text}: {said}");
            }
            assert!(said.ends_with('.'), "{said}");
        }
    }
}

#[test]
fn what_a_game_finds_is_said_with_its_line() {
    let document = Document::read(GOOD).unwrap();
    let path = [Step::field("card"), Step::Item(1), Step::field("points")];
    assert_eq!(document.line(&path), Some(11));
    let beyond = [Step::field("card"), Step::Item(1), Step::field("nothing")];
    assert_eq!(document.line(&beyond), Some(8), "what is not there is told at what it belongs to");
    assert_eq!(document.lines_where("card", "kind", "defence"), [8]);
    let why = || Phrase::new("data-unfit");
    let place = FilePosition::on(document.line(&path));
    assert_eq!(
        say(Lang::En, &place.say_of(Arg::Name("card “y”".into()), why())),
        "Line 11 of the file, card “y”: this value will not do here."
    );
    assert_eq!(
        say(Lang::Fr, &place.say(why())),
        "Ligne 11 du fichier\u{a0}: cette valeur ne convient pas ici."
    );
}

#[test]
fn text_that_is_not_utf_8_is_told_by_its_cause() {
    let utf16: Vec<u8> = "name = 1".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [&b"\xff\xfe"[..], &utf16].concat();
    for bytes in [&utf16, &marked] {
        assert_eq!(data_file::text(bytes).unwrap_err().kind, ErrorKind::Utf16);
    }
    let latin = data_file::text(b"a = 1\nb = \"\xe9t\xe9\"\n").unwrap_err();
    assert_eq!((latin.place.line, latin.kind), (Some(2), ErrorKind::Encoding));
    assert_eq!(data_file::text(b"\xef\xbb\xbfname = 1").unwrap(), "name = 1");
    assert!(read(&format!("\u{feff}{GOOD}")).is_ok());
    assert!(matches!(Wanted::Text.phrase().id, "data-wanted-text"));
}

#[test]
fn no_text_and_no_file_is_as_long_as_its_author_likes() {
    let text = |length: usize| format!("name = \"{}\"", "é".repeat(length));
    assert!(read(&GOOD.replacen("name = \"x\"", &text(MAX_TEXT), 1)).is_ok());
    assert_eq!(
        complaint_after(GOOD, "name = \"x\"", &text(MAX_TEXT + 1)),
        [
            "Line 1 of the file, name: this text has 1,001 characters; 1,000 are the most.",
            "Ligne 1 du fichier, name\u{a0}: ce texte compte 1\u{202f}001 caractères\u{a0}; 1\u{202f}000 au plus.",
        ]
    );
    let field = format!("{} = 1", "a".repeat(MAX_TEXT + 1));
    assert!(complaint_after(GOOD, "canvas = [1, 2.5]", &field)[0].contains("this text has 1,001 characters"));
    let many = format!("lines = [{}]", "\"abcdefgh\", ".repeat(MAX_WEIGHT / 10));
    assert_eq!(
        complaint_after(GOOD, "lines = [\"a\"]", &many),
        [
            "This file: it is too large; all it says may take 512 KiB.",
            "Ce fichier\u{a0}: il est trop gros\u{a0}; tout ce qu’il dit peut peser 512\u{a0}Kio.",
        ]
    );
    // What comes from a page is no file, and weighs as much.
    let value = serde_json::json!({ "name": "x".repeat(MAX_TEXT + 1), "card": [] });
    assert!(matches!(Document::of_json(&value).to::<Deck>().unwrap_err().kind, ErrorKind::Long { .. }));
}

#[test]
fn a_number_is_told_the_limits_of_its_rule() {
    #[derive(Deserialize, Debug)]
    struct Rule {
        #[serde(deserialize_with = "data_file::whole::<5, 600, _, _>")]
        seconds: u32,
        #[serde(default, deserialize_with = "data_file::whole_if_there::<-2, 2, _, _>")]
        shift: Option<i8>,
    }
    let read = |text: &str| Document::read(text).unwrap().to::<Rule>();
    let wanted = |text: &str| match read(text).unwrap_err().kind {
        ErrorKind::Wrong { wanted: Wanted::Whole { min, max }, .. } => (min, max),
        fault => panic!("{fault:?}"),
    };
    assert_eq!(read("seconds = 5").unwrap().shift, None);
    let Rule { seconds, shift } = read("seconds = 600\nshift = -2").unwrap();
    assert_eq!((seconds, shift), (600, Some(-2)));
    for text in ["seconds = 4", "seconds = 601", "seconds = \"five\""] {
        assert_eq!(wanted(text), (5, 600), "{text}");
    }
    assert_eq!(wanted("seconds = 5\nshift = 3"), (-2, 2));
}
