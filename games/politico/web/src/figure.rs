//! A deputy: shoulders in the party's colour, a head of boxwood, the party's sign on the breast.

use crate::hall::Spot;
use crate::pen;

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

fn curves(path: &mut String, ([x, y], curve): ([f32; 2], &[f32]), at: Spot, k: f32) {
    pen::draw(path, 'M', &[at.x + k * x, at.y + k * y]);
    path.push('c');
    for part in curve {
        pen::length(path, part * k);
    }
    path.push('z');
}

/// The sign of a party around a point, as a piece of a path.
pub(crate) fn sign(path: &mut String, party: usize, x: f32, y: f32, size: f32) {
    match SIGNS.get(party) {
        Some([first, rest @ ..]) => {
            pen::draw(path, 'M', &[x + first[0] * size, y + first[1] * size]);
            for [dx, dy] in rest {
                pen::draw(path, 'L', &[x + dx * size, y + dy * size]);
            }
            path.push('Z');
        }
        _ => pen::disc(path, x, y, 0.95 * size),
    }
}

/// Draws a row of deputies: one path for all shoulders, one for all heads, one for all signs. Their colour is that of the
/// group they are in.
pub(crate) fn sitting(svg: &mut String, party: usize, spots: &[Spot], size: f32) {
    let mut each = |class: &str, draw: &dyn Fn(&mut String, Spot, f32)| {
        let mut path = String::with_capacity(60 * spots.len());
        spots.iter().for_each(|at| draw(&mut path, *at, size * at.scale));
        if !path.is_empty() {
            pen::element(svg, class, &path);
        }
    };
    each("pf-body", &|path, at, k| curves(path, BODY, at, k));
    each("pf-shade", &|path, at, k| curves(path, SHADE, at, k));
    each("pf-head", &|path, at, k| pen::disc(path, at.x, at.y - 19.4 * k, 5.3 * k));
    each("pf-light", &|path, at, k| pen::disc(path, at.x - 0.8 * k, at.y - 20.0 * k, 3.9 * k));
    each("pf-sign", &|path, at, k| sign(path, party, at.x, at.y - 8.0 * k, 3.7 * k));
}

/// What a row of deputies does in a vote, seen only once it is known: a paper held up for a yes, arms crossed for a no.
pub(crate) fn voting(svg: &mut String, spots: &[Spot], size: f32) {
    let (mut arms, mut papers, mut crosses) = (String::new(), String::new(), String::new());
    for at in spots {
        let k = size * at.scale;
        pen::draw(&mut arms, 'M', &[at.x + 7.5 * k, at.y - 9.0 * k]);
        pen::draw(&mut arms, 'l', &[2.2 * k, -15.0 * k]);
        pen::draw(&mut papers, 'M', &[at.x + 6.0 * k, at.y - 30.0 * k]);
        pen::draw(&mut papers, 'l', &[7.0 * k, 0.0, 0.0, 7.5 * k, -7.0 * k, 0.0]);
        papers.push('z');
        pen::draw(&mut crosses, 'M', &[at.x - 5.5 * k, at.y - 11.5 * k]);
        pen::draw(&mut crosses, 'l', &[11.0 * k, 6.0 * k]);
        pen::draw(&mut crosses, 'm', &[0.0, -6.0 * k]);
        pen::draw(&mut crosses, 'l', &[-11.0 * k, 6.0 * k]);
    }
    svg.push_str("<g class=\"pf-vote\">");
    pen::element(svg, "pf-arm", &arms);
    pen::element(svg, "pf-paper", &papers);
    pen::element(svg, "pf-cross", &crosses);
    svg.push_str("</g>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_parties_have_eight_shapes() {
        let shape = |party| {
            let mut path = String::new();
            sign(&mut path, party, 0.0, 0.0, 1.0);
            path
        };
        let mut shapes: Vec<String> = (0..8).map(shape).collect();
        shapes.sort();
        shapes.dedup();
        assert_eq!(shapes.len(), 8);
    }
}
