//! Questions that are made from the atlas: what a card with an `ask` can be about, and what is right then (P40).

use crate::card::Kind;
use crate::rank::{Rank, arrangements};
use crate::slots::Filling;
use crate::task::{Form, Task};
use crate::words::Words;
use crate::{Atlas, Territories, Territory};
use serde::Deserialize;

/// How many answers there are to choose from.
pub(crate) const ANSWERS: usize = 4;
/// A choice of fewer territories than this is filled up with wrong answers from everywhere.
const FEW: usize = 8;

/// What is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    Initial,
    PrefectureInitial,
    WithWord,
}

/// What a question is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// A territory.
    Place(Territory),
    /// A region, by its place in the atlas.
    Region(u8),
    /// A first letter.
    Letter(char),
    /// Nothing but what the card itself says.
    Itself,
}

/// A card's question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) kind: Kind,
    pub(crate) ask: Ask,
    /// The territories that it may be about; of regions, those that lie wholly among them.
    pub(crate) among: Territories,
    /// Of naming: how many suffice.
    pub(crate) need: u8,
    /// Of an estimate: how far off it may be, and what is counted.
    pub(crate) tolerance: u8,
    pub(crate) unit: Option<Words>,
    /// Of names with a word in them: the word.
    pub(crate) word: Option<String>,
}

/// What stands to choose from: territories or regions, by their places in the atlas.
struct Answers {
    rights: Vec<usize>,
    wrongs: Vec<usize>,
}

impl Question {
    /// What it can be about, each with the number of tasks there are about it.
    pub(crate) fn subjects(&self, atlas: &Atlas) -> Vec<(About, u128)> {
        let sized = |about: About| (about, self.tasks(about, atlas));
        let all: Vec<(About, u128)> = match (self.kind, self.ask) {
            (Kind::Naming, Ask::Region) | (_, Ask::Intruder | Ask::RegisteredRegion | Ask::CountRegion) => {
                let whole = |region: &u8| within(atlas, *region).without(self.among).is_empty();
                let regions = (0..atlas.regions().len() as u8).filter(whole);
                regions.map(|region| sized(About::Region(region))).collect()
            }
            (_, Ask::Initial | Ask::PrefectureInitial) => {
                ('A'..='Z').map(|letter| sized(About::Letter(letter))).collect()
            }
            (_, Ask::WithWord) => vec![sized(About::Itself)],
            _ => self.pool(atlas).iter().map(|territory| sized(About::Place(territory))).collect(),
        };
        all.into_iter().filter(|(_, tasks)| *tasks > 0).collect()
    }

    /// The territories it may be about: overseas ones touch nothing, and are regions of their own.
    fn pool(&self, atlas: &Atlas) -> Territories {
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
        self.among.and(if everywhere { atlas.single() } else { atlas.mainland() })
    }

    /// How many tasks there are about this.
    fn tasks(&self, about: About, atlas: &Atlas) -> u128 {
        if let Some(Answers { rights, wrongs }) = self.answers(about, atlas) {
            let wrong = arrangements(wrongs.len(), ANSWERS - 1);
            return ANSWERS as u128 * rights.len() as u128 * wrong;
        }
        match (self.ask, about) {
            (Ask::Sum | Ask::Distance, About::Place(_)) => self.pool(atlas).len() as u128 - 1,
            // One more than is needed: to have to name all there is would be too much.
            _ if self.kind == Kind::Naming => {
                let spare = usize::from(self.ask != Ask::WithWord);
                u128::from(self.list(about, atlas).len() >= usize::from(self.need) + spare)
            }
            _ => 1,
        }
    }

    /// The task about this with this rank.
    pub(crate) fn task(&self, about: About, mut rank: Rank, atlas: &Atlas) -> Task {
        if let Some(Answers { rights, wrongs }) = self.answers(about, atlas) {
            // The place of the right one is read first: whoever judges needs no more.
            let right = rank.digit(ANSWERS);
            let one = rights[rank.digit(rights.len())];
            let mut four: Vec<usize> =
                rank.arrangement(ANSWERS - 1, wrongs.len()).into_iter().map(|place| wrongs[place]).collect();
            four.insert(right, one);
            let answers = four.into_iter().map(|one| self.answer(one, atlas)).collect();
            return Task::Choice { answers, right: right as u8 };
        }
        match (self.ask, about) {
            (Ask::Seat | Ask::Point, About::Place(territory)) => Task::Territory(territory),
            _ if self.kind == Kind::Naming => Task::Naming { list: self.list(about, atlas), need: self.need },
            _ => {
                let number = self.number(about, self.other(about, rank, atlas), atlas);
                Task::Number { number, tolerance: self.tolerance, unit: self.unit.clone() }
            }
        }
    }

