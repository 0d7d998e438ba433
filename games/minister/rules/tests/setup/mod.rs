//! A table set up in a line: who plays, where the pawns stand, whose ministers are in the cabinet, and scripted dice.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use minister::{Action, Event, Minister, Pawn, Spot, State, Step, Zone};
use rules::{EventRecorder, Game, Hidden, Outcome, Rules, Script, Seat, Settings, Viewer};
use serde_json::{Value, json};

pub const A: Pawn = Pawn(0);
pub const B: Pawn = Pawn(1);
pub const C: Pawn = Pawn(2);
pub const D: Pawn = Pawn(3);

/// A game in progress.
pub struct Table {
    pub game: Minister,
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
        options["edition"] = Minister::EDITION.into();
    }
    serde_json::from_value(options).unwrap()
}

pub fn open(options: Value, seats: u8) -> Result<Minister, rules::SettingsError> {
    Minister::open(&settings(options), seats)
}

/// A space of a zone.
pub fn at(zone: u8, space: u8) -> Spot {
    Spot { zone: Zone(zone), space: Some(space) }
}

/// A zone where spaces are not counted.
pub fn on(zone: u8) -> Spot {
    Spot { zone: Zone(zone), space: None }
}

pub fn go(pawn: Pawn, to: Spot) -> Action {
    Action::Move { pawn, to }
}

/// The lots that make seat 0 begin.
pub fn lots(seats: u8) -> Vec<u32> {
    (0..u32::from(seats)).map(|n| if n == 0 { 5 } else { 0 }).collect()
}

impl Table {
    /// Seat 0 begins; every pawn is on the first free space of its start zone.
    pub fn new(seats: u8) -> Table {
        Table::with(json!({}), seats)
    }

    /// The same with these options.
    pub fn with(mut options: Value, seats: u8) -> Table {
        options["setup"] = json!("automatic");
        let mut draws = lots(seats);
        draws.extend(vec![0; 4 * usize::from(seats)]);
        Table::drawn(options, seats, draws)
    }

    /// With these draws at the deal.
    pub fn drawn(options: Value, seats: u8, draws: Vec<u32>) -> Table {
        let game = open(options, seats).unwrap();
        let (state, dealt) = laws::dealt(&game, draws);
        Table { game, state, dealt }
    }

    /// Changes the state as it is written; it must still be one that can be.
    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Table {
        let mut form = serde_json::to_value(&self.state).unwrap();
        change(&mut form);
        self.state = serde_json::from_value(form).unwrap();
        self.game.audit(&self.state).unwrap();
        self
    }

    /// Puts pawns there: seat, pawn and place.
    pub fn pawns(self, places: &[(u8, Pawn, Spot)]) -> Table {
        self.edit(|form| {
            for (seat, pawn, to) in places {
                form["pawns"][usize::from(*seat)][pawn.index()] = serde_json::to_value(to).unwrap();
            }
        })
    }

    /// Puts pawns into the broth below where they stand.
    pub fn broth(self, pawns: &[(u8, Pawn)]) -> Table {
        self.edit(|form| {
            for (seat, pawn) in pawns {
                form["pawns"][usize::from(*seat)][pawn.index()]["broth"] = json!(true);
            }
        })
    }

    /// Fills the cabinet: how many posts each player holds, and who is chancellor.
    pub fn cabinet(self, held: &[u8], chancellor: Option<u8>) -> Table {
        self.edit(|form| {
            let owners = (0u8..).zip(held).flat_map(|(seat, count)| vec![json!(seat); usize::from(*count)]);
            let mut posts: Vec<Value> = owners.collect();
            posts.resize(16, Value::Null);
            form["posts"] = json!(posts);
            form["chancellor"] = json!(chancellor);
        })
    }

    /// Puts the time marker there.
    pub fn time(self, space: u8) -> Table {
        self.edit(|form| form["time"] = json!(space))
    }

    /// Whoever is asked does this, with these draws; what is told of it.
    pub fn act(&mut self, action: Action, draws: &[u32]) -> Vec<Event> {
        let actor = self.game.to_act(&self.state).first().unwrap();
        self.game
            .check(&self.state, actor, &action)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        let mut context = EventRecorder::new(Script::new(draws.iter().copied()));
        self.game.apply(&mut self.state, actor, &action, &mut context);
        let (script, events) = context.finish();
        script.finish().unwrap();
        self.game.audit(&self.state).unwrap();
        events
    }

    /// Does something that draws nothing.
    pub fn play(&mut self, action: Action) -> Vec<Event> {
        self.act(action, &[])
    }

    /// Rolls this number.
    pub fn roll(&mut self, die: u32) -> Vec<Event> {
        self.act(Action::Roll, &[die - 1])
    }

    /// Rolls this number for the turn and uses it so; a use that is the only one happens by itself (MR30).
    pub fn turn(&mut self, die: u32, action: Action) -> Vec<Event> {
        let mut told = self.roll(die);
        if self.view().step == Step::Use {
            told.extend(self.play(action));
        }
        told
    }

    /// Rolls these numbers one after the other.
    pub fn rolls(&mut self, dice: &[u32]) {
        for die in dice {
            self.roll(*die);
        }
    }

    /// The clause by which whoever is asked may not do this.
    pub fn refused(&self, action: Action) -> &'static str {
        let actor = self.game.to_act(&self.state).first().unwrap();
        self.game.check(&self.state, actor, &action).unwrap_err().clause.0
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

    pub fn offers(&self, action: Action) -> bool {
        self.choices().contains(&action)
    }

    pub fn view(&self) -> minister::View {
        self.game.view(&self.state, Viewer::Public)
    }

    /// Where a pawn stands.
    pub fn spot(&self, seat: u8, pawn: Pawn) -> Spot {
        let seen = self.view().pawns[usize::from(seat)][pawn.index()].unwrap();
        Spot { zone: seen.zone, space: seen.space }
    }

    pub fn in_broth(&self, seat: u8, pawn: Pawn) -> bool {
        self.view().pawns[usize::from(seat)][pawn.index()].unwrap().broth
    }

    /// Each player's ministers, the chancellor among them.
    pub fn ministers(&self) -> Vec<u8> {
        self.view().ministers
    }

    pub fn chancellor(&self) -> Option<u8> {
        self.view().chancellor.map(u8::from)
    }

    pub fn time_now(&self) -> u8 {
        self.view().time
    }

    pub fn outcome(&self) -> Outcome {
        self.game.outcome(&self.state).unwrap()
    }
}
