//! A pile of cards: those not seen yet lie on top in an unknown order, those seen below in a known one.

use crate::view::PileSeen;
use rules::{Chance, WideBitSet, never};
use serde::{Deserialize, Serialize};

/// What stands where no card lies, so that equal piles are equal.
const BLANK: u16 = u16::MAX;

/// A set of cards by their numbers. No deck has more cards than six words have bits.
pub(crate) type Cards = WideBitSet<6>;

/// A pile (P36). The unseen cards are a set: which of them is on top is drawn when it is drawn, so that no state, and
/// nobody who reads one, knows their order. It has room for so many cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "PileForm", into = "PileForm")]
pub(crate) struct Pile<const MOST: usize> {
    unseen: Cards,
    /// How many those are, counted once.
    left: u16,
    seen: [u16; MOST],
    count: u16,
}

impl<const MOST: usize> Pile<MOST> {
    /// A deck of so many cards, shuffled.
    pub(crate) fn full(cards: usize) -> Pile<MOST> {
        never!(cards > MOST, "a pile of {cards} cards where {MOST} have room");
        let cards = cards.min(MOST);
        Pile { unseen: Cards::below(cards), left: cards as u16, seen: [BLANK; MOST], count: 0 }
    }

    /// The card on top.
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<u16> {
        if self.left > 0 {
            let card = self.unseen.nth(chance.below(self.left.into()));
            never!(card.is_none(), "fewer cards are unseen than were counted");
            let card = card?;
            self.unseen.remove(card);
            self.left -= 1;
            return Some(card);
        }
        let card = *self.seen().first()?;
        let count = usize::from(self.count);
        self.seen.copy_within(1..count, 0);
        self.seen[count - 1] = BLANK;
        self.count -= 1;
        Some(card)
    }

    /// Puts a card under the pile, in sight of all. There is room: the card came from here.
    pub(crate) fn put_under(&mut self, card: impl Into<u16>) {
        let Some(place) = self.seen.get_mut(usize::from(self.count)) else {
            never!("more cards lie under a pile than it has, {MOST}");
            return;
        };
        *place = card.into();
        self.count += 1;
    }

    /// The cards whose order is known, from the top down.
    pub(crate) fn seen(&self) -> &[u16] {
        &self.seen[..usize::from(self.count)]
    }

    /// The cards in it; `None` if one is in it twice.
    pub(crate) fn cards(&self) -> Option<Cards> {
        self.seen().iter().try_fold(self.unseen, |mut all, card| {
            let new = !all.contains(*card);
            all.insert(*card);
            new.then_some(all)
        })
    }

    /// As all know it.
    pub(crate) fn view(&self) -> PileSeen {
        PileSeen { unseen: self.left, seen: self.seen().to_vec() }
    }
}

/// How a pile is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PileForm {
    unseen: Vec<u16>,
    seen: Vec<u16>,
}

impl<const MOST: usize> From<Pile<MOST>> for PileForm {
    fn from(pile: Pile<MOST>) -> PileForm {
        PileForm { unseen: pile.unseen.iter().collect(), seen: pile.seen().to_vec() }
    }
}

impl<const MOST: usize> TryFrom<PileForm> for Pile<MOST> {
    type Error = String;

    fn try_from(written: PileForm) -> Result<Pile<MOST>, String> {
        let fault = || format!("a pile has each of {MOST} cards once at most");
        let PileForm { unseen, seen } = written;
        if unseen.iter().chain(&seen).any(|card| usize::from(*card) >= MOST) || seen.len() > MOST {
            return Err(fault());
        }
        let mut pile = Pile::full(0);
        for card in unseen {
            if pile.unseen.contains(card) {
                return Err(fault());
            }
            pile.unseen.insert(card);
            pile.left += 1;
        }
        seen.into_iter().for_each(|card| pile.put_under(card));
        if pile.cards().is_some() { Ok(pile) } else { Err(fault()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Script;

    #[test]
    fn seen_cards_come_again_in_the_order_they_went_under() {
        for cards in [1, 60, 64, 65, 200, 384] {
            let mut pile = Pile::<384>::full(cards);
            let mut zeros = Script::new(vec![0; cards]);
            for card in 0..cards as u16 {
                assert_eq!(pile.draw(&mut zeros), Some(card));
                if card % 2 == 0 {
                    pile.put_under(card);
                }
            }
            zeros.finish().unwrap();
            let text = serde_json::to_string(&pile).unwrap();
            assert_eq!(serde_json::from_str::<Pile<384>>(&text).unwrap(), pile);
            let mut nothing = Script::new([]);
            for card in (0..cards as u16).step_by(2) {
                assert_eq!(pile.draw(&mut nothing), Some(card));
            }
            nothing.finish().unwrap();
            assert_eq!(pile, Pile::full(0), "nothing is left in it");
        }
    }

    #[test]
    fn the_last_of_the_unseen_can_be_drawn() {
        let mut pile = Pile::<200>::full(190);
        let mut script = Script::new([189, 0, 63]);
        let drawn = [0; 3].map(|_| pile.draw(&mut script).unwrap());
        assert_eq!(drawn, [189, 0, 64]);
    }

    #[test]
    fn a_card_is_in_a_pile_once() {
        assert!(serde_json::from_str::<Pile<60>>(r#"{"unseen":[3],"seen":[3]}"#).is_err());
        assert!(serde_json::from_str::<Pile<60>>(r#"{"unseen":[3,3],"seen":[]}"#).is_err());
        assert!(serde_json::from_str::<Pile<60>>(r#"{"unseen":[60],"seen":[]}"#).is_err());
        assert!(serde_json::from_str::<Pile<60>>(r#"{"unseen":[],"seen":[60]}"#).is_err());
    }
}
