//! Bots play by interest: one who looks a single action ahead beats chance, and answers as it should.

use crate::setup::*;
use bots::{Budget, Level, choose};
use politico::{Action, Politico};
use rules::{Game, Quick, Seat, Settings, Silent};

fn greedy(table: &Table, by: u8) -> Action {
    choose(&table.game, &table.state, seat(by), Level::Greedy, Budget::default(), &mut Quick::new(1))
}

/// Plays one game in which this seat is greedy and the others play at random; who won?
fn winner(seats: u8, greedy: Seat, seed: u64) -> bool {
    let game = Politico::open(&Settings::defaults(&Politico::options()), seats).unwrap();
    let mut chance = Quick::new(seed);
    let mut state = game.deal(&mut Silent(&mut chance));
    while let Some(by) = game.to_act(&state).first() {
        let level = if by == greedy { Level::Greedy } else { Level::Random };
        let action = choose(&game, &state, by, level, Budget::default(), &mut chance);
        game.apply(&mut state, by, &action, &mut Silent(&mut chance));
    }
    game.outcome(&state).unwrap().winners().any(|seat| seat == greedy)
}

#[test]
fn greedy_beats_chance() {
    let games = 60;
    let wins = (0..games).filter(|seed| winner(4, seat((seed % 4) as u8), *seed)).count();
    assert!(wins * 10 > games as usize * 6, "{wins} of {games}, where chance would win a quarter");
}

#[test]
fn a_bot_parries_lends_accepts_and_votes_by_interest() {
    let mut table = Table::new(4).hold(0, &[CompromisingPast]).hold(1, &[LibelSuit]);
    table.play(0, attack(CompromisingPast, 1));
    assert_eq!(greedy(&table, 1), Action::Parry(LibelSuit));
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[GeneralStrike]).hold(2, &[RoundTable]);
    table.play(0, attack(GeneralStrike, 1));
    table.play(1, Action::Decline);
    assert_eq!(greedy(&table, 2), Action::Offer(RoundTable), "an ally saves the government");
    let mut table = Table::new(4).hold(0, &[PrimeMinister]);
    assert_eq!(greedy(&table, 0), form());
    table.play(0, form());
    table.play(0, Action::Invite(seat(1)));
    assert_eq!(greedy(&table, 1), Action::Accept);
    table.play(1, Action::Accept);
    table.play(0, Action::Present);
    assert_eq!([0, 1, 2, 3].map(|by| greedy(&table, by)), [Yes, Yes, No, No].map(Action::Vote));
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[Censure]);
    table.play(0, Action::Censure);
    assert_eq!([0, 1, 2].map(|by| greedy(&table, by)), [Yes, No, No].map(Action::Vote));
}

#[test]
fn a_bot_leaves_the_law_of_the_table_to_people() {
    let mut table = Table::new(4);
    table.play(0, Action::Propose(politico::Amendment::Target(300)));
    (0..4).for_each(|_| drop(table.pass()));
    assert_eq!([0, 1].map(|by| greedy(&table, by)), [Yes, Abstain].map(Action::Vote));
}

#[test]
fn a_bot_that_searches_finishes_a_game() {
    let settings: Settings = serde_json::from_str(r#"{"rounds": 2}"#).unwrap();
    let game = Politico::open(&settings, 3).unwrap();
    let mut chance = Quick::new(5);
    let mut state = game.deal(&mut Silent(&mut chance));
    let budget = Budget { iterations: 20, picks: 2, time: None };
    while let Some(by) = game.to_act(&state).first() {
        let action = choose(&game, &state, by, Level::Strong, budget, &mut chance);
        game.check(&state, by, &action).unwrap();
        game.apply(&mut state, by, &action, &mut Silent(&mut chance));
    }
    assert!(game.outcome(&state).is_some());
}
