//! Why something asked of a table is refused, by a name that programs can rely on.

use crate::code_names::code_names;

code_names! {
    /// The code of a refusal.
    RefusalCode {
        /// The rules of the game do not allow it.
        Rule = "rule",
        /// It answers a question that is no longer open.
        Stale = "stale",
        /// It cannot be read as a move of the game.
        Malformed = "malformed",
        /// There is nothing of one's own to take back.
        NothingToTakeBack = "nothing_to_take_back",
        /// Something was learned from what is to be taken back.
        Learned = "learned",
        /// So much was taken back that nothing more can be.
        UndoneOften = "undone_often",
        /// There is nothing left to concede.
        NothingToConcede = "nothing_to_concede",
        /// The table was ended.
        Ended = "ended",
        /// The draws are not what the game asks for.
        Draws = "draws",
        /// The lesson teaches another move.
        Lesson = "lesson",
        /// The seat does not show its hand.
        NotShown = "not_shown",
        /// The table gives no advice.
        NoHintsHere = "no_hints_here",
        /// The game does not wait for whoever asks for advice.
        NotAwaited = "not_awaited",
        /// Only the host may.
        NotHost = "not_host",
        /// It is for before the game.
        Begun = "begun",
        /// It is for while the game is on.
        NotOn = "not_on",
        /// It is for after the end.
        NotOver = "not_over",
        /// The table was closed.
        Closed = "closed",
        /// This seat has given up.
        HasConceded = "has_conceded",
        /// Another question is open.
        Busy = "busy",
        /// This player has asked often of late.
        TooOften = "too_often",
        /// No question is open that one could answer or take back.
        NoVote = "no_vote",
        /// The player is there, or has not been away for long.
        NotGone = "not_gone",
        /// Somebody is missing.
        Missing = "missing",
        /// It cannot be arranged so.
        InvalidArrangement = "invalid_arrangement",
        /// A message is empty or too long.
        Words = "words",
        /// Those who watch speak among themselves.
        NotYours = "not_yours",
        /// Those who play speak to the table or to seats.
        NotWatching = "not_watching",
        /// A talk of seats has the speaker and somebody else.
        Alone = "alone",
        /// Nobody is there to hear it.
        NobodyThere = "nobody_there",
        /// Too much was said at once.
        TooFast = "too_fast",
        /// The table has heard enough.
        Enough = "enough",
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_called_the_same_on_the_wire_and_in_sentences() {
        for code in
            [RefusalCode::Rule, RefusalCode::NothingToConcede, RefusalCode::NoVote, RefusalCode::NameTaken]
        {
            assert_eq!(serde_json::to_value(code).unwrap(), code.id());
            assert_eq!(serde_json::from_value::<RefusalCode>(code.id().into()).unwrap(), code);
        }
    }

    #[test]
    fn a_code_of_a_newer_server_is_no_reason_to_stop_reading() {
        assert_eq!(serde_json::from_value::<RefusalCode>("eclipse".into()).unwrap(), RefusalCode::Unknown);
    }
}
