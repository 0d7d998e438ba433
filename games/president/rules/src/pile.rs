//! A pile of cards: those not seen yet lie on top in an unknown order, those seen below in a known one.

use crate::card::CARDS;
use crate::view::PileSeen;
use rules::Chance;
use serde::{Deserialize, Serialize};

const NONE: u8 = u8::MAX;

/// A pile (P36). The unseen cards are a set: which of them is on top is drawn when it is drawn, so that no state, and
/// nobody who reads one, knows their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(crate) struct Pile {
    unseen: u64,
    seen: [u8; CARDS],
    count: u8,
}

impl Pile {
    /// All 60, shuffled.
    pub(crate) const FULL: Pile = Pile { unseen: (1 << CARDS) - 1, seen: [NONE; CARDS], count: 0 };

    /// The card on top.
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<u8> {
        let unseen = self.unseen.count_ones();
        if unseen > 0 {
            let card = nth(self.unseen, chance.below(unseen));
            self.unseen &= !(1 << card);
            return Some(card);
        }
        let card = *self.seen().first()?;
        self.seen.copy_within(1.., 0);
        self.seen[CARDS - 1] = NONE;
        self.count -= 1;
        Some(card)
    }

    /// Puts a card under the pile, in sight of all. There is room: the card came from here.
    pub(crate) fn put_under(&mut self, card: u8) {
        if let Some(place) = self.seen.get_mut(usize::from(self.count)) {
            *place = card;
            self.count += 1;
        }
    }

    /// The cards whose order is known, from the top down.
    pub(crate) fn seen(&self) -> &[u8] {
        &self.seen[..usize::from(self.count)]
    }

    /// The cards in it, as bits; `None` if one is in it twice.
    pub(crate) fn cards(&self) -> Option<u64> {
        self.seen()
            .iter()
            .try_fold(self.unseen, |all, card| (all >> card & 1 == 0).then_some(all | 1 << card))
    }

    /// As all know it.
    pub(crate) fn view(&self) -> PileSeen {
        PileSeen { unseen: self.unseen.count_ones() as u8, seen: self.seen().to_vec() }
    }
}

/// The place of a bit among those that are set.
#[inline]
pub(crate) fn nth(mut bits: u64, place: u32) -> u8 {
    for _ in 0..place {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// How a pile is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    unseen: Vec<u8>,
    seen: Vec<u8>,
}

impl From<Pile> for Written {
    fn from(pile: Pile) -> Written {
        let unseen = (0..CARDS as u8).filter(|card| pile.unseen >> card & 1 == 1).collect();
        Written { unseen, seen: pile.seen().to_vec() }
    }
}

impl TryFrom<Written> for Pile {
    type Error = String;

    fn try_from(written: Written) -> Result<Pile, String> {
        let fault = || format!("a pile has each of {CARDS} cards once at most");
        if written.seen.len() > CARDS || written.seen.iter().any(|card| usize::from(*card) >= CARDS) {
            return Err(fault());
        }
        let mut pile = Pile { unseen: 0, ..Pile::FULL };
        for card in written.unseen {
            if usize::from(card) >= CARDS || pile.unseen >> card & 1 == 1 {
                return Err(fault());
            }
            pile.unseen |= 1 << card;
        }
        written.seen.into_iter().for_each(|card| pile.put_under(card));
        if pile.cards().is_some() { Ok(pile) } else { Err(fault()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Script;

    #[test]
    fn seen_cards_come_again_in_the_order_they_went_under() {
        let mut pile = Pile::FULL;
        let mut zeros = Script::new([0; CARDS]);
        for card in 0..CARDS as u8 {
            assert_eq!(pile.draw(&mut zeros), Some(card));
            if card % 2 == 0 {
                pile.put_under(card);
            }
        }
        zeros.finish().unwrap();
        let mut nothing = Script::new([]);
        assert_eq!((pile.draw(&mut nothing), pile.draw(&mut nothing)), (Some(0), Some(2)));
        nothing.finish().unwrap();
        let text = serde_json::to_string(&pile).unwrap();
        assert_eq!(serde_json::from_str::<Pile>(&text).unwrap(), pile);
        assert!(serde_json::from_str::<Pile>(r#"{"unseen":[3],"seen":[3]}"#).is_err());
        assert!(serde_json::from_str::<Pile>(r#"{"unseen":[60],"seen":[]}"#).is_err());
    }
}
