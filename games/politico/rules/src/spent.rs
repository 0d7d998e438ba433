//! The discard pile: used and discarded cards in the order they came.

use crate::Card;
use rules::never;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Assets in all (A4).
pub const ASSETS: usize = 80;

/// A row of cards, the oldest first. As JSON the list.
#[derive(Copy, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub(crate) struct Spent {
    cards: [Card; ASSETS],
    len: u8,
}

/// What stands where there is no card, so that equal rows are equal.
const BLANK: Card = Card::MoralsAffair;

impl Spent {
    pub(crate) const NONE: Spent = Spent { cards: [BLANK; ASSETS], len: 0 };

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else {
            never!("there are more cards than assets, and {card:?} is one too many");
            return;
        };
        *place = card;
        self.len += 1;
    }

    /// The oldest card is taken away: the first that is reached where used cards go below the stock (AR4).
    pub(crate) fn take_oldest(&mut self) -> Option<Card> {
        let oldest = *self.cards().first()?;
        self.cards.copy_within(1.., 0);
        self.len -= 1;
        self.cards[usize::from(self.len)] = BLANK;
        Some(oldest)
    }

    pub(crate) fn clear(&mut self) {
        *self = Spent::NONE;
    }
}

impl TryFrom<Vec<Card>> for Spent {
    type Error = String;

    fn try_from(list: Vec<Card>) -> Result<Spent, String> {
        if list.len() > ASSETS {
            return Err(format!("there are {ASSETS} assets"));
        }
        let mut spent = Spent::NONE;
        list.into_iter().for_each(|card| spent.push(card));
        Ok(spent)
    }
}

impl From<Spent> for Vec<Card> {
    fn from(spent: Spent) -> Vec<Card> {
        spent.cards().to_vec()
    }
}

impl fmt::Debug for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}
