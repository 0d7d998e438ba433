//! The law of the table: changes of the rules, and disputes (A70, A71, AR34, AR35).

use crate::setup::*;
use politico::{Action, Amendment, Event, Frame, Ruling, Step};
use rules::{Content, Game, Hidden, Rules, Seats, Timed};
use serde_json::json;

fn secret() -> Action {
    Action::Propose(Amendment::Set { ruling: Ruling::Ballot, second: true })
}

fn proposed(deputies: &[u16]) -> Table {
    let mut table = Table::new(4).deputies(deputies);
    table.play(0, secret());
    (0..4).for_each(|_| drop(table.pass()));
    assert_eq!((table.active(), table.top()), (0, Frame::Ballot { second: false }), "one round later");
    table
}

#[test]
fn a71_ar34_a_change_is_voted_a_round_after_it_was_proposed() {
    let mut table = proposed(&[0, 0, 0, 200]);
    assert_eq!(table.option("ballot"), "open");
    let told = table.vote(&[Yes, Yes, Yes, No]);
    assert!(told.iter().any(|event| matches!(event, Event::Amended { .. })));
    assert_eq!(table.option("ballot"), "secret", "one vote a player");
    assert_eq!(table.view().parties[0].proposal, None);
    assert!(table.view().news.is_some(), "and the turn goes on");
}

#[test]
fn a70_a_tie_is_voted_again_by_deputies_and_equal_again_fails() {
    let mut table = proposed(&[80, 60, 30, 30]);
    table.vote(&[Yes, Yes, No, No]);
    assert_eq!(table.top(), Frame::Ballot { second: true });
    table.vote(&[Yes, Yes, No, No]);
    assert_eq!(table.option("ballot"), "secret");
    let mut table = proposed(&[50; 4]);
    table.vote(&[Yes, Yes, No, No]);
    table.vote(&[Yes, Yes, No, No]);
    assert_eq!(table.option("ballot"), "open");
    let mut table = proposed(&[50; 4]);
    table.vote(&[Yes, No, No, Abstain]);
    assert_eq!(table.option("ballot"), "open", "more than half is needed");
    let mut table = proposed(&[50; 4]);
    table.vote(&[Abstain; 4]);
    assert_eq!(table.option("ballot"), "open", "no votes cast");
}

#[test]
fn ar34_what_can_be_proposed_and_when() {
    let mut table = Table::new(4);
    assert_eq!(
        table.refused(0, Action::Propose(Amendment::Set { ruling: Ruling::Ballot, second: false })),
        "AR34"
    );
    assert_eq!(table.refused(0, Action::Propose(Amendment::Target(7))), "AR34");
    assert_eq!(table.refused(1, secret()), "A5", "on one's own turn");
    table.play(0, Action::Propose(Amendment::Target(300)));
    assert_eq!(table.refused(0, secret()), "AR34", "one at a time");
    assert_eq!(table.top(), Frame::Turn(Step::Act), "it is not the action");
    // What fixes the set-up has no name to be proposed by.
    assert!(serde_json::from_value::<Ruling>(json!("extra_plates")).is_err());
    for name in ["length", "rounds", "minutes", "extra_plates"] {
        assert!(Ruling::ALL.iter().all(|ruling| ruling.option().key.name() != name));
    }
}

#[test]
fn ar34_every_ruling_is_an_option_of_the_table() {
    let options = politico::Politico::options();
    for ruling in Ruling::ALL {
        let key = ruling.option().key;
        let (name, clause, values) = (key.name(), key.clause(), [false, true].map(|second| key.word(second)));
        let spec = options.iter().find(|spec| spec.name == name).unwrap();
        let rules = politico::Politico::rules_text();
        let rule = rules.lines().find(|line| line.starts_with(&format!("| {clause} |"))).unwrap();
        let quoted = |text: &str| rule.contains(&format!("`{text}`"));
        assert!([name, values[0], values[1]].into_iter().all(quoted), "{clause} is not about {name}: {rule}");
        assert_eq!(serde_json::to_value(&spec.kind).unwrap(), json!({"choice": key.words()}), "{name}");
        let table = Table::with(json!({name: values[1]}), 3);
        assert_eq!(table.option(name), values[1]);
    }
    let clauses: Vec<u8> = options.iter().map(|spec| spec.clause[2..].parse().unwrap()).collect();
    assert!(clauses.is_sorted(), "they are listed by their clauses: {clauses:?}");
}

