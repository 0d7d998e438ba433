//! A government in office: who leaves, who joins, and how its head resigns (A24 to A26, A60, AR6, AR19, AR30, AR45,
//! AR46).

use crate::Politico;
use crate::action::Action;
use crate::event::{Event, Fall};
use crate::frame::{Frame, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use rules::{Context, Seat, Seats, never};

impl Politico {
    /// A member who is not its head, as the action of their turn (A24).
    pub(crate) fn allows_leaving(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.governs(seat), Reason::NotAMember)?;
        demand(!state.chamber.is_pm(seat), Reason::PmResigns)?;
        self.allows_other_than_attack(state)
    }

    /// A member leaves of their own will: that is their action (A24).
    pub(crate) fn leave(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        self.drop_member(state, seat);
        context.tell(|| Event::Left { seat });
        state.chamber.stack.clear(Step::Closing);
    }

    /// What the Prime Minister may do before playing (A25, A60).
    pub(crate) fn list_as_pm(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.allows_as_pm(state, seat).is_err() {
            return;
        }
        if self.allows_dissolution(state).is_ok() {
            out.push(Action::Dissolve);
        }
        out.extend(self.allies(state).iter().map(Action::Expel));
        self.list_recruits(state, out);
    }

    /// It is theirs alone, and comes before the action (A25, AR6).
    #[inline]
    pub(crate) fn allows_as_pm(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.is_pm(seat), Reason::NotPm)?;
        self.allows_before_playing(state)
    }

    /// Members of the government but the Prime Minister, whom neither lot nor expulsion touches (AR46).
    pub(crate) fn allies(&self, state: &State) -> Seats {
        state.chamber.government.map_or(Seats::NONE, |government| government.members.without(government.pm))
    }

    /// Only such a member can be expelled (A25, AR46).
    pub(crate) fn allows_expulsion(&self, state: &State, member: Seat) -> Allowed {
        demand(self.allies(state).contains(member), Reason::ExpelWhom)
    }

    /// The Prime Minister expels a member (A25).
    pub(crate) fn expel(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        self.drop_member(state, seat);
        context.tell(|| Event::Expelled { seat });
    }

    /// Whom the Prime Minister may ask to join.
    pub(crate) fn list_recruits(&self, state: &State, out: &mut Vec<Action>) {
        for other in state.chamber.everyone().iter() {
            if self.allows_recruit(state, other).is_ok() {
                out.push(Action::Recruit(other));
            }
        }
    }

    /// Somebody outside the government who was not asked this turn (A25).
    pub(crate) fn allows_recruit(&self, state: &State, other: Seat) -> Allowed {
        let outside = state.chamber.everyone().contains(other) && !state.chamber.governs(other);
        demand(outside, Reason::RecruitWhom)?;
        demand(!state.chamber.done.asked.contains(other), Reason::RecruitAsked)
    }

    /// The Prime Minister asks somebody to join (A25).
    pub(crate) fn recruit(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        let Some(by) = state.chamber.pm() else {
            never!("somebody is asked to join a government that is not there");
            return;
        };
        state.chamber.done.asked = state.chamber.done.asked.with(seat);
        state.chamber.stack.push(Frame::Invited(seat));
        context.tell(|| Event::Invited { seat, by });
    }

    /// Offered whether they are asked or not.
    #[inline]
    pub(crate) fn list_resignation(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.allows_resignation(state, seat).is_ok() {
            out.push(Action::Resign);
        }
    }

    /// The Prime Minister may resign whenever they are not asked something else (A26, AR30, AR45).
    pub(crate) fn allows_resignation(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.is_pm(seat), Reason::ResignPm)?;
        demand(!state.resigning, Reason::Resigning)?;
        demand(state.chamber.is_clear() || !state.waiting().contains(seat), Reason::ResignAnswer)
    }

    /// Sent during a window, a resignation waits until that closes (AR45).
    pub(crate) fn resign_later(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        state.resigning = true;
        context.tell(|| Event::Resigning { seat });
    }

    /// Does a resignation that was sent during a window take effect now (AR45)?
    #[inline]
    pub(crate) fn lets_the_pm_go(&self, state: &State) -> bool {
        let at_once = self.edition.lets_the_pm_go_before_anything_else();
        if at_once { state.chamber.is_bare() } else { state.chamber.is_clear() }
    }

    /// The resignation of the Prime Minister (A26).
    pub(crate) fn resign(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.resigning = false;
        let Some(pm) = state.chamber.pm() else {
            never!("a resignation without a Prime Minister");
            return;
        };
        state.reveal();
        self.end_government(state, Fall::Resignation, None, context);
        if pm == state.chamber.active && !matches!(state.chamber.stack.step(), Step::Begin | Step::Closing) {
            state.chamber.done.resigned = true;
        }
    }

    /// Somebody is in the government from now on.
    pub(crate) fn join(&self, state: &mut State, seat: Seat) {
        let Some(government) = &mut state.chamber.government else {
            never!("somebody joins a government that is not there");
            return;
        };
        government.members = government.members.with(seat);
        government.late = government.late.with(seat);
    }

    /// Somebody is in it no longer.
    pub(crate) fn drop_member(&self, state: &mut State, seat: Seat) {
        let Some(government) = &mut state.chamber.government else {
            never!("somebody goes out of a government that is not there");
            return;
        };
        government.members = government.members.without(seat);
        government.late = government.late.without(seat);
    }
}
