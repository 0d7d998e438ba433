//! Where stations are drawn: as on a map, north up, fitted to the canvas.

/// Width and height of the drawing, as for Paris.
pub(crate) const CANVAS: [f32; 2] = [1600.0, 1200.0];
/// Room left on all sides, for names.
const MARGIN: f64 = 60.0;

/// Places given by latitude and longitude, on the canvas.
pub(crate) fn fitted(places: &[[f64; 2]]) -> Vec<[f32; 2]> {
    let mean = places.iter().map(|[lat, _]| lat).sum::<f64>() / places.len().max(1) as f64;
    // A degree of longitude is narrower the further one is from the equator.
    let narrow = mean.to_radians().cos().max(0.01);
    let longitudes = || places.iter().map(|[_, lon]| *lon);
    let [west, east] = ends(longitudes());
    // Where the date changes, what lies across it is next door and not on the other side of the Earth.
    let across = east - west > 180.0;
    let flat: Vec<[f64; 2]> = places
        .iter()
        .map(|[lat, lon]| [if across && *lon < 0.0 { lon + 360.0 } else { *lon } * narrow, -lat])
        .collect();

    let spans = [0, 1].map(|side| ends(flat.iter().map(|point| point[side])));
    let room = CANVAS.map(|side| f64::from(side) - 2.0 * MARGIN);
    let stretch = |side: usize| room[side] / (spans[side][1] - spans[side][0]);
    let scale = stretch(0).min(stretch(1));
    let scale = if scale.is_finite() { scale } else { 1.0 };
    let put = |point: [f64; 2], side: usize| {
        let middle = (spans[side][0] + spans[side][1]) / 2.0;
        let at = f64::from(CANVAS[side]) / 2.0 + (point[side] - middle) * scale;
        // A tenth is finer than anyone sees, and short to write.
        ((at * 10.0).round() / 10.0) as f32
    };
    flat.into_iter().map(|point| [put(point, 0), put(point, 1)]).collect()
}

fn ends(numbers: impl Iterator<Item = f64>) -> [f64; 2] {
    numbers
        .fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], number| [low.min(number), high.max(number)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn north_is_up_and_everything_is_inside() {
        let fitted = fitted(&[[48.0, 2.0], [49.0, 2.0], [48.5, 2.3]]);
        assert_eq!(fitted[0][1], 1140.0);
        assert_eq!(fitted[1][1], 60.0);
        assert!(fitted[2][0] > fitted[0][0]);
        assert!(fitted.iter().all(|[x, y]| (60.0..=1540.0).contains(x) && (60.0..=1140.0).contains(y)));
    }

    #[test]
    fn a_degree_east_is_narrower_than_a_degree_north() {
        let [one, other, north] = fitted(&[[60.0, 10.0], [60.0, 11.0], [61.0, 10.0]])[..] else { panic!() };
        let ratio = (other[0] - one[0]) / (one[1] - north[1]);
        assert!((ratio - 0.49).abs() < 0.02, "{ratio}");
    }

    #[test]
    fn neighbours_across_the_date_line_are_neighbours() {
        let [west, east, far] = fitted(&[[-17.0, 179.9], [-17.0, -179.9], [-17.0, 179.0]])[..] else {
            panic!()
        };
        assert!(far[0] < west[0] && west[0] < east[0]);
    }

    #[test]
    fn a_single_place_is_in_the_middle() {
        assert_eq!(fitted(&[[1.0, 1.0], [1.0, 1.0]]), [[800.0, 600.0]; 2]);
    }
}
