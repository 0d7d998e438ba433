//! States from outside: they come back as they went, and what cannot be is refused without a panic.

use crate::setup::{Strike, network, open, seat};
use gardez_la_ligne::{Action, GardezLaLigne, State};
use rules::{Chance, Discarding, Evaluate, FastRng, Hidden, Narrate, Rules, Viewer, Window};
use serde_json::{Value, json};

fn small() -> Strike {
    let board =
        network(&[("1", 1), ("2", 2)], &[("a", &["1"]), ("b", &["1", "2"]), ("c", &["2"]), ("d", &["2"])]);
    let mut strike = Strike::with(json!({"board": board}), 2);
    strike.pickets(&["a", "b"]);
    strike
}

#[test]
fn a_state_is_written_as_short_lists() {
    let strike = small();
    let written = serde_json::to_string(&strike.state).unwrap();
    assert_eq!(written, r#"{"starter":0,"pickets":[0,1],"influence":[[2,1],[0,1]],"control":[0,1]}"#);
    assert_eq!(serde_json::from_str::<State>(&written).unwrap(), strike.state);
}

#[test]
fn a_form_that_fits_no_state_is_refused() {
    let good = serde_json::to_value(small().state).unwrap();
    let refused = |path: &str, value: Value| {
        let mut form = good.clone();
        *form.pointer_mut(path).unwrap() = value;
        serde_json::from_value::<State>(form).unwrap_err().to_string()
    };
    assert_eq!(refused("/starter", json!(2)), "unions go from 0 to 1");
    assert_eq!(refused("/control/0", json!(5)), "unions go from 0 to 1");
    assert_eq!(
        refused("/control", json!([0])),
        "influence and control have one entry a line, for 1 to 64 lines"
    );
    assert_eq!(
        refused("/influence", json!([])),
        "influence and control have one entry a line, for 1 to 64 lines"
    );
    assert_eq!(refused("/influence/0", json!([2])), "each line has one influence a union, for 2 to 6 unions");
    assert_eq!(refused("/influence/0/0", json!(25)), "no union has more than 24 influence on a line");
    assert_eq!(refused("/pickets", json!([1, 1])), "station 1 cannot take this picket");
    assert_eq!(refused("/pickets", json!([1024])), "station 1024 cannot take this picket");
    assert_eq!(refused("/pickets", json!((0..49).collect::<Vec<_>>())), "no more than 48 pickets can stand");
}

#[test]
fn a_state_that_cannot_be_is_caught_by_the_audit() {
    let strike = small();
    let good = serde_json::to_value(&strike.state).unwrap();
    let caught = |path: &str, value: Value| {
        let mut form = good.clone();
        *form.pointer_mut(path).unwrap() = value;
        let state: State = serde_json::from_value(form).unwrap();
        strike.game.audit(&state).unwrap_err()
    };
    assert_eq!(strike.game.audit(&strike.state), Ok(()));
    assert_eq!(
        caught("/starter", json!(1)),
        "G8, G9: influence on line 1 is [2, 1], its pickets give [1, 2]"
    );
    assert_eq!(
        caught("/influence/1/0", json!(3)),
        "G8, G9: influence on line 2 is [3, 1], its pickets give [0, 1]"
    );
    assert_eq!(
        caught("/control/0", json!(null)),
        "G11, G12: the control token of line 1 is with the wrong union"
    );
    assert_eq!(caught("/pickets", json!([0, 4])), "GR3: there is no station 4");
    assert_eq!(caught("/pickets", json!([0, 1, 2, 3, 4])), "G13, GR5: the game ends after 4 pickets");
    let other = Strike::paris(3);
    assert_eq!(strike.game.audit(&other.state), Err("2 unions and 2 lines are expected".to_owned()));
    let agreed = open(json!({"starter": "2"}), 3).unwrap();
    assert_eq!(agreed.audit(&other.state), Err("GR6: union 1 begins, as the table agreed".to_owned()));
}

/// Every number of unions, with and without limited markers, on a wide board and on one that fills up.
#[test]
fn random_games_pass_the_audit_at_every_picket() {
    let stations: Vec<String> = (0..70).map(|n| n.to_string()).collect();
    let lines = [("1", 1), ("2", 1), ("3", 2)];
    let served: [&[&str]; 5] = [&["1"], &["2"], &["1", "3"], &["1", "2", "3"], &["3"]];
    let narrow = |size: usize| {
        let list: Vec<(&str, &[&str])> = (0..size).map(|n| (stations[n].as_str(), served[n % 5])).collect();
        network(&lines, &list)
    };
    let mut chance = FastRng::new(7);
    for board in [json!("paris-2019"), json!("paris-2025"), narrow(7), narrow(30), narrow(70)] {
        for marker_limit in ["off", "on"] {
            for seats in 2..=6 {
                let game = open(json!({"board": board, "marker_limit": marker_limit}), seats).unwrap();
                for _ in 0..4 {
                    play_audited(&game, &mut chance);
                }
            }
        }
    }
}

fn play_audited(game: &GardezLaLigne, chance: &mut FastRng) {
    let mut context = Discarding(chance);
    let mut state = game.deal(&mut context);
    let mut inputs = 0;
    let mut listed = Vec::new();
    while let Some(turn) = game.to_act(&state).first() {
        assert_eq!(game.window(&state), Window(inputs));
        let action = game.pick(&state, turn, &mut context.0, &mut Vec::new());
        game.choices(&state, turn, &mut listed);
        assert!(listed.contains(&action));
        assert_eq!(game.check(&state, turn, &action), Ok(()));
        game.apply(&mut state, turn, &action, &mut context);
        game.audit(&state).unwrap();
        let again: State = serde_json::from_value(serde_json::to_value(&state).unwrap()).unwrap();
        assert_eq!(again, state);
        inputs += 1;
    }
    assert!(inputs <= game.max_inputs());
    let view = game.view(&state, Viewer::Public);
    let outcome = game.outcome(&state).unwrap();
    assert_eq!(view.seats.iter().map(|seats| i32::from(*seats)).collect::<Vec<_>>(), outcome.scores());
}

#[test]
fn pick_reaches_every_free_station_alike() {
    let strike = small();
    let mut chance = FastRng::new(1);
    let mut counts = [0u32; 4];
    for _ in 0..4000 {
        let Action::Picket(station) = strike.game.pick(&strike.state, seat(0), &mut chance, &mut Vec::new());
        counts[station.index()] += 1;
    }
    assert_eq!(counts[..2], [0, 0]);
    assert!(counts[2..].iter().all(|count| (1800..2200).contains(count)), "{counts:?}");
}

#[test]
fn what_names_nothing_is_still_said() {
    let strike = small();
    let action: Action = serde_json::from_value(json!({"picket": 65535})).unwrap();
    assert!(format!("{:?}", strike.game.say_action(&action)).contains("#65535"));
    let event = json!({"seized": {"union": 7, "from": 6, "lines": [200, 63, 64]}});
    assert!(format!("{:?}", strike.game.say_event(&serde_json::from_value(event).unwrap())).contains("#200"));
    let event = json!({"end": {"seats": [], "winners": [7, 1]}});
    assert_eq!(strike.game.say_event(&serde_json::from_value(event).unwrap()).id, "event-end-shared");
}

/// A bot that looks one picket ahead with `worth` should beat one that does not look.
#[test]
fn worth_is_worth_following() {
    let game = open(json!({}), 2).unwrap();
    let mut chance = FastRng::new(11);
    let mut won = 0.0;
    for round in 0..30 {
        let greedy = seat(round % 2);
        let mut context = Discarding(&mut chance);
        let mut state = game.deal(&mut context);
        let mut listed = Vec::new();
        while let Some(turn) = game.to_act(&state).first() {
            let action = if turn == greedy {
                game.choices(&state, turn, &mut listed);
                let worth = |action: &Action| {
                    let mut next = state.clone();
                    game.apply(&mut next, turn, action, &mut Discarding(FastRng::new(0)));
                    game.worth(&next, turn)
                };
                let best = listed.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
                *best.unwrap()
            } else {
                Action::Picket(gardez_la_ligne::Station(loop {
                    let station = context.0.below(game.board().size() as u32) as u16;
                    if state.is_free(gardez_la_ligne::Station(station)) {
                        break station;
                    }
                }))
            };
            game.apply(&mut state, turn, &action, &mut context);
        }
        won += game.outcome(&state).unwrap().share(greedy);
    }
    assert!(won >= 28.0, "greedy won {won} of 30");
}
