//! Rows of a file that lead nowhere and are passed over: how many, and where the first one is.

use crate::report::Remark;
use rules::Arg;

/// Rows that are passed over.
#[derive(Copy, Clone, Default)]
pub(crate) struct Astray {
    count: u64,
    first: u64,
}

impl Astray {
    /// One more, in this line.
    pub(crate) fn add(&mut self, line: u64) {
        if self.count == 0 {
            self.first = line;
        }
        self.count += 1;
    }

    /// What is told of them, if there are any.
    pub(crate) fn remark(self, what: &'static str, examples: Vec<Arg>) -> Option<Remark> {
        Remark::counted(self.count, what, examples).map(|remark| remark.first_in(self.first))
    }
}
