//! Governments: formed, enlarged, left, resigned from (A20 to A26, AR9 to AR11, AR19).

use crate::setup::*;
use politico::{Action, Effect, Event, Frame, Step};
use rules::{Hidden, Rules};
use serde_json::{Value, json};

#[test]
fn a20_whoever_has_the_card_may_try_alone_or_with_others() {
    let mut table = Table::new(4).deputies(&[0, 100, 50, 50]).hold(0, &[PrimeMinister]);
    table.play(0, form());
    assert_eq!(table.refused(0, Action::Invite(seat(0))), "A20");
    table.play(0, Action::Invite(seat(1)));
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.refused(1, Action::Pass), "A20");
    table.play(1, Action::Accept);
    table.play(0, Action::Invite(seat(2)));
    table.play(2, Action::Decline);
    assert_eq!(table.refused(0, Action::Invite(seat(2))), "A20");
    table.play(0, Action::Present);
    table.vote(&[Yes, Yes, No, Abstain]);
    table.decline();
    assert_eq!(table.cabinet(), [0, 1]);
    let table = Table::new(4).hold(0, &[PrimeMinister]).govern(&[1]);
    assert_eq!(table.refused(0, form()), "A20");
    let table = Table::new(4).hold(0, &[Army]);
    assert_eq!(table.refused(0, form()), "A4");
    let action = Action::Form { card: Army, union: false, army: false };
    assert_eq!(table.refused(0, action), "A20");
}

#[test]
fn a22_ar9_ar10_more_than_half_of_the_votes_cast() {
    let formed = |deputies: &[u16], votes: &[politico::Vote]| {
        let mut table = Table::new(4).deputies(deputies).hold(0, &[PrimeMinister]);
        table.play(0, form());
        table.play(0, Action::Present);
        table.vote(votes);
        let carried = table.top() == Frame::Cancel;
        if carried {
            table.decline();
            assert_eq!((table.cabinet(), table.active()), (vec![0], 1), "and it is the next player's turn");
        }
        carried
    };
    assert!(formed(&[60, 60, 40, 40], &[Yes, Yes, No, No]));
    assert!(!formed(&[50, 50, 50, 50], &[Yes, Yes, No, No]), "a tie fails");
    assert!(formed(&[20, 60, 60, 60], &[Yes, Abstain, Abstain, Abstain]), "abstentions are not cast");
    assert!(!formed(&[50, 50, 50, 50], &[Abstain; 4]), "no votes cast");
    assert!(!formed(&[0, 100, 50, 50], &[Yes, Abstain, Abstain, Abstain]), "no deputy, no vote");
}

#[test]
fn a22_a_government_remembers_the_turn_in_which_it_took_office() {
    let mut table = Table::new(3).hold(0, &[PrimeMinister]);
    let since = |table: &Table| table.view().government.map(|government| government.since);
    table.play(0, form());
    assert_eq!(since(&table), None);
    table.play(0, Action::Present);
    table.vote(&[Yes; 3]);
    table.decline();
    assert_eq!((since(&table), table.view().turns), (Some(0), 1), "it was formed in the turn that is over");
    table.pass();
    assert_eq!((since(&table), table.view().turns), (Some(0), 2), "and goes on from there");
    let mut impossible = serde_json::to_value(&table.state).unwrap();
    impossible["chamber"]["government"]["since"] = json!(3);
    let impossible = serde_json::from_value(impossible).unwrap();
    assert!(table.game.audit(&impossible).unwrap_err().starts_with("A22"));
}

