//! A pack of cards of one's own, added to the decks of the game or played instead of them (PR37).

use crate::card::{CampaignCard, CampaignEntry, ChallengeCard};
use crate::data_error::{CardError, DataError, PackError};
use crate::decks::read_cards;
use crate::entry::ChallengeEntry;
use crate::{Atlas, limits, proof};
use data_file::{Document, Lined};
use serde::Deserialize;
use serde_json::Value;

/// The most challenge cards, and the most campaign cards.
pub(crate) const MOST: usize = 60;
/// The longest name, in characters.
pub(crate) const NAME: usize = 60;
/// On their own, so many challenge cards are judged without a vote: where nobody is neutral all others are left out.
pub(crate) const JUDGED: usize = 6;
/// On their own, so many campaign cards are needed, and so many green ones: those that cannot be paid stay with players.
pub(crate) const CAMPAIGN: usize = 10;
pub(crate) const GREEN: usize = 5;
/// It travels with the settings of a table, so it is no longer than this in bytes.
const MOST_BYTES: usize = 256 * 1024;

/// A pack as its file tells it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    name: String,
    #[serde(default)]
    alone: bool,
    #[serde(default)]
    challenge: Vec<Lined<ChallengeEntry>>,
    #[serde(default)]
    campaign: Vec<Lined<CampaignEntry>>,
}

/// A pack, read and checked.
#[derive(Clone, Debug)]
pub(crate) struct Pack {
    /// Are its cards played without those of the game?
    pub(crate) alone: bool,
    pub(crate) challenges: Vec<ChallengeCard>,
    pub(crate) campaign: Vec<CampaignCard>,
}

impl Pack {
    /// Reads a file: how many cards there are in it.
    pub(crate) fn check(text: &str) -> Result<usize, DataError> {
        let pack = Pack::of(&Document::read(text)?, proof::read)?;
        Ok(pack.challenges.len() + pack.campaign.len())
    }

    /// Reads a file: the pack in the form of the option.
    pub(crate) fn read(text: &str) -> Result<Value, DataError> {
        let document = Document::read(text)?;
        Pack::of(&document, proof::read)?;
        Ok(document.to_json())
    }

    /// The pack that the option holds: it was proofread as a file, and perhaps before there was as much to look for.
    pub(crate) fn from_json(value: &Value) -> Result<Pack, DataError> {
        Pack::of(&Document::of_json(value), |_| Ok(()))
    }

    fn of(
        document: &Document,
        proofread: fn(&ChallengeCard) -> Result<(), CardError>,
    ) -> Result<Pack, DataError> {
        let bad = |fault| Err(DataError::Pack(fault));
        let PackFile { name, alone, challenge, campaign } = document.to()?;
        if limits::fits("name", &name, NAME).is_err() {
            return bad(PackError::Name);
        }
        if challenge.is_empty() && campaign.is_empty() {
            return bad(PackError::Empty);
        }
        if let Some(many) = [challenge.len(), campaign.len()].into_iter().find(|cards| *cards > MOST) {
            return bad(PackError::Many(many));
        }
        if document.to_json().to_string().len() > MOST_BYTES {
            return bad(PackError::Long);
        }
        let atlas = Atlas::printed()?;
        let mut titles = Vec::new();
        let challenges = read_cards(challenge, &mut titles, ChallengeEntry::title, |entry| {
            let card = entry.card(&atlas)?;
            proofread(&card).map(|()| card)
        })?;
        let campaign = read_cards(campaign, &mut titles, CampaignEntry::title, CampaignEntry::card)?;
        if alone {
            let judged = challenges.iter().filter(|card| card.kind.is_judged()).count();
            if !challenges.is_empty() && judged < JUDGED {
                return bad(PackError::Judged(judged));
            }
            let green = campaign.iter().filter(|card| card.credit).count();
            if !campaign.is_empty() && (campaign.len() < CAMPAIGN || green < GREEN) {
                return bad(PackError::Campaign);
            }
        }
        Ok(Pack { alone, challenges, campaign })
    }
}
