//! The questions to the atlas by the words that a card's file has for them.

use crate::ask::{Ask, AtlasQuestion};
use crate::card::ChallengeKind;

/// All of them, in the order in which they are listed for whoever writes a card.
const ALL: [(&str, Ask); 31] = [
    ("prefecture", Ask::Prefecture),
    ("name", Ask::Name),
    ("neighbour", Ask::Neighbour),
    ("stranger", Ask::Stranger),
    ("region", Ask::Region),
    ("intruder", Ask::Intruder),
    ("most_voters", Ask::MostVoters),
    ("fewest_voters", Ask::FewestVoters),
    ("northernmost", Ask::Northernmost),
    ("southernmost", Ask::Southernmost),
    ("easternmost", Ask::Easternmost),
    ("westernmost", Ask::Westernmost),
    ("seat", Ask::Seat),
    ("point", Ask::Point),
    ("number", Ask::Number),
    ("town_number", Ask::TownNumber),
    ("sum", Ask::Sum),
    ("registered", Ask::Registered),
    ("registered_region", Ask::RegisteredRegion),
    ("distance", Ask::Distance),
    ("count_region", Ask::CountRegion),
    ("neighbours", Ask::Neighbours),
    ("around", Ask::Around),
    ("prefectures", Ask::Prefectures),
    ("initial", Ask::Initial),
    ("initials", Ask::Initials),
    ("prefecture_initial", Ask::PrefectureInitial),
    ("prefecture_initials", Ask::PrefectureInitials),
    ("with_word", Ask::WithWord),
    ("further_north", Ask::FurtherNorth),
    ("more_voters", Ask::MoreVoters),
];

impl Ask {
    /// What cards of this kind ask by this word.
    pub(crate) fn named(kind: ChallengeKind, word: &str) -> Option<Ask> {
        let known = ALL.into_iter().find(|(name, ask)| *name == word && AtlasQuestion::is_asked(kind, *ask));
        known.map(|(_, ask)| ask)
    }

    /// The words for all that cards of this kind ask.
    pub(crate) fn known(kind: ChallengeKind) -> impl Iterator<Item = &'static str> {
        ALL.into_iter().filter(move |(_, ask)| AtlasQuestion::is_asked(kind, *ask)).map(|(name, _)| name)
    }
}
