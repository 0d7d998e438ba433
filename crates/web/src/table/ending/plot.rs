//! The score over time as a plot: a line for each seat, its sign at the end.

use super::score_history::ScorePoint;
use crate::i18n::I18n;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use std::sync::Arc;

/// The plot's own measures, in which it is drawn; the page scales it.
pub const WIDE: f64 = 760.0;
/// The same where there is little room, so that its figures can still be read.
pub const NARROW: f64 = 330.0;
const HEIGHT: f64 = 200.0;
/// Room for the figures at the left, and for the signs at the right.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 36.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;
/// How large the sign at the end of a line is.
const SIGN: f64 = 23.0;
/// Signs at the ends stand at least so far apart.
const APART: f64 = 25.0;

/// A plot, measured out.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// One for each seat that has a score.
    pub lines: Vec<PlotLine>,
    /// The heights that have a figure.
    pub ticks: Vec<(f64, f64)>,
    /// Where the moment that decided is, if it is told.
    pub moment: Option<f64>,
    /// How wide it is.
    pub width: f64,
}

/// The line of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct PlotLine {
    /// Whose.
    pub seat: Seat,
    /// Where it goes.
    pub points: Vec<(f64, f64)>,
    /// How high its sign stands at the end, clear of the others.
    pub sign: f64,
}

impl PlotLine {
    fn path(&self) -> String {
        let steps = self.points.iter().enumerate();
        steps.map(|(at, (x, y))| format!("{}{x:.1} {y:.1}", if at == 0 { "M" } else { "L" })).collect()
    }
}

impl Plot {
    /// Measures a history out.
    pub fn of(points: &[ScorePoint], moment: Option<u64>, width: f64) -> Plot {
        let values = || points.iter().flat_map(|point| point.scores.iter().flatten().copied());
        let (low, high) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
        let step = nice_step((high - low).max(1.0) / 4.0);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil().max(1.0) * step);
        let first = points.first().map_or(0, |point| point.at) as f64;
        let span = (points.last().map_or(0, |point| point.at) as f64 - first).max(1.0);
        let x = |at: u64| LEFT + (at as f64 - first) / span * (width - LEFT - RIGHT);
        let y = |value: f64| HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM);
        let seats = points.iter().map(|point| point.scores.len()).max().unwrap_or(0);
        let line = |seat: Seat| {
            let own =
                points.iter().filter_map(|point| Some((point.at, point.scores.get(seat.index()).copied()??)));
            let points: Vec<(f64, f64)> = own.map(|(at, value)| (x(at), y(value))).collect();
            let sign = points.last()?.1;
            Some(PlotLine { seat, points, sign })
        };
        let mut lines: Vec<PlotLine> = Seat::all().take(seats).filter_map(line).collect();
        spread(&mut lines);
        let count = ((high - low) / step).round() as i32;
        let ticks = (0..=count).map(|tick| low + f64::from(tick) * step).map(|value| (y(value), value));
        Plot { lines, ticks: ticks.collect(), moment: moment.map(x), width }
    }
}

/// 1, 2 or 5, or ten times as much, and so on: at least this.
fn nice_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().find(|nice| nice * power >= least).unwrap_or(10.0);
    (step * power).max(1.0)
}

/// Moves the signs apart, from the top down, and back up where they would leave the plot.
fn spread(lines: &mut [PlotLine]) {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by(|a, b| lines[*a].sign.total_cmp(&lines[*b].sign).then(a.cmp(b)));
    let mut free = TOP;
    for &line in &order {
        lines[line].sign = lines[line].sign.max(free);
        free = lines[line].sign + APART;
    }
    let mut floor = HEIGHT - TOP;
    for &line in order.iter().rev() {
        lines[line].sign = lines[line].sign.min(floor);
        floor = lines[line].sign - APART;
    }
}

