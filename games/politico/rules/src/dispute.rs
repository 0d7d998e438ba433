//! Disputes: the action just taken is put to the vote before the next turn begins (A1, A70, AR35).

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Chamber, Count, State};
use crate::{Politico, Ruling};
use rules::{Context, Seat, never};

/// What the next player says where something can be disputed, so that there is time for it.
pub(crate) const BEGIN: Action = Action::Begin;
/// What somebody says who lost by the action and does not dispute it.
pub(crate) const LET_STAND: Action = Action::Decline;

impl Chamber {
    /// Can actions be disputed at this table? Where all are bots nobody would (AR35).
    #[inline]
    pub(crate) fn has_disputes(&self) -> bool {
        self.charter.is(Ruling::Disputes) && self.bots != self.everyone()
    }

    /// Has this seat called a vote this round?
    fn has_disputed(&self, seat: Seat) -> bool {
        self.disputed.contains(seat)
    }

    /// Is this a person who has not called a vote this round?
    fn may_dispute(&self, seat: Seat) -> bool {
        !self.bots.contains(seat) && !self.has_disputed(seat)
    }
}

impl Politico {
    /// The next player begins, and nothing else (AR35).
    pub(crate) fn allows_begin(&self, action: &Action) -> Allowed {
        demand(*action == BEGIN, Reason::BeginFirst)
    }

    /// Who lost by the action lets it stand, unless they dispute it.
    pub(crate) fn allows_stand(&self, action: &Action) -> Allowed {
        demand(*action == LET_STAND, Reason::StandFirst)
    }

    /// Once a round, before the next player draws and while nothing hidden has been shown (AR35).
    pub(crate) fn allows_dispute(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.has_disputes(), Reason::NoDisputes)?;
        let open = matches!(state.chamber.top(), Frame::Turn(Step::Begin) | Frame::Stand(_));
        demand(open && state.before.is_some(), Reason::NothingToDispute)?;
        demand(!state.chamber.has_disputed(seat), Reason::Disputed)
    }

    /// May it be told that a bot, or a person, plays this seat from now on (AR35)?
    pub(crate) fn allows_player(&self, state: &State, seat: Seat, bot: bool) -> Allowed {
        demand(state.chamber.everyone().contains(seat), Reason::NoSuchPlayer)?;
        demand(self.edition.keeps_disputes_for_people(), Reason::AllAlike)?;
        let already = state.chamber.bots.contains(seat) == bot;
        demand(!already, if bot { Reason::BotAlready } else { Reason::PersonAlready })
    }

    /// Is there a moment before the next turn in which the action just taken can be disputed (AR35)?
    pub(crate) fn waits_for_disputes(&self, state: &State) -> bool {
        let chamber = &state.chamber;
        if !self.edition.keeps_disputes_for_people() {
            return chamber.has_disputes();
        }
        chamber.has_disputes()
            && state.before.is_some()
            && chamber.everyone().iter().any(|seat| chamber.may_dispute(seat))
    }

    /// A bot begins at once. So before its turn those people are asked, one after the other, who lost by the action and
    /// may still dispute it; `last` has answered.
    pub(crate) fn ask_the_wronged(&self, state: &mut State, last: Option<Seat>) {
        let chamber = &state.chamber;
        let Some(before) = state.before.as_ref().filter(|_| chamber.bots.contains(chamber.active)) else {
            return;
        };
        let mut others = self.clockwise_from(before.chamber.active).take(usize::from(self.seats) - 1);
        if let Some(last) = last {
            others.find(|seat| *seat == last);
        }
        let next =
            others.find(|seat| chamber.may_dispute(*seat) && has_lost(*seat, &before.chamber, chamber));
        if let Some(seat) = next {
            state.chamber.stack.push(Frame::Stand(seat));
        }
    }

    /// The action stands for this seat, which did not dispute it or lost the vote.
    pub(crate) fn let_stand(&self, state: &mut State, seat: Seat) {
        state.chamber.stack.clear(Step::Begin);
        self.ask_the_wronged(state, Some(seat));
    }

    /// Somebody calls a vote on the action just taken (AR35).
    pub(crate) fn dispute(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        state.chamber.stack.clear(Step::Begin);
        state.chamber.disputed = state.chamber.disputed.with(seat);
        state.chamber.stack.push(Frame::Dispute(seat));
        context.tell(|| Event::Disputed { seat });
        self.open_ballot(state, context);
    }

    /// The chamber goes back to before the action; cards it showed return to hand, known to all (AR35).
    pub(crate) fn take_back(&self, state: &mut State, context: &mut impl Context<Self>) {
        let Some(before) = state.before.take() else {
            never!("an action is taken back that nobody can dispute");
            state.chamber.stack.clear(Step::Begin);
            return;
        };
        let later = state.chamber;
        let seat = before.chamber.active;
        state.chamber = before.chamber;
        state.chamber.disputed = later.disputed;
        // The vote that took it back belongs to the turn that is taken up again.
        let turn = state.chamber.turns;
        state.chamber.count = later.count.map(|count| Count { turn, ..count });
        state.chamber.bots = later.bots;
        state.chamber.mid_term_rung = later.mid_term_rung;
        state.chamber.end_rung = later.end_rung;
        state.chamber.known[seat.index()] = state.chamber.known[seat.index()].at_least(before.shown);
        let right = state.right_of(seat);
        for card in before.shown.list() {
            state.hands[seat.index()].add(card);
            state.passed[right].add(card);
        }
        context.tell(|| Event::TakenBack { seat });
    }
}

/// Has this seat fewer points or deputies now than before, or an office less?
fn has_lost(seat: Seat, before: &Chamber, after: &Chamber) -> bool {
    after.points[seat.index()] < before.points[seat.index()]
        || after.deputies[seat.index()] < before.deputies[seat.index()]
        || before.governs(seat) && !after.governs(seat)
}
