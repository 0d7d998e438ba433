//! A table set up in a line: who holds what, who governs, whose turn it is, and what the newspaper says.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use politico::{Action, Card, Effect, Event, Frame, Politico, State, Vote};
use rules::{EventRecorder, FastRng, Game, Rules, Seat, Settings, Timed};
use serde_json::{Value, json};

mod looks;
mod wishes;

pub use Card::*;
pub use politico::Vote::{Abstain, No, Yes};
pub use wishes::{BLANK, Wishes};

/// Plates that give each of six players 50 deputies.
const FIFTY: [[u8; 3]; 6] =
    [[5, 10, 35], [5, 10, 35], [20, 20, 10], [25, 15, 10], [30, 10, 10], [15, 15, 20]];

pub fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// Settings of the newest edition, unless they name another.
pub fn settings(mut options: Value) -> Settings {
    if options.get("edition").is_none() {
        options["edition"] = Politico::EDITION.into();
    }
    serde_json::from_value(options).unwrap()
}

pub fn attack(card: Card, target: u8) -> Action {
    Action::Attack { card, target: seat(target) }
}

pub fn form() -> Action {
    Action::Form { card: PrimeMinister, union: false, army: false }
}

/// A game in progress.
pub struct Table {
    pub game: Politico,
    pub state: State,
    pub wishes: Wishes,
}

impl Table {
    /// It is seat 0's turn to act in the first round; everybody has 50 deputies and no card.
    pub fn new(seats: u8) -> Table {
        Table::with(json!({}), seats)
    }

    /// The same with these options. Without a word about them there are no disputes, before which every turn would wait.
    pub fn with(mut options: Value, seats: u8) -> Table {
        if options.get("disputes").is_none() {
            options["disputes"] = "off".into();
        }
        let game = Politico::open(&settings(options), seats).unwrap();
        let state = game.deal(&mut EventRecorder::new(FastRng::new(1)));
        let plates: Vec<u8> = FIFTY[..usize::from(seats)].concat();
        let all: Vec<Card> =
            Card::ALL.iter().flat_map(|card| vec![*card; game.decks().asset(*card).count.into()]).collect();
        let cards = json!(all);
        Table { game, state, wishes: Wishes::default() }.edit(|form| {
            let in_use = plates.len();
            form["chamber"]["plates_in_use"] = json!(in_use);
            form["chamber"]["plates"] = json!([plates.clone(), vec![0; 24 - in_use]].concat());
            for index in 0..8 {
                form["chamber"]["deputies"][index] = json!(if index < usize::from(seats) { 50 } else { 0 });
                form["chamber"]["known"][index] = json!([]);
                form["chamber"]["points"][index] = json!(0);
                form["hands"][index] = json!([]);
                form["passed"][index] = json!([]);
                form["answers"][index] = json!(null);
            }
            let chamber = &mut form["chamber"];
            for (name, value) in [
                ("first", json!(0)),
                ("active", json!(0)),
                ("stack", json!([{"turn": "act"}])),
                ("news", json!(BLANK)),
                ("government", json!(null)),
                ("spent", json!([])),
                ("truce", json!(null)),
                ("tension", json!(null)),
            ] {
                chamber[name] = value;
            }
            form["stock"] = cards;
        })
    }

    /// Changes the state as it is written; it must still be one that can be.
    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Table {
        let mut form = serde_json::to_value(&self.state).unwrap();
        change(&mut form);
        self.state = serde_json::from_value(form).unwrap();
        self.game.audit(&self.state).unwrap();
        self
    }

    /// Gives a seat these cards out of the stock.
    pub fn hold(self, seat: u8, cards: &[Card]) -> Table {
        self.edit(|form| {
            for card in cards {
                take(form, *card);
                form["hands"][usize::from(seat)].as_array_mut().unwrap().push(json!(card));
            }
        })
    }

    /// A government of these, the first of them its Prime Minister.
    pub fn govern(self, members: &[u8]) -> Table {
        self.governed(members, PrimeMinister, 0)
    }

    /// The same with this card and this protection.
    pub fn governed(self, members: &[u8], card: Card, shield: u8) -> Table {
        let mut sorted = members.to_vec();
        sorted.sort_unstable();
        self.edit(|form| {
            take(form, card);
            form["chamber"]["government"] = json!({
                "pm": members[0], "since": form["chamber"]["turns"], "members": sorted, "card": card, "saviour": shield > 0, "shield": shield,
                "scored": false, "late": [],
            });
        })
    }

    pub fn deputies(self, deputies: &[u16]) -> Table {
        self.edit(|form| {
            for (index, count) in deputies.iter().enumerate() {
                form["chamber"]["deputies"][index] = json!(count);
            }
        })
    }

