//! Walking a drawing by arrow keys: what lies nearest that way.

/// Where an arrow key points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Heading {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Heading {
    /// All four.
    pub const ALL: [Heading; 4] = [Heading::Left, Heading::Right, Heading::Up, Heading::Down];

    /// The heading of a key.
    pub fn of(key: &str) -> Option<Heading> {
        match key {
            "ArrowLeft" => Some(Heading::Left),
            "ArrowRight" => Some(Heading::Right),
            "ArrowUp" => Some(Heading::Up),
            "ArrowDown" => Some(Heading::Down),
            _ => None,
        }
    }

    /// The way itself, of length one.
    pub fn way(self) -> [f64; 2] {
        match self {
            Heading::Left => [-1.0, 0.0],
            Heading::Right => [1.0, 0.0],
            Heading::Up => [0.0, -1.0],
            Heading::Down => [0.0, 1.0],
        }
    }

    /// The nearest of these that way, what lies aside counting threefold. Those within the quarter of the compass that
    /// the key points to come first; the others only so that none is out of reach.
    pub fn nearest<T>(self, from: [f64; 2], among: impl IntoIterator<Item = (T, [f64; 2])>) -> Option<T> {
        let mut best: Option<((bool, f64), T)> = None;
        for (what, at) in among {
            let (ahead, aside) = self.measure([at[0] - from[0], at[1] - from[1]]);
            let way = (aside > ahead, ahead + 3.0 * aside);
            if ahead > 0.0 && best.as_ref().is_none_or(|(shortest, _)| way < *shortest) {
                best = Some((way, what));
            }
        }
        best.map(|(_, what)| what)
    }

    /// How far ahead and how far aside a point lies.
    fn measure(self, [x, y]: [f64; 2]) -> (f64, f64) {
        let [along_x, along_y] = self.way();
        (x * along_x + y * along_y, (x * along_y + y * along_x).abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_is_ahead_and_rather_straight_on_than_aside() {
        let around =
            [("ahead", [30.0, 0.0]), ("aside", [12.0, 11.0]), ("behind", [-5.0, 0.0]), ("far", [90.0, 1.0])];
        assert_eq!(Heading::Right.nearest([0.0, 0.0], around), Some("ahead"));
        assert_eq!(Heading::Left.nearest([0.0, 0.0], around), Some("behind"));
        assert_eq!(Heading::Up.nearest([0.0, 0.0], around), None);
    }

    #[test]
    fn what_lies_outside_the_quarter_is_reached_when_nothing_else_is_there() {
        let around = [("below", [2.0, 40.0]), ("further below", [4.0, 80.0])];
        assert_eq!(Heading::Right.nearest([0.0, 0.0], around), Some("below"));
        let around = [("below", [2.0, 40.0]), ("right", [300.0, 0.0])];
        assert_eq!(Heading::Right.nearest([0.0, 0.0], around), Some("right"));
    }
}
