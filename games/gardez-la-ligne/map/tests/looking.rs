//! Looking around on the map: zoom, push, pinch, typed names, chairs.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use gardez_la_ligne::{Board, Station};
use gardez_la_ligne_map::{Grip, Hemicycle, Lens, Letters};

const FRAME: [f32; 4] = [100.0, 50.0, 1600.0, 1200.0];

fn lens() -> Lens {
    Lens::over(FRAME, [800.0, 800.0])
}

fn near(a: [f64; 2], b: [f64; 2]) -> bool {
    (a[0] - b[0]).abs() < 1e-6 && (a[1] - b[1]).abs() < 1e-6
}

#[test]
fn at_first_all_is_in_sight_and_in_the_middle() {
    let lens = lens();
    assert!(lens.sees_all());
    assert_eq!(lens.scale(), 0.5);
    assert!(near(lens.in_window([100.0, 50.0]), [0.0, 100.0]));
    assert!(near(lens.in_window([1700.0, 1250.0]), [800.0, 700.0]));
}

#[test]
fn what_is_pointed_at_stays_where_it_is_while_one_comes_nearer() {
    let hold = [300.0, 420.0];
    let lens = lens();
    let on_map = lens.on_map(hold);
    let nearer = lens.zoomed(4.0, hold);
    assert_eq!(nearer.scale(), 2.0);
    assert!(near(nearer.on_map(hold), on_map));
    assert!(near(nearer.in_window(on_map), hold));
}

#[test]
fn nobody_gets_lost_beyond_the_edge_or_too_near_or_too_far() {
    let nearer = lens().zoomed(4.0, [400.0, 400.0]);
    let pushed = nearer.pushed([9e6, 9e6]);
    let [left, top, ..] = pushed.in_sight();
    assert!(near([left, top], [100.0, 50.0]));
    assert!(lens().zoomed(1e9, [0.0, 0.0]).is_nearest());
    assert_eq!(nearer.zoomed(0.0, [9.0, 9.0]), lens(), "far away all is in sight again, in the middle");
}

#[test]
fn a_station_is_brought_into_sight_by_the_shortest_way() {
    let nearer = lens().zoomed(4.0, [400.0, 400.0]);
    let inside = nearer.on_map([300.0, 300.0]);
    assert_eq!(nearer.showing(inside, [50.0; 4]), nearer, "what is in sight moves nothing");
    let outside = nearer.on_map([900.0, 300.0]);
    assert!(near(nearer.showing(outside, [50.0; 4]).in_window(outside), [750.0, 300.0]));
}

#[test]
fn another_window_keeps_the_view() {
    let all = lens().resized([400.0, 600.0]);
    assert!(all.sees_all());
    let nearer = lens().zoomed(4.0, [400.0, 400.0]);
    let smaller = nearer.resized([300.0, 300.0]);
    assert_eq!(smaller.scale(), 2.0);
    assert!(near(smaller.on_map([150.0, 150.0]), nearer.on_map([400.0, 400.0])));
}

#[test]
fn a_flight_begins_here_and_ends_there() {
    let (here, there) = (lens(), lens().zoomed(4.0, [0.0, 0.0]));
    assert_eq!(here.towards(there, 1.0).in_sight(), there.in_sight());
    assert_eq!(here.towards(there, 0.0).in_sight(), here.in_sight());
    assert!((here.towards(there, 0.5).scale() - 1.0).abs() < 1e-9, "half the way is the same factor twice");
}

#[test]
fn a_finger_that_trembles_taps_and_one_that_moves_pushes() {
    let nearer = lens().zoomed(4.0, [400.0, 400.0]);
    let mut grip = Grip::default();
    grip.down(1, [100.0, 100.0]);
    assert_eq!(grip.moved(1, [103.0, 100.0], nearer), None);
    assert!(!grip.pushing());
    let pushed = grip.moved(1, [120.0, 100.0], nearer).unwrap();
    assert!(grip.pushing());
    let point = nearer.on_map([100.0, 100.0]);
    assert!(near(pushed.in_window(point), [120.0, 100.0]), "the map follows the finger");
    grip.up(1);
    assert!(grip.pushing() && !grip.holds(), "lifting it is no tap");
    grip.down(1, [5.0, 5.0]);
    assert!(!grip.pushing(), "the next finger begins anew");
}