#[test]
fn ar9_ballots_are_secret_until_all_are_in_then_open_or_totals_only() {
    let voting = |options| {
        let mut table = Table::with(options, 3).hold(0, &[PrimeMinister]);
        table.play(0, form());
        table.play(0, Action::Present);
        let told = table.play(1, Action::Vote(No));
        assert_eq!(
            table.game.seen(&told[0], rules::Viewer::Seat(seat(0))),
            Some(Event::Voted { seat: seat(1), vote: None })
        );
        assert_eq!((table.view().voted.len(), table.seen(0).answer), (1, None));
        assert_eq!(table.refused(1, Action::Vote(Yes)), "AR37");
        table.play(0, Action::Vote(Yes));
        table.play(2, Action::Vote(Yes));
        table.view().count.unwrap()
    };
    let open = voting(json!({}));
    assert_eq!((open.yes, open.no, open.votes[1]), (100, 50, Some(No)));
    let secret = voting(json!({"ballot": "secret"}));
    assert_eq!((secret.yes, secret.no, secret.votes), (100, 50, [None; 8]));
}

#[test]
fn a23_ar11_refused_the_card_comes_back_and_an_attack_may_follow() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, BadPoll, Union, Army]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    assert_eq!(table.hand(0), [BadPoll, PrimeMinister, Army, Union]);
    assert_eq!(table.view().parties[0].known, [PrimeMinister], "everybody has seen it");
    assert_eq!((table.active(), table.top()), (0, Frame::Turn(Step::Act)));
    assert_eq!(table.refused(0, form()), "AR11");
    assert_eq!(table.refused(0, Action::Union), "A23");
    table.play(0, attack(BadPoll, 1));
}

#[test]
fn ar11_after_a_refusal_to_join_one_may_give_up_which_counts_as_the_attempt() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister]);
    table.play(0, form());
    assert_eq!(table.refused(0, Action::Withdraw), "AR11");
    table.play(0, Action::Invite(seat(1)));
    table.play(1, Action::Decline);
    table.play(0, Action::Withdraw);
    assert_eq!((table.hand(0), table.refused(0, form())), (vec![PrimeMinister], "AR11"));
}

#[test]
fn a24_a_member_leaves_as_their_action_and_the_government_stays() {
    let mut table = Table::new(4).govern(&[1, 0]);
    table.play(0, Action::Leave);
    assert_eq!((table.cabinet(), table.active(), table.all_points()), (vec![1], 1, vec![0, 100, 0, 0]));
    let table = Table::new(4).govern(&[0, 1]);
    assert_eq!(table.refused(0, Action::Leave), "A24");
    assert_eq!(Table::new(4).govern(&[1]).refused(0, Action::Leave), "A24");
}

#[test]
fn a25_the_prime_minister_expels_and_recruits_before_playing() {
    let mut table = Table::new(4).govern(&[0, 1]);
    assert_eq!(table.refused(0, Action::Expel(seat(0))), "A25");
    table.play(0, Action::Expel(seat(1)));
    table.play(0, Action::Recruit(seat(2)));
    table.play(2, Action::Decline);
    assert_eq!(table.refused(0, Action::Recruit(seat(2))), "A25");
    table.play(0, Action::Recruit(seat(3)));
    table.play(3, Action::Accept);
    assert_eq!(table.cabinet(), [0, 3]);
    assert_eq!(Table::new(4).govern(&[1, 0]).refused(0, Action::Recruit(seat(2))), "A25");
}

#[test]
fn a26_ar45_the_prime_minister_resigns_at_any_time_without_penalty() {
    let mut table = Table::new(4).govern(&[2, 1]);
    assert_eq!(table.refused(1, Action::Resign), "A26");
    let told = table.play(2, Action::Resign);
    assert!(told.iter().any(|event| matches!(event, Event::Fell { author: None, .. })));
    assert_eq!(
        (table.cabinet(), table.all_points(), table.view().spent),
        (vec![], vec![0; 4], vec![PrimeMinister])
    );
    assert_eq!((table.active(), table.top()), (0, Frame::Turn(Step::Act)), "nobody's turn is disturbed");
    let mut table = Table::new(4).govern(&[0]).hold(0, &[PrimeMinister, BadPoll]);
    table.play(0, Action::Resign);
    assert_eq!(table.refused(0, form()), "AR45");
    table.play(0, attack(BadPoll, 1));
}

