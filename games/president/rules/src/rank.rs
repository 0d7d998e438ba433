//! A task's rank among all that a card can give: a mixed-radix number that holds every choice that was made, and none twice.

/// A large prime: numbers that follow each other lead to tasks that do not.
const STRIDE: u128 = 11_400_714_819_323_198_549;

/// What is left of a number from which choices are read, one after the other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rank(u128);

impl Rank {
    /// The rank among `all` that stands for a number below it. No two numbers have the same: the stride has no divisor
    /// in common with `all`, which is smaller than it or no multiple of it.
    pub(crate) fn spread(number: u32, all: u128) -> Rank {
        Rank(u128::from(number) * STRIDE % all.max(1))
    }

    pub(crate) const fn of(rest: u128) -> Rank {
        Rank(rest)
    }

    pub(crate) const fn rest(self) -> u128 {
        self.0
    }

    /// One of so many.
    pub(crate) fn digit(&mut self, of: usize) -> usize {
        let of = of.max(1) as u128;
        let digit = self.0 % of;
        self.0 /= of;
        digit as usize
    }

    /// So many different ones of `of`, in an order: [`arrangements`] says in how many ways.
    pub(crate) fn arrangement(&mut self, count: usize, of: usize) -> Vec<usize> {
        let mut chosen = Vec::with_capacity(count);
        let mut taken: Vec<usize> = Vec::with_capacity(count);
        for place in 0..count {
            // The place among those still free, then among all.
            let mut one = self.digit(of - place);
            for other in &taken {
                one += usize::from(one >= *other);
            }
            taken.insert(taken.partition_point(|other| *other < one), one);
            chosen.push(one);
        }
        chosen
    }

    /// So many of `of`, in their own order: [`subsets`] says in how many ways.
    pub(crate) fn subset(&mut self, count: usize, of: usize) -> Vec<usize> {
        let mut rest = self.digit(subsets(of, count) as usize) as u128;
        let mut chosen = Vec::with_capacity(count);
        for one in 0..of {
            if chosen.len() == count {
                break;
            }
            let with = subsets(of - one - 1, count - chosen.len() - 1);
            if rest < with {
                chosen.push(one);
            } else {
                rest -= with;
            }
        }
        chosen
    }
}

/// In how many ways so many of `of` can be put in a row.
pub(crate) fn arrangements(of: usize, count: usize) -> u128 {
    if count > of {
        return 0;
    }
    (of - count + 1..=of).map(|factor| factor as u128).fold(1, u128::saturating_mul)
}

/// In how many ways so many of `of` can be chosen.
pub(crate) fn subsets(of: usize, count: usize) -> u128 {
    arrangements(of, count) / arrangements(count, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_rank_is_another_arrangement_and_another_subset() {
        let all = arrangements(6, 3);
        let rows: BTreeSet<_> = (0..all).map(|rank| Rank::of(rank).arrangement(3, 6)).collect();
        assert_eq!((all, rows.len()), (120, 120));
        assert!(rows.iter().all(|row| row.iter().collect::<BTreeSet<_>>().len() == 3));
        let all = subsets(8, 5);
        let sets: BTreeSet<_> = (0..all).map(|rank| Rank::of(rank).subset(5, 8)).collect();
        assert_eq!((all, sets.len()), (56, 56));
        assert!(sets.iter().all(|set| set.is_sorted() && set.len() == 5));
    }

    #[test]
    fn no_two_numbers_have_the_same_rank() {
        for all in [1, 2, 24, 360, 9_120, 65_536] {
            let ranks: BTreeSet<_> = (0..all as u32).map(|number| Rank::spread(number, all).rest()).collect();
            assert_eq!(ranks.len(), all as usize, "{all}");
            assert!(ranks.iter().all(|rank| *rank < all));
        }
    }

    #[test]
    fn what_cannot_be_chosen_has_no_way() {
        assert_eq!((arrangements(2, 3), arrangements(5, 0), subsets(5, 5)), (0, 1, 1));
    }
}
