//! A table for the clauses: set up, acted at, asked.

use laws::Probe;
use laws::probe::{Action, Ballot, Event, Phase, ProbeTimer, State};
use rules::{Discarding, EventRecorder, Game, Rules, Script, Seat, Settings, SettingsError, Timed};
use serde_json::Value;

/// A table with a state, its dice scripted.
pub struct Table {
    pub probe: Probe,
    pub state: State,
}

pub fn opened(settings: Value, seats: u8) -> Result<Probe, SettingsError> {
    let settings: Settings = serde_json::from_value(settings).expect("settings are a map");
    Probe::open(&settings, seats)
}

/// Cards lie in order: seat 0 holds the highest, the next highest is with seat 1, and so on; the deck's top follows.
pub fn table(settings: Value, seats: u8) -> Table {
    let probe = opened(settings, seats).expect("settings that fit");
    let mut in_order = Discarding(Unshuffled);
    let state = probe.deal(&mut in_order);
    Table { probe, state }
}

/// A shuffle that draws its bound less one leaves every card where it is.
struct Unshuffled;

impl rules::Chance for Unshuffled {
    fn below(&mut self, bound: u32) -> u32 {
        bound - 1
    }
}

pub fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub fn vote(index: u8) -> Action {
    Action::Vote(Ballot::For(seat(index)))
}

pub fn say(text: &str) -> Action {
    Action::Answer(text.into())
}

impl Table {
    pub fn refusal(&self, index: u8, action: &Action) -> Option<(&'static str, &'static str)> {
        self.probe
            .check(&self.state, seat(index), action)
            .err()
            .map(|refusal| (refusal.clause.0, refusal.reason))
    }

    pub fn act(&mut self, index: u8, action: Action) -> Vec<Event> {
        self.roll(index, action, [])
    }

    pub fn roll<const N: usize>(&mut self, index: u8, action: Action, draws: [u32; N]) -> Vec<Event> {
        assert_eq!(self.refusal(index, &action), None);
        let mut context = EventRecorder::new(Script::new(draws));
        self.probe.apply(&mut self.state, seat(index), &action, &mut context);
        let (script, events) = context.finish();
        assert_eq!(script.finish(), Ok(()));
        events
    }

    /// Plays on to a phase of the first round, everybody abstaining.
    pub fn at(mut self, phase: Phase) -> Table {
        if phase != Phase::Turn {
            self.roll(0, Action::Roll, [0]);
        }
        if matches!(phase, Phase::Ballot | Phase::Reaction) {
            self.act(0, say("rien"));
        }
        if phase == Phase::Reaction {
            self.all(|_| Action::Vote(Ballot::Abstain));
        }
        assert_eq!(self.state.phase, phase);
        self
    }

    pub fn all(&mut self, action: impl Fn(u8) -> Action) -> Vec<Event> {
        (0..self.probe.seats()).flat_map(|index| self.act(index, action(index))).collect()
    }

    pub fn fire_noon(&mut self) {
        assert_eq!(self.probe.check_timer(&self.state, ProbeTimer::Noon), Ok(()));
        self.probe.apply_timer(&mut self.state, ProbeTimer::Noon, &mut Discarding(Script::default()));
    }

    pub fn noon_refused(&self) -> Option<&'static str> {
        self.probe.check_timer(&self.state, ProbeTimer::Noon).err().map(|refusal| refusal.reason)
    }
}
