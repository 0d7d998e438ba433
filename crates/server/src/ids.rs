//! The ids of tables, and the secrets that prove a seat.

use crate::rate;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use table::dice_check::digits;

/// Lower case, without the letters and digits that people confuse when they read an address aloud.
const ALPHABET: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// Long enough that nobody finds a table by trying.
const TABLE_ID: usize = 12;

/// Nobody remembers a longer word.
const MOST_WORD: usize = 60;

/// A new table's id.
pub(crate) fn table_id() -> Result<String, getrandom::Error> {
    let mut id = String::with_capacity(TABLE_ID);
    while id.len() < TABLE_ID {
        // Five bits of each byte; the one value too many is drawn again, so that all letters are equally likely.
        let mut bytes = [0; 2 * TABLE_ID];
        getrandom::fill(&mut bytes)?;
        let letters = bytes.iter().filter_map(|byte| ALPHABET.get(usize::from(byte & 31)));
        id.extend(letters.take(TABLE_ID - id.len()).map(|letter| char::from(*letter)));
    }
    Ok(id)
}

/// Could this be a table's id? What could not is never looked up.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == TABLE_ID && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The table's id that this is, however it was typed: whoever is read one aloud does not hear which letters are capitals.
pub(crate) fn as_table_id(text: &str) -> Option<String> {
    Some(text.to_ascii_lowercase()).filter(|id| is_table_id(id))
}

/// A new seat's secret.
pub(crate) fn secret() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(digits(&bytes))
}

/// What is kept of where somebody came to a table from: the same for everybody of a household, and of no use elsewhere.
pub(crate) fn household(table: &str, address: IpAddr) -> String {
    hash(&format!("{table} {}", rate::network_prefix(address)))
}

/// What is kept of the word of a table, however it is typed.
pub(crate) fn word(word: &str) -> Option<String> {
    let word = word.trim().to_lowercase();
    (1..=MOST_WORD).contains(&word.chars().count()).then(|| hash(&format!("word {word}")))
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    digits(&Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_of_their_alphabet_and_differ() {
        let ids: Vec<String> = (0..200).map(|_| table_id().unwrap()).collect();
        assert!(ids.iter().all(|id| is_table_id(id)));
        assert_eq!(std::collections::HashSet::<&String>::from_iter(&ids).len(), 200);
        for other in ["", "abcdefghjkm", "abcdefghjkmnp", "ABCDEFGHJKMN", "abcdefghjkml", "../../../../e"] {
            assert!(!is_table_id(other), "{other}");
        }
        assert_eq!(as_table_id("ABCDefghJKMN").as_deref(), Some("abcdefghjkmn"));
        assert_eq!(as_table_id("ABCDEFGHJKML"), None);
    }

    #[test]
    fn a_secret_is_32_hexadecimal_digits_and_only_its_hash_is_kept() {
        let secret = secret().unwrap();
        assert!(secret.len() == 32 && secret.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_ne!(hash(&secret), secret);
        // The digest of the empty text is published with the algorithm.
        assert!(hash("").starts_with("e3b0c44298fc1c14"));
    }
}
