//! Politico: parties form governments, bring them down, vote, promise and betray.

mod action;
mod amendment;
mod army;
mod attack;
mod attempt;
mod audit;
mod ballot;
mod card;
mod censure;
mod chamber;
mod deck;
mod deck_fault;
mod discard;
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
mod playout;
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
mod turn;
mod union;
mod view;
mod window;
mod wording;
mod worth;

pub use action::{Action, Timer, Vote};
pub use attack::Strike;
pub use card::{Card, Cards, KINDS};
pub use deck::{Asset, Decks, Kind, Words};
pub use deck_fault::{CardFault, Counted, DeckFault, DeckWhy};
pub use effect::{Blank, Effect, Figures, NEWSPAPERS, Newspaper};
pub use event::{Ending, Event, Fall, Poll};
pub use fall::{Author, Toll};
pub use frame::{Frame, Investiture, Purpose, Right, Step};
pub use options::{Amendment, Charter, Ruling, TwoWays};
pub use pledge::{Matter, PLEDGE_ROUNDS, PLEDGES_A_ROUND, PLEDGES_A_SEAT, Pledge, Promise, Standing};
pub use preview::Blow;
pub use providential::Patience;
pub use setup::BOX;
pub use spent::ASSETS;
pub use state::{Answer, Before, Chamber, Count, Done, Government, State};
pub use view::{Party, View};

use editions::Edition;
use options::Options;
use pledge::Promises;
use rules::{
    Chance, Content, Context, Evaluate, Hidden, Locales, Narrate, OptionSpec, Outcome, Phrase, Refusal,
    Rules, Seat, Seats, Seconds, Settings, SettingsError, Timed, Viewer, Window,
};
use std::sync::Arc;

/// More inputs than a turn can take, disputes and all that they bring back included.
const INPUTS_A_TURN: u32 = 8000;

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
}

impl Rules for Politico {
    const ID: &'static str = "politico";
    const VERSION: u32 = 1;
    const EDITION: u32 = editions::NEWEST;
    const SEATS: [u8; 2] = [3, 8];

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Politico, SettingsError> {
        let decks =
            Decks::printed().map_err(|DeckFault { why, .. }| SettingsError::Board { said: why.phrase() })?;
        let options = options::read(settings);
        let promises = Arc::new(Promises::conceivable(options.rounds, seats));
        Ok(Politico { edition: Edition::new(settings.edition()), options, seats, decks, promises })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        INPUTS_A_TURN * u32::from(self.options.rounds) * u32::from(self.seats)
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        let mut state = self.set_up(context);
        self.open_turn(&mut state, context);
        self.proceed(&mut state, context);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        state.waiting()
    }

    fn may_act(&self, state: &State) -> Seats {
        let waiting = self.to_act(state);
        if state.chamber.over.is_some() {
            return waiting;
        }
        let free = state.chamber.everyone().iter().filter(|seat| self.has_asides(state, *seat));
        waiting.union(free.collect())
    }

    fn window(&self, state: &State) -> Window {
        Window(state.window)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list(state, seat, out);
    }

    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list_considered(state, seat, out);
    }

    fn pick(&self, state: &State, seat: Seat, chance: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        self.pick_one(state, seat, chance, scratch)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        self.carry_out(state, seat, action, context);
    }

    /// A card that was shown cannot be unseen.
    fn irreversible(&self, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let shows = matches!(
            action,
            Action::Form { .. }
                | Action::Providential
                | Action::Attack { .. }
                | Action::Censure
                | Action::Enter
                | Action::Topple
                | Action::Union
                | Action::Discard(_)
                | Action::DiscardForTwo(_)
        );
        shows.then_some(refusal::SHOWN)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = |seat: Seat| state.chamber.points[seat.index()];
        state.chamber.over.map(|_| Outcome::rank(self.seats, points, points))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.examine(state)
    }
}

impl Hidden for Politico {
    const SECRETS: bool = true;

    type View = View;

    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        self.awaited_by(state, viewer)
    }

    fn sealed(&self, state: &State) -> bool {
        self.is_sealed(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.hear(event, viewer)
    }

    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        self.imagine(state, seat, chance);
    }
}

impl Timed for Politico {
    type Timer = Timer;

    fn check_timer(&self, state: &State, timer: Timer) -> Result<(), Refusal> {
        self.allows_bell(state, timer)
    }

    fn apply_timer(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
        self.hear_bell(state, timer, context);
    }

    fn timers(&self) -> Vec<(Seconds, Timer)> {
        self.bells()
    }

    fn occupancy(seat: Seat, bot: bool) -> Option<Timer> {
        Some(if bot { Timer::Bot(seat) } else { Timer::Person(seat) })
    }

    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        self.silence(state)
    }
}

impl Evaluate for Politico {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }
}

impl Narrate for Politico {
    fn say_action(&self, action: &Action) -> Phrase {
        self.speak_action(action)
    }

    fn say_choice(&self, view: &View, action: &Action) -> Phrase {
        self.speak_choice(view, action)
    }

    fn is_reply(&self, view: &View) -> bool {
        view.frames.last().is_some_and(|frame| frame.is_reply())
    }

    fn say_event(&self, event: &Event) -> Phrase {
        self.speak_event(event)
    }

    fn say_view(&self, view: &View) -> Vec<Phrase> {
        self.tell_view(view)
    }

    fn say_matter(&self, view: &View) -> Vec<Phrase> {
        self.tell_matter(view)
    }

    fn locales() -> Locales {
        speech::LOCALES
    }

    fn cover() -> Locales {
        speech::COVER
    }
}

impl Content for Politico {
    const DECKS: &'static [&'static str] = deck::DECKS;

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_deck(name: &str, text: &str) -> Option<Result<usize, Phrase>> {
        Some(Decks::check(name, text)?.map_err(|why| why.phrase()))
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}
