//! Sets of small numbered things as bits: of one machine word where that has room, of several where it has not.

use crate::never;

/// Defines a set of `$element`s, each a tuple struct around its number, as the bits of one `$word`.
/// The numbers are below the bits of the word: whoever makes an element sees to it.
#[macro_export]
macro_rules! bit_set {
    ($(#[$attribute:meta])* $visibility:vis struct $set:ident($word:ty) of $element:ident;) => {
        $(#[$attribute])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
        $visibility struct $set($word);

        // Every set has all of them, also where its game needs but a few.
        #[allow(dead_code)]
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// The elements numbered below `count`.
            #[inline]
            pub const fn below(count: u8) -> $set {
                $set(if count as u32 >= <$word>::BITS { <$word>::MAX } else { (1 << count) - 1 })
            }

            /// The set of this one element.
            #[inline]
            pub const fn only(element: $element) -> $set {
                debug_assert!((element.0 as u32) < <$word>::BITS, "a number without a bit");
                $set(1 << (element.0 as u32 & (<$word>::BITS - 1)))
            }

            /// Is it in the set?
            #[inline]
            pub const fn contains(self, element: $element) -> bool {
                debug_assert!((element.0 as u32) < <$word>::BITS, "a number without a bit");
                self.0 >> (element.0 as u32 & (<$word>::BITS - 1)) & 1 == 1
            }

            /// Has the set no element?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Has the set more than one element? Cheaper than counting them.
            #[inline]
            pub const fn has_several(self) -> bool {
                self.0 & self.0.wrapping_sub(1) != 0
            }

            /// The number of elements.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The element with the lowest number.
            #[inline]
            pub const fn first(self) -> Option<$element> {
                if self.0 == 0 { None } else { Some($element(self.0.trailing_zeros() as u8)) }
            }

            /// The element at this place, counted from 0 in ascending order.
            #[inline]
            pub fn nth(self, place: usize) -> Option<$element> {
                self.iter().nth(place)
            }

            /// The set and this element.
            #[inline]
            #[must_use]
            pub const fn with(self, element: $element) -> $set {
                $set(self.0 | $set::only(element).0)
            }

            /// The set but for this element.
            #[inline]
            #[must_use]
            pub const fn without(self, element: $element) -> $set {
                $set(self.0 & !$set::only(element).0)
            }

            /// Adds an element.
            #[inline]
            pub const fn insert(&mut self, element: $element) {
                *self = self.with(element);
            }

            /// Takes an element out.
            #[inline]
            pub const fn remove(&mut self, element: $element) {
                *self = self.without(element);
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The elements in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $element> {
                // By halves: a processor finds the next of 64 bits at once, and the upper half of a short word is
                // known to be empty when this is compiled.
                let (mut bits, mut upper, mut from) = (self.0 as u64, (self.0 as u128 >> 64) as u64, 0);
                std::iter::from_fn(move || {
                    if bits == 0 {
                        if upper == 0 {
                            return None;
                        }
                        (bits, upper, from) = (upper, 0, 64);
                    }
                    let place = bits.trailing_zeros() as u8 & 63;
                    bits &= bits - 1;
                    Some($element(from + place))
                })
            }
        }

        impl FromIterator<$element> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> $set {
                elements.into_iter().fold($set::NONE, $set::with)
            }
        }

        impl From<$set> for Vec<$element> {
            fn from(set: $set) -> Vec<$element> {
                set.iter().collect()
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

/// A set of numbers below `64 * WORDS`, as the bits of that many words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WideBitSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> WideBitSet<WORDS> {
    /// The empty set.
    pub const NONE: WideBitSet<WORDS> = WideBitSet([0; WORDS]);

    /// The numbers below `count`.
    #[inline]
    pub fn below(count: usize) -> WideBitSet<WORDS> {
        never!(count > 64 * WORDS, "{count} numbers do not fit into {WORDS} words");
        WideBitSet(std::array::from_fn(|word| first_bits(count.saturating_sub(64 * word))))
    }

    /// Is it in the set?
    #[inline]
    pub fn contains(&self, number: u16) -> bool {
        match self.0.get(usize::from(number >> 6)) {
            Some(word) => word >> (number & 63) & 1 == 1,
            None => beyond(number, WORDS),
        }
    }

    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, number: u16) {
        match self.0.get_mut(usize::from(number >> 6)) {
            Some(word) => *word |= 1 << (number & 63),
            None => _ = beyond(number, WORDS),
        }
    }

    /// Takes a number out.
    #[inline]
    pub fn remove(&mut self, number: u16) {
        match self.0.get_mut(usize::from(number >> 6)) {
            Some(word) => *word &= !(1 << (number & 63)),
            None => _ = beyond(number, WORDS),
        }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Has the set no number?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == WideBitSet::NONE
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn difference(&self, other: &WideBitSet<WORDS>) -> WideBitSet<WORDS> {
        WideBitSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The number at this place, counted from 0 in ascending order.
    #[inline]
    pub fn nth(&self, place: u32) -> Option<u16> {
        nth_of(self.0.into_iter(), place)
    }

    /// The number at this place among those below `count` that are not in the set.
    #[inline]
    pub fn nth_missing(&self, place: u32, count: usize) -> Option<u16> {
        let missing = |(bits, first): (&u64, usize)| !bits & first_bits(count - first);
        nth_of(self.0.iter().zip((0..count).step_by(64)).map(missing), place)
    }

    /// The numbers in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u16> + use<WORDS> {
        let set = *self;
        (0..64 * WORDS as u16).filter(move |number| set.contains(*number))
    }
}

/// A number that no set of so many words holds. Away from its callers, whose few instructions stay few.
#[cold]
#[inline(never)]
fn beyond(number: u16, words: usize) -> bool {
    never!("{number} is beyond {words} words");
    false
}

/// A word in which the first `count` bits are set, or all if it has no more.
#[inline]
fn first_bits(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

/// The number at this place among the bits of these words; found by counting whole words, none beyond the one it is in.
#[inline]
fn nth_of(words: impl Iterator<Item = u64>, mut place: u32) -> Option<u16> {
    for (word, mut bits) in (0u16..).zip(words) {
        let here = bits.count_ones();
        if place < here {
            for _ in 0..place {
                bits &= bits - 1;
            }
            return Some(word << 6 | bits.trailing_zeros() as u16);
        }
        place -= here;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::WideBitSet;

    #[derive(Copy, Clone, PartialEq, Eq, Debug)]
    struct Number(u8);

    bit_set! {
        struct Short(u8) of Number;
    }
    bit_set! {
        struct Long(u128) of Number;
    }

    #[test]
    fn elements_come_in_ascending_order_across_both_halves_of_a_word() {
        let set: Long = [127, 0, 64, 63].map(Number).into_iter().collect();
        assert_eq!(Vec::from(set), [0, 63, 64, 127].map(Number));
        assert_eq!((set.first(), set.nth(2), set.nth(4)), (Some(Number(0)), Some(Number(64)), None));
        assert_eq!((set.len(), set.has_several(), Long::only(Number(90)).has_several()), (4, true, false));
    }

    #[test]
    fn a_short_word_is_used_to_its_last_bit() {
        let last = Number(7);
        assert!(Short::below(8).contains(last) && !Short::below(7).contains(last));
        assert_eq!(Short::below(8).without(last), Short::below(7));
        assert_eq!(Short::below(8), Short::below(200));
    }

    #[test]
    fn sets_are_united_cut_and_told_apart() {
        let (low, odd) = (Short::below(4), Short::only(Number(1)).with(Number(5)));
        assert_eq!(Vec::from(low.union(odd)), [0, 1, 2, 3, 5].map(Number));
        assert_eq!(low.intersection(odd), Short::only(Number(1)));
        assert_eq!(Vec::from(low.difference(odd)), [0, 2, 3].map(Number));
    }

    #[test]
    fn numbers_are_kept_in_several_words() {
        let mut set = WideBitSet::<3>::below(130);
        assert_eq!((set.len(), set.contains(129), set.contains(130)), (130, true, false));
        set.remove(64);
        assert_eq!(
            (set.nth(63), set.nth(64), set.nth(128), set.nth(129)),
            (Some(63), Some(65), Some(129), None)
        );
        assert_eq!((set.nth_missing(0, 130), set.nth_missing(1, 130)), (Some(64), None));
        assert_eq!(set.nth_missing(1, 192), Some(130));
        set.insert(191);
        let rest = set.difference(&WideBitSet::below(129));
        assert_eq!(rest.iter().collect::<Vec<_>>(), [129, 191]);
        assert!(!rest.is_empty() && rest.difference(&set).is_empty());
        assert_eq!(WideBitSet::<3>::below(192).len(), 192);
    }
}
