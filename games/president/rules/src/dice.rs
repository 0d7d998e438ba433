//! The dice of a turn: the roll, what it offers, and its use: take, challenge, fortify or draw (P10 to P17, P20 to P22,
//! P24, P25, P27, P44, PR2 to PR4, PR8, PR24, PR28).

use crate::faces::{roll, stars};
use crate::refusal::{Allowed, Reason, demand, not_now};
use crate::turn::lot;
use crate::{Action, Dice, Event, Lost, President, State, Step, Territories, Territory};
use rules::{Chance, Context, Refusal, Seat, never};

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

impl Offer {
    /// Can the roll be used in more ways than one? Beside one's own there is always the card.
    #[inline]
    fn is_choice(self) -> bool {
        match self {
            Offer::Take(set) | Offer::Challenge(set) => set.has_several(),
            Offer::Own(set) => !set.is_empty(),
            Offer::Lost(_) => false,
        }
    }

    /// Is anything left to be decided? All one's own and all unassailable, the card must be drawn (P17, P22).
    pub(crate) fn is_open(self) -> bool {
        match self {
            Offer::Take(set) | Offer::Challenge(set) | Offer::Own(set) => !set.is_empty(),
            Offer::Lost(_) => false,
        }
    }
}

/// Where there is a choice, a lot may make it (PR28).
#[inline]
fn allows_lot(offer: Offer) -> Allowed {
    demand(offer.is_choice(), Reason::OneChoice)
}

/// First the dice are rolled (P10).
pub(crate) fn allows_roll(action: &Action) -> Allowed {
    demand(*action == Action::Roll, not_now(action, Reason::RollFirst))
}

