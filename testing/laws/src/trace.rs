//! The trace of a game: its inputs and draws so far, reported so that a broken law can be reproduced.

use crate::law_error::LawError;
use rules::{Game, Seat, Settings};
use serde_json::{Value, json};

/// What moved the game: an action or a timer.
pub(crate) enum Input<G: Game> {
    Act(Seat, G::Action),
    Timer(G::Timer),
}

/// One table and everything that happened at it.
pub(crate) struct Trace<G: Game> {
    pub seats: u8,
    pub settings: Settings,
    pub seed: u64,
    /// The draws of the deal.
    pub deal: Vec<u32>,
    /// Every input with its draws; those of the last are missing if it panicked.
    pub entries: Vec<(Input<G>, Vec<u32>)>,
}

impl<G: Game> Trace<G> {
    /// A table at which nothing has happened.
    pub fn new(seats: u8, settings: &Settings, seed: u64) -> Trace<G> {
        Trace { seats, settings: settings.clone(), seed, deal: Vec::new(), entries: Vec::new() }
    }

    /// What a person needs to know to find the fault.
    pub fn report(&self, error: &LawError) -> String {
        let settings = json!(self.settings);
        format!(
            "law broken: {law}\n{detail}\ngame {id} version {version}, {seats} seats, settings {settings}, seed {seed}, step {step}\n\
             see it again: laws::follow::<G>({seats}, r#\"{settings}\"#, {seed})\ninputs so far: {inputs}",
            law = error.law,
            detail = error.detail,
            id = G::ID,
            version = G::VERSION,
            seats = self.seats,
            seed = self.seed,
            step = self.entries.len(),
            inputs = self.inputs(),
        )
    }

    fn inputs(&self) -> Value {
        let deal = json!({ "deal": null, "draws": self.deal });
        let entries = self.entries.iter().map(|(input, draws)| match input {
            Input::Act(seat, action) => json!({ "seat": seat, "action": written(action), "draws": draws }),
            Input::Timer(timer) => json!({ "timer": written(timer), "draws": draws }),
        });
        std::iter::once(deal).chain(entries).collect()
    }
}

/// As JSON; what cannot be written, which another law forbids, is at least shown.
fn written<T: serde::Serialize + std::fmt::Debug>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|_| json!(format!("{value:?}")))
}