#[test]
fn ar30_ar45_a_resignation_while_a_card_is_on_the_table_waits() {
    let mut table = Table::new(4).govern(&[1]).hold(0, &[BadPoll, Censure]).hold(2, &[Baraka]);
    table.play(0, attack(BadPoll, 2));
    table.play(1, Action::Resign);
    assert_eq!(table.cabinet(), [1], "not to dodge");
    assert!(table.seen(1).resigning && !table.seen(0).resigning);
    assert_eq!(table.refused(1, Action::Resign), "AR45");
    table.play(2, Action::Parry(Baraka));
    assert_eq!(table.cabinet(), [0; 0], "as soon as the table is clear");
    // Whoever is asked answers first, and a government that falls meanwhile falls.
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Censure]);
    table.play(0, Action::Censure);
    assert_eq!(table.refused(1, Action::Resign), "AR45");
    table.play(1, Action::Vote(No));
    table.play(1, Action::Resign);
    for by in [0, 2, 3] {
        table.play(by, Action::Vote(Yes));
    }
    table.decline();
    assert_eq!(table.all_points(), [50, -50, 0, 0]);
}

/// Seat 1 is voting on a change of the rules that seat 0 proposed, and resigns meanwhile; then seat 0 reads a newspaper.
fn resigned_in_a_vote(options: Value) -> Table {
    let mut table = Table::with(options, 4).govern(&[1, 2]);
    table.play(0, Action::Propose(politico::Amendment::Target(300)));
    (0..4).for_each(|_| drop(table.pass()));
    assert_eq!((table.top(), table.active()), (Frame::Ballot { second: false }, 0));
    table.play(1, Action::Vote(No));
    table.play(1, Action::Resign);
    assert_eq!(table.cabinet(), [1, 2], "the vote is still open");
    table.wish(Effect::Hurt);
    for by in [0, 2, 3] {
        table.play(by, Action::Vote(No));
    }
    assert!(table.view().news.is_some());
    table
}

#[test]
fn a26_ar45_a_resignation_sent_during_a_vote_takes_effect_before_the_newspaper() {
    // The government scored when the turn came round to seat 1 (A40): 100 and 50.
    let table = resigned_in_a_vote(json!({}));
    assert_eq!((table.cabinet(), table.all_points()), (vec![], vec![0, 100, 50, 0]), "nobody is penalised");
    let table = resigned_in_a_vote(json!({"edition": 1}));
    assert_eq!((table.cabinet(), table.all_points()), (vec![], vec![0, 80, 40, 0]), "as it was");
}

#[test]
fn ar45_a_resignation_sent_during_a_window_comes_before_the_elections_at_mid_term() {
    let mut table = Table::with(json!({"rounds": 3}), 3).govern(&[1]).hold(2, &[Army]);
    (0..5).for_each(|_| drop(table.pass()));
    table.draw();
    table.play(2, Action::Enter);
    let told = [table.play(1, Action::Decline), table.play(1, Action::Resign), table.decline()].concat();
    let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted).unwrap();
    let fell = place(|event| matches!(event, Event::Fell { .. }));
    let elected = place(|event| matches!(event, Event::Elected { .. }));
    assert!(fell < elected, "{told:?}");
}

#[test]
fn a21_nothing_can_be_traded() {
    let table = Table::new(4).hold(0, &[PrimeMinister, Baraka]).hold(1, &[Army]);
    // Cards, points and deputies move by the rules alone: no action names a gift.
    for text in [r#"{"give":{"to":1,"card":"baraka"}}"#, r#"{"trade":1}"#, r#"{"pay":{"to":1,"points":10}}"#]
    {
        assert!(serde_json::from_str::<Action>(text).is_err());
    }
    let offered: Vec<Action> = (0..4).flat_map(|by| table.choices(by)).collect();
    let talk = offered.iter().filter(|action| matches!(action, Action::Pledge(_))).count();
    assert!(talk > 0, "but words are free");
}
