//! Why an HTTP request was not fulfilled, by a name that programs can rely on.

use crate::code_names::code_names;
use crate::names::NameError;

code_names! {
    /// The code of an answer that is not a success.
    ApiErrorCode {
        /// There is no such table.
        UnknownTable = "unknown_table",
        /// There is nothing at this address.
        NotFound = "not_found",
        /// Nothing at this address is asked for like this.
        Method = "method",
        /// All seats are taken.
        Full = "full",
        /// It is for after the end.
        NotOver = "not_over",
        /// The secret opens nothing.
        WrongSecret = "wrong_secret",
        /// The host has sent this person away.
        SentAway = "sent_away",
        /// One person holds as many seats as one may.
        TooManySeats = "too_many_seats",
        /// Somebody who plays there has the same address.
        SameAddress = "same_address",
        /// The table is locked by a word.
        Locked = "locked",
        /// The word is another.
        WrongWord = "wrong_word",
        /// Too many words were tried.
        TooManyWords = "too_many_words",
        /// The word is empty or too long.
        BadWord = "bad_word",
        /// The server has as many tables or connections as it can hold.
        Crowded = "crowded",
        /// Too many tables were made from one address.
        TooManyTables = "too_many_tables",
        /// Too many tables were made from one address in an hour.
        TooManyThisHour = "too_many_tables_hour",
        /// Too much was asked from one address.
        TooManyRequests = "too_many_requests",
        /// Too many connections come from one address.
        TooManyConnections = "too_many_connections",
        /// There is no such game.
        UnknownGame = "unknown_game",
        /// The game cannot be set up so.
        InvalidSettings = "invalid_settings",
        /// Whoever makes a table sits at it.
        Maker = "maker",
        /// The clock cannot be set so.
        Clock = "clock",
        /// A name is empty or too long.
        Name = "name",
        /// A name has letters that cannot be seen.
        NameHidden = "name_hidden",
        /// A letter of a name has too many marks.
        NameMarked = "name_marked",
        /// Somebody is called so.
        NameTaken = "name_taken",
        /// Bots are called so.
        NameLikeABot = "name_like_a_bot",
        /// What was added to the draws is not what was asked for.
        Added = "added",
        /// The server no longer holds this commitment.
        UnknownCommitment = "unknown_commitment",
        /// The request cannot be read.
        Malformed = "malformed",
        /// The request is not JSON.
        NotJson = "not_json",
        /// The request is too long.
        Oversized = "oversized",
        /// The request came too slowly.
        Slow = "slow",
        /// The request comes from another site.
        Foreign = "foreign",
        /// The server cannot write.
        Unwritable = "unwritable",
        /// What is kept of the table cannot be read.
        Damaged = "damaged",
        /// The server cannot do it now.
        Unavailable = "unavailable",
        /// There was no answer that could be read: said by whoever asked, never sent.
        Unreachable = "unreachable",
        /// This device does not keep it: never sent.
        Unkept = "unkept",
    }
}

impl ApiErrorCode {
    /// Is it a name that was refused?
    pub fn is_of_a_name(self) -> bool {
        use ApiErrorCode::*;
        matches!(self, Name | NameHidden | NameMarked | NameTaken | NameLikeABot)
    }
}

impl From<NameError> for ApiErrorCode {
    fn from(error: NameError) -> ApiErrorCode {
        match error {
            NameError::Length => ApiErrorCode::Name,
            NameError::Hidden => ApiErrorCode::NameHidden,
            NameError::Marked => ApiErrorCode::NameMarked,
            NameError::Taken => ApiErrorCode::NameTaken,
            NameError::LikeABot => ApiErrorCode::NameLikeABot,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_code_over_http_and_at_a_table() {
        for error in
            [NameError::Length, NameError::Hidden, NameError::Marked, NameError::Taken, NameError::LikeABot]
        {
            let code = ApiErrorCode::from(error);
            assert_eq!(code.id(), error.code().id());
            assert!(code.is_of_a_name());
        }
        assert!(!ApiErrorCode::Full.is_of_a_name());
    }

    #[test]
    fn a_code_of_a_newer_server_is_no_reason_to_stop_reading() {
        assert_eq!(serde_json::from_value::<ApiErrorCode>("eclipse".into()).unwrap(), ApiErrorCode::Unknown);
    }
}
