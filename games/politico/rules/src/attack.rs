//! Attacks: at whom they may be aimed, and what they do when they hit (A1, A30, A31, A34, A41, A56, A58, A80, AR12,
//! AR46).

use crate::Politico;
use crate::action::Action;
use crate::card::Card;
use crate::deck::Asset;
use crate::event::{Event, Fall};
use crate::frame::{Frame, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Chamber, State};
use rules::{Context, Seat, never};

/// How often the points of attacks count: twice while there is tension until somebody's turn (AR46).
pub(crate) const fn tension(until: Option<Seat>) -> i32 {
    if until.is_some() { 2 } else { 1 }
}

/// What an attack that hits moves where no government falls by it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Strike {
    /// Points for the attacked.
    pub target: i32,
    /// Points for the Prime Minister.
    pub pm: i32,
    /// Points for the author.
    pub author: i32,
    /// Deputies from the attacked to the author.
    pub deputies: u16,
}

impl Asset {
    /// What it moves when it hits, while there is tension until somebody's turn or none (A34, AR46).
    pub fn strike(&self, until: Option<Seat>) -> Strike {
        let times = tension(until);
        let [target, pm, author] = [self.target, self.pm, self.author].map(|points| points * times);
        Strike { target, pm, author, deputies: self.deputies }
    }
}

impl Politico {
    /// Whom the player may attack with this card.
    pub(crate) fn list_attacks(&self, state: &State, seat: Seat, card: Card, out: &mut Vec<Action>) {
        for target in state.chamber.everyone().iter() {
            if self.allows_attack(state, seat, card, target).is_ok() {
                out.push(Action::Attack { card, target });
            }
        }
    }

    /// Anybody else, as far as the card reaches and nothing protects them (A30, A56, A58, A80, AR12).
    #[inline]
    pub(crate) fn allows_attack(&self, state: &State, seat: Seat, card: Card, target: Seat) -> Allowed {
        demand(card.is_attack(), Reason::NotAnAttack)?;
        state.allows_card(seat, card)?;
        demand(target.index() < usize::from(self.seats), Reason::NoSuchPlayer)?;
        demand(target != seat, Reason::AttackSelf)?;
        let (chamber, asset) = (&state.chamber, self.decks.asset(card));
        demand(self.reaches(chamber, card, target), Reason::GovernmentOnly)?;
        demand(!chamber.is_shielded(target), Reason::Shielded)?;
        self.allows_blow(state, asset.ignores_union)
    }

    /// Some attacks are on the government only (A80).
    #[inline]
    pub(crate) fn reaches(&self, chamber: &Chamber, card: Card, target: Seat) -> bool {
        !self.decks.asset(card).government_only || chamber.governs(target)
    }

    /// Does the government fall by this attack if it hits (A41, A80)?
    #[inline]
    pub(crate) fn topples(&self, chamber: &Chamber, card: Card, target: Seat) -> bool {
        self.decks.asset(card).topples && chamber.governs(target)
    }

    /// The active player attacks; the attacked answers at once (A30, A31).
    pub(crate) fn attack(
        &self,
        state: &mut State,
        card: Card,
        target: Seat,
        context: &mut impl Context<Self>,
    ) {
        let seat = state.chamber.active;
        state.spend(seat, card);
        context.tell(|| Event::Attack { seat, card, target });
        self.judge_attack(state, seat, target, context);
        let topples = self.topples(&state.chamber, card, target);
        state.chamber.stack.push(Frame::Attack { card, target, topples });
        state.chamber.stack.push(Frame::Parry);
    }

    /// The attack under way: the card and whom it is aimed at.
    pub(crate) fn under_way(&self, state: &State) -> (Card, Seat, bool) {
        let mut frames = state.chamber.stack.list().iter();
        let attack = frames.find_map(|frame| match *frame {
            Frame::Attack { card, target, topples } => Some((card, target, topples)),
            _ => None,
        });
        never!(attack.is_none(), "an attack that is parried or hits is under way");
        attack.unwrap_or((Card::MoralsAffair, state.chamber.active, false))
    }

    /// The attack hits (A34, A41).
    pub(crate) fn hit(&self, state: &mut State, context: &mut impl Context<Self>) {
        let (card, target, topples) = self.under_way(state);
        let author = state.chamber.active;
        state.chamber.stack.clear(Step::Closing);
        context.tell(|| Event::Hit { card, target });
        if topples {
            return self.end_government(state, Fall::Attack, Some(author), context);
        }
        let strike = self.decks.asset(card).strike(state.chamber.tension);
        self.give_points(state, target, strike.target, context);
        if let Some(pm) = state.chamber.pm() {
            self.give_points(state, pm, strike.pm, context);
        }
        self.give_points(state, author, strike.author, context);
        self.move_deputies(state, target, author, strike.deputies, context);
    }
}
