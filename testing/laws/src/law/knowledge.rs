//! Indistinguishability: whether a seat can tell two states apart by anything it may know.

use super::choices_at;
use rules::{Game, Seat, Viewer};

/// The first thing by which `seat` can tell two states apart.
pub(super) fn distinguishing<G: Game>(
    game: &G,
    one: &G::State,
    other: &G::State,
    seat: Seat,
) -> Option<&'static str> {
    let viewer = Viewer::Seat(seat);
    let member = |state| (game.to_act(state).contains(seat), game.may_act(state).contains(seat));
    let same = [
        ("its turn", member(one) == member(other)),
        ("window", game.window(one) == game.window(other)),
        ("sealed", game.sealed(one) == game.sealed(other)),
        ("limit", game.time_limit(one) == game.time_limit(other)),
        ("outcome", game.outcome(one) == game.outcome(other)),
        ("awaited", game.awaited(one, viewer) == game.awaited(other, viewer)),
        ("view", game.view(one, viewer) == game.view(other, viewer)),
        ("choices", choices_at(game, one, seat) == choices_at(game, other, seat)),
    ];
    same.into_iter().find(|(_, same)| !same).map(|(what, _)| what)
}
