//! A game declared `OPEN` hides and draws nothing, and one without `SECRETS` shows everybody the same: searches and
//! shared screens rely on it.

use super::{Position, Transition};
use crate::law_error::{LawResult, require};
use rules::{Game, Viewer};

const OPEN: &str = "in an open game nothing is hidden and nothing drawn";

pub(crate) fn hides_nothing<G: Game>(at: &Position<G>) -> LawResult {
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

/// A game that says that it has no secrets keeps its word too: one screen shows it to several people at once.
pub(crate) fn has_no_secrets<G: Game>(at: &Position<G>, events: &[G::Event]) -> LawResult {
    const SECRETS: &str = "a game without secrets shows every viewer the same";
    if G::SECRETS {
        return Ok(());
    }
    require(!at.game.sealed(at.state), SECRETS, || format!("{:?} is sealed", at.state))?;
    let public = at.game.view(at.state, Viewer::Public);
    for viewer in at.viewers() {
        let same = at.game.view(at.state, viewer) == public;
        require(same, SECRETS, || format!("{viewer:?} sees something else in {:?}", at.state))?;
        for event in events {
            let same = at.game.seen(event, viewer) == at.game.seen(event, Viewer::Public);
            require(same, SECRETS, || format!("{viewer:?} is told something else of {event:?}"))?;
        }
    }
    Ok(())
}

pub(crate) fn draws_nothing<G: Game>(transition: &Transition<G>, draws: &[u32]) -> LawResult {
    require(!G::OPEN || draws.is_empty(), OPEN, || format!("{:?} drew {draws:?}", transition.before))
}
