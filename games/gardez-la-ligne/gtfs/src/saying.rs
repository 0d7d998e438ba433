//! Narration: import errors and reports as sentences.

use crate::error::{Amount, ImportError, Wrong};
use crate::kind;
use crate::table::MAX_ROW;
use gardez_la_ligne::{MAX_LINES, MAX_STATIONS};
use rules::{Arg, Locales, Phrase};

/// The sentences of an import, and those of the boards that come of it.
pub const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../locales/fr.ftl"),
        include_str!("../../locales/fr.ftl"),
        include_str!("../../../../crates/data_file/locales/fr.ftl"),
    ),
    en: concat!(
        include_str!("../locales/en.ftl"),
        include_str!("../../locales/en.ftl"),
        include_str!("../../../../crates/data_file/locales/en.ftl"),
    ),
};

impl ImportError {
    /// The sentence that says where it is and what to do.
    pub fn phrase(&self) -> Phrase {
        match self {
            ImportError::NotThere { name } => Phrase::new("feed-not-there").name("name", name),
            ImportError::NotAFeed { name } => Phrase::new("feed-not-a-feed").name("name", name),
            ImportError::Several { name, feeds } => {
                let feeds = feeds.iter().map(|feed| Arg::Name(feed.clone())).collect();
                Phrase::new("feed-several").name("name", name).arg("feeds", Arg::List(feeds))
            }
            ImportError::Missing(file) => Phrase::new("feed-missing").name("file", *file),
            ImportError::Empty(file) => Phrase::new("feed-empty").name("file", *file),
            ImportError::Utf16(file) => Phrase::new("feed-utf16").name("file", *file),
            ImportError::Column { file, column, has } => {
                Phrase::new("feed-column").name("file", *file).name("column", *column).name("has", has)
            }
            ImportError::Value { file, line, column, value, wrong } => {
                let id = if value.is_empty() { "feed-value-empty" } else { "feed-value" };
                Phrase { id, args: Vec::new() }
                    .name("file", *file)
                    .name("line", line.to_string())
                    .name("column", *column)
                    .name("value", value)
                    .arg("wrong", Arg::Message(wrong.message()))
            }
            ImportError::Row { file, line } => Phrase::new("feed-row")
                .name("file", *file)
                .name("line", line.to_string())
                .number("most", (MAX_ROW / 1024) as i64),
            ImportError::TooMuch { file, most, what } => {
                let amount = Phrase { id: what.message(), args: Vec::new() };
                let amount = amount.number("count", i64::try_from(*most).unwrap_or(i64::MAX));
                Phrase::new("feed-too-much").name("file", *file).arg("amount", Arg::Said(amount))
            }
            ImportError::Read { file } => Phrase::new("feed-unread").name("file", *file),
            ImportError::Kind(word) => {
                Phrase::new("feed-kind").name("word", word).name("words", kind::words())
            }
            ImportError::NoRoutes { has } if has.is_empty() => Phrase::new("feed-no-route-at-all"),
            ImportError::NoRoutes { has } => Phrase::new("feed-no-routes").name("has", has),
            ImportError::NoSuchLine { line, has } => {
                Phrase::new("feed-no-such-line").name("line", line).arg("has", has.clone())
            }
            ImportError::NoTrips => Phrase::new("feed-no-trips"),
            ImportError::Lines { lines, kinds, example } => Phrase::new("feed-lines")
                .number("lines", *lines as i64)
                .number("most", MAX_LINES as i64)
                .name("kinds", kinds)
                .name("example", example),
            ImportError::Stations { stations, largest } => Phrase::new("feed-stations")
                .number("stations", *stations as i64)
                .number("most", MAX_STATIONS as i64)
                .name("largest", largest),
            ImportError::Board(error) => Phrase::new("feed-board").arg("why", Arg::Said(error.phrase())),
        }
    }
}

impl Wrong {
    fn message(self) -> &'static str {
        match self {
            Wrong::Encoding => "wrong-encoding",
            Wrong::Empty => "wrong-empty",
            Wrong::EmptyServed => "wrong-empty-served",
            Wrong::Number => "wrong-number",
            Wrong::Degrees => "wrong-degrees",
            Wrong::Twice => "wrong-twice",
            Wrong::TwoLines => "wrong-two-lines",
        }
    }
}

impl Amount {
    fn message(self) -> &'static str {
        match self {
            Amount::Bytes => "amount-bytes",
            Amount::Routes => "amount-routes",
            Amount::Stops => "amount-stops",
            Amount::Trips => "amount-trips",
        }
    }
}
