//! What is allowed, and what stands in the way of the rest.

use crate::Politico;
use crate::action::{Action, Bell};
use crate::ballot;
use crate::frame::{Frame, Step};
use crate::refusal::*;
use crate::state::State;
use rules::Seat;

impl Politico {
    /// May this seat do this now?
    pub(crate) fn allows(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        demand(seat.index() < usize::from(self.seats), NOT_SEATED)?;
        demand(state.chamber.over.is_none(), OVER)?;
        match *action {
            Action::Resign => self.allows_resignation(state, seat),
            Action::Pledge(promise) => self.allows_pledge(state, seat, promise),
            Action::Dispute => self.allows_dispute(state, seat),
            _ => {
                demand(state.chamber.asked().contains(seat), NOT_ASKED)?;
                demand(state.waiting().contains(seat), ANSWERED)?;
                self.allows_answer(state, seat, action)
            }
        }
    }

    /// What somebody who is awaited may do.
    pub(crate) fn allows_answer(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        let hand = state.hands[seat.index()];
        match (state.chamber.top(), *action) {
            (Frame::Turn(Step::Begin), _) => self.allows_begin(action),
            (Frame::Stand(_), _) => self.allows_stand(action),
            (Frame::Turn(Step::Draw), Action::Draw) => Ok(()),
            (Frame::Turn(Step::Draw), Action::DiscardForTwo(card)) => demand(hand.has(card), NO_CARD),
            (Frame::Turn(Step::Draw), _) => Err(DRAW_FIRST),
            (Frame::Turn(Step::Act), _) => self.allows_act(state, seat, action),
            (Frame::Turn(_), _) => Err(NOT_NOW),
            (Frame::Attempt { right, .. }, _) => self.allows_attempt(state, seat, right, action),
            (Frame::Investiture(investiture), _) => self.allows_candidate(state, &investiture, action),
            (Frame::Invited(_), _) => self.allows_reply(action),
            (Frame::Ballot { .. }, _) => ballot::allows(action),
            (Frame::Cancel | Frame::Counter { .. }, _) => self.allows_counter(state, seat, action),
            (Frame::Parry, _) => self.allows_parry(state, seat, action),
            (Frame::Help, _) => self.allows_help(state, seat, action),
            (Frame::Pick, _) => self.allows_pick(state, action),
            (Frame::Shed { .. }, _) => self.allows_discard(state, seat, action),
            (Frame::PassLeft, _) => self.allows_gift(state, seat, action),
            (Frame::ExpelOrLose, _) => self.allows_expulsion_or_loss(state, action),
            (Frame::Recruit, _) => self.allows_recruit_at_once(state, action),
            // These always have something on top of them.
            (
                Frame::Censure
                | Frame::Confidence
                | Frame::Amendment
                | Frame::Dispute(_)
                | Frame::Attack { .. }
                | Frame::Army(_),
                _,
            ) => Err(NOT_NOW),
        }
    }

    /// The one action of the turn, and what is free before it (AR6).
    pub(crate) fn allows_act(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match *action {
            Action::Pass => Ok(()),
            Action::Form { card, union, army } => self.allows_form(state, seat, card, union, army),
            Action::Providential => self.allows_providential(state, seat),
            Action::Attack { card, target } => self.allows_attack(state, seat, card, target),
            Action::Censure => self.allows_censure(state, seat),
            Action::Enter => self.allows_entry(state, seat),
            Action::Topple => self.allows_toppling(state, seat),
            Action::Union => self.allows_union(state, seat),
            Action::Leave => self.allows_leaving(state, seat),
            Action::Expel(member) => {
                self.allows_as_pm(state, seat)?;
                self.allows_expulsion(state, member)
            }
            Action::Recruit(other) => {
                self.allows_as_pm(state, seat)?;
                self.allows_recruit(state, other)
            }
            Action::Dissolve => {
                self.allows_as_pm(state, seat)?;
                self.allows_dissolution(state)
            }
            Action::Propose(amendment) => self.allows_proposal(state, seat, amendment),
            Action::Draw | Action::DiscardForTwo(_) => Err(DRAWN),
            Action::Parry(_) | Action::Offer(_) => Err(NO_ATTACK),
            _ => Err(NOT_NOW),
        }
    }

    /// After a failed attempt or motion only a red attack may follow (A23, AR39).
    pub(crate) fn is_fresh(&self, state: &State) -> Allowed {
        demand(!state.chamber.done.tried, ONLY_ATTACK)?;
        demand(!state.chamber.done.censured, ONLY_RED)
    }

    /// What is free comes before playing, so before a failed attempt or motion too (A25, AR6).
    pub(crate) fn is_before_playing(&self, state: &State) -> Allowed {
        let done = state.chamber.done;
        demand(!done.tried && !done.censured, BEFORE_PLAYING)
    }

    /// May this bell ring now (AR32, AR35)?
    pub(crate) fn allows_bell(&self, state: &State, bell: Bell) -> Allowed {
        let chamber = &state.chamber;
        demand(chamber.over.is_none(), OVER)?;
        let clock = demand(self.options.minutes.is_some(), NO_CLOCK);
        match bell {
            Bell::MidTerm => clock.and(demand(!chamber.mid_term_rung, RUNG)),
            Bell::End => {
                clock?;
                demand(!chamber.end_rung, RUNG)?;
                demand(chamber.mid_term_rung, MID_TERM_FIRST)
            }
            Bell::Bot(seat) => self.allows_player(state, seat, true),
            Bell::Person(seat) => self.allows_player(state, seat, false),
        }
    }
}
