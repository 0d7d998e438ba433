//! What can be wrong with the data files, said so that whoever wrote them can find and mend it.

use crate::ChallengeKind;
use crate::ask::Ask;
use data_file::{DataFileError, FilePosition};
use rules::{Arg, Phrase, SettingsError};

/// A fault in a data file of the game, or in a pack of one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DataError {
    /// It cannot be read, or not as such a file.
    Form(DataFileError),
    /// A card is not as it has to be.
    Card {
        /// Where it begins.
        line: Option<usize>,
        /// Which one of its sort, counted from 1.
        number: usize,
        /// Its title in French.
        title: String,
        /// What is wrong.
        fault: CardError,
    },
    /// Of an amount there are other numbers of campaign cards than there have to be (P30, P32).
    Amount {
        /// The amount, in votes.
        votes: u32,
        /// How many green and red ones there should be.
        expected: [usize; 2],
        /// How many there are.
        found: [usize; 2],
    },
    /// A pack as a whole cannot be played with (PR37).
    Pack(PackError),
    /// A territory is not as it has to be.
    Territory {
        /// Its code as it is written.
        code: String,
        /// What is wrong.
        fault: AtlasError,
    },
    /// The territories together are not as they have to be.
    Atlas(AtlasError),
}

/// What is wrong with a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardError {
    /// A number, or a number of things, is not between these.
    Range {
        /// The field.
        field: String,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// What it is.
        found: i64,
    },
    /// A text is empty.
    Empty(String),
    /// A text has signs that cannot be shown.
    Unprintable(String),
    /// A text is too long.
    Long {
        /// The field.
        field: String,
        /// How many characters it has, or would have with its places filled.
        length: usize,
        /// How many it may have.
        most: usize,
    },
    /// There is a brace where no place can be filled.
    Brace(String),
    /// A brace of a text stands alone.
    LoneBrace,
    /// Nothing fills a place of the text.
    Place(String),
    /// A place is missing in the text of a language.
    Unused(String),
    /// The text does not say what it asks about: one of these places is needed.
    Unnamed(&'static [&'static str]),
    /// Something stands there twice.
    Twice(String),
    /// What is to be remembered is not one word.
    OneWord(String),
    /// A field is missing.
    Missing(&'static str),
    /// A field does not belong on a card of this kind.
    LeftOver(&'static str, ChallengeKind),
    /// A question to the atlas that no card of this kind asks.
    Ask(ChallengeKind, String),
    /// Territories are neither a region nor a list of codes.
    Among,
    /// There is no territory with this code.
    Code(String),
    /// What is to be remembered is neither a word that stands for much nor a list.
    Pool,
    /// A field is neither a text nor one in both languages.
    Item(&'static str),
    /// There is no such region on the mainland.
    Region(String),
    /// There is nothing that could be asked about.
    Nothing,
    /// The votes of a campaign card are none that there can be.
    Votes,
    /// The place of the right answer is none.
    RightPlace,
    /// The right answer is a place, and has to be words.
    RightWords,
    /// More is needed than there is to name, or nothing.
    Need,
    /// The pairs have too few answers between them.
    Answers,
    /// A card of another kind than the file has.
    Kind(ChallengeKind),
}

/// What is wrong with a pack as a whole.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PackError {
    /// It has no name, or a very long one.
    Name,
    /// It has no card.
    Empty,
    /// It has too many cards of a sort, this many.
    Many(usize),
    /// It is too long in all.
    Long,
    /// On its own it has too few challenges that are judged without a vote, this many.
    Judged(usize),
    /// On its own it has too few campaign cards, or too few green ones.
    Campaign,
}

/// What is wrong with a territory, or with all of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AtlasError {
    /// There are this many, not 99.
    Count(usize),
    /// Another one is expected here.
    Order,
    /// Its votes are none that there can be.
    Votes,
    /// It touches one that does not touch it.
    Touch,
    /// All values together are this much, not 49 000 000.
    Total(u32),
}

impl From<DataFileError> for DataError {
    fn from(error: DataFileError) -> DataError {
        DataError::Form(error)
    }
}

impl DataError {
    /// The sentence that names the line and the card and says what to do.
    pub fn phrase(&self) -> Phrase {
        let file = |why| FilePosition::default().say(why);
        match self {
            DataError::Form(error) => error.phrase(),
            DataError::Card { line, number, title, fault } => {
                let card = match title.trim() {
                    "" => Phrase::new("deck-card-untitled"),
                    title => Phrase::new("deck-card").arg("card", data_file::quoted(title)),
                };
                let card = card.number("number", *number as i64);
                FilePosition::on(*line).say_of(Arg::Said(card), fault.phrase())
            }
            DataError::Amount { votes, expected, found } => file(
                Phrase::new("deck-amount")
                    .number("votes", i64::from(*votes))
                    .number("green", expected[0] as i64)
                    .number("red", expected[1] as i64)
                    .number("greens", found[0] as i64)
                    .number("reds", found[1] as i64),
            ),
            DataError::Pack(fault) => file(fault.phrase()),
            DataError::Territory { code, fault } => {
                FilePosition::default().say_of(Arg::Name(code.clone()), fault.phrase())
            }
            DataError::Atlas(fault) => file(fault.phrase()),
        }
    }
}

