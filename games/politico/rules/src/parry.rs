//! Answers to an attack: the parry, the help of others, the pick among their offers (A31 to A33, A54, AR12 to AR17).

use crate::action::Action;
use crate::card::Card;
use crate::dispatch::offer;
use crate::event::Event;
use crate::frame::{Frame, Purpose, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Answer, Chamber, State};
use crate::window::Answers;
use crate::{Charter, Politico, Ruling, attack::tension};
use rules::{Context, MAX_SEATS, Seat, Seats, never};

/// Points that a parry moves (AR16).
const PARRY: i32 = 10;
/// Deputies that a loan brings (AR15).
const LOAN: u16 = 10;

impl Chamber {
    /// The attacked, and the Prime Minister where the attack would topple the government (AR12).
    pub(crate) fn defenders(&self) -> Seats {
        let Frame::Attack { target, topples, .. } = self.stack.below() else {
            never!("a defence, and no attack below it");
            return Seats::NONE;
        };
        match self.pm() {
            // The Prime Minister who attacks an ally does not defend against himself.
            Some(pm) if topples && pm != self.active => Seats::only(target).with(pm),
            _ => Seats::only(target),
        }
    }

    /// Whoever neither attacks nor defends (A32).
    pub(crate) fn helpers(&self) -> Seats {
        let defenders = self.defenders();
        self.everyone().iter().filter(|seat| *seat != self.active && !defenders.contains(*seat)).collect()
    }

    /// Who offers a defence (AR13).
    pub(crate) fn lenders(&self) -> impl Iterator<Item = Seat> {
        self.everyone().iter().filter(|seat| self.offers[seat.index()].is_some())
    }

    /// What a parry with this card costs the attacker and gives the defender. Baraka brings neither (A54, AR16).
    pub(crate) fn parry_points(&self, card: Card) -> i32 {
        let none = card == Card::Baraka || self.charter.is(Ruling::Parry);
        if none { 0 } else { PARRY * tension(self.tension) }
    }

    /// Deputies that a lender gets from the rescued (AR15).
    pub(crate) fn loan(&self, rescued: Seat) -> u16 {
        let none = self.charter.is(Ruling::Lender);
        if none { 0 } else { self.movable(rescued, LOAN) }
    }
}

impl Politico {
    /// What is worth asking about: the defence that matches the attack under way, and Baraka. Whether a card parries is
    /// said by [`parries_with`](Self::parries_with) alone.
    pub(crate) fn defences(&self, state: &State) -> impl Iterator<Item = Card> + use<> {
        let matching = match state.chamber.stack.below() {
            Frame::Attack { card, .. } => self.decks.asset(card).parried_by,
            _ => None,
        };
        matching.into_iter().chain([Card::Baraka])
    }

    /// Does this card parry that attack, as the rulings stand (A31, A54, AR17)?
    pub(crate) fn parries_with(&self, charter: Charter, attack: Card, card: Card) -> bool {
        match card {
            Card::Baraka => true,
            Card::Army => !charter.is(Ruling::ArmyParries),
            _ => self.decks.asset(attack).parried_by == Some(card),
        }
    }

    /// Does this card parry the attack under way?
    fn parries_now(&self, state: &State, card: Card) -> bool {
        matches!(state.chamber.stack.below(), Frame::Attack { card: attack, .. }
            if self.parries_with(state.chamber.charter, attack, card))
    }

    /// Can this card be lent against the attack under way? Not the army, which only the attacked plays (A32, AR17).
    pub(crate) fn helps_now(&self, state: &State, card: Card) -> bool {
        card != Card::Army && self.parries_now(state, card)
    }

    /// What the attacked may answer with.
    pub(crate) fn list_parries(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        let parries = self.defences(state).chain([Card::Army]).map(Action::Parry);
        offer(parries, out, |action| self.allows_parry(state, seat, action));
    }

    /// With a card that parries, the army by the attacked alone; or not, since nobody has to (A31, AR13, AR17).
    pub(crate) fn allows_parry(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        let card = match *action {
            Action::Decline => return Ok(()),
            Action::Parry(card) => card,
            _ => return Err(Reason::ParryFirst),
        };
        let parries = self.parries_now(state, card);
        if card == Card::Army {
            let attacked =
                matches!(state.chamber.stack.below(), Frame::Attack { target, .. } if target == seat);
            demand(attacked && parries, Reason::ArmyNoParry)?;
        } else {
            demand(parries, Reason::NotAParry)?;
        }
        state.allows_card(seat, card)
    }

