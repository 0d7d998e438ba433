//! Log entries: an input with its draws, as JSON.

use rules::Seat;
use serde::{Deserialize, Serialize};
use wire::ActedBy;

/// One line of a table's log: an input and the draws that it made. Its place in the log is its number; entry 0 is the deal.
///
/// With the draws written down, a replay needs no generator and outlives any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry<A, T> {
    /// What came in.
    #[serde(flatten)]
    pub input: Input<A, T>,
    /// What chance answered.
    pub draws: Vec<u32>,
    /// Who acted in the place of the player of the seat, where somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ActedBy>,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Input<A, T> {
    /// The set-up.
    Deal {
        /// Nothing more to say.
        deal: Empty,
    },
    /// A player did something.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// A timer of the rules fired.
    Timer {
        /// Which one.
        #[serde(rename = "bell")]
        timer: T,
    },
    /// The last input was taken back. Nothing is erased.
    Undo {
        /// Who, and how far.
        undo: TakeBack,
    },
    /// A player gave up. A bot plays the seat on, which is placed last.
    Concede {
        /// Who.
        concede: Seat,
    },
    /// All who were left agreed to end here, without a result.
    Close {
        /// Nothing more to say.
        close: Empty,
    },
}

/// An empty object, so that an entry can be told by its key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Empty {}

/// Who takes back, and from which entry on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBack {
    /// Who asked.
    pub seat: Seat,
    /// The entry that is undone, with all that came after it.
    pub to: u64,
    /// Did everybody agree, because something had been learned since?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub agreed: bool,
}

impl<A, T> Input<A, T> {
    /// The set-up.
    pub fn deal() -> Input<A, T> {
        Input::Deal { deal: Empty {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_as_the_protocol_writes_them() {
        let entries = [
            r#"{"deal":{},"draws":[1]}"#,
            r#"{"seat":0,"action":"pass","draws":[]}"#,
            r#"{"bell":"noon","draws":[3]}"#,
            r#"{"undo":{"seat":1,"to":4},"draws":[]}"#,
            r#"{"undo":{"seat":1,"to":4,"agreed":true},"draws":[]}"#,
            r#"{"seat":0,"action":"pass","draws":[],"by":"clock"}"#,
            r#"{"seat":0,"action":"pass","draws":[],"by":{"bot":"greedy"}}"#,
            r#"{"concede":2,"draws":[]}"#,
            r#"{"close":{},"draws":[]}"#,
        ];
        for text in entries {
            let entry: Entry<String, String> = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
    }
}
