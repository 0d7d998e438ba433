//! Where people sit at the negotiation: around a table between an ellipse and a rectangle, at even distances.

use std::f32::consts::TAU;

/// How square the table is: 2 is an ellipse, more is more of a rectangle.
const SQUARENESS: f32 = 2.7;
/// Points by which the way around the table is measured.
const SAMPLES: usize = 720;

/// A place at the table.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Seating {
    pub(crate) x: f32,
    pub(crate) y: f32,
    /// How far whoever sits there is turned, in degrees; nobody is, at the upper side.
    pub(crate) turn: f32,
}

/// A point of the outline of a table that reaches so far to the side and down.
fn at(share: f32, [across, down]: [f32; 2]) -> [f32; 2] {
    let angle = share * TAU - TAU / 4.0;
    let bent = |part: f32, reach: f32| reach * part.signum() * part.abs().powf(2.0 / SQUARENESS);
    [bent(angle.cos(), across), bent(angle.sin(), down)]
}

/// The outline of a table, for the `d` of an SVG path.
pub(crate) fn outline(reach: [f32; 2]) -> String {
    let points = (0..90).map(|step| {
        let [x, y] = at(step as f32 / 90.0, reach);
        format!("{x:.1} {y:.1}")
    });
    format!("M{}z", points.collect::<Vec<_>>().join("L"))
}

/// So many places around it, clockwise from the middle of the upper side.
pub(crate) fn around(count: usize, reach: [f32; 2]) -> Vec<Seating> {
    let points: Vec<[f32; 2]> = (0..=SAMPLES).map(|step| at(step as f32 / SAMPLES as f32, reach)).collect();
    let mut ways = vec![0.0];
    for ends in points.windows(2) {
        let step = (ends[1][0] - ends[0][0]).hypot(ends[1][1] - ends[0][1]);
        ways.push(ways.last().copied().unwrap_or_default() + step);
    }
    let whole = ways.last().copied().unwrap_or_default();
    let place = |index: usize| {
        let way = whole * (index as f32 + 0.5) / count as f32;
        let next = ways.partition_point(|walked| *walked < way).clamp(1, SAMPLES);
        let ([ax, ay], [bx, by]) = (points[next - 1], points[next]);
        Seating { x: bx, y: by, turn: (by - ay).atan2(bx - ax).to_degrees() }
    };
    (0..count).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_sit_at_even_distances_and_face_the_table() {
        let seats = around(26, [140.0, 95.0]);
        assert_eq!(seats.len(), 26);
        let apart = |a: &Seating, b: &Seating| (a.x - b.x).hypot(a.y - b.y);
        let gaps: Vec<f32> = (0..26).map(|index| apart(&seats[index], &seats[(index + 1) % 26])).collect();
        let (least, most) = gaps.iter().fold((f32::MAX, 0.0_f32), |(a, b), gap| (a.min(*gap), b.max(*gap)));
        assert!(most < 1.35 * least, "{least} {most}");
        // Clockwise from the top: the first sits a little to the right of its middle, upright.
        assert!(seats[0].x > 0.0 && seats[0].y < -90.0 && seats[0].turn.abs() < 8.0, "{:?}", seats[0]);
        assert!(seats[13].y > 90.0 && seats[13].turn.abs() > 170.0, "{:?}", seats[13]);
    }
}
