//! Where the stations' names are written, and from how near each can be read without covering another.
//!
//! Names keep their size on the screen, so on the map they shrink as one comes nearer: a name that fits at some level
//! fits at every nearer one.

use crate::course::Course;
use crate::drawn_station::DrawnStation;
use crate::point::{Area, Point};
use crate::terminus::{self, Shield};
use gardez_la_ligne::{Bearing, Board, Station};

/// How large letters are on the screen, in pixels.
pub const LETTERING: f32 = 12.0;
/// Levels of nearness; at the last one every name is shown.
pub const LEVELS: u8 = 10;
/// The scale of level 0, in pixels for each unit of the map: such that all of Paris on a small laptop comes in a level
/// at which its great stations are named.
const FIRST: f32 = 0.17;
/// From one level to the next.
const STEP: f32 = 1.4;
/// From this level on plain stations are named; before, only those where lines meet or end.
const PLAIN: u8 = 4;
/// So many lines make a station a hub.
const HUB: usize = 4;
/// So many plain stations the name of a hub may lie on.
const MOST_COVERED: usize = 3;
/// So many crossed lines it is worth to write a name on the side that the board says.
const ASIDE: usize = 1;
/// So many lines a name may lie on from afar, and so many more for each further line that meets there: what
/// crosses more waits until one is nearer, for it would be read at the price of the lines.
const MOST_CROSSED: usize = 2;
/// How much wider than itself a badge is with the plate of the union that holds its line.
const PLATE: f32 = 1.05;
/// What is left free around a name, in letter sizes.
const AIR: f32 = 0.12;

/// A station's name on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The station.
    pub station: Station,
    /// Where it is written from.
    pub at: Point,
    /// On which side of its station.
    pub side: Bearing,
    /// From this level on it is shown.
    pub level: u8,
    /// Is it one of those that matter, where lines meet or end?
    pub bold: bool,
    /// How wide it is, in letter sizes.
    pub width: f32,
    /// Where else it may be written, best first: what is free of other names, of stations and of badges.
    pub others: Vec<(Point, Bearing)>,
}

impl Label {
    /// Where to write it so that it lies on none of these pins, which are so large, if there is such a place; the letters
    /// are so large on the map.
    pub fn beside(&self, pins: &[Point], radius: f32, size: f32) -> Option<(Point, Bearing)> {
        let mut places = std::iter::once((self.at, self.side)).chain(self.others.iter().copied());
        places.find(|(at, side)| {
            let area = span(*at, *side, self.width * size, size);
            !pins.iter().any(|pin| area.meets(&around(*pin, radius)))
        })
    }

    /// What it covers where it is first written, in letters so large.
    fn covers(&self, size: f32) -> Area {
        span(self.at, self.side, self.width * size, size)
    }

    /// A name's place, moved on so far that it begins beyond a pin on its own station.
    pub fn beyond(at: Point, side: Bearing, station: Point, radius: f32) -> Point {
        let more = radius - (at - station).length();
        if more > 0.0 { at + way(side).unit() * more } else { at }
    }
}

/// The scale from which a level holds.
pub fn threshold(level: u8) -> f32 {
    FIRST * STEP.powi(level.into())
}

/// The level that holds at a scale.
pub fn level(scale: f32) -> u8 {
    (1..LEVELS).take_while(|level| threshold(*level) <= scale).last().unwrap_or(0)
}

/// Is the map so small at a scale that the badges of lines step aside, to where they lie on nothing?
pub fn steps_aside(scale: f32) -> bool {
    scale < threshold(PLAIN)
}

/// What the badges of lines cover at a level. Names that are shown from afar on must lie beside them nearby too.
fn badges(level: u8, shields: &[Shield], spread: &[Point]) -> Vec<Area> {
    let room = terminus::room(threshold(level.max(PLAIN)));
    let mut areas: Vec<Area> = shields.iter().map(|shield| around(shield.at, room)).collect();
    if level < PLAIN {
        let room = PLATE * terminus::room(threshold(level.max(PLAIN - 1)));
        areas.extend(spread.iter().map(|at| around(*at, room)));
    }
    areas
}

/// What the names cover that are shown at a level.
pub(crate) fn areas(labels: &[Label], level: u8) -> Vec<Area> {
    let size = LETTERING / threshold(level);
    let shown = labels.iter().filter(|label| label.level <= level);
    shown.map(|label| label.covers(size)).collect()
}

