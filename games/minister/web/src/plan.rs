//! Where everything is drawn: the street around, the council room and the calendar within. The board takes the shape of the
//! room that the window leaves it, and its street as many spaces as the board's file has.

use crate::piece;
use crate::rim::{Point, Rim, StreetPlace};
use minister::{Board, Zone, ZoneData, ZoneKind};

/// How wide the street is, and how long its things are along it, where a board has as many spaces as the printed one.
pub(crate) const LANE: f32 = 58.0;
const BARRIER: f32 = 26.0;
const INFLUENCE: f32 = 64.0;
const PRESS: f32 = 126.0;
/// Longer than this no space gets; a board of few leaves part of the way free.
const LONGEST: f32 = 66.0;

/// How the board lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// On a window much wider than high.
    Wide,
    Broad,
    /// Where the dock leaves little width.
    Square,
    /// On a phone.
    Upright,
}

/// Left, top, width, height.
pub(crate) type Area = [f32; 4];

/// A zone on the drawing.
#[derive(Clone, Debug)]
pub(crate) struct Stretch {
    pub(crate) zone: Zone,
    pub(crate) kind: ZoneKind,
    /// From here to there along the street.
    pub(crate) from: f32,
    pub(crate) to: f32,
    /// Where its barrier stands; the first zone has none.
    pub(crate) barrier: Option<StreetPlace>,
    /// Its spaces; where they are not counted, one place for all.
    pub(crate) spaces: Vec<StreetPlace>,
}

impl Stretch {
    /// A press space is a square on which any number may stand.
    pub(crate) fn is_wide(&self) -> bool {
        !matches!(self.kind, ZoneKind::Plain | ZoneKind::Influence)
    }
}

/// The whole drawing.
#[derive(Clone, Debug)]
pub(crate) struct BoardLayout {
    pub(crate) shape: Shape,
    pub(crate) size: [f32; 2],
    pub(crate) rim: Rim,
    /// How large things on the street are drawn: 1 where spaces are as far apart as on the printed board, or farther.
    pub(crate) grain: f32,
    /// How large words and numbers are drawn, so that they can be read at the size this shape is seen in.
    pub(crate) lettering: f32,
    pub(crate) stretches: Vec<Stretch>,
    /// The desk with all that lies within the street.
    pub(crate) desk: Area,
    pub(crate) calendar: Area,
    pub(crate) council: Area,
    /// Where the name of the game is written, if there is room for it.
    pub(crate) title: Option<Area>,
    /// Where the slip lies that says what is pointed at; on a phone it is beside the drawing.
    pub(crate) slip: Option<Area>,
    /// The middle of the die, and how large it is.
    pub(crate) die: Point,
    pub(crate) die_scale: f32,
}

impl BoardLayout {
    pub(crate) fn of(board: &Board, shape: Shape) -> BoardLayout {
        let (size, [side, top, bottom], radius, [space, lettering]) = match shape {
            Shape::Wide => ([1740.0, 984.0], [158.0, 172.0, 138.0], 104.0, [50.0, 1.0]),
            Shape::Broad => ([1480.0, 984.0], [152.0, 170.0, 138.0], 100.0, [50.0, 1.0]),
            Shape::Square => ([1130.0, 996.0], [104.0, 152.0, 128.0], 84.0, [50.0, 1.06]),
            // As high as a telephone leaves room for; a finger comes nearer with the glass.
            Shape::Upright => ([720.0, 1000.0], [84.0, 142.0, 116.0], 64.0, [55.0, 1.5]),
        };
        let [width, height] = size;
        let rim = Rim {
            sides: [side, top, width - side, height - bottom],
            start: height - 34.0,
            end: side + LANE / 2.0 + 34.0,
            radius,
        };
        // Where gates are large beside the street, the two of an influence space must not meet.
        let call = if shape == Shape::Upright { 104.0 } else { INFLUENCE };
        let (grain, stretches) = stretches(board.zones(), rim, [space, call]);
        let (within, low) = (side + LANE / 2.0 + 60.0 * grain.max(0.8), bottom + LANE / 2.0 + 64.0);
        let above = top + LANE / 2.0 + 62.0 * grain.max(0.8);
        let desk = [within, above, width - 2.0 * within, height - above - low];
        let [calendar, council, title, slip] = rooms(desk, shape);
        // In a narrow room the tags stand above the chancellor's chair, and the table is lower and smaller.
        let (low, die_scale) = if shape == Shape::Upright { (0.6, 0.64) } else { (0.55, 1.0) };
        let table = [council[0] + council[2] / 2.0, council[1] + council[3] * low];
        BoardLayout {
            shape,
            size,
            rim,
            grain,
            // On a board with many more spaces there is no room for it.
            lettering: lettering * (grain / 0.85).clamp(0.5, 1.0),
            stretches,
            desk,
            calendar,
            council,
            title: Some(title).filter(|area| area[3] > 0.0),
            slip: Some(slip).filter(|area| area[3] > 0.0),
            die: Point::new(table[0], table[1]),
            die_scale,
        }
    }

