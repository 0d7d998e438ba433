//! The probe: a small game with one of everything, to try every layer before a real game depends on it.
//!
//! Its rules are in RULES.md beside this crate; the clauses are X1 to X10.

mod check;
mod options;
mod play;
mod secrets;
mod speech;
mod state;

pub use state::{Action, Ballot, Card, Event, Phase, ProbeTimer, State, View};

use rules::{
    Chance, Content, Context, Evaluate, Hidden, Locales, Narrate, OptionSpec, Outcome, Phrase, Refusal,
    Rules, Seat, Seats, Seconds, Settings, SettingsError, Timed, Viewer, Window,
};

/// How long the sealed reaction lasts (X7).
const REACTION: Seconds = Seconds(20);

/// A table of the probe game.
#[derive(Clone, Debug)]
pub struct Probe {
    seats: u8,
    rounds: u16,
    cards: u8,
    card_breaks_ties: bool,
    /// When noon rings, in seconds of play; never if 0.
    noon: u32,
}

impl Rules for Probe {
    const ID: &'static str = "probe";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = [2, 4];

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Probe, SettingsError> {
        options::read(settings, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        let seats = u32::from(self.seats);
        // A round is a turn, an answer, a ballot and a reaction; besides, everyone may protest once and noon rings once.
        u32::from(self.rounds) * (2 + 2 * seats) + seats + 1
    }

    fn deal(&self, context: &mut impl Context<Probe>) -> State {
        play::deal(self, context)
    }

    fn to_act(&self, state: &State) -> Seats {
        if self.is_over(state) {
            return Seats::NONE;
        }
        match state.phase {
            Phase::Turn | Phase::Question => Seats::only(self.active(state)),
            Phase::Ballot => self.everyone().filter(|seat| state.ballots[seat.index()].is_none()).collect(),
            Phase::Reaction => self.everyone().filter(|seat| state.strikes[seat.index()].is_none()).collect(),
        }
    }

    fn may_act(&self, state: &State) -> Seats {
        let protesters = self.everyone().filter(|seat| check::protest(self, state, *seat).is_ok());
        self.to_act(state).union(protesters.collect())
    }

    fn window(&self, state: &State) -> Window {
        Window(u32::from(state.round) * 4 + state.phase as u32)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        out.extend(check::conceivable(self).filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::action(self, state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Probe>) {
        play::act(self, state, seat, action, context);
    }

    fn irreversible(&self, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        matches!(action, Action::Show).then_some(check::SHOWN)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = |seat: Seat| state.points[seat.index()];
        let card = |seat: Seat| self.card_breaks_ties.then_some(state.hands[seat.index()]);
        let rank =
            || Outcome::rank(self.seats, |seat| (points(seat), card(seat)), |seat| points(seat).into());
        self.is_over(state).then(rank)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state::audit(self, state)
    }
}

impl Hidden for Probe {
    const SECRETS: bool = true;

    type View = View;

    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        match viewer {
            _ if !self.sealed(state) => self.to_act(state),
            Viewer::Seat(seat) if !self.to_act(state).contains(seat) => Seats::all(self.seats).without(seat),
            _ => Seats::all(self.seats),
        }
    }

    fn sealed(&self, state: &State) -> bool {
        state.phase == Phase::Reaction
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        secrets::view(self, state, viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        secrets::seen(event, viewer)
    }

    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        secrets::redeal(self, state, seat, chance);
    }
}

impl Timed for Probe {
    type Timer = ProbeTimer;

    fn check_timer(&self, state: &State, ProbeTimer::Noon: ProbeTimer) -> Result<(), Refusal> {
        check::noon(self, state)
    }

    fn apply_timer(
        &self,
        state: &mut State,
        ProbeTimer::Noon: ProbeTimer,
        context: &mut impl Context<Probe>,
    ) {
        play::noon(self, state, context);
    }

    fn timers(&self) -> Vec<(Seconds, ProbeTimer)> {
        (self.noon > 0).then_some((Seconds(self.noon), ProbeTimer::Noon)).into_iter().collect()
    }

    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        match state.phase {
            Phase::Turn => Action::Roll,
            Phase::Question => Action::Answer(check::WRONG.into()),
            Phase::Ballot => Action::Vote(Ballot::Abstain),
            Phase::Reaction => Action::Pass,
        }
    }

    fn time_limit(&self, state: &State) -> Option<Seconds> {
        self.sealed(state).then_some(REACTION)
    }
}

impl Evaluate for Probe {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        let points = |seat: Seat| f32::from(state.points[seat.index()]);
        let best_other = self.everyone().filter(|other| *other != seat).map(points).fold(f32::MIN, f32::max);
        points(seat) - best_other
    }
}

impl Narrate for Probe {
    fn say_action(&self, action: &Action) -> Phrase {
        speech::action(action)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        speech::event(event)
    }

    fn locales() -> Locales {
        Locales { fr: include_str!("../../locales/fr.ftl"), en: include_str!("../../locales/en.ftl") }
    }
}

impl Content for Probe {
    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

impl Probe {
    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::all(self.seats).iter()
    }

    fn is_over(&self, state: &State) -> bool {
        state.round >= self.rounds
    }

    /// Whose round it is (X2).
    fn active(&self, state: &State) -> Seat {
        Seat::new((state.round % u16::from(self.seats)) as u8)
    }
}
