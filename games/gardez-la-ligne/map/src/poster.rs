//! Finds a bare part of the map with room for a poster.

use crate::course::Course;
use crate::drawn_station::DrawnStation;
use crate::point::{Area, Point};
use crate::terminus;

/// Half the width and half the height of a poster, with the air around it.
const HALF: Point = Point { x: 58.0, y: 72.0 };
/// How high the line is that says whose map it is.
const WRITING: f32 = 66.0;
/// How far apart the places are that are tried.
const STEP: f32 = 12.0;

/// The middle of the bare part that is farthest down and to the right, where an eye that has read the map arrives last.
pub(crate) fn place(
    frame: [f32; 4],
    halts: &[DrawnStation],
    courses: &[Course],
    badges: &[Point],
    names: &[Area],
) -> Option<Point> {
    let [left, top, width, height] = frame;
    let steps = |length: f32, half: f32| ((length - 2.0 * half) / STEP).max(0.0) as usize;
    let (across, down) = (steps(width, HALF.x), steps(height, HALF.y));
    let spots = (0..across).flat_map(|x| (0..down).map(move |y| (x, y)));
    let room = terminus::ROOM;
    let bare = spots.filter_map(|(x, y)| {
        let at = Point { x: left + HALF.x, y: top + HALF.y } + Point { x: x as f32, y: y as f32 } * STEP;
        let area = Area { least: at - HALF, most: at + HALF };
        let around = |at: Point, radius: f32| {
            let reach = Point { x: radius, y: radius };
            Area { least: at - reach, most: at + reach }
        };
        // The buttons that come nearer are up there.
        let under_buttons = at.x < left + 0.25 * width && at.y < top + 0.35 * height;
        // And down there is written whose map it is.
        let on_writing = at.x < left + 0.32 * width && at.y + HALF.y > top + height - WRITING;
        let free = !under_buttons
            && !on_writing
            && !halts.iter().any(|halt| area.meets(&around(halt.at, halt.radius)))
            && !badges.iter().any(|badge| area.meets(&around(*badge, room)))
            && !names.iter().any(|name| area.meets(name))
            && !courses.iter().flat_map(Course::stretches).any(|stretch| area.crossed(stretch));
        free.then_some((x + y, at))
    });
    bare.max_by_key(|(far, _)| *far).map(|(_, at)| at)
}