    /// How large a pawn is drawn where there is room for a tall one, or only for a short one.
    pub(crate) fn pawn(&self, squat: bool) -> f32 {
        // On a phone as large as lets each be seen beside the next, so that their numbers can be read.
        let size = match (self.shape == Shape::Upright, squat) {
            (true, false) => 1.24,
            (true, true) => 1.12 * piece::SQUAT,
            (false, false) => 1.0,
            (false, true) => piece::SQUAT,
        };
        piece::PAWN * self.grain * size
    }

    /// How far from the middle of the street the broth lies.
    pub(crate) fn broth(&self) -> f32 {
        LANE / 2.0 + 21.0 * self.grain
    }

    /// Where the pot of a space stands.
    pub(crate) fn pot(&self, place: StreetPlace) -> Point {
        place.offset(0.0, place.front() * self.broth())
    }

    /// Where the foot of a pawn stands: on its space, or in the broth below it.
    pub(crate) fn stand(&self, zone: Zone, space: Option<u8>, broth: bool) -> Option<Point> {
        let place = *self.stretches.get(zone.index())?.spaces.get(usize::from(space.unwrap_or(0)))?;
        let at = if broth { self.pot(place) } else { place.at };
        Some(Point::new(at.x, at.y + 9.0 * self.grain))
    }

    /// Is a space above or below the next one on the screen, so that only a short pawn has room on it?
    pub(crate) fn is_squat(&self, zone: Zone, space: Option<u8>) -> bool {
        let stretch = self.stretches.get(zone.index());
        let place = stretch.and_then(|stretch| stretch.spaces.get(usize::from(space.unwrap_or(0))));
        place.is_some_and(|place| place.is_upright() || place.is_corner())
    }

    /// Where the n-th of so many pawns stands in a zone that holds any number of them: in rows across the square.
    pub(crate) fn crowd(&self, zone: Zone, nth: usize, count: usize) -> Option<Point> {
        let stretch = self.stretches.get(zone.index())?;
        let place = stretch.spaces.first()?;
        let columns = count.clamp(1, if count <= 3 { 3 } else { count.div_ceil(2).max(3) });
        let rows = count.div_ceil(columns).max(1);
        let (column, row) = (nth % columns, nth / columns);
        let in_row = (count - row * columns).min(columns);
        let (long, deep) = (stretch.to - stretch.from - 44.0 * self.grain, 30.0 * self.grain);
        let apart = (long / (in_row.max(2) - 1) as f32).min(40.0 * self.grain);
        let on = (column as f32 - (in_row as f32 - 1.0) / 2.0) * apart;
        let across = (row as f32 - (rows as f32 - 1.0) / 2.0) * deep;
        // Whoever stands lower on the screen stands in front.
        let at = place.offset(on, across * if place.is_low() { -1.0 } else { 1.0 });
        Some(Point::new(at.x, at.y + 9.0 * self.grain))
    }