fn disputable() -> Table {
    Table::with(json!({"disputes": "on"}), 4).hold(0, &[MoralsAffair, PrimeMinister]).hold(1, &[Baraka])
}

/// Tells the rules that bots play these seats.
fn with_bots(mut table: Table, bots: &[u8]) -> Table {
    let bots: Seats = bots.iter().map(|bot| seat(*bot)).collect();
    for timer in table.game.pending_occupancy(&table.state, bots) {
        table.fire(timer);
    }
    assert_eq!(table.view().bots, bots);
    table
}

#[test]
fn ar35_an_action_just_taken_can_be_taken_back() {
    let mut table = disputable();
    table.play(0, attack(MoralsAffair, 2));
    table.decline();
    assert_eq!((table.active(), table.top(), table.asked()), (1, Frame::Turn(Step::Begin), vec![1]));
    assert_eq!(table.all_points(), [30, 0, -20, 0]);
    table.play(2, Action::Dispute);
    assert_eq!(table.top(), Frame::Ballot { second: false });
    let told = table.vote(&[No, Yes, Yes, Yes]);
    assert!(told.contains(&Event::TakenBack { seat: seat(0) }));
    assert_eq!((table.active(), table.top(), table.all_points()), (0, Frame::Turn(Step::Act), vec![0; 4]));
    assert_eq!(
        (table.hand(0), table.view().parties[0].known.clone()),
        (vec![MoralsAffair, PrimeMinister], vec![MoralsAffair])
    );
    // Once a round each.
    table.play(0, attack(MoralsAffair, 2));
    table.decline();
    assert_eq!(table.refused(2, Action::Dispute), "AR35");
    table.play(3, Action::Dispute);
    table.vote(&[No, No, Yes, Yes]);
    table.vote(&[No, No, No, Yes]);
    assert_eq!(table.top(), Frame::Turn(Step::Begin), "refused, the action stands");
    table.play(1, Action::Begin);
    assert_eq!(table.refused(0, Action::Dispute), "AR35");
}

#[test]
fn ar35_not_once_something_hidden_was_shown() {
    let mut table = disputable();
    table.play(0, attack(MoralsAffair, 1));
    table.play(1, Action::Parry(Baraka));
    assert_eq!(table.refused(2, Action::Dispute), "AR35");
    let mut table = disputable();
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    table.decline();
    assert_eq!(table.refused(2, Action::Dispute), "AR35");
    assert_eq!((table.active(), table.top()), (1, Frame::Turn(Step::Draw)), "and nobody waits");
    let mut table = disputable();
    table.play(0, Action::Pass);
    assert_eq!(table.refused(1, Action::Draw), "AR35", "the turn begins first");
    assert!(table.may(3, Action::Dispute));
}

#[test]
fn ar35_with_disputes_off_nothing_is_kept_and_nobody_waits() {
    let mut table = Table::new(4).hold(0, &[MoralsAffair]);
    table.play(0, attack(MoralsAffair, 2));
    assert!(table.view().before.is_none());
    table.decline();
    assert_eq!(table.top(), Frame::Turn(Step::Act), "the next player goes on at once");
    assert_eq!(table.refused(2, Action::Dispute), "AR35");
}

#[test]
fn ar35_disputes_are_on_unless_the_table_says_otherwise() {
    let disputes = |settings: &rules::Settings| {
        let game = politico::Politico::open(settings, 4).unwrap();
        let state = game.deal(&mut rules::Discarding(rules::FastRng::new(1)));
        let view = game.view(&state, rules::Viewer::Public);
        serde_json::to_value(view).unwrap()["options"]["disputes"].clone()
    };
    assert_eq!(disputes(&settings(json!({}))), "on");
    assert_eq!(disputes(&settings(json!({"disputes": "off"}))), "off");
    assert_eq!(disputes(&settings(json!({"edition": 1}))), "off", "as it was");
    // What is proposed and voted keeps its meaning.
    let on = Action::Propose(Amendment::Set { ruling: Ruling::Disputes, second: true });
    assert!(Table::new(4).may(0, on) && !disputable().may(0, on));
}

