//! What changed from one edition of the rules to the next: a table keeps the edition it began with.

use rules::Settings;

/// The edition a table plays by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Edition(u32);

impl Edition {
    /// The newest.
    pub(crate) const NEWEST: u32 = 2;

    pub(crate) fn of(settings: &Settings) -> Edition {
        Edition(settings.edition())
    }

    /// Is it played with the decks of the first edition, 60 cards each, whose questions never change (P30, P40)? Since
    /// edition 2 there are more cards, and what a challenge card asks is drawn anew each time it is read.
    #[inline]
    pub(crate) fn has_first_decks(self) -> bool {
        self.0 < 2
    }
}
