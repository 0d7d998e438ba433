//! The newspapers as the data file has them, and their effects in figures (A4, A82).

use crate::fall::Toll;
use rules::Bilingual;
use serde::{Deserialize, Serialize};

/// What a newspaper does (A82).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the table of events in the rules says what each does")]
pub enum Effect {
    Fall,
    Hurt,
    HurtBadly,
    Helped,
    ByelectionTake,
    ByelectionGive,
    ByelectionLevy,
    DrawTwo,
    DiscardOne,
    PassLeft,
    DownToSix,
    OppositionUp,
    OppositionDown,
    MemberLeaves,
    ExpelOrLose,
    Recruit,
    Truce,
    Tension,
    Confidence,
    LeaderDown,
}

/// What a newspaper changes, in figures.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Figures {
    /// Points for the Prime Minister, or for whomever else it is about.
    pub points: i32,
    /// Points for each other member of the government.
    pub members: i32,
    /// Deputies that move.
    pub deputies: u16,
}

impl Effect {
    /// The figures of what it does; 0 where it has none (A82).
    pub const fn figures(self) -> Figures {
        let (points, members, deputies) = match self {
            Effect::Fall => (Toll::NEWS.pm, Toll::NEWS.members, 0),
            Effect::Hurt => (-20, -10, 0),
            Effect::HurtBadly => (-30, -15, 0),
            Effect::Helped => (20, 10, 0),
            Effect::ByelectionTake | Effect::ByelectionGive | Effect::ByelectionLevy => (0, 0, 10),
            Effect::OppositionUp => (10, 0, 0),
            Effect::OppositionDown => (-10, 0, 0),
            Effect::ExpelOrLose | Effect::LeaderDown => (-20, 0, 0),
            _ => (0, 0, 0),
        };
        Figures { points, members, deputies }
    }
}

/// How many cards of each effect there are (A82).
pub(crate) const EFFECTS: [(Effect, usize); 20] = [
    (Effect::Fall, 4),
    (Effect::Hurt, 6),
    (Effect::HurtBadly, 2),
    (Effect::Helped, 6),
    (Effect::ByelectionTake, 4),
    (Effect::ByelectionGive, 2),
    (Effect::ByelectionLevy, 2),
    (Effect::DrawTwo, 3),
    (Effect::DiscardOne, 2),
    (Effect::PassLeft, 2),
    (Effect::DownToSix, 1),
    (Effect::OppositionUp, 2),
    (Effect::OppositionDown, 2),
    (Effect::MemberLeaves, 1),
    (Effect::ExpelOrLose, 1),
    (Effect::Recruit, 1),
    (Effect::Truce, 2),
    (Effect::Tension, 1),
    (Effect::Confidence, 1),
    (Effect::LeaderDown, 1),
];

/// Newspapers in all, blank ones among them (A4).
pub const NEWSPAPERS: usize = 85;

/// A newspaper with something in it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newspaper {
    /// What it does.
    pub effect: Effect,
    /// The headline.
    pub title: Bilingual,
    /// The article.
    pub text: Bilingual,
}

/// A newspaper without news.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blank {
    /// The headline.
    pub title: Bilingual,
    /// The article.
    pub text: Bilingual,
}
