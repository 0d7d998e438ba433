//! Questions that are made from the atlas: what a card with an `ask` can be about, and what is right then (P40, PR36).

use crate::ask_choice::Answers;
use crate::card::ChallengeKind;
use crate::rank::{Rank, arrangements};
use crate::task::{AnswerKind, Task};
use crate::{Atlas, Territories, Territory};
use rules::Bilingual;

/// How many answers there are to choose from.
pub(crate) const ANSWERS: usize = 4;
/// Of more than this, whatever somebody names would do.
const MANY: usize = 40;

/// What is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    // Of four: towns, names, regions.
    Prefecture,
    Name,
    Neighbour,
    Stranger,
    /// Of geography, in which one it is; of naming, what is in it.
    Region,
    Intruder,
    MostVoters,
    FewestVoters,
    Northernmost,
    Southernmost,
    Easternmost,
    Westernmost,
    // On the map.
    Seat,
    Point,
    // A number to be typed.
    Number,
    TownNumber,
    Sum,
    Registered,
    RegisteredRegion,
    Distance,
    CountRegion,
    // Names.
    Neighbours,
    Around,
    Prefectures,
    Initial,
    Initials,
    PrefectureInitial,
    PrefectureInitials,
    WithWord,
    FurtherNorth,
    MoreVoters,
}

/// What a question is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// A territory.
    Place(Territory),
    /// A region, by its place in the atlas.
    Region(u8),
    /// A first letter.
    Letter(char),
    /// A first letter, or another.
    Letters(char, char),
    /// One of the card's words, by its place.
    Word(u8),
}

/// A card's question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AtlasQuestion {
    pub(crate) kind: ChallengeKind,
    pub(crate) ask: Ask,
    /// The territories that it may be about; of regions, those that lie wholly among them.
    pub(crate) among: Territories,
    /// Of naming: how many suffice.
    pub(crate) need: u8,
    /// Of an estimate: how far off it may be, and what is counted.
    pub(crate) tolerance: u8,
    pub(crate) unit: Option<Bilingual>,
    /// Of names with a word in them: the words, of which one is drawn.
    pub(crate) words: Vec<String>,
}

impl AtlasQuestion {
    /// What it can be about, each with the number of tasks there are about it.
    pub(crate) fn subjects(&self, atlas: &Atlas) -> Vec<(Subject, u128)> {
        let sized = |about: Subject| (about, self.tasks(about, atlas));
        let all: Vec<(Subject, u128)> = match (self.kind, self.ask) {
            _ if self.is_about_regions() => {
                let whole = |region: &u8| within(atlas, *region).difference(self.among).is_empty();
                let regions = (0..atlas.regions().len() as u8).filter(whole);
                regions.map(|region| sized(Subject::Region(region))).collect()
            }
            (_, Ask::Initial | Ask::PrefectureInitial) => {
                ('A'..='Z').map(|letter| sized(Subject::Letter(letter))).collect()
            }
            (_, Ask::Initials | Ask::PrefectureInitials) => {
                let pairs = ('A'..='Z').flat_map(|one| ('A'..one).map(move |other| (other, one)));
                // Those of which either alone has something to name.
                let has = |letter: char| !self.list(Subject::Letter(letter), atlas).is_empty();
                let pairs = pairs.filter(|(one, other)| has(*one) && has(*other));
                pairs.map(|(one, other)| sized(Subject::Letters(one, other))).collect()
            }
            (_, Ask::WithWord) => {
                (0..self.words.len() as u8).map(|word| sized(Subject::Word(word))).collect()
            }
            _ => self.pool(atlas).iter().map(|territory| sized(Subject::Place(territory))).collect(),
        };
        all.into_iter().filter(|(_, tasks)| *tasks > 0).collect()
    }

    /// The territories it may be about: overseas ones touch nothing, and are regions of their own.
    pub(crate) fn pool(&self, atlas: &Atlas) -> Territories {
        let everywhere = matches!(
            self.ask,
            Ask::Prefecture
                | Ask::Name
                | Ask::Seat
                | Ask::Point
                | Ask::Number
                | Ask::TownNumber
                | Ask::Sum
                | Ask::Registered
                | Ask::MostVoters
                | Ask::FewestVoters
        );
        self.among.intersection(if everywhere { atlas.single() } else { atlas.mainland() })
    }

    /// How many tasks there are about this.
    fn tasks(&self, about: Subject, atlas: &Atlas) -> u128 {
        if let Some(Answers { rights, wrongs }) = self.answers(about, atlas) {
            let wrong = arrangements(wrongs.len(), ANSWERS - 1);
            return ANSWERS as u128 * rights.len() as u128 * wrong;
        }
        match (self.ask, about) {
            (Ask::Sum | Ask::Distance, Subject::Place(_)) => self.pool(atlas).len() as u128 - 1,
            // One more than is needed: to have to name all there is would be too much, and almost anything too little.
            _ if self.kind == ChallengeKind::Naming => {
                let spare = usize::from(self.ask != Ask::WithWord);
                let enough = usize::from(self.need) + spare..=MANY;
                u128::from(enough.contains(&self.known(about, atlas)))
            }
            _ => 1,
        }
    }

