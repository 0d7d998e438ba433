//! Ways across the network: where an arrow key leads.

use game_ui::kit::Heading;
use gardez_la_ligne::Station;
use gardez_la_ligne_map::Map;

/// The nearest station that way; nothing at the edge of the map.
pub(super) fn toward(map: &Map, from: Station, heading: Heading) -> Option<Station> {
    let at = |station: Station| {
        let at = map.halts.get(station.index())?.at;
        Some([f64::from(at.x), f64::from(at.y)])
    };
    heading.nearest(at(from)?, (0..).map(Station).map_while(|station| Some((station, at(station)?))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gardez_la_ligne::Board;

    #[test]
    fn arrow_keys_lead_from_any_station_to_all_others() {
        for name in Board::NAMES {
            let board = Board::named(name).unwrap();
            let map = Map::of(&board).unwrap();
            let mut reached = vec![false; board.size()];
            let mut open = vec![Station(0)];
            reached[0] = true;
            while let Some(station) = open.pop() {
                for next in Heading::ALL.into_iter().filter_map(|heading| toward(&map, station, heading)) {
                    if !std::mem::replace(&mut reached[next.index()], true) {
                        open.push(next);
                    }
                }
            }
            let lost: Vec<_> = board.stations().filter(|station| !reached[station.index()]).collect();
            assert_eq!(lost, [], "{name}");
        }
    }
}
