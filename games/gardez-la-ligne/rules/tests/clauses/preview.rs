//! What a picket would do, before it is placed: the same as what it does.

use crate::setup::{Strike, network, seat};
use gardez_la_ligne::{Event, Line, Station};
use rules::{Hidden, Seat, Viewer};
use serde_json::json;

fn preview(strike: &Strike, union: u8, station: &str) -> Result<gardez_la_ligne::Preview, rules::Refusal> {
    let view = strike.game.view(&strike.state, Viewer::Public);
    strike.game.preview(&view, seat(union), strike.station(station))
}

#[test]
fn at_every_turn_the_preview_says_what_then_happens() {
    let mut strike = Strike::with(json!({"marker_limit": "on"}), 6);
    let mut step = 0;
    while let Some(turn) = strike.turn() {
        // Large interchanges near the front, so that tokens move and markers run out.
        let board = strike.game.board();
        let mut free: Vec<Station> =
            board.stations().filter(|station| strike.state.is_free(*station)).collect();
        free.sort_by_key(|station| std::cmp::Reverse(board.through(*station).len()));
        let name = board.place(free[step % 7]).unwrap().name.clone();
        step += 1;
        let foreseen = preview(&strike, turn, &name).unwrap();
        let before: Vec<u16> = (0..6).map(|union| strike.seats_held(seat(union))).collect();
        let told = strike.picket(turn, &name);
        assert_eq!(foreseen.told, told);
        let change =
            |union: usize| i32::from(strike.seats_held(Seat::new(union as u8))) - i32::from(before[union]);
        assert_eq!(foreseen.seats, (0..6).map(change).collect::<Vec<_>>());
    }
    assert_eq!(step, 48);
}

/// Two lines that cross: seat 0 controls both.
fn crossing() -> Strike {
    let board = network(
        &[("R", 2), ("S", 1)],
        &[("cross", &["R", "S"]), ("r1", &["R"]), ("r2", &["R"]), ("s1", &["S"])],
    );
    let mut strike = Strike::with(json!({"board": board}), 2);
    strike.pickets(&["cross"]);
    strike
}

#[test]
fn it_says_who_would_lose_what_to_whom() {
    let strike = crossing();
    let seized = preview(&strike, 1, "r1").unwrap();
    assert_eq!(seized.told[1], Event::Seized { union: seat(1), from: seat(0), lines: vec![Line(0)] });
    assert_eq!(seized.seats, [-2, 2]);
}

#[test]
fn one_may_look_while_it_is_not_ones_turn() {
    let strike = crossing();
    assert_eq!(strike.turn(), Some(1));
    let mine = preview(&strike, 0, "s1").unwrap();
    assert_eq!(
        mine.told,
        [Event::Picket { union: seat(0), station: Station(3), points: 2, lines: vec![Line(1)] }]
    );
    assert_eq!(mine.seats, [0, 0]);
}

#[test]
fn where_nothing_can_be_placed_the_clause_says_why() {
    let mut strike = crossing();
    assert_eq!(preview(&strike, 0, "cross").unwrap_err().clause.0, "G7");
    strike.play_out();
    assert_eq!(preview(&strike, 0, "cross").unwrap_err().clause.0, "GR5");
}

#[test]
fn a_view_of_another_table_is_no_reason_to_fall_over() {
    let strike = crossing();
    let other = Strike::paris(3);
    let view = other.game.view(&other.state, Viewer::Public);
    assert_eq!(strike.game.preview(&view, seat(0), Station(1)).unwrap_err().clause.0, "GR3");
    let view = strike.game.view(&strike.state, Viewer::Public);
    assert_eq!(strike.game.preview(&view, seat(5), Station(1)).unwrap_err().clause.0, "GR3");
    assert_eq!(strike.game.preview(&view, seat(0), Station(900)).unwrap_err().clause.0, "GR3");
}
