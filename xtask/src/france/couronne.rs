//! Paris and the petite couronne for the inset: our own drawing, in degrees east and north.
//!
//! The drawing of all France gives Paris thirteen corners. Enlarged as much as here, a Parisian would miss the woods.
//! Each border is written once, and the four territories are put together from them.

use std::collections::BTreeMap;

use super::borders::Borders;
use super::drawing::Spot;
use super::overseas::flatten;

/// So large that no two corners are a hair apart.
const HUNDREDTHS: f64 = 100.0;

/// The four territories as borders.
pub fn couronne() -> Borders {
    let ring = |stretches: &[Vec<Spot>]| stretches.concat();
    let back = |stretch: &[Spot]| stretch.iter().rev().copied().collect::<Vec<_>>();
    let (north_east, south_east, west) = (PARIS_93.to_vec(), PARIS_94.to_vec(), PARIS_92.to_vec());
    let rings = [
        ("75", ring(&[north_east, south_east, west.clone()])),
        ("92", ring(&[B92_93.to_vec(), OUTER_92.to_vec(), back(B92_94), west])),
        ("93", ring(&[B92_93.to_vec(), OUTER_93.to_vec(), back(B93_94), back(PARIS_93)])),
        ("94", ring(&[B93_94.to_vec(), OUTER_94.to_vec(), back(B92_94), back(PARIS_94)])),
    ];
    let drawn: BTreeMap<_, _> =
        rings.into_iter().map(|(code, ring)| (code.to_owned(), flat(&ring))).collect();
    Borders::of(&drawn)
}

fn flat(ring: &[Spot]) -> Vec<Vec<Spot>> {
    let mut rings = flatten(&[ring], PARIS_93[0][1]);
    rings.iter_mut().flatten().flatten().for_each(|degrees| *degrees *= HUNDREDTHS);
    rings
}

/// From Saint-Ouen to the Porte de Vincennes.
#[rustfmt::skip]
const PARIS_93: &[Spot] = &[
    [2.3195, 48.9005], [2.345, 48.9012], [2.370, 48.9015], [2.390, 48.9010], [2.396, 48.895], [2.398, 48.887],
    [2.407, 48.879], [2.413, 48.867], [2.4155, 48.849],
];

/// From the Porte de Vincennes round the Bois de Vincennes, across the Seine, to Gentilly.
#[rustfmt::skip]
const PARIS_94: &[Spot] = &[
    [2.4155, 48.849], [2.413, 48.838], [2.424, 48.842], [2.440, 48.841], [2.448, 48.845], [2.464, 48.842],
    [2.469, 48.835], [2.465, 48.822], [2.454, 48.817], [2.437, 48.819], [2.420, 48.824], [2.405, 48.829],
    [2.391, 48.826], [2.380, 48.821], [2.364, 48.816], [2.346, 48.816], [2.3330, 48.8165],
];

/// From Gentilly by the Seine and round the Bois de Boulogne to Saint-Ouen.
#[rustfmt::skip]
const PARIS_92: &[Spot] = &[
    [2.3330, 48.8165], [2.318, 48.822], [2.302, 48.827], [2.289, 48.829], [2.273, 48.828], [2.267, 48.834],
    [2.255, 48.835], [2.252, 48.845], [2.240, 48.850], [2.225, 48.853], [2.227, 48.864], [2.232, 48.870],
    [2.246, 48.876], [2.259, 48.880], [2.278, 48.878], [2.284, 48.886], [2.300, 48.892], [2.3195, 48.9005],
];

/// From Saint-Ouen down the Seine to Épinay.
#[rustfmt::skip]
const B92_93: &[Spot] = &[
    [2.3195, 48.9005], [2.316, 48.914], [2.325, 48.921], [2.335, 48.929], [2.338, 48.937], [2.335, 48.945],
    [2.322, 48.950], [2.303, 48.949], [2.286, 48.950],
];

