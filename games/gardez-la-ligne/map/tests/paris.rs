//! The map of Paris: what a Parisian would look for.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use gardez_la_ligne::{Board, Station};
use gardez_la_ligne_map::{LETTERING, LEVELS, Map, Point, threshold};
use std::sync::Arc;

fn boards() -> Vec<(Arc<Board>, Map)> {
    let map = |name: &&str| {
        let board = Board::named(name).unwrap();
        let map = Map::of(&board).unwrap();
        (board, map)
    };
    Board::NAMES.iter().map(map).collect()
}

fn paris() -> (Arc<Board>, Map) {
    let board = Board::named("paris-2025").unwrap();
    let map = Map::of(&board).unwrap();
    (board, map)
}

fn apart(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

#[test]
fn every_line_passes_under_all_its_stations() {
    for (board, map) in boards() {
        for course in &map.courses {
            for (at, station) in &course.points {
                let Some(station) = station else { continue };
                // A gap joins what is no neighbour, and does not widen a station for it.
                let reach = if course.gap { 12.0 } else { 0.1 };
                let name = &board.place(*station).unwrap().name;
                assert!(map.halts[station.index()].distance(*at) <= reach, "{name}");
            }
        }
    }
}

#[test]
fn lines_that_share_a_corridor_run_side_by_side() {
    let (board, map) = paris();
    let at = |line: &str, station: &str| {
        let (line, station) = (board.line(line).unwrap(), board.station(station).unwrap());
        let course = map.courses.iter().find(|course| course.line == line).unwrap();
        course.points.iter().find(|(_, here)| *here == Some(station)).unwrap().0
    };
    for station in ["Grands Boulevards", "Bonne Nouvelle", "Strasbourg - Saint-Denis"] {
        let (north, south) = (at("9", station), at("8", station));
        assert!(
            (15.0..18.0).contains(&(south.y - north.y)),
            "9 above 8 at {station}, a ribbon's width apart"
        );
    }
}

#[test]
fn nearly_all_of_the_metro_runs_at_right_or_half_right_angles() {
    let (_, map) = paris();
    let stretches =
        || map.courses.iter().filter(|course| !course.gap).flat_map(|course| course.points.windows(2));
    let slanted = |ends: &&[(Point, Option<Station>)]| {
        let (a, b) = (ends[0].0, ends[1].0);
        let eighth = (b.y - a.y).atan2(b.x - a.x) / std::f32::consts::FRAC_PI_4;
        // Where a line changes its lane it is a little off, for a moment.
        apart(a, b) > 24.0 && (eighth - eighth.round()).abs() > 0.1
    };
    let (all, slanted) = (stretches().count(), stretches().filter(slanted).count());
    assert!(slanted * 100 <= all, "{slanted} of {all}");
}

/// On which side of the river a point lies, for one who sails down it.
fn on_the_right_bank(board: &Board, at: Point) -> bool {
    let nearest = board.river().windows(2).map(|ends| {
        let ([ax, ay], [bx, by]) = (ends[0], ends[1]);
        let (dx, dy) = (bx - ax, by - ay);
        let share = (((at.x - ax) * dx + (at.y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        let away = apart(at, Point { x: ax + share * dx, y: ay + share * dy });
        (away, dx * (at.y - ay) - dy * (at.x - ax) > 0.0)
    });
    nearest.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap().1
}

#[test]
fn the_seine_flows_between_the_right_stations() {
    for (board, map) in boards() {
        let right =
            |name: &str| on_the_right_bank(&board, map.halts[board.station(name).unwrap().index()].at);
        for name in [
            "Bercy",
            "Cour Saint-Émilion",
            "Gare de Lyon",
            "Quai de la Rapée",
            "Sully - Morland",
            "Pont Marie",
            "Châtelet",
            "Pont Neuf",
            "Tuileries",
            "Concorde",
            "Alma - Marceau",
            "Iéna",
            "Passy",
            "Avenue du Président Kennedy",
            "Mirabeau",
            "Porte de Saint-Cloud",
            "Pont de Sèvres",
            "Boulogne - Pont de Saint-Cloud",
            "Pont de Neuilly",
            "Pont de Levallois - Bécon",
            "Mairie de Clichy",
        ] {
            assert!(right(name), "{name} lies on the right bank");
        }
        for name in [
            "Bibliothèque François Mitterrand",
            "Quai de la Gare",
            "Gare d’Austerlitz",
            "Jussieu",
            "Saint-Michel",
            "Musée d’Orsay",
            "Assemblée nationale",
            "Invalides",
            "Pont de l’Alma",
            "Champ de Mars - Tour Eiffel",
            "Bir-Hakeim",
            "Javel - André Citroën",
            "Pont du Garigliano",
            "Mairie d’Ivry",
            // Beyond the bend, where the left bank lies west and north.
            "La Défense",
            "Esplanade de La Défense",
            "Gabriel Péri",
            "Les Courtilles",
        ] {
            assert!(!right(name), "{name} lies on the left bank");
        }
    }
}

#[test]
fn stations_lie_as_they_do_in_the_city() {
    let (board, map) = paris();
    let at = |name: &str| map.halts[board.station(name).unwrap().index()].at;
    let west_of = |a: &str, b: &str| assert!(at(a).x < at(b).x, "{a} lies west of {b}");
    let north_of = |a: &str, b: &str| assert!(at(a).y < at(b).y, "{a} lies north of {b}");
    north_of("Saint-Germain-des-Prés", "Mabillon");
    west_of("Mabillon", "Odéon");
    west_of("Saint-Sulpice", "Saint-Germain-des-Prés");
    north_of("Maison Blanche", "Porte d’Italie");
    west_of("Porte d’Italie", "Porte de Choisy");
    west_of("Jules Joffrin", "Marcadet - Poissonniers");
    west_of("Marcadet - Poissonniers", "Marx Dormoy");
    north_of("Marx Dormoy", "Stalingrad");
    west_of("Hôpital Bicêtre", "Le Kremlin-Bicêtre");
    north_of("Auber", "Opéra");
    west_of("Havre - Caumartin", "Auber");
    north_of("Luxembourg", "Port-Royal");
}

#[test]
fn stations_can_be_told_apart_and_hit() {
    for (board, map) in boards() {
        for (index, halt) in map.halts.iter().enumerate() {
            for other in &map.halts[index + 1..] {
                let names = [halt, other].map(|halt| &board.place(halt.station).unwrap().name);
                assert!(apart(halt.at, other.at) >= 22.0, "{names:?}");
                assert!(halt.distance(other.at) > other.radius, "{names:?} touch");
            }
        }
    }
}

#[test]
fn every_line_wears_its_badge_at_both_ends_and_no_badge_hides_a_station() {
    for (board, map) in boards() {
        for line in board.lines() {
            let ends = map.shields.iter().filter(|shield| shield.line == line).count();
            assert!(ends >= 2, "line {}", board.track(line).unwrap().id);
        }
        for (index, shield) in map.shields.iter().enumerate() {
            assert!(map.halts.iter().all(|halt| halt.distance(shield.at) > 10.0));
            assert!(map.shields[index + 1..].iter().all(|other| apart(shield.at, other.at) > 22.0));
        }
    }
    let (board, map) = paris();
    let ends = |id: &str| {
        let line = board.line(id).unwrap();
        let ends = map.shields.iter().filter(|shield| shield.line == line);
        ends.map(|shield| board.place(shield.station).unwrap().name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(ends("7").len(), 3, "a line with two branches has three ends");
    assert!(
        ends("7bis").contains(&"Pré-Saint-Gervais"),
        "a loop ends where its trains turn: {:?}",
        ends("7bis")
    );
}

#[test]
fn names_come_one_after_the_other_the_great_interchanges_first() {
    for (board, map) in boards() {
        assert_eq!(map.labels.len(), board.size());
        let shown = |level: u8| map.labels.iter().filter(|label| label.level <= level).count();
        assert!(shown(3) > 30, "some names at the overview: {}", shown(3));
        assert!(shown(3) < 120, "but not all");
        assert!(map.labels.iter().all(|label| label.bold || label.level > 3), "only those that matter");
        assert!(shown(LEVELS - 2) >= board.size() - 6, "and as good as all when one looks closely");
        let level = |name: &str| map.labels[board.station(name).unwrap().index()].level;
        assert!(level("Châtelet") < level("Les Halles"));
        assert!(level("Place d’Italie") < level("Corvisart"));
    }
}

/// Is a point within an outline that has no dents?
fn within(outline: &[Point], at: Point) -> bool {
    let ends = outline.iter().zip(outline.iter().cycle().skip(1));
    let mut turns = ends.map(|(a, b)| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x));
    turns.all(|turn| turn >= -0.01)
}

#[test]
fn a_pointer_means_the_nearest_station() {
    for (board, map) in boards() {
        assert_eq!(map.reaches.len(), board.size());
        for halt in &map.halts {
            let reach = &map.reaches[halt.station.index()];
            let name = &board.place(halt.station).unwrap().name;
            assert!(within(reach, halt.at), "{name}");
            let inside = map.halts.iter().filter(|other| within(reach, other.at)).count();
            assert_eq!(inside, 1, "{name}");
        }
        // Half a unit is a pixel at 1280: 24 of them across, but for the few whose neighbours are closer than that.
        let narrow = map.halts.iter().filter(|halt| {
            let reach = &map.reaches[halt.station.index()];
            let across = |axis: fn(&Point) -> f32| {
                let all = reach.iter().map(axis);
                all.clone().fold(f32::MIN, f32::max) - all.fold(f32::MAX, f32::min)
            };
            across(|at| at.x).max(across(|at| at.y)) < 48.0
        });
        let narrow: Vec<&str> = narrow.map(|halt| board.place(halt.station).unwrap().name.as_str()).collect();
        assert!(narrow.len() <= 18, "{narrow:?}");
    }
}

#[test]
fn the_heart_holds_paris_and_the_poster_hangs_where_nothing_is() {
    for (board, map) in boards() {
        let [middle, reach] = map.heart;
        let at = |name: &str| map.halts[board.station(name).unwrap().index()].at;
        let inside = |name: &str| {
            let at = at(name);
            ((at.x - middle.x) / reach.x).hypot((at.y - middle.y) / reach.y) < 1.0
        };
        assert!(inside("Châtelet") && inside("Montparnasse - Bienvenüe") && inside("Nation"));
        assert!(!inside("La Défense") && !inside("Pointe du Lac"));
        let poster = map.poster.unwrap();
        assert!(map.halts.iter().all(|halt| apart(halt.at, poster) > 80.0));
    }
}

#[test]
fn a_name_steps_aside_for_a_pin_and_waits_where_pins_stand_on_every_side() {
    let (board, map) = paris();
    let nation = board.station("Nation").unwrap();
    let label = map.labels.iter().find(|label| label.station == nation).unwrap();
    let (radius, size) = (10.0, LETTERING / threshold(label.level));
    assert_eq!(label.beside(&[], radius, size), Some((label.at, label.side)));
    assert_ne!(label.beside(&[label.at], radius, size), Some((label.at, label.side)));
    let everywhere: Vec<Point> =
        std::iter::once(label.at).chain(label.others.iter().map(|(at, _)| *at)).collect();
    assert_eq!(label.beside(&everywhere, radius, size), None);
}
