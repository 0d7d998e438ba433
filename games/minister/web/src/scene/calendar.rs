//! The desk calendar: the time spiral as a square spiral of days, from the corner inwards to election day.

use crate::plan::{Area, BoardLayout};
use crate::rim::Point;
use crate::sketch::Sketch;
use minister::{Board, Spiral};

/// The calendar's days.
pub(crate) struct Calendar {
    area: Area,
    sheet: Area,
    columns: usize,
    /// Column and row of each day.
    days: Vec<[usize; 2]>,
    spiral: Spiral,
}

impl Calendar {
    pub(crate) fn new(board: &Board, plan: &BoardLayout) -> Calendar {
        let area = plan.calendar;
        let spiral = board.spiral().clone();
        let count = usize::from(spiral.length) + 1;
        let [x, y, width, height] = area;
        let sheet = [x + 16.0, y + 30.0, width - 42.0, height - 46.0];
        // The grid whose days are largest; better a little smaller than to leave days blank.
        let rows = |columns: usize| count.div_ceil(columns);
        let side = |columns: &usize| {
            let full = if columns * rows(*columns) == count { 1.0 } else { 0.7 };
            full * (sheet[2] / *columns as f32).min(sheet[3] / rows(*columns) as f32)
        };
        let columns = (1..=count).max_by(|a, b| side(a).total_cmp(&side(b))).unwrap_or(1);
        let days = inwards(columns, rows(columns)).into_iter().take(count).collect();
        Calendar { area, sheet, columns, days, spiral }
    }

    fn day_size(&self) -> [f32; 2] {
        let rows = self.days.len().div_ceil(self.columns);
        [self.sheet[2] / self.columns as f32, self.sheet[3] / rows as f32]
    }

    /// Where a day is printed.
    pub(crate) fn day(&self, day: u8) -> Area {
        let [wide, high] = self.day_size();
        let [column, row] = self.days.get(usize::from(day)).copied().unwrap_or_default();
        [self.sheet[0] + column as f32 * wide, self.sheet[1] + row as f32 * high, wide, high]
    }

    /// How large things on a day are drawn.
    pub(crate) fn scale(&self) -> f32 {
        let [wide, high] = self.day_size();
        (wide.min(high) / 66.0).min(1.15)
    }

    pub(crate) fn draw(&self, sketch: &mut Sketch) {
        let ([x, y, width, height], [left, top, wide, high]) = (self.area, self.sheet);
        sketch.rect("cast", [x + 3.0, y + 5.0, width, height], 10.0);
        sketch.rect("pad", [x, y, width, height], 10.0);
        sketch.rect("pad-line", [x + 5.0, y + 5.0, width - 10.0, height - 10.0], 7.0);
        sketch.rect("cast", [left + 1.0, top - 16.0, wide + 8.0, high + 24.0], 3.0);
        sketch.rect("page under", [left - 2.0, top - 18.0, wide + 8.0, high + 24.0], 3.0);
        sketch.rect("page", [left - 5.0, top - 20.0, wide + 10.0, high + 25.0], 3.0);
        sketch.rect("page-head", [left - 5.0, top - 20.0, wide + 10.0, 15.0], 3.0);
        let rings = (wide / 30.0) as u32;
        for ring in 0..rings {
            let at = left + (ring as f32 + 0.5) * wide / rings as f32;
            sketch.path("ring", &format!("M{at:.1} {:.1}v-14", top - 9.0));
        }
        let pen = Point::new(x + width - 13.0, y + height * 0.58);
        sketch.stamp("pen", pen, (height / 420.0).min(1.0), 0.0);
        let scale = self.scale();
        for day in 0..self.days.len() as u8 {
            self.draw_day(sketch, day, scale);
        }
        self.draw_walls(sketch);
    }

