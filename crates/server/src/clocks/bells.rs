//! The table's own clock, which rings when the rules say.

use super::TableClocks;

impl TableClocks {
    /// When it rings next; not before something has happened, where the game did not hear it.
    pub(super) fn next_bell(&self) -> Option<u64> {
        self.bells.as_ref()?.first().copied().filter(|_| !self.unheard)
    }

    /// Does the table's own clock ring? Gives how many rings are to come after this one.
    pub(crate) fn strikes(&self, now: u64) -> Option<usize> {
        self.next_bell().filter(|at| *at <= now)?;
        self.bells.as_ref().map(|bells| bells.len() - 1)
    }

    /// The game would not hear it now.
    pub(crate) fn not_heard(&mut self) {
        self.unheard = true;
    }

    /// It has rung.
    pub(crate) fn struck(&mut self) {
        if let Some(bells) = &mut self.bells
            && !bells.is_empty()
        {
            bells.remove(0);
        }
    }

    /// Nothing rings at a table that is over.
    pub(crate) fn fall_silent(&mut self) {
        self.bells = Some(Vec::new());
    }
}