/// Places all names.
pub(crate) fn labels(
    board: &Board,
    frame: [f32; 4],
    halts: &[DrawnStation],
    courses: &[Course],
    shields: &[Shield],
    spread: &[Point],
) -> Vec<Label> {
    let [left, top, width, height] = frame;
    let page = Area { least: Point { x: left, y: top }, most: Point { x: left + width, y: top + height } };
    let mut order: Vec<&DrawnStation> = halts.iter().collect();
    order.sort_by_key(|halt| {
        let lines = board.through(halt.station).iter();
        let worth: u32 = lines.filter_map(|line| board.track(line)).map(|track| u32::from(track.seats)).sum();
        (std::cmp::Reverse(worth * 2 + 3 * u32::from(halt.terminus)), halt.station)
    });
    let stretches: Vec<[Point; 2]> =
        courses.iter().filter(|course| !course.gap).flat_map(Course::stretches).collect();
    let sides: Vec<Vec<Bearing>> = halts.iter().map(|halt| sides(board, halt, &stretches)).collect();
    let mut placed: Vec<Option<Label>> = vec![None; halts.len()];
    let widths: Vec<f32> = halts
        .iter()
        .map(|halt| board.place(halt.station).map_or(0.0, |place| self::width(&place.name)))
        .collect();
    // From as far as the first level there is no room for a name that anybody could read.
    for level in 1..LEVELS {
        let size = LETTERING / threshold(level);
        let badges = badges(level, shields, spread);
        let mut written: Vec<Area> = placed.iter().flatten().map(|label| label.covers(size)).collect();
        for halt in &order {
            let index = halt.station.index();
            if placed[index].is_some() {
                continue;
            }
            let bold = halt.interchange || halt.terminus;
            if !bold && level < PLAIN {
                continue;
            }
            let is_hub = |station: Station| board.through(station).len() >= HUB;
            // The name of a hub may lie on a few plain stations rather than be missing from the whole.
            let may_cover = if is_hub(halt.station) { MOST_COVERED } else { 0 };
            let places = sides[index].iter().copied().filter_map(|side| {
                let at = anchor(halt, side);
                let area = span(at, side, widths[index] * size, size);
                let met = |others: &[Area]| others.iter().any(|other| area.meets(other));
                if !page.holds(&area) || met(&written) || met(&badges) {
                    return None;
                }
                let others = halts.iter().filter(|other| other.station != halt.station);
                let covered: Vec<&DrawnStation> =
                    others.filter(|other| covers(&area, other, level)).collect();
                let free = covered.len() <= may_cover && !covered.iter().any(|other| is_hub(other.station));
                // Better beside its lines than across them.
                let crossed = || stretches.iter().filter(|stretch| area.crossed(**stretch)).count();
                let crossed = if free { crossed() } else { 0 };
                let most = MOST_CROSSED * board.through(halt.station).len().saturating_sub(1).max(1);
                (free && (level > PLAIN || crossed <= most)).then(|| {
                    // The board's own word is worth a little crossing: its neighbours' names reckon with it.
                    let told = board.place(halt.station).and_then(|place| place.label);
                    let aside = if told.is_some_and(|told| told != side) { ASIDE } else { 0 };
                    ((covered.len(), crossed + aside), (side, at, area))
                })
            });
            let fits = places.min_by_key(|(cost, _)| *cost).map(|(_, place)| place);
            // At the last level there is nowhere nearer to go.
            let last = level + 1 == LEVELS;
            let fits = fits.or_else(|| {
                let side = sides[index].first().copied().filter(|_| last)?;
                let at = anchor(halt, side);
                Some((side, at, area(board, at, side, halt.station, size)))
            });
            if let Some((side, at, area)) = fits {
                written.push(area);
                let width = widths[index];
                let others = Vec::new();
                placed[index] = Some(Label { station: halt.station, at, side, level, bold, width, others });
            }
        }
    }
    let mut labels: Vec<Label> = placed.into_iter().flatten().collect();
    let others: Vec<_> = labels
        .iter()
        .map(|label| {
            let badges = badges(label.level, shields, spread);
            elsewhere(page, halts, &badges, &labels, label, &sides[label.station.index()], &stretches)
        })
        .collect();
    for (label, others) in labels.iter_mut().zip(others) {
        label.others = others;
    }
    labels
}

/// Where else a name that matters could be written at its level.
fn elsewhere(
    page: Area,
    halts: &[DrawnStation],
    badges: &[Area],
    labels: &[Label],
    label: &Label,
    sides: &[Bearing],
    stretches: &[[Point; 2]],
) -> Vec<(Point, Bearing)> {
    let Some(halt) = halts.get(label.station.index()).filter(|_| label.bold) else { return Vec::new() };
    let size = LETTERING / threshold(label.level);
    let names: Vec<Area> = labels
        .iter()
        .filter(|other| other.level <= label.level && other.station != label.station)
        .map(|other| other.covers(size))
        .collect();
    let mut free: Vec<(usize, (Point, Bearing))> = Vec::new();
    for side in sides.iter().copied().filter(|side| *side != label.side) {
        let at = anchor(halt, side);
        let area = span(at, side, label.width * size, size);
        let others = halts.iter().filter(|other| other.station != label.station);
        let is_free = page.holds(&area)
            && !names.iter().any(|other| other.meets(&area))
            && !others.into_iter().any(|other| covers(&area, other, label.level))
            && !badges.iter().any(|badge| area.meets(badge));
        if is_free {
            free.push((stretches.iter().filter(|stretch| area.crossed(**stretch)).count(), (at, side)));
        }
    }
    free.sort_by_key(|(crossed, _)| *crossed);
    free.into_iter().map(|(_, place)| place).collect()
}

