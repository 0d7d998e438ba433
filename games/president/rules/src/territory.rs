//! The 99 territories by their codes, and sets of them.

use rules::bit_set;
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

bit_set! {
    /// A set of territories in the order of codes; as JSON the list of their codes.
    #[derive(Serialize, Deserialize)]
    #[serde(try_from = "Vec<Territory>", into = "Vec<Territory>")]
    pub struct Territories(u128) of Territory;
}

impl Territories {
    /// All 99.
    pub const ALL: Territories = Territories::below(TERRITORIES as u8);
}

impl TryFrom<Vec<Territory>> for Territories {
    type Error = String;

    fn try_from(list: Vec<Territory>) -> Result<Territories, String> {
        let set: Territories = list.iter().copied().collect();
        if set.len() == list.len() { Ok(set) } else { Err("a territory is listed twice".into()) }
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
