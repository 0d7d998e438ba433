//! Questions to the atlas with four answers to choose from: which are right, which are wrong (P40).

use crate::ask::{ANSWERS, Ask, AtlasQuestion, Subject, within};
use crate::card::ChallengeKind;
use crate::rank::Rank;
use crate::{Atlas, Territories, Territory};
use rules::Bilingual;

/// A choice of fewer territories than this is filled up with wrong answers from everywhere.
const FEW: usize = 8;

/// What stands to choose from: territories or regions, by their places in the atlas.
pub(crate) struct Answers {
    pub(crate) rights: Vec<usize>,
    pub(crate) wrongs: Vec<usize>,
}

impl Answers {
    /// Four of them, and the place of the right one.
    pub(crate) fn draw(&self, rank: &mut Rank) -> (usize, Vec<usize>) {
        // The place of the right one is read first: whoever judges needs no more.
        let right = rank.digit(ANSWERS);
        let one = self.rights[rank.digit(self.rights.len())];
        let wrongs = rank.arrangement(ANSWERS - 1, self.wrongs.len()).into_iter();
        let mut four: Vec<usize> = wrongs.map(|place| self.wrongs[place]).collect();
        four.insert(right, one);
        (right, four)
    }
}

impl AtlasQuestion {
    /// The territories or regions to choose from; none where nothing is chosen.
    pub(crate) fn answers(&self, about: Subject, atlas: &Atlas) -> Option<Answers> {
        let indices = |set: Territories| set.iter().map(Territory::index).collect::<Vec<_>>();
        let region = |name: &str| atlas.regions().iter().position(|(region, _)| region == name);
        let (rights, wrongs) = match (self.kind, about) {
            (ChallengeKind::Geography, Subject::Place(territory)) => {
                let place = atlas.place(territory);
                let only = vec![territory.index()];
                let pool = self.pool(atlas);
                let rest = |set: Territories| indices(set.without(territory));
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
            (ChallengeKind::Geography, Subject::Region(region)) if self.ask == Ask::Intruder => {
                let within = within(atlas, region);
                (indices(atlas.around(within)), indices(within))
            }
            _ => return None,
        };
        Some(Answers { rights, wrongs })
    }

    /// One of them in words.
    pub(crate) fn answer(&self, one: usize, atlas: &Atlas) -> Bilingual {
        let territory = Territory::all().nth(one);
        match (self.ask, territory) {
            (Ask::Region, _) => Bilingual::same(atlas.regions().get(one).map_or("", |(name, _)| name)),
            (Ask::Prefecture, Some(territory)) => Bilingual::same(&atlas.place(territory).prefecture),
            (_, Some(territory)) => atlas.place(territory).name.clone(),
            (_, None) => Bilingual::same(""),
        }
    }
}

fn strangers(atlas: &Atlas, territory: Territory) -> Vec<usize> {
    atlas.near_strangers(territory).into_iter().map(Territory::index).collect()
}
