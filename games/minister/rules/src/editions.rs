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

    /// May a player who could place ministers place none (MR13)? Since edition 2; before it, at least one.
    #[inline]
    pub(crate) fn may_place_none(self) -> bool {
        self.0 >= 2
    }
}
