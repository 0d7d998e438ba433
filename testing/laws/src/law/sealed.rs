//! No leak from a sealed window: while it is open, an answer is told to nobody but its author.

use super::{Transition, choices_at};
use crate::law_error::{LawResult, require};
use crate::trace::Input;
use rules::{Game, Viewer};

const LAW: &str = "a sealed answer is told to nobody but its author";

pub(crate) fn hold<G: Game>(transition: &Transition<G>) -> LawResult {
    let Transition { game, before, after, input, events } = *transition;
    let Input::Act(author, _) = input else { return Ok(()) };
    let stays_sealed = game.sealed(before) && game.sealed(after) && game.window(before) == game.window(after);
    if !stays_sealed {
        return Ok(());
    }
    for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(*author)) {
        let told = |what: &str| format!("{viewer:?} can tell by {what} that seat {author} answered");
        require(game.view(before, viewer) == game.view(after, viewer), LAW, || told("its view"))?;
        require(game.awaited(before, viewer) == game.awaited(after, viewer), LAW, || told("who is awaited"))?;
        require(game.time_limit(before) == game.time_limit(after), LAW, || told("the limit"))?;
        if let Viewer::Seat(seat) = viewer {
            let same = choices_at(game, before, seat) == choices_at(game, after, seat);
            require(same, LAW, || told("its choices"))?;
        }
        let told_of = events.iter().find_map(|event| game.seen(event, viewer));
        require(told_of.is_none(), LAW, || told(&format!("{told_of:?}")))?;
    }
    Ok(())
}
