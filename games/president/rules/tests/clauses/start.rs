//! The start: players, parties, the urn and the memo, clause by clause.

use crate::setup::{Table, open, seat, t};
use president::{Action, Event, Party, Step};
use rules::{Rules, SettingsError};
use serde_json::json;

#[test]
fn p1_two_to_six_play_for_parties_drawn_or_chosen() {
    for seats in 2..=6 {
        let table = Table::drawn(json!({"starter": "1"}), seats, vec![5, 4, 3, 2, 1]);
        let parties: Vec<Option<Party>> = Party::ALL.into_iter().take(seats.into()).map(Some).collect();
        assert_eq!(table.view().parties, parties);
    }
    for seats in [1, 7] {
        assert_eq!(
            open(json!({}), seats).err(),
            Some(SettingsError::Seats { given: seats, least: 2, most: 6 })
        );
    }
    let mut table = Table::with(json!({"parties": "chosen", "starter": "2"}), 2);
    assert_eq!((table.asked(), table.choices().len()), (Some(1), 7));
    assert_eq!(table.refused(Action::Roll), "P1");
    table.play(Action::Join(Party::Verts));
    assert_eq!((table.asked(), table.refused(Action::Join(Party::Verts))), (Some(0), "P1"));
    table.act(Action::ByLot, &[4]);
    assert_eq!(table.view().parties, [Some(Party::RassemblementNational), Some(Party::Verts)]);
    assert_eq!((table.view().step, table.asked()), (Step::Roll, Some(1)));
    assert_eq!(table.refused(Action::Join(Party::Socialiste)), "P1");
}

#[test]
fn p2_the_urn_pays_votes_out_and_takes_them_back() {
    let mut table = Table::new(2).held(0, &["26", "62"]);
    assert_eq!((table.votes(0), table.view().vacant), (14, 47_600_000));
    table.draw(crate::setup::red(4));
    table.pick("26");
    assert_eq!((table.votes(0), table.view().vacant), (10, 48_000_000));
    table.roll("35");
    table.play(Action::Take(t("35")));
    assert_eq!((table.votes(1), table.view().vacant), (8, 47_200_000));
}

#[test]
fn p3_play_goes_clockwise_from_whoever_begins() {
    let mut table = Table::with(json!({"starter": "3"}), 3);
    for (turn, shown) in [(2, "26"), (0, "35"), (1, "17"), (2, "48")] {
        assert_eq!(table.asked(), Some(turn));
        assert_eq!(table.refused_as((turn + 1) % 3, Action::Roll), "P3");
        table.roll(shown);
        table.play(Action::Take(t(shown)));
    }
    assert_eq!((table.holder("26"), table.holder("35"), table.holder("17")), (Some(2), Some(0), Some(1)));
}

#[test]
fn p4_every_value_is_open_to_all() {
    let game = open(json!({}), 2).unwrap();
    let all: u32 = president::Territory::all().map(|one| game.atlas().votes(one)).sum();
    assert_eq!((all, game.atlas().votes(t("62"))), (49_000_000, 1_000_000));
    assert_eq!(game.atlas().place(t("971")).name.en, "French West Indies");
}

#[test]
fn pr1_a_lot_or_the_table_says_who_begins() {
    let table = Table::drawn(json!({}), 4, vec![2, 0, 0, 0, 0, 0]);
    assert_eq!(table.dealt[0], Event::Starter { seat: seat(2), lot: true });
    let table = Table::with(json!({"starter": "4"}), 4);
    assert_eq!(table.dealt[0], Event::Starter { seat: seat(3), lot: false });
    assert!(matches!(open(json!({"starter": "5"}), 4).err(), Some(SettingsError::Value { .. })));
}

#[test]
fn pr6_a_party_may_have_more_than_48_tokens() {
    let table = Table::new(2);
    let mut list: Vec<_> =
        president::Territory::all().filter(|one| *one != t("26") && *one != t("62")).collect();
    list.sort_by_key(|one| table.steps(*one));
    let few: Vec<String> = list.iter().take(60).map(ToString::to_string).collect();
    let few: Vec<&str> = few.iter().map(String::as_str).collect();
    let mut table = table.held(0, &few);
    table.roll("26");
    table.play(Action::Take(t("62")));
    let held = table.view().holders.iter().filter(|holder| **holder == Some(seat(0))).count();
    assert_eq!(held, 61);
}

#[test]
fn pr21_a_player_without_any_territory_plays_on() {
    let mut table = Table::new(3).fill(&[1, 2], &["26", "01"]);
    table.roll("35");
    assert_eq!(table.asked(), Some(1), "with nothing at stake the step is lost");
    let mut table = Table::new(3).fill(&[1, 2], &["26", "01"]);
    table.roll("26");
    table.play(Action::Take(t("26")));
    assert_eq!(table.votes(0), 4);
    assert!(table.game.outcome(&table.state).is_none());
}
