//! Common sense for games played out in a bot's head.

use rules::{Chance, Game, Seat, Silent};

/// Of a few random choices takes the one after which things look best. A game that goes on like that says far more
/// about a position than one that goes on at random, and costs far less than looking at every choice.
pub(crate) struct Sense<G: Game> {
    picks: u32,
    after: G::State,
    best: G::State,
}

impl<G: Game> Sense<G> {
    /// Compares so many picks; one is pure chance. The state only lends its shape to the buffers.
    pub(crate) fn new(state: &G::State, picks: u32) -> Sense<G> {
        Sense { picks, after: state.clone(), best: state.clone() }
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

    /// Plays on until the game is over.
    pub(crate) fn play_out(
        &mut self,
        game: &G,
        world: &mut G::State,
        chance: &mut impl Chance,
        scratch: &mut Vec<G::Action>,
    ) {
        if self.picks <= 1 {
            crate::play_out(game, world, chance, scratch);
            return;
        }
        while let Some(seat) = game.to_act(world).first() {
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
        game.apply(&mut self.after, seat, action, &mut Silent(&mut *chance));
        game.worth(&self.after, seat)
    }
}
