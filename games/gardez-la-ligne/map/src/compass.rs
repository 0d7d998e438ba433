//! Walking the map by arrow keys: the nearest station in a direction.

use gardez_la_ligne::{Board, Station};

/// Where an arrow key points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Heading {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Heading {
    /// The heading of a key.
    pub fn of(key: &str) -> Option<Heading> {
        match key {
            "ArrowLeft" => Some(Heading::Left),
            "ArrowRight" => Some(Heading::Right),
            "ArrowUp" => Some(Heading::Up),
            "ArrowDown" => Some(Heading::Down),
            _ => None,
        }
    }

    /// The way itself, of length one.
    pub fn way(self) -> [f64; 2] {
        match self {
            Heading::Left => [-1.0, 0.0],
            Heading::Right => [1.0, 0.0],
            Heading::Up => [0.0, -1.0],
            Heading::Down => [0.0, 1.0],
        }
    }

    /// How far ahead and how far aside a point lies.
    fn measure(self, [x, y]: [f32; 2]) -> (f32, f32) {
        match self {
            Heading::Left => (-x, y.abs()),
            Heading::Right => (x, y.abs()),
            Heading::Up => (-y, x.abs()),
            Heading::Down => (y, x.abs()),
        }
    }
}

/// The nearest station that way, what lies aside counting threefold; nothing at the edge of the map.
pub fn nearest(board: &Board, from: Station, heading: Heading) -> Option<Station> {
    let [x, y] = board.place(from)?.at?;
    let mut best: Option<(f32, Station)> = None;
    for station in board.stations() {
        let Some([other_x, other_y]) = board.place(station).and_then(|place| place.at) else { continue };
        let (ahead, aside) = heading.measure([other_x - x, other_y - y]);
        // Within the quarter of the compass that the key points to.
        if ahead <= 0.0 || aside > ahead {
            continue;
        }
        let way = ahead + 3.0 * aside;
        if best.is_none_or(|(shortest, _)| way < shortest) {
            best = Some((way, station));
        }
    }
    best.map(|(_, station)| station)
}
