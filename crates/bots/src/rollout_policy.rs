//! The rollout policy: how seats play in the games that a search plays out.

use rules::{Chance, Discarding, Game, Seat};

/// Of a few random choices takes the one after which things look best. A game that goes on like that says far more
/// about a position than one that goes on at random, and costs far less than looking at every choice.
pub(crate) struct RolloutPolicy<G: Game> {
    picks: u32,
    after: G::State,
    best: G::State,
}

impl<G: Game> RolloutPolicy<G> {
    /// Compares so many picks; one is pure chance. The state only lends its shape to the buffers.
    pub(crate) fn new(state: &G::State, picks: u32) -> RolloutPolicy<G> {
        RolloutPolicy { picks, after: state.clone(), best: state.clone() }
    }

    /// One sensible choice.
    pub(crate) fn pick(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<G::Action>,
    ) -> G::Action {
        if G::OPEN || self.picks <= 1 {
            return self.best_of_picks(game, world, seat, chance, scratch);
        }
        game.considered(world, seat, scratch);
        // At most so many of them, by lot; each is tried out once.
        let tries = scratch.len().min(self.picks as usize);
        for place in 0..tries.min(scratch.len() - 1) {
            let other = place + chance.below((scratch.len() - place) as u32) as usize;
            scratch.swap(place, other);
        }
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, action) in scratch[..tries].iter().enumerate().filter(|_| tries > 1) {
            let worth = self.try_out(game, world, seat, action, chance);
            if worth > best.0 {
                best = (worth, place);
            }
        }
        scratch.swap_remove(best.1)
    }

    fn best_of_picks(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<G::Action>,
    ) -> G::Action {
        let mut best = game.pick(world, seat, chance, scratch);
        if self.picks <= 1 {
            return best;
        }
        let mut most = self.try_out(game, world, seat, &best, chance);
        for _ in 1..self.picks {
            let action = game.pick(world, seat, chance, scratch);
            let worth = self.try_out(game, world, seat, &action, chance);
            if worth > most {
                (most, best) = (worth, action);
            }
        }
        best
    }

    /// Plays on until the game is over, or for so many actions.
    pub(crate) fn play_on(
        &mut self,
        game: &G,
        world: &mut G::State,
        actions: u32,
        chance: &mut impl Chance,
        scratch: &mut Vec<G::Action>,
    ) {
        for _ in 0..actions {
            let Some(seat) = game.to_act(world).first() else { return };
            if G::OPEN && self.picks > 1 {
                self.step(game, world, seat, chance, scratch);
            } else {
                // What was tried out had luck of its own: going on from the best of several tries would be to
                // choose the fall of the dice as well.
                let action = self.pick(game, world, seat, chance, scratch);
                game.apply(world, seat, &action, &mut Discarding(&mut *chance));
            }
        }
    }

    /// One step where nothing is drawn: the state that was tried out is the one that follows.
    fn step(
        &mut self,
        game: &G,
        world: &mut G::State,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<G::Action>,
    ) {
        let mut most = f32::NEG_INFINITY;
        for _ in 0..self.picks {
            let action = game.pick(world, seat, chance, scratch);
            let worth = self.try_out(game, world, seat, &action, chance);
            if worth > most {
                most = worth;
                std::mem::swap(&mut self.best, &mut self.after);
            }
        }
        std::mem::swap(world, &mut self.best);
    }

    fn try_out(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        action: &G::Action,
        chance: &mut impl Chance,
    ) -> f32 {
        self.after.clone_from(world);
        game.apply(&mut self.after, seat, action, &mut Discarding(&mut *chance));
        game.worth(&self.after, seat)
    }
}
