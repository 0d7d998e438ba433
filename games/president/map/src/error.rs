//! What can be wrong with a map's file, said so that one knows where to look.

use crate::{Frame, Point, TERRITORIES};

/// Why a map was not taken.
#[derive(Debug, thiserror::Error)]
pub enum MapError {
    /// It is not in the form of a map.
    #[error("the map cannot be read: {0}")]
    AnswerKind(#[from] toml::de::Error),
    /// There are too many territories, or too few.
    #[error("the map has {0} territories; there must be {TERRITORIES}")]
    Count(usize),
    /// The codes are not in order, or one comes twice.
    #[error("territory {0} is out of order, or comes twice: sort the territories by their codes")]
    Order(String),
    /// A ring is written in another way.
    #[error(
        "territory {code}: `{found}` is no point; write points as `x,y` with whole numbers, a space between them"
    )]
    Point {
        /// Which territory.
        code: String,
        /// What stands there.
        found: String,
    },
    /// A ring encloses nothing.
    #[error(
        "territory {0}: a ring needs three corners that are not in one line; it is closed without repeating the first"
    )]
    Ring(String),
    /// A frame is missing or comes twice.
    #[error("the frame {0:?} must be there exactly once")]
    Frame(Frame),
    /// Something leaves the box it belongs to.
    #[error("{what} leaves {of}: move or shrink it")]
    Outside {
        /// What is too large.
        what: String,
        /// What should hold it.
        of: &'static str,
    },
    /// Two boxes lie on each other.
    #[error("{0} and {1} lie on each other: move one of them")]
    Overlap(String, String),
    /// A label is not on its own territory.
    #[error("territory {code}: its label at {},{} is not inside its outline", at.x, at.y)]
    Label {
        /// Which territory.
        code: String,
        /// Where the label is.
        at: Point,
    },
    /// A territory in an inset has not what that inset needs.
    #[error("territory {code}: {needs}")]
    Inset {
        /// Which territory.
        code: String,
        /// What it must have, or must not have.
        needs: &'static str,
    },
}