    fn draw_day(&self, sketch: &mut Sketch, day: u8, scale: f32) {
        let [x, y, wide, high] = self.day(day);
        let spiral = &self.spiral;
        let (class, picture) = match day {
            last if last == spiral.length => ("day election", Some("ballot")),
            call if spiral.influence.contains(&call) => ("day call", Some("telephone")),
            chair if spiral.chancellor.contains(&chair) => ("day seat", Some("armchair")),
            start if start == spiral.starts.three => ("day", Some("heads3")),
            start if start == spiral.starts.four => ("day", Some("heads4")),
            _ => ("day", None),
        };
        sketch.rect(class, [x, y, wide, high], 0.0);
        // Where days are low, date and picture stand side by side, as large as there is room for.
        let low = wide > 1.5 * high;
        if let Some(picture) = picture {
            let (at, scale) = match low {
                true => (Point::new(x + wide * 0.74, y + high / 2.0), scale.max(0.72)),
                false => (Point::new(x + wide / 2.0 + 7.0 * scale, y + high / 2.0 + 10.0 * scale), scale),
            };
            sketch.stamp(picture, at, scale, 0.0);
        }
        let class = if day == spiral.length { "date last" } else { "date" };
        let half = if day > 9 { 17.0 } else { 11.0 };
        let (at, size) = match low {
            true => (Point::new(x + wide * 0.28, y + high / 2.0 + 1.0), 0.62 * high),
            false => (Point::new(x + half * scale.max(0.6), y + 15.0 * scale.max(0.6)), 22.0 * scale),
        };
        sketch.words(class, at, size, 0.0, &day.to_string());
    }

    /// Dashes where time passes on to the next day, walls where it cannot.
    fn draw_walls(&self, sketch: &mut Sketch) {
        let at = |column: usize, row: usize| self.days.iter().position(|day| *day == [column, row]);
        let [wide, high] = self.day_size();
        let (mut walls, mut doors) = (String::new(), String::new());
        for [column, row] in &self.days {
            let own = at(*column, *row);
            let (x, y) = (self.sheet[0] + *column as f32 * wide, self.sheet[1] + *row as f32 * high);
            let mut edge = |other: Option<usize>, data: String| {
                let next = own.zip(other).is_some_and(|(own, other)| own.abs_diff(other) == 1);
                if next { doors.push_str(&data) } else { walls.push_str(&data) }
            };
            edge(at(column + 1, *row), format!("M{:.1} {y:.1}v{high:.1}", x + wide));
            edge(at(*column, row + 1), format!("M{x:.1} {:.1}h{wide:.1}", y + high));
        }
        let [x, y, width, height] = self.sheet;
        walls.push_str(&format!("M{x:.1} {y:.1}h{width:.1}v{height:.1}h-{width:.1}z"));
        sketch.path("door-line", &doors).path("wall-line", &walls);
    }
}

/// The cells of a grid from the upper left corner inwards, clockwise.
fn inwards(columns: usize, rows: usize) -> Vec<[usize; 2]> {
    let mut order: Vec<[usize; 2]> = Vec::new();
    for ring in 0..columns.min(rows).div_ceil(2) {
        let (right, low) = (columns - 1 - ring, rows - 1 - ring);
        order.extend((ring..=right).map(|column| [column, ring]));
        order.extend((ring + 1..=low).map(|row| [right, row]));
        if low > ring {
            order.extend((ring..right).rev().map(|column| [column, low]));
        }
        if right > ring {
            order.extend((ring + 1..low).rev().map(|row| [ring, row]));
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Shape;

    #[test]
    fn a_spiral_passes_every_day_once_and_each_beside_the_next() {
        for (columns, rows) in [(5, 5), (4, 6), (1, 3), (7, 2), (15, 14)] {
            let order = inwards(columns, rows);
            assert_eq!(order.len(), columns * rows);
            assert!(
                order
                    .windows(2)
                    .all(|pair| { pair[0][0].abs_diff(pair[1][0]) + pair[0][1].abs_diff(pair[1][1]) == 1 })
            );
        }
    }

    #[test]
    fn the_printed_calendar_ends_in_its_middle() {
        let board = Board::named("standard").unwrap();
        let calendar = Calendar::new(&board, &BoardLayout::of(&board, Shape::Broad));
        assert_eq!((calendar.columns, calendar.days.len()), (5, 25));
        assert_eq!(calendar.days[24], [2, 2]);
    }
}
