//! What is watched over at a table besides its game: clocks, absences, and questions to all.

use crate::attendance::Absences;
use crate::clocks::{ClocksRecord, TableClocks};
use crate::rate::Bucket;
use rules::Seat;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use wire::table_admin::OpenVote;

/// What a table task watches over.
#[derive(Default)]
pub(super) struct Timers {
    pub(super) clocks: TableClocks,
    /// The players who are not here.
    pub(super) absences: Absences,
    /// The question that is open.
    pub(super) motion: Option<OpenQuestion>,
    /// What was last written down of absences and the question.
    pub(super) kept: AbsenceRecord,
    /// How often each seat may still put a question.
    pub(super) questions: HashMap<Seat, Bucket>,
    /// Does the table in memory know its whole past, as going far back needs?
    pub(super) whole: bool,
}

/// A question to all that is open.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct OpenQuestion {
    pub(super) moved: OpenVote,
    /// When its time is up, in milliseconds of uptime.
    pub(super) until: u64,
}

impl OpenQuestion {
    /// As it is told at this time.
    pub(super) fn at(self, now: u64) -> OpenVote {
        OpenVote { left_ms: self.until.saturating_sub(now), ..self.moved }
    }
}

/// What outlasts a table's stay in memory besides its clocks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct AbsenceRecord {
    /// Who is away since when.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) away: Vec<(Seat, u64)>,
    /// The question that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) motion: Option<OpenQuestion>,
}

/// What is written down beside the log: the clocks, and who and what is waited for.
#[derive(Serialize)]
struct TimersRecord<'v> {
    #[serde(flatten)]
    clocks: ClocksRecord<'v>,
    #[serde(flatten)]
    waiting: &'v AbsenceRecord,
}

impl Timers {
    /// What is to be written down, as the store keeps it.
    pub(super) fn as_json(&self, waiting: &AbsenceRecord) -> String {
        // Numbers and lists of them: this always serialises.
        serde_json::to_string(&TimersRecord { clocks: self.clocks.record(), waiting })
            .expect("clocks serialise")
    }
}