    /// The task about this with this rank.
    pub(crate) fn task(&self, about: Subject, mut rank: Rank, atlas: &Atlas) -> Task {
        if let Some(answers) = self.answers(about, atlas) {
            let (right, four) = answers.draw(&mut rank);
            let answers = four.into_iter().map(|one| self.answer(one, atlas)).collect();
            return Task::Choice { answers, right: right as u8 };
        }
        match (self.ask, about) {
            (Ask::Seat | Ask::Point, Subject::Place(territory)) => Task::Territory(territory),
            _ if self.kind == ChallengeKind::Naming => {
                Task::Naming { list: self.list(about, atlas), need: self.need }
            }
            _ => {
                let number = self.number(about, self.other(about, rank, atlas), atlas);
                Task::Number { number, tolerance: self.tolerance, unit: self.unit.clone() }
            }
        }
    }

    /// Does it help with this task that the page names a territory, with its number and its value (PR36)?
    pub(crate) fn concerns(
        &self,
        territory: Territory,
        about: Subject,
        mut rank: Rank,
        atlas: &Atlas,
    ) -> bool {
        if about == Subject::Place(territory) || self.other(about, rank, atlas) == Some(territory) {
            return true;
        }
        if self.ask == Ask::Name {
            let drawn = self.answers(about, atlas).map(|answers| answers.draw(&mut rank));
            return drawn.is_some_and(|(_, four)| four.contains(&territory.index()));
        }
        // Its name alone does not tell whether it lies further north; and some are among the largest of any list.
        let listed =
            self.kind == ChallengeKind::Naming && !matches!(self.ask, Ask::FurtherNorth | Ask::MoreVoters);
        let name = &atlas.place(territory).name.fr;
        listed && self.list(about, atlas).iter().any(|names| names.contains(name))
    }

    /// The second territory, where two are asked about.
    pub(crate) fn other(&self, about: Subject, mut rank: Rank, atlas: &Atlas) -> Option<Territory> {
        let (Ask::Sum | Ask::Distance, Subject::Place(territory)) = (self.ask, about) else { return None };
        let mut others = self.pool(atlas);
        others.remove(territory);
        others.nth(rank.digit(others.len()))
    }

    fn number(&self, about: Subject, other: Option<Territory>, atlas: &Atlas) -> i64 {
        let registered =
            |set: Territories| set.iter().map(|territory| i64::from(atlas.place(territory).registered)).sum();
        match (self.ask, about, other) {
            (Ask::Sum, Subject::Place(one), Some(other)) => {
                i64::from(one.number()) + i64::from(other.number())
            }
            (Ask::Distance, Subject::Place(one), Some(other)) => atlas.kilometres(one, other),
            (Ask::Registered, Subject::Place(one), _) => registered(Territories::only(one)),
            (Ask::RegisteredRegion, Subject::Region(region), _) => registered(within(atlas, region)),
            (Ask::CountRegion, Subject::Region(region), _) => within(atlas, region).len() as i64,
            (_, Subject::Place(one), _) => i64::from(one.number()),
            _ => 0,
        }
    }

    /// Is this asked by cards of this kind?
    pub(crate) fn is_asked(kind: ChallengeKind, ask: Ask) -> bool {
        match ask {
            Ask::Region => matches!(kind, ChallengeKind::Geography | ChallengeKind::Naming),
            Ask::Registered | Ask::RegisteredRegion | Ask::Distance | Ask::CountRegion => {
                kind == ChallengeKind::Estimate
            }
            Ask::Neighbours
            | Ask::Around
            | Ask::Prefectures
            | Ask::Initial
            | Ask::Initials
            | Ask::PrefectureInitial
            | Ask::PrefectureInitials
            | Ask::WithWord
            | Ask::FurtherNorth
            | Ask::MoreVoters => kind == ChallengeKind::Naming,
            _ => kind == ChallengeKind::Geography,
        }
    }

    /// What kind of answer is wanted.
    pub(crate) fn form(&self) -> AnswerKind {
        match (self.kind, self.ask) {
            _ if self.is_choice() => AnswerKind::Choice(ANSWERS as u8),
            (ChallengeKind::Naming, _) => AnswerKind::Naming { need: self.need },
            (_, Ask::Seat | Ask::Point) => AnswerKind::Territory,
            _ => AnswerKind::Number,
        }
    }

    /// Is it about a region? Of geography, which region something is in is about the thing.
    pub(crate) fn is_about_regions(&self) -> bool {
        match self.ask {
            Ask::Region => self.kind == ChallengeKind::Naming,
            ask => matches!(
                ask,
                Ask::Intruder | Ask::RegisteredRegion | Ask::CountRegion | Ask::Around | Ask::Prefectures
            ),
        }
    }

    /// Is the answer one of four?
    pub(crate) fn is_choice(&self) -> bool {
        use Ask::{Neighbour, Prefecture, Stranger};
        let far = [Ask::Northernmost, Ask::Southernmost, Ask::Easternmost, Ask::Westernmost];
        let voters = [Ask::MostVoters, Ask::FewestVoters];
        let rest = [Prefecture, Ask::Name, Neighbour, Stranger, Ask::Region, Ask::Intruder];
        self.kind == ChallengeKind::Geography
            && (far.contains(&self.ask) || voters.contains(&self.ask) || rest.contains(&self.ask))
    }
}

pub(crate) fn within(atlas: &Atlas, region: u8) -> Territories {
    atlas.regions().get(usize::from(region)).map_or(Territories::NONE, |(_, within)| *within)
}
