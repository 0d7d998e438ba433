//! The poster measured out: its lines, and the hemicycle in which everybody has their share of benches.

use game_ui::kit::hemicycle;
use rules::Seat;

/// The poster in pixels.
pub const POSTER_WIDTH: f64 = 800.0;
/// The same upright.
pub const POSTER_HEIGHT: f64 = 1080.0;

/// The rings of the hemicycle: how far from the middle, and how many benches.
const RINGS: [(f32, usize); 4] = [(120.0, 9), (165.0, 13), (210.0, 16), (255.0, 20)];
/// How far apart they are.
const APART: f32 = 45.0;

/// A place in the hemicycle of the poster.
#[derive(Clone, PartialEq, Debug)]
pub struct PosterBench {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// How large.
    pub radius: f64,
    /// Whose.
    pub seat: Seat,
}

/// A column of the poster: as high as a score.
#[derive(Clone, PartialEq, Debug)]
pub struct PosterColumn {
    /// Its left edge.
    pub x: f64,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
    /// Whose.
    pub seat: Seat,
}

/// Room over the highest column for its sign.
const OVER_COLUMN: f64 = 64.0;
/// How high a column is at least, so that nothing looks like nothing forgotten.
const LOW_COLUMN: f64 = 6.0;

/// Columns beside each other around a middle, as high as this leaves room for; what is below nothing counts as nothing.
pub fn columns(scores: &[(Seat, i32)], x: f64, room: f64) -> Vec<PosterColumn> {
    let most = scores.iter().map(|(_, score)| *score).max().unwrap_or_default().max(1);
    let step = (600.0 / scores.len().max(1) as f64).min(160.0);
    let (width, left) = (step * 0.64, x - step * scores.len() as f64 / 2.0);
    let column = |(place, (seat, score)): (usize, &(Seat, i32))| {
        let part = f64::from((*score).max(0)) / f64::from(most);
        let height = LOW_COLUMN.max(part * (room - OVER_COLUMN));
        PosterColumn { x: left + step * (place as f64 + 0.18), width, height, seat: *seat }
    };
    scores.iter().enumerate().map(column).collect()
}

/// The benches around a middle, from left to right, shared out by the scores; what is below nothing counts as nothing.
pub fn benches(scores: &[(Seat, i32)], x: f64, y: f64) -> Vec<PosterBench> {
    let places = hemicycle::seats(&RINGS, APART, |_| 0.0).places;
    let shares = shared_out(scores, places.len());
    let owners = shares.into_iter().flat_map(|(seat, count)| std::iter::repeat_n(seat, count));
    let bench = |((angle, reach), seat): ((f32, f32), Seat)| {
        let (angle, reach) = (f64::from(angle), f64::from(reach));
        PosterBench { x: x - reach * angle.cos(), y: y - reach * angle.sin(), radius: 16.0, seat }
    };
    places.into_iter().zip(owners).map(bench).collect()
}

/// So many benches in proportion to the scores, by the largest remainder; equal shares where nobody has anything.
fn shared_out(scores: &[(Seat, i32)], benches: usize) -> Vec<(Seat, usize)> {
    let weight = |score: i32| f64::from(score.max(0));
    let sum: f64 = scores.iter().map(|(_, score)| weight(*score)).sum();
    let part = |score: i32| match sum > 0.0 {
        true => weight(score) / sum * benches as f64,
        false => benches as f64 / scores.len().max(1) as f64,
    };
    let mut shares: Vec<(Seat, usize)> =
        scores.iter().map(|(seat, score)| (*seat, part(*score).floor() as usize)).collect();
    let mut rest: Vec<usize> = (0..scores.len()).collect();
    rest.sort_by(|a, b| part(scores[*b].1).fract().total_cmp(&part(scores[*a].1).fract()).then(a.cmp(b)));
    let given: usize = shares.iter().map(|share| share.1).sum();
    for place in rest.into_iter().take(benches.saturating_sub(given)) {
        shares[place].1 += 1;
    }
    shares
}

/// A sentence in lines that are no wider than this, cut between words.
pub fn wrapped(said: &str, most: f64, width: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in said.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}")) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(scores: &[i32]) -> Vec<usize> {
        let scores: Vec<(Seat, i32)> = Seat::all().zip(scores.iter().copied()).collect();
        let benches = benches(&scores, 400.0, 500.0);
        scores.iter().map(|(seat, _)| benches.iter().filter(|bench| bench.seat == *seat).count()).collect()
    }

    #[test]
    fn benches_are_shared_out_by_the_scores() {
        assert_eq!(count(&[8, 7, 5]), [23, 20, 15]);
        assert_eq!(count(&[10, 0]), [58, 0]);
        assert_eq!(count(&[0, 0]), [29, 29], "nobody has anything");
        assert_eq!(count(&[500, -40, 250]).iter().sum::<usize>(), 58);
    }

    #[test]
    fn the_first_sits_at_the_left() {
        let benches = benches(&[(Seat::new(0), 1), (Seat::new(1), 1)], 400.0, 500.0);
        let average = |seat: u8| {
            let own: Vec<f64> =
                benches.iter().filter(|bench| bench.seat == Seat::new(seat)).map(|bench| bench.x).collect();
            own.iter().sum::<f64>() / own.len() as f64
        };
        assert!(average(0) < 400.0 && average(1) > 400.0);
    }

    #[test]
    fn columns_are_as_high_as_the_scores_and_stand_inside() {
        let scores: Vec<(Seat, i32)> = Seat::all().zip([480, 240, -30, 0, 10, 3]).collect();
        let columns = columns(&scores, 400.0, 364.0);
        let heights: Vec<f64> = columns.iter().map(|column| column.height).collect();
        assert_eq!(heights[..4], [300.0, 150.0, LOW_COLUMN, LOW_COLUMN]);
        assert!(columns.iter().all(|column| column.x >= 100.0 && column.x + column.width <= 700.0));
        assert!(columns.windows(2).all(|pair| pair[0].x + pair[0].width < pair[1].x));
    }

    #[test]
    fn sentences_are_cut_between_words() {
        let width = |line: &str| line.chars().count() as f64;
        assert_eq!(wrapped("Ann wins by one seat", 9.0, width), ["Ann wins", "by one", "seat"]);
        assert_eq!(wrapped("Anticonstitutionnellement", 9.0, width).len(), 1, "a word stays whole");
    }
}
