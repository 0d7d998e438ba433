//! Tests of where things are drawn, on the printed board and on boards of one's own.

use super::*;

const SHAPES: [Shape; 4] = [Shape::Wide, Shape::Broad, Shape::Square, Shape::Upright];

const PRINTED: &str = include_str!("../../../data/standard.toml");
/// Six zones, and a year of days.
const SMALL: &str = r#"
name = "Small"
spiral = { length = 11, starts = { three = 2, four = 0 } }
zone = [
    { kind = "plain", start = 1, spaces = 4, broth = 1 },
    { kind = "plain", start = 2, spaces = 8, barrier = [1, 6], broth = 8, arrow = true },
    { kind = "newspaper", barrier = [2, 3] },
    { kind = "plain", start = 3, spaces = 4, barrier = [4] },
    { kind = "television", barrier = [1, 2, 3, 4, 5, 6] },
    { kind = "opinion", barrier = [5] },
]
"#;

/// The printed board, one with few spaces and one with twice as many.
fn boards() -> Vec<std::sync::Arc<Board>> {
    let mut doubled = PRINTED.to_owned();
    for spaces in [8, 4, 3, 2] {
        doubled = doubled.replace(&format!("\nspaces = {spaces}\n"), &format!("\nspaces = {}\n", 2 * spaces));
    }
    let read = |text: &str| std::sync::Arc::new(Board::from_toml(text).unwrap());
    vec![read(PRINTED), read(SMALL), read(&doubled)]
}

fn plans() -> Vec<(std::sync::Arc<Board>, BoardLayout)> {
    let all = boards().into_iter().flat_map(|board| SHAPES.map(|shape| (board.clone(), shape)));
    all.map(|(board, shape)| (board.clone(), BoardLayout::of(&board, shape))).collect()
}

#[test]
fn spaces_and_broth_keep_apart_and_stay_on_the_board() {
    for (board, plan) in plans() {
        let mut discs: Vec<(Point, f32)> = Vec::new();
        for (stretch, zone) in plan.stretches.iter().zip(board.zones()) {
            for (place, space) in stretch.spaces.iter().zip(0..) {
                discs.push((place.at, 19.0 * plan.grain));
                if space < zone.broth {
                    discs.push((plan.pot(*place), 15.0 * plan.grain));
                }
            }
        }
        for (n, (at, radius)) in discs.iter().enumerate() {
            assert!(at.x > *radius && at.x + radius < plan.size[0], "{at:?}");
            assert!(at.y > *radius && at.y + radius < plan.size[1], "{at:?}");
            // Around a corner the broth comes closer together; it must not lie on itself.
            let near = discs[..n].iter().find(|(other, reach)| at.far(*other) < (radius + reach) * 0.7);
            assert_eq!(near, None, "{at:?} {:?}", plan.shape);
        }
    }
}

#[test]
fn rooms_lie_within_the_desk_and_beside_each_other() {
    for (_, plan) in plans() {
        let [x, y, width, height] = plan.desk;
        let rooms: Vec<Area> =
            [Some(plan.calendar), Some(plan.council), plan.title, plan.slip].into_iter().flatten().collect();
        for (n, room) in rooms.iter().enumerate() {
            assert!(room[0] >= x && room[0] + room[2] <= x + width, "{room:?} in {:?}", plan.desk);
            assert!(room[1] >= y && room[1] + room[3] <= y + height, "{room:?} in {:?}", plan.desk);
            let apart = |other: &&Area| {
                other[0] + other[2] <= room[0] + 0.1
                    || room[0] + room[2] <= other[0] + 0.1
                    || other[1] + other[3] <= room[1] + 0.1
                    || room[1] + room[3] <= other[1] + 0.1
            };
            assert!(rooms[..n].iter().all(|other| apart(&other)), "{rooms:?}");
        }
    }
}

#[test]
fn a_crowd_of_all_pawns_finds_room() {
    for (board, plan) in plans() {
        let Some(zone) = board.zones().iter().position(|zone| zone.kind == ZoneKind::Newspaper) else {
            continue;
        };
        let crowd: Vec<Point> = (0..16).filter_map(|nth| plan.crowd(Zone(zone as u8), nth, 16)).collect();
        assert_eq!(crowd.len(), 16);
        for (n, at) in crowd.iter().enumerate() {
            assert!(crowd[..n].iter().all(|other| at.far(*other) > 8.0 * plan.grain));
        }
    }
}
