//! A table for the clauses: set up, acted at, asked.

use game_name::{Action, GameName, State, View};
use rules::{Discarding, Game, Hidden, Rules, Script, Seat, Settings, SettingsError, Timed, Viewer};
use serde_json::Value;

pub struct Table {
    game: GameName,
    state: State,
}

pub fn opened(settings: Value, seats: u8) -> Result<GameName, SettingsError> {
    let settings: Settings = serde_json::from_value(settings).unwrap();
    GameName::open(&settings, seats)
}

impl Table {
    pub fn new(settings: Value, seats: u8) -> Table {
        let game = opened(settings, seats).unwrap();
        let state = game.deal(&mut Discarding(Script::default()));
        Table { game, state }
    }

    pub fn take(&mut self, seat: u8, votes: u8) {
        self.act(seat, Action::Take(votes));
    }

    pub fn time_out(&mut self, seat: u8) {
        self.act(seat, self.game.timeout_action(&self.state, Seat::new(seat)));
    }

    fn act(&mut self, seat: u8, action: Action) {
        self.game.check(&self.state, Seat::new(seat), &action).unwrap();
        self.game.apply(&mut self.state, Seat::new(seat), &action, &mut Discarding(Script::default()));
    }

    pub fn refusal(&self, seat: u8, votes: u8) -> Option<(&'static str, &'static str)> {
        let refused = self.game.check(&self.state, Seat::new(seat), &Action::Take(votes)).err();
        refused.map(|refusal| (refusal.clause.0, refusal.reason))
    }

    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
    }

    pub fn places(&self) -> Vec<u8> {
        self.game.outcome(&self.state).unwrap().places().to_vec()
    }
}
