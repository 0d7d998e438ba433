//! The providential man: when he is called, and what he protects (A55 to A57, AR11, AR23, AR24, AR40, AR45).

use crate::card::Card;
use crate::frame::{Investiture, Right};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Chamber, State};
use crate::{Politico, Ruling};
use rules::{Context, Seat, Seats};

/// So many turns of the Prime Minister begin before the providential man's protection is over (A56).
pub(crate) const SHIELD: u8 = 2;

/// How much a country without a government bears before it calls the providential man (A55).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Patience {
    /// So many turns without a government, two rounds of them (AR23).
    pub turns: u16,
    /// So many governments in a row that did not last a round.
    pub governments: u8,
}

impl Patience {
    pub(crate) const fn of(seats: u8) -> Patience {
        Patience { turns: 2 * seats as u16, governments: 2 }
    }
}

impl Chamber {
    /// Is this seat under the protection of the providential man (A56)?
    #[inline]
    pub(crate) fn is_shielded(&self, seat: Seat) -> bool {
        self.government.is_some_and(|government| government.shield > 0 && government.members.contains(seat))
    }

    /// May the providential man come without a vote (A55, AR23)?
    #[inline]
    pub(crate) fn calls_a_saviour(&self) -> bool {
        let Patience { turns, governments } = Patience::of(self.seats);
        self.government.is_none() && (self.vacant >= turns || self.brief >= governments)
    }

    /// Is a government formed so under his protection? With his card on the terms of a Prime Minister only where the table
    /// wants it (A56, AR40).
    pub(crate) fn protects(&self, investiture: &Investiture) -> bool {
        investiture.card == Card::Providential
            && (investiture.saviour || self.charter.is(Ruling::ProvidentialAsPm))
    }
}

impl Politico {
    /// On one's own turn, while there is no government (A55).
    pub(crate) fn allows_providential(&self, state: &State, seat: Seat) -> Allowed {
        self.allows_new_government(state)?;
        demand(!state.chamber.done.resigned, Reason::Resigned)?;
        self.allows_other_than_attack(state)?;
        self.allows_saviour(state, seat)
    }

    /// The providential man comes without a vote on his own conditions (A55).
    pub(crate) fn allows_saviour(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.calls_a_saviour(), Reason::NoSaviour)?;
        state.allows_card(seat, Card::Providential)
    }

    /// The providential man needs no vote (A55, AR11).
    pub(crate) fn save_the_nation(
        &self,
        state: &mut State,
        candidate: Seat,
        right: Right,
        context: &mut impl Context<Self>,
    ) {
        let (card, union, army, saviour) = (Card::Providential, false, false, true);
        state.show(candidate, card);
        let (invited, joined) = (Seats::NONE, Seats::NONE);
        let investiture = Investiture { candidate, card, union, army, saviour, invited, joined, right };
        self.open_investiture(state, investiture, context);
    }
}