impl CardError {
    fn phrase(&self) -> Phrase {
        let of = |id, field: &str| Phrase { id, args: Vec::new() }.name("field", field);
        let kind = |id, kind: ChallengeKind| Phrase { id, args: Vec::new() }.name("kind", kind.name());
        let place = |id, name: &str| Phrase { id, args: Vec::new() }.name("place", format!("{{{name}}}"));
        match self {
            CardError::Range { field, least, most, found } => {
                of("card-range", field).number("least", *least).number("most", *most).number("found", *found)
            }
            CardError::Empty(field) => of("card-empty", field),
            CardError::Unprintable(field) => of("card-unprintable", field),
            CardError::Long { field, length, most } => {
                of("card-long", field).number("length", *length as i64).number("most", *most as i64)
            }
            CardError::Brace(field) => of("card-brace", field),
            CardError::LoneBrace => Phrase::new("card-lone-brace"),
            CardError::Place(name) => place("card-place", name),
            CardError::Unused(name) => place("card-unused", name),
            CardError::Unnamed(places) => {
                let places = places.iter().map(|name| Arg::Name(format!("{{{name}}}"))).collect();
                Phrase::new("card-unnamed").arg("places", Arg::OneOf(places))
            }
            CardError::Twice(text) => Phrase::new("card-twice").arg("text", data_file::quoted(text)),
            CardError::OneWord(text) => Phrase::new("card-one-word").name("text", text.as_str()),
            CardError::Missing(field) => of("card-missing", field),
            CardError::LeftOver(field, of_kind) => kind("card-left-over", *of_kind).name("field", *field),
            CardError::Ask(of_kind, found) => {
                let known = Ask::known(*of_kind).map(|word| Arg::Name(word.to_owned())).collect();
                kind("card-ask", *of_kind)
                    .name("found", data_file::short(found))
                    .arg("known", Arg::OneOf(known))
            }
            CardError::Among => Phrase::new("card-among"),
            CardError::Code(code) => Phrase::new("card-code").name("code", data_file::short(code)),
            CardError::Pool => Phrase::new("card-pool"),
            CardError::Item(field) => of("card-item", field),
            CardError::Region(name) => Phrase::new("card-region").name("region", name.as_str()),
            CardError::Nothing => Phrase::new("card-nothing"),
            CardError::Votes => Phrase::new("card-votes"),
            CardError::RightPlace => Phrase::new("card-right-place"),
            CardError::RightWords => Phrase::new("card-right-words"),
            CardError::Need => Phrase::new("card-need"),
            CardError::Answers => Phrase::new("card-answers"),
            CardError::Kind(of_file) => kind("card-kind", *of_file),
        }
    }
}

impl PackError {
    fn phrase(self) -> Phrase {
        match self {
            PackError::Name => Phrase::new("pack-name").number("most", crate::pack::NAME as i64),
            PackError::Empty => Phrase::new("pack-empty"),
            PackError::Many(found) => Phrase::new("pack-many")
                .number("most", crate::pack::MOST as i64)
                .number("found", found as i64),
            PackError::Long => Phrase::new("pack-long"),
            PackError::Judged(found) => Phrase::new("pack-judged")
                .number("least", crate::pack::JUDGED as i64)
                .number("found", found as i64),
            PackError::Campaign => Phrase::new("pack-campaign")
                .number("least", crate::pack::CAMPAIGN as i64)
                .number("green", crate::pack::GREEN as i64),
        }
    }
}

impl AtlasError {
    fn phrase(self) -> Phrase {
        match self {
            AtlasError::Count(found) => Phrase::new("atlas-count").number("found", found as i64),
            AtlasError::Order => Phrase::new("atlas-order"),
            AtlasError::Votes => Phrase::new("atlas-votes"),
            AtlasError::Touch => Phrase::new("atlas-touch"),
            AtlasError::Total(found) => Phrase::new("atlas-total").number("found", i64::from(found)),
        }
    }
}

impl From<DataError> for SettingsError {
    fn from(fault: DataError) -> SettingsError {
        SettingsError::Board { said: fault.phrase() }
    }
}
