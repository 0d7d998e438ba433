//! Everything that can be said has its sentence in both languages.

use crate::setup::{Strike, seat};
use gardez_la_ligne::{Action, Event, GardezLaLigne};
use rules::{Hidden, Narrate, Seat, Viewer};
use serde_json::json;
use speech::{Lang, Speech};

fn name(seat: Seat) -> String {
    ["Vincent", "Christelle", "Alex"][seat.index()].to_owned()
}

fn in_both_languages(strike: &Strike, events: &[Event]) -> [String; 2] {
    let speech = Speech::of::<GardezLaLigne>();
    [Lang::Fr, Lang::En].map(|lang| {
        let sentences = events.iter().map(|event| speech.say(lang, &strike.game.say_event(event), &name));
        sentences.collect::<Vec<_>>().join(" ").replace('\u{a0}', "~")
    })
}

#[test]
fn a_picket_and_what_follows_from_it() {
    let mut strike = Strike::paris(3);
    assert_eq!(
        in_both_languages(&strike, &strike.dealt),
        ["Le sort désigne Vincent pour commencer.", "Vincent is drawn by lot to begin."]
    );
    let events = strike.picket(0, "Charles de Gaulle - Étoile");
    assert_eq!(
        in_both_languages(&strike, &events),
        [
            "Vincent pose un piquet à la station Charles de Gaulle - Étoile~: +1 sur les lignes 1, 2, 6 et A. \
             Vincent prend le contrôle des lignes 1, 2, 6 et A.",
            "Vincent places a picket at Charles de Gaulle - Étoile: +1 on lines 1, 2, 6 and A. \
             Vincent takes control of lines 1, 2, 6 and A."
        ]
    );
    let events = strike.picket(1, "Courcelles");
    assert_eq!(
        in_both_languages(&strike, &events),
        [
            "Christelle pose un piquet à la station Courcelles~: +2 sur la ligne 2. \
             Christelle arrache la ligne 2 à Vincent.",
            "Christelle places a picket at Courcelles: +2 on line 2. Christelle wrests line 2 from Vincent."
        ]
    );
    strike.picket(2, "Danube");
    let events = strike.picket(0, "Villiers");
    assert_eq!(
        in_both_languages(&strike, &events[2..]),
        [
            "Christelle perd la ligne 2 sur une égalité~: le jeton de contrôle retourne sur la planche d’influence.",
            "Christelle loses line 2 to a tie; the control token goes back to the influence sheet."
        ]
    );
}

#[test]
fn the_table_is_told_to_whoever_listens() {
    let mut strike = Strike::paris(3);
    strike.picket(0, "Charles de Gaulle - Étoile");
    strike.picket(1, "Courcelles");
    strike.picket(2, "Villiers");
    strike.picket(0, "Victor Hugo");
    let speech = Speech::of::<GardezLaLigne>();
    let told = |lang, viewer| -> Vec<String> {
        let phrases = strike.game.say_view(&strike.game.view(&strike.state, viewer));
        phrases.iter().map(|phrase| speech.say(lang, phrase, &name).replace('\u{a0}', "~")).collect()
    };
    let english = told(Lang::En, Viewer::Public);
    assert_eq!(english[0], "Line 1, held by Vincent: Vincent with 1.");
    assert_eq!(english[1], "Line 2, held by Vincent: Vincent with 3, Christelle with 2 and Alex with 1.");
    assert!(english[5].starts_with("Nobody has influence yet on lines 3bis, 4, 5,"), "{}", english[5]);
    assert_eq!(
        english[6..],
        [
            "Vincent has 5 seats and 8 pickets left to place; pickets at Charles de Gaulle - Étoile and Victor Hugo.",
            "Christelle has 0 seats and 9 pickets left to place; pickets at Courcelles.",
            "Alex has 1 seat and 9 pickets left to place; pickets at Villiers.",
        ]
    );
    let french = told(Lang::Fr, Viewer::Seat(seat(1)));
    assert_eq!(french[1], "Ligne 2, tenue par Vincent~: Vincent avec 3, Christelle avec 2 et Alex avec 1.");
    assert_eq!(french[8], "Alex a 1 siège et encore 9 piquets à poser~; piquets à Villiers.");
}

#[test]
fn rarer_events_are_said_too() {
    let strike = Strike::with(json!({"starter": "2"}), 3);
    assert_eq!(
        in_both_languages(&strike, &strike.dealt),
        ["Christelle commence, comme convenu.", "Christelle begins, as agreed."]
    );
    let lines = strike.game.board().lines().take(2).collect::<Vec<_>>();
    let station = strike.station("Villiers");
    let nothing = Event::Picket { union: seat(0), station, points: 1, lines: vec![] };
    let dry = Event::OutOfMarkers { union: seat(0), lines };
    assert_eq!(
        in_both_languages(&strike, &[nothing, dry]),
        [
            "Vincent pose un piquet à la station Villiers et n’y gagne rien. \
             Vincent n’a plus de marqueur pour les lignes 1 et 2.",
            "Vincent places a picket at Villiers, and gains nothing by it. \
             Vincent has no marker left for lines 1 and 2."
        ]
    );
    let won = Event::End { seats: vec![0, 1, 0], winners: vec![seat(1)] };
    let shared = Event::End { seats: vec![7, 7, 3], winners: vec![seat(0), seat(1)] };
    assert_eq!(
        in_both_languages(&strike, &[won, shared]),
        [
            "La grève prend fin~: Christelle l’emporte avec 1~siège. \
             La grève prend fin~: Vincent et Christelle se partagent la victoire avec 7~sièges chacun.",
            "The strike is over: Christelle wins with 1 seat. \
             The strike is over: Vincent and Christelle share the victory with 7 seats each."
        ]
    );
}

#[test]
fn actions_and_refusals_are_said() {
    let speech = Speech::of::<GardezLaLigne>();
    let mut strike = Strike::paris(2);
    strike.picket(0, "Villiers");
    let action = strike.game.say_action(&Action::Picket(strike.station("Villiers")));
    assert_eq!(speech.say(Lang::Fr, &action, &name), "Poser un piquet à la station Villiers (2 et 3)");
    assert_eq!(speech.say(Lang::En, &action, &name), "Place a picket at Villiers (2 and 3)");
    let refusal = strike.refused(1, "Villiers");
    assert_eq!(
        speech.refusal(Lang::Fr, refusal.reason, &action, &name),
        "La station Villiers a déjà un piquet."
    );
    assert_eq!(
        speech.refusal(Lang::En, refusal.reason, &action, &name),
        "There is already a picket at Villiers."
    );
    let reasons =
        ["refusal-turn", "refusal-taken", "refusal-all-placed", "refusal-unknown", "refusal-board-full"];
    for reason in reasons {
        for lang in Lang::ALL {
            let sentence = speech.refusal(lang, reason, &action, &name);
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
        }
    }
}
