//! Minister: party members climb the career track, and what the press makes of them fills the cabinet.

mod action;
mod audit;
mod board;
mod cabinet;
mod editions;
mod election;
mod event;
mod faces;
mod influence;
mod options;
mod press;
mod preview;
mod refusal;
mod setup;
mod speech;
mod state;
mod steps;
mod telling;
mod track;
mod turn;
mod view;

pub use action::{Action, Pawn, Spot};
pub use board::{
    Board, BoardFault, Kind, MAX_SPACES, MAX_SPIRAL, MAX_ZONES, Plan, Spiral, SpiralPlan, Starts, Why, Zone,
    ZoneData, ZonePlan,
};
pub use event::{Ending, Event};
pub use preview::Way;
pub use state::{MAX_PLAYERS, MINISTERS, POSTS, State, Step};
pub use view::{PawnSeen, View};

use editions::Edition;
use election::Effect;
use options::Options;
use rules::{
    Chance, Content, Context, Evaluate, Hidden, Locales, Narrate, NoTimer, OptionSpec, Outcome, Phrase,
    Refusal, Rules, Seat, Seats, Settings, SettingsError, Timed, Viewer, Window,
};
use std::ops::ControlFlow;
use track::Track;

/// More inputs than a turn can take: at most eight actions of influence, each moving four pawns or sending down twelve,
/// and each move with its rolls, a number and at most sixteen removals.
const INPUTS_A_TURN: u32 = 1200;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct Minister {
    edition: Edition,
    options: Options,
    seats: u8,
    track: Track,
    /// What each space of the time spiral does.
    effects: Vec<Effect>,
    /// What a pawn in each zone may still bring, for bots.
    careers: [f32; MAX_ZONES],
}

impl Minister {
    /// The board played on.
    pub fn board(&self) -> &Board {
        &self.options.board
    }
}

impl Rules for Minister {
    const ID: &'static str = "minister";
    const VERSION: u32 = 1;
    const EDITION: u32 = Edition::NEWEST;
    const SEATS: [u8; 2] = [3, 4];

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Minister, SettingsError> {
        let (edition, options) = (Edition::of(settings), options::read(settings)?);
        let (track, effects) = (Track::new(&options), election::effects(options.board.spiral()));
        let careers = election::careers(&options.board);
        Ok(Minister { edition, options, seats, track, effects, careers })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        16 + u32::from(self.options.turn_limit) * INPUTS_A_TURN
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        let mut state = setup::deal(self, context);
        self.follow(&mut state, context);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        self.asked(state).map_or(Seats::NONE, Seats::only)
    }

    fn window(&self, state: &State) -> Window {
        Window(state.inputs)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.asked(state) == Some(seat) {
            let mut note = |action| {
                out.push(action);
                ControlFlow::Continue(())
            };
            // The list is read to its end, whatever the flow says.
            let _ = self.offers(state, &mut note);
        }
    }

    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.choices(state, seat, out);
        self.keep_considered(state, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match self.asked(state) {
            None => Err(refusal::OVER),
            Some(asked) if asked != seat => Err(refusal::NOT_ASKED),
            Some(_) if self.is_offered(state, action) => Ok(()),
            Some(_) => Err(self.why_not(state, action)),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, _: Seat, action: &Action, context: &mut impl Context<Self>) {
        state.inputs += 1;
        self.carry_out(state, action, context);
        self.follow(state, context);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        matches!(state.step, Step::Over(_)).then(|| self.ranking(state))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Hidden for Minister {
    type View = View;

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(self, state)
    }

    /// Everybody hears everything.
    fn seen(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing is hidden, so the world is what everybody sees.
    fn redeal(&self, _: &mut State, _: Seat, _: &mut impl Chance) {}
}

impl Timed for Minister {
    type Timer = NoTimer;

    fn check_timer(&self, _: &State, timer: NoTimer) -> Result<(), Refusal> {
        match timer {}
    }

    fn apply_timer(&self, _: &mut State, timer: NoTimer, _: &mut impl Context<Self>) {
        match timer {}
    }

    /// Leaves undone what may be left undone, places all it may, else does the first thing offered (MR29).
    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        match state.step {
            Step::Influence(_) | Step::Sink(_) | Step::TimeInfluence | Step::Bonus => Action::Decline,
            Step::Appoint(most) => Action::Appoint(most),
            // It is asked only of a player who is awaited, so something is offered.
            _ => self.first_offer(state).unwrap_or(Action::Roll),
        }
    }
}

impl Evaluate for Minister {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }
}

impl Narrate for Minister {
    fn say_action(&self, action: &Action) -> Phrase {
        self.speak_action(action)
    }

    fn say_choice(&self, view: &View, action: &Action) -> Phrase {
        match (view.step, action) {
            // Some pawns are down already: that is no longer to do without (MR11).
            (Step::Sink(_), Action::Decline) => Phrase::new("action-stop"),
            _ => self.speak_action(action),
        }
    }

    /// The chancellor's bonus comes in the turn of whoever moved the time marker (M52).
    fn is_reply(&self, view: &View) -> bool {
        view.step == Step::Bonus
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

impl Content for Minister {
    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn board_plan(name: &str) -> Option<serde_json::Value> {
        serde_json::to_value(Board::plan(name)?).ok()
    }

    fn read_board(text: &str) -> Option<Result<serde_json::Value, SettingsError>> {
        Some(Board::read(text).map_err(options::settings_error))
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}
