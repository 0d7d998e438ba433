//! Sources of random draws: a seeded generator in play, a script in tests, and a recorder around either.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::VecDeque;

/// The secret from which a table's draws come.
pub type Seed = [u8; 32];

/// A source of draws.
pub trait Chance {
    /// A whole number from 0 up to but not including `bound`, all equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// A die with faces 1 to 6.
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Puts `items` in a random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Multiplies instead of dividing and rejects the few values that would make some results likelier.
#[inline]
fn unbiased(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(next()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(next()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// The generator of a table: ChaCha20. Every log entry has a stream of its own, so that a table reopened in the middle
/// needs no generator's position, and each entry's draws can be checked alone.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha20Rng);

impl Seeded {
    /// The draws of entry `stream` at the table with this seed.
    pub fn new(seed: Seed, stream: u64) -> Seeded {
        let mut rng = ChaCha20Rng::from_seed(seed);
        rng.set_stream(stream);
        Seeded(rng)
    }

    /// A seed from a small number, for tests and for the lab.
    pub fn seed_from(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    }
}

impl Chance for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        unbiased(bound, || self.0.next_u32())
    }
}

/// A fast generator for search and simulation: xoshiro256++. Never used at a table, where draws must be hard to guess.
#[derive(Clone, Debug)]
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    /// The generator with this seed.
    pub fn new(seed: u64) -> FastRng {
        FastRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for FastRng {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        unbiased(bound, || self.0.next_u32())
    }
}

/// Writes down every draw of the source it stands before.
#[derive(Clone, Debug)]
pub struct DrawRecorder<C> {
    source: C,
    draws: Vec<u32>,
}

impl<C: Chance> DrawRecorder<C> {
    /// Records what `source` draws from now on.
    pub fn new(source: C) -> DrawRecorder<C> {
        DrawRecorder { source, draws: Vec::new() }
    }

    /// The source again, and what it drew.
    pub fn finish(self) -> (C, Vec<u32>) {
        (self.source, self.draws)
    }
}

impl<C: Chance> Chance for DrawRecorder<C> {
    fn below(&mut self, bound: u32) -> u32 {
        let draw = self.source.below(bound);
        self.draws.push(draw);
        draw
    }
}

/// Gives the draws it was told to give. A draw that cannot be, or one too few, is a fault to be asked for afterwards:
/// the game that draws has no way to fail.
#[derive(Clone, Debug, Default)]
pub struct Script {
    draws: VecDeque<u32>,
    fault: Option<ScriptError>,
}

/// How a script did not fit the game that followed it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptError {
    /// A draw as large as the bound or larger.
    #[error("the draw {draw} is not below {bound}")]
    TooLarge {
        /// What the script said.
        draw: u32,
        /// What the game asked for.
        bound: u32,
    },
    /// The game drew more than the script holds.
    #[error("the game draws once more than was written")]
    TooFew,
    /// The game drew less than the script holds.
    #[error("{0} draws were written that the game does not make")]
    TooMany(usize),
}

impl Script {
    /// The script with these draws.
    pub fn new(draws: impl IntoIterator<Item = u32>) -> Script {
        Script { draws: draws.into_iter().collect(), fault: None }
    }

    /// The next draw if there is one left; a draw out of bounds is remembered as a fault.
    pub fn next(&mut self, bound: u32) -> Option<u32> {
        let draw = self.draws.pop_front()?;
        if draw < bound {
            return Some(draw);
        }
        self.fault.get_or_insert(ScriptError::TooLarge { draw, bound });
        Some(0)
    }

    /// The first fault so far.
    pub fn fault(&self) -> Option<ScriptError> {
        self.fault
    }

    /// Draws not yet used.
    pub fn rest(&self) -> usize {
        self.draws.len()
    }

    /// Did the game draw exactly what was written?
    pub fn finish(self) -> Result<(), ScriptError> {
        match (self.fault, self.draws.len()) {
            (Some(fault), _) => Err(fault),
            (None, 0) => Ok(()),
            (None, left) => Err(ScriptError::TooMany(left)),
        }
    }
}

impl Chance for Script {
    fn below(&mut self, bound: u32) -> u32 {
        self.next(bound).unwrap_or_else(|| {
            self.fault.get_or_insert(ScriptError::TooFew);
            0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_stay_below_the_bound_and_reach_every_value() {
        let mut chance = Seeded::new(Seeded::seed_from(1), 0);
        let mut seen = [0u32; 7];
        for _ in 0..7_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (800..1200).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_recording_replays_as_a_script() {
        let mut recorded = DrawRecorder::new(FastRng::new(3));
        let mut first = [1, 2, 3, 4, 5, 6, 7, 8];
        let mut second = first;
        recorded.shuffle(&mut first);
        let (_, draws) = recorded.finish();
        let mut script = Script::new(draws);
        script.shuffle(&mut second);
        assert_eq!(first, second);
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn a_script_that_does_not_fit_says_how() {
        let mut script = Script::new([9]);
        script.die();
        assert_eq!(script.finish(), Err(ScriptError::TooLarge { draw: 9, bound: 6 }));
        let mut script = Script::new([]);
        script.die();
        assert_eq!(script.finish(), Err(ScriptError::TooFew));
        assert_eq!(Script::new([1, 2]).finish(), Err(ScriptError::TooMany(2)));
    }

    #[test]
    fn every_entry_has_a_stream_of_its_own() {
        let seed = Seeded::seed_from(5);
        let draw = |stream| Seeded::new(seed, stream).below(u32::MAX);
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }
}
