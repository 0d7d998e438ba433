//! Attacks: aimed, parried, helped against, or hitting (A30 to A34, AR12 to AR17).

use crate::ballot::Answers;
use crate::card::Card;
use crate::deck::Asset;
use crate::event::{Event, Fall};
use crate::frame::{Frame, Purpose, Step};
use crate::state::{Answer, Chamber, State};
use crate::{Charter, Politico, Ruling};
use rules::{MAX_SEATS, Now, Seat};

/// Points that a parry moves (AR16).
const PARRY: i32 = 10;
/// Deputies that a loan brings (AR15).
const LOAN: u16 = 10;

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

impl Chamber {
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
    /// The active player attacks; the attacked answers at once (A30, A31).
    pub(crate) fn attack(&self, state: &mut State, card: Card, target: Seat, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        state.show(seat, card);
        state.chamber.spent.push(card);
        now.tell(|| Event::Attack { seat, card, target });
        self.judge_attack(state, seat, target, now);
        let topples = self.decks.asset(card).topples && state.chamber.governs(target);
        state.chamber.stack.push(Frame::Attack { card, target, topples });
        state.chamber.stack.push(Frame::Parry);
    }

    /// The attack under way: the card and whom it is aimed at.
    fn under_way(&self, state: &State) -> (Card, Seat, bool) {
        let mut frames = state.chamber.stack.list().iter();
        let attack = frames.find_map(|frame| match *frame {
            Frame::Attack { card, target, topples } => Some((card, target, topples)),
            _ => None,
        });
        attack.unwrap_or((Card::MoralsAffair, state.chamber.active, false))
    }

    /// The defence that parries the attack under way (A31).
    pub(crate) fn matching(&self, state: &State) -> Option<Card> {
        match state.chamber.stack.below() {
            Frame::Attack { card, .. } => self.decks.asset(card).parried_by,
            _ => None,
        }
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
    pub(crate) fn parries_now(&self, state: &State, card: Card) -> bool {
        matches!(state.chamber.stack.below(), Frame::Attack { card: attack, .. }
            if self.parries_with(state.chamber.charter, attack, card))
    }

    /// The attacked have answered (A31, AR12, AR17).
    pub(crate) fn close_parry(&self, state: &mut State, answers: Answers, now: &mut impl Now<Self>) {
        let first = self.clockwise_from(state.chamber.active).find_map(|seat| match answers[seat.index()] {
            Some(Answer::Card(card)) => Some((seat, card)),
            _ => None,
        });
        match first {
            Some((seat, Card::Army)) => {
                state.reveal();
                state.show(seat, Card::Army);
                state.chamber.spent.push(Card::Army);
                state.chamber.stack.pop();
                self.open_chain(state, Purpose::Parry, seat, now);
            }
            Some((seat, card)) => self.parried(state, seat, card, None, now),
            None => {
                state.chamber.stack.pop();
                self.ask_for_help(state, now);
            }
        }
    }

    /// The others may offer a defence, unless the attack is personal (A32, A33).
    pub(crate) fn ask_for_help(&self, state: &mut State, now: &mut impl Now<Self>) {
        let (card, ..) = self.under_way(state);
        if self.decks.asset(card).personal {
            return self.hit(state, now);
        }
        state.chamber.stack.push(Frame::Help);
        if state.chamber.helpers().is_empty() {
            state.chamber.stack.pop();
            self.hit(state, now);
        }
    }

    /// Offers are shown, and the attacked picks (AR13).
    pub(crate) fn close_help(&self, state: &mut State, answers: Answers, now: &mut impl Now<Self>) {
        let (_, target, _) = self.under_way(state);
        let helpers = state.chamber.helpers();
        for seat in helpers.iter() {
            let offered = match answers[seat.index()] {
                Some(Answer::Card(card)) => Some(card),
                _ => None,
            };
            self.judge_help(state, seat, target, offered.is_some(), now);
            let Some(card) = offered else { continue };
            state.reveal();
            state.chamber.offers[seat.index()] = Some(card);
            let shown = [card].into_iter().collect();
            state.chamber.known[seat.index()] = state.chamber.known[seat.index()].at_least(shown);
            now.tell(|| Event::Offered { seat, card });
        }
        if state.chamber.offers.iter().any(Option::is_some) {
            state.chamber.stack.replace(Frame::Pick);
        } else {
            state.chamber.stack.pop();
            self.hit(state, now);
        }
    }

    /// One of the offers is taken, or none.
    pub(crate) fn close_pick(&self, state: &mut State, answers: Answers, now: &mut impl Now<Self>) {
        let first = self.clockwise_from(state.chamber.active).find_map(|seat| match answers[seat.index()] {
            Some(Answer::Take(lender)) => Some((seat, lender)),
            _ => None,
        });
        let taken =
            first.and_then(|(seat, lender)| Some((seat, lender, state.chamber.offers[lender.index()]?)));
        state.chamber.offers = [None; MAX_SEATS];
        match taken {
            Some((seat, lender, card)) => self.parried(state, seat, card, Some(lender), now),
            None => {
                state.chamber.stack.pop();
                self.hit(state, now);
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
        now: &mut impl Now<Self>,
    ) {
        state.reveal();
        state.show(lender.unwrap_or(seat), card);
        now.tell(|| Event::Parried { seat, card, lender });
        if lender.is_some() && state.chamber.charter.is(Ruling::LentCard) {
            state.gain_openly(seat, card);
        } else {
            state.chamber.spent.push(card);
        }
        let attacker = state.chamber.active;
        let points = state.chamber.parry_points(card);
        self.give_points(state, attacker, -points, now);
        self.give_points(state, seat, points, now);
        if let Some(lender) = lender {
            self.move_deputies(state, seat, lender, state.chamber.loan(seat), now);
        }
        state.chamber.stack.clear(Step::Closing);
    }

    /// The attack hits (A34, A41).
    pub(crate) fn hit(&self, state: &mut State, now: &mut impl Now<Self>) {
        let (card, target, topples) = self.under_way(state);
        let author = state.chamber.active;
        state.chamber.stack.clear(Step::Closing);
        now.tell(|| Event::Hit { card, target });
        if topples {
            return self.end_government(state, Fall::Attack, Some(author), now);
        }
        let strike = self.decks.asset(card).strike(state.chamber.tension);
        self.give_points(state, target, strike.target, now);
        if let Some(pm) = state.chamber.pm() {
            self.give_points(state, pm, strike.pm, now);
        }
        self.give_points(state, author, strike.author, now);
        self.move_deputies(state, target, author, strike.deputies, now);
    }
}
