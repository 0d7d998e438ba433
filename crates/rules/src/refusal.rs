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
    /// A refusal by `clause`, for `reason`. Games declare theirs by [`refusals!`](crate::refusals), which calls this.
    pub const fn new(clause: &'static str, reason: &'static str) -> Refusal {
        Refusal { clause: Clause(clause), reason }
    }

    /// The same by another clause, where the same sentence follows from several.
    #[must_use]
    pub const fn by(self, clause: &'static str) -> Refusal {
        Refusal { clause: Clause(clause), ..self }
    }
}

/// For those without the game's files: the clause alone. Where they are at hand, `Speech::refusal` says the reason.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rules do not allow this (clause {})", self.clause)
    }
}

impl std::error::Error for Refusal {}

/// Nothing where it holds, else why not.
#[inline]
pub fn demand<R>(holds: bool, reason: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(reason) }
}

/// Declares the reasons for which a game refuses: an enum whose every value has its clause and the id of its sentence.
/// `?` makes a [`Refusal`] of one.
///
/// A line of it reads `NotYourTurn = "X2", "refusal-not-your-turn";`.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$attribute:meta])*
        $visible:vis enum $name:ident { $($reason:ident = $clause:literal, $sentence:literal;)+ }
    ) => {
        $(#[$attribute])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        $visible enum $name { $($reason,)+ }

        impl $name {
            /// All there are, each with its clause and its sentence.
            $visible const ALL: &'static [$crate::Refusal] = &[$($crate::Refusal::new($clause, $sentence),)+];
        }

        impl From<$name> for $crate::Refusal {
            #[inline]
            fn from(reason: $name) -> $crate::Refusal {
                $name::ALL[reason as usize]
            }
        }
    };
}
