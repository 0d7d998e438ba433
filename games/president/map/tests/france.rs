//! The map that is part of the game, beside what else is known of France.

use president_map::{Frame, Land, Map, Outline, Point, TERRITORIES};

/// What touches what, by the codes of the départements; those of the mainland are the codes of the game.
const ADJACENCY: &str = include_str!("../../rules/tests/facts/adjacency.csv");

/// Where the middle of each département lies, in degrees.
const CENTROIDS: &str = include_str!("../../rules/tests/facts/centroids.csv");

const MEMO: &str = include_str!("../../data/territories.toml");

fn on_mainland<'a>(map: &'a Map, code: &str) -> Option<&'a Outline> {
    map.mainland().find(|(land, _)| land.code == code).map(|(_, shape)| shape)
}

/// After another map was derived, `HEMICYCLE_BLESS=1 cargo test -p president-map` writes its short form.
#[test]
fn the_page_carries_the_map_that_was_derived() {
    let read = Map::read(include_str!("../../data/map.toml")).unwrap();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/map.short");
    if std::env::var_os("HEMICYCLE_BLESS").is_some() {
        std::fs::write(file, read.short_form()).unwrap();
    }
    assert!(
        std::fs::read_to_string(file).unwrap() == read.short_form(),
        "it is the short form of another map"
    );
    assert_eq!(read, *Map::france());
}

#[test]
fn the_territories_are_those_of_the_memo_in_its_order() {
    let memo = MEMO.lines().filter_map(|line| line.strip_prefix("code = "));
    let memo: Vec<_> = memo.map(|code| code.trim_matches('"').to_owned()).collect();
    let drawn: Vec<_> = Map::france().lands.iter().map(|land| land.code.clone()).collect();
    assert_eq!(drawn.len(), TERRITORIES);
    assert_eq!(drawn, memo);
    assert_eq!(Map::france().land("971").map(|land| land.frame), Some(Frame::Overseas));
    assert_eq!(Map::france().land("96"), None);
}

