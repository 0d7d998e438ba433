//! Ways across the map: where an arrow key leads, and what lies near a finger.

use game_ui::kit::Heading;
use president::{Territories, Territory};
use president_map::{Land, Map, Point};

/// Where an arrow key leads from one of these.
pub(super) fn toward(map: &Map, from: Territory, among: Territories, heading: Heading) -> Option<Territory> {
    let at = |territory: Territory| {
        let label = map.lands.get(territory.index())?.label;
        Some([f64::from(label.x), f64::from(label.y)])
    };
    heading.nearest(at(from)?, among.iter().filter_map(|to| Some((to, at(to)?))))
}

/// Those of these that lie within reach of a point, the nearest first.
pub(super) fn near(map: &Map, among: Territories, at: Point, reach: f64) -> Vec<Territory> {
    let ways = among
        .iter()
        .filter_map(|territory| Some((distance(map.lands.get(territory.index())?, at), territory)));
    let mut ways: Vec<(f64, Territory)> = ways.filter(|(distance, _)| *distance <= reach).collect();
    ways.sort_by(|one, other| one.0.total_cmp(&other.0));
    ways.into_iter().map(|(_, territory)| territory).collect()
}

/// How far a point is from a territory, wherever on the canvas it is drawn.
fn distance(land: &Land, at: Point) -> f64 {
    let shapes = [Some(&land.outline), land.small.as_ref()];
    let inside = land.cell.is_some_and(|cell| cell.holds(at));
    let far =
        shapes.into_iter().flatten().map(|shape| if shape.holds(at) { 0.0 } else { shape.distance(at) });
    if inside { 0.0 } else { far.fold(f64::INFINITY, f64::min) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(codes: &[&str]) -> Territories {
        codes.iter().filter_map(|code| Territory::from_code(code)).collect()
    }

    fn one(code: &str) -> Territory {
        Territory::from_code(code).unwrap()
    }

    #[test]
    fn an_arrow_leads_to_the_nearest_lit_territory_that_way() {
        let map = Map::france();
        // From Nord: down to the Puy-de-Dôme rather than to the Pyrénées-Orientales, and nothing is above.
        let lit = set(&["63", "66", "29"]);
        assert_eq!(toward(map, one("59"), lit, Heading::Down), Some(one("63")));
        assert_eq!(toward(map, one("59"), lit, Heading::Up), None);
        assert_eq!(toward(map, one("63"), lit, Heading::Down), Some(one("66")));
    }

    #[test]
    fn every_territory_can_be_reached_from_every_other() {
        let map = Map::france();
        let mut found = Territories::only(one("01"));
        let mut edge = vec![one("01")];
        while let Some(from) = edge.pop() {
            let ways = Heading::ALL.into_iter();
            for to in ways.filter_map(|heading| toward(map, from, Territories::ALL, heading)) {
                if !found.contains(to) {
                    found.insert(to);
                    edge.push(to);
                }
            }
        }
        assert_eq!(found.len(), Territories::ALL.len());
    }

    #[test]
    fn a_finger_finds_what_lies_around_it() {
        let map = Map::france();
        let belfort = map.land("90").unwrap().label;
        let found = near(map, set(&["90", "68", "29"]), belfort, 60.0);
        assert_eq!(found, [one("90"), one("68")]);
        // Paris is found in its true place too, and an island by all of its cell.
        let paris = Point { x: map.enlarged.x + 30, y: map.enlarged.y + 30 };
        assert_eq!(near(map, set(&["75", "29"]), paris, 30.0), [one("75")]);
        let corner = map.land("973").unwrap().cell.unwrap();
        assert_eq!(near(map, set(&["973"]), Point { x: corner.x + 2, y: corner.y + 2 }, 1.0), [one("973")]);
    }
}
