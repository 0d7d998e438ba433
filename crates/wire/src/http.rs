//! The bodies of the few plain HTTP requests.

use crate::api_error_code::ApiErrorCode;
use crate::players::Occupant;
use crate::table_admin::Clock;
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// `POST /api/dice`: the server binds itself to a secret for a table that is still to be made. Whoever names it when
/// making the table knows that the server did not choose the secret after seeing what its players added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiceCommitment {
    /// SHA-256 of the secret, as 64 hexadecimal digits.
    pub commitment: String,
}

/// `POST /api/tables`: makes a table; the answer is [`Seated`].
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakeTable {
    /// The game's id.
    pub game: String,
    /// Who is to sit where: exactly one `human` (the maker), bots, and open seats for those who come by the link.
    pub seats: Vec<Occupant>,
    /// Options that differ from the default.
    #[serde(default)]
    pub settings: BTreeMap<String, Value>,
    /// The maker's name at the table.
    pub name: String,
    /// How it is timed.
    #[serde(default)]
    pub clock: Clock,
    /// Shall the game wait for the maker's word when nobody is missing?
    #[serde(default)]
    pub held: bool,
    /// What the maker adds to the dice: 64 hexadecimal digits, which everybody may read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<String>,
    /// The commitment of a [`DiceCommitment`] that is to bind the server at this table; without one it makes its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// May strangers find the table in the lobby while it has open seats?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// The word that whoever sits down must know; without one, anybody may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// May players ask a bot for advice even where people play against each other?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

/// `POST /api/tables/{table}/seats`: takes an open seat; the answer is [`Seated`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The player's name at the table.
    pub name: String,
    /// What the player adds to the dice: 64 hexadecimal digits, which everybody may read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<String>,
    /// The secret of a seat that this player had here before. Whom the host has sent away does not sit down again until
    /// the host lets them, and neither does anybody from where they came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former: Option<String>,
    /// The word of a table that is locked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// A seat at a table, and the secret that proves it. Whoever holds the secret plays the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// The secret; the server keeps only its hash.
    pub secret: String,
}

/// The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrorBody {
    /// A name that programs can rely on.
    pub code: ApiErrorCode,
    /// A sentence that says what to do.
    pub message: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use plain_json::read_object;

    fn complaint(text: &str) -> String {
        read_object::<MakeTable>(text).unwrap_err()
    }

    #[test]
    fn what_is_no_object_is_refused_even_if_it_lists_the_right_values() {
        assert!(read_object::<MakeTable>(r#" {"game":"x","seats":["human"],"name":"Ada"}"#).is_ok());
        let list = r#"["x",["human"],{},"Ada"]"#;
        assert_eq!(complaint(list), r#"an object is expected, as in {"key":"value"}, not a list"#);
        for (text, kind) in
            [("null", "null"), ("7", "a number"), ("\"x\"", "text"), ("true", "true or false")]
        {
            assert!(complaint(text).ends_with(&format!("not {kind}")), "{}", complaint(text));
        }
        assert!(complaint("").starts_with("this is not JSON"), "{}", complaint(""));
        assert!(complaint("{\"game\":").starts_with("this is not JSON"), "{}", complaint("{\"game\":"));
    }

    #[test]
    fn what_is_wrong_is_said_without_our_own_types() {
        for (text, said) in [
            ("{}", "missing field `game`"),
            (r#"{"cheat":1}"#, "unknown field `cheat`, expected one of `game`, `seats`"),
            (r#"{"game":7}"#, "expected a string, not 7 at line 1"),
            (r#"{"game":"x","seats":{}}"#, "expected a list, not an object"),
            (r#"{"game":"x","seats":["ghost"]}"#, "`ghost` is not known here; expected one of `human`"),
            (r#"{"game":"x","seats":[{"human":1}]}"#, "expected nothing"),
            (r#"{"game":"x","seats":[],"settings":[]}"#, "expected an object, not a list"),
        ] {
            let told = complaint(text);
            assert!(told.contains(said), "{text}: {told}");
            let ours = ["struct", "enum", "variant", "::", "MakeTable", "Occupant", "u32"];
            assert!(ours.iter().all(|ours| !told.contains(ours)), "{text}: {told}");
        }
        let long = complaint(&format!("{{\"{}\":1}}", "x".repeat(5000)));
        assert!(long.len() < 500 && long.contains('…'), "{long}");
    }
}