#[test]
fn each_frame_holds_those_it_is_for() {
    let map = Map::france();
    let within = |frame| {
        let lands = map.lands.iter().filter(|land| land.frame == frame);
        lands.map(|land| land.code.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(within(Frame::Paris), ["75", "92", "93", "94"]);
    assert_eq!(within(Frame::Corsica), ["20"]);
    assert_eq!(within(Frame::Overseas), ["971", "973", "974", "975"]);
    assert_eq!(within(Frame::France).len(), 90);
}

#[test]
fn neighbours_touch_and_nobody_else_does() {
    let map = Map::france();
    let mut told = Vec::new();
    for line in ADJACENCY.lines().skip(1) {
        let (one, other) = line.split_once(',').unwrap();
        let (Some(here), Some(there)) = (on_mainland(map, one), on_mainland(map, other)) else { continue };
        assert!(here.gap(there) <= 1.0, "{one} and {other} are {} apart", here.gap(there));
        told.push((one, other));
    }
    assert!(told.len() > 230, "only {} pairs were looked at", told.len());
    let shapes: Vec<_> = map.mainland().collect();
    let mut untold = Vec::new();
    for (at, (one, here)) in shapes.iter().enumerate() {
        for (other, there) in &shapes[at + 1..] {
            let shared =
                here.corners().filter(|corner| there.corners().any(|other| other == *corner)).count();
            let pair = (one.code.as_str(), other.code.as_str());
            if shared > 1 && !told.contains(&pair) {
                untold.push(pair);
            }
        }
    }
    // The mouth of the Seine is so narrow that its shores meet in the drawing.
    assert_eq!(untold, [("14", "76")]);
}

#[test]
fn paris_touches_its_three_neighbours_in_the_inset_too() {
    let map = Map::france();
    let shape = |code| &map.land(code).unwrap().outline;
    for (one, other) in [("75", "92"), ("75", "93"), ("75", "94"), ("92", "93"), ("92", "94"), ("93", "94")] {
        assert!(shape(one).gap(shape(other)) == 0.0, "{one} and {other}");
    }
}

#[test]
fn no_two_territories_lie_on_each_other() {
    let map = Map::france();
    let sides: Vec<(&Land, Point, Point)> = map
        .mainland()
        .chain(map.lands.iter().filter(|land| land.frame != Frame::France).map(|land| (land, &land.outline)))
        .flat_map(|(land, shape)| shape.sides().map(move |(from, to)| (land, from, to)))
        .collect();
    for (at, (one, a, b)) in sides.iter().enumerate() {
        for (other, c, d) in &sides[at + 1..] {
            assert!(!cross(*a, *b, *c, *d), "{} crosses {} at {a:?}", one.code, other.code);
        }
    }
    for land in &map.lands {
        let held: Vec<_> = map.lands.iter().filter(|other| other.outline.holds(land.label)).collect();
        assert_eq!(held, [land], "the label of {}", land.code);
        assert_eq!(map.at(land.label), Some(land));
    }
}

/// Whether two sides cross at a point that is an end of neither.
fn cross(a: Point, b: Point, c: Point, d: Point) -> bool {
    let turn = |from: Point, to: Point, at: Point| {
        let (x, y) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
        (x * i64::from(at.y - from.y) - y * i64::from(at.x - from.x)).signum()
    };
    turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

#[test]
fn the_mainland_lies_as_on_the_globe() {
    let map = Map::france();
    let places: Vec<(f64, f64, Point)> = CENTROIDS
        .lines()
        .skip(1)
        .filter_map(|line| {
            let mut cells = line.split(',');
            let land = map.land(cells.next()?).filter(|land| land.frame == Frame::France)?;
            Some((cells.next()?.parse().ok()?, cells.next()?.parse().ok()?, land.label))
        })
        .collect();
    assert_eq!(places.len(), 90);
    for (east, north, here) in &places {
        for (other_east, other_north, there) in &places {
            // Two degrees are more than any label is off the middle of its département, and than the bend of the map.
            if east - other_east > 2.0 {
                assert!(here.x > there.x, "{here:?} should be east of {there:?}");
            }
            if north - other_north > 1.5 {
                assert!(here.y < there.y, "{here:?} should be north of {there:?}");
            }
        }
    }
}

#[test]
fn what_must_be_hit_with_a_thumb_is_large_enough() {
    // On a phone of 360 points a unit of the canvas is 0.18 points.
    let map = Map::france();
    for code in ["75", "92", "93", "94"] {
        let land = map.land(code).unwrap();
        let (small, large) = (land.small.as_ref().unwrap().surface(), land.outline.surface());
        assert!(large > 40 * small, "{code}: {large} to {small}");
        assert!(land.outline.distance(land.label) >= 40.0, "{code}: {}", land.outline.distance(land.label));
    }
    for land in &map.lands {
        assert!(land.outline.surface() >= 2_000, "{}: {}", land.code, land.outline.surface());
    }
}

#[test]
fn a_path_goes_round_each_ring_and_closes_it() {
    let ring = |points: &[[i32; 2]]| points.iter().copied().map(Point::from).collect::<Vec<_>>();
    let shape = Outline::new(vec![
        ring(&[[0, 0], [10, 0], [10, 10], [0, 10]]),
        ring(&[[4, 4], [6, 4], [6, 6], [4, 6]]),
    ]);
    assert_eq!(shape.path(), "M0 0l10 0 0 10 -10 0ZM4 4l2 0 0 2 -2 0Z");
    assert_eq!(shape.surface(), 96);
    assert!(shape.holds(Point { x: 2, y: 2 }) && !shape.holds(Point { x: 5, y: 5 }));
    let valreas = Map::france().land("84").unwrap();
    assert_eq!(valreas.outline.path().matches('Z').count(), 2, "Vaucluse has its enclave");
}
