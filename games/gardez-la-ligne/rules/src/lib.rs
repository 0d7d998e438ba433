//! Gardez la Ligne: unions put strike pickets on the stations of a network to win its lines.

mod action;
mod audit;
mod board;
mod event;
mod negotiation;
mod options;
mod picket;
mod preview;
mod speech;
mod state;
mod telling;
mod view;

pub use action::Action;
pub use board::{
    Badge, Bearing, Board, BoardError, BoardFault, Colour, Corridor, CorridorPlan, Line, LinePlan, Lines,
    MAX_LINES, MAX_STATIONS, Part, Place, Plan, RiverPlan, Station, StationPlan, Track,
};
pub use event::Event;
pub use preview::Preview;
pub use state::{MAX_PICKETS, MAX_UNIONS, State, Union};
pub use view::{Picket, View};

use options::Options;
use rules::{
    Chance, Content, Context, Evaluate, Hidden, Locales, Narrate, NoTimer, OptionSpec, Outcome, Phrase,
    Refusal, Rules, Seat, Seats, Settings, SettingsError, Timed, Viewer, Window,
};

/// Tokens of each union, which serve as pickets or as markers (G1).
const TOKENS: u8 = 24;
/// Pickets of each union by the number of unions (G2).
const PICKETS: [u8; MAX_UNIONS + 1] = [0, 0, 12, 10, 10, 9, 8];

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct GardezLaLigne {
    options: Options,
    seats: u8,
    /// After so many pickets the game is over (G13, GR5).
    last: u8,
    /// A union with so many markers on the sheet has no other; beyond reach where markers are no limit (GR2).
    markers: u8,
}

impl GardezLaLigne {
    /// The board played on.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// How many pickets each union has (G2).
    pub fn pickets_each(&self) -> u8 {
        PICKETS[usize::from(self.seats)]
    }

    /// How many markers each union has, where they are a limit (G1, GR2).
    pub fn marker_limit(&self) -> Option<u8> {
        self.options.marker_limit.then_some(self.markers)
    }

    /// Would influence on this line take a marker that the union does not have (GR2)?
    #[inline]
    fn needs_marker_in_vain(&self, state: &State, line: Line, union: Union) -> bool {
        state.markers(union) >= self.markers && state.influence(line, union) == 0
    }
}

impl Rules for GardezLaLigne {
    const ID: &'static str = "gardez-la-ligne";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = [2, 6];
    const OPEN: bool = true;

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<GardezLaLigne, SettingsError> {
        let options = options::read(settings, seats)?;
        let pickets = PICKETS[usize::from(seats)];
        let last = usize::from(pickets * seats).min(options.board.size()) as u8;
        let markers = if options.marker_limit { TOKENS - pickets } else { u8::MAX };
        Ok(GardezLaLigne { options, seats, last, markers })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        self.last.into()
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        let agreed = self.options.starter;
        let starter = agreed.unwrap_or_else(|| Seat::new(context.chance().below(self.seats.into()) as u8));
        context.tell(|| Event::Starter { union: starter, drawn: agreed.is_none() });
        State::new(self.seats, self.board().lines().len(), starter)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        self.turn(state).map_or(Seats::NONE, Seats::only)
    }

    fn window(&self, state: &State) -> Window {
        Window(state.placed().into())
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn(state) == Some(seat) {
            picket::offer(self, state, out);
        }
    }

    #[inline]
    fn pick(&self, state: &State, _: Seat, chance: &mut impl Chance, _: &mut Vec<Action>) -> Action {
        picket::any(self, state, chance)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Picket(station) = *action;
        picket::refuse(self, state, seat, station)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        let Action::Picket(station) = *action;
        picket::place(self, state, seat, station, context);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.turn(state).is_none().then(|| self.ranking(state))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Hidden for GardezLaLigne {
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

impl Timed for GardezLaLigne {
    type Timer = NoTimer;

    fn check_timer(&self, _: &State, timer: NoTimer) -> Result<(), Refusal> {
        match timer {}
    }

    fn apply_timer(&self, _: &mut State, timer: NoTimer, _: &mut impl Context<Self>) {
        match timer {}
    }

    /// The first free station of the list (GR10): nobody may pass.
    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        // It is asked only of a union that is awaited, so a station is free.
        Action::Picket(state.free(self.board().size()).next().unwrap_or(Station(0)))
    }
}

impl Evaluate for GardezLaLigne {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }
}

impl Narrate for GardezLaLigne {
    fn say_action(&self, action: &Action) -> Phrase {
        self.speak_action(action)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        self.speak_event(event)
    }

    fn say_view(&self, view: &View) -> Vec<Phrase> {
        self.tell_view(view)
    }

    fn locales() -> Locales {
        speech::LOCALES
    }

    fn cover() -> Locales {
        speech::COVER
    }
}

impl Content for GardezLaLigne {
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
