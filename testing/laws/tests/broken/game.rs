//! The probe wrapped so that it breaks one law.

use laws::Probe;
use laws::probe::{Action, Ballot, Event, ProbeTimer, State, View};
use rules::{
    Chance, Content, Context, Evaluate, Hidden, Locales, Narrate, OptionSpec, Outcome, Phrase, Refusal,
    Rules, Seat, Seats, Seconds, Settings, SettingsError, Timed, Viewer, Window,
};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};

/// The ways to break it.
pub struct Break;

impl Break {
    pub const NOTHING: u8 = 0;
    pub const VIEW: u8 = 1;
    pub const REDEAL_NOTHING: u8 = 2;
    pub const REDEAL_REMEMBERS: u8 = 3;
    pub const REDEAL_LOSES: u8 = 4;
    pub const SEAL: u8 = 5;
    pub const PICK_OUTSIDE: u8 = 6;
    pub const PICK_NARROW: u8 = 7;
    pub const DUPLICATE: u8 = 8;
    pub const REFUSED: u8 = 9;
    pub const KEPT_BACK: u8 = 10;
    pub const NOT_EMPTIED: u8 = 11;
    pub const STRANGER: u8 = 12;
    pub const MAY_ACT: u8 = 13;
    pub const TIMEOUT: u8 = 14;
    pub const BOUND: u8 = 15;
    pub const OUTCOME: u8 = 16;
    pub const TIMER: u8 = 17;
    pub const WINDOW: u8 = 18;
    pub const AUDIT: u8 = 19;
    pub const AUDIT_BLIND: u8 = 20;
    pub const CHECK_PANICS: u8 = 21;
    pub const APPLY_PANICS: u8 = 22;
    pub const LUCK: u8 = 23;
    pub const DRAWS: u8 = 24;
    pub const JSON: u8 = 25;
    pub const SEEN_TWICE: u8 = 26;
    pub const WORTH: u8 = 27;
    pub const AUDIT_DEAL: u8 = 28;
    pub const AWAITED: u8 = 29;
    pub const SPEECHLESS: u8 = 30;
    pub const NOT_OPEN: u8 = 31;
    pub const NO_SECRETS: u8 = 32;
    pub const CONSIDERED: u8 = 33;
    pub const OPTION_GONE: u8 = 34;
}

/// The probe with `BREAK` broken.
pub struct Broken<const BREAK: u8> {
    probe: Probe,
    /// What a game must not have: something that changes while it is shared.
    moves: AtomicU32,
}

/// The probe's view, and something that JSON does not carry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BrokenView {
    view: View,
    #[serde(skip)]
    lost: u8,
}

/// Tells and draws for the probe as for the broken one.
struct PassThrough<'a, N, const BREAK: u8>(&'a mut N);

impl<const BREAK: u8, N: Context<Broken<BREAK>>> Context<Probe> for PassThrough<'_, N, BREAK> {
    fn chance(&mut self) -> &mut impl Chance {
        self.0.chance()
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.0.tell(event);
    }
}

impl<const BREAK: u8> Rules for Broken<BREAK> {
    const ID: &'static str = "broken";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = Probe::SEATS;
    const OPEN: bool = BREAK == Break::NOT_OPEN;

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Self, SettingsError> {
        Ok(Broken { probe: Probe::new(settings, seats)?, moves: AtomicU32::new(0) })
    }

    fn seats(&self) -> u8 {
        self.probe.seats()
    }

    fn max_inputs(&self) -> u32 {
        if BREAK == Break::BOUND { 5 } else { self.probe.max_inputs() }
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        self.probe.deal(&mut PassThrough(context))
    }

    fn to_act(&self, state: &State) -> Seats {
        self.probe.to_act(state)
    }

    fn may_act(&self, state: &State) -> Seats {
        if BREAK == Break::MAY_ACT && self.sealed(state) { Seats::NONE } else { self.probe.may_act(state) }
    }

