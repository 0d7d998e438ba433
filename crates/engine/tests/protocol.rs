//! Every line of the protocol, spoken with the probe game.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use engine::{Engine, EngineGame};
use laws::Probe;
use serde_json::{Value, json};

struct Spoken(Engine);

impl Spoken {
    fn new() -> Spoken {
        Spoken(Engine::new(vec![Box::new(EngineGame::<Probe>::new())]))
    }

    fn begun() -> Spoken {
        let mut spoken = Spoken::new();
        spoken.ok(json!({"new": {"game": "probe", "seats": 2, "seed": 7, "options": {"rounds": 1}}}));
        spoken
    }

    fn say(&mut self, line: Value) -> Value {
        serde_json::from_str(&self.0.answer(&line.to_string())).unwrap()
    }

    fn ok(&mut self, line: Value) -> Value {
        let answer = self.say(line.clone());
        answer.get("ok").cloned().unwrap_or_else(|| panic!("{line} was answered by {answer}"))
    }

    fn error(&mut self, line: Value) -> String {
        let answer = self.say(line);
        answer["error"].as_str().unwrap_or_else(|| panic!("no error: {answer}")).to_owned()
    }

    fn play(&mut self, seat: u8, action: Value) -> Value {
        self.ok(json!({"play": {"seat": seat, "action": action}}))
    }
}

#[test]
fn games_are_listed_with_their_options() {
    let games = Spoken::new().ok(json!({"games": {}}));
    assert_eq!((&games[0]["id"], &games[0]["seats"]), (&json!("probe"), &json!([2, 4])));
    let options = games[0]["options"].as_array().unwrap();
    let rounds = options.iter().find(|option| option["name"] == "rounds").unwrap();
    assert_eq!(rounds["kind"], json!({"number": {"min": 1, "max": 1000}}));
    assert_eq!((&rounds["default"], &rounds["clause"]), (&json!(2), &json!("X2")));
}

#[test]
fn a_whole_game_is_played_by_the_choices_offered() {
    let mut spoken = Spoken::begun();
    let outcome = loop {
        let choices = spoken.ok(json!({"choices": {"seat": 0}}));
        let (seat, choices) = match choices.as_array().unwrap().iter().any(|choice| choice != "protest") {
            true => (0, choices),
            false => (1, spoken.ok(json!({"choices": {"seat": 1}}))),
        };
        let choice = choices.as_array().unwrap().iter().find(|choice| *choice != "protest").unwrap().clone();
        let answer = spoken.play(seat, choice);
        if answer["to_act"] == json!([]) {
            break answer["outcome"].clone();
        }
        assert_eq!(answer["outcome"], Value::Null);
    };
    assert_eq!(outcome["places"].as_array().unwrap().len(), 2);
    let log = spoken.ok(json!({"log": {}}));
    assert!(log[0]["deal"].is_object() && log[0]["draws"].is_array());
    assert!(log[1]["seat"].is_number() && log[1]["draws"].is_array());
}

#[test]
fn dictated_draws_are_used_then_the_seed_goes_on() {
    let mut spoken = Spoken::begun();
    spoken.ok(json!({"draws": [4]}));
    let answer = spoken.play(0, json!("roll"));
    assert_eq!(answer["draws"], json!([4]));
    assert_eq!(answer["events"][0]["face"], 5);
}

#[test]
fn a_draw_that_cannot_be_changes_nothing() {
    let mut spoken = Spoken::begun();
    let before = spoken.ok(json!({"state": {}}));
    spoken.ok(json!({"draws": [6]}));
    assert!(spoken.error(json!({"play": {"seat": 0, "action": "roll"}})).contains("6 is not below 6"));
    assert_eq!(spoken.ok(json!({"state": {}})), before);
    spoken.play(0, json!("roll"));
}