    /// The second territory, where two are asked about.
    fn other(&self, about: About, mut rank: Rank, atlas: &Atlas) -> Option<Territory> {
        let (Ask::Sum | Ask::Distance, About::Place(territory)) = (self.ask, about) else { return None };
        let mut others = self.pool(atlas);
        others.remove(territory);
        others.nth(rank.digit(others.len()))
    }

    /// The territories or regions to choose from; none where nothing is chosen.
    fn answers(&self, about: About, atlas: &Atlas) -> Option<Answers> {
        let indices = |set: Territories| set.iter().map(Territory::index).collect::<Vec<_>>();
        let region = |name: &str| atlas.regions().iter().position(|(region, _)| region == name);
        let (rights, wrongs) = match (self.kind, about) {
            (Kind::Geography, About::Place(territory)) => {
                let place = atlas.place(territory);
                let only = vec![territory.index()];
                let pool = self.pool(atlas);
                let rest = |set: Territories| indices(set.without(Territories::only(territory)));
                // Those that lie less far that way, or have fewer.
                let below = |measure: &dyn Fn(Territory) -> i64| {
                    let less = |other: &Territory| measure(*other) < measure(territory);
                    pool.iter().filter(less).map(Territory::index).collect::<Vec<_>>()
                };
                let at = |axis: usize| move |one: Territory| i64::from(atlas.place(one).at[axis]);
                let registered = |one: Territory| i64::from(atlas.place(one).registered);
                match self.ask {
                    Ask::Prefecture | Ask::Name if pool.len() < FEW => (only, rest(atlas.single())),
                    Ask::Prefecture | Ask::Name => (only, rest(pool)),
                    Ask::Neighbour => (indices(place.neighbours), strangers(atlas, territory)),
                    Ask::Stranger => (strangers(atlas, territory), indices(place.neighbours)),
                    Ask::Region => {
                        let own = region(&place.region)?;
                        (vec![own], (0..atlas.regions().len()).filter(|other| *other != own).collect())
                    }
                    Ask::MostVoters => (only, below(&registered)),
                    Ask::FewestVoters => (only, below(&|one| -registered(one))),
                    Ask::Northernmost => (only, below(&at(1))),
                    Ask::Southernmost => (only, below(&|one| -at(1)(one))),
                    Ask::Easternmost => (only, below(&at(0))),
                    Ask::Westernmost => (only, below(&|one| -at(0)(one))),
                    _ => return None,
                }
            }
            (Kind::Geography, About::Region(region)) if self.ask == Ask::Intruder => {
                let within = within(atlas, region);
                (indices(atlas.around(within)), indices(within))
            }
            _ => return None,
        };
        Some(Answers { rights, wrongs })
    }

    /// One of them in words.
    fn answer(&self, one: usize, atlas: &Atlas) -> Words {
        let territory = Territory::all().nth(one);
        match (self.ask, territory) {
            (Ask::Region, _) => Words::same(atlas.regions().get(one).map_or("", |(name, _)| name)),
            (Ask::Prefecture, Some(territory)) => Words::same(&atlas.place(territory).prefecture),
            (_, Some(territory)) => atlas.place(territory).name.clone(),
            (_, None) => Words::same(""),
        }
    }

    fn number(&self, about: About, other: Option<Territory>, atlas: &Atlas) -> i64 {
        let registered =
            |set: Territories| set.iter().map(|territory| i64::from(atlas.place(territory).registered)).sum();
        match (self.ask, about, other) {
            (Ask::Sum, About::Place(one), Some(other)) => i64::from(one.number()) + i64::from(other.number()),
            (Ask::Distance, About::Place(one), Some(other)) => atlas.kilometres(one, other),
            (Ask::Registered, About::Place(one), _) => registered(Territories::only(one)),
            (Ask::RegisteredRegion, About::Region(region), _) => registered(within(atlas, region)),
            (Ask::CountRegion, About::Region(region), _) => within(atlas, region).len() as i64,
            (_, About::Place(one), _) => i64::from(one.number()),
            _ => 0,
        }
    }

