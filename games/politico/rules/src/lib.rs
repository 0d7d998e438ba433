//! Politico: parties form governments, bring them down, vote, promise and betray.
#![allow(dead_code, reason = "the rules that use these types come next")]

mod action;
mod card;
mod event;
mod frame;
mod options;
mod pledge;
mod spent;
mod state;
mod view;

pub use action::{Action, Bell, Vote};
pub use card::{Card, Cards, KINDS};
pub use event::{Ending, Event, Fall, Poll};
pub use frame::{Frame, Investiture, Purpose, Right, Step};
pub use options::{Amendment, Charter, Ruling};
pub use pledge::{Matter, PLEDGE_ROUNDS, PLEDGES_A_ROUND, PLEDGES_A_SEAT, Pledge, Promise, Standing};
pub use spent::ASSETS;
pub use state::{Answer, Before, Chamber, Count, Done, Government, State};
pub use view::{Party, View};