    pub fn points(self, points: &[i32]) -> Table {
        self.edit(|form| {
            for (index, count) in points.iter().enumerate() {
                form["chamber"]["points"][index] = json!(count);
            }
        })
    }

    /// It is this seat's turn to act.
    pub fn turn_of(self, seat: u8) -> Table {
        self.edit(|form| {
            form["chamber"]["first"] = json!(seat);
            form["chamber"]["active"] = json!(seat);
        })
    }

    pub fn set(self, name: &str, value: Value) -> Table {
        self.edit(|form| form["chamber"][name] = value)
    }

    /// All cards but these lie used, in this order; the stock is empty.
    pub fn no_stock(self) -> Table {
        self.edit(|form| {
            form["chamber"]["spent"] = form["stock"].take();
            form["stock"] = json!([]);
        })
    }

    /// Does what must be allowed, and gives what was told.
    #[track_caller]
    pub fn play(&mut self, by: u8, action: Action) -> Vec<Event> {
        if let Err(refusal) = self.game.check(&self.state, seat(by), &action) {
            panic!("seat {by} may not {action:?}: {refusal:?} in {:?}", self.frames());
        }
        let mut context = EventRecorder::new(std::mem::take(&mut self.wishes));
        self.game.apply(&mut self.state, seat(by), &action, &mut context);
        let (wishes, told) = context.finish();
        self.wishes = wishes;
        self.game.audit(&self.state).unwrap();
        told
    }

    /// Fires a timer that must be accepted.
    #[track_caller]
    pub fn fire(&mut self, timer: politico::Timer) {
        self.game.check_timer(&self.state, timer).unwrap();
        self.game.apply_timer(
            &mut self.state,
            timer,
            &mut EventRecorder::new(std::mem::take(&mut self.wishes)),
        );
        self.game.audit(&self.state).unwrap();
    }

    /// The clause by which this is refused.
    #[track_caller]
    pub fn refused(&self, by: u8, action: Action) -> &'static str {
        match self.game.check(&self.state, seat(by), &action) {
            Err(refusal) => refusal.clause.0,
            Ok(()) => panic!("seat {by} may {action:?}"),
        }
    }

    pub fn may(&self, by: u8, action: Action) -> bool {
        self.game.check(&self.state, seat(by), &action).is_ok()
    }

    /// Everybody votes, seat by seat.
    #[track_caller]
    pub fn vote(&mut self, votes: &[Vote]) -> Vec<Event> {
        assert!(matches!(self.top(), Frame::Ballot { .. }), "no vote in {:?}", self.frames());
        let mut told = Vec::new();
        for (by, vote) in (0..).zip(votes) {
            told.extend(self.play(by, Action::Vote(*vote)));
        }
        told
    }

    /// Everybody who is asked declines: one question is answered.
    #[track_caller]
    pub fn decline(&mut self) -> Vec<Event> {
        let mut told = Vec::new();
        for by in self.game.to_act(&self.state).iter() {
            told.extend(self.play(by.into(), Action::Decline));
        }
        told
    }

    /// One answers like this and everybody else declines.
    #[track_caller]
    pub fn only(&mut self, by: u8, action: Action) -> Vec<Event> {
        let mut told = self.play(by, action);
        if self.game.to_act(&self.state).iter().next().is_some() && !matches!(self.top(), Frame::Turn(_)) {
            let window = self.game.window(&self.state);
            while self.game.window(&self.state) == window {
                let Some(next) = self.game.to_act(&self.state).first() else { break };
                told.extend(self.play(next.into(), Action::Decline));
            }
        }
        told
    }

    /// The active player draws if they must, and passes.
    #[track_caller]
    pub fn pass(&mut self) -> Vec<Event> {
        let by = self.active();
        let mut told = Vec::new();
        if self.top() == Frame::Turn(politico::Step::Draw) {
            told.extend(self.play(by, Action::Draw));
        }
        told.extend(self.play(by, Action::Pass));
        told
    }

    /// Draws if that is asked.
    pub fn draw(&mut self) -> Vec<Event> {
        let by = self.active();
        if self.top() == Frame::Turn(politico::Step::Draw) { self.play(by, Action::Draw) } else { Vec::new() }
    }

    /// The active player passes, and the next one reads a newspaper with this effect.
    pub fn pass_to_news(&mut self, effect: Effect) -> Vec<Event> {
        self.wish(effect);
        self.pass()
    }

    pub fn wish(&mut self, effect: Effect) {
        let place = self.game.decks().events().iter().position(|newspaper| newspaper.effect == effect);
        self.wishes.news = place.map(|place| place as u32);
    }
}

/// Takes a card out of the written stock.
fn take(form: &mut Value, card: Card) {
    let stock = form["stock"].as_array_mut().unwrap();
    let place = stock.iter().position(|other| *other == json!(card)).unwrap();
    stock.remove(place);
}
