//! What a page is told of a table is what then happens at it (A31, A41, A42, A55, AR17, AR29, AR33, AR46).

use crate::setup::*;
use politico::{Action, Author, Blow, Card, Frame, Patience, Strike, Toll};
use serde_json::json;

/// An attack that nobody parries: what was foretold, and what became of points and deputies.
fn struck(table: Table, author: u8, card: Card, target: u8) -> (Blow, Vec<i32>, Vec<i32>) {
    let mut table = table.turn_of(author).hold(author, &[card]);
    let deputies = |table: &Table| table.all_deputies().into_iter().map(i32::from).collect::<Vec<_>>();
    let (points, seats) = (table.all_points(), deputies(&table));
    table.play(author, attack(card, target));
    let Frame::Attack { topples, .. } = table.frames()[1] else { panic!("no attack: {:?}", table.frames()) };
    let blow = table.game.blow(&table.view(), card, seat(target), topples);
    while matches!(table.top(), Frame::Parry | Frame::Help) {
        table.decline();
    }
    let change = |now: Vec<i32>, then: &[i32]| now.iter().zip(then).map(|(now, then)| now - then).collect();
    (blow, change(table.all_points(), &points), change(deputies(&table), &seats))
}

/// The same changes, as they were foretold.
fn foretold(blow: Blow, members: &[u8], author: u8, target: u8) -> (Vec<i32>, Vec<i32>) {
    let (mut points, mut deputies) = (vec![0; 4], vec![0; 4]);
    let [author, target] = [author, target].map(usize::from);
    let pm = members.first().map(|pm| usize::from(*pm));
    let (of_author, moved, from) = match (blow, pm) {
        (Blow::Fall(toll), Some(pm)) => {
            members.iter().for_each(|member| points[usize::from(*member)] = toll.members);
            points[pm] = toll.pm;
            points[author] = 0;
            (toll.author, toll.deputies, pm)
        }
        (Blow::Strike(strike), pm) => {
            points[target] += strike.target;
            pm.into_iter().for_each(|pm| points[pm] += strike.pm);
            (strike.author, strike.deputies, target)
        }
        (Blow::Fall(_), None) => panic!("what falls?"),
    };
    points[author] += of_author;
    deputies[from] -= i32::from(moved);
    deputies[author] += i32::from(moved);
    (points, deputies)
}

#[test]
fn a34_a41_a42_ar29_ar46_every_blow_is_what_was_foretold() {
    // The turn then goes to seat 1, who is nowhere Prime Minister and does not score.
    let parties: [(&[u8], u8, u8); 6] =
        [(&[], 0, 1), (&[2], 0, 2), (&[2, 1], 0, 1), (&[2, 0, 1], 0, 1), (&[2, 0], 0, 2), (&[0, 1, 2], 0, 1)];
    for card in Card::ALL.into_iter().filter(|card| card.is_attack()) {
        for (members, author, target) in parties {
            for (tense, deputies) in [(json!(null), 50), (json!(3), 50), (json!(null), 5)] {
                let table = Table::new(4).set("tension", tense.clone()).deputies(&[
                    150 - 2 * deputies,
                    deputies,
                    deputies,
                    50,
                ]);
                let table = if members.is_empty() { table } else { table.govern(members) };
                if members.is_empty() && table.game.decks().asset(card).government_only {
                    continue;
                }
                let (blow, points, moved) = struck(table, author, card, target);
                let told = foretold(blow, members, author, target);
                assert_eq!((points, moved), told, "{card:?} by {author} at {target} of {members:?}, {tense}");
            }
        }
    }
}

#[test]
fn a41_a42_ar28_what_a_fall_moves_depends_on_its_author() {
    let blow = |members: &[u8], tense| {
        let table = Table::new(4).govern(members).set("tension", tense);
        struck(table, 0, StateScandal, members[members.len() - 1]).0
    };
    let fall = |pm, members, author, deputies| Blow::Fall(Toll { pm, members, author, deputies });
    assert_eq!(blow(&[1, 2], json!(null)), fall(-50, -50, 50, 20));
    assert_eq!(blow(&[1, 0, 2], json!(null)), fall(-50, -50, 60, 20));
    assert_eq!(blow(&[0, 2], json!(null)), fall(0, -50, 0, 0), "the Prime Minister wins and loses nothing");
    assert_eq!(blow(&[1], json!(3)), fall(-100, 0, 100, 20), "there is no other member");
    let [outsider, member, pm] = [Author::Outsider, Author::Member, Author::PrimeMinister].map(Toll::by);
    assert_eq!([outsider.author, member.author, pm.author], [50, 60, 0]);
    assert_eq!([outsider.pm, member.pm, pm.pm], [-50, -50, 0]);
    let strike = Table::new(4).game.decks().asset(SlushFund).strike(Some(seat(1)));
    assert_eq!(strike, Strike { target: -20, pm: 0, author: 40, deputies: 10 });
}

#[test]
fn a31_ar17_what_parries_is_what_may_be_played() {
    let defences = || Card::ALL.into_iter().filter(|card| !card.is_attack());
    let hand: Vec<Card> = defences().collect();
    for army in ["yes", "no"] {
        for card in Card::ALL.into_iter().filter(|card| card.is_attack()) {
            let table = Table::with(json!({"army_parries": army}), 4);
            let government = table.game.decks().asset(card).government_only;
            let table = table.hold(0, &[card]).hold(1, &hand);
            let mut table = if government { table.govern(&[1]) } else { table };
            table.play(0, attack(card, 1));
            let told: Vec<Card> = table.game.parries(&table.view(), card).collect();
            let may: Vec<Card> = defences().filter(|card| table.may(1, Action::Parry(*card))).collect();
            assert_eq!((told.len(), &told), (if army == "yes" { 3 } else { 2 }, &may), "{card:?}");
        }
    }
}

#[test]
fn a55_ar23_patience_ends_when_the_providential_man_may_come() {
    let table = Table::new(5);
    let Patience { turns, governments } = table.game.patience();
    assert_eq!((turns, governments), (10, 2));
    let called =
        |name: &str, count: u16| Table::new(5).set("turns", json!(20)).set(name, json!(count)).view().saviour;
    assert_eq!([turns - 1, turns].map(|turns| called("vacant", turns)), [false, true]);
    let governments = u16::from(governments);
    assert_eq!([governments - 1, governments].map(|brief| called("brief", brief)), [false, true]);
}

#[test]
fn ar33_ar34_the_charter_of_a_view_is_the_one_in_force() {
    let mut table = Table::with(json!({"target": 800, "parry": "0"}), 4);
    assert_eq!(table.view().charter.target(), 800);
    table.play(0, Action::Propose(politico::Amendment::Target(300)));
    (0..4).for_each(|_| drop(table.pass()));
    table.vote(&[Yes, Yes, Yes, No]);
    let now = table.view().charter;
    assert_eq!((now.target(), now.is(politico::Ruling::Parry)), (300, true));
    let mut told = serde_json::to_value(table.view()).unwrap();
    assert_eq!(serde_json::from_value::<politico::View>(told.clone()).unwrap(), table.view());
    told["options"].as_object_mut().unwrap().remove("target");
    assert!(serde_json::from_value::<politico::View>(told).is_err(), "all of it is told");
}
