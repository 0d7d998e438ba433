//! The decks as the data files tell them.

use crate::atlas::STEP;
use crate::fault::DataFault;
use crate::judge::Key;
use crate::task::{self, Task};
use crate::words::Words;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// Cards in each deck.
pub const CARDS: usize = 60;
/// No card moves more steps than this.
const MOST: u32 = 12;

const CAMPAIGN: &str = "campaign.toml";
const CHALLENGES: &str = "challenges.toml";

/// How many cards of each amount are green and how many red, in steps (P30, P32).
const AMOUNTS: [(u8, usize, usize); 8] =
    [(2, 3, 4), (3, 4, 6), (4, 5, 5), (5, 5, 4), (6, 6, 4), (8, 5, 2), (10, 4, 1), (12, 2, 0)];

/// What a challenge card asks for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the head of data/challenges.toml says what each is")]
pub enum Kind {
    Quiz,
    Geography,
    Estimate,
    Memory,
    Naming,
    Forbidden,
    Speech,
    Mime,
    Story,
    Song,
}

impl Kind {
    /// How many cards of each kind there are (P40, P43).
    pub const COUNTS: [(Kind, usize); 10] = [
        (Kind::Quiz, 10),
        (Kind::Geography, 8),
        (Kind::Estimate, 4),
        (Kind::Memory, 6),
        (Kind::Naming, 6),
        (Kind::Forbidden, 4),
        (Kind::Speech, 8),
        (Kind::Mime, 6),
        (Kind::Story, 4),
        (Kind::Song, 4),
    ];

    /// Is it voted on (P43)?
    pub const fn is_performance(self) -> bool {
        matches!(self, Kind::Speech | Kind::Mime | Kind::Story | Kind::Song)
    }
}

/// A campaign card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignCard {
    /// Green, or red?
    pub credit: bool,
    /// What it brings or costs, in steps of 100 000 votes.
    pub steps: u8,
    /// Its title.
    pub title: Words,
    /// Its text.
    pub text: Words,
}

/// A challenge card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeCard {
    /// What kind of card it is.
    pub kind: Kind,
    /// The time to answer or perform.
    pub seconds: u32,
    /// Of a hundred bots, how many succeed (PR13).
    pub difficulty: u8,
    /// Its title.
    pub title: Words,
    /// The question or the task.
    pub text: Words,
    /// How an answer is judged.
    pub task: Task,
    /// What settles the fact, if it is one.
    pub source: Option<String>,
}

/// Both decks.
#[derive(Clone, Debug)]
pub struct Decks {
    campaign: Vec<CampaignCard>,
    challenges: Vec<ChallengeCard>,
    /// What answers to each challenge card are compared with.
    keys: Vec<Key>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<T> {
    card: Vec<T>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignEntry {
    kind: Colour,
    voters: u32,
    title: Words,
    text: Words,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colour {
    Credit,
    Cost,
}

impl Decks {
    /// Those that come with the game.
    pub fn printed() -> Result<Arc<Decks>, DataFault> {
        static PRINTED: LazyLock<Result<Arc<Decks>, DataFault>> = LazyLock::new(|| {
            let campaign = include_str!("../../data/campaign.toml");
            let challenges = include_str!("../../data/challenges.toml");
            Decks::read(campaign, challenges).map(Arc::new)
        });
        PRINTED.clone()
    }

    /// Reads a file of campaign cards and one of challenge cards.
    pub fn read(campaign: &str, challenges: &str) -> Result<Decks, DataFault> {
        let (campaign, challenges) = (read_campaign(campaign)?, read_challenges(challenges)?);
        let keys = challenges.iter().map(|card| Key::new(&card.task)).collect();
        Ok(Decks { campaign, challenges, keys })
    }

    /// A campaign card by its number, if there is one.
    pub fn campaign(&self, card: u8) -> Option<&CampaignCard> {
        self.campaign.get(usize::from(card))
    }

    /// What answers to a challenge card are compared with.
    pub(crate) fn key(&self, card: u8) -> &Key {
        self.keys.get(usize::from(card)).unwrap_or(&Key::Task)
    }

    /// A challenge card by its number, if there is one.
    pub fn challenge(&self, card: u8) -> Option<&ChallengeCard> {
        self.challenges.get(usize::from(card))
    }
}

fn read<T: for<'a> Deserialize<'a>>(file: &'static str, text: &str) -> Result<Vec<T>, DataFault> {
    let read: File<T> =
        toml::from_str(text).map_err(|error| DataFault::Unreadable { file, why: error.to_string() })?;
    if read.card.len() == CARDS {
        Ok(read.card)
    } else {
        Err(DataFault::Whole { file, why: format!("{CARDS} cards are expected, not {}", read.card.len()) })
    }
}

/// A card by its number, counted from 1 as people do, and its title.
fn which(number: usize, title: &Words) -> String {
    format!("card {} ({})", number + 1, title.fr)
}

fn filled(words: &Words) -> bool {
    !words.fr.trim().is_empty() && !words.en.trim().is_empty()
}

fn read_campaign(text: &str) -> Result<Vec<CampaignCard>, DataFault> {
    let entries: Vec<CampaignEntry> = read(CAMPAIGN, text)?;
    let mut cards = Vec::new();
    for (number, entry) in entries.into_iter().enumerate() {
        let fault =
            |why: String| DataFault::Entry { file: CAMPAIGN, which: which(number, &entry.title), why };
        if !entry.voters.is_multiple_of(STEP) || !(1..=MOST).contains(&(entry.voters / STEP)) {
            return Err(fault(format!("voters are a multiple of {STEP}, at most {}", MOST * STEP)));
        }
        if !filled(&entry.title) || !filled(&entry.text) {
            return Err(fault("a title and a text are needed in both languages".into()));
        }
        // At most twelve steps, as was seen above.
        let (credit, steps) = (entry.kind == Colour::Credit, (entry.voters / STEP) as u8);
        cards.push(CampaignCard { credit, steps, title: entry.title, text: entry.text });
    }
    for (steps, green, red) in AMOUNTS {
        let count = |credit| cards.iter().filter(|card| card.credit == credit && card.steps == steps).count();
        if (count(true), count(false)) != (green, red) {
            let votes = u32::from(steps) * STEP;
            let why = format!("of {votes} there are {green} green and {red} red cards");
            return Err(DataFault::Whole { file: CAMPAIGN, why });
        }
    }
    Ok(cards)
}

fn read_challenges(text: &str) -> Result<Vec<ChallengeCard>, DataFault> {
    let entries: Vec<task::Entry> = read(CHALLENGES, text)?;
    let mut cards = Vec::new();
    for (number, entry) in entries.into_iter().enumerate() {
        let named = which(number, entry.title());
        let card =
            entry.card().map_err(|why| DataFault::Entry { file: CHALLENGES, which: named.clone(), why })?;
        if !filled(&card.title) || !filled(&card.text) {
            let why = "a title and a text are needed in both languages".into();
            return Err(DataFault::Entry { file: CHALLENGES, which: named, why });
        }
        cards.push(card);
    }
    for (kind, wanted) in Kind::COUNTS {
        let count = cards.iter().filter(|card| card.kind == kind).count();
        if count != wanted {
            let why = format!("{wanted} cards of the kind {kind:?} are expected, not {count}");
            return Err(DataFault::Whole { file: CHALLENGES, why });
        }
    }
    Ok(cards)
}