#[test]
fn two_fingers_stretch_the_map_between_them() {
    let nearer = lens().zoomed(4.0, [400.0, 400.0]);
    let mut grip = Grip::default();
    grip.down(1, [300.0, 400.0]);
    grip.down(2, [500.0, 400.0]);
    let [left, right] = [nearer.on_map([300.0, 400.0]), nearer.on_map([500.0, 400.0])];
    let stretched = grip.moved(2, [600.0, 400.0], nearer).unwrap();
    let stretched = grip.moved(1, [200.0, 400.0], stretched).unwrap();
    assert!((stretched.scale() - 4.0).abs() < 1e-9);
    assert!(near(stretched.in_window(left), [200.0, 400.0]));
    assert!(near(stretched.in_window(right), [600.0, 400.0]));
}

#[test]
fn letters_lead_to_a_station_whatever_their_accents() {
    let board = Board::named("paris-2025").unwrap();
    let name = |station: Station| board.place(station).unwrap().name.clone();
    let mut letters = Letters::default();
    let mut at = Station(0);
    for (time, letter) in "etoil".chars().enumerate() {
        at = letters.typed(letter, time as f64, &board, at).unwrap_or(at);
    }
    assert_eq!(name(at), "Charles de Gaulle - Étoile", "any word of a name will do");
    for (word, meant) in
        [("porte d’or", "Porte d’Orléans"), ("lazare", "Saint-Lazare"), ("nord", "Gare du Nord")]
    {
        let (mut letters, mut at) = (Letters::default(), Station(0));
        for (time, letter) in word.chars().enumerate() {
            at = letters.typed(letter, time as f64, &board, at).unwrap_or(at);
        }
        assert_eq!(name(at), meant);
    }
}

#[test]
fn the_same_letter_again_goes_round_and_a_pause_begins_a_new_word() {
    let board = Board::named("paris-2025").unwrap();
    let name = |station: Station| board.place(station).unwrap().name.clone();
    let mut letters = Letters::default();
    let first = letters.typed('w', 0.0, &board, Station(0)).unwrap();
    assert_eq!(name(first), "Wagram");
    assert_eq!(letters.typed('w', 100.0, &board, first), Some(first), "there is only one");
    let next = letters.typed('n', 5000.0, &board, first).unwrap();
    assert_eq!(name(next), "Nation");
    assert_eq!(name(letters.typed('n', 5100.0, &board, next).unwrap()), "Nationale");
    assert_eq!(letters.typed('!', 9000.0, &board, next), None);
}

#[test]
fn the_hemicycle_has_a_chair_for_every_seat_and_none_touch() {
    for seats in [1, 2, 5, 26, 60, 577] {
        let hemicycle = Hemicycle::of(seats);
        assert_eq!(hemicycle.chairs.len(), seats);
        for (index, chair) in hemicycle.chairs.iter().enumerate() {
            assert!(chair.y <= 1e-3 && chair.x.hypot(chair.y) <= 1.001);
            for other in &hemicycle.chairs[index + 1..] {
                assert!((chair.x - other.x).hypot(chair.y - other.y) >= 2.0 * hemicycle.radius, "{seats}");
            }
        }
    }
    let hemicycle = Hemicycle::of(26);
    let angle = |index: usize| (-hemicycle.chairs[index].y).atan2(-hemicycle.chairs[index].x);
    assert!(
        (1..26).all(|index| angle(index - 1) <= angle(index) + 1e-3),
        "a party fills a wedge from the left"
    );
    assert_eq!(Hemicycle::of(0).chairs.len(), 0);
}
