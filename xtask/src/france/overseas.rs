//! The territories overseas, which the drawing lacks: our own few points, in degrees east and north.
//!
//! They are there to be known at a glance and to be hit with a thumb, not to sail by. Two islands or groups that are
//! one territory share a cell and a scale.

use president_map::{Area, Outline, Point};

use super::drawing::Spot;

/// A territory: the places it is made of, each with its rings, side by side.
pub struct Overseas {
    pub code: &'static str,
    /// Its part of the row, in hundredths.
    share: i32,
    places: &'static [&'static [&'static [Spot]]],
}

/// In order of their codes.
pub const OVERSEAS: [Overseas; 4] = [
    Overseas { code: "971", share: 32, places: &[GUADELOUPE, MARTINIQUE] },
    Overseas { code: "973", share: 20, places: &[GUYANE] },
    Overseas { code: "974", share: 22, places: &[REUNION] },
    Overseas { code: "975", share: 26, places: &[SAINT_PIERRE_ET_MIQUELON, MAYOTTE] },
];

/// Room between a cell's edge and what is in it, and between two places.
const PADDING: f64 = 20.0;

/// Room below for a name.
const NAME: f64 = 44.0;

/// One cell for each territory, side by side in the row.
pub fn cells(row: Area) -> [Area; 4] {
    let mut x = row.x;
    OVERSEAS.map(|territory| {
        let cell = Area { x, width: row.width * territory.share / 100, ..row };
        x += cell.width;
        cell
    })
}

impl Overseas {
    /// Draws its places side by side, to one scale, as large as the cell allows.
    pub fn draw(&self, cell: Area) -> Outline {
        let flat: Vec<Vec<Vec<Spot>>> =
            self.places.iter().map(|place| flatten(place, place[0][0][1])).collect();
        let sizes: Vec<(Spot, Spot)> = flat.iter().map(|place| extent(place)).collect();
        let gaps = PADDING * 2.0 * (flat.len() - 1) as f64;
        let wide: f64 = sizes.iter().map(|(least, most)| most[0] - least[0]).sum();
        let high = sizes.iter().map(|(least, most)| most[1] - least[1]).fold(0.0, f64::max);
        let (width, height) =
            (f64::from(cell.width) - 2.0 * PADDING, f64::from(cell.height) - 2.0 * PADDING - NAME);
        let scale = ((width - gaps) / wide).min(height / high);
        let middle = f64::from(cell.y) + PADDING + height / 2.0;
        let mut left = f64::from(cell.x) + PADDING + (width - gaps - wide * scale) / 2.0;
        let mut rings = Vec::new();
        for (place, (least, most)) in flat.iter().zip(sizes) {
            let point = |at: &Spot| Point {
                x: (left + (at[0] - least[0]) * scale).round() as i32,
                y: (middle + (at[1] - (least[1] + most[1]) / 2.0) * scale).round() as i32,
            };
            rings.extend(place.iter().map(|ring| ring.iter().map(point).collect()));
            left += (most[0] - least[0]) * scale + PADDING * 2.0;
        }
        Outline::new(rings)
    }
}

/// Degrees as a flat map has them: a degree of longitude is shorter the farther from the equator, and north is up.
pub fn flatten(rings: &[&[Spot]], latitude: f64) -> Vec<Vec<Spot>> {
    let narrower = latitude.to_radians().cos();
    rings.iter().map(|ring| ring.iter().map(|[east, north]| [east * narrower, -north]).collect()).collect()
}

fn extent(place: &[Vec<Spot>]) -> (Spot, Spot) {
    let bounds = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    place.iter().flatten().fold(bounds, |(least, most), at| {
        ([least[0].min(at[0]), least[1].min(at[1])], [most[0].max(at[0]), most[1].max(at[1])])
    })
}

#[rustfmt::skip]
const GUADELOUPE: &[&[Spot]] = &[
    // Basse-Terre and Grande-Terre, which a river of salt water hardly parts.
    &[
        [-61.74, 16.36], [-61.80, 16.31], [-61.79, 16.22], [-61.77, 16.12], [-61.77, 16.05], [-61.74, 15.99],
        [-61.70, 15.95], [-61.64, 15.97], [-61.57, 16.02], [-61.56, 16.08], [-61.58, 16.15], [-61.58, 16.20],
        [-61.55, 16.23], [-61.50, 16.20], [-61.43, 16.20], [-61.36, 16.22], [-61.27, 16.24], [-61.17, 16.25],
        [-61.25, 16.28], [-61.33, 16.33], [-61.38, 16.40], [-61.41, 16.47], [-61.46, 16.51], [-61.50, 16.48],
        [-61.53, 16.42], [-61.51, 16.35], [-61.55, 16.30], [-61.58, 16.27], [-61.64, 16.28], [-61.69, 16.33],
    ],
    // Marie-Galante.
    &[[-61.33, 15.94], [-61.31, 15.99], [-61.27, 16.01], [-61.21, 15.97], [-61.19, 15.91], [-61.23, 15.87], [-61.30, 15.89]],
    // La Désirade.
    &[[-61.09, 16.29], [-61.08, 16.31], [-61.01, 16.34], [-61.00, 16.33], [-61.04, 16.30]],
    // Les Saintes.
    &[[-61.60, 15.85], [-61.60, 15.88], [-61.57, 15.88], [-61.56, 15.86]],
];

#[rustfmt::skip]
const MARTINIQUE: &[&[Spot]] = &[&[
    [-61.18, 14.87], [-61.11, 14.88], [-61.05, 14.83], [-60.99, 14.79], [-60.95, 14.75], [-60.92, 14.77],
    [-60.88, 14.77], [-60.91, 14.73], [-60.94, 14.69], [-60.90, 14.67], [-60.88, 14.62], [-60.84, 14.57],
    [-60.82, 14.50], [-60.82, 14.44], [-60.86, 14.39], [-60.89, 14.43], [-60.87, 14.47], [-60.93, 14.46],
    [-61.00, 14.48], [-61.07, 14.46], [-61.10, 14.50], [-61.06, 14.55], [-61.00, 14.55], [-61.01, 14.60],
    [-61.07, 14.60], [-61.12, 14.62], [-61.17, 14.68], [-61.18, 14.75], [-61.23, 14.82],
]];

#[rustfmt::skip]
const GUYANE: &[&[Spot]] = &[&[
    [-53.98, 5.75], [-53.75, 5.71], [-53.45, 5.56], [-53.15, 5.50], [-52.90, 5.42], [-52.63, 5.17], [-52.33, 4.95],
    [-52.15, 4.77], [-51.95, 4.66], [-51.80, 4.53], [-51.64, 4.25], [-51.66, 4.05], [-51.80, 3.88], [-51.95, 3.72],
    [-52.12, 3.42], [-52.33, 3.12], [-52.40, 2.85], [-52.55, 2.55], [-52.70, 2.36], [-52.95, 2.18], [-53.25, 2.20],
    [-53.50, 2.27], [-53.75, 2.33], [-54.05, 2.14], [-54.35, 2.17], [-54.60, 2.33], [-54.42, 2.62], [-54.21, 2.85],
    [-54.17, 3.18], [-54.02, 3.45], [-54.00, 3.65], [-54.20, 3.88], [-54.36, 4.10], [-54.44, 4.40], [-54.47, 4.80],
    [-54.43, 5.05], [-54.25, 5.28], [-54.05, 5.48],
]];

#[rustfmt::skip]
const REUNION: &[&[Spot]] = &[&[
    [55.45, -20.87], [55.54, -20.89], [55.62, -20.90], [55.69, -20.94], [55.72, -21.03], [55.79, -21.11],
    [55.84, -21.17], [55.82, -21.26], [55.79, -21.34], [55.71, -21.38], [55.62, -21.39], [55.54, -21.37],
    [55.46, -21.34], [55.38, -21.30], [55.32, -21.25], [55.28, -21.17], [55.23, -21.09], [55.22, -21.03],
    [55.27, -20.99], [55.28, -20.93], [55.34, -20.91], [55.40, -20.88],
]];

#[rustfmt::skip]
const SAINT_PIERRE_ET_MIQUELON: &[&[Spot]] = &[
    // Miquelon, the dune, and Langlade.
    &[
        [-56.40, 47.11], [-56.36, 47.14], [-56.32, 47.12], [-56.34, 47.10], [-56.28, 47.10], [-56.25, 47.06],
        [-56.26, 47.01], [-56.31, 46.97], [-56.32, 46.92], [-56.28, 46.89], [-56.22, 46.86], [-56.24, 46.80],
        [-56.28, 46.76], [-56.37, 46.77], [-56.41, 46.81], [-56.39, 46.86], [-56.34, 46.90], [-56.34, 46.97],
        [-56.37, 47.02], [-56.40, 47.06],
    ],
    // Saint-Pierre.
    &[[-56.19, 46.82], [-56.16, 46.79], [-56.13, 46.77], [-56.17, 46.75], [-56.21, 46.76], [-56.20, 46.79]],
];

#[rustfmt::skip]
const MAYOTTE: &[&[Spot]] = &[
    // Grande-Terre.
    &[
        [45.06, -12.67], [45.09, -12.65], [45.12, -12.69], [45.14, -12.73], [45.20, -12.73], [45.23, -12.76],
        [45.23, -12.79], [45.19, -12.82], [45.20, -12.86], [45.22, -12.90], [45.19, -12.93], [45.20, -12.98],
        [45.15, -12.98], [45.14, -12.94], [45.11, -12.95], [45.11, -13.00], [45.08, -12.98], [45.08, -12.93],
        [45.04, -12.91], [45.06, -12.88], [45.10, -12.88], [45.10, -12.83], [45.08, -12.79], [45.05, -12.75],
        [45.07, -12.71],
    ],
    // Petite-Terre.
    &[[45.27, -12.77], [45.29, -12.78], [45.30, -12.81], [45.28, -12.82], [45.26, -12.79]],
];