#[test]
fn ar35_at_a_table_of_bots_alone_there_are_none_and_nobody_waits() {
    let mut table = with_bots(disputable(), &[0, 1, 2, 3]);
    table.play(0, attack(MoralsAffair, 2));
    assert!(table.view().before.is_none());
    table.decline();
    assert_eq!(
        (table.active(), table.top()),
        (1, Frame::Turn(Step::Draw)),
        "the next player goes on at once"
    );
    assert_eq!(table.refused(2, Action::Dispute), "AR35");
    // One person is enough for disputes, and a bot that takes a seat over ends them.
    let mut table = with_bots(disputable(), &[0, 1, 3]);
    table.play(0, attack(MoralsAffair, 3));
    table.decline();
    assert_eq!((table.active(), table.top()), (1, Frame::Turn(Step::Begin)));
    assert!(table.may(2, Action::Dispute));
    table.fire(politico::Timer::Bot(seat(2)));
    assert_eq!(table.refused(2, Action::Dispute), "AR35");
    table.play(1, Action::Begin);
    table.pass();
    assert_eq!((table.active(), table.top()), (2, Frame::Turn(Step::Act)));
}

#[test]
fn ar35_before_a_bot_begins_people_who_lost_by_the_action_are_asked() {
    let table = Table::with(json!({"disputes": "on"}), 5).govern(&[2, 3, 4]).hold(0, &[GeneralStrike]);
    let mut table = with_bots(table, &[0, 1, 3]);
    table.play(0, attack(GeneralStrike, 3));
    table.decline();
    table.decline();
    table.play(0, Action::Decline);
    // The government has fallen: 2 and 4 are people, 3 is a bot.
    assert_eq!((table.active(), table.top(), table.asked()), (1, Frame::Stand(seat(2)), vec![2]));
    assert_eq!(table.refused(2, Action::Begin), "AR35");
    table.play(2, Action::Decline);
    assert_eq!((table.top(), table.asked()), (Frame::Stand(seat(4)), vec![4]));
    table.play(4, Action::Dispute);
    let told = table.vote(&[No, Abstain, Yes, Yes, Yes]);
    assert!(told.contains(&Event::TakenBack { seat: seat(0) }));
    assert_eq!((table.active(), table.cabinet(), table.hand(0)), (0, vec![2, 3, 4], vec![GeneralStrike]));
    assert_eq!(table.view().bots.len(), 3, "who is a bot is not taken back");
    // 4 has called its dispute for this round; 2 may still.
    table.play(0, attack(GeneralStrike, 3));
    table.decline();
    table.decline();
    table.play(0, Action::Decline);
    assert_eq!(table.asked(), [2]);
    table.play(2, Action::Dispute);
    table.vote(&[No, No, Yes, No, Yes]);
    assert_eq!((table.top(), table.asked()), (Frame::Turn(Step::Begin), vec![1]), "the bot goes on");
    // A person who begins looks for themselves, and whoever lost nothing is not asked.
    let table = Table::with(json!({"disputes": "on"}), 4).hold(0, &[MoralsAffair]);
    let mut table = with_bots(table, &[0, 3]);
    table.play(0, attack(MoralsAffair, 2));
    table.decline();
    assert_eq!((table.top(), table.asked()), (Frame::Turn(Step::Begin), vec![1]));
}

#[test]
fn ar35_the_rules_are_told_who_is_a_bot_once() {
    use politico::Timer::{Bot, Person};
    let mut table = disputable();
    let refused = |table: &Table, timer| table.game.check_timer(&table.state, timer).unwrap_err().clause.0;
    assert_eq!(refused(&table, Person(seat(1))), "AR35");
    table.fire(Bot(seat(1)));
    assert_eq!(refused(&table, Bot(seat(1))), "AR35");
    table.fire(Person(seat(1)));
    assert_eq!(refused(&table, Bot(seat(7))), "A1");
    let old = Table::with(json!({"edition": 1}), 4);
    assert_eq!(refused(&old, Bot(seat(1))), "AR35", "the first edition does not ask");
}
