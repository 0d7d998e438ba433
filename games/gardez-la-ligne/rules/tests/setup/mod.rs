//! A table set up in a line: a board, who plays, and pickets placed by the names of stations.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use gardez_la_ligne::{Action, Event, GardezLaLigne, State, Station, Union};
use rules::{EventRecorder, Game, Outcome, Refusal, Rules, Script, Seat, Settings, Timed};
use serde_json::{Value, json};

/// A game in progress.
pub struct Strike {
    pub game: GardezLaLigne,
    pub state: State,
    /// What was told at the deal.
    pub dealt: Vec<Event>,
}

pub fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub fn open(options: Value, seats: u8) -> Result<GardezLaLigne, rules::SettingsError> {
    GardezLaLigne::open(&settings(options), seats)
}

/// Settings of the newest edition, unless they name another.
pub fn settings(mut options: Value) -> Settings {
    if options.get("edition").is_none() {
        options["edition"] = GardezLaLigne::EDITION.into();
    }
    serde_json::from_value(options).unwrap()
}

/// A board as its owner would write it: lines with their seats, stations with their lines.
pub fn network(lines: &[(&str, u8)], stations: &[(&str, &[&str])]) -> Value {
    let line = |(id, seats): &(&str, u8)| json!({"id": id, "kind": "tram", "seats": seats});
    let station = |(name, lines): &(&str, &[&str])| json!({"name": name, "lines": lines});
    json!({
        "name": "Testville",
        "line": lines.iter().map(line).collect::<Vec<_>>(),
        "station": stations.iter().map(station).collect::<Vec<_>>(),
    })
}

impl Strike {
    /// On the default board; the lot falls on seat 0.
    pub fn paris(seats: u8) -> Strike {
        Strike::with(json!({}), seats)
    }

    /// With these options; where lots are drawn they fall on seat 0.
    pub fn with(options: Value, seats: u8) -> Strike {
        let draws = if options.get("starter").is_some() { vec![] } else { vec![0] };
        Strike::drawn(options, seats, draws)
    }

    /// With these draws at the deal.
    pub fn drawn(options: Value, seats: u8, draws: Vec<u32>) -> Strike {
        let game = open(options, seats).unwrap();
        let mut context = EventRecorder::new(Script::new(draws));
        let state = game.deal(&mut context);
        let (script, dealt) = context.finish();
        script.finish().unwrap();
        Strike { game, state, dealt }
    }

    pub fn station(&self, name: &str) -> Station {
        self.game.board().station(name).unwrap_or_else(|| panic!("no station {name}"))
    }

    /// This union's turn, at this station; what is told of it.
    pub fn picket(&mut self, union: u8, station: &str) -> Vec<Event> {
        let action = Action::Picket(self.station(station));
        self.game.check(&self.state, seat(union), &action).unwrap();
        let mut context = EventRecorder::new(Script::default());
        self.game.apply(&mut self.state, seat(union), &action, &mut context);
        let (script, events) = context.finish();
        script.finish().unwrap();
        self.game.audit(&self.state).unwrap();
        events
    }

    /// All of these in turn, from whose turn it is.
    pub fn pickets(&mut self, stations: &[&str]) {
        for station in stations {
            let turn = self.turn().unwrap();
            self.picket(turn, station);
        }
    }

    /// Plays to the end on the first free stations.
    pub fn play_out(&mut self) {
        while let Some(turn) = self.turn() {
            let Action::Picket(station) = self.game.timeout_action(&self.state, seat(turn));
            let name = self.game.board().place(station).unwrap().name.clone();
            self.picket(turn, &name);
        }
    }

    pub fn refused(&self, union: u8, station: &str) -> Refusal {
        let action = Action::Picket(self.station(station));
        self.game.check(&self.state, seat(union), &action).unwrap_err()
    }

    pub fn turn(&self) -> Option<u8> {
        self.game.to_act(&self.state).first().map(u8::from)
    }

    /// Each union's influence on a line.
    pub fn influence(&self, line: &str) -> Vec<u8> {
        let line = self.game.board().line(line).unwrap();
        (0..self.game.seats()).map(|union| self.state.influence(line, seat(union))).collect()
    }

    /// Who controls a line.
    pub fn control(&self, line: &str) -> Option<u8> {
        self.state.control(self.game.board().line(line).unwrap()).map(u8::from)
    }

    /// The ids of the lines a union controls.
    pub fn controlled(&self, union: u8) -> Vec<&str> {
        let board = self.game.board();
        board
            .lines()
            .filter(|line| self.state.control(*line) == Some(seat(union)))
            .map(|line| board.track(line).unwrap().id.as_str())
            .collect()
    }

    pub fn seats_held(&self, union: Union) -> u16 {
        self.game.seats_held(&self.state)[union.index()]
    }

    pub fn outcome(&self) -> Outcome {
        self.game.outcome(&self.state).unwrap()
    }
}
