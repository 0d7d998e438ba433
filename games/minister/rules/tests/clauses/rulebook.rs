//! The set-up and the moves, clause by clause.

use crate::setup::{A, B, C, D, Table, at, go, lots, on, open, seat};
use minister::{Action, Event, MINISTERS, POSTS, Pawn, Step, Zone, ZoneKind};
use rules::{Rules, SettingsError};
use serde_json::json;

#[test]
fn m1_three_or_four_play_with_four_pawns_and_17_ministers_each() {
    for seats in [3, 4] {
        let view = Table::new(seats).view();
        assert_eq!((view.pawns.len(), Pawn::ALL.len()), (seats.into(), 4));
        for (ministers, supply) in view.ministers.iter().zip(&view.supply) {
            assert_eq!(ministers + supply, MINISTERS);
        }
    }
    for seats in [0, 2, 5] {
        assert_eq!(
            open(json!({}), seats).err(),
            Some(SettingsError::Seats { given: seats, least: 3, most: 4 })
        );
    }
}

#[test]
fn m2_pawns_start_in_the_three_start_zones_on_spaces_of_their_players_choice() {
    let mut table = Table::drawn(json!({}), 3, lots(3));
    assert_eq!(table.choices(), [0, 1, 2, 3].map(|space| Action::Settle(at(0, space))));
    assert_eq!(table.refused(Action::Settle(at(3, 0))), "M2");
    assert_eq!(table.refused(Action::Roll), "M2");
    table.play(Action::Settle(at(0, 2)));
    assert_eq!(table.refused(Action::Settle(at(0, 2))), "M11");
    while let Step::SetUp(_) = table.view().step {
        let first = table.choices()[0];
        table.play(first);
    }
    for pawns in table.view().pawns {
        let zones = pawns.map(|pawn| pawn.unwrap().zone.0);
        assert_eq!(zones, [0, 3, 3, 10]);
    }
    assert_eq!(table.spot(0, A), at(0, 2));
}

#[test]
fn m3_three_ministers_each_with_three_players_and_two_with_four() {
    for (seats, each) in [(3, 3), (4, 2)] {
        let table = Table::new(seats);
        assert_eq!(table.view().posts.len(), POSTS);
        assert_eq!(table.ministers(), vec![each; seats.into()]);
        assert!(table.dealt.contains(&Event::FirstMinisters { each }));
    }
}

#[test]
fn m4_the_marker_starts_by_the_number_of_players() {
    assert_eq!((Table::new(3).time_now(), Table::new(4).time_now()), (8, 0));
}

#[test]
fn m5_the_highest_roll_begins_and_turns_go_clockwise() {
    let mut table = Table::drawn(json!({"setup": "automatic"}), 3, [vec![1, 2, 4], vec![0; 12]].concat());
    assert_eq!(table.dealt[3], Event::Starter { seat: seat(2) });
    for turn in [2, 0, 1, 2] {
        assert_eq!(table.asked(), Some(turn));
        let other = seat((turn + 1) % 3);
        assert_eq!(table.game.check(&table.state, other, &Action::Roll).unwrap_err().clause.0, "M5");
        table.roll(2);
        let first = table.choices()[0];
        table.play(first);
    }
}

