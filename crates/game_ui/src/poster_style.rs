//! How the poster of a finished game is printed: paper, inks and the display face of its game.

use rules::MAX_SEATS;

/// The seats by day, as posters are printed.
const SEATS: [&str; MAX_SEATS] =
    ["#b3261e", "#1f5fbf", "#1b7a3d", "#7a3fb0", "#8a5a00", "#00707a", "#5c5340", "#b0306f"];
/// The same before a dark ground.
const SEATS_BY_NIGHT: [&str; MAX_SEATS] =
    ["#ff6f61", "#6fb1ff", "#5fd08a", "#c79bff", "#ffc14d", "#4fd3de", "#cbbd9a", "#ff8fc4"];

/// What a poster draws the score as.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PosterChart {
    /// Benches of a hemicycle, shared out: where the score counts seats.
    Benches,
    /// Columns, as high as the score: where it counts votes or points.
    Columns,
}

/// How a poster is printed. It is drawn on a canvas, which no style sheet reaches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PosterStyle {
    /// What it is printed on.
    pub paper: &'static str,
    /// The first ink.
    pub ink: &'static str,
    /// The second.
    pub ray: &'static str,
    /// What is written on the second.
    pub on_ray: &'static str,
    /// Does the sun rise behind it?
    pub rays: bool,
    /// Is the sentence in capitals?
    pub capitals: bool,
    /// The weight of the display face.
    pub weight: u16,
    /// The display face, and what stands in for it.
    pub family: &'static str,
    /// Is the paper dark, so that the seats must be light?
    pub dark: bool,
    /// What the score is drawn as.
    pub chart: PosterChart,
}

impl PosterStyle {
    /// Two inks on paper, for a game that brings none of its own.
    pub const PLAIN: PosterStyle = PosterStyle {
        paper: "#f1e7d0",
        ink: "#1b1a20",
        ray: "#c5291d",
        on_ray: "#fff8e8",
        rays: false,
        capitals: false,
        weight: 700,
        family: "\"Bricolage Grotesque\", sans-serif",
        dark: false,
        chart: PosterChart::Benches,
    };

    /// The colours of the seats on it.
    pub const fn seats(&self) -> [&'static str; MAX_SEATS] {
        if self.dark { SEATS_BY_NIGHT } else { SEATS }
    }
}
