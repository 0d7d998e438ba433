//! Le Jeu du Président: parties win France territory by territory, by dice, cards and challenges, in two rounds.

mod action;
mod answers;
mod apply;
mod ask;
mod asked;
mod atlas;
mod audit;
mod ballots;
mod campaign;
mod card;
mod challenge;
mod check;
mod choices;
mod debts;
mod decks;
mod dice;
mod editions;
mod entry;
mod event;
mod explaining;
mod faces;
mod fault;
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
mod subset_sum;
mod sums;
mod task;
mod telling;
mod territory;
mod turn;
mod twenty_one;
mod value;
mod view;
mod words;
mod worth;

pub use action::{Action, Ballot, Timer};
pub use atlas::{Atlas, Place, STEP};
pub use card::{CampaignCard, ChallengeCard, Kind};
pub use decks::Decks;
pub use event::Event;
pub use faces::{Dice, Face};
pub use fault::{AtlasFault, CardFault, DataFault, PackFault};
pub use party::{Office, Party};
pub use recipe::Dealt;
pub use rounds::{ANNOUNCED_VOTES, MAJORITY_VOTES};
pub use state::State;
pub use step::{Ending, Lost, Purpose, Step};
pub use task::{Form, Task};
pub use territory::{TERRITORIES, Territories, Territory};
pub use view::{Campaign, Challenge, Debt, PileSeen, Question, Sum, View, Wants};
pub use words::Words;

use editions::Edition;
use faces::Digits;
use options::Options;
use pack::Pack;
use rules::{
    Chance, Content, Context, Evaluate, Hidden, Locales, Narrate, OptionSpec, Outcome, Phrase, Refusal,
    Rules, Seat, Seats, Seconds, Settings, SettingsError, Timed, Viewer, Window,
};
use std::sync::Arc;

/// More inputs than a turn can take: a roll, its use, a challenge with its votes and what is seized, three cards, and
/// every debt there can be.
const INPUTS_A_TURN: u32 = 1000;
/// How long a vote on a performance is open. The rules give the cards their time; this is ours, so that nobody waits long.
const BALLOT: Seconds = Seconds(60);
/// What is shown for a while is shown so many seconds longer, for the network.
pub const GRACE: u32 = 1;

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

impl Rules for President {
    const ID: &'static str = "president";
    const VERSION: u32 = 1;
    const EDITION: u32 = Edition::NEWEST;
    const SEATS: [u8; 2] = [2, 6];
    // The dice soon cover whatever a choice was worth: a bot that looked further would see little else.
    const FORESIGHT: u32 = 2;

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<President, SettingsError> {
        let options = options::read(settings, seats)?;
        let edition = Edition::of(settings);
        let mut decks = Decks::of(edition)?;
        let pack = settings.get("pack");
        if pack.is_object() {
            decks = Arc::new(decks.with(Pack::from_json(pack)?));
        }
        Ok(President { options, seats, atlas: Atlas::printed()?, decks, digits: Digits::new(), edition })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        // Two rounds, each with its own limit (PR22).
        self.options.turn_limit.map_or(u32::MAX, |turns| 100 + 2 * u32::from(turns) * INPUTS_A_TURN)
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        self.set_up(context)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        match state.step {
            Step::Join => Seats::only(self.joining(state)),
            Step::Roll | Step::Use | Step::Look | Step::Answer | Step::Challenger => Seats::only(state.turn),
            Step::Sum(_) => state.sum.map_or(Seats::NONE, |tally| Seats::only(tally.chooser)),
            Step::Challenged => state.duel.map_or(Seats::NONE, |duel| Seats::only(duel.holder)),
            Step::Ballot => {
                self.voters(state).iter().filter(|seat| state.ballots[seat.index()].is_none()).collect()
            }
            Step::Government => state.naming.map_or(Seats::NONE, Seats::only),
            Step::Over => Seats::NONE,
        }
    }

    fn window(&self, state: &State) -> Window {
        Window(state.window)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list(state, seat, out);
    }

    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.choices(state, seat, out);
        self.keep_considered(state, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        self.carry_out(state, seat, action, context);
    }

