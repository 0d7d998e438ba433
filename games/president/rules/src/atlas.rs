//! The memo: what each territory is called and worth (P4).

use crate::data_error::{AtlasError, DataError};
use crate::lexicon::Lexicon;
use crate::slots;
use crate::{TERRITORIES, Territories, Territory};
use data_file::Document;
use rules::Bilingual;
use serde::Deserialize;
use std::sync::{Arc, LazyLock};

/// Votes are counted in steps of this many.
pub const STEP: u32 = 100_000;
/// All values together, in steps: 49 000 000 votes.
pub(crate) const ALL_STEPS: u16 = 490;
/// No territory is worth more steps than this, so that sums fit 64 bits with their rounding.
pub(crate) const MOST_STEPS: u8 = 24;

/// Votes of so many steps.
#[inline]
pub(crate) fn votes(steps: impl Into<u32>) -> u32 {
    steps.into() * STEP
}

/// A territory as the data tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerritoryData {
    /// Its name.
    pub name: Bilingual,
    /// Where the prefect sits; both towns where two départements are one territory.
    pub prefecture: String,
    /// Its region, or each of the two where they differ.
    pub region: String,
    /// What it is worth, in votes.
    pub votes: u32,
    /// The French article before its name; empty where there is none.
    pub article: String,
    /// The two départements of a territory that holds two; empty for all others.
    pub parts: Vec<String>,
    /// Registered voters of 2022; none where it holds two départements.
    pub registered: u32,
    /// The centre, in ten-thousandths of a degree east and north.
    pub at: [i32; 2],
    /// Which others it touches.
    pub neighbours: Territories,
}

/// All territories, and those of each value.
#[derive(Clone, Debug)]
pub struct Atlas {
    places: Vec<TerritoryData>,
    steps: [u8; TERRITORIES],
    /// The values there are, in steps, the smallest first, each with its territories.
    values: Vec<(u8, Territories)>,
    lexicon: Lexicon,
    /// The regions of the mainland, in order of their first code, each with its territories.
    regions: Vec<(String, Territories)>,
    /// Those that are one département each.
    single: Territories,
    /// The longest that can fill a place of a text, in French and in English, by the name of the place.
    longest: Vec<(&'static str, [usize; 2])>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtlasFile {
    territory: Vec<TerritoryEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryEntry {
    code: String,
    name: String,
    name_en: Option<String>,
    prefecture: String,
    region: String,
    voters: u32,
    #[serde(default)]
    article: String,
    #[serde(default)]
    registered: u32,
    #[serde(default)]
    at: [f64; 2],
    #[serde(default)]
    neighbours: Vec<Territory>,
    #[serde(default)]
    parts: Vec<String>,
}

impl Atlas {
    /// The one that comes with the game.
    pub fn printed() -> Result<Arc<Atlas>, DataError> {
        static PRINTED: LazyLock<Result<Arc<Atlas>, DataError>> =
            LazyLock::new(|| Atlas::read(include_str!("../../data/territories.toml")).map(Arc::new));
        PRINTED.clone()
    }

    /// Reads a file of territories.
    pub fn read(text: &str) -> Result<Atlas, DataError> {
        let file: AtlasFile = Document::read(text)?.to()?;
        if file.territory.len() != TERRITORIES {
            return Err(DataError::Atlas(AtlasError::Count(file.territory.len())));
        }
        let mut atlas = Atlas {
            places: Vec::new(),
            steps: [0; TERRITORIES],
            values: Vec::new(),
            lexicon: Lexicon::default(),
            regions: Vec::new(),
            single: Territories::NONE,
            longest: Vec::new(),
        };
        for (territory, entry) in Territory::all().zip(file.territory) {
            let bad = |fault| DataError::Territory { code: entry.code.clone(), fault };
            if entry.code != territory.to_string() {
                return Err(bad(AtlasError::Order));
            }
            let steps = u8::try_from(entry.voters / STEP).unwrap_or(u8::MAX);
            if !entry.voters.is_multiple_of(STEP) || !(1..=MOST_STEPS).contains(&steps) {
                return Err(bad(AtlasError::Votes));
            }
            atlas.steps[territory.index()] = steps;
            let name = Bilingual { en: entry.name_en.unwrap_or_else(|| entry.name.clone()), fr: entry.name };
            atlas.places.push(TerritoryData {
                name,
                prefecture: entry.prefecture,
                region: entry.region,
                votes: entry.voters,
                article: entry.article,
                parts: entry.parts,
                registered: entry.registered,
                at: entry.at.map(|degrees| (degrees * 10_000.0).round() as i32),
                neighbours: entry.neighbours.into_iter().collect(),
            });
        }
        for (territory, place) in Territory::all().zip(&atlas.places) {
            if place.neighbours.iter().any(|other| !atlas.place(other).neighbours.contains(territory)) {
                return Err(DataError::Territory { code: territory.to_string(), fault: AtlasError::Touch });
            }
        }
        let all: u16 = atlas.steps.iter().copied().map(u16::from).sum();
        if all != ALL_STEPS {
            return Err(DataError::Atlas(AtlasError::Total(votes(all))));
        }
        for steps in 1..=MOST_STEPS {
            let with: Territories =
                Territory::all().filter(|territory| atlas.steps(*territory) == steps).collect();
            if !with.is_empty() {
                atlas.values.push((steps, with));
            }
        }
        atlas.lexicon = Lexicon::new(&atlas.places);
        atlas.single = Territory::all().filter(|one| atlas.place(*one).parts.is_empty()).collect();
        for territory in atlas.mainland().iter() {
            let name = &atlas.places[territory.index()].region;
            match atlas.regions.iter_mut().find(|(region, _)| region == name) {
                Some((_, within)) => within.insert(territory),
                None => atlas.regions.push((name.clone(), Territories::only(territory))),
            }
        }
        atlas.longest = slots::longest(&atlas);
        Ok(atlas)
    }

    /// What the data tells of a territory.
    pub fn place(&self, territory: Territory) -> &TerritoryData {
        &self.places[territory.index()]
    }

    /// The regions of the mainland without Corsica, each with its territories.
    pub(crate) fn regions(&self) -> &[(String, Territories)] {
        &self.regions
    }

    /// The territories that are one département each: of the others it would be asked which of two is meant.
    pub(crate) fn single(&self) -> Territories {
        self.single
    }

    /// The longest that can fill a place of a text with this name, in French and in English.
    pub(crate) fn longest(&self, name: &str) -> Option<[usize; 2]> {
        self.longest.iter().find(|(place, _)| *place == name).map(|(_, most)| *most)
    }

    /// The names of places.
    pub(crate) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// What a territory is worth, in votes.
    pub fn votes(&self, territory: Territory) -> u32 {
        votes(self.steps(territory))
    }

    /// What a territory is worth, in steps.
    #[inline]
    pub(crate) fn steps(&self, territory: Territory) -> u8 {
        self.steps[territory.index()]
    }

    /// What territories are worth together, in steps.
    #[inline]
    pub(crate) fn worth(&self, territories: Territories) -> u16 {
        territories.iter().map(|territory| u16::from(self.steps(territory))).sum()
    }

    /// The values there are, the smallest first, each with its territories.
    #[inline]
    pub(crate) fn values(&self) -> &[(u8, Territories)] {
        &self.values
    }

    /// Those worth so many steps at most.
    #[inline]
    pub(crate) fn up_to(&self, steps: u16) -> Territories {
        let few = self.values.iter().take_while(|(value, _)| u16::from(*value) <= steps);
        few.fold(Territories::NONE, |all, (_, with)| all.union(*with))
    }
}