/// A refusal by the clause that fits the roll: what two digits offer and a star offers stands in different ones.
fn rolled(stars: u8, reason: Reason) -> Refusal {
    let refusal = Refusal::from(reason);
    match (reason, stars) {
        (_, 0) => refusal,
        (Reason::NotNamed | Reason::NotVacant | Reason::VacantFirst | Reason::UseFirst, 1) => {
            refusal.by("P20")
        }
        (Reason::NotNamed | Reason::NotVacant | Reason::VacantFirst | Reason::UseFirst, _) => {
            refusal.by("P24")
        }
        (Reason::ChallengeFirst | Reason::Own, _) => refusal.by("P21"),
        (Reason::NotOwn | Reason::Firm, _) => refusal.by("P22"),
        _ => refusal,
    }
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
        let vacant = named.intersection(state.vacant);
        if !vacant.is_empty() {
            return Offer::Take(vacant);
        }
        let own = named.intersection(state.held[state.own_side().index()]);
        let others = named.difference(own).difference(state.firm);
        if !others.is_empty() {
            let within = others.intersection(self.atlas.up_to(self.stake(state)));
            return if within.is_empty() { Offer::Lost(Lost::Stake) } else { Offer::Challenge(within) };
        }
        if own.is_empty() { Offer::Lost(Lost::Unassailable) } else { Offer::Own(own.difference(state.firm)) }
    }

    /// Rolls the dice (P10). What leaves no choice happens at once.
    pub(crate) fn roll(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seat = state.turn;
        let dice = roll(context.chance());
        context.tell(|| Event::Rolled { seat, dice });
        state.dice = Some(dice);
        state.due = stars(dice);
        match self.offer(state, dice) {
            offer if offer.is_open() => state.step = Step::Use,
            Offer::Lost(why) => {
                context.tell(|| Event::StepLost { seat, why });
                self.go_on(state, context);
            }
            _ => self.draw_instead(state, context),
        }
    }

    /// Every use of the roll.
    pub(crate) fn list_uses(&self, state: &State, out: &mut Vec<Action>) {
        let Some(dice) = state.dice else {
            never!("a use is asked for without dice");
            return;
        };
        let offer = self.offer(state, dice);
        match offer {
            Offer::Take(set) => out.extend(set.iter().map(Action::Take)),
            Offer::Challenge(set) => out.extend(set.iter().map(Action::Challenge)),
            Offer::Own(set) => {
                out.push(Action::Draw);
                out.extend(set.iter().map(Action::Fortify));
            }
            Offer::Lost(_) => {}
        }
        if allows_lot(offer).is_ok() {
            out.push(Action::ByLot);
        }
    }

    /// Territories of one value and one holder come to the same, so a bot weighs one of them.
    pub(crate) fn consider_uses(&self, state: &State, out: &mut Vec<Action>) {
        out.retain(|action| *action != Action::ByLot);
        let mut kinds: Vec<(u8, Option<Seat>)> = Vec::new();
        out.retain(|action| match action {
            Action::Take(territory) | Action::Challenge(territory) | Action::Fortify(territory) => {
                let kind = (self.atlas.steps(*territory), state.holder(*territory));
                let new = !kinds.contains(&kind);
                kinds.push(kind);
                new
            }
            _ => true,
        });
    }

    /// May the roll be used so?
    pub(crate) fn allows_use(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let Some(dice) = state.dice else {
            never!("dice are used that were not rolled");
            return Err(Reason::RollFirst.into());
        };
        self.allows_use_of(state, dice, action).map_err(|reason| rolled(stars(dice), reason))
    }

    /// Each reason by the clause for two digits.
    fn allows_use_of(&self, state: &State, dice: Dice, action: &Action) -> Allowed {
        let offer = self.offer(state, dice);
        let named =
            |territory: &Territory| demand(self.named_by(dice).contains(*territory), Reason::NotNamed);
        match (action, offer) {
            (Action::Take(territory), offer) => {
                named(territory)?;
                let Offer::Take(vacant) = offer else { return Err(Reason::NotVacant) };
                demand(vacant.contains(*territory), Reason::NotVacant)
            }
            (Action::Challenge(territory), offer) => {
                named(territory)?;
                demand(!matches!(offer, Offer::Take(_)), Reason::VacantFirst)?;
                demand(state.holder(*territory) != Some(state.own_side()), Reason::Own)?;
                demand(!state.firm.contains(*territory), Reason::Unassailable)?;
                let Offer::Challenge(within) = offer else { return Err(Reason::Stake) };
                demand(within.contains(*territory), Reason::Stake)
            }
            (Action::Fortify(territory), offer) => {
                named(territory)?;
                demand(state.holder(*territory) == Some(state.own_side()), Reason::NotOwn)?;
                demand(!matches!(offer, Offer::Take(_)), Reason::VacantFirst)?;
                let Offer::Own(assailable) = offer else { return Err(Reason::ChallengeFirst) };
                demand(assailable.contains(*territory), Reason::Firm)
            }
            (Action::Draw, Offer::Own(_)) => Ok(()),
            (Action::Draw, Offer::Take(_)) => Err(Reason::VacantFirst),
            (Action::Draw, _) => Err(Reason::ChallengeFirst),
            (Action::ByLot, offer) => allows_lot(offer),
            (Action::Roll, _) => Err(Reason::Rolled),
            (action, _) => Err(not_now(action, Reason::UseFirst)),
        }
    }

    /// The roll is used, by choice or by lot.
    #[inline]
    pub(crate) fn use_dice(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        match action {
            Action::Take(territory) => self.take(state, *territory, context),
            Action::Challenge(territory) => self.challenge(state, *territory, context),
            Action::Fortify(territory) => self.fortify(state, *territory, context),
            Action::Draw => self.draw_instead(state, context),
            _ => self.use_by_lot(state, context),
        }
    }

    /// Takes a vacant territory (P12).
    fn take(&self, state: &mut State, territory: Territory, context: &mut impl Context<Self>) {
        let (seat, holder) = (state.turn, state.own_side());
        context.tell(|| Event::Took { seat, holder, territory });
        self.hand_over(state, territory, None, Some(holder), context);
        self.go_on(state, context);
    }

    /// Makes a territory unassailable (P16, P22).
    fn fortify(&self, state: &mut State, territory: Territory, context: &mut impl Context<Self>) {
        let seat = state.turn;
        state.fortify(territory, state.own_side(), &self.atlas);
        context.tell(|| Event::Fortified { seat, territory });
        self.go_on(state, context);
    }

    /// Draws a campaign card instead, besides those of the stars (P16, PR24).
    fn draw_instead(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.due += 1;
        self.go_on(state, context);
    }

    /// A lot chooses among what the dice offer (PR28).
    fn use_by_lot(&self, state: &mut State, context: &mut impl Context<Self>) {
        let Some(dice) = state.dice else {
            never!("a lot uses dice that were not rolled");
            return;
        };
        let offer = self.offer(state, dice);
        // Where the dice are lost, or fall on nothing but one's own, a card may be drawn.
        let may_be_empty = matches!(offer, Offer::Own(_) | Offer::Lost(_));
        let drawn = match offer {
            Offer::Take(set) => lot(set, context).map(Action::Take),
            Offer::Challenge(set) => lot(set, context).map(Action::Challenge),
            Offer::Own(set) => {
                let place = context.chance().below(set.len() as u32 + 1) as usize;
                set.nth(place).map(Action::Fortify)
            }
            Offer::Lost(_) => None,
        };
        never!(drawn.is_none() && !may_be_empty, "the dice offer a choice of nothing");
        self.use_dice(state, &drawn.unwrap_or(Action::Draw), context);
    }
}
