//! What a test looks at.

use super::{Table, seat};
use politico::{Action, Card, Frame, View};
use rules::{Game, Hidden, Outcome, Rules, Viewer};

impl Table {
    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
    }

    /// An option as it stands now, in the word that the page is sent.
    pub fn option(&self, name: &str) -> String {
        serde_json::to_value(self.view()).unwrap()["options"][name].as_str().unwrap().to_owned()
    }

    pub fn seen(&self, by: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(by)))
    }

    pub fn frames(&self) -> Vec<Frame> {
        self.view().frames
    }

    pub fn top(&self) -> Frame {
        *self.frames().last().unwrap()
    }

    pub fn active(&self) -> u8 {
        self.view().active.into()
    }

    pub fn asked(&self) -> Vec<u8> {
        self.game.to_act(&self.state).iter().map(u8::from).collect()
    }

    pub fn all_points(&self) -> Vec<i32> {
        self.view().parties.iter().map(|party| party.points).collect()
    }

    pub fn all_deputies(&self) -> Vec<u16> {
        self.view().parties.iter().map(|party| party.deputies).collect()
    }

    pub fn hand(&self, by: u8) -> Vec<Card> {
        self.seen(by).hand
    }

    /// The Prime Minister first, then the other members.
    pub fn cabinet(&self) -> Vec<u8> {
        let Some(government) = self.view().government else { return Vec::new() };
        let allies = government.members.without(government.pm);
        [government.pm].into_iter().chain(allies.iter()).map(u8::from).collect()
    }

    pub fn choices(&self, by: u8) -> Vec<Action> {
        let mut choices = Vec::new();
        self.game.choices(&self.state, seat(by), &mut choices);
        choices
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}