/// The plot as a picture; the table of results beside it says how it ended.
#[component]
pub fn ScorePlot(
    plot: Plot,
    /// Whose signs and colours of the seats the lines wear.
    board: Arc<dyn AnyBoard>,
) -> impl IntoView {
    let i18n = I18n::get();
    let width = plot.width;
    let tick = move |(y, value): (f64, f64)| {
        let figure = move || compact(i18n, value);
        view! {
            <line class="tick" x1=LEFT x2=width - RIGHT y1=y y2=y />
            <text class="figure-label" x=LEFT - 8.0 y=y + 4.0>{figure}</text>
        }
    };
    let curve = |line: &PlotLine| {
        view! {
            <g class=board.seat_class(line.seat)>
                <path class="curve-edge" d=line.path() />
                <path class="curve" pathLength="1" d=line.path() />
            </g>
        }
    };
    let end = |line: &PlotLine| {
        let x = line.points.last().map_or(0.0, |point| point.0) + 8.0;
        let y = line.sign - SIGN / 2.0;
        view! {
            <foreignObject class="plot-sign" x=x.to_string() y=y.to_string() width=SIGN.to_string() height=SIGN.to_string()>
                {board.sign(line.seat)}
            </foreignObject>
        }
    };
    let moment = plot.moment.map(|x| {
        view! {
            <rect class="moment-bar" x=x - 7.0 y=TOP - 6.0 width="14" height=HEIGHT - BOTTOM - TOP + 10.0 rx="7" />
        }
    });
    view! {
        <svg class="score-plot" viewBox=format!("0 0 {width} {HEIGHT}") role="img" aria-label=move || i18n.text("ending-plot-said")>
            {moment}
            {plot.ticks.into_iter().map(tick).collect_view()}
            {plot.lines.iter().rev().map(curve).collect_view()}
            {plot.lines.iter().rev().map(end).collect_view()}
        </svg>
    }
}

/// A figure that fits beside the plot: millions are written as such.
fn compact(i18n: I18n, value: f64) -> String {
    if value.abs() >= 1_000_000.0 {
        let tenths = (value / 100_000.0).round() as i64;
        return i18n.phrase(
            &Phrase::new("ending-millions").number("whole", tenths / 10).number("tenth", tenths % 10),
        );
    }
    i18n.phrase(&Phrase::new("number").number("number", value as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(scores: &[&[f64]]) -> Vec<ScorePoint> {
        let point = |(at, scores): (usize, &&[f64])| ScorePoint {
            at: at as u64 + 1,
            scores: scores.iter().copied().map(Some).collect(),
        };
        scores.iter().enumerate().map(point).collect()
    }

    #[test]
    fn lines_go_from_edge_to_edge_and_stay_inside() {
        let plot = Plot::of(&history(&[&[0., 0.], &[4., 1.], &[8., 7.]]), Some(3), WIDE);
        assert_eq!(plot.lines.len(), 2);
        for line in &plot.lines {
            assert_eq!((line.points[0].0, line.points[2].0), (LEFT, WIDE - RIGHT));
            assert!(line.points.iter().all(|(_, y)| (TOP..=HEIGHT - BOTTOM).contains(y)), "{line:?}");
        }
        assert_eq!(plot.moment, Some(WIDE - RIGHT));
        assert!(plot.lines[0].points[2].1 < plot.lines[1].points[2].1, "more is higher");
        let figures: Vec<f64> = plot.ticks.iter().map(|tick| tick.1).collect();
        assert_eq!(figures, [0.0, 2.0, 4.0, 6.0, 8.0]);
    }

    #[test]
    fn signs_at_the_ends_stand_apart_and_inside() {
        let plot = Plot::of(&history(&[&[0.; 6], &[5.; 6]]), None, WIDE);
        let mut heights: Vec<f64> = plot.lines.iter().map(|line| line.sign).collect();
        heights.sort_by(f64::total_cmp);
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.01), "{heights:?}");
        assert!(heights[0] >= 0.0 && heights[5] <= HEIGHT, "{heights:?}");
    }

    #[test]
    fn points_below_nothing_have_room_and_a_seat_may_stop() {
        let mut points = history(&[&[0., 0.], &[-50., 120.], &[-30., 480.]]);
        points[2].scores[0] = None;
        let plot = Plot::of(&points, None, WIDE);
        assert_eq!((plot.lines[0].points.len(), plot.lines[1].points.len()), (2, 3));
        assert!(plot.ticks[0].1 < 0.0 && plot.ticks[plot.ticks.len() - 1].1 >= 480.0);
        assert!(nice_step(30.0) == 50.0 && nice_step(1.5) == 2.0 && nice_step(0.2) == 1.0);
    }
}