    /// All there is to name, each with its spellings.
    fn list(&self, about: About, atlas: &Atlas) -> Vec<Vec<String>> {
        let names = |set: Territories| {
            let name = |territory: Territory| atlas.place(territory).name.clone();
            set.iter().map(name).map(|Words { fr, en }| spellings(fr, en)).collect()
        };
        match (self.ask, about) {
            (Ask::Neighbours, About::Place(territory)) => names(atlas.place(territory).neighbours),
            (Ask::Region, About::Region(region)) => names(within(atlas, region)),
            (Ask::Initial, About::Letter(letter)) => {
                all_names(atlas).into_iter().filter(|names| begins(names, letter)).collect()
            }
            (Ask::PrefectureInitial, About::Letter(letter)) => {
                let towns = Territory::all().flat_map(|territory| {
                    let towns = atlas.place(territory).prefecture.split(", ");
                    towns.map(|town| vec![town.to_owned()]).collect::<Vec<_>>()
                });
                towns.filter(|names| begins(names, letter)).collect()
            }
            (Ask::WithWord, _) => {
                let word = self.word.as_deref().unwrap_or_default();
                let has = |name: &String| name.split(['-', ' ', '’']).any(|part| part == word);
                all_names(atlas).into_iter().filter(|names| names.iter().any(has)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What fills the places of the text about this with this rank.
    pub(crate) fn filling(&self, about: About, rank: Rank, atlas: &Atlas) -> Filling {
        let mut filling = Filling::default();
        if let Some(other) = self.other(about, rank, atlas) {
            filling.other(atlas, other);
        }
        match about {
            About::Place(territory) => filling.place(atlas, territory),
            About::Region(region) => {
                let name = atlas.regions().get(usize::from(region)).map_or("", |(name, _)| name);
                filling.put("region", Words::same(name));
            }
            About::Letter(letter) => filling.put("letter", Words::same(&letter.to_string())),
            About::Itself => {}
        }
        filling
    }

    /// The names of the places that a text may have, of which it need not have all.
    pub(crate) fn places(&self) -> &'static [&'static str] {
        match (self.kind, self.ask) {
            (_, Ask::Sum | Ask::Distance) => &["the", "The", "of", "name", "code", "other", "of_other"],
            (Kind::Naming, Ask::Region) | (_, Ask::Intruder | Ask::RegisteredRegion | Ask::CountRegion) => {
                &["region"]
            }
            (_, Ask::Initial | Ask::PrefectureInitial) => &["letter"],
            (_, Ask::Name) => &["code"],
            (_, Ask::Seat | Ask::TownNumber) => &["prefecture"],
            (_, Ask::Prefecture | Ask::Region) => &["the", "The", "of", "name", "code"],
            (_, Ask::Number | Ask::Point | Ask::Neighbour | Ask::Stranger | Ask::Neighbours) => {
                &["the", "The", "of", "name"]
            }
            (_, Ask::Registered) => &["the", "The", "of", "name", "code", "prefecture"],
            _ => &[],
        }
    }

    /// Is this asked by cards of this kind?
    pub(crate) fn is_asked(kind: Kind, ask: Ask) -> bool {
        match ask {
            Ask::Region => matches!(kind, Kind::Geography | Kind::Naming),
            Ask::Registered | Ask::RegisteredRegion | Ask::Distance | Ask::CountRegion => {
                kind == Kind::Estimate
            }
            Ask::Neighbours | Ask::Initial | Ask::PrefectureInitial | Ask::WithWord => kind == Kind::Naming,
            _ => kind == Kind::Geography,
        }
    }

    /// What kind of answer is wanted.
    pub(crate) fn form(&self) -> Form {
        match (self.kind, self.ask) {
            _ if self.is_choice() => Form::Choice(ANSWERS as u8),
            (Kind::Naming, _) => Form::Naming { need: self.need },
            (_, Ask::Seat | Ask::Point) => Form::Territory,
            _ => Form::Number,
        }
    }

    /// Is the answer one of four?
    pub(crate) fn is_choice(&self) -> bool {
        use Ask::{Neighbour, Prefecture, Stranger};
        let far = [Ask::Northernmost, Ask::Southernmost, Ask::Easternmost, Ask::Westernmost];
        let voters = [Ask::MostVoters, Ask::FewestVoters];
        let rest = [Prefecture, Ask::Name, Neighbour, Stranger, Ask::Region, Ask::Intruder];
        self.kind == Kind::Geography
            && (far.contains(&self.ask) || voters.contains(&self.ask) || rest.contains(&self.ask))
    }
}

fn strangers(atlas: &Atlas, territory: Territory) -> Vec<usize> {
    atlas.near_strangers(territory).into_iter().map(Territory::index).collect()
}

fn within(atlas: &Atlas, region: u8) -> Territories {
    atlas.regions().get(usize::from(region)).map_or(Territories::NONE, |(_, within)| *within)
}

/// Every name that counts as one of a territory: départements that share a territory too, and the territory itself.
fn all_names(atlas: &Atlas) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for place in Territory::all().map(|territory| atlas.place(territory)) {
        all.push(spellings(place.name.fr.clone(), place.name.en.clone()));
        all.extend(place.parts.iter().map(|part| vec![part.clone()]));
    }
    all
}

fn spellings(fr: String, en: String) -> Vec<String> {
    if fr == en { vec![fr] } else { vec![fr, en] }
}

/// Does one of the spellings begin with this letter, whatever its accent?
fn begins(names: &[String], letter: char) -> bool {
    let first =
        |name: &String| name.chars().next().map(|sign| spelling::plain(sign.encode_utf8(&mut [0; 4])));
    let letter = letter.to_ascii_lowercase();
    names.iter().any(|name| first(name).is_some_and(|first| first.starts_with(letter)))
}
