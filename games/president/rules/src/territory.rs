//! The 99 territories by their codes, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many territories there are.
pub const TERRITORIES: usize = 99;

/// The codes under 97, in order.
const OVERSEAS: [u16; 4] = [971, 973, 974, 975];
/// Codes of two digits end here.
const MAINLAND: u8 = 95;

/// A territory. As JSON and in speech its code: `"01"` to `"95"`, `"971"`, `"973"`, `"974"`, `"975"`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Territory(u8);

impl Territory {
    /// The territory at this place in the order of codes. Panics at 99 or above; what comes from outside is read as a code.
    pub const fn new(index: u8) -> Territory {
        assert!((index as usize) < TERRITORIES);
        Territory(index)
    }

    /// The place in the order of codes, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The code as a number; one of four under 97 has three digits.
    pub fn number(self) -> u16 {
        if self.0 < MAINLAND { u16::from(self.0) + 1 } else { OVERSEAS[usize::from(self.0 - MAINLAND)] }
    }

    /// The territory with this code.
    pub fn from_code(code: &str) -> Option<Territory> {
        if code.len() < 2 || !code.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let number: u16 = code.parse().ok()?;
        let index = match code.len() {
            2 => u8::try_from(number.checked_sub(1)?).ok().filter(|index| *index < MAINLAND)?,
            _ => MAINLAND + OVERSEAS.iter().position(|overseas| *overseas == number)? as u8,
        };
        Some(Territory(index))
    }

    /// Every territory, in the order of codes.
    pub fn all() -> impl Iterator<Item = Territory> {
        (0..TERRITORIES as u8).map(Territory)
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.number())
    }
}

impl fmt::Debug for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Territory {
    type Error = String;

    fn try_from(code: String) -> Result<Territory, String> {
        Territory::from_code(&code)
            .ok_or_else(|| "a territory is a code from \"01\" to \"95\", or 971, 973, 974 or 975".into())
    }
}

impl From<Territory> for String {
    fn from(territory: Territory) -> String {
        territory.to_string()
    }
}

/// A set of territories; as JSON the list of their codes, in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Territory>", into = "Vec<Territory>")]
pub struct Territories(u128);

impl Territories {
    /// None of them.
    pub const NONE: Territories = Territories(0);
    /// All 99.
    pub const ALL: Territories = Territories((1 << TERRITORIES) - 1);

    /// The first so many in the order of codes.
    pub(crate) const fn first_of(count: u8) -> Territories {
        Territories((1 << count) - 1)
    }

    /// Just this one.
    #[inline]
    pub const fn only(territory: Territory) -> Territories {
        Territories(1 << territory.0)
    }

    /// Is this one among them?
    #[inline]
    pub const fn contains(self, territory: Territory) -> bool {
        self.0 >> territory.0 & 1 == 1
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// More than one? Without counting them, which costs more.
    #[inline]
    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Territories) -> Territories {
        Territories(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Territories) -> Territories {
        Territories(self.0 | other.0)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Territories) -> Territories {
        Territories(self.0 & !other.0)
    }

    /// Adds this one.
    #[inline]
    pub fn insert(&mut self, territory: Territory) {
        self.0 |= 1 << territory.0;
    }

    /// Takes this one out.
    #[inline]
    pub fn remove(&mut self, territory: Territory) {
        self.0 &= !(1 << territory.0);
    }

    /// The first by code.
    #[inline]
    pub const fn first(self) -> Option<Territory> {
        if self.0 == 0 { None } else { Some(Territory(self.0.trailing_zeros() as u8)) }
    }

    /// In the order of codes.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        // Two halves: a processor counts the zeros of 64 bits at once.
        let half = |mut bits: u64, from: u8| {
            std::iter::from_fn(move || {
                let place = bits.trailing_zeros() as u8;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    Territory(from + place)
                })
            })
        };
        half(self.0 as u64, 0).chain(half((self.0 >> 64) as u64, 64))
    }

    /// The one at this place in the order of codes among these.
    pub fn nth(self, place: usize) -> Option<Territory> {
        self.iter().nth(place)
    }
}

impl FromIterator<Territory> for Territories {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Territories {
        territories.into_iter().fold(Territories::NONE, |mut all, territory| {
            all.insert(territory);
            all
        })
    }
}

impl TryFrom<Vec<Territory>> for Territories {
    type Error = String;

    fn try_from(list: Vec<Territory>) -> Result<Territories, String> {
        let set: Territories = list.iter().copied().collect();
        if set.len() == list.len() { Ok(set) } else { Err("a territory is listed twice".into()) }
    }
}

impl From<Territories> for Vec<Territory> {
    fn from(territories: Territories) -> Vec<Territory> {
        territories.iter().collect()
    }
}

impl fmt::Debug for Territories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_and_written() {
        assert_eq!(Territory::all().count(), TERRITORIES);
        for territory in Territory::all() {
            assert_eq!(Territory::from_code(&territory.to_string()), Some(territory));
        }
        for wrong in ["", "0", "1", "00", "96", "97", "98", "99", "001", "972", "976", "+1", "2A", "é"] {
            assert_eq!(Territory::from_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_set_is_a_list_of_codes() {
        let set: Territories = serde_json::from_str(r#"["971","01","62"]"#).unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["01","62","971"]"#);
        assert_eq!((set.len(), set.nth(2), set.nth(3)), (3, Territory::from_code("971"), None));
        assert!(serde_json::from_str::<Territories>(r#"["01","01"]"#).is_err());
    }
}
