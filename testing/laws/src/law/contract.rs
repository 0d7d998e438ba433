//! The state passes `audit`, the queries of the contract answer without a panic, and filtering an event is idempotent.

use super::Position;
use crate::law_error::{LawError, LawResult, require};
use rules::{Game, Viewer};

pub(crate) fn audited<G: Game>(at: &Position<G>) -> LawResult {
    at.game
        .audit(at.state)
        .map_err(|fault| LawError { law: "audit holds", detail: format!("{fault}\n{:?}", at.state) })
}

/// These must only answer; a panic is caught further up.
pub(crate) fn answered<G: Game>(at: &Position<G>) -> LawResult {
    at.game.time_limit(at.state);
    at.viewers().for_each(|viewer| drop((at.game.view(at.state, viewer), at.game.awaited(at.state, viewer))));
    for seat in at.seats() {
        let worth = at.game.worth(at.state, seat);
        require(worth.is_finite(), "worth is finite", || format!("seat {seat}: {worth}"))?;
        for action in &at.choices(seat) {
            at.game.irreversible(at.state, seat, action);
        }
    }
    Ok(())
}

pub(crate) fn filtering_is_idempotent<G: Game>(game: &G, events: &[G::Event]) -> LawResult {
    for event in events {
        for viewer in Viewer::all(game.seats()) {
            let Some(once) = game.seen(event, viewer) else { continue };
            game.say_event(&once);
            let twice = game.seen(&once, viewer);
            require(
                twice.as_ref() == Some(&once),
                "an event seen by a viewer is seen the same again",
                || format!("{viewer:?} sees {event:?}\nas {once:?}\nand that as {twice:?}"),
            )?;
        }
    }
    Ok(())
}
