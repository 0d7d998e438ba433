//! What the dice offer a player (P11 to P27, P44, PR2 to PR5).

use crate::{Dice, Lost, President, State, Territories};

/// What can be done with a roll. One of these is the case: something vacant, a challenge, or one's own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// A vacant one is taken (P12, P13, P20, P24, PR3).
    Take(Territories),
    /// Somebody is challenged for one of these (P14, P15, P21).
    Challenge(Territories),
    /// A campaign card is drawn, or one of these made unassailable; none of them is so already (P16, P17, P22).
    Own(Territories),
    /// The step is lost (P44, PR4).
    Lost(Lost),
}

impl President {
    /// The territories that the dice name, whoever holds them.
    #[inline]
    pub(crate) fn named_by(&self, dice: Dice) -> Territories {
        self.digits.offered(dice)
    }

    /// What a seat has as a stake, in steps (P44, PR8): nothing, if there is nothing that it could lose.
    #[inline]
    pub(crate) fn stake(&self, state: &State) -> u16 {
        let side = state.own_side();
        let losable = state.losable_votes(side);
        let all = self.options.stake_all && (losable > 0 || self.edition.has_idle_stakes());
        if all { state.votes[side.index()] } else { losable }
    }

    /// What the player whose turn it is can do with these dice.
    #[inline]
    pub(crate) fn offer(&self, state: &State, dice: Dice) -> Offer {
        let named = self.named_by(dice);
        let vacant = named.and(state.vacant);
        if !vacant.is_empty() {
            return Offer::Take(vacant);
        }
        let own = named.and(state.held[state.own_side().index()]);
        let others = named.without(own).without(state.firm);
        if !others.is_empty() {
            let within = others.and(self.atlas.up_to(self.stake(state)));
            return if within.is_empty() { Offer::Lost(Lost::Stake) } else { Offer::Challenge(within) };
        }
        if own.is_empty() { Offer::Lost(Lost::Unassailable) } else { Offer::Own(own.without(state.firm)) }
    }
}
