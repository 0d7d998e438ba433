//! What the engine says of the stations of Gardez la Ligne.

use engine::{Engine, EngineGame};
use gardez_la_ligne::GardezLaLigne;
use serde_json::{Value, json};

#[test]
fn a_refusal_is_a_sentence_in_the_language_that_the_line_asks_for() {
    let mut engine = Engine::new(vec![Box::new(EngineGame::<GardezLaLigne>::new())]);
    let mut answer = |line: Value| serde_json::from_str::<Value>(&engine.answer(&line.to_string())).unwrap();
    answer(json!({"new": {"game": "gardez-la-ligne", "seats": 2, "options": {"starter": "1"}}}));
    let said = [json!({}), json!({"lang": "en"}), json!({"lang": "fr"})].map(|lang| {
        let mut line = json!({"seat": 1, "action": {"picket": 12}});
        line.as_object_mut().unwrap().extend(lang.as_object().unwrap().clone());
        let answer = answer(json!({ "play": line }));
        assert_eq!(answer["refused"]["clause"], "G5", "{answer}");
        answer["refused"]["reason"].as_str().unwrap().to_owned()
    });
    assert_eq!(said[0], "It is not your turn: pickets are placed one at a time, clockwise.");
    assert_eq!(said[1], said[0]);
    assert!(said[2].starts_with("Ce n’est pas") && !said[2].contains("refusal-"), "{}", said[2]);
    let other = answer(json!({"play": {"seat": 1, "action": {"picket": 12}, "lang": "de"}}));
    assert_eq!(other["error"], "we do not speak `de`: try fr or en");
}

#[test]
fn a_board_that_will_not_do_is_told_in_the_language_that_the_line_asks_for() {
    let mut engine = Engine::new(vec![Box::new(EngineGame::<GardezLaLigne>::new())]);
    let mut answer = |line: Value| serde_json::from_str::<Value>(&engine.answer(&line.to_string())).unwrap();
    let board = json!({"name": "x", "line": [{"id": "1", "kind": "tram", "seats": "one"}], "station": []});
    let new = |lang: &str| json!({"new": {"game": "gardez-la-ligne", "seats": 2, "lang": lang, "options": {"board": board}}});
    let said = answer(new("en"));
    assert_eq!(
        said["error"],
        "line 1, seats: a whole number from 0 to 255 is needed here, not the text “one”."
    );
    let said = answer(new("fr"));
    assert!(said["error"].as_str().unwrap().contains("il faut ici un nombre entier de 0 à 255"), "{said}");
}

#[test]
fn a_station_that_is_not_on_the_board_is_not_said() {
    let mut engine = Engine::new(vec![Box::new(EngineGame::<GardezLaLigne>::new())]);
    let mut answer = |line: Value| serde_json::from_str::<Value>(&engine.answer(&line.to_string())).unwrap();
    answer(json!({"new": {"game": "gardez-la-ligne", "seats": 2}}));
    let known = answer(json!({"say": {"action": {"picket": 12}, "lang": "en"}}));
    assert!(known["ok"].as_str().unwrap().starts_with("Place a picket at "), "{known}");
    let unknown = answer(json!({"say": {"action": {"picket": 9999}, "lang": "en"}}));
    assert_eq!(unknown["error"], "There is no such station on this board.");
    let unknown = answer(json!({"say": {"action": {"picket": 9999}, "lang": "fr"}}));
    assert!(unknown["error"].as_str().unwrap().contains("station"), "{unknown}");
    let picket =
        |station: u16| json!({"picket": {"union": 0, "station": station, "points": 1, "lines": [0]}});
    assert!(answer(json!({"say": {"event": picket(12), "lang": "en"}}))["ok"].is_string());
    let unknown = answer(json!({"say": {"event": picket(9999), "lang": "en"}}));
    assert_eq!(unknown["error"], "There is no such station on this board.");
}
