//! The error of an action that the rules do not allow, with its clause.

use serde::Serialize;
use std::fmt;

/// The id of a rule, such as `G7` or `AR43`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action that the rules do not allow: the clause that forbids it, and the reason as the id of a sentence.
///
/// It holds no text and no arguments: the sentence may speak of the refused action itself, whose arguments it gets.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that stands in the way.
    pub clause: Clause,
    /// The sentence that says so, in the game's Fluent files.
    pub reason: &'static str,
}

impl Refusal {
    /// A refusal by `clause`, for `reason`.
    pub const fn new(clause: &'static str, reason: &'static str) -> Refusal {
        Refusal { clause: Clause(clause), reason }
    }
}

/// For those without the game's files: the clause alone. Where they are at hand, `Speech::refusal` says the reason.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rules do not allow this (clause {})", self.clause)
    }
}

impl std::error::Error for Refusal {}
