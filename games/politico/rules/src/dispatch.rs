//! The dispatcher by frame: whom the topmost frame asks, and which file lists, checks and carries out the answer (AR6,
//! AR37).

use crate::action::Action;
use crate::discard::DISCARDS;
use crate::draw::DRAWS;
use crate::frame::{Frame, Step};
use crate::newspaper::GIFTS;
use crate::refusal::{Allowed, Reason};
use crate::state::{Chamber, State};
use crate::window::Answers;
use crate::{Politico, ballot, dispute, investiture};
use rules::{Context, Seat, Seats, never};

/// Offers whatever of this is allowed.
#[inline]
pub(crate) fn offer(
    conceivable: impl IntoIterator<Item = Action>,
    out: &mut Vec<Action>,
    allows: impl Fn(&Action) -> Allowed,
) {
    out.extend(conceivable.into_iter().filter(|action| allows(action).is_ok()));
}

impl Chamber {
    /// Whom the topmost frame asks, whether they have answered or not.
    pub(crate) fn asked(&self) -> Seats {
        if self.over.is_some() {
            return Seats::NONE;
        }
        match self.top() {
            Frame::Turn(_) | Frame::Censure | Frame::Amendment | Frame::Army(_) | Frame::Attack { .. } => {
                Seats::only(self.active)
            }
            Frame::Attempt { seat, .. } | Frame::Invited(seat) | Frame::Shed { seat, .. } => {
                Seats::only(seat)
            }
            Frame::Dispute(seat) | Frame::Stand(seat) => Seats::only(seat),
            Frame::Investiture(investiture) => Seats::only(investiture.candidate),
            Frame::Ballot { .. } | Frame::Cancel => self.everyone(),
            Frame::PassLeft => self.everyone(),
            Frame::Counter { by, .. } => self.everyone().without(by),
            Frame::Parry | Frame::Pick => self.defenders(),
            Frame::Help => self.helpers(),
            Frame::Confidence | Frame::ExpelOrLose | Frame::Recruit => Seats::only(self.governing_pm()),
        }
    }
}

impl Politico {
    /// What is asked of the seat now.
    #[inline]
    pub(crate) fn list_answers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.waiting().contains(seat) {
            return;
        }
        match state.chamber.top() {
            Frame::Turn(Step::Begin) => out.push(dispute::BEGIN),
            Frame::Turn(Step::Draw) => DRAWS.list(state, seat, out),
            Frame::Turn(Step::Act) => self.list_acts(state, seat, out),
            Frame::Turn(_) => {}
            Frame::Attempt { right, .. } => self.list_attempts(state, seat, right, out),
            Frame::Investiture(investiture) => self.list_candidate(state, &investiture, out),
            Frame::Invited(_) => out.extend(investiture::REPLIES),
            Frame::Ballot { .. } => out.extend(ballot::PAPERS),
            Frame::Cancel | Frame::Counter { .. } => self.list_counters(state, seat, out),
            Frame::Parry => self.list_parries(state, seat, out),
            Frame::Help => self.list_help(state, seat, out),
            Frame::Pick => self.list_picks(state, out),
            Frame::Shed { .. } => DISCARDS.list(state, seat, out),
            Frame::PassLeft => GIFTS.list(state, seat, out),
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

    /// May this seat do anything whether it is asked or not: promise, resign, dispute?
    pub(crate) fn has_asides(&self, state: &State, seat: Seat) -> bool {
        self.allows_talk(state, seat).is_ok()
            || self.allows_resignation(state, seat).is_ok()
            || self.allows_dispute(state, seat).is_ok()
    }

    /// What may be done whether one is asked or not: resign, dispute.
    #[inline]
    pub(crate) fn list_asides(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_resignation(state, seat, out);
        if self.allows_dispute(state, seat).is_ok() {
            out.push(Action::Dispute);
        }
    }

    /// What somebody who is awaited may do.
    pub(crate) fn allows_answer(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match state.chamber.top() {
            Frame::Turn(Step::Begin) => self.allows_begin(action),
            Frame::Stand(_) => self.allows_stand(action),
            Frame::Turn(Step::Draw) => DRAWS.allows(state, seat, action),
            Frame::Turn(Step::Act) => self.allows_act(state, seat, action),
            Frame::Turn(_) => Err(Reason::NotNow),
            Frame::Attempt { right, .. } => self.allows_attempt(state, seat, right, action),
            Frame::Investiture(investiture) => self.allows_candidate(state, &investiture, action),
            Frame::Invited(_) => self.allows_reply(action),
            Frame::Ballot { .. } => self.allows_vote(action),
            Frame::Cancel | Frame::Counter { .. } => self.allows_counter(state, seat, action),
            Frame::Parry => self.allows_parry(state, seat, action),
            Frame::Help => self.allows_help(state, seat, action),
            Frame::Pick => self.allows_pick(state, action),
            Frame::Shed { .. } => DISCARDS.allows(state, seat, action),
            Frame::PassLeft => GIFTS.allows(state, seat, action),
            Frame::ExpelOrLose => self.allows_expulsion_or_loss(state, action),
            Frame::Recruit => self.allows_recruit_at_once(state, action),
            // These always have something on top of them.
            Frame::Censure
            | Frame::Confidence
            | Frame::Amendment
            | Frame::Dispute(_)
            | Frame::Attack { .. }
            | Frame::Army(_) => Err(Reason::NotNow),
        }
    }

    /// What one seat alone decides.
    #[inline]
    pub(crate) fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        match (state.chamber.top(), *action) {
            (_, Action::Resign) => self.resign(state, context),
            (_, Action::Dispute) => self.dispute(state, seat, context),
            (Frame::Stand(_), _) => self.let_stand(state, seat),
            (Frame::Turn(Step::Begin), _) => self.open_turn(state, context),
            (Frame::Turn(Step::Draw), action) => self.draw_asset(state, &action, context),
            (Frame::Turn(_), action) => self.act(state, &action, context),
            (Frame::Attempt { right, .. }, action) => self.attempt(state, seat, right, &action, context),
            (Frame::Investiture(investiture), action) => {
                self.lead_investiture(state, investiture, &action, context);
            }
            (Frame::Invited(_), action) => self.answer_invitation(state, seat, &action, context),
            (Frame::Shed { .. }, action) => self.shed(state, seat, &action, context),
            (Frame::ExpelOrLose, action) => self.expel_or_lose(state, &action, context),
            (Frame::Recruit, action) => self.recruit_at_once(state, seat, &action, context),
            (frame, action) => {
                never!("{action:?} at {frame:?}: nothing of the kind is asked of one alone");
            }
        }
    }

    /// All whom a window asked have answered (AR37).
    pub(crate) fn close_window(&self, state: &mut State, answers: Answers, context: &mut impl Context<Self>) {
        match state.chamber.top() {
            Frame::Ballot { second } => self.count(state, answers, second, context),
            Frame::Cancel => self.close_cancel(state, answers, context),
            Frame::Counter { purpose, by, holds } => {
                self.close_counter(state, answers, (purpose, by, holds), context);
            }
            Frame::Parry => self.close_parry(state, answers, context),
            Frame::Help => self.close_help(state, answers, context),
            Frame::Pick => self.close_pick(state, answers, context),
            Frame::PassLeft => self.close_pass_left(state, answers, context),
            frame => {
                never!("{frame:?} does not ask several");
            }
        }
    }
}
