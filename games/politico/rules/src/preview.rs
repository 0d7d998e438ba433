//! Previews for the page: what would happen at the table it sees, found by asking the rules.

use crate::{Card, Fall, Patience, Politico, Strike, Toll, View};
use rules::Seat;

/// What an attack does if nobody parries it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Blow {
    /// The government falls (A41).
    Fall(Toll),
    /// It stands, or there is none.
    Strike(Strike),
}

impl Politico {
    /// What parries an attack with this card: the army by the hand of the attacked alone (AR17).
    pub fn parries(&self, view: &View, attack: Card) -> impl Iterator<Item = Card> {
        let charter = view.charter;
        Card::ALL.into_iter().filter(move |card| self.parries_with(charter, attack, *card))
    }

    /// What the attack of the player whose turn it is does to this target, once it is known whether the government
    /// would fall by it. Nothing is told that would move for want of anybody or anything to move (AR29).
    pub fn blow(&self, view: &View, card: Card, target: Seat, topples: bool) -> Blow {
        let author = view.active;
        let held = |seat: Seat| view.parties.get(seat.index()).map_or(0, |party| party.deputies);
        match view.government.filter(|_| topples) {
            Some(government) => {
                let mut toll = government.toll(Fall::Attack, Some(author), view.charter, view.tension);
                toll.deputies = toll.deputies.min(held(government.pm));
                if government.members.without(government.pm).without(author).is_empty() {
                    toll.members = 0;
                }
                Blow::Fall(toll)
            }
            None => {
                let mut strike = self.decks.asset(card).strike(view.tension);
                strike.deputies = strike.deputies.min(held(target));
                Blow::Strike(strike)
            }
        }
    }

    /// How long this table goes without a government before it calls the providential man.
    pub fn patience(&self) -> Patience {
        Patience::of(self.seats)
    }
}
