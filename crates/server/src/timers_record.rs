//! What is kept beside a table's log, as one JSON text: the clocks, who is away, and the question that is open.

use crate::clocks::ClocksRecord;
use crate::votes::OpenQuestion;
use rules::Seat;
use serde::{Deserialize, Serialize};

/// What outlasts a table's stay in memory besides its clocks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct WaitingRecord {
    /// Who is away since when.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) away: Vec<(Seat, u64)>,
    /// The question that is open.
    #[serde(rename = "motion", skip_serializing_if = "Option::is_none")]
    pub(crate) question: Option<OpenQuestion>,
}

/// All of it.
#[derive(Serialize)]
struct TimersRecord<'r> {
    #[serde(flatten)]
    clocks: ClocksRecord<'r>,
    #[serde(flatten)]
    waiting: &'r WaitingRecord,
}

impl WaitingRecord {
    /// What a text says of it. What older servers wrote says nothing.
    pub(crate) fn read(text: &str) -> WaitingRecord {
        serde_json::from_str(text).unwrap_or_else(|why| {
            if !text.is_empty() {
                tracing::error!(%why, "what a table waits for cannot be read, and is begun anew");
            }
            WaitingRecord::default()
        })
    }

    /// The text to be kept, with the clocks.
    pub(crate) fn with_clocks(&self, clocks: ClocksRecord<'_>) -> String {
        // Numbers and lists of them: this always serialises.
        serde_json::to_string(&TimersRecord { clocks, waiting: self }).expect("clocks serialise")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clocks::TableClocks;
    use wire::table_admin::Clock;

    /// As servers have written it since there are questions to all: databases hold it.
    const OLD: &str = r#"{"moment":null,"decision":null,"dials":[{"bank":null,"since":null,"stopped":null}],"bells":null,"away":[[0,5]],"motion":{"moved":{"motion":{"substitute":{"seat":0}},"by":1,"voters":[1],"ayes":[1],"left_ms":0},"until":9}}"#;

    #[test]
    fn what_is_in_a_database_is_read_and_written_again_as_it_was() {
        let waiting = WaitingRecord::read(OLD);
        assert_eq!(waiting.away, [(Seat::new(0), 5)]);
        assert!(waiting.question.is_some());
        let mut clocks = TableClocks::default();
        clocks.restore(OLD, Clock::None, 1);
        assert_eq!(waiting.with_clocks(clocks.record()), OLD);
    }

    #[test]
    fn what_says_nothing_of_absences_is_read_as_nobody_being_away() {
        let before = r#"{"moment":null,"decision":null,"dials":[],"bells":null}"#;
        assert_eq!(WaitingRecord::read(before), WaitingRecord::default());
    }
}