/// From Vincennes to Noisy-le-Grand.
#[rustfmt::skip]
const B93_94: &[Spot] = &[
    [2.4155, 48.849], [2.430, 48.849], [2.447, 48.8505], [2.457, 48.854], [2.466, 48.8605], [2.482, 48.861],
    [2.498, 48.860], [2.506, 48.852], [2.522, 48.846], [2.532, 48.841], [2.537, 48.834], [2.552, 48.834],
    [2.563, 48.826], [2.573, 48.818],
];

/// From Gentilly to Fresnes.
#[rustfmt::skip]
const B92_94: &[Spot] = &[
    [2.3330, 48.8165], [2.327, 48.811], [2.321, 48.800], [2.326, 48.790], [2.325, 48.781], [2.320, 48.772],
    [2.314, 48.763], [2.311, 48.755], [2.318, 48.745],
];

/// From Épinay by the Seine to Rueil, through the woods, to Antony.
#[rustfmt::skip]
const OUTER_92: &[Spot] = &[
    [2.286, 48.950], [2.267, 48.946], [2.250, 48.940], [2.230, 48.929], [2.213, 48.918], [2.195, 48.909],
    [2.180, 48.898], [2.166, 48.890], [2.152, 48.876], [2.148, 48.868], [2.157, 48.861], [2.146, 48.849],
    [2.147, 48.838], [2.162, 48.832], [2.164, 48.824], [2.179, 48.820], [2.177, 48.804], [2.195, 48.797],
    [2.212, 48.790], [2.222, 48.788], [2.225, 48.777], [2.238, 48.775], [2.237, 48.766], [2.252, 48.758],
    [2.268, 48.752], [2.270, 48.742], [2.285, 48.733], [2.304, 48.731], [2.316, 48.736], [2.318, 48.745],
];

/// From Épinay by Tremblay to Noisy-le-Grand.
#[rustfmt::skip]
const OUTER_93: &[Spot] = &[
    [2.286, 48.950], [2.289, 48.959], [2.301, 48.967], [2.318, 48.965], [2.335, 48.967], [2.355, 48.974],
    [2.372, 48.974], [2.390, 48.971], [2.403, 48.962], [2.425, 48.963], [2.445, 48.957], [2.464, 48.955],
    [2.484, 48.962], [2.500, 48.973], [2.527, 48.982], [2.540, 48.995], [2.555, 49.008], [2.567, 49.012],
    [2.584, 49.007], [2.591, 48.995], [2.599, 48.981], [2.577, 48.956], [2.568, 48.945], [2.592, 48.933],
    [2.592, 48.918], [2.581, 48.906], [2.585, 48.895], [2.574, 48.887], [2.557, 48.880], [2.552, 48.871],
    [2.568, 48.866], [2.583, 48.862], [2.592, 48.853], [2.577, 48.845], [2.581, 48.835], [2.589, 48.827],
    [2.573, 48.818],
];

/// From Noisy-le-Grand round the south to Fresnes.
#[rustfmt::skip]
const OUTER_94: &[Spot] = &[
    [2.573, 48.818], [2.592, 48.808], [2.596, 48.790], [2.598, 48.774], [2.580, 48.766], [2.573, 48.754],
    [2.590, 48.743], [2.598, 48.730], [2.581, 48.715], [2.571, 48.693], [2.552, 48.689], [2.536, 48.699],
    [2.524, 48.707], [2.510, 48.717], [2.500, 48.731], [2.480, 48.728], [2.463, 48.721], [2.447, 48.722],
    [2.425, 48.716], [2.402, 48.721], [2.385, 48.720], [2.370, 48.720], [2.365, 48.735], [2.352, 48.738],
    [2.335, 48.741], [2.318, 48.745],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_share_their_borders_side_by_side() {
        let owners = couronne().owners();
        let between =
            |one: &str, other: &str| owners.values().filter(|codes| **codes == [one, other]).count();
        assert_eq!(between("75", "93"), PARIS_93.len() - 1);
        assert_eq!(between("75", "94"), PARIS_94.len() - 1);
        assert_eq!(between("75", "92"), PARIS_92.len() - 1);
        assert_eq!(between("92", "94"), B92_94.len() - 1);
        assert_eq!(owners.values().filter(|codes| **codes == ["75"]).count(), 0, "Paris lies in the middle");
    }
}
