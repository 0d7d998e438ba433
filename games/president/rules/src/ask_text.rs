//! The text of a question to the atlas: which places it may have, and what fills them (P40).

use crate::Atlas;
use crate::ask::{Ask, AtlasQuestion, Subject};
use crate::rank::Rank;
use crate::slots::Filling;
use rules::Bilingual;

impl AtlasQuestion {
    /// What fills the places of the text about this with this rank.
    pub(crate) fn filling(&self, about: Subject, rank: Rank, atlas: &Atlas) -> Filling {
        let mut filling = Filling::default();
        if let Some(other) = self.other(about, rank, atlas) {
            filling.other(atlas, other);
        }
        match about {
            Subject::Place(territory) => filling.place(atlas, territory),
            Subject::Region(region) => {
                let name = atlas.regions().get(usize::from(region)).map_or("", |(name, _)| name);
                filling.put("region", Bilingual::same(name));
            }
            Subject::Letter(letter) => filling.put("letter", Bilingual::same(&letter.to_string())),
            Subject::Letters(one, other) => {
                let words = Bilingual { fr: format!("{one} ou {other}"), en: format!("{one} or {other}") };
                filling.put("letters", words);
            }
            Subject::Word(word) => {
                let word = self.words.get(usize::from(word)).map_or("", String::as_str);
                filling.put("word", Bilingual::same(word));
            }
        }
        filling
    }

    /// The names of the places that a text may have, of which it need not have all.
    pub(crate) fn places(&self) -> &'static [&'static str] {
        match (self.kind, self.ask) {
            (_, Ask::Sum | Ask::Distance) => &["the", "The", "of", "name", "code", "other", "of_other"],
            _ if self.is_about_regions() => &["region"],
            (_, Ask::Initials | Ask::PrefectureInitials) => &["letters"],
            (_, Ask::WithWord) => &["word"],
            (_, Ask::Initial | Ask::PrefectureInitial) => &["letter"],
            (_, Ask::Name) => &["code"],
            (_, Ask::Seat | Ask::TownNumber) => &["prefecture"],
            (_, Ask::Prefecture | Ask::Region) => &["the", "The", "of", "name", "code"],
            (_, Ask::Number | Ask::Point | Ask::Neighbour | Ask::Stranger | Ask::Neighbours) => {
                &["the", "The", "of", "name"]
            }
            (_, Ask::Registered | Ask::FurtherNorth | Ask::MoreVoters) => {
                &["the", "The", "of", "name", "code", "prefecture"]
            }
            _ => &[],
        }
    }

    /// The places of which a text has one at least, group by group, since otherwise it does not say what is asked about.
    pub(crate) fn subject_places(&self) -> [&'static [&'static str]; 2] {
        match self.ask {
            Ask::Sum | Ask::Distance => self.places().split_at(self.places().len() - 2).into(),
            _ => [self.places(), &[]],
        }
    }
}
