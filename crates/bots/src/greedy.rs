//! The greedy bot: a search one action deep.

use rules::{Chance, Discarding, Game, Seat};

/// The choice after which the state is worth most to the seat; among equals one by lot.
pub(crate) fn choose<G: Game>(game: &G, world: &G::State, seat: Seat, chance: &mut impl Chance) -> G::Action {
    let mut choices = Vec::new();
    game.considered(world, seat, &mut choices);
    let mut best = (f32::NEG_INFINITY, 0, 0);
    for (index, action) in choices.iter().enumerate() {
        let mut after = world.clone();
        game.apply(&mut after, seat, action, &mut Discarding(&mut *chance));
        let worth = game.worth(&after, seat);
        let (most, _, equals) = best;
        if worth > most {
            best = (worth, index, 1);
        } else if worth == most {
            // Each of n equals must end up chosen once in n: the n-th replaces the one held with that chance.
            let keep = if chance.below(equals + 1) == 0 { index } else { best.1 };
            best = (most, keep, equals + 1);
        }
    }
    choices.swap_remove(best.1)
}
