//! What changed from one edition of the rules to the next: a table keeps the edition it began with.

use rules::Settings;

/// The edition a table plays by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Edition(u32);

impl Edition {
    /// The newest.
    pub(crate) const NEWEST: u32 = 3;

    pub(crate) fn of(settings: &Settings) -> Edition {
        Edition(settings.edition())
    }

    /// Is it played with the decks of the first edition, 60 cards each, whose questions never change (P30, P40)? Since
    /// edition 2 there are more cards, and what a challenge card asks is drawn anew each time it is read.
    #[inline]
    pub(crate) fn has_first_decks(self) -> bool {
        self.0 < 2
    }

    /// May a person be the only one to vote on their own performance (PR12)? Since edition 2 such cards are left out
    /// where no other person can judge.
    #[inline]
    pub(crate) fn has_lonely_votes(self) -> bool {
        self.0 < 2
    }

    /// May somebody challenge who has nothing that could be lost, where all votes count as a stake (PR8)? Since
    /// edition 2 a challenge always risks something.
    #[inline]
    pub(crate) fn has_idle_stakes(self) -> bool {
        self.0 < 2
    }

    /// Is all that is vacant, or can be lost, taken to the last although it elects somebody on the way (P51, PR29)?
    /// Since edition 2 the end is looked for after every token.
    #[inline]
    pub(crate) fn takes_all_past_the_end(self) -> bool {
        self.0 < 2
    }

    /// Does the first judge decide on names and explanations (P40, PR12)? Since edition 2 forbidden words are found in
    /// all their forms, an explanation that passes is voted on, names may be numbers, and those that do not belong
    /// count (PR35).
    #[inline]
    pub(crate) fn has_first_judge(self) -> bool {
        self.0 < 2
    }

    /// Do names count that everybody shortens, Châlons or Pays-de-Loire, and more words than Saint (PR35)? Since edition
    /// 3.
    #[inline]
    pub(crate) fn knows_short_names(self) -> bool {
        self.0 >= 3
    }

    /// For tests of what needs no table.
    #[cfg(test)]
    pub(crate) fn newest() -> Edition {
        Edition(Edition::NEWEST)
    }
}
