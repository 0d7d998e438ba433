//! Bounded integers: an error names the rule's limits, not those of the type that holds the number.

use serde::de::{Deserialize, Deserializer, Error, Expected, Unexpected, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// By these the reader of this crate knows the limits, and whether it is to judge by them.
const WHOLE: &str = "$data_file::whole";
const ANY_WHOLE: &str = "$data_file::any_whole";

/// A whole number from `MIN` to `MAX`; for `deserialize_with`.
pub fn whole<'de, const MIN: i64, const MAX: i64, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: TryFrom<i64>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_i64(BoundedIntegerVisitor::<MIN, MAX, true, T>(PhantomData))
}

/// The same where there may be none, with `default`.
pub fn whole_if_there<'de, const MIN: i64, const MAX: i64, T, D>(
    deserializer: D,
) -> Result<Option<T>, D::Error>
where
    T: TryFrom<i64>,
    D: Deserializer<'de>,
{
    let number = Option::<BoundedInteger<MIN, MAX, true, T>>::deserialize(deserializer)?;
    Ok(number.map(|BoundedInteger(number)| number))
}

/// A whole number whose limits the game judges itself, because it can say more of the place; for `deserialize_with`. What
/// is no whole number at all is still told these limits.
pub fn any_whole<'de, const MIN: i64, const MAX: i64, D>(deserializer: D) -> Result<i64, D::Error>
where
    D: Deserializer<'de>,
{
    deserializer.deserialize_i64(BoundedIntegerVisitor::<MIN, MAX, false, i64>(PhantomData))
}

/// The same where there may be none, with `default`.
pub fn any_whole_if_there<'de, const MIN: i64, const MAX: i64, D>(
    deserializer: D,
) -> Result<Option<i64>, D::Error>
where
    D: Deserializer<'de>,
{
    let number = Option::<BoundedInteger<MIN, MAX, false, i64>>::deserialize(deserializer)?;
    Ok(number.map(|BoundedInteger(number)| number))
}

/// The limits that a visitor names, if it is one of these, and whether what lies beyond them is to be refused.
pub(crate) fn limits(visitor: &dyn Expected) -> Option<(i64, i64, bool)> {
    let named = visitor.to_string();
    let mut parts = named.split(' ');
    let judged = match parts.next()? {
        WHOLE => true,
        ANY_WHOLE => false,
        _ => return None,
    };
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, judged))
}

struct BoundedInteger<const MIN: i64, const MAX: i64, const JUDGED: bool, T>(T);

impl<'de, const MIN: i64, const MAX: i64, const JUDGED: bool, T: TryFrom<i64>> Deserialize<'de>
    for BoundedInteger<MIN, MAX, JUDGED, T>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer
            .deserialize_i64(BoundedIntegerVisitor::<MIN, MAX, JUDGED, T>(PhantomData))
            .map(BoundedInteger)
    }
}

struct BoundedIntegerVisitor<const MIN: i64, const MAX: i64, const JUDGED: bool, T>(PhantomData<T>);

impl<'de, const MIN: i64, const MAX: i64, const JUDGED: bool, T: TryFrom<i64>> Visitor<'de>
    for BoundedIntegerVisitor<MIN, MAX, JUDGED, T>
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {MIN} {MAX}", if JUDGED { WHOLE } else { ANY_WHOLE })
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        let fits = T::try_from(number).ok().filter(|_| !JUDGED || (MIN..=MAX).contains(&number));
        fits.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        match i64::try_from(number) {
            Ok(number) => self.visit_i64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }
}