/// The sides on which the name may stand: the one that the board says, or all, those first where it lies on no line.
/// Where lines meet or end people look for the name first, so it may go wherever there is room from afar.
fn sides(board: &Board, halt: &DrawnStation, stretches: &[[Point; 2]]) -> Vec<Bearing> {
    let told = board.place(halt.station).and_then(|place| place.label);
    if let Some(side) = told.filter(|_| !halt.interchange && !halt.terminus) {
        return vec![side];
    }
    let size = LETTERING / threshold(LEVELS / 2);
    let mut sides = vec![
        Bearing::E,
        Bearing::W,
        Bearing::Ne,
        Bearing::Se,
        Bearing::Nw,
        Bearing::Sw,
        Bearing::N,
        Bearing::S,
    ];
    sides.sort_by_cached_key(|side| {
        let area = area(board, anchor(halt, *side), *side, halt.station, size);
        let crossed = stretches.iter().filter(|stretch| area.crossed(**stretch)).count();
        (told != Some(*side), crossed)
    });
    sides
}

/// Which way a name leads from its station.
fn way(side: Bearing) -> Point {
    let [x, y] = match side {
        // Aslant a name stands clear of the dots beside its own on a level line.
        Bearing::N => [0.0, -1.0],
        Bearing::Ne => [0.5, -1.05],
        Bearing::E => [1.0, 0.0],
        Bearing::Se => [0.5, 1.05],
        Bearing::S => [0.0, 1.0],
        Bearing::Sw => [-0.5, 1.05],
        Bearing::W => [-1.0, 0.0],
        Bearing::Nw => [-0.5, -1.05],
    };
    Point { x, y }
}

/// Where a name begins: at the edge of its station, on that side.
fn anchor(halt: &DrawnStation, side: Bearing) -> Point {
    let way = way(side);
    let end = if (halt.ends[0] - halt.at).dot(way) > 0.0 { halt.ends[0] } else { halt.ends[1] };
    let reach = (end - halt.at).dot(way) / way.dot(way);
    halt.at + way * (reach.max(0.0) + halt.radius + 2.5)
}

/// What a name covers.
fn area(board: &Board, at: Point, side: Bearing, station: Station, size: f32) -> Area {
    let name = board.place(station).map_or("", |place| place.name.as_str());
    span(at, side, width(name) * size, size)
}

/// What letters so wide and large cover that are written from a point to a side of it.
fn span(at: Point, side: Bearing, width: f32, size: f32) -> Area {
    let (left, right) = match side {
        Bearing::N | Bearing::S => (at.x - width / 2.0, at.x + width / 2.0),
        Bearing::Ne | Bearing::E | Bearing::Se => (at.x, at.x + width),
        Bearing::Nw | Bearing::W | Bearing::Sw => (at.x - width, at.x),
    };
    // Letters without and with their long strokes; where a name stands above or below, its line does not touch.
    let (top, bottom) = match side {
        Bearing::E | Bearing::W => (at.y - 0.5 * size, at.y + 0.5 * size),
        Bearing::N | Bearing::Ne | Bearing::Nw => (at.y - 0.95 * size, at.y + 0.05 * size),
        Bearing::S | Bearing::Se | Bearing::Sw => (at.y - 0.05 * size, at.y + 0.95 * size),
    };
    let air = AIR * size;
    Area { least: Point { x: left - air, y: top }, most: Point { x: right + air, y: bottom } }
}

/// Does a name cover a station? From afar it may touch the rim of a plain one, which is drawn over it.
fn covers(area: &Area, halt: &DrawnStation, level: u8) -> bool {
    let ends = halt.ends;
    let radius = if halt.interchange || level >= PLAIN { halt.radius + 1.0 } else { halt.radius - 2.5 };
    let least = Point { x: ends[0].x.min(ends[1].x) - radius, y: ends[0].y.min(ends[1].y) - radius };
    let most = Point { x: ends[0].x.max(ends[1].x) + radius, y: ends[0].y.max(ends[1].y) + radius };
    area.meets(&Area { least, most })
}

fn around(at: Point, radius: f32) -> Area {
    let reach = Point { x: radius, y: radius };
    Area { least: at - reach, most: at + reach }
}

/// How wide a name is, in letter sizes: as the bold letters of the signs take it, with a little to spare for the face that
/// stands in until those are there.
fn width(name: &str) -> f32 {
    let letter = |c: char| match c {
        'i' | 'j' | 'l' | 'î' | 'ï' | '’' | '\'' | '.' | ',' | '!' | 'I' | 'J' | 'Î' | ' ' | '|' => 0.27,
        'f' | 'r' | 't' | '(' | ')' => 0.36,
        's' | 'c' | 'ç' | '-' | 'z' => 0.46,
        'm' | 'œ' | 'Œ' | 'M' | 'W' => 0.9,
        'w' | 'H' | 'N' | 'O' | 'Q' | 'D' | 'U' | 'G' => 0.75,
        c if c.is_uppercase() => 0.64,
        _ => 0.57,
    };
    name.chars().map(letter).sum()
}