    /// An announced territory stands (P25), and what was shown or answered cannot be unseen (P61).
    fn irreversible(&self, before: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Take(_) | Action::Challenge(_) | Action::Fortify(_) => Some(refusal::ANNOUNCED),
            Action::Pick { .. } | Action::Fewest | Action::Most => Some(refusal::ANNOUNCED),
            _ if matches!(before.step, Step::Look | Step::Answer) => Some(refusal::READ),
            _ => None,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.step == Step::Over).then(|| self.result(state))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.examine(state)
    }
}

impl Hidden for President {
    const SECRETS: bool = true;

    type View = View;

    /// In a vote, everyone who was asked but the viewer itself once it has voted.
    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        if state.step != Step::Ballot {
            return self.to_act(state);
        }
        let waiting = |seat: &Seat| !viewer.is(*seat) || state.ballots[seat.index()].is_none();
        self.voters(state).iter().filter(waiting).collect()
    }

    /// Ballots are secret until all are in.
    fn sealed(&self, state: &State) -> bool {
        state.step == Step::Ballot
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    /// What is to be remembered cannot be looked up while the answer is awaited (P61), nor can the map be that is
    /// covered (PR36).
    fn hidden_in_history(&self, then: &State, context: &State) -> bool {
        let one_turn = (then.round, then.turns) == (context.round, context.turns);
        let remembered = one_turn && then.step == Step::Look && context.step == Step::Answer;
        let covered =
            |state: &State| state.step == Step::Answer && self.look(state, Viewer::Public).map_is_covered();
        remembered || covered(context) && !covered(then)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.hear(event, viewer)
    }

    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        self.imagine(state, seat, chance);
    }
}

impl Timed for President {
    type Timer = Timer;

    fn check_timer(&self, state: &State, timer: Timer) -> Result<(), Refusal> {
        self.allows_bell(state, timer)
    }

    fn apply_timer(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
        self.reseat(state, timer, context);
    }

    fn occupancy(seat: Seat, bot: bool) -> Option<Timer> {
        Some(if bot { Timer::Bot(seat) } else { Timer::Person(seat) })
    }

    fn timeout_action(&self, state: &State, seat: Seat) -> Action {
        self.silence(state, seat)
    }

    /// The time that a card gives (P40); what is to be remembered is shown for as long as it says.
    fn time_limit(&self, state: &State) -> Option<Seconds> {
        match (state.step, self.open_card(state)) {
            (Step::Look, Some(ChallengeCard { form: Form::Memory { shown, .. }, .. })) => {
                Some(Seconds(shown + GRACE))
            }
            (Step::Answer, Some(card)) => Some(Seconds(card.seconds)),
            (Step::Ballot, _) => Some(BALLOT),
            _ => None,
        }
    }
}

impl Evaluate for President {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }
}

impl Narrate for President {
    fn say_action(&self, action: &Action) -> Phrase {
        self.speak_action(action)
    }

    fn say_choice(&self, view: &View, action: &Action) -> Phrase {
        self.speak_choice(view, action)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        self.speak_event(event)
    }

    fn say_view(&self, view: &View) -> Vec<Phrase> {
        self.tell_view(view)
    }

    fn say_matter(&self, view: &View) -> Vec<Phrase> {
        view.challenge.iter().flat_map(|challenge| self.tell_challenge(challenge)).collect()
    }

    fn typed(&self, view: &View, line: &str) -> Option<Action> {
        self.hear_typed(view, line)
    }

    fn locales() -> Locales {
        speech::LOCALES
    }

    fn cover() -> Locales {
        speech::COVER
    }
}

impl Content for President {
    const DECKS: &'static [&'static str] = decks::DECKS;

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn read_board(text: &str) -> Option<Result<serde_json::Value, SettingsError>> {
        Some(Pack::read(text).map_err(SettingsError::from))
    }

    fn check_deck(name: &str, text: &str) -> Option<Result<usize, Phrase>> {
        Some(Decks::check(name, text)?.map_err(|fault| fault.phrase()))
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}
