//! What changed from one edition of the rules to the next: a table keeps the edition it began with.

use rules::Settings;

/// The edition a table plays by, and each change by its name.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Edition(u32);

impl Edition {
    /// The newest.
    pub(crate) const NEWEST: u32 = 2;

    pub(crate) fn of(settings: &Settings) -> Edition {
        Edition(settings.edition())
    }

    /// Three plates each and then the extra ones in turn, instead of one row that is cut into runs, which gave the extra
    /// plates to the last seat (A2, A3, AR2; since 2).
    pub(crate) const fn deals_extra_plates_in_turn(self) -> bool {
        self.0 >= 2
    }

    /// Whoever brought a government down may be the providential man at once if his condition now holds (AR11, A55; since 2).
    pub(crate) const fn lets_an_author_save_the_nation(self) -> bool {
        self.0 >= 2
    }

    /// The rules know who is a bot, whom disputes are not for, and nobody is asked to begin where nothing can be disputed
    /// (AR35; since 2).
    pub(crate) const fn keeps_disputes_for_people(self) -> bool {
        self.0 >= 2
    }

    /// A promise about a vote is judged on the ballot that decides, not on a first one that was tied (AR38; since 2).
    pub(crate) const fn judges_promises_on_the_deciding_ballot(self) -> bool {
        self.0 >= 2
    }

    /// A resignation sent during a window takes effect as soon as it closes, a newspaper not yet read (AR45; since 2).
    pub(crate) const fn lets_the_pm_go_before_anything_else(self) -> bool {
        self.0 >= 2
    }

    /// While all are level nobody leads in points (AR46; since 2).
    pub(crate) const fn spares_all_who_are_level(self) -> bool {
        self.0 >= 2
    }
}