    /// How far along the street a pawn stands.
    pub(crate) fn walked(&self, zone: Zone, space: Option<u8>) -> Option<f32> {
        let stretch = self.stretches.get(zone.index())?;
        let share = (f32::from(space.unwrap_or(0)) + 0.5) / stretch.spaces.len().max(1) as f32;
        Some(stretch.from + (stretch.to - stretch.from) * share)
    }

    /// The middle of a zone.
    pub(crate) fn middle(&self, zone: Zone) -> Option<StreetPlace> {
        let stretch = self.stretches.get(zone.index())?;
        Some(self.rim.place((stretch.from + stretch.to) / 2.0))
    }
}

fn stretches(zones: &[ZoneData], rim: Rim, [space, call]: [f32; 2]) -> (f32, Vec<Stretch>) {
    let fence = |zone: &ZoneData| if zone.barrier.is_empty() { 0.0 } else { BARRIER };
    let fixed = |zone: &ZoneData| {
        fence(zone)
            + match zone.kind {
                ZoneKind::Plain => 0.0,
                ZoneKind::Influence => call,
                ZoneKind::Radio | ZoneKind::Newspaper | ZoneKind::Television | ZoneKind::Opinion => PRESS,
            }
    };
    let spaces = |zone: &ZoneData| match zone.kind {
        ZoneKind::Plain => f32::from(zone.spaces.unwrap_or(1)),
        _ => 0.0,
    };
    let total = |of: &dyn Fn(&ZoneData) -> f32| zones.iter().map(of).sum::<f32>();
    let (fixed_total, counted) = (total(&fixed), total(&spaces).max(1.0));
    // What is fixed shrinks with the spaces once these are closer than printed.
    let grain = (rim.length() / (fixed_total + counted * space)).min(1.0);
    let unit = ((rim.length() - fixed_total * grain) / counted).min(LONGEST);
    let mut walked = 0.0;
    let stretches = zones.iter().zip(0..).map(|(zone, number)| {
        let before = fence(zone) * grain;
        let from = walked + before;
        let to = from + (fixed(zone) - fence(zone)) * grain + spaces(zone) * unit;
        let places = match zone.kind {
            ZoneKind::Plain => zone.spaces.unwrap_or(1),
            _ => 1,
        };
        let apart = (to - from) / f32::from(places);
        let stretch = Stretch {
            zone: Zone(number),
            kind: zone.kind,
            from,
            to,
            barrier: (before > 0.0).then(|| rim.place(walked + before / 2.0)),
            spaces: (0..places).map(|space| rim.place(from + apart * (f32::from(space) + 0.5))).collect(),
        };
        walked = to;
        stretch
    });
    (grain, stretches.collect())
}

/// The calendar, the council room, the title and the slip on the desk.
fn rooms([x, y, width, height]: Area, shape: Shape) -> [Area; 4] {
    const GAP: f32 = 14.0;
    let none = [0.0; 4];
    match shape {
        Shape::Upright => {
            let council = height * 0.59;
            [
                [x + GAP, y + council + GAP, width - 2.0 * GAP, height - council - 2.0 * GAP],
                [x + GAP, y + GAP, width - 2.0 * GAP, council - GAP],
                none,
                none,
            ]
        }
        _ => {
            let slip = 44.0;
            let title = if shape == Shape::Square { 50.0 } else { 62.0 };
            let inner = height - slip - 2.5 * GAP;
            let column = (inner - title).min(width * 0.4);
            let council = x + column + 2.0 * GAP;
            [
                [x + GAP, y + GAP + title, column, inner - title],
                [council, y + GAP, x + width - GAP - council, inner],
                [x + GAP, y + GAP, column, title],
                [x + GAP, y + height - slip - GAP * 0.5, width - 2.0 * GAP, slip],
            ]
        }
    }
}

#[cfg(test)]
mod tests;
