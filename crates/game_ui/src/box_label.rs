//! What is printed on the box of a game, beside how many play it.

/// How much a game asks of whoever plays it for the first time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Difficulty {
    /// One kind of decision, and one sees what each does.
    Easy,
    /// Several kinds of decision, one after the other.
    Medium,
    /// Many kinds of decision, and the others have a say in most of them.
    Hard,
}

/// How long a game is and how hard.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoxLabel {
    /// So many minutes one person needs for a game against two bots. Measured, not guessed: the median of games of greedy
    /// bots, with 12 seconds for a decision among four choices, three more for each time that they are twice as many, and
    /// two for each decision of the others. A test of the page counts them and holds the boxes to it.
    pub minutes: u16,
    /// How hard it is, by the kinds of decision that those games ask for: up to three, up to twenty, or more.
    pub difficulty: Difficulty,
}
