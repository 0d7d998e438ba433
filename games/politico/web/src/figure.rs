//! A deputy: shoulders in the party's colour, a head of boxwood, the party's sign on the breast.

use crate::hall::Spot;

/// Outlines of the signs around the origin, about 1 wide, by seat; the first is a disc.
const SIGNS: [&[[f32; 2]]; 8] = [
    &[],
    &[[-0.86, -0.86], [0.86, -0.86], [0.86, 0.86], [-0.86, 0.86]],
    &[[0.0, -1.12], [1.08, 0.8], [-1.08, 0.8]],
    &[[0.0, -1.18], [1.18, 0.0], [0.0, 1.18], [-1.18, 0.0]],
    &[[-0.55, -0.96], [0.55, -0.96], [1.1, 0.0], [0.55, 0.96], [-0.55, 0.96], [-1.1, 0.0]],
    &[[-1.08, -0.8], [1.08, -0.8], [0.0, 1.12]],
    &[
        [-0.4, -1.0],
        [0.4, -1.0],
        [0.4, -0.4],
        [1.0, -0.4],
        [1.0, 0.4],
        [0.4, 0.4],
        [0.4, 1.0],
        [-0.4, 1.0],
        [-0.4, 0.4],
        [-1.0, 0.4],
        [-1.0, -0.4],
        [-0.4, -0.4],
    ],
    &[[0.0, -1.1], [1.0, -0.25], [1.0, 0.95], [-1.0, 0.95], [-1.0, -0.25]],
];

/// Shoulders, and the side of them that lies in the shade: a start, then curves from there.
const BODY: ([f32; 2], &[f32]) =
    ([-10.2, 1.0], &[0.0, -11.0, 3.2, -15.6, 10.2, -15.6, 7.0, 0.0, 10.2, 4.6, 10.2, 15.6]);
const SHADE: ([f32; 2], &[f32]) =
    ([2.4, 1.0], &[4.0, -4.0, 4.0, -11.0, 0.4, -15.2, 4.4, 0.8, 7.4, 5.6, 7.4, 15.2]);

fn disc(x: f32, y: f32, r: f32) -> String {
    format!("M{:.1} {y:.1}a{r:.1} {r:.1} 0 1 0 {:.1} 0a{r:.1} {r:.1} 0 1 0-{:.1} 0", x - r, 2.0 * r, 2.0 * r)
}

fn curves(([x, y], curve): ([f32; 2], &[f32]), at: Spot, k: f32) -> String {
    let curve: Vec<String> = curve.iter().map(|part| format!("{:.1}", part * k)).collect();
    format!("M{:.1} {:.1}c{}z", at.x + k * x, at.y + k * y, curve.join(" "))
}

/// The sign of a party around a point, as a piece of a path.
pub(crate) fn sign(party: usize, x: f32, y: f32, size: f32) -> String {
    match SIGNS.get(party) {
        Some([first, rest @ ..]) => {
            let place = |[dx, dy]: &[f32; 2]| format!("{:.1} {:.1}", x + dx * size, y + dy * size);
            let rest: Vec<String> = rest.iter().map(place).collect();
            format!("M{}L{}Z", place(first), rest.join("L"))
        }
        _ => disc(x, y, 0.95 * size),
    }
}

/// Draws a row of deputies: one path for all shoulders, one for all heads, one for all signs. A vote is seen on them: a
/// paper held up, arms crossed, or nothing.
pub(crate) fn sitting(
    path: &mut impl FnMut(&str, &str),
    party: usize,
    spots: &[Spot],
    size: f32,
    shade: &str,
) {
    if spots.is_empty() {
        return;
    }
    let each = |draw: &dyn Fn(Spot, f32) -> String| -> String {
        spots.iter().map(|at| draw(*at, size * at.scale)).collect()
    };
    path(&format!("pf-body seat-{party} {shade}"), &each(&|at, k| curves(BODY, at, k)));
    path(&format!("pf-shade {shade}"), &each(&|at, k| curves(SHADE, at, k)));
    path(&format!("pf-head {shade}"), &each(&|at, k| disc(at.x, at.y - 19.4 * k, 5.3 * k)));
    path(&format!("pf-light {shade}"), &each(&|at, k| disc(at.x - 0.8 * k, at.y - 20.0 * k, 3.9 * k)));
    match shade {
        "pol-yes" => {
            let arm = |at: Spot, k: f32| {
                format!("M{:.1} {:.1}l{:.1}-{:.1}", at.x + 7.5 * k, at.y - 9.0 * k, 2.2 * k, 15.0 * k)
            };
            path(&format!("pf-arm seat-{party}"), &each(&arm));
            let paper = |at: Spot, k: f32| {
                format!(
                    "M{:.1} {:.1}h{:.1}v{:.1}h-{2:.1}z",
                    at.x + 6.0 * k,
                    at.y - 30.0 * k,
                    7.0 * k,
                    7.5 * k
                )
            };
            path("pf-paper", &each(&paper));
        }
        "pol-no" => {
            let cross = |at: Spot, k: f32| {
                format!(
                    "M{:.1} {:.1}l{:.1} {:.1}m0-{3:.1}l-{2:.1} {3:.1}",
                    at.x - 5.5 * k,
                    at.y - 11.5 * k,
                    11.0 * k,
                    6.0 * k
                )
            };
            return path("pf-cross", &each(&cross));
        }
        _ => {}
    }
    path(&format!("pf-sign {shade}"), &each(&|at, k| sign(party, at.x, at.y - 8.0 * k, 3.7 * k)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_parties_have_eight_shapes() {
        let mut shapes: Vec<String> = (0..8).map(|party| sign(party, 0.0, 0.0, 1.0)).collect();
        shapes.sort();
        shapes.dedup();
        assert_eq!(shapes.len(), 8);
    }
}
