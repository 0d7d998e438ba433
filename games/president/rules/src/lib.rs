//! Le Jeu du Président: parties win France territory by territory, by dice, cards and challenges, in two rounds.

mod action;
mod answers;
mod ask;
mod ask_choice;
mod ask_text;
mod asked;
mod atlas;
mod audit;
mod ballots;
mod campaign;
mod card;
mod challenge;
mod data_error;
mod debts;
mod decks;
mod dice;
mod editions;
mod entry;
mod entry_recipe;
mod event;
mod explaining;
mod faces;
mod first_judge;
mod geography;
mod government;
mod inflection;
mod judge;
mod lexicon;
mod limits;
mod listing;
mod naming;
mod options;
mod pack;
mod party;
mod pile;
mod proof;
mod rank;
mod recipe;
mod refusal;
mod regions;
mod rounds;
mod saying;
mod secrets;
mod setup;
mod short_names;
mod slots;
mod speech;
mod state;
mod step;
mod steps;
mod subset_sum;
mod sums;
mod task;
mod telling;
mod territory;
mod timing;
mod turn;
mod twenty_one;
mod value;
mod view;
mod wording;
mod worth;

pub use action::{Action, Ballot, Timer};
pub use atlas::{Atlas, STEP, TerritoryData};
pub use card::{CampaignCard, ChallengeCard, ChallengeKind};
pub use data_error::{AtlasError, CardError, DataError, PackError};
pub use decks::Decks;
pub use event::Event;
pub use faces::{Dice, Face};
pub use party::{Office, Party};
pub use recipe::Dealt;
pub use rounds::{ANNOUNCED_VOTES, MAJORITY_VOTES};
pub use state::State;
pub use step::{Ending, Lost, Purpose, Step};
pub use task::{AnswerKind, Task};
pub use territory::{TERRITORIES, Territories, Territory};
pub use timing::GRACE;
pub use view::{Campaign, Challenge, Debt, OpenCard, PileSeen, Sum, View, Wants};

use editions::Edition;
use faces::Digits;
use options::Options;
use std::sync::Arc;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct President {
    options: Options,
    seats: u8,
    atlas: Arc<Atlas>,
    decks: Arc<Decks>,
    digits: Digits,
    edition: Edition,
}

impl President {
    /// What the territories are called and worth (P4).
    pub fn atlas(&self) -> &Atlas {
        &self.atlas
    }

    /// Are debts deducted whenever votes are compared (PR26)?
    pub fn deducts_debts(&self) -> bool {
        self.options.debts_count
    }

    /// What the cards say.
    pub fn decks(&self) -> &Decks {
        &self.decks
    }
}
