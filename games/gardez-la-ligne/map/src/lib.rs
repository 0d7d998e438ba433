//! The map of a network worked out from its board: where lines run side by side, how stations look, where names fit.
//!
//! It is geometry without a screen. The page draws what is found here; a board whose author gave coordinates and
//! nothing else gets a map too.

mod corridor;
mod course;
mod drawn_station;
mod label;
mod point;
mod poster;
mod reach;
mod soft;
mod spread;
mod terminus;
mod typed_prefix;

pub use course::Course;
pub use drawn_station::DrawnStation;
pub use label::{LETTERING, LEVELS, Label, level, steps_aside, threshold};
pub use point::Point;
pub use terminus::{LEAST, Shield, swelling};
pub use typed_prefix::TypedPrefix;

use gardez_la_ligne::{Board, Line, Station, Track};

/// Room around the stations, so that names and shields at the edge have some.
const MARGIN: f32 = 48.0;

/// How far a river is led on beyond its ends.
const BEYOND: f32 = 800.0;

/// How early a corner of the river begins.
const SHORE: f32 = 30.0;

/// How far the heart of a network reaches, as a multiple of how far its stations stray from its middle.
const HEART: f32 = 1.72;

/// A map, ready to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// Left, top, width and height of all there is to see.
    pub frame: [f32; 4],
    /// The river, as an SVG path; empty where there is none.
    pub river: String,
    /// The islands in it.
    pub islands: Vec<String>,
    /// The lines, those worth more than one seat first: they lie below.
    pub courses: Vec<Course>,
    /// Every station, by its number.
    pub halts: Vec<DrawnStation>,
    /// The lines' ids at their ends.
    pub shields: Vec<Shield>,
    /// Where each of them hangs instead where the map is small.
    pub spread: Vec<Point>,
    /// Every station's name, by its number.
    pub labels: Vec<Label>,
    /// By the number of a station, the outline within which a pointer means it.
    pub reaches: Vec<Vec<Point>>,
    /// Where most of the network lies: the middle of an ellipse and how far it reaches to the side and down.
    pub heart: [Point; 2],
    /// The middle of a place where nothing is drawn, large enough for a poster.
    pub poster: Option<Point>,
}

impl Map {
    /// Works out the map of a board; `None` for a board that was never drawn.
    pub fn of(board: &Board) -> Option<Map> {
        let places: Vec<Point> =
            board.stations().map(|station| place(board, station)).collect::<Option<_>>()?;
        let courses = course::courses(board, &places);
        let halts = drawn_station::halts(board, &places, &courses);
        let shields = terminus::shields(board, &halts, &courses);
        let frame = frame(&places, &shields);
        let spread = spread::spread(frame, &halts, &courses, &shields);
        let labels = label::labels(board, frame, &halts, &courses, &shields, &spread);
        let river: Vec<(Point, f32)> = beyond(board.river()).into_iter().map(|at| (at, SHORE)).collect();
        let shore = |shore: &Vec<[f32; 2]>| shore.iter().copied().map(Point::from).collect::<Vec<_>>();
        let islands = board.islands().iter().map(|island| soft::closed(&shore(island), SHORE)).collect();
        let names: Vec<_> = [3, 4].into_iter().flat_map(|level| label::areas(&labels, level)).collect();
        let poster = poster::place(frame, &halts, &courses, &spread, &names);
        Some(Map {
            frame,
            river: soft::open(&river),
            islands,
            reaches: reach::reaches(&halts),
            heart: heart(&places),
            poster,
            courses,
            halts,
            shields,
            spread,
            labels,
        })
    }
}

fn place(board: &Board, station: Station) -> Option<Point> {
    board.place(station)?.at.map(Point::from)
}

/// The course of a river, led on at both ends: wherever the map is seen from, it does not end on it.
fn beyond(river: &[[f32; 2]]) -> Vec<Point> {
    let course: Vec<Point> = river.iter().copied().map(Point::from).collect();
    let [first, second, .., before, last] = course[..] else { return course };
    let led_on = |end: Point, inner: Point| end + (end - inner).unit() * BEYOND;
    let mut all = vec![led_on(first, second)];
    all.extend(&course);
    all.push(led_on(last, before));
    all
}

/// All stations with some room around them, and all shields with the signs on them.
fn frame(places: &[Point], shields: &[Shield]) -> [f32; 4] {
    let (mut least, mut most) = (places[0], places[0]);
    let stations = places.iter().map(|at| (*at, MARGIN));
    for (at, room) in stations.chain(shields.iter().map(|shield| (shield.at, terminus::ROOM + 8.0))) {
        least = Point { x: least.x.min(at.x - room), y: least.y.min(at.y - room) };
        most = Point { x: most.x.max(at.x + room), y: most.y.max(at.y + room) };
    }
    let size = most - least;
    [least.x, least.y, size.x, size.y]
}

/// The middle of all stations, and how far the greater part of them reaches.
fn heart(places: &[Point]) -> [Point; 2] {
    let share = 1.0 / places.len() as f32;
    let sum =
        |points: &mut dyn Iterator<Item = Point>| points.fold(Point::default(), |sum, at| sum + at) * share;
    let middle = sum(&mut places.iter().copied());
    let spread = sum(&mut places.iter().map(|at| {
        let way = *at - middle;
        Point { x: way.x * way.x, y: way.y * way.y }
    }));
    [middle, Point { x: spread.x.sqrt(), y: spread.y.sqrt() } * HEART]
}

/// A line worth more than one seat is drawn wide and below the others.
fn is_wide(track: &Track) -> bool {
    track.seats > 1
}

/// Every line with what is known of it.
fn tracks(board: &Board) -> impl Iterator<Item = (Line, &Track)> {
    board.lines().filter_map(|line| board.track(line).map(|track| (line, track)))
}
