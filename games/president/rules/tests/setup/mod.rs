//! A table set up in a line: who holds what, which cards come next, and scripted dice.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod board;
mod scenes;

#[allow(unused_imports, reason = "each test file uses its own part")]
pub use scenes::{day, duel, duel_drawn, duel_with, eve, run_off, second};

use president::{Action, ChallengeKind, Decks, Event, President, State, Task, Territory, View};
use rules::{EventRecorder, Game, Hidden, Outcome, Rules, Script, Seat, Settings, SettingsError, Viewer};
use serde_json::{Value, json};

/// A game in progress.
pub struct Table {
    pub game: President,
    pub state: State,
    /// What was told at the deal.
    pub dealt: Vec<Event>,
}

pub fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// Settings of the newest edition, unless they name another.
pub fn settings(mut options: Value) -> Settings {
    if options.get("edition").is_none() {
        options["edition"] = President::EDITION.into();
    }
    serde_json::from_value(options).unwrap()
}

pub fn open(options: Value, seats: u8) -> Result<President, SettingsError> {
    President::open(&settings(options), seats)
}

pub fn t(code: &str) -> Territory {
    Territory::from_code(code).unwrap()
}

pub fn codes(list: &[&str]) -> Vec<Territory> {
    list.iter().map(|code| t(code)).collect()
}

/// The draw of a die that shows this, the low die first.
fn face(face: char, lowest: u32) -> u32 {
    if face == '*' { 5 } else { face.to_digit(10).unwrap() - lowest }
}

/// The draws of a roll such as `"26"`, `"3*"` or `"**"`.
pub fn dice(shown: &str) -> Vec<u32> {
    shown.chars().zip([0, 5]).map(|(shown, lowest)| face(shown, lowest)).collect()
}

/// The number of the first green or red card with so many steps.
pub fn campaign(credit: bool, steps: u8) -> u8 {
    let decks = Decks::printed().unwrap();
    let fits =
        |card: &u8| decks.campaign(*card).is_some_and(|card| card.credit == credit && card.steps == steps);
    (0..120).find(fits).unwrap()
}

pub fn green(steps: u8) -> u8 {
    campaign(true, steps)
}

pub fn red(steps: u8) -> u8 {
    campaign(false, steps)
}

/// The number of the first challenge card of a kind.
pub fn card(kind: ChallengeKind) -> u16 {
    first_of(&Decks::printed().unwrap(), kind)
}

/// The same in the deck of the first edition.
pub fn first_edition_card(kind: ChallengeKind) -> u16 {
    first_of(&Decks::first().unwrap(), kind)
}

fn first_of(decks: &Decks, kind: ChallengeKind) -> u16 {
    (0..300).find(|card| decks.challenge(*card).is_some_and(|card| card.kind == kind)).unwrap()
}

impl Table {
    /// Seat 0 begins on an empty board.
    pub fn new(seats: u8) -> Table {
        Table::with(json!({}), seats)
    }

    /// The same with these options.
    pub fn with(mut options: Value, seats: u8) -> Table {
        if options.get("starter").is_none() {
            options["starter"] = json!("1");
        }
        let draws = if options["parties"] == "chosen" { vec![] } else { vec![0; 5] };
        Table::drawn(options, seats, draws)
    }

    /// A deal with these draws.
    pub fn drawn(options: Value, seats: u8, draws: Vec<u32>) -> Table {
        let game = open(options, seats).unwrap();
        let (state, dealt) = laws::dealt(&game, draws);
        Table { game, state, dealt }
    }

    pub fn steps(&self, territory: Territory) -> u16 {
        (self.game.atlas().votes(territory) / 100_000) as u16
    }

    /// Changes the state as it is written; votes are counted again, and it must be one that can be.
    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Table {
        let mut form = serde_json::to_value(&self.state).unwrap();
        change(&mut form);
        for place in 0..6 {
            let held: Vec<Territory> = serde_json::from_value(form["held"][place].clone()).unwrap();
            let firm: Vec<Territory> = serde_json::from_value(form["firm"].clone()).unwrap();
            let sum = |list: Vec<&Territory>| -> u16 { list.into_iter().map(|one| self.steps(*one)).sum() };
            form["votes"][place] = json!(sum(held.iter().collect()));
            form["firm_votes"][place] = json!(sum(held.iter().filter(|one| firm.contains(one)).collect()));
        }
        self.state = serde_json::from_value(form).unwrap();
        self.game.audit(&self.state).unwrap_or_else(|fault| panic!("{fault}"));
        self
    }

    fn unseen(&self, pile: &str) -> Vec<u64> {
        let form = serde_json::to_value(&self.state).unwrap();
        form[pile]["unseen"].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect()
    }

    /// The draw that brings up this campaign card.
    pub fn up(&self, card: u8) -> u32 {
        self.unseen("campaign").iter().position(|one| *one == u64::from(card)).unwrap() as u32
    }