    fn window(&self, state: &State) -> Window {
        if BREAK == Break::WINDOW { Window(0) } else { self.probe.window(state) }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut choices = Vec::new();
        self.probe.choices(state, seat, &mut choices);
        match BREAK {
            Break::DUPLICATE => choices.extend(choices.first().cloned()),
            Break::REFUSED if !choices.is_empty() => choices.push(Action::Vote(Ballot::For(Seat::new(7)))),
            Break::KEPT_BACK if state.ballots.iter().any(Option::is_some) => {
                choices.retain(|action| *action != Action::Vote(Ballot::Abstain));
            }
            _ => {}
        }
        if BREAK != Break::NOT_EMPTIED {
            out.clear();
        }
        out.append(&mut choices);
    }

    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.choices(state, seat, out);
        if BREAK == Break::CONSIDERED && out.len() > 1 {
            out.push(Action::Answer("un mot".into()));
        }
    }

    fn pick(&self, state: &State, seat: Seat, chance: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.choices(state, seat, scratch);
        match BREAK {
            Break::PICK_OUTSIDE if matches!(scratch[0], Action::Answer(_)) => Action::Answer("un mot".into()),
            Break::PICK_NARROW => scratch[chance.below(scratch.len().max(2) as u32 - 1) as usize].clone(),
            _ => scratch[chance.below(scratch.len() as u32) as usize].clone(),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Roll if BREAK == Break::STRANGER => {
                self.probe.check(state, self.to_act(state).iter().next().unwrap_or(seat), action)
            }
            Action::Vote(Ballot::For(candidate)) if BREAK == Break::CHECK_PANICS => {
                // The fault: an index from outside, used before it is looked at.
                let _ = [0, 0, 0][candidate.index()];
                self.probe.check(state, seat, action)
            }
            _ => self.probe.check(state, seat, action),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        assert!(BREAK != Break::APPLY_PANICS || *action != Action::Strike, "the strike struck back");
        let moves = self.moves.fetch_add(1, Ordering::Relaxed);
        self.probe.apply(state, seat, action, &mut PassThrough(context));
        match BREAK {
            Break::LUCK if *action == Action::Roll => state.die = Some((moves % 6) as u8 + 1),
            Break::DRAWS if moves.is_multiple_of(3) => drop(context.chance().die()),
            _ => {}
        }
    }

    fn irreversible(&self, before: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        self.probe.irreversible(before, seat, action)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if BREAK == Break::OUTCOME { None } else { self.probe.outcome(state) }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        match BREAK {
            Break::AUDIT if state.die.is_some() => Err("dice are not allowed".into()),
            Break::AUDIT_DEAL => Err("nothing can be".into()),
            Break::AUDIT_BLIND => self.probe.audit(&State { die: None, ..state.clone() }),
            _ => self.probe.audit(state),
        }
    }
}

impl<const BREAK: u8> Hidden for Broken<BREAK> {
    const SECRETS: bool = BREAK != Break::NO_SECRETS;

    type View = BrokenView;

    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        if BREAK == Break::AWAITED { self.to_act(state) } else { self.probe.awaited(state, viewer) }
    }

    fn sealed(&self, state: &State) -> bool {
        self.probe.sealed(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> BrokenView {
        let mut view = self.probe.view(state, viewer);
        if BREAK == Break::AUDIT_BLIND {
            let _ = [1, 2, 3, 4, 5, 6][state.die.map_or(0, |face| usize::from(face) - 1)];
        }
        if BREAK == Break::VIEW {
            view.hands[1] = Some(state.hands[1]);
        }
        BrokenView { view, lost: if BREAK == Break::JSON { state.left } else { 0 } }
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Reacted { .. } if BREAK == Break::SEAL => Some(event.clone()),
            Event::Rolled { seat, face } if BREAK == Break::SEEN_TWICE => {
                Some(Event::Rolled { seat: *seat, face: face / 2 })
            }
            _ => self.probe.seen(event, viewer),
        }
    }

    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        let before = state.clone();
        self.probe.redeal(state, seat, chance);
        match BREAK {
            Break::REDEAL_NOTHING => *state = before,
            Break::REDEAL_REMEMBERS if before.deck[0].0.is_multiple_of(2) => {
                state.deck[..before.left as usize].reverse()
            }
            Break::REDEAL_LOSES => state.deck[0] = state.deck[1],
            _ => {}
        }
    }
}

impl<const BREAK: u8> Timed for Broken<BREAK> {
    type Timer = ProbeTimer;

    fn check_timer(&self, state: &State, timer: ProbeTimer) -> Result<(), Refusal> {
        if BREAK == Break::TIMER { Ok(()) } else { self.probe.check_timer(state, timer) }
    }

    fn apply_timer(&self, state: &mut State, timer: ProbeTimer, context: &mut impl Context<Self>) {
        self.probe.apply_timer(state, timer, &mut PassThrough(context));
    }

    fn timeout_action(&self, state: &State, seat: Seat) -> Action {
        if BREAK == Break::TIMEOUT { Action::Protest } else { self.probe.timeout_action(state, seat) }
    }

    fn time_limit(&self, state: &State) -> Option<Seconds> {
        self.probe.time_limit(state)
    }
}

impl<const BREAK: u8> Evaluate for Broken<BREAK> {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        self.probe.worth(state, seat) / if BREAK == Break::WORTH { 0.0 } else { 1.0 }
    }
}

impl<const BREAK: u8> Narrate for Broken<BREAK> {
    fn say_action(&self, action: &Action) -> Phrase {
        self.probe.say_action(action)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        if BREAK == Break::SPEECHLESS && matches!(event, Event::Noon) {
            return Phrase::new("event-nobody-wrote");
        }
        self.probe.say_event(event)
    }

    fn locales() -> Locales {
        if BREAK == Break::OPTION_GONE {
            return Locales { fr: "option-gone = Une option\n", en: "option-gone = An option\n" };
        }
        Probe::locales()
    }
}

impl<const BREAK: u8> Content for Broken<BREAK> {
    fn options() -> Vec<OptionSpec> {
        Probe::options()
    }

    fn refusals() -> &'static [Refusal] {
        Probe::refusals()
    }

    fn rules_text() -> &'static str {
        Probe::rules_text()
    }
}
