//! Bots at challenges (PR13), and twenty-one (PR27).

use crate::setup::{Table, card, duel, seat, t};
use president::{Action, Ballot, ChallengeKind, Event, Step, Timer};
use rules::{EventRecorder, Rules, Script, Seats, Timed};
use serde_json::json;

fn ring(table: &mut Table, timer: Timer) {
    table.game.check_timer(&table.state, timer).unwrap();
    let mut context = EventRecorder::new(Script::new([]));
    table.game.apply_timer(&mut table.state, timer, &mut context);
    table.game.audit(&table.state).unwrap();
}

#[test]
fn pr13_a_bots_answer_is_right_by_a_draw_at_the_cards_difficulty() {
    for number in [0, card(ChallengeKind::Naming), card(ChallengeKind::Mime)] {
        let difficulty = u32::from(duel(number).game.decks().challenge(number).unwrap().difficulty);
        for (draw, won) in [(difficulty - 1, true), (difficulty, false)] {
            let mut table = duel(number);
            assert_eq!(table.refused(Action::Attempt), "PR13", "a person cannot claim it");
            ring(&mut table, Timer::Bot(seat(0)));
            assert_eq!(table.choices(), [Action::Attempt, Action::GiveUp]);
            let told = table.act(Action::Attempt, &[draw]);
            assert_eq!(told[0], Event::Attempted { seat: seat(0), card: number, number: 0, right: won });
            assert_eq!(table.holder("62") == Some(0), won);
        }
    }
    let mut table = duel(0);
    ring(&mut table, Timer::Bot(seat(0)));
    assert_eq!(table.refused(Action::Choose(0)), "PR13", "nor does a bot answer");
}

#[test]
fn pr13_a_bot_votes_by_a_draw_of_its_own() {
    let number = card(ChallengeKind::Speech);
    let mut table = duel(number);
    ring(&mut table, Timer::Bot(seat(2)));
    table.play(Action::Perform);
    assert_eq!(table.refused_as(2, Action::Vote(Ballot::No)), "PR13");
    assert_eq!(table.refused_as(1, Action::ByLot), "PR13");
    let difficulty = u32::from(table.game.decks().challenge(number).unwrap().difficulty);
    let told = table.act_as(2, Action::ByLot, &[difficulty]);
    assert_eq!(told, [Event::Voted { seat: seat(2), ballot: Ballot::No }]);
}

#[test]
fn pr13_the_state_knows_which_seats_are_bots() {
    let mut table = Table::new(3);
    assert_eq!(table.view().bots, Seats::NONE);
    ring(&mut table, Timer::Bot(seat(1)));
    assert_eq!(table.view().bots, Seats::only(seat(1)));
    let refused = |table: &Table, timer| table.game.check_timer(&table.state, timer).unwrap_err().clause.0;
    assert_eq!(refused(&table, Timer::Bot(seat(1))), "PR13");
    assert_eq!(refused(&table, Timer::Bot(seat(3))), "P1");
    ring(&mut table, Timer::Person(seat(1)));
    assert_eq!(refused(&table, Timer::Person(seat(1))), "PR13");
    assert_eq!(table.view().bots, Seats::NONE);
}

/// Cards by rank from the ace (1) to the king (13), of the first suit that has them left.
fn deal(ranks: [u8; 4]) -> Table {
    let mut table =
        Table::with(json!({"challenge": "blackjack"}), 2).held(0, &["26", "60", "59"]).held(1, &["62"]);
    table.roll("26");
    let mut dealt = Vec::new();
    let draws: Vec<u32> = ranks.iter().map(|rank| draw(&mut dealt, *rank)).collect();
    table.act(Action::Challenge(t("62")), &draws);
    table
}

/// The draw that deals a card of this rank when these have been dealt.
fn draw(dealt: &mut Vec<u32>, rank: u8) -> u32 {
    let card = (0..4).map(|suit| suit * 13 + u32::from(rank) - 1).find(|card| !dealt.contains(card)).unwrap();
    let before = dealt.iter().filter(|other| **other < card).count() as u32;
    dealt.push(card);
    card - before
}

fn totals(table: &Table) -> [u8; 2] {
    table.view().challenge.unwrap().totals
}

#[test]
fn pr27_twenty_one_decides_where_the_table_wants_it() {
    // An ace is 11 or 1, pictures are 10.
    let mut table = deal([1, 13, 10, 9]);
    assert_eq!((totals(&table), table.view().step), ([21, 19], Step::Challenger));
    assert_eq!(table.refused(Action::Roll), "PR27");
    table.play(Action::Stand);
    assert_eq!((table.asked(), table.view().step), (Some(1), Step::Challenged));
    table.play(Action::Stand);
    assert_eq!(table.holder("62"), Some(0), "21 beats 19");
}

#[test]
fn pr27_a_tie_loses_the_challenge_and_too_much_loses_at_once() {
    let mut table = deal([10, 9, 9, 10]);
    table.play(Action::Stand);
    table.play(Action::Stand);
    assert!(table.is_firm("62"), "19 against 19");
    let mut table = deal([10, 9, 2, 2]);
    let mut dealt = vec![9, 8, 1, 14];
    let told = table.act(Action::Card, &[draw(&mut dealt, 5)]);
    assert_eq!(told[0], Event::Card { seat: seat(0), card: 4, total: 24 });
    assert!(table.is_firm("62"));
    let mut table = deal([2, 2, 10, 9]);
    table.play(Action::Stand);
    let mut dealt = vec![1, 14, 9, 8];
    table.act(Action::Card, &[draw(&mut dealt, 5)]);
    assert_eq!(table.holder("62"), Some(0), "the challenged had too much");
    // An ace turns from 11 to 1.
    let mut table = deal([1, 9, 10, 9]);
    let mut dealt = vec![0, 8, 9, 21];
    table.act(Action::Card, &[draw(&mut dealt, 8)]);
    assert_eq!(totals(&table)[0], 18);
    assert_eq!(
        table.game.timeout_action(&table.state, seat(0)),
        Action::GiveUp,
        "silence loses a challenge (PR28)"
    );
}
