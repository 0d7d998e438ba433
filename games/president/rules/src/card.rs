//! The decks as the data files tell them.

use crate::atlas::STEP;
use crate::editions::Edition;
use crate::fault::DataFault;
use crate::task::{self, Task};
use crate::words::Words;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};
use toml::Spanned;

/// Cards in each deck.
pub const CARDS: usize = 60;
/// No card moves more steps than this.
const MOST: u32 = 12;

/// The decks by the names of their files.
pub(crate) const DECKS: &[&str] = &["campaign", "challenges"];

/// The longest title, campaign text and challenge text, in characters, as the heads of the files say.
const TITLE: usize = 40;
const NEWS: usize = 140;
const QUESTION: usize = 220;

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

    /// Its name as the file spells it.
    fn name(self) -> String {
        // A kind is written as a word; anything else would be a mistake of ours, and shows as an empty name.
        serde_json::to_value(self).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
    }

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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<T> {
    card: Vec<Spanned<T>>,
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
    /// Those that come with the newest edition of the game.
    pub fn printed() -> Result<Arc<Decks>, DataFault> {
        static PRINTED: LazyLock<Result<Arc<Decks>, DataFault>> = LazyLock::new(|| {
            let campaign = include_str!("../../data/campaign.toml");
            let challenges = include_str!("../../data/challenges.toml");
            Decks::read(campaign, challenges).map(Arc::new)
        });
        PRINTED.clone()
    }

    /// Those of the first edition.
    pub fn first() -> Result<Arc<Decks>, DataFault> {
        static FIRST: LazyLock<Result<Arc<Decks>, DataFault>> = LazyLock::new(|| {
            let campaign = include_str!("../../data/first-edition/campaign.toml");
            let challenges = include_str!("../../data/first-edition/challenges.toml");
            Decks::read(campaign, challenges).map(Arc::new)
        });
        FIRST.clone()
    }

    /// Those that an edition is played with.
    pub(crate) fn of(edition: Edition) -> Result<Arc<Decks>, DataFault> {
        if edition.has_first_decks() { Decks::first() } else { Decks::printed() }
    }

    /// Reads a file of campaign cards and one of challenge cards.
    pub fn read(campaign: &str, challenges: &str) -> Result<Decks, DataFault> {
        Ok(Decks { campaign: read_campaign(campaign)?, challenges: read_challenges(challenges)? })
    }

    /// Reads one deck alone, by the name of its file: how many cards it has.
    pub(crate) fn check(name: &str, text: &str) -> Option<Result<usize, DataFault>> {
        match name {
            "campaign" => Some(read_campaign(text).map(|cards| cards.len())),
            "challenges" => Some(read_challenges(text).map(|cards| cards.len())),
            _ => None,
        }
    }

    /// A campaign card by its number, if there is one.
    pub fn campaign(&self, card: u8) -> Option<&CampaignCard> {
        self.campaign.get(usize::from(card))
    }

    /// A challenge card by its number, if there is one.
    pub fn challenge(&self, card: u8) -> Option<&ChallengeCard> {
        self.challenges.get(usize::from(card))
    }
}

fn read<T: for<'a> Deserialize<'a>>(file: &'static str, text: &str) -> Result<Vec<Spanned<T>>, DataFault> {
    let read: File<T> =
        toml::from_str(text).map_err(|error| DataFault::Unreadable { file, why: error.to_string() })?;
    if read.card.len() == CARDS {
        Ok(read.card)
    } else {
        Err(DataFault::Whole { file, why: format!("{CARDS} cards are expected, not {}", read.card.len()) })
    }
}

/// A card by the line it begins on, its number, counted from 1 as people do, and its title.
fn which<T>(text: &str, number: usize, entry: &Spanned<T>, title: &Words) -> String {
    let before = text.as_bytes().iter().take(entry.span().start);
    let line = before.filter(|byte| **byte == b'\n').count() + 1;
    format!("line {line}, card {} ({})", number + 1, title.fr)
}

/// Title and text are there in both languages, and fit.
fn worded(title: &Words, text: &Words, most: usize) -> Result<(), String> {
    if [title, text].iter().any(|words| words.each().iter().any(|said| said.trim().is_empty())) {
        return Err("a title and a text are needed in both languages".into());
    }
    let longer = |words: &Words, most| words.each().iter().any(|said| said.chars().count() > most);
    if longer(title, TITLE) || longer(text, most) {
        return Err(format!("a title has {TITLE} characters at most and a text {most}; shorten it"));
    }
    Ok(())
}

fn read_campaign(text: &str) -> Result<Vec<CampaignCard>, DataFault> {
    let entries: Vec<Spanned<CampaignEntry>> = read(CAMPAIGN, text)?;
    let mut cards = Vec::new();
    for (number, spanned) in entries.into_iter().enumerate() {
        let which = which(text, number, &spanned, &spanned.get_ref().title);
        let card = campaign_card(spanned.into_inner());
        cards.push(card.map_err(|why| DataFault::Entry { file: CAMPAIGN, which, why })?);
    }
    for (steps, green, red) in AMOUNTS {
        let count = |credit| cards.iter().filter(|card| card.credit == credit && card.steps == steps).count();
        let found = (count(true), count(false));
        if found != (green, red) {
            let votes = u32::from(steps) * STEP;
            let why = format!(
                "of {votes} votes {green} green and {red} red cards are expected, not {} and {}",
                found.0, found.1
            );
            return Err(DataFault::Whole { file: CAMPAIGN, why });
        }
    }
    Ok(cards)
}

fn campaign_card(entry: CampaignEntry) -> Result<CampaignCard, String> {
    let CampaignEntry { kind, voters, title, text } = entry;
    if !voters.is_multiple_of(STEP) || !(1..=MOST).contains(&(voters / STEP)) {
        return Err(format!("voters are a multiple of {STEP}, at most {}", MOST * STEP));
    }
    worded(&title, &text, NEWS)?;
    // At most twelve steps, as was seen above.
    Ok(CampaignCard { credit: kind == Colour::Credit, steps: (voters / STEP) as u8, title, text })
}

fn read_challenges(text: &str) -> Result<Vec<ChallengeCard>, DataFault> {
    let entries: Vec<Spanned<task::Entry>> = read(CHALLENGES, text)?;
    let mut cards = Vec::new();
    for (number, spanned) in entries.into_iter().enumerate() {
        let which = which(text, number, &spanned, spanned.get_ref().title());
        let card = spanned.into_inner().card();
        let card = card.and_then(|card| worded(&card.title, &card.text, QUESTION).map(|()| card));
        cards.push(card.map_err(|why| DataFault::Entry { file: CHALLENGES, which, why })?);
    }
    for (kind, wanted) in Kind::COUNTS {
        let count = cards.iter().filter(|card| card.kind == kind).count();
        if count != wanted {
            let why = format!("{wanted} cards of the kind `{}` are expected, not {count}", kind.name());
            return Err(DataFault::Whole { file: CHALLENGES, why });
        }
    }
    Ok(cards)
}
