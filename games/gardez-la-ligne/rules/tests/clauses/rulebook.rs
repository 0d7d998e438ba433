//! The rules as published, clause by clause.

use crate::setup::{Strike, network, open, seat};
use gardez_la_ligne::{Action, Event, Line};
use rules::{Arg, Hidden, Narrate, Rules, SettingsError, Viewer};
use serde_json::json;

fn lines(strike: &Strike, ids: &[&str]) -> Vec<Line> {
    ids.iter().map(|id| strike.game.board().line(id).unwrap()).collect()
}

#[test]
fn g1_two_to_six_unions_with_24_tokens_each() {
    for seats in 2..=6 {
        let game = open(json!({"marker_limit": "on"}), seats).unwrap();
        assert_eq!(game.pickets_each() + game.marker_limit().unwrap(), 24);
    }
    for seats in [0, 1, 7] {
        assert_eq!(
            open(json!({}), seats).err(),
            Some(SettingsError::Seats { given: seats, least: 2, most: 6 })
        );
    }
}

#[test]
fn g2_the_number_of_pickets_follows_the_number_of_unions() {
    for (seats, pickets) in [(2, 12), (3, 10), (4, 10), (5, 9), (6, 8)] {
        let strike = Strike::paris(seats);
        let view = strike.game.view(&strike.state, Viewer::Public);
        assert_eq!(view.pickets_left, vec![pickets; seats.into()]);
    }
}

#[test]
fn g3_21_control_tokens_start_on_the_sheet() {
    let strike = Strike::paris(2);
    let ids: Vec<_> = strike
        .game
        .board()
        .lines()
        .map(|line| strike.game.board().track(line).unwrap().id.as_str())
        .collect();
    let (metro, rer) = ids.split_at(16);
    assert_eq!(metro.join(" "), "1 2 3 3bis 4 5 6 7 7bis 8 9 10 11 12 13 14");
    assert_eq!(rer.join(" "), "A B C D E");
    assert_eq!(strike.game.view(&strike.state, Viewer::Public).control, vec![None; 21]);
}

#[test]
fn g4_sentences_call_a_union_by_its_players_name() {
    let mut strike = Strike::paris(3);
    for event in strike.picket(0, "Villiers") {
        let phrase = strike.game.say_event(&event);
        assert!(phrase.args.contains(&("union", Arg::Seat(seat(0)))), "{phrase:?}");
    }
}

#[test]
fn g5_the_lot_names_the_starter_and_turns_go_clockwise() {
    let mut strike = Strike::drawn(json!({}), 3, vec![2]);
    assert_eq!(strike.dealt, [Event::Starter { union: seat(2), drawn: true }]);
    let mut turns = Vec::new();
    for station in ["Balard", "Lourmel", "Boucicaut", "Commerce"] {
        turns.push(strike.turn().unwrap());
        strike.pickets(&[station]);
    }
    assert_eq!(turns, [2, 0, 1, 2]);
    let refusal = strike.refused(1, "Dupleix");
    assert_eq!((refusal.clause.0, refusal.reason), ("G5", "refusal-turn"));
}

#[test]
fn g6_a_turn_is_exactly_one_picket_and_nobody_passes() {
    let mut strike = Strike::paris(2);
    let mut offered = Vec::new();
    strike.game.choices(&strike.state, seat(0), &mut offered);
    assert_eq!(offered.len(), strike.game.board().size());
    assert!(offered.iter().all(|action| matches!(action, Action::Picket(_))));
    strike.picket(0, "Balard");
    assert_eq!(strike.state.placed(), 1);
    assert_eq!(strike.refused(0, "Lourmel").clause.0, "G5");
    strike.game.choices(&strike.state, seat(0), &mut offered);
    assert_eq!(offered, []);
}

#[test]
fn g7_a_station_takes_no_second_picket() {
    let mut strike = Strike::paris(2);
    strike.pickets(&["Balard", "Lourmel"]);
    for station in ["Balard", "Lourmel"] {
        let refusal = strike.refused(0, station);
        assert_eq!((refusal.clause.0, refusal.reason), ("G7", "refusal-taken"));
    }
    let mut offered = Vec::new();
    strike.game.choices(&strike.state, seat(0), &mut offered);
    assert!(!offered.contains(&Action::Picket(strike.station("Balard"))));
}

#[test]
fn g8_one_influence_on_each_line_through_the_station() {
    let mut strike = Strike::paris(2);
    let events = strike.picket(0, "Charles de Gaulle - Étoile");
    let station = strike.station("Charles de Gaulle - Étoile");
    let given = lines(&strike, &["1", "2", "6", "A"]);
    assert_eq!(events[0], Event::Picket { union: seat(0), station, points: 1, lines: given });
    for line in ["1", "2", "6", "A"] {
        assert_eq!(strike.influence(line), [1, 0]);
    }
    assert_eq!(strike.influence("3"), [0, 0]);
}

#[test]
fn g9_two_influence_where_only_one_line_serves() {
    let mut strike = Strike::paris(2);
    strike.picket(0, "Courcelles");
    assert_eq!(strike.influence("2"), [2, 0]);
}

