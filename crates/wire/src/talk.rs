//! The chat of a table: to whom, in which words, and what cannot be said.
//!
//! A [`Channel`] names those who hear. What is said on a channel of seats is shown to the people who sat there when it
//! was said and to nobody else, for ever: not to whoever takes such a seat later, not at the end, not in any file. So
//! messages carry no number: one that grew would tell the others that somebody whispers.

use crate::names::{self, NameError};
use crate::refusal_code::RefusalCode;
use rules::{Seats, Viewer};
use serde::{Deserialize, Serialize};

/// A longer message is refused.
pub const MAX_WORDS: usize = 500;

/// Who hears what is said.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Those who play speak; everyone hears, those who watch too.
    Table,
    /// These seats and nobody else, the speaker's among them: two are a private talk, more a group.
    Seats(Seats),
    /// Those who watch, among themselves. Those who play hear it when the game is over.
    Watchers,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TalkContent {
    /// Plain text: no sign in it means anything but itself.
    Text(String),
    /// A phrase that everyone reads in their own language.
    Quick(QuickPhrase),
}

/// The phrases that everyone reads in their own language.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickPhrase {
    /// A greeting.
    Hello,
    /// Before the game.
    GoodLuck,
    /// Praise for a move.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// A regret.
    Sorry,
    /// The speaker needs time.
    OneMoment,
    /// The others are waiting.
    YourTurn,
    /// Consent.
    Agreed,
    /// Refusal.
    NoDeal,
    /// An offer to talk.
    LetUsTalk,
    /// After the game.
    GoodGame,
    /// A farewell.
    Goodbye,
}

impl QuickPhrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [QuickPhrase; 12] = [
        QuickPhrase::Hello,
        QuickPhrase::GoodLuck,
        QuickPhrase::WellPlayed,
        QuickPhrase::Thanks,
        QuickPhrase::Sorry,
        QuickPhrase::OneMoment,
        QuickPhrase::YourTurn,
        QuickPhrase::LetUsTalk,
        QuickPhrase::Agreed,
        QuickPhrase::NoDeal,
        QuickPhrase::GoodGame,
        QuickPhrase::Goodbye,
    ];

    /// Its name, as in a message and in the files of sentences.
    pub fn name(self) -> &'static str {
        match self {
            QuickPhrase::Hello => "hello",
            QuickPhrase::GoodLuck => "good_luck",
            QuickPhrase::WellPlayed => "well_played",
            QuickPhrase::Thanks => "thanks",
            QuickPhrase::Sorry => "sorry",
            QuickPhrase::OneMoment => "one_moment",
            QuickPhrase::YourTurn => "your_turn",
            QuickPhrase::Agreed => "agreed",
            QuickPhrase::NoDeal => "no_deal",
            QuickPhrase::LetUsTalk => "let_us_talk",
            QuickPhrase::GoodGame => "good_game",
            QuickPhrase::Goodbye => "goodbye",
        }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TalkMessage {
    /// When, in milliseconds since 1970. No two at a table have the same, so it tells one message from another.
    pub at_ms: u64,
    /// Who: a seat, or one of those who watch.
    pub from: Viewer,
    /// What the speaker was called then.
    pub name: String,
    /// Who hears it.
    pub to: Channel,
    /// What was said.
    pub words: TalkContent,
}

/// Why something cannot be said.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TalkError {
    /// Nothing can be seen of it, or it is too long.
    #[error("a message has 1 to {MAX_WORDS} visible characters")]
    Length,
    /// Those who watch need a name that can be told from the others'.
    #[error("{0}")]
    Name(#[from] NameError),
    /// Those who watch speak among themselves.
    #[error("those who watch speak among themselves: send this to `watchers`")]
    NotYours,
    /// Those who play are heard at the table or by seats.
    #[error("those who play speak to the `table` or to `seats`")]
    NotWatching,
    /// A talk of seats has the speaker and somebody else.
    #[error("name your own seat and at least one other")]
    Alone,
    /// Nobody is there to hear it.
    #[error("one of these seats has nobody who could read this")]
    NobodyThere,
    /// Too much at once.
    #[error("you speak too fast: this was not said; wait a moment, then say it again")]
    TooFast,
    /// The table has heard enough.
    #[error("this table has heard as much as can be kept; nothing more can be said here")]
    Enough,
}

impl TalkError {
    /// A name that programs can rely on.
    pub fn code(self) -> RefusalCode {
        match self {
            TalkError::Length => RefusalCode::Words,
            TalkError::Name(bad) => bad.code(),
            TalkError::NotYours => RefusalCode::NotYours,
            TalkError::NotWatching => RefusalCode::NotWatching,
            TalkError::Alone => RefusalCode::Alone,
            TalkError::NobodyThere => RefusalCode::NobodyThere,
            TalkError::TooFast => RefusalCode::TooFast,
            TalkError::Enough => RefusalCode::Enough,
        }
    }
}

impl TalkContent {
    /// These words as they will be shown. What cannot be seen, or turns the text around it, is left out: it comes
    /// along when one pastes, and nobody misses it.
    pub fn cleared(self) -> Result<TalkContent, TalkError> {
        let TalkContent::Text(text) = self else { return Ok(self) };
        let breaks = |letter: char| matches!(letter, '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}');
        let seen = text.chars().map(|letter| if breaks(letter) { ' ' } else { letter });
        let seen: String = seen.filter(|letter| !names::is_hidden(*letter)).collect();
        let seen = seen.trim();
        let something = seen.chars().any(|letter| !letter.is_whitespace() && !names::joins(letter));
        if !something || seen.chars().take(MAX_WORDS + 1).count() > MAX_WORDS {
            return Err(TalkError::Length);
        }
        Ok(TalkContent::Text(seen.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;
    use serde_json::json;

    fn cleared(text: &str) -> Result<TalkContent, TalkError> {
        TalkContent::Text(text.into()).cleared()
    }

    #[test]
    fn text_stays_text_and_what_cannot_be_seen_is_left_out() {
        for (text, shown) in [
            ("  Bonjour à tous ! ", "Bonjour à tous !"),
            ("<script>alert(1)</script> & \"x\"", "<script>alert(1)</script> & \"x\""),
            ("a\u{202e}bc\u{200b}d\u{7}", "abcd"),
            ("two\r\nlines\tand\u{2028}more", "two  lines and more"),
            ("👩‍👩‍👧 ❤️ می‌خواهم", "👩‍👩‍👧 ❤️ می‌خواهم"),
        ] {
            assert_eq!(cleared(text), Ok(TalkContent::Text(shown.into())), "{text:?}");
        }
        for text in ["", " \n ", "\u{200b}\u{feff}", "\u{200d}\u{fe0f}", &"é".repeat(MAX_WORDS + 1)] {
            assert_eq!(cleared(text), Err(TalkError::Length), "{text:?}");
        }
        assert!(cleared(&"é".repeat(MAX_WORDS)).is_ok());
    }

    #[test]
    fn messages_have_these_forms() {
        let pair = Seats::only(Seat::new(0)).with(Seat::new(2));
        for (channel, form) in [
            (Channel::Table, json!("table")),
            (Channel::Seats(pair), json!({"seats": [0, 2]})),
            (Channel::Watchers, json!("watchers")),
        ] {
            assert_eq!(serde_json::to_value(channel).unwrap(), form);
        }
        for quick in QuickPhrase::ALL {
            assert_eq!(
                serde_json::to_value(TalkContent::Quick(quick)).unwrap(),
                json!({"quick": quick.name()})
            );
        }
    }
}
