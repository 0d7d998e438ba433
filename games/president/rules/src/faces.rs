//! The faces of the two dice, and which territories they name (P10, P11, P20, P24, P26, PR5).

use crate::{Territories, Territory};
use rules::Chance;
use serde::{Deserialize, Serialize};

/// A face of a die (P10).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A digit.
    Digit(u8),
    /// The star, which is any digit.
    Star,
}

/// A roll: the die with the low digits first.
pub type Dice = [Face; 2];

/// Rolls both dice (P10).
#[inline]
pub(crate) fn roll(chance: &mut impl Chance) -> Dice {
    [0, 5].map(|lowest| match chance.below(6) as u8 {
        5 => Face::Star,
        digit => Face::Digit(lowest + digit),
    })
}

/// Could these dice be rolled?
pub(crate) fn can_be(dice: Dice) -> bool {
    let fits = |face, digits: std::ops::Range<u8>| match face {
        Face::Star => true,
        Face::Digit(digit) => digits.contains(&digit),
    };
    fits(dice[0], 0..5) && fits(dice[1], 5..10)
}

/// How many stars were rolled.
#[inline]
pub(crate) fn stars(dice: Dice) -> u8 {
    dice.iter().filter(|face| **face == Face::Star).count() as u8
}

/// The territories of each digit: those with the digit in their code, where 97 is four of them (P20, P26, PR5).
#[derive(Clone, Debug)]
pub(crate) struct Digits([Territories; 10]);

impl Digits {
    pub(crate) fn new() -> Digits {
        Digits(std::array::from_fn(|digit| {
            Territory::all().filter(|territory| has(*territory, digit as u16)).collect()
        }))
    }

    /// What a roll offers (P11, P20, P24).
    #[inline]
    pub(crate) fn offered(&self, dice: Dice) -> Territories {
        match dice {
            [Face::Star, Face::Star] => Territories::ALL,
            [Face::Digit(a), Face::Digit(b)] => read(a, b).union(read(b, a)),
            [Face::Digit(digit), Face::Star] | [Face::Star, Face::Digit(digit)] => {
                self.0.get(usize::from(digit)).copied().unwrap_or_default()
            }
        }
    }
}

/// Two digits read in this order. The dice cannot form 97 without a star, so a code has one territory at most.
#[inline]
fn read(tens: u8, ones: u8) -> Territories {
    match (tens * 10 + ones).checked_sub(1) {
        Some(index @ 0..95) => Territories::only(Territory::new(index)),
        _ => Territories::NONE,
    }
}

/// Is the digit in the code? The four overseas territories are all under 97.
fn has(territory: Territory, digit: u16) -> bool {
    let number = territory.number();
    let code = if number > 99 { 97 } else { number };
    code / 10 == digit || code % 10 == digit
}
