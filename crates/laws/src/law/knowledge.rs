//! What a seat, or any eye, can tell of a state.

use super::choices_at;
use rules::{Eye, Game, Seat};

/// The first thing by which `seat` can tell two states apart.
pub(super) fn apart<G: Game>(game: &G, one: &G::State, other: &G::State, seat: Seat) -> Option<&'static str> {
    let eye = Eye::Seat(seat);
    let member = |state| (game.to_act(state).contains(seat), game.may_act(state).contains(seat));
    let same = [
        ("its turn", member(one) == member(other)),
        ("window", game.window(one) == game.window(other)),
        ("sealed", game.sealed(one) == game.sealed(other)),
        ("limit", game.limit(one) == game.limit(other)),
        ("outcome", game.outcome(one) == game.outcome(other)),
        ("awaited", game.awaited(one, eye) == game.awaited(other, eye)),
        ("view", game.view(one, eye) == game.view(other, eye)),
        ("choices", choices_at(game, one, seat) == choices_at(game, other, seat)),
    ];
    same.into_iter().find(|(_, same)| !same).map(|(what, _)| what)
}