    /// The attacked have answered (A31, AR12, AR17).
    pub(crate) fn close_parry(&self, state: &mut State, answers: Answers, context: &mut impl Context<Self>) {
        match self.first_card(state.chamber.active, &answers) {
            Some((seat, Card::Army)) => {
                self.spend_army(state, seat);
                state.chamber.stack.pop();
                self.open_chain(state, Purpose::Parry, seat, context);
            }
            Some((seat, card)) => self.parried(state, seat, card, None, context),
            None => {
                state.chamber.stack.pop();
                self.ask_for_help(state, context);
            }
        }
    }

    /// The others may offer a defence, unless the attack is personal (A32, A33).
    pub(crate) fn ask_for_help(&self, state: &mut State, context: &mut impl Context<Self>) {
        let (card, ..) = self.under_way(state);
        if self.decks.asset(card).personal {
            return self.hit(state, context);
        }
        state.chamber.stack.push(Frame::Help);
        if state.chamber.helpers().is_empty() {
            state.chamber.stack.pop();
            self.hit(state, context);
        }
    }

    /// What the others may offer.
    pub(crate) fn list_help(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        let help = self.defences(state).map(Action::Offer);
        offer(help, out, |action| self.allows_help(state, seat, action));
    }

    /// A card that can be lent, or nothing (A32, AR13).
    pub(crate) fn allows_help(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match *action {
            Action::Decline => Ok(()),
            Action::Offer(card) => {
                demand(self.helps_now(state, card), Reason::NotAHelp)?;
                state.allows_card(seat, card)
            }
            _ => Err(Reason::HelpFirst),
        }
    }

    /// Offers are shown, and the attacked picks (AR13).
    pub(crate) fn close_help(&self, state: &mut State, answers: Answers, context: &mut impl Context<Self>) {
        let (_, target, _) = self.under_way(state);
        let helpers = state.chamber.helpers();
        for seat in helpers.iter() {
            let offered = match answers[seat.index()] {
                Some(Answer::Card(card)) => Some(card),
                _ => None,
            };
            self.judge_help(state, seat, target, offered.is_some(), context);
            let Some(card) = offered else { continue };
            state.reveal();
            state.chamber.offers[seat.index()] = Some(card);
            let shown = [card].into_iter().collect();
            state.chamber.known[seat.index()] = state.chamber.known[seat.index()].at_least(shown);
            context.tell(|| Event::Offered { seat, card });
        }
        if state.chamber.offers.iter().any(Option::is_some) {
            state.chamber.stack.replace(Frame::Pick);
        } else {
            state.chamber.stack.pop();
            self.hit(state, context);
        }
    }

    /// Who offers what the attacked may take.
    pub(crate) fn list_picks(&self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        out.extend(state.chamber.lenders().map(Action::Take));
    }

    /// One of the offers, or none of them (AR13).
    pub(crate) fn allows_pick(&self, state: &State, action: &Action) -> Allowed {
        match *action {
            Action::Decline => Ok(()),
            Action::Take(lender) => {
                demand(state.chamber.lenders().any(|seat| seat == lender), Reason::NoOffer)
            }
            _ => Err(Reason::PickFirst),
        }
    }

    /// One of the offers is taken, or none.
    pub(crate) fn close_pick(&self, state: &mut State, answers: Answers, context: &mut impl Context<Self>) {
        let first = self.first_answer(state.chamber.active, &answers, |answer| match answer {
            Answer::Take(lender) => Some(lender),
            _ => None,
        });
        let taken =
            first.and_then(|(seat, lender)| Some((seat, lender, state.chamber.offers[lender.index()]?)));
        state.chamber.offers = [None; MAX_SEATS];
        match taken {
            Some((seat, lender, card)) => self.parried(state, seat, card, Some(lender), context),
            None => {
                state.chamber.stack.pop();
                self.hit(state, context);
            }
        }
    }

    /// The attack fails (AR14, AR15, AR16).
    fn parried(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        lender: Option<Seat>,
        context: &mut impl Context<Self>,
    ) {
        state.reveal();
        state.show(lender.unwrap_or(seat), card);
        context.tell(|| Event::Parried { seat, card, lender });
        if lender.is_some() && state.chamber.charter.is(Ruling::LentCard) {
            state.gain_openly(seat, card);
        } else {
            state.chamber.spent.push(card);
        }
        let attacker = state.chamber.active;
        let points = state.chamber.parry_points(card);
        self.give_points(state, attacker, -points, context);
        self.give_points(state, seat, points, context);
        if let Some(lender) = lender {
            self.move_deputies(state, seat, lender, state.chamber.loan(seat), context);
        }
        state.chamber.stack.clear(Step::Closing);
    }
}
