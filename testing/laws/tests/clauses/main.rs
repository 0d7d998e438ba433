//! One test a clause of RULES.md, or several.

mod table;

use laws::Probe;
use laws::probe::{Action, Ballot, Card, Event, Phase};
use rules::{Discarding, FastRng, Hidden, Rules, Seats, Seconds, SettingsError, Timed, Viewer};
use serde_json::json;
use speech::{Lang, Speech};
use table::{Table, opened, say, seat, table, vote};

#[test]
fn x1_everyone_sees_only_their_own_card() {
    let Table { probe, state } = table(json!({}), 3);
    assert_eq!(probe.view(&state, Viewer::Seat(seat(1))).hands, [None, Some(Card(14)), None]);
    assert_eq!(probe.view(&state, Viewer::Public).hands, [None, None, None]);
    assert_eq!(state.left, 13);
}

#[test]
fn x1_a_drawn_card_is_named_to_its_owner_only() {
    let probe = opened(json!({}), 2).unwrap();
    let drawn = Event::Drawn { seat: seat(0), card: Some(Card(3)) };
    assert_eq!(probe.seen(&drawn, Viewer::Seat(seat(0))), Some(drawn.clone()));
    assert_eq!(probe.seen(&drawn, Viewer::Public), Some(Event::Drawn { seat: seat(0), card: None }));
}

#[test]
fn x1_a_board_of_ones_own_has_4_to_32_cards() {
    assert_eq!(table(json!({"board": {"cards": 4}}), 4).state.left, 0);
    assert_eq!(table(json!({"board": {"cards": 32}}), 2).state.left, 30);
    for board in [json!({"cards": 33}), json!({"cards": "many"}), json!({}), json!({"cards": 8, "jokers": 2})]
    {
        let settings_error = opened(json!({ "board": board }), 2).unwrap_err();
        assert_eq!(
            Speech::of::<Probe>().settings_error(Lang::En, &settings_error),
            "A deck has 4 to 32 cards."
        );
    }
}

