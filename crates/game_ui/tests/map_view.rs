//! Looking around on a map: zoom, push and pinch.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use game_ui::kit::map::{Gesture, Viewport};

const FRAME: [f32; 4] = [100.0, 50.0, 1600.0, 1200.0];

fn viewport() -> Viewport {
    Viewport::over(FRAME, [800.0, 800.0])
}

fn near(a: [f64; 2], b: [f64; 2]) -> bool {
    (a[0] - b[0]).abs() < 1e-6 && (a[1] - b[1]).abs() < 1e-6
}

#[test]
fn at_first_all_is_in_sight_and_in_the_middle() {
    let viewport = viewport();
    assert!(viewport.sees_all());
    assert_eq!(viewport.scale(), 0.5);
    assert!(near(viewport.in_window([100.0, 50.0]), [0.0, 100.0]));
    assert!(near(viewport.in_window([1700.0, 1250.0]), [800.0, 700.0]));
}

#[test]
fn what_is_pointed_at_stays_where_it_is_while_one_comes_nearer() {
    let hold = [300.0, 420.0];
    let viewport = viewport();
    let on_map = viewport.on_map(hold);
    let nearer = viewport.zoomed(4.0, hold);
    assert_eq!(nearer.scale(), 2.0);
    assert!(near(nearer.on_map(hold), on_map));
    assert!(near(nearer.in_window(on_map), hold));
}

#[test]
fn nobody_gets_lost_beyond_the_edge_or_too_near_or_too_far() {
    let nearer = viewport().zoomed(4.0, [400.0, 400.0]);
    let pushed = nearer.pushed([9e6, 9e6]);
    let [left, top, ..] = pushed.in_sight();
    assert!(near([left, top], [100.0, 50.0]));
    assert!(viewport().zoomed(1e9, [0.0, 0.0]).is_nearest());
    assert_eq!(nearer.zoomed(0.0, [9.0, 9.0]), viewport(), "far away all is in sight again, in the middle");
}

#[test]
fn a_place_is_brought_into_sight_by_the_shortest_way() {
    let nearer = viewport().zoomed(4.0, [400.0, 400.0]);
    let inside = nearer.on_map([300.0, 300.0]);
    assert_eq!(nearer.showing(inside, [50.0; 4]), nearer, "what is in sight moves nothing");
    let outside = nearer.on_map([900.0, 300.0]);
    assert!(near(nearer.showing(outside, [50.0; 4]).in_window(outside), [750.0, 300.0]));
}

#[test]
fn another_window_keeps_the_view() {
    let all = viewport().resized([400.0, 600.0]);
    assert!(all.sees_all());
    let nearer = viewport().zoomed(4.0, [400.0, 400.0]);
    let smaller = nearer.resized([300.0, 300.0]);
    assert_eq!(smaller.scale(), 2.0);
    assert!(near(smaller.on_map([150.0, 150.0]), nearer.on_map([400.0, 400.0])));
}

#[test]
fn a_flight_begins_here_and_ends_there() {
    let (here, there) = (viewport(), viewport().zoomed(4.0, [0.0, 0.0]));
    assert_eq!(here.towards(there, 1.0).in_sight(), there.in_sight());
    assert_eq!(here.towards(there, 0.0).in_sight(), here.in_sight());
    assert!((here.towards(there, 0.5).scale() - 1.0).abs() < 1e-9, "half the way is the same factor twice");
}

#[test]
fn a_finger_that_trembles_taps_and_one_that_moves_pushes() {
    let nearer = viewport().zoomed(4.0, [400.0, 400.0]);
    let mut gesture = Gesture::default();
    gesture.down(1, [100.0, 100.0]);
    assert_eq!(gesture.moved(1, [103.0, 100.0], nearer), None);
    assert!(!gesture.pushing());
    let pushed = gesture.moved(1, [120.0, 100.0], nearer).unwrap();
    assert!(gesture.pushing());
    let point = nearer.on_map([100.0, 100.0]);
    assert!(near(pushed.in_window(point), [120.0, 100.0]), "the map follows the finger");
    gesture.up(1);
    assert!(gesture.pushing() && !gesture.holds(), "lifting it is no tap");
    gesture.down(1, [5.0, 5.0]);
    assert!(!gesture.pushing(), "the next finger begins anew");
}

#[test]
fn two_fingers_stretch_the_map_between_them() {
    let nearer = viewport().zoomed(4.0, [400.0, 400.0]);
    let mut gesture = Gesture::default();
    gesture.down(1, [300.0, 400.0]);
    gesture.down(2, [500.0, 400.0]);
    let [left, right] = [nearer.on_map([300.0, 400.0]), nearer.on_map([500.0, 400.0])];
    let stretched = gesture.moved(2, [600.0, 400.0], nearer).unwrap();
    let stretched = gesture.moved(1, [200.0, 400.0], stretched).unwrap();
    assert!((stretched.scale() - 4.0).abs() < 1e-9);
    assert!(near(stretched.in_window(left), [200.0, 400.0]));
    assert!(near(stretched.in_window(right), [600.0, 400.0]));
}
