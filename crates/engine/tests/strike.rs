//! What the engine says of the stations of Gardez la Ligne.

use engine::{Engine, Kind};
use gardez_la_ligne::GardezLaLigne;
use serde_json::{Value, json};

#[test]
fn a_station_that_is_not_on_the_board_is_not_said() {
    let mut engine = Engine::new(vec![Box::new(Kind::<GardezLaLigne>::new())]);
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
