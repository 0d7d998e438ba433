//! Finds where a label fits best: the point with the most room around it.

use anyhow::{Context, Result};
use president_map::{Outline, Point};

/// Text is wider than high: room to the left and right counts for less than room above and below.
const WIDE: f64 = 0.6;

/// How many points are tried along each side of a shape.
const TRIES: i32 = 40;

/// The middle of the label of a shape.
pub fn label(shape: &Outline) -> Result<Point> {
    let bounds = shape.bounds();
    let step = (bounds.width.max(bounds.height) / TRIES).max(1);
    let columns = || (bounds.x..=bounds.x + bounds.width).step_by(step as usize);
    let rows = (bounds.y..=bounds.y + bounds.height).step_by(step as usize);
    let all = rows.flat_map(|y| columns().map(move |x| Point { x, y }));
    let coarse = roomiest(shape, all).context("a shape without an inside")?;
    let near =
        (-step..=step).flat_map(|y| (-step..=step).map(move |x| Point { x: coarse.x + x, y: coarse.y + y }));
    Ok(roomiest(shape, near).unwrap_or(coarse))
}

fn roomiest(shape: &Outline, tried: impl Iterator<Item = Point>) -> Option<Point> {
    let inside = tried.filter(|at| shape.holds(*at));
    inside.map(|at| (room(shape, at), at)).max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, at)| at)
}

/// How far the nearest side is, with the canvas pressed together from left and right.
fn room(shape: &Outline, at: Point) -> f64 {
    let pressed = |point: Point| (f64::from(point.x - at.x) * WIDE, f64::from(point.y - at.y));
    let sides = shape.sides().map(|(from, to)| {
        let ((x, y), (end_x, end_y)) = (pressed(from), pressed(to));
        let (along_x, along_y) = (end_x - x, end_y - y);
        let length = along_x * along_x + along_y * along_y;
        let share = if length == 0.0 { 0.0 } else { (-(x * along_x + y * along_y) / length).clamp(0.0, 1.0) };
        (x + share * along_x).hypot(y + share * along_y)
    });
    sides.fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_keeps_out_of_narrow_arms() {
        let hall = [[0, 0], [100, 0], [100, 60], [20, 60], [20, 300], [0, 300]];
        let at = label(&Outline::new(vec![hall.map(Point::from).to_vec()])).unwrap();
        assert!((40..=75).contains(&at.x) && (25..=35).contains(&at.y), "{at:?}");
    }
}
