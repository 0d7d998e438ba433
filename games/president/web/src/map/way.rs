//! Ways across the map: where an arrow key leads, and what lies near a finger.

use super::layout::{Layout, on_mainland, rim};
use game_ui::kit::Heading;
use president::{Territories, Territory};
use president_map::{Frame, Land, Map, Point};

/// Where an arrow key leads from one of these.
pub(super) fn toward(
    layout: Layout,
    from: Territory,
    among: Territories,
    heading: Heading,
) -> Option<Territory> {
    let at = |territory: Territory| {
        let label = layout.label(Map::france().lands.get(territory.index())?);
        Some([f64::from(label.x), f64::from(label.y)])
    };
    heading.nearest(at(from)?, among.iter().filter_map(|to| Some((to, at(to)?))))
}

/// Those of these that lie within reach of a point, the nearest first.
pub(super) fn near(layout: Layout, among: Territories, at: Point, reach: f64) -> Vec<Territory> {
    let land = |territory: Territory| Map::france().lands.get(territory.index());
    let ways = among.iter().filter_map(|territory| Some((distance(layout, land(territory)?, at), territory)));
    let mut ways: Vec<(f64, Territory)> = ways.filter(|(distance, _)| *distance <= reach).collect();
    ways.sort_by(|one, other| one.0.total_cmp(&other.0));
    ways.into_iter().map(|(_, territory)| territory).collect()
}

/// Is a point of the board within the lens, or that near to it?
pub(super) fn in_lens(layout: Layout, at: Point) -> bool {
    let lens = layout.lens();
    f64::from(at.x - lens.centre.x).hypot(f64::from(at.y - lens.centre.y)) <= f64::from(lens.radius)
}

/// How far a point is from a territory, wherever on the board it is drawn.
fn distance(layout: Layout, land: &Land, at: Point) -> f64 {
    let far =
        |shape: &president_map::Outline, at: Point| if shape.holds(at) { 0.0 } else { shape.distance(at) };
    let placement = layout.placement(land);
    if layout.stamp(land).is_some_and(|stamp| stamp.holds(at)) {
        return 0.0;
    }
    let here = placement.scale * far(&land.outline, placement.find(at));
    if in_lens(layout, at) {
        // Whatever lies under the glass is what the glass shows, and nothing else.
        let shown = on_mainland(layout.paris().find(at));
        let at_rim = rim().any(|(it, _)| it.code == land.code && it.outline.holds(shown));
        return match (land.frame, at_rim) {
            (Frame::Paris, _) => here,
            (_, true) => 0.0,
            (_, false) => f64::INFINITY,
        };
    }
    land.small.as_ref().map_or(here, |small| here.min(far(small, at)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: Layout = Layout::Wide;

    fn set(codes: &[&str]) -> Territories {
        codes.iter().filter_map(|code| Territory::from_code(code)).collect()
    }

    fn one(code: &str) -> Territory {
        Territory::from_code(code).unwrap()
    }

    #[test]
    fn an_arrow_leads_to_the_nearest_lit_territory_that_way() {
        // From Nord: down to the Puy-de-Dôme rather than to the Pyrénées-Orientales, and nothing is above.
        let lit = set(&["63", "66", "29"]);
        assert_eq!(toward(WIDE, one("59"), lit, Heading::Down), Some(one("63")));
        assert_eq!(toward(WIDE, one("59"), lit, Heading::Up), None);
        assert_eq!(toward(WIDE, one("63"), lit, Heading::Down), Some(one("66")));
    }

    #[test]
    fn every_territory_can_be_reached_from_every_other() {
        let mut found = Territories::only(one("01"));
        let mut edge = vec![one("01")];
        while let Some(from) = edge.pop() {
            let ways = Heading::ALL.into_iter();
            for to in ways.filter_map(|heading| toward(WIDE, from, Territories::ALL, heading)) {
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
        let found = near(WIDE, set(&["90", "68", "29"]), belfort, 60.0);
        assert_eq!(found, [one("90"), one("68")]);
        // Paris is found in its true place too, and an island by all of its stamp.
        let paris = Point { x: map.enlarged.x + 30, y: map.enlarged.y + 30 };
        assert_eq!(near(WIDE, set(&["75", "29"]), paris, 30.0), [one("75")]);
        let corner = WIDE.stamp(map.land("973").unwrap()).unwrap();
        assert_eq!(near(WIDE, set(&["973"]), Point { x: corner.x + 2, y: corner.y + 2 }, 1.0), [one("973")]);
    }

    #[test]
    fn under_the_lens_lies_what_it_shows() {
        let map = Map::france();
        let paris = WIDE.label(map.land("75").unwrap());
        assert_eq!(near(WIDE, set(&["75", "17", "85"]), paris, 1.0), [one("75")]);
        let (oise, label) = rim().next().unwrap();
        let there = WIDE.paris().apply(label.unwrap());
        assert_eq!(near(WIDE, set(&["75", "95"]), there, 1.0), [one(&oise.code)], "Val-d’Oise belongs in it");
    }
}