#[test]
fn draws_before_new_are_for_the_set_up() {
    let deal = |draws: Value| {
        let mut spoken = Spoken::new();
        spoken.ok(json!({ "draws": draws }));
        spoken
            .ok(json!({"new": {"game": "probe", "seats": 2, "seed": 1, "options": {"board": {"cards": 4}}}}));
        spoken.ok(json!({"state": {}}))["state"]["hands"].clone()
    };
    assert_ne!(deal(json!([0, 0, 0])), deal(json!([3, 2, 1])));
}

#[test]
fn a_refusal_has_its_clause_and_a_sentence() {
    let answer = Spoken::begun().say(json!({"play": {"seat": 1, "action": "roll"}}));
    assert_eq!(answer["refused"]["clause"], "X2");
    assert!(answer["refused"]["reason"].as_str().unwrap().contains(' '), "{answer}");
}

#[test]
fn a_view_hides_what_the_state_holds() {
    let mut spoken = Spoken::begun();
    let own = spoken.ok(json!({"view": {"seat": 0}}));
    let public = spoken.ok(json!({"view": {"public": true}}));
    assert_ne!(own, public);
    assert!(spoken.error(json!({"view": {"seat": 3}})).contains("no seat 3"));
}

#[test]
fn a_state_is_loaded_and_goes_on() {
    let mut spoken = Spoken::begun();
    spoken.play(0, json!("roll"));
    let mut saved = spoken.ok(json!({"state": {}}));
    let mut other = Spoken::new();
    assert_eq!(other.ok(json!({ "load": saved.clone() })), json!({"to_act": [0]}));
    assert_eq!(other.ok(json!({"state": {}})), saved);
    saved["state"]["phase"] = json!("reaction");
    saved["state"]["hands"] = json!([1, 1, 0, 0]);
    assert!(other.error(json!({ "load": saved })).contains("cannot be"));
}

#[test]
fn a_redealt_state_leaves_the_game_alone() {
    let mut spoken = Spoken::begun();
    let before = spoken.ok(json!({"state": {}}));
    let other = spoken.ok(json!({"redeal": {"seat": 0, "seed": 3}}));
    assert_eq!(other["hands"][0], before["state"]["hands"][0]);
    assert_eq!(spoken.ok(json!({"state": {}})), before);
}

#[test]
fn bots_of_every_level_answer_legally() {
    for level in ["random", "greedy", "strong"] {
        let mut spoken = Spoken::begun();
        let bot = json!({"bot": {"seat": 0, "level": level, "iterations": 50, "seed": 1}});
        let action = spoken.ok(bot.clone());
        assert_eq!(spoken.ok(bot), action, "the same seed gives the same thought");
        spoken.play(0, action);
    }
    let mut spoken = Spoken::begun();
    let action = spoken.ok(json!({"bot": {"seat": 0, "level": "strong", "ms": 5, "seed": 1}}));
    spoken.play(0, action);
}

#[test]
fn timers_fire_where_a_game_has_them() {
    for key in ["timer", "bell"] {
        let mut spoken = Spoken::begun();
        let answer = spoken.ok(json!({key: "noon"}));
        assert_eq!(answer["events"][0]["event"], "noon", "{key}: what it was called before");
        assert!(spoken.error(json!({key: "midnight"})).contains("timer"));
    }
}

#[test]
fn actions_and_events_are_said_in_both_languages() {
    let mut spoken = Spoken::begun();
    let event = spoken.play(0, json!("roll"))["events"][0].clone();
    let fr = spoken.ok(json!({"say": {"event": event, "lang": "fr", "names": ["Zoé"]}}));
    let en = spoken.ok(json!({"say": {"event": event, "lang": "en"}}));
    assert!(fr.as_str().unwrap().contains("Zoé") && en.as_str().unwrap().contains("Player 1"), "{fr} {en}");
    assert!(spoken.ok(json!({"say": {"action": "roll", "lang": "fr"}})).is_string());
    assert!(spoken.error(json!({"say": {"action": "roll", "lang": "de"}})).contains("fr or en"));
}

