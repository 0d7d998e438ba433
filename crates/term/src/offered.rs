//! An index of every action that a game has offered so far: what is not possible now can still be called by its name, and
//! be told why.

use rules::{Game, Seat, Seats};
use std::collections::HashMap;

/// Actions in the order in which they were first offered, with those they were offered to.
pub(crate) struct Offered<G: Game> {
    actions: Vec<(G::Action, Seats)>,
    positions: HashMap<String, usize>,
}

impl<G: Game> Offered<G> {
    pub(crate) fn new() -> Offered<G> {
        Offered { actions: Vec::new(), positions: HashMap::new() }
    }

    /// Notes what everybody may do in this state.
    pub(crate) fn note(&mut self, game: &G, state: &G::State) {
        let mut choices = Vec::new();
        for seat in game.may_act(state).iter() {
            game.choices(state, seat, &mut choices);
            choices.drain(..).for_each(|action| self.add(seat, action));
        }
    }

    fn add(&mut self, seat: Seat, action: G::Action) {
        // Actions can be compared but not hashed; their JSON can. One without JSON could not be typed either.
        let Ok(json) = serde_json::to_string(&action) else { return };
        let position = *self.positions.entry(json).or_insert(self.actions.len());
        match self.actions.get_mut(position) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => self.actions.push((action, Seats::only(seat))),
        }
    }

    /// What was offered to any of these seats.
    pub(crate) fn to(&self, seats: Seats) -> impl Iterator<Item = &G::Action> {
        let concerned = move |to: &Seats| to.iter().any(|seat| seats.contains(seat));
        self.actions.iter().filter(move |(_, to)| concerned(to)).map(|(action, _)| action)
    }
}
