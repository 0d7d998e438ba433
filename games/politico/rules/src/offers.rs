//! What is offered: everything conceivable at a moment, less what is not allowed.

use crate::Politico;
use crate::action::Action;
use crate::ballot;
use crate::card::{Card, Cards};
use crate::dispute;
use crate::frame::{Frame, Step};
use crate::investiture;
use crate::state::State;
use rules::{Chance, Seat};

/// In random play somebody proposes a change of the rules once in so many of their decisions.
const PROPOSALS_ARE_RARE: u32 = 64;

/// And disputes the last action once in so many of the moments in which they could.
const DISPUTES_ARE_RARE: u32 = 16;

impl Politico {
    /// Everything a seat may do, out of turn too.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_answers(state, seat, out);
        if seat.index() >= usize::from(self.seats) || state.chamber.over.is_some() {
            return;
        }
        if state.chamber.top() == Frame::Turn(Step::Act) && state.chamber.active == seat {
            self.list_proposals(state, seat, out);
        }
        self.list_asides(state, seat, out);
        self.list_pledges(state, seat, out);
    }

    /// What is asked of the seat now.
    #[inline]
    pub(crate) fn list_answers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.waiting().contains(seat) {
            return;
        }
        let hand = state.hands[seat.index()];
        match state.chamber.top() {
            Frame::Turn(Step::Begin) => out.push(dispute::BEGIN),
            Frame::Turn(Step::Draw) => {
                out.push(Action::Draw);
                out.extend(hand.kinds().map(Action::DiscardForTwo));
            }
            Frame::Turn(Step::Act) => self.list_acts(state, seat, hand, out),
            Frame::Turn(_) => {}
            Frame::Attempt { right, .. } => self.list_attempts(state, seat, right, out),
            Frame::Investiture(investiture) => self.list_candidate(state, &investiture, out),
            Frame::Invited(_) => out.extend(investiture::REPLIES),
            Frame::Ballot { .. } => out.extend(ballot::PAPERS),
            Frame::Cancel | Frame::Counter { .. } => self.list_counters(state, seat, out),
            Frame::Parry => self.list_parries(state, seat, out),
            Frame::Help => self.list_help(state, seat, out),
            Frame::Pick => self.list_picks(state, out),
            Frame::Shed { .. } => self.list_discards(state, seat, out),
            Frame::PassLeft => self.list_gifts(state, seat, out),
            Frame::ExpelOrLose => self.list_expulsions_or_loss(state, out),
            Frame::Recruit => self.list_recruits_at_once(state, out),
            Frame::Stand(_) => out.push(dispute::LET_STAND),
            Frame::Censure
            | Frame::Confidence
            | Frame::Amendment
            | Frame::Dispute(_)
            | Frame::Attack { .. }
            | Frame::Army(_) => {}
        }
    }

    /// The one action of the turn and what is free before it (AR6), in the order of the rules.
    fn list_acts(&self, state: &State, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let offer = |action, out: &mut Vec<Action>| {
            if self.allows_act(state, seat, &action).is_ok() {
                out.push(action);
            }
        };
        for card in hand.kinds() {
            match card {
                Card::Censure => offer(Action::Censure, out),
                Card::Army => {
                    [Action::Enter, Action::Topple].into_iter().for_each(|action| offer(action, out))
                }
                Card::Providential => offer(Action::Providential, out),
                Card::Union => offer(Action::Union, out),
                _ if card.is_attack() => self.list_attacks(state, seat, card, out),
                _ => {}
            }
        }
        offer(Action::Leave, out);
        self.list_as_pm(state, seat, out);
        self.list_forms(state, seat, out);
    }

    /// What may be done whether one is asked or not: resign, dispute.
    #[inline]
    fn list_asides(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.allows_resignation(state, seat).is_ok() {
            out.push(Action::Resign);
        }
        if self.allows_dispute(state, seat).is_ok() {
            out.push(Action::Dispute);
        }
    }

    /// What a bot weighs: what it is asked, and what it may do besides if it is asked nothing. Talk is left to people,
    /// and so is the law of the table, but for whoever can do nothing else.
    pub(crate) fn list_considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_answers(state, seat, out);
        if out.is_empty() {
            self.list_asides(state, seat, out);
            if out.is_empty() {
                self.list_pledges(state, seat, out);
            }
            return;
        }
        // A lot among one's own cards comes to the same as one of them.
        if out.len() > 1 {
            out.retain(|action| *action != Action::ByLot);
        }
        if self.allows_resignation(state, seat).is_ok() {
            out.push(Action::Resign);
        }
    }

    /// One choice at random. Promises and proposals are so many that they would drown the rest, and one who is asked
    /// nothing but to begin would dispute every other action: they are rare.
    #[inline]
    pub(crate) fn pick_one(
        &self,
        state: &State,
        seat: Seat,
        chance: &mut impl Chance,
        out: &mut Vec<Action>,
    ) -> Action {
        out.clear();
        self.list_answers(state, seat, out);
        if self.allows_resignation(state, seat).is_ok() {
            out.push(Action::Resign);
        }
        let dispute = self.allows_dispute(state, seat).is_ok();
        if dispute && (out.is_empty() || chance.below(DISPUTES_ARE_RARE) == 0) {
            out.push(Action::Dispute);
        }
        let acts = state.chamber.top() == Frame::Turn(Step::Act) && state.chamber.active == seat;
        if out.is_empty() || acts && chance.below(PROPOSALS_ARE_RARE) == 0 {
            out.clear();
            self.list(state, seat, out);
        }
        let place = chance.below((out.len() as u32).max(1)) as usize;
        if place < out.len() { out.swap_remove(place) } else { Action::Pass }
    }
}
