//! Which sums can be made of which territories: one piece of code for credits, costs, debts and seizures.
//!
//! Sums are counted in steps of 100 000 votes. No target with its rounding passes 63 of them, so all sums that can be
//! made are the bits of one word. Territories of one value are alike, so what is looked at is how many of each there are.

use crate::Territories;
use crate::atlas::Atlas;

/// More values than territories have.
const VALUES: usize = 24;

/// How many territories of each value a pool has, in the order of [`Atlas::values`].
type Counts = [u8; VALUES];

/// What is to be made of a pool.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// No more can be had than what is wanted: all of it (PR7, PR11).
    All,
    /// This sum, which can be made; nothing if it is 0.
    Make(u8),
}

/// What to make where neither an amount nor one step more can be made (PR32).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Beyond {
    /// The next sum above that can be made.
    Climb,
    /// The largest sum below; nothing, if there is none.
    Below,
    /// The largest sum below; if there is none, the next above.
    BelowOrClimb,
}

/// What to make for an amount: the amount itself, one step more, or what lies beyond (P31, P33, PR11, PR32).
pub(crate) fn aim(atlas: &Atlas, pool: Territories, amount: u8, beyond: Beyond) -> Aim {
    let counts = count(atlas, pool);
    let total: u32 =
        atlas.values().iter().zip(counts).map(|((value, _), n)| u32::from(*value) * u32::from(n)).sum();
    if total <= u32::from(amount) {
        return Aim::All;
    }
    let sums = reachable(atlas, &counts);
    let makes = |sum: u8| sums >> sum & 1 == 1;
    if makes(amount) {
        return Aim::Make(amount);
    }
    // Nothing at all is a sum too, so there is one below.
    let below = 63 - (sums & ((1 << amount) - 1)).leading_zeros() as u8;
    match beyond {
        _ if makes(amount + 1) => return Aim::Make(amount + 1),
        Beyond::Below => return Aim::Make(below),
        Beyond::BelowOrClimb if below > 0 => return Aim::Make(below),
        Beyond::Climb | Beyond::BelowOrClimb => {}
    }
    // There is one: the pool has more than the amount, and no territory is worth more than 24 steps.
    Aim::Make(amount + (sums >> amount).trailing_zeros() as u8)
}

/// Can an amount be made of the pool, or one step more (P33)?
pub(crate) fn can_pay(atlas: &Atlas, pool: Territories, amount: u8) -> bool {
    can_make(atlas, pool, amount) || can_make(atlas, pool, amount.saturating_add(1))
}

/// Can this sum be made of the pool?
pub(crate) fn can_make(atlas: &Atlas, pool: Territories, sum: u8) -> bool {
    sum < 64 && reachable(atlas, &count(atlas, pool)) >> sum & 1 == 1
}

/// Those of the pool with which the sum, which can be made of it, can still be made.
pub(crate) fn offers(atlas: &Atlas, pool: Territories, left: u8) -> Territories {
    let mut counts = count(atlas, pool);
    // With enough of the smallest everything can be made.
    if atlas.values().first().is_some_and(|(value, _)| *value == 1) && counts[0] >= left {
        return pool.intersection(atlas.up_to(left.into()));
    }
    let mut offered = Territories::NONE;
    for (place, (value, with)) in atlas.values().iter().enumerate() {
        if *value > left {
            break;
        }
        if counts[place] == 0 {
            continue;
        }
        counts[place] -= 1;
        if reachable(atlas, &counts) >> (left - value) & 1 == 1 {
            offered = offered.union(pool.intersection(*with));
        }
        counts[place] += 1;
    }
    offered
}

