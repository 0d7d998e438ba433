//! The decks: those that come with the game, by edition, and the reading of their files.

use crate::card::{CampaignCard, CampaignEntry, ChallengeCard, ChallengeKind};
use crate::data_error::{CardError, DataError};
use crate::editions::Edition;
use crate::entry::ChallengeEntry;
use crate::pack::Pack;
use crate::proof;
use crate::recipe::Dealt;
use crate::{Atlas, STEP};
use data_file::{Document, Lined};
use rules::Bilingual;
use serde::Deserialize;
use std::sync::{Arc, LazyLock};

/// The campaign deck, by the name of its file, and a pack of one's own; a deck of challenges goes by its kind.
const CAMPAIGN: &str = "campaign";
const PACK: &str = "pack";

/// The decks by the names of their files: one for each kind of challenge, and one for packs.
pub(crate) const DECKS: &[&str] = &[
    CAMPAIGN,
    PACK,
    "quiz",
    "geography",
    "estimate",
    "memory",
    "naming",
    "forbidden",
    "speech",
    "mime",
    "story",
    "song",
    "debate",
];

/// The files of the challenges, in the order of their kinds.
const CHALLENGES: [&str; 11] = [
    include_str!("../../data/challenges/quiz.toml"),
    include_str!("../../data/challenges/geography.toml"),
    include_str!("../../data/challenges/estimate.toml"),
    include_str!("../../data/challenges/memory.toml"),
    include_str!("../../data/challenges/naming.toml"),
    include_str!("../../data/challenges/forbidden.toml"),
    include_str!("../../data/challenges/speech.toml"),
    include_str!("../../data/challenges/mime.toml"),
    include_str!("../../data/challenges/story.toml"),
    include_str!("../../data/challenges/song.toml"),
    include_str!("../../data/challenges/debate.toml"),
];

/// Of how many votes there are how many green cards and how many red ones in sixty, in steps (P30, P32).
const AMOUNTS: [(u8, usize, usize); 8] =
    [(2, 3, 4), (3, 4, 6), (4, 5, 5), (5, 5, 4), (6, 6, 4), (8, 5, 2), (10, 4, 1), (12, 2, 0)];

/// The most campaign cards there are, those of a pack included; a number of one is a byte.
pub(crate) const CAMPAIGN_CARDS: usize = 180;
/// The most challenge cards there are, those of a pack included.
pub(crate) const CHALLENGE_CARDS: usize = 288;

/// Both decks.
#[derive(Clone, Debug)]
pub struct Decks {
    campaign: Vec<Arc<CampaignCard>>,
    challenges: Vec<Arc<ChallengeCard>>,
    atlas: Arc<Atlas>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile<T> {
    card: Vec<Lined<T>>,
}

impl Decks {
    /// Those that come with the newest edition of the game.
    pub fn printed() -> Result<Arc<Decks>, DataError> {
        static PRINTED: LazyLock<Result<Arc<Decks>, DataError>> = LazyLock::new(|| {
            let campaign = read_campaign(include_str!("../../data/campaign.toml"), 2)?;
            let atlas = Atlas::printed()?;
            let mut challenges = Vec::new();
            for (kind, text) in ChallengeKind::ALL.into_iter().zip(CHALLENGES) {
                challenges.extend(read_challenges(text, Some(kind), &atlas)?);
            }
            Ok(Arc::new(Decks::new(campaign, challenges, atlas)))
        });
        PRINTED.clone()
    }

    /// Those of the first edition, in which every question is the same each time.
    pub fn first() -> Result<Arc<Decks>, DataError> {
        static FIRST: LazyLock<Result<Arc<Decks>, DataError>> = LazyLock::new(|| {
            let campaign = read_campaign(include_str!("../../data/first-edition/campaign.toml"), 1)?;
            let atlas = Atlas::printed()?;
            let challenges = include_str!("../../data/first-edition/challenges.toml");
            let challenges = read_challenges(challenges, None, &atlas)?;
            Ok(Arc::new(Decks::new(campaign, challenges, atlas)))
        });
        FIRST.clone()
    }

    fn new(campaign: Vec<CampaignCard>, challenges: Vec<ChallengeCard>, atlas: Arc<Atlas>) -> Decks {
        let campaign = campaign.into_iter().map(Arc::new).collect();
        Decks { campaign, challenges: challenges.into_iter().map(Arc::new).collect(), atlas }
    }

    /// These with a pack of one's own: its cards follow, or, where it is played alone, stand instead (PR37).
    pub(crate) fn with(&self, pack: Pack) -> Decks {
        let mut decks = self.clone();
        if pack.alone && !pack.campaign.is_empty() {
            decks.campaign.clear();
        }
        if pack.alone && !pack.challenges.is_empty() {
            decks.challenges.clear();
        }
        decks.campaign.extend(pack.campaign.into_iter().map(Arc::new));
        decks.challenges.extend(pack.challenges.into_iter().map(Arc::new));
        debug_assert!(decks.campaign.len() <= CAMPAIGN_CARDS && decks.challenges.len() <= CHALLENGE_CARDS);
        decks
    }

