//! A table at its beginning, for tests of what is drawn.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use politico::{Politico, View};
use rules::{Discarding, Game, Hidden, Rules, Seat, Seeded, Settings, Viewer};

/// What the first seat sees once the cards are dealt.
pub(crate) fn view(seats: u8) -> View {
    let game = Politico::open(&Settings::defaults(&Politico::info()), seats).unwrap();
    let state = game.deal(&mut Discarding(Seeded::new(Seeded::seed_from(7), 0)));
    game.view(&state, Viewer::Seat(Seat::new(0)))
}
