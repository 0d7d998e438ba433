//! States from outside: they come back as they went, and what cannot be is refused without a panic.

use crate::setup::{D, Table, at, go, seat};
use minister::{Action, Event, State};
use rules::{Narrate, Rules};
use serde_json::{Value, json};

#[test]
fn a_state_is_written_as_short_lists() {
    let mut table = Table::new(3).pawns(&[(0, D, at(5, 2))]).broth(&[(1, crate::setup::B)]);
    table.turn(4, go(D, at(6, 0)));
    table.play(Action::Advance);
    let written = serde_json::to_value(&table.state).unwrap();
    assert_eq!((&written["step"], &written["rounds"]), (&json!("advance"), &json!([[0, 1, 2]])));
    assert_eq!(written["pawns"][1][1], json!({"zone": 3, "space": 1, "broth": true}));
    assert_eq!(serde_json::from_value::<State>(written).unwrap(), table.state);
}

#[test]
fn a_form_that_fits_no_state_is_refused() {
    let good = serde_json::to_value(Table::new(3).state).unwrap();
    let refused = |path: &str, value: Value| {
        let mut form = good.clone();
        *form.pointer_mut(path).unwrap() = value;
        serde_json::from_value::<State>(form).unwrap_err().to_string()
    };
    assert_eq!(refused("/turn", json!(3)), "players go from 0 to 2");
    assert_eq!(refused("/chancellor", json!(5)), "players go from 0 to 2");
    assert_eq!(refused("/posts", json!([0])), "the cabinet has 16 posts");
    assert_eq!(refused("/pawns", json!([])), "there are pawns of 3 or 4 players");
    assert_eq!(refused("/pawns/0/0/zone", json!(32)), "a pawn of player 0 cannot stand in zone 32");
    assert_eq!(refused("/pawns/1/0/space", json!(0)), "a pawn of player 1 cannot stand in zone 0");
    assert_eq!(
        refused("/thrown", json!([7])),
        "a die shows 1 to 6, and no press space gives more than 3 rolls"
    );
    assert_eq!(
        refused("/rounds", json!([[1, 0]])),
        "at most 8 actions of influence are under way, each with pawns in ascending order"
    );
}

#[test]
fn a_state_that_cannot_be_is_caught_by_the_audit() {
    let table = Table::new(3);
    let good = serde_json::to_value(&table.state).unwrap();
    let caught = |changes: &[(&str, Value)]| {
        let mut form = good.clone();
        for (path, value) in changes {
            *form.pointer_mut(path).unwrap() = value.clone();
        }
        let state: State = serde_json::from_value(form).unwrap();
        table.game.audit(&state).unwrap_err()
    };
    assert_eq!(table.game.audit(&table.state), Ok(()));
    assert_eq!(caught(&[("/pawns/0/0", json!(null))]), "M2: pawn 1 of player 0 is misplaced");
    assert_eq!(caught(&[("/pawns/0/0/zone", json!(25))]), "M60: pawn 1 of player 0 is beyond the track");
    assert_eq!(caught(&[("/pawns/0/0/zone", json!(7))]), "M11: pawn 1 of player 0 stands on no space");
    assert_eq!(
        caught(&[("/pawns/1/0", json!({"zone": 0, "space": 3, "broth": true}))]),
        "M32: there is no broth below pawn 1 of player 1"
    );
    assert_eq!(
        caught(&[("/pawns/0/0", json!({"zone": 19})), ("/pawns/1/0", json!({"zone": 19}))]),
        "M25: the opinion space holds pawns of one player only"
    );
    assert_eq!(
        caught(&[("/pawns/0/0", json!({"zone": 15, "space": 0, "exile": true}))]),
        "MR24: pawn 1 of player 0 cannot be an exile"
    );
    assert_eq!(caught(&[("/posts/0", json!(null))]), "M3: at least 9 posts are taken");
    assert_eq!(caught(&[("/posts/9", json!(1))]), "M41, M42: the chair is with the wrong player");
    assert_eq!(caught(&[("/time", json!(7))]), "M4: the time marker is off its way");
    assert_eq!(caught(&[("/time", json!(24))]), "M53: election day ends the game");
    assert_eq!(caught(&[("/turns", json!(2000))]), "MR23: the game ends after 2000 turns");
    assert_eq!(caught(&[("/turns", json!(1))]), "M5: it is another player's turn");
    assert_eq!(caught(&[("/die", json!(3))]), "M10: the die is rolled once a turn");
    assert_eq!(caught(&[("/rounds", json!([[0]]))]), "MR9: no pawn is moved by influence now");
    assert_eq!(caught(&[("/thrown", json!([1]))]), "M20: no rolls for the press are under way");
    assert_eq!(caught(&[("/step", json!("use")), ("/die", json!(3))]), "M50: there is nothing to decide");
    assert_eq!(
        caught(&[("/step", json!("bonus")), ("/die", json!(3))]),
        "the game cannot wait for this: Bonus"
    );
    assert_eq!(caught(&[("/inputs", json!(u32::MAX))]), "MR23: a game has fewer than 2400016 inputs");
    assert_eq!(Table::new(4).game.audit(&table.state), Err("4 players are expected".to_owned()));
}

#[test]
fn what_names_nothing_is_still_said() {
    let table = Table::new(3);
    let action: Action = serde_json::from_value(json!({"move": {"pawn": 99, "to": {"zone": 200}}})).unwrap();
    assert!(format!("{:?}", table.game.say_action(&action)).contains("100"));
    let event = json!({"end": {"ending": "election", "winners": [7, 1], "ministers": []}});
    let event: Event = serde_json::from_value(event).unwrap();
    assert_eq!(table.game.say_event(&event).id, "event-end-shared");
    assert_eq!(table.game.check(&table.state, seat(0), &action).unwrap_err().clause.0, "M10");
}
