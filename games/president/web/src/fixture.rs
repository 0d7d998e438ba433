//! A table at its beginning, for tests of what is drawn.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use president::{President, View};
use rules::{Discarding, Game, Hidden, Rules, Seeded, Settings, Viewer};

/// What anybody sees once the parties are dealt.
pub(crate) fn view(seats: u8) -> View {
    let game = President::open(&Settings::defaults(&President::info()), seats).unwrap();
    let state = game.deal(&mut Discarding(Seeded::new(Seeded::seed_from(7), 0)));
    game.view(&state, Viewer::Public)
}