#[test]
fn what_is_wrong_with_options_and_seats_is_said_in_the_language_that_the_line_asks_for() {
    let mut spoken = Spoken::begun();
    for (asked, fr, en) in [
        (json!({"seats": 9}), "se joue de 2 à 4, pas à 9", "for 2 to 4 players, not 9"),
        (
            json!({"seats": 2, "options": {"rounds": 0}}),
            "choisissez un nombre de 1 à",
            "choose a number from 1 to",
        ),
        (json!({"seats": 2, "options": {"x": 0}}), "pas d’option", "no option"),
    ] {
        for (lang, told) in [("fr", fr), ("en", en)] {
            let mut new = json!({"game": "probe", "seed": 1, "lang": lang});
            new.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
            let said = spoken.error(json!({ "new": new }));
            assert!(said.contains(told), "{said}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_line_is_said_with_what_would_do() {
    let mut spoken = Spoken::begun();
    for (line, said) in [
        ("", "cannot be read as JSON"),
        ("{}", "asks for nothing: give it one key of games, new, load, choices"),
        ("[]", "an object with one key, as in {\"games\":{}}"),
        (r#"{"dance":{}}"#, "there is no `dance`; the keys are: games, new"),
        (r#"{"state":{},"log":{}}"#, "send two lines"),
        (r#"{"view":{"seat":9}}"#, "there is no seat 9: 2 play, in the seats 0 to 1"),
        (r#"{"view":{"seat":300}}"#, "there is no seat 300"),
        (r#"{"view":{"seat":-1}}"#, "expected a whole number, 0 or more, not -1"),
        (r#"{"view":{"seat":"first"}}"#, "not the text \"first\""),
        (r#"{"view":{}}"#, "say whose view"),
        (r#"{"view":{"seat":0,"public":true}}"#, "say whose view"),
        (r#"{"view":{"eye":1}}"#, "unknown field `eye`"),
        (r#"{"view":[0]}"#, "say {\"view\":{\"seat\":0}}"),
        (r#"{"choices":{}}"#, "missing field `seat`; say {\"choices\":{\"seat\":0}}"),
        (r#"{"play":{"seat":7,"action":"roll"}}"#, "there is no seat 7"),
        (r#"{"play":{"seat":0,"action":"fly"}}"#, "`fly` is not known here; expected one of"),
        (r#"{"draws":{}}"#, "say {\"draws\":[2,5]}"),
        (r#"{"new":["probe",2]}"#, "say {\"new\":{\"game\""),
        (r#"{"say":{"lang":"fr"}}"#, "either an action or an event"),
    ] {
        let answer: Value = serde_json::from_str(&spoken.0.answer(line)).unwrap();
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{line}: {answer}"));
        assert!(error.contains(said), "{line}: {error}");
        let ours = ["struct", "enum", "variant", "untagged", "u64", "::"];
        assert!(ours.iter().all(|ours| !error.contains(ours)), "{line}: {error}");
    }
}

#[test]
fn bad_lines_are_answered_and_the_conversation_goes_on() {
    let mut spoken = Spoken::begun();
    for line in [
        "",
        "{",
        "[]",
        "null",
        "{\"dance\":{}}",
        "{\"play\":{\"seat\":99}}",
        "{\"new\":{\"game\":\"x\",\"seats\":2}}",
    ] {
        let answer = spoken.0.answer(line);
        assert!(answer.starts_with("{\"error\":"), "{line}: {answer}");
    }
    assert!(spoken.error(json!({"play": {"seat": 0, "action": {"fly": 1}}})).contains("no action"));
    assert!(spoken.error(json!({"new": {"game": "probe", "seats": 9}})).contains("2 to 4"));
    spoken.play(0, json!("roll"));
    assert!(Spoken::new().error(json!({"log": {}})).contains("new"));
}