/// A set of the pool that makes the sum, with as few territories as can be, or with as many. Of several alike those
/// with the lowest codes.
pub(crate) fn complete(atlas: &Atlas, pool: Territories, left: u8, most: bool) -> Territories {
    const NEVER: i16 = i16::MIN;
    let size = usize::from(left) + 1;
    let counts = count(atlas, pool);
    // The best number of territories for each sum, few being counted as little below nothing.
    let mut best = [NEVER; 64];
    best[0] = 0;
    let mut used = [[0u8; 64]; VALUES];
    let price = if most { 1 } else { -1 };
    for (place, (value, _)) in atlas.values().iter().enumerate() {
        let (value, before) = (usize::from(*value), best);
        for sum in value..size.min(64) {
            for times in 1..=usize::from(counts[place]).min(sum / value) {
                let below = before[sum - times * value];
                let with = below.saturating_add(price * times as i16);
                if below != NEVER && with > best[sum] {
                    best[sum] = with;
                    used[place][sum] = times as u8;
                }
            }
        }
    }
    let mut set = Territories::NONE;
    let mut sum = usize::from(left).min(63);
    for (place, (value, with)) in atlas.values().iter().enumerate().rev() {
        let times = usize::from(used[place][sum]);
        pool.intersection(*with).iter().take(times).for_each(|territory| set.insert(territory));
        sum -= times * usize::from(*value);
    }
    set
}

#[inline]
fn count(atlas: &Atlas, pool: Territories) -> Counts {
    let mut counts = [0; VALUES];
    for (count, (_, with)) in counts.iter_mut().zip(atlas.values()) {
        *count = pool.intersection(*with).len() as u8;
    }
    counts
}

/// Every sum below 64 that can be made, as bits.
#[inline]
fn reachable(atlas: &Atlas, counts: &Counts) -> u64 {
    let mut sums = 1u64;
    for ((value, _), count) in atlas.values().iter().zip(counts) {
        // So many of a value are taken as 1, 2, 4 and so on at a time: any number of them is a sum of these.
        let (mut left, mut together) = (u32::from(*count), 1);
        while left > 0 {
            let taken = together.min(left);
            let shift = taken * u32::from(*value);
            if shift > 63 {
                break;
            }
            sums |= sums << shift;
            left -= taken;
            together *= 2;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Territory;
    use rules::{Chance, FastRng};

    fn pools() -> impl Iterator<Item = Territories> {
        let mut chance = FastRng::new(1);
        (0..300).map(move |_| {
            let size = chance.below(9);
            (0..size).map(|_| Territory::new(chance.below(99) as u8)).collect()
        })
    }

    /// Every sum of a small pool, set by set.
    fn sums(atlas: &Atlas, pool: Territories) -> Vec<(u16, usize)> {
        let list: Vec<Territory> = pool.iter().collect();
        (0u32..1 << list.len())
            .map(|set| {
                let chosen: Territories =
                    list.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1).map(|(_, t)| *t).collect();
                (atlas.worth(chosen), chosen.len())
            })
            .collect()
    }

    #[test]
    fn sums_are_those_that_trying_every_set_finds() {
        let atlas = Atlas::printed().unwrap();
        for pool in pools() {
            let all = sums(&atlas, pool);
            for sum in 0..64u8 {
                let made = all.iter().any(|(made, _)| *made == u16::from(sum));
                assert_eq!(can_make(&atlas, pool, sum), made, "{sum} of {pool:?}");
            }
        }
    }

    #[test]
    fn an_offered_pick_is_one_that_can_be_completed_and_no_other() {
        let atlas = Atlas::printed().unwrap();
        for pool in pools() {
            for left in (1..40u8).filter(|left| can_make(&atlas, pool, *left)) {
                let expected: Territories = pool
                    .iter()
                    .filter(|pick| {
                        let rest = pool.without(*pick);
                        atlas.steps(*pick) <= left && can_make(&atlas, rest, left - atlas.steps(*pick))
                    })
                    .collect();
                assert_eq!(offers(&atlas, pool, left), expected, "{left} of {pool:?}");
            }
        }
    }

    #[test]
    fn the_fewest_and_the_most_are_so() {
        let atlas = Atlas::printed().unwrap();
        for pool in pools() {
            for (sum, _) in sums(&atlas, pool).into_iter().filter(|(sum, _)| *sum < 64) {
                let sizes = || sums(&atlas, pool).into_iter().filter(move |(made, _)| *made == sum);
                for (most, size) in
                    [(false, sizes().map(|(_, n)| n).min()), (true, sizes().map(|(_, n)| n).max())]
                {
                    let set = complete(&atlas, pool, sum as u8, most);
                    assert_eq!((atlas.worth(set), Some(set.len())), (sum, size));
                    assert_eq!(set.difference(pool), Territories::NONE);
                }
            }
        }
    }
}
