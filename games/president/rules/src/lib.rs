//! Le Jeu du Président: parties win France territory by territory, by dice, cards and challenges, in two rounds.
#![allow(dead_code, reason = "the types come first, what uses them follows")]

mod action;
mod atlas;
mod card;
mod debts;
mod dice;
mod event;
mod fault;
mod options;
mod party;
mod pile;
mod state;
mod step;
mod task;
mod territory;
mod view;
mod words;

pub use action::{Action, Ballot, Bell};
pub use atlas::{Atlas, Place, STEP};
pub use card::{CARDS, CampaignCard, ChallengeCard, Decks, Kind};
pub use dice::{Dice, Face};
pub use event::{Event, Lost};
pub use fault::DataFault;
pub use party::{Office, Party};
pub use state::State;
pub use step::{Ending, Purpose, Step};
pub use task::Task;
pub use territory::{TERRITORIES, Territories, Territory};
pub use view::{Campaign, Challenge, Debt, PileSeen, Question, Sum, View, Wants};
pub use words::Words;
