//! The benches as drawn: steps, velvet, deputies and desks, row by row from the back, as one static piece of SVG.

use crate::figure;
use crate::hall::{self, Hall, arc, band, spot};
use std::f32::consts::PI;
use std::fmt::Write;

/// How a party's benches look.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Look {
    pub(crate) governs: bool,
    /// The class of what the party does in a vote.
    pub(crate) shade: &'static str,
}

/// Every row with whoever sits there. It changes when somebody moves, votes or comes to govern, and is one string until
/// then: two thousand nodes that nothing listens to are drawn faster so.
pub(crate) fn drawn(hall: &Hall, looks: &[Look]) -> String {
    let mut svg = String::with_capacity(90_000);
    let mut path = |class: &str, d: &str| {
        // Writing into a string cannot fail.
        let _ = write!(svg, r#"<path class="{class}" d="{d}"/>"#);
    };
    let (half, depth) = (hall.step / 2.0, hall.step);
    let lower = hall.rows.get(1).map_or(10.0, |row| row.height - hall.rows[0].height);
    let aisles: Vec<f32> = hall.sectors.windows(2).map(|pair| (pair[0].to + pair[1].from) / 2.0).collect();
    let size = hall.figure();
    for (index, row) in hall.rows.iter().enumerate().rev() {
        let (r, z) = (row.radius, row.height);
        let (back, front) = (r + depth - 0.32 * depth, r - 0.32 * depth);
        path(
            if index % 2 == 0 { "ph-step" } else { "ph-step ph-odd" },
            &band([back, z], [(front - depth).max(hall::CENTRE[0] * 0.31), z], 0.0, PI),
        );
        let runner: String =
            aisles.iter().map(|at| band([back, z], [front, z], at - 9.0 / r, at + 9.0 / r)).collect();
        path("ph-runner", &runner);
        let rods: String =
            aisles.iter().map(|at| format!("M{}", arc(front + 1.0, z, at - 9.0 / r, at + 9.0 / r))).collect();
        path("ph-rod", &rods);
        for sector in &hall.sectors {
            let look = looks.get(sector.party).copied().unwrap_or_default();
            let (from, to) = (sector.from, sector.to);
            let top = z + 17.0 * size;
            path("ph-velvet", &band([r + 0.4 * depth, top], [r + 0.4 * depth, z], from, to));
            path("ph-rail", &band([r + 0.46 * depth, top], [r + 0.36 * depth, top], from, to));
            let spots = sector.places[index].iter().map(|angle| spot(r + 3.0, *angle, z)).collect::<Vec<_>>();
            figure::sitting(&mut path, sector.party, &spots, size, look.shade);
            let edge = if look.governs { "ph-edge ph-brass" } else { "ph-edge" };
            let [high, low] = [z + 0.3 * depth, z - lower + 2.0];
            path("ph-desk", &band([r - 0.1 * depth, high], [front, high], from, to));
            path("ph-front", &band([front, high], [front, low], from, to));
            path(edge, &format!("M{}", arc(front, high, from, to)));
            path("ph-foot", &format!("M{}", arc(front, low + 1.0, from, to)));
        }
        // Lamps on the desks, lit at night.
        let glow: String =
            hall.sectors.iter().map(|s| format!("M{}", arc(r - 0.1 * half, z + 9.0, s.from, s.to))).collect();
        path("ph-glow", &glow);
        path("ph-glow ph-near", &glow);
    }
    ends(hall, &mut path);
    svg
}

/// The carved ends of the benches on either side.
fn ends(hall: &Hall, path: &mut impl FnMut(&str, &str)) {
    let depth = hall.step;
    for side in [0.0, PI] {
        let point = |radius: f32, height: f32| {
            let at = spot(radius, side, height);
            format!("{:.1} {:.1}", at.x, at.y)
        };
        let stairs: Vec<String> = hall
            .rows
            .iter()
            .flat_map(|row| {
                [
                    point(row.radius - 0.32 * depth, row.height + 7.0),
                    point(row.radius + 0.68 * depth, row.height + 7.0),
                ]
            })
            .chain([point(hall::WALL, hall::WALL_TOP), point(hall::WALL + 20.0, hall::WALL_TOP)])
            .collect();
        let first = hall.rows.first().map_or(0.0, |row| row.radius - 0.32 * depth);
        let stairs = stairs.join("L");
        path("ph-end", &format!("M{stairs}L{}L{}Z", point(hall::WALL + 20.0, -9.0), point(first, -9.0)));
        let panels: String = hall
            .rows
            .iter()
            .map(|row| {
                let [a, b] = [
                    spot(row.radius - 0.14 * depth, side, row.height),
                    spot(row.radius + 0.5 * depth, side, row.height),
                ];
                let foot = spot(row.radius, side, -2.0).y;
                format!("M{:.1} {:.1}H{:.1}V{foot:.1}H{:.1}Z", a.x, a.y + 2.0, b.x, a.x)
            })
            .collect();
        path("ph-panel", &panels);
        path("ph-stair", &format!("M{stairs}"));
        path("ph-stair ph-brass", &format!("M{stairs}"));
    }
}

/// The wall behind the last row, the same for every chamber.
pub(crate) fn wall() -> String {
    let (w, top) = (hall::WALL, hall::WALL_TOP);
    let panels: String = (0..40u8)
        .map(|panel| {
            let [from, to] = [0.14, 0.86].map(|share| PI * (f32::from(panel) + share) / 40.0);
            band([w, top - 6.0], [w, top - 34.0], from, to)
        })
        .collect();
    let far = |z: f32| arc(w + 20.0, z, 0.0, PI);
    format!(
        r#"<path class="ph-shadow" d="M{}H{:.0}Z"/><path class="ph-outside" d="{}"/><path class="ph-top" d="{}"/><path class="ph-inside" d="{}"/><path class="ph-panel" d="{panels}"/><path class="ph-edge ph-brass" d="M{}"/><path class="ph-edge" d="M{}"/>"#,
        far(26.0),
        hall::CENTRE[0] - w,
        band([w + 20.0, top], [w + 20.0, 0.0], 0.0, PI),
        band([w + 20.0, top], [w, top], 0.0, PI),
        band([w, top], [w, top - 46.0], 0.0, PI),
        arc(w, top, 0.0, PI),
        far(top),
    )
}