#[test]
fn x1_a_board_of_ones_own_keeps_the_laws() {
    laws::follow::<Probe>(4, r#"{"board": {"cards": 4}}"#, 1);
    laws::follow::<Probe>(2, r#"{"board": {"cards": 32}, "rounds": 9}"#, 2);
}

#[test]
fn x1_who_is_not_seated_does_nothing() {
    let table = table(json!({}), 2);
    assert_eq!(table.refusal(2, &Action::Roll), Some(("X1", "refusal-not-seated")));
    assert_eq!(table.refusal(7, &Action::Protest), Some(("X1", "refusal-not-seated")));
    assert_eq!(opened(json!({}), 5).unwrap_err(), SettingsError::Seats { given: 5, least: 2, most: 4 });
}

#[test]
fn x2_decisions_come_in_order_from_the_active_seat() {
    let mut table = table(json!({}), 2);
    assert_eq!(table.refusal(1, &Action::Roll), Some(("X2", "refusal-not-your-turn")));
    assert_eq!(table.refusal(0, &Action::Strike), Some(("X2", "refusal-not-now")));
    table = table.at(Phase::Question);
    assert_eq!(table.refusal(0, &Action::Roll), Some(("X2", "refusal-not-now")));
    table.act(0, say("rien"));
    table.all(|_| vote(0));
    table.all(|_| Action::Pass);
    assert_eq!(table.probe.to_act(&table.state), Seats::only(seat(1)));
}

#[test]
fn x2_a_long_game_has_thousands_of_inputs() {
    let mut table = table(json!({"rounds": 1000}), 4);
    let mut inputs = 0;
    while let Some(seat) = table.probe.to_act(&table.state).iter().next() {
        let action = table.probe.timeout_action(&table.state, seat);
        table.probe.apply(&mut table.state, seat, &action, &mut Discarding(FastRng::new(inputs)));
        inputs += 1;
    }
    assert_eq!((inputs, table.probe.max_inputs()), (10_000, 10_005));
}

#[test]
fn x3_a_roll_wins_what_the_die_shows() {
    let mut table = table(json!({}), 2);
    let events = table.roll(0, Action::Roll, [4]);
    assert_eq!(events, [Event::Rolled { seat: seat(0), face: 5 }]);
    assert_eq!(table.state.points[0], 5);
}

#[test]
fn x4_a_shown_card_scores_and_is_replaced() {
    let mut table = table(json!({}), 2);
    let events = table.act(0, Action::Show);
    let shown = Event::Shown { seat: seat(0), card: Card(15) };
    assert_eq!(events, [shown, Event::Drawn { seat: seat(0), card: Some(Card(13)) }]);
    assert_eq!(table.state.points[0], 1);
    assert_eq!(table.probe.view(&table.state, Viewer::Public).shown, [Card(15)]);
}

#[test]
fn x4_with_an_empty_deck_no_card_is_shown() {
    let table = table(json!({"board": {"cards": 4}}), 4);
    assert_eq!(table.refusal(0, &Action::Show), Some(("X4", "refusal-deck-empty")));
    assert_eq!(table.refusal(1, &Action::Show), Some(("X2", "refusal-not-your-turn")));
}

#[test]
fn x4_a_card_once_seen_cannot_be_taken_back() {
    let table = table(json!({}), 2);
    let bound =
        |action| table.probe.irreversible(&table.state, seat(0), &action).map(|refusal| refusal.reason);
    assert_eq!(bound(Action::Show), Some("refusal-shown"));
    assert_eq!(bound(Action::Roll), None);
}

#[test]
fn x5_the_right_word_wins_a_point_and_stays_out_of_the_state() {
    for (text, right) in [("Fraternité", true), (" FRATERNITÉ ", true), ("parité", false)] {
        let mut table = table(json!({}), 2).at(Phase::Question);
        let events = table.act(0, say(text));
        assert_eq!(events, [Event::Answered { seat: seat(0), text: text.into(), right }]);
        assert_eq!(table.state.points[0], 1 + i16::from(right));
        assert!(!serde_json::to_string(&table.state).unwrap().contains(text.trim()));
    }
}

#[test]
fn x5_an_answer_is_one_to_forty_printable_characters() {
    let table = table(json!({}), 2).at(Phase::Question);
    assert_eq!(table.refusal(0, &say(&"é".repeat(40))), None);
    for text in [&"é".repeat(41), "  ", "a\u{7}b"] {
        assert_eq!(table.refusal(0, &say(text)), Some(("X5", "refusal-answer")), "{text:?}");
    }
}

#[test]
fn x6_all_see_who_has_voted_and_nobody_sees_for_whom() {
    let mut table = table(json!({}), 3).at(Phase::Ballot);
    let events = table.act(1, vote(2));
    let view = table.probe.view(&table.state, Viewer::Seat(seat(0)));
    assert_eq!((view.voted, view.ballot), (Seats::only(seat(1)), None));
    assert_eq!(table.probe.view(&table.state, Viewer::Seat(seat(1))).ballot, Some(Ballot::For(seat(2))));
    let seen = table.probe.seen(&events[0], Viewer::Seat(seat(0)));
    assert_eq!(seen, Some(Event::Voted { seat: seat(1), ballot: None }));
}

#[test]
fn x6_most_votes_alone_win_a_point() {
    let counted = |votes: [Ballot; 3]| {
        let mut table = table(json!({}), 3).at(Phase::Ballot);
        table.all(|index| Action::Vote(votes[index as usize])).pop()
    };
    let [zero, one] = [0, 1].map(|index| Ballot::For(seat(index)));
    assert_eq!(counted([one, one, zero]), Some(Event::Counted { winner: Some(seat(1)) }));
    assert_eq!(counted([one, zero, Ballot::Abstain]), Some(Event::Counted { winner: None }));
    assert_eq!(counted([Ballot::Abstain; 3]), Some(Event::Counted { winner: None }));
}

#[test]
fn x6_a_ballot_once_cast_stands_and_is_for_somebody_here() {
    let mut table = table(json!({}), 3).at(Phase::Ballot);
    assert_eq!(table.refusal(1, &vote(3)), Some(("X6", "refusal-no-such-candidate")));
    table.act(1, vote(2));
    assert_eq!(table.refusal(1, &vote(0)), Some(("X6", "refusal-voted")));
}

#[test]
fn x7_nobody_learns_that_somebody_has_answered() {
    let mut table = table(json!({}), 3).at(Phase::Reaction);
    let before = table.probe.view(&table.state, Viewer::Public);
    let events = table.act(1, Action::Strike);
    assert_eq!(table.probe.view(&table.state, Viewer::Public), before);
    assert_eq!(table.probe.seen(&events[0], Viewer::Seat(seat(0))), None);
    assert_eq!(table.probe.awaited(&table.state, Viewer::Seat(seat(0))), Seats::all(3));
    assert_eq!(table.probe.awaited(&table.state, Viewer::Seat(seat(1))), Seats::all(3).without(seat(1)));
    assert_eq!(table.probe.to_act(&table.state), Seats::all(3).without(seat(1)));
}

#[test]
fn x7_the_first_seat_that_struck_takes_a_point_from_the_active_seat() {
    let mut table = table(json!({}), 3).at(Phase::Reaction);
    table.act(2, Action::Strike);
    table.act(0, Action::Pass);
    let events = table.act(1, Action::Strike);
    assert_eq!(events.last(), Some(&Event::Closed { striker: Some(seat(1)) }));
    assert_eq!(table.state.points[..3], [0, 1, 0]);
}

#[test]
fn x7_the_active_seat_gains_nothing_by_striking() {
    let mut table = table(json!({}), 2).at(Phase::Reaction);
    let events = table.all(|index| if index == 0 { Action::Strike } else { Action::Pass });
    assert_eq!(events.last(), Some(&Event::Closed { striker: Some(seat(0)) }));
    assert_eq!(table.state.points[..2], [1, 0]);
}

#[test]
fn x7_an_answer_stands_and_there_are_twenty_seconds() {
    let mut table = table(json!({}), 2).at(Phase::Reaction);
    assert!(table.probe.sealed(&table.state));
    assert_eq!(table.probe.time_limit(&table.state), Some(Seconds(20)));
    table.act(1, Action::Pass);
    assert_eq!(table.refusal(1, &Action::Strike), Some(("X7", "refusal-reacted")));
    table.act(0, Action::Pass);
    assert_eq!(table.probe.time_limit(&table.state), None);
}

#[test]
fn x8_whoever_is_not_awaited_may_protest_once() {
    let mut table = table(json!({}), 2);
    assert_eq!(table.refusal(0, &Action::Protest), Some(("X8", "refusal-protest-awaited")));
    let window = table.probe.window(&table.state);
    table.act(1, Action::Protest);
    assert_eq!(table.probe.view(&table.state, Viewer::Public).protested, Seats::only(seat(1)));
    assert_eq!(table.probe.window(&table.state), window);
    assert_eq!(table.refusal(1, &Action::Protest), Some(("X8", "refusal-protested")));
}

#[test]
fn x8_nobody_protests_during_the_reaction() {
    let mut table = table(json!({}), 2).at(Phase::Reaction);
    table.act(1, Action::Pass);
    assert_eq!(table.refusal(1, &Action::Protest), Some(("X8", "refusal-protest-sealed")));
}

#[test]
fn x9_noon_ends_the_round_once() {
    let mut table = table(json!({}), 2).at(Phase::Ballot);
    table.act(0, vote(0));
    table.fire_noon();
    assert_eq!((table.state.round, table.state.phase), (1, Phase::Turn));
    assert_eq!(table.noon_refused(), Some("refusal-noon-rung"));
}

#[test]
fn x9_noon_does_not_strike_during_the_reaction() {
    assert_eq!(table(json!({}), 2).at(Phase::Reaction).noon_refused(), Some("refusal-noon-sealed"));
}

#[test]
fn x10_after_the_last_round_the_cards_are_turned_up_and_nobody_acts() {
    let mut table = table(json!({"rounds": 1}), 2);
    table.fire_noon();
    assert_eq!(table.refusal(0, &Action::Roll), Some(("X10", "refusal-over")));
    assert_eq!(table.refusal(1, &Action::Protest), Some(("X10", "refusal-over")));
    assert_eq!(table.noon_refused(), Some("refusal-over"));
    let view = table.probe.view(&table.state, Viewer::Public);
    assert_eq!((view.over, view.hands), (true, vec![Some(Card(15)), Some(Card(14))]));
}

#[test]
fn x10_most_points_win_and_equals_share_a_place() {
    let mut table = table(json!({"rounds": 1}), 3);
    table.roll(0, Action::Roll, [0]);
    table.fire_noon();
    assert_eq!(table.probe.outcome(&table.state).unwrap().places(), [1, 2, 2]);
}