    /// The draw that brings up this challenge card.
    pub fn test(&self, card: u16) -> u32 {
        self.unseen("challenges").iter().position(|one| *one == u64::from(card)).unwrap() as u32
    }

    /// The draws that bring up this challenge card with this task.
    pub fn tests(&self, card: u16, number: u32) -> Vec<u32> {
        let tasks = self.game.decks().challenge(card).unwrap().tasks();
        if tasks > 1 { vec![self.test(card), number % tasks] } else { vec![self.test(card)] }
    }

    /// The number of the open card's task, which no view tells.
    pub fn number(&self) -> u32 {
        let form = serde_json::to_value(&self.state).unwrap();
        form["duel"]["number"].as_u64().unwrap() as u32
    }

    /// The open card's task, with the right answer.
    pub fn task(&self) -> Task {
        let card = self.view().challenge.unwrap().question.unwrap().card;
        self.game.decks().dealt(card, self.number()).unwrap().task
    }

    /// A seat does this, with these draws; what is told of it.
    pub fn act_as(&mut self, actor: u8, action: Action, draws: &[u32]) -> Vec<Event> {
        let actor = seat(actor);
        self.game
            .check(&self.state, actor, &action)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        let mut context = EventRecorder::new(Script::new(draws.iter().copied()));
        self.game.apply(&mut self.state, actor, &action, &mut context);
        let (script, events) = context.finish();
        script.finish().unwrap();
        self.game.audit(&self.state).unwrap_or_else(|fault| panic!("{fault}"));
        events
    }

    /// Whoever is asked does this, with these draws.
    pub fn act(&mut self, action: Action, draws: &[u32]) -> Vec<Event> {
        let actor = self.asked().unwrap();
        self.act_as(actor, action, draws)
    }

    /// Does something that draws nothing.
    pub fn play(&mut self, action: Action) -> Vec<Event> {
        self.act(action, &[])
    }

    /// Rolls these dice, such as `"26"`, `"3*"` or `"**"`.
    pub fn roll(&mut self, shown: &str) -> Vec<Event> {
        self.roll_then(shown, &[])
    }

    /// Rolls these dice; what follows by itself makes these draws.
    pub fn roll_then(&mut self, shown: &str, draws: &[u32]) -> Vec<Event> {
        self.act(Action::Roll, &[dice(shown), draws.to_vec()].concat())
    }

    /// Rolls 26, which must be all one's own, and draws this campaign card.
    pub fn draw(&mut self, card: u8) -> Vec<Event> {
        self.roll("26");
        let up = self.up(card);
        self.act(Action::Draw, &[up])
    }

    /// Picks this territory for the sum.
    pub fn pick(&mut self, code: &str) -> Vec<Event> {
        let action = self.picking(code);
        self.play(action)
    }

    /// The pick of this territory, allowed or not.
    pub fn picking(&self, code: &str) -> Action {
        let left = self.view().sum.unwrap().left as i32;
        Action::Pick { territory: t(code), leaving: left - self.game.atlas().votes(t(code)) as i32 }
    }

    /// The clause by which whoever is asked may not do this.
    pub fn refused(&self, action: Action) -> &'static str {
        self.refused_as(self.asked().unwrap(), action)
    }

    pub fn refused_as(&self, actor: u8, action: Action) -> &'static str {
        self.game.check(&self.state, seat(actor), &action).unwrap_err().clause.0
    }

    pub fn asked(&self) -> Option<u8> {
        self.game.to_act(&self.state).first().map(u8::from)
    }

    pub fn choices(&self) -> Vec<Action> {
        let mut out = Vec::new();
        if let Some(actor) = self.game.to_act(&self.state).first() {
            self.game.choices(&self.state, actor, &mut out);
        }
        out
    }

    /// The territories of the choices, in the order of codes.
    pub fn offered(&self) -> Vec<Territory> {
        let named = |action: &Action| match action {
            Action::Take(one) | Action::Challenge(one) | Action::Fortify(one) => Some(*one),
            Action::Pick { territory, .. } => Some(*territory),
            _ => None,
        };
        self.choices().iter().filter_map(named).collect()
    }

    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
    }

    pub fn vacant(&self) -> Vec<Territory> {
        let view = self.view();
        Territory::all().filter(|one| view.holders[one.index()].is_none()).collect()
    }

    pub fn holder(&self, code: &str) -> Option<u8> {
        self.view().holders[t(code).index()].map(u8::from)
    }

    pub fn is_firm(&self, code: &str) -> bool {
        self.view().unassailable.contains(t(code))
    }

    /// A seat's votes, in steps.
    pub fn votes(&self, seat: u8) -> u32 {
        self.view().votes[usize::from(seat)] / 100_000
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}
