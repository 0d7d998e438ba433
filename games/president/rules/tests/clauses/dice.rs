//! The dice and what they offer, clause by clause.

use crate::setup::{Table, codes, green, red, seat, t};
use president::{Action, Event, Face, Lost, Step, Territory};
use rules::Rules;

/// The codes with a digit in them, 97 being four.
fn with_digit(digit: char) -> Vec<Territory> {
    let has = |one: &Territory| {
        let code = one.to_string();
        code[..2].contains(digit)
    };
    Territory::all().filter(has).collect()
}

fn as_codes(list: &[Territory]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

#[test]
fn p10_each_die_has_five_digits_and_a_star() {
    for (shown, faces) in [
        ("05", [Face::Digit(0), Face::Digit(5)]),
        ("49", [Face::Digit(4), Face::Digit(9)]),
        ("*7", [Face::Star, Face::Digit(7)]),
        ("2*", [Face::Digit(2), Face::Star]),
        ("**", [Face::Star, Face::Star]),
    ] {
        let mut table = Table::new(2);
        assert_eq!(table.choices(), [Action::Roll]);
        assert_eq!(table.refused(Action::Take(t("26"))), "P10");
        assert_eq!(table.roll(shown)[0], Event::Rolled { seat: seat(0), dice: faces });
        assert_eq!(table.refused(Action::Roll), "P10");
    }
}

#[test]
fn p11_two_digits_offer_both_orders() {
    for (shown, list) in [("26", ["26", "62"]), ("05", ["05", "50"]), ("49", ["49", "94"])] {
        let mut table = Table::new(2);
        table.roll(shown);
        assert_eq!(table.view().offered.iter().collect::<Vec<_>>(), codes(&list));
        assert_eq!(table.refused(Action::Take(t("33"))), "P11");
    }
}

#[test]
fn p12_both_vacant_either_is_taken_with_its_votes() {
    let mut table = Table::new(2);
    table.roll("26");
    assert_eq!(table.choices(), [Action::Take(t("26")), Action::Take(t("62")), Action::ByLot]);
    let told = table.play(Action::Take(t("62")));
    assert_eq!(told, [Event::Took { seat: seat(0), holder: seat(0), territory: t("62") }]);
    assert_eq!((table.holder("62"), table.votes(0), table.asked()), (Some(0), 10, Some(1)));
    table.roll("26");
    assert_eq!(table.refused(Action::Take(t("62"))), "P12");
}

#[test]
fn p13_one_vacant_and_one_an_opponents_the_vacant_one_is_taken() {
    let mut table = Table::new(2).held(0, &["59"]).held(1, &["62"]);
    table.roll("26");
    assert_eq!(table.choices(), [Action::Take(t("26"))]);
    assert_eq!(table.refused(Action::Challenge(t("62"))), "P13");
    assert_eq!(table.refused(Action::ByLot), "PR28");
}

#[test]
fn p14_own_and_an_opponents_the_opponent_must_be_challenged() {
    let mut table = Table::new(2).held(0, &["26", "59"]).held(1, &["62"]);
    table.roll("26");
    assert_eq!(table.choices(), [Action::Challenge(t("62"))]);
    assert_eq!(table.refused(Action::Draw), "P14");
    assert_eq!(table.refused(Action::Fortify(t("26"))), "P14");
    assert_eq!(table.refused(Action::Challenge(t("26"))), "P14");
}

#[test]
fn p15_both_opponents_one_of_them_is_challenged_at_choice() {
    let mut table = Table::new(3).held(0, &["59"]).held(1, &["26"]).held(2, &["62"]);
    table.roll("26");
    let both = [Action::Challenge(t("26")), Action::Challenge(t("62")), Action::ByLot];
    assert_eq!(table.choices(), both);
    let draws = table.tests(0, 0);
    let told = table.act(Action::Challenge(t("62")), &draws);
    assert_eq!(told[0], Event::Challenged { seat: seat(0), holder: seat(2), territory: t("62") });
}

#[test]
fn p16_both_own_a_card_or_one_made_unassailable() {
    let table = || Table::new(2).held(0, &["26", "62"]);
    let mut one = table();
    one.roll("26");
    let choices = [Action::Draw, Action::Fortify(t("26")), Action::Fortify(t("62")), Action::ByLot];
    assert_eq!(one.choices(), choices);
    one.play(Action::Fortify(t("26")));
    assert!(one.is_firm("26") && !one.is_firm("62"));
    assert_eq!((one.view().losable[0], one.asked()), (1_000_000, Some(1)));
    let mut other = table();
    let told = other.draw(green(2));
    assert_eq!(told[0], Event::Campaign { seat: seat(0), card: green(2) });
    other.play(Action::Fewest);
    other.roll("35");
    assert_eq!(other.refused(Action::Fortify(t("26"))), "P11");
}

#[test]
fn p17_both_own_and_unassailable_the_card_must_be_drawn() {
    let mut table = Table::new(2).held(0, &["26", "62"]).firm(&["26", "62"]);
    let up = table.up(green(2));
    let told = table.roll_then("26", &[up]);
    assert_eq!(told[1], Event::Campaign { seat: seat(0), card: green(2) });
    // The same where an unassailable one of an opponent leaves only one (PR4).
    let mut table = Table::new(2).held(0, &["26"]).held(1, &["62"]).firm(&["26", "62"]);
    let up = table.up(green(2));
    assert!(matches!(table.roll_then("26", &[up])[1], Event::Campaign { .. }));
    let mut table = Table::new(2).held(0, &["26", "62"]).firm(&["26"]);
    table.roll("26");
    assert_eq!(table.refused(Action::Fortify(t("26"))), "P17");
}

#[test]
fn p20_a_star_is_any_digit_and_a_vacant_territory_must_be_taken() {
    let mut table = Table::new(2).held(1, &["33", "13"]).held(0, &["59"]);
    table.roll("3*");
    let listed = "03 13 23 30 31 32 33 34 35 36 37 38 39 43 53 63 73 83 93";
    assert_eq!(as_codes(&table.view().offered.iter().collect::<Vec<_>>()).join(" "), listed);
    assert_eq!(table.offered().len(), 17);
    assert_eq!(table.refused(Action::Challenge(t("33"))), "P20");
    assert_eq!(table.refused(Action::Take(t("33"))), "P20", "it is not vacant");
    assert_eq!(table.refused(Action::Take(t("26"))), "P20", "there is no 3 in it");
    assert_eq!(table.refused(Action::Hide), "P20", "the star is to be used first");
    let mut table = Table::new(2);
    table.roll("*7");
    assert_eq!(table.offered().len(), 22, "97 is four");
    assert_eq!(table.offered(), with_digit('7'));
}

#[test]
fn p21_none_vacant_and_one_an_opponents_a_challenge_must_be_made() {
    let mut table = Table::new(2).fill(&[0, 1], &["01"]);
    table.roll("3*");
    let rivals: Vec<Territory> = with_digit('3')
        .into_iter()
        .filter(|one| table.view().holders[one.index()] == Some(seat(1)))
        .collect();
    assert_eq!(table.offered(), rivals);
    assert!(table.choices().iter().all(|choice| matches!(choice, Action::Challenge(_) | Action::ByLot)));
    assert_eq!(table.refused(Action::Draw), "P21");
    let own = with_digit('3').into_iter().find(|one| !rivals.contains(one)).unwrap();
    assert_eq!(table.refused(Action::Challenge(own)), "P21");
}

#[test]
fn p22_all_own_a_card_or_one_made_unassailable_with_a_star_too() {
    let all = as_codes(&with_digit('0'));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut table = Table::new(2).held(0, &all).firm(&["01", "02"]);
    table.roll("0*");
    assert_eq!(table.choices().len(), 1 + 16 + 1, "a card, sixteen to turn, a lot");
    assert!(table.choices().contains(&Action::Draw));
    let mut table = Table::new(2).held(0, &all).firm(&all);
    let up = table.up(green(2));
    let told = table.roll_then("0*", &[up]);
    assert!(matches!(told[1], Event::Campaign { .. }), "all are so already");
    assert_eq!(table.view().due, 1, "and that of the star besides");
}

#[test]
fn p23_one_star_one_card_after_the_first_step() {
    let mut table = Table::new(2);
    let told = table.roll("3*");
    assert!(!told.iter().any(|event| matches!(event, Event::Campaign { .. })));
    let up = table.up(green(4));
    let told = table.act(Action::Take(t("33")), &[up]);
    assert!(matches!(told[..], [Event::Took { .. }, Event::Campaign { .. }]), "{told:?}");
    table.play(Action::Fewest);
    assert_eq!(table.asked(), Some(1), "and no second card");
}

#[test]
fn p24_two_stars_any_vacant_territory_and_two_cards() {
    let mut table = Table::new(2).held(0, &["59"]).held(1, &["62"]);
    table.roll("**");
    assert_eq!(table.offered().len(), 97);
    assert_eq!(table.refused(Action::Challenge(t("62"))), "P24");
    let up = table.up(green(4));
    table.act(Action::Take(t("13")), &[up]);
    assert_eq!((table.view().due, table.view().campaign.unwrap().card), (1, green(4)));
    let up = table.up(red(4));
    let told = table.act(Action::Fewest, &[up]);
    assert!(told.contains(&Event::Campaign { seat: seat(0), card: red(4) }), "one after the other: {told:?}");
    assert_eq!(table.view().due, 0);
}

#[test]
fn p25_an_announced_territory_stands() {
    let mut table = Table::new(2).held(0, &["59"]);
    let irreversible =
        |table: &Table, action| table.game.irreversible(&table.state, seat(0), &action).map(|no| no.clause.0);
    table.roll("26");
    assert_eq!(irreversible(&table, Action::Take(t("26"))), Some("P25"));
    let mut table = Table::new(2).held(0, &["26", "59"]).held(1, &["62"]);
    table.roll("26");
    assert_eq!(irreversible(&table, Action::Challenge(t("62"))), Some("P25"));
    let mut table = Table::new(2).held(0, &["26", "62"]);
    table.roll("26");
    assert_eq!(irreversible(&table, Action::Fortify(t("62"))), Some("P25"));
    assert_eq!(irreversible(&table, Action::Draw), None);
}

#[test]
fn p26_code_97_is_each_of_the_four_overseas() {
    let overseas = codes(&["971", "973", "974", "975"]);
    for shown in ["*9", "*7", "**"] {
        let mut table = Table::new(2);
        table.roll(shown);
        assert!(overseas.iter().all(|one| table.offered().contains(one)), "{shown}");
    }
    for shown in ["0*", "4*", "*8", "49"] {
        let mut table = Table::new(2);
        table.roll(shown);
        assert!(!overseas.iter().any(|one| table.offered().contains(one)), "{shown}");
    }
}

#[test]
fn p27_an_unassailable_territory_is_neither_challenged_nor_given_back() {
    let mut table = Table::new(2).held(0, &["59"]).held(1, &["26", "62"]).firm(&["62"]);
    table.roll("26");
    assert_eq!((table.offered(), table.refused(Action::Challenge(t("62")))), (codes(&["26"]), "P27"));
    let mut table = Table::new(2).held(0, &["26", "62", "80"]).firm(&["26"]);
    table.draw(red(4));
    assert_eq!((table.offered(), table.refused(table.picking("26"))), (codes(&["80"]), "P27"));
}

#[test]
fn pr2_the_smaller_one_may_be_taken() {
    let mut table = Table::new(2);
    table.roll("26");
    table.play(Action::Take(t("26")));
    assert_eq!((table.votes(0), table.holder("62")), (4, None));
}

#[test]
fn pr3_one_vacant_and_one_own_the_vacant_one_is_taken() {
    let mut table = Table::new(2).held(0, &["62"]);
    table.roll("26");
    assert_eq!(table.choices(), [Action::Take(t("26"))]);
    assert_eq!(table.refused(Action::Draw), "P13");
    assert_eq!(table.refused(Action::Fortify(t("62"))), "P13");
}

#[test]
fn pr4_an_unassailable_one_of_an_opponent_is_not_there() {
    let mut table = Table::new(2).held(0, &["26", "59"]).held(1, &["62"]).firm(&["62"]);
    table.roll("26");
    assert_eq!(table.choices(), [Action::Draw, Action::Fortify(t("26")), Action::ByLot]);
    let mut table = Table::new(2).held(0, &["59"]).held(1, &["26", "62"]).firm(&["26", "62"]);
    let told = table.roll("26");
    assert_eq!(told[1], Event::StepLost { seat: seat(0), why: Lost::Unassailable });
    assert_eq!((table.asked(), table.view().step), (Some(1), Step::Roll));
}

#[test]
fn pr5_codes_that_are_no_territory_are_never_offered() {
    for (shown, count) in [("0*", 18), ("*9", 19), ("*8", 18), ("*6", 18), ("**", 99)] {
        let mut table = Table::new(2);
        table.roll(shown);
        assert_eq!(table.offered().len(), count, "{shown}");
    }
    for code in ["00", "96", "98", "99"] {
        assert_eq!(Territory::from_code(code), None);
    }
}

#[test]
fn pr23_the_last_territory_ends_the_round_before_the_card_of_the_star() {
    let mut table = Table::new(3).fill(&[0, 1, 2], &["33"]);
    table.roll("3*");
    let told = table.play(Action::Take(t("33")));
    assert!(told.contains(&Event::RoundOver { round: 1, limit: false }));
    assert!(!told.iter().any(|event| matches!(event, Event::Campaign { .. })));
}

#[test]
fn pr24_a_card_chosen_comes_besides_that_of_the_star() {
    let all = as_codes(&with_digit('0'));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut table = Table::new(2).held(0, &all);
    table.roll("0*");
    let up = table.up(green(4));
    table.act(Action::Draw, &[up]);
    assert_eq!(table.view().due, 1);
    let up = table.up(green(2));
    table.act(Action::Fewest, &[up]);
    assert_eq!((table.view().due, table.view().campaign.unwrap().card), (0, green(2)));
    table.play(Action::Fewest);
    assert_eq!(table.asked(), Some(1));
}