#[test]
fn g10_the_first_influence_on_a_line_puts_one_marker_there() {
    let mut strike = Strike::paris(2);
    strike.pickets(&["Villiers", "Balard"]);
    assert_eq!(strike.state.markers(seat(0)), 2);
    strike.pickets(&["Père Lachaise", "Lourmel"]);
    assert_eq!(strike.state.markers(seat(0)), 2, "both lines have a marker already");
    assert_eq!(strike.state.markers(seat(1)), 1);
}

#[test]
fn g11_strictly_more_than_every_other_takes_the_token() {
    let mut strike = Strike::paris(2);
    let events = strike.picket(0, "Villiers");
    assert_eq!(events[1], Event::Taken { union: seat(0), lines: lines(&strike, &["2", "3"]) });
    let events = strike.picket(1, "Courcelles");
    assert_eq!(events[1], Event::Seized { union: seat(1), from: seat(0), lines: lines(&strike, &["2"]) });
    assert_eq!((strike.control("2"), strike.control("3")), (Some(1), Some(0)));
}

#[test]
fn g12_level_leaders_send_the_token_back_and_a_third_gets_nothing() {
    let mut strike = Strike::paris(3);
    strike.pickets(&["Courcelles", "Monceau"]);
    assert_eq!((strike.influence("2"), strike.control("2")), (vec![2, 2, 0], None));
    let events = strike.picket(2, "Place de Clichy");
    assert_eq!(strike.controlled(2), ["13"]);
    assert_eq!(events.len(), 2, "line 2 stays where it is: {events:?}");
    // Four for the first, four for the second: the token goes to one and back again.
    assert!(matches!(strike.picket(0, "Rome")[1], Event::Taken { .. }));
    assert_eq!(
        strike.picket(1, "Blanche")[1],
        Event::Returned { from: seat(0), lines: lines(&strike, &["2"]) }
    );
    assert_eq!(strike.control("2"), None);
}

#[test]
fn g13_the_game_ends_when_every_picket_stands() {
    for seats in 2..=6 {
        let mut strike = Strike::paris(seats);
        strike.play_out();
        assert_eq!(strike.state.placed(), strike.game.pickets_each() * seats);
        let view = strike.game.view(&strike.state, Viewer::Public);
        assert_eq!((view.turn, view.pickets_left), (None, vec![0; seats.into()]));
        let free =
            strike.game.board().stations().rev().find(|station| strike.state.is_free(*station)).unwrap();
        let refusal = strike.game.check(&strike.state, seat(0), &Action::Picket(free)).unwrap_err();
        assert_eq!((refusal.clause.0, refusal.reason), ("G13", "refusal-all-placed"));
    }
}

#[test]
fn g13_there_is_no_outcome_before_the_end() {
    let mut strike = Strike::paris(2);
    strike.pickets(&["Villiers", "Courcelles"]);
    assert_eq!(strike.game.outcome(&strike.state), None);
}

#[test]
fn g14_an_rer_line_is_two_seats_a_metro_line_one_and_most_seats_win() {
    let mut strike = Strike::paris(2);
    strike.picket(0, "Charles de Gaulle - Étoile");
    assert_eq!(strike.seats_held(seat(0)), 1 + 1 + 1 + 2);

    let board = network(&[("M", 1), ("R", 2)], &[("a", &["M"]), ("b", &["R"])]);
    let mut strike = Strike::with(json!({"board": board}), 2);
    strike.picket(0, "a");
    let events = strike.picket(1, "b");
    assert_eq!(events.last(), Some(&Event::End { seats: vec![1, 2], winners: vec![seat(1)] }));
    let outcome = strike.outcome();
    assert_eq!((outcome.places(), outcome.scores()), (&[2, 1][..], &[1, 2][..]));
}

/// The source's own example. It skips turns; here the others place pickets where they touch none of its lines.
#[test]
fn g8_g9_g11_g12_the_worked_example_comes_out_exactly() {
    let [vincent, christelle, alex] = [0, 1, 2];
    let mut strike = Strike::paris(3);

    strike.picket(vincent, "Charles de Gaulle - Étoile");
    for line in ["1", "2", "6", "A"] {
        assert_eq!(strike.influence(line), [1, 0, 0]);
    }
    assert_eq!(strike.controlled(vincent), ["1", "2", "6", "A"]);

    strike.picket(christelle, "Courcelles");
    assert_eq!(strike.influence("2"), [1, 2, 0]);
    assert_eq!(strike.controlled(christelle), ["2"]);
    assert_eq!(strike.controlled(vincent), ["1", "6", "A"]);

    strike.picket(alex, "Danube");

    strike.picket(vincent, "Villiers");
    assert_eq!(strike.influence("2"), [2, 2, 0]);
    assert_eq!(strike.control("2"), None);
    assert_eq!(strike.controlled(vincent), ["1", "3", "6", "A"]);
    assert_eq!(strike.controlled(christelle), [""; 0]);

    strike.picket(christelle, "Balard");

    strike.picket(alex, "Place de Clichy");
    assert_eq!(strike.influence("2"), [2, 2, 1]);
    assert_eq!(strike.control("2"), None);
    assert_eq!(strike.controlled(alex), ["7bis", "13"]);
}