    /// Those that an edition is played with.
    pub(crate) fn of(edition: Edition) -> Result<Arc<Decks>, DataError> {
        if edition.has_first_decks() { Decks::first() } else { Decks::printed() }
    }

    /// Reads one deck alone, by the name of its file: how many cards it has.
    pub(crate) fn check(name: &str, text: &str) -> Option<Result<usize, DataError>> {
        if name == PACK {
            return Some(Pack::check(text));
        }
        if name == CAMPAIGN {
            return Some(read_campaign(text, 2).map(|cards| cards.len()));
        }
        let kind = ChallengeKind::ALL.into_iter().find(|kind| kind.name() == name)?;
        Some(Atlas::printed().and_then(|atlas| Ok(read_challenges(text, Some(kind), &atlas)?.len())))
    }

    /// How many campaign cards there are.
    pub fn campaign_cards(&self) -> usize {
        self.campaign.len()
    }

    /// How many challenge cards there are.
    pub fn challenge_cards(&self) -> usize {
        self.challenges.len()
    }

    /// A campaign card by its number, if there is one.
    #[inline]
    pub fn campaign(&self, card: u8) -> Option<&CampaignCard> {
        self.campaign.get(usize::from(card)).map(Arc::as_ref)
    }

    /// A challenge card by its number, if there is one.
    #[inline]
    pub fn challenge(&self, card: u16) -> Option<&ChallengeCard> {
        self.challenges.get(usize::from(card)).map(Arc::as_ref)
    }

    /// The text of a challenge card when this number was drawn; none where it is the one that is printed.
    pub(crate) fn filled_text(&self, card: u16, number: u32) -> Option<Bilingual> {
        let card = self.challenge(card).filter(|card| card.text.fr.contains('{'))?;
        Some(card.dealing.text(&card.text, number, &self.atlas))
    }

    /// A challenge card as it is read when this number was drawn. The right answer is in there.
    pub fn dealt(&self, card: u16, number: u32) -> Option<Dealt> {
        let card = self.challenge(card)?;
        // A number from outside may be too large.
        let number = number % card.tasks();
        let text = card.dealing.text(&card.text, number, &self.atlas);
        Some(Dealt { text, task: card.dealing.task(number, &self.atlas) })
    }
}

/// Reads cards, each with `read`, and tells of one that is not as it has to be where it stands, or is called like one of
/// those that were read before.
pub(crate) fn read_cards<T, Card>(
    entries: Vec<Lined<T>>,
    titles: &mut Vec<Bilingual>,
    title: impl Fn(&T) -> &Bilingual,
    read: impl Fn(T) -> Result<Card, CardError>,
) -> Result<Vec<Card>, DataError> {
    let mut cards = Vec::with_capacity(entries.len());
    for (number, Lined { line, value }) in (1..).zip(entries) {
        let title = title(&value).clone();
        let alike = titles.iter().find_map(|other| title.shared_with(other).map(str::to_owned));
        let read = alike.map_or_else(|| read(value), |twice| Err(CardError::Twice(twice)));
        let fault = |fault| DataError::Card { line, number, title: title.fr.clone(), fault };
        cards.push(read.map_err(fault)?);
        titles.push(title);
    }
    Ok(cards)
}

/// The cards of a file.
fn entries<T: for<'a> Deserialize<'a>>(text: &str) -> Result<Vec<Lined<T>>, DataError> {
    let file: DeckFile<T> = Document::read(text)?.to()?;
    Ok(file.card)
}

/// Reads campaign cards: so many times the sixty that the amounts are stated for.
fn read_campaign(text: &str, times: usize) -> Result<Vec<CampaignCard>, DataError> {
    let cards = read_cards(entries(text)?, &mut Vec::new(), CampaignEntry::title, CampaignEntry::card)?;
    for (steps, green, red) in AMOUNTS {
        let count = |credit| cards.iter().filter(|card| card.credit == credit && card.steps == steps).count();
        let (found, expected) = ([count(true), count(false)], [green * times, red * times]);
        if found != expected {
            return Err(DataError::Amount { votes: u32::from(steps) * STEP, expected, found });
        }
    }
    Ok(cards)
}

/// Reads challenge cards, all of one kind or of any.
fn read_challenges(
    text: &str,
    kind: Option<ChallengeKind>,
    atlas: &Atlas,
) -> Result<Vec<ChallengeCard>, DataError> {
    read_cards(entries(text)?, &mut Vec::new(), ChallengeEntry::title, |entry: ChallengeEntry| {
        let card = entry.card(atlas)?;
        proof::read(&card)?;
        match kind.filter(|kind| *kind != card.kind) {
            Some(kind) => Err(CardError::Kind(kind)),
            None => Ok(card),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_a_pack_beside_the_cards_of_the_game() {
        let printed = Decks::printed().unwrap();
        assert!(printed.challenge_cards() + crate::pack::MOST <= CHALLENGE_CARDS);
        assert!(printed.campaign_cards() + crate::pack::MOST <= CAMPAIGN_CARDS);
        let red = printed.campaign.iter().filter(|card| !card.credit).count();
        assert!(red + crate::pack::MOST <= crate::debts::MOST, "all of them can be debts");
    }
}
