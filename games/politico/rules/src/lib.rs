//! Politico: parties form governments, bring them down, vote, promise and betray.

mod action;
mod amendment;
mod any_card;
mod army;
mod attack;
mod attempt;
mod audit;
mod ballot;
mod card;
mod censure;
mod chamber;
mod deck;
mod deck_error;
mod discard;
mod dispatch;
mod dispute;
mod draw;
mod editions;
mod effect;
mod election;
mod end;
mod event;
mod fall;
mod frame;
mod government;
mod investiture;
mod newspaper;
mod options;
mod parry;
mod pledge;
mod points;
mod preview;
mod promise;
mod providential;
mod refusal;
mod secrets;
mod setup;
mod speech;
mod spent;
mod state;
mod steps;
mod telling;
mod timers;
mod turn;
mod union;
mod view;
mod window;
mod wording;
mod worth;

pub use action::{Action, Timer, Vote};
pub use attack::Strike;
pub use card::{Card, Cards, KINDS};
pub use deck::{Asset, AssetKind, Decks};
pub use deck_error::{CardError, Counted, DeckError, DeckErrorKind};
pub use effect::{Blank, Effect, Figures, NEWSPAPERS, Newspaper};
pub use event::{Ending, Event, Fall, Poll};
pub use fall::{Author, Toll};
pub use frame::{Frame, Investiture, Purpose, Right, Step};
pub use options::{Amendment, Charter, PartyNames, Ruling, TARGET, TwoWays};
pub use pledge::{PLEDGE_ROUNDS, PLEDGES_A_ROUND, PLEDGES_A_SEAT, Pledge, Promise, PromiseKind, Standing};
pub use preview::Blow;
pub use providential::Patience;
pub use setup::BOX;
pub use spent::ASSETS;
pub use state::{Answer, Before, Chamber, Count, Done, Government, State};
pub use view::{Party, View};

use editions::Edition;
use options::Options;
use pledge::Promises;
use std::sync::Arc;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct Politico {
    edition: Edition,
    options: Options,
    seats: u8,
    decks: Arc<Decks>,
    promises: Arc<Promises>,
}

impl Politico {
    /// What the cards and the newspapers say.
    pub fn decks(&self) -> &Decks {
        &self.decks
    }

    /// What the parties are called at this table; nothing else depends on it (AR47).
    pub fn party_names(&self) -> PartyNames {
        self.options.parties
    }
}
