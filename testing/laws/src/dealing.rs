//! A deal from scripted draws, for tests that want to know what they start from.

use rules::{EventRecorder, Game, Script};

/// Deals with these draws, all of which must be used, and gives the state and what was told.
///
/// # Panics
/// When other draws are needed, or what is dealt cannot be.
pub fn dealt<G: Game>(game: &G, draws: Vec<u32>) -> (G::State, Vec<G::Event>) {
    let mut context = EventRecorder::new(Script::new(draws));
    let state = game.deal(&mut context);
    let (script, told) = context.finish();
    script.finish().unwrap_or_else(|fault| panic!("the deal does not fit its draws: {fault}"));
    game.audit(&state).unwrap_or_else(|fault| panic!("{fault}"));
    (state, told)
}
