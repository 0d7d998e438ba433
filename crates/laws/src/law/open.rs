//! A game that says that nothing is hidden keeps its word: searches rely on it.

use super::{Moment, Passage};
use crate::breach::{Upheld, require};
use rules::Game;

const OPEN: &str = "in an open game nothing is hidden and nothing drawn";

pub(crate) fn hides_nothing<G: Game>(at: &Moment<G>) -> Upheld {
    if !G::OPEN {
        return Ok(());
    }
    for seat in at.seats() {
        let mut world = at.state.clone();
        at.game.redeal(&mut world, seat, &mut at.chance(11));
        require(world == *at.state, OPEN, || format!("redeal for seat {seat} changes {:?}", at.state))?;
    }
    Ok(())
}

pub(crate) fn draws_nothing<G: Game>(passage: &Passage<G>, draws: &[u32]) -> Upheld {
    require(!G::OPEN || draws.is_empty(), OPEN, || format!("{:?} drew {draws:?}", passage.before))
}
