//! The 26 kinds of assets, and a handful of them: cards of a kind are alike, so a handful is a count of each kind.

use rules::{Chance, never};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of asset, by the name it has in the data file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "what each is called and does stands in data/assets.toml")]
pub enum Card {
    MoralsAffair,
    SlushFund,
    CompromisingPast,
    TvBlunder,
    Split,
    GeneralStrike,
    MassMarch,
    CurrencyCrisis,
    StateScandal,
    EcologicalDisaster,
    BadPoll,
    PoachedDeputies,
    LibelSuit,
    CaseDismissed,
    TvAddress,
    PatchedCabinet,
    RoundTable,
    AusterityPlan,
    Inquiry,
    EmergencyPlan,
    Baraka,
    PrimeMinister,
    Censure,
    Army,
    Providential,
    Union,
}

/// How many kinds there are.
pub const KINDS: usize = 26;

impl Card {
    /// Every kind, in the order of the data file.
    pub const ALL: [Card; KINDS] = [
        Card::MoralsAffair,
        Card::SlushFund,
        Card::CompromisingPast,
        Card::TvBlunder,
        Card::Split,
        Card::GeneralStrike,
        Card::MassMarch,
        Card::CurrencyCrisis,
        Card::StateScandal,
        Card::EcologicalDisaster,
        Card::BadPoll,
        Card::PoachedDeputies,
        Card::LibelSuit,
        Card::CaseDismissed,
        Card::TvAddress,
        Card::PatchedCabinet,
        Card::RoundTable,
        Card::AusterityPlan,
        Card::Inquiry,
        Card::EmergencyPlan,
        Card::Baraka,
        Card::PrimeMinister,
        Card::Censure,
        Card::Army,
        Card::Providential,
        Card::Union,
    ];

    /// The number of the kind, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it one of the twelve red cards (A80)?
    #[inline]
    pub const fn is_attack(self) -> bool {
        (self as u8) < Card::LibelSuit as u8
    }

    /// Is it one of the nine green cards, Baraka among them (A80)?
    #[inline]
    pub const fn is_defence(self) -> bool {
        !self.is_attack() && (self as u8) < Card::PrimeMinister as u8
    }
}

/// A handful of assets: four bits a kind, since no kind has more than nine cards. As JSON a sorted list of kinds.
#[derive(Copy, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u128);

/// What four bits can count.
const MOST_OF_A_KIND: u8 = 15;
/// One in each place of four bits.
const ONES: u128 = 0x1111_1111_1111_1111_1111_1111_1111_1111;
/// The lower four bits of each byte.
const LOW: u128 = 0x0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (card as u32 * 4)) as u8 & 15
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of this kind. There are never more than nine, so no place overflows.
    #[inline]
    pub fn add(&mut self, card: Card) {
        if never!(self.count(card) >= MOST_OF_A_KIND, "there are not so many cards like {card:?}") {
            return;
        }
        self.0 += 1 << (card as u32 * 4);
    }

    /// One less of this kind, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.0 -= 1 << (card as u32 * 4);
        }
        there
    }

    /// All of them.
    #[inline]
    pub const fn total(self) -> u8 {
        let bytes = (self.0 & LOW) + (self.0 >> 4 & LOW);
        let halves = (bytes as u64).wrapping_add((bytes >> 64) as u64);
        (halves.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The kinds there are, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut places = self.some();
        std::iter::from_fn(move || {
            if places == 0 {
                return None;
            }
            let place = places.trailing_zeros() / 4;
            places &= places - 1;
            Some(Card::ALL[place as usize])
        })
    }

    /// The card with this number, counting through the kinds.
    #[inline]
    pub fn nth(self, mut number: u32) -> Option<Card> {
        self.kinds().find(|card| {
            let count = u32::from(self.count(*card));
            let here = number < count;
            number = number.wrapping_sub(count);
            here
        })
    }

    /// One of the cards by lot, if there are any.
    #[inline]
    pub(crate) fn by_lot(self, chance: &mut impl Chance) -> Option<Card> {
        if self.is_empty() { None } else { self.nth(chance.below(self.total().into())) }
    }

    /// Every card, sorted by kind.
    pub fn list(self) -> Vec<Card> {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card).into())).collect()
    }

    /// One of every kind there is less: what is still certain of a hand that lost an unknown card.
    #[must_use]
    pub fn less_one_each(self) -> Cards {
        Cards(self.0 - self.some())
    }

    /// Of each kind the larger number.
    #[must_use]
    pub fn at_least(self, other: Cards) -> Cards {
        let mut both = self;
        for card in other.kinds() {
            while both.count(card) < other.count(card) {
                both.add(card);
            }
        }
        both
    }

    /// These and those; `None` if a kind would not fit.
    pub fn with(self, other: Cards) -> Option<Cards> {
        Card::ALL
            .iter()
            .all(|card| self.count(*card) + other.count(*card) <= MOST_OF_A_KIND)
            .then(|| Cards(self.0 + other.0))
    }

    /// These without those; `None` if those are not among them.
    pub fn without(self, other: Cards) -> Option<Cards> {
        self.covers(other).then(|| Cards(self.0 - other.0))
    }

    /// Are all of those among these?
    pub fn covers(self, other: Cards) -> bool {
        other.kinds().all(|card| self.count(card) >= other.count(card))
    }

    /// A one in the place of each kind there is.
    #[inline]
    const fn some(self) -> u128 {
        let pairs = self.0 | self.0 >> 1;
        (pairs | pairs >> 2) & ONES
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = String;

    fn try_from(list: Vec<Card>) -> Result<Cards, String> {
        let mut cards = Cards::NONE;
        for card in list {
            if cards.count(card) >= MOST_OF_A_KIND {
                return Err("there are not so many cards of a kind".into());
            }
            cards.add(card);
        }
        Ok(cards)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.list()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_counts_by_kind() {
        let list = vec![Card::Split, Card::Split, Card::Army, Card::Union];
        let mut cards: Cards = list.iter().copied().collect();
        assert_eq!((cards.total(), cards.count(Card::Split)), (4, 2));
        assert_eq!(cards.list(), list);
        assert_eq!(
            (0..5).map(|n| cards.nth(n)).collect::<Vec<_>>()[..4],
            list.iter().copied().map(Some).collect::<Vec<_>>()[..]
        );
        assert_eq!(cards.nth(4), None);
        assert_eq!(cards.less_one_each().list(), [Card::Split]);
        assert!(cards.remove(Card::Army) && !cards.remove(Card::Army));
        let nines: Cards = Card::ALL.iter().flat_map(|card| [*card; 9]).collect();
        assert_eq!(nines.total(), 234);
    }
}