#[test]
fn m10_a_turn_is_a_roll_and_a_move_of_any_of_ones_pawns() {
    let mut table = Table::new(3).pawns(&[(0, D, at(11, 0))]);
    assert_eq!(table.choices(), [Action::Roll]);
    assert_eq!(table.refused(go(A, at(1, 0))), "M10");
    table.roll(4);
    let mut pawns: Vec<Pawn> = table
        .choices()
        .iter()
        .map(|choice| match choice {
            Action::Move { pawn, .. } => *pawn,
            other => panic!("{other:?}"),
        })
        .collect();
    pawns.dedup();
    assert_eq!(pawns, [B, C, D], "a 4 opens zones 4 and 12 but not zone 1");
    assert_eq!(table.refused(Action::Roll), "M10");
    table.play(go(D, at(12, 1)));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn m11_a_number_of_the_barrier_lets_a_pawn_into_any_free_space() {
    let mut table = Table::new(3).pawns(&[(1, B, at(4, 1))]);
    table.roll(2);
    assert_eq!(table.refused(go(B, at(4, 1))), "M11", "taken");
    assert_eq!(table.refused(go(D, at(11, 5))), "M60", "no such space");
    assert_eq!(table.refused(go(B, at(5, 0))), "M11", "two zones on");
    for space in [0, 2, 3] {
        assert!(table.offers(go(B, at(4, space))));
    }
    table.play(go(B, at(4, 3)));
    assert_eq!(table.spot(0, B), at(4, 3));
    table.roll(1);
    assert_eq!(table.refused(go(B, at(5, 0))), "M11", "zone 5 opens with 3 or 5");
}

/// The example of the rules: before start zone 3, which is full, a 1 or a 6 leads into the zone after it.
#[test]
fn m12_over_full_zones_to_the_first_with_room_by_the_first_barrier() {
    let table = || Table::new(4).pawns(&[(0, B, at(9, 0))]);
    let mut blocked = table();
    blocked.roll(2);
    assert_eq!(blocked.refused(go(B, at(11, 0))), "M11", "only the barrier 1 6 counts, not 1 2 5");
    let mut table = table();
    table.roll(6);
    assert_eq!(table.refused(go(B, at(10, 0))), "M12");
    let told = table.play(go(B, at(11, 2)));
    assert_eq!(told[0], Event::Moved { seat: seat(0), pawn: B, to: at(11, 2), jumped: 1 });
    // Over several zones: 11 and 12 are full as well.
    let full =
        [(1, A, at(11, 0)), (1, B, at(11, 1)), (1, C, at(11, 2)), (2, A, at(12, 0)), (2, B, at(12, 1))];
    let mut table =
        Table::new(4).pawns(&full).pawns(&[(0, B, at(9, 0)), (2, C, at(12, 2)), (3, A, at(13, 0))]);
    table.roll(1);
    assert!(table.offers(go(B, on(14))), "10 to 13 are full");
}

#[test]
fn m60_the_board_is_as_tabled() {
    let game = open(json!({}), 4).unwrap();
    let zones = game.board().zones();
    let barriers: Vec<String> =
        zones.iter().map(|zone| zone.barrier.iter().map(u8::to_string).collect()).collect();
    assert_eq!(barriers.join(" "), " 25 346 15 246 35 14 236 45 23 16 125 34 26 135 46 25 36 14 16");
    let spaces: Vec<u8> = zones.iter().map(|zone| zone.spaces.unwrap_or(0)).collect();
    assert_eq!(spaces, [4, 3, 3, 8, 4, 3, 0, 0, 3, 2, 4, 3, 3, 0, 0, 3, 0, 3, 2, 0]);
    let broth: Vec<u8> = zones.iter().map(|zone| zone.broth).collect();
    assert_eq!(broth, [1, 1, 2, 4, 2, 2, 0, 0, 2, 1, 2, 2, 2, 0, 0, 1, 0, 1, 0, 0]);
    let kinds = [
        (6, ZoneKind::Influence),
        (7, ZoneKind::Radio),
        (13, ZoneKind::Influence),
        (14, ZoneKind::Newspaper),
    ];
    for (zone, kind) in kinds.into_iter().chain([(16, ZoneKind::Television), (19, ZoneKind::Opinion)]) {
        assert_eq!(zones[zone].kind, kind);
    }
    assert_eq!(game.scope(Zone(6)), (0..=5).map(Zone).collect::<Vec<_>>());
    assert_eq!(game.scope(Zone(13)), (8..=12).map(Zone).collect::<Vec<_>>());
    assert!(zones[8].arrow);
    let spiral = game.board().spiral();
    assert_eq!((spiral.length, spiral.starts.three, spiral.starts.four), (24, 8, 0));
    assert_eq!((&spiral.influence[..], &spiral.chancellor[..]), (&[4, 10, 16, 21][..], &[6, 12, 18, 23][..]));
}
