//! The rules proper: who may do what, what it does, and how the game ends.

use crate::{Chance, Context, Outcome, Refusal, Seat, Seats, Settings, SettingsError, Window};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// One table's rules: options read, board loaded. It never changes and is shared by all who play, show or search that table.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Its name in addresses and files.
    const ID: &'static str;

    /// The version of its files; it grows when an older one cannot be read any more.
    const VERSION: u32;

    /// The newest edition of its rules; it grows when an old log would play differently. A table keeps the edition it
    /// began with ([`Settings::edition`]), and a game plays by each of them.
    const EDITION: u32 = 1;

    /// Fewest and most seats.
    const SEATS: [u8; 2];

    /// Is nothing ever hidden, and nothing drawn after the deal? Then the same actions always lead to the same state,
    /// and a search need not ask again what is possible.
    const OPEN: bool = false;

    /// In a game with draws or secrets, so many actions ahead a strong bot plays on in its head before it judges the
    /// game by [`worth`](crate::Evaluate::worth): fewer where luck soon outweighs the choice at hand.
    const FORESIGHT: u32 = 24;

    /// All there is to know, secrets included: small, flat, no text.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What a player can do.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What people are told of it.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The rules for a table with these settings and this many seats, which [`open`](crate::Game::open) has checked against what the game declares.
    fn new(settings: &Settings, seats: u8) -> Result<Self, SettingsError>;

    /// How many play.
    fn seats(&self) -> u8;

    /// No game has more inputs than this.
    fn max_inputs(&self) -> u32;

    /// The set-up: log entry 0, with its draws.
    fn deal(&self, context: &mut impl Context<Self>) -> Self::State;

    /// The game waits for these; several in a vote, none when it is over.
    fn to_act(&self, state: &Self::State) -> Seats;

    /// These may act; besides those awaited, one who may speak out of turn.
    fn may_act(&self, state: &Self::State) -> Seats {
        self.to_act(state)
    }

    /// The decision that is open. Answers to one question share a window; the next question has another.
    fn window(&self, state: &Self::State) -> Window;

    /// Puts into `out` (emptied first) what the seat may do: all of it, or, where an answer is typed, a finite sample.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Puts into `out` (emptied first) those of the choices that a bot weighs: at least one, and fewer than all where
    /// several come to the same, as two free spaces side by side may.
    fn considered(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.choices(state, seat, out);
    }

    /// One of the choices of a seat that may act, at random. A game that can do so without listing them all should.
    fn pick(
        &self,
        state: &Self::State,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.choices(state, seat, scratch);
        scratch.swap_remove(chance.below(scratch.len() as u32) as usize)
    }

    /// May this seat do this now? Everything is checked here: whose turn it is, and the action itself, whatever it contains.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that passed [`Rules::check`]. It cannot fail.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        context: &mut impl Context<Self>,
    );

    /// The clause by which this action, once done, cannot be taken back even at once: by rule, or because it shows
    /// something hidden. Draws and the closing of a sealed window bind without being named here.
    fn irreversible(&self, before: &Self::State, seat: Seat, action: &Self::Action) -> Option<Refusal> {
        let _ = (before, seat, action);
        None
    }

    /// The result, once nobody is to act any more.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Can this state be? What must be conserved is; guards a state that comes from outside.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}
