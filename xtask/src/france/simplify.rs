//! Leaves out corners that hardly change a line, after Douglas and Peucker.

use super::drawing::Spot;

/// The corners of an arc that stay. Its ends always do; of a closed one, three corners at least.
pub fn simplify(arc: &[usize], placed: &[Spot], tolerance: f64) -> Vec<usize> {
    let mut stays = vec![false; arc.len()];
    let last = arc.len() - 1;
    stays[0] = true;
    stays[last] = true;
    let line: Vec<Spot> = arc.iter().map(|corner| placed[*corner]).collect();
    let mut stretches = vec![(0, last)];
    if arc[0] == arc[last] {
        // A loop has no direction: the corner farthest from its start and the one farthest from both give it one.
        let (far, _) = farthest(&line, 0, last);
        let before = farthest(&line, 0, far);
        let after = farthest(&line, far, last);
        let third = if before.1 > after.1 { before.0 } else { after.0 };
        stays[far] = true;
        stays[third] = true;
        let (first, second) = (far.min(third), far.max(third));
        stretches = vec![(0, first), (first, second), (second, last)];
    }
    while let Some((from, to)) = stretches.pop() {
        let (far, apart) = farthest(&line, from, to);
        if apart > tolerance {
            stays[far] = true;
            stretches.extend([(from, far), (far, to)]);
        }
    }
    arc.iter().zip(stays).filter(|(_, stays)| *stays).map(|(corner, _)| *corner).collect()
}

/// The corner between two others that lies farthest from the line between them, and how far.
fn farthest(line: &[Spot], from: usize, to: usize) -> (usize, f64) {
    let between = (from + 1..to).map(|at| (at, distance(line[at], line[from], line[to])));
    between.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((from, 0.0))
}

/// How far a point is from the stretch between two others.
fn distance(at: Spot, from: Spot, to: Spot) -> f64 {
    let (along_x, along_y) = (to[0] - from[0], to[1] - from[1]);
    let (x, y) = (at[0] - from[0], at[1] - from[1]);
    let length = along_x * along_x + along_y * along_y;
    let share = if length == 0.0 { 0.0 } else { ((x * along_x + y * along_y) / length).clamp(0.0, 1.0) };
    (x - share * along_x).hypot(y - share * along_y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_stays_when_the_line_would_move_by_more_than_the_tolerance() {
        let placed = [[0.0, 0.0], [5.0, 0.9], [10.0, 0.0], [15.0, 3.0], [20.0, 0.0]];
        assert_eq!(simplify(&[0, 1, 2, 3, 4], &placed, 1.0), [0, 2, 3, 4]);
        assert_eq!(simplify(&[0, 1, 2, 3, 4], &placed, 4.0), [0, 4]);
    }

    #[test]
    fn a_small_island_stays_an_island() {
        let placed = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        assert_eq!(simplify(&[0, 1, 2, 3, 0], &placed, 50.0).len(), 4);
    }
}
