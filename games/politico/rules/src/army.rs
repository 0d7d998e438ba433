//! Army pressure: what it is played for, and the chain of those who counter it (A51 to A53, AR19 to AR21, AR24, AR25,
//! AR37).

use crate::Politico;
use crate::action::Action;
use crate::ballot::mover;
use crate::card::Card;
use crate::dispatch::offer;
use crate::event::{Event, Fall};
use crate::frame::{Frame, Purpose, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use crate::window::Answers;
use rules::{Context, Seat, never};

impl Politico {
    /// To enter takes a government that one is not in, and no providential one (A51, AR20).
    pub(crate) fn allows_entry(&self, state: &State, seat: Seat) -> Allowed {
        self.allows_other_than_attack(state)?;
        let Some(government) = state.chamber.government else { return Err(Reason::ArmyNoGovernment) };
        demand(!government.members.contains(seat), Reason::AlreadyIn)?;
        demand(!government.saviour, Reason::ArmySaviour)?;
        state.allows_card(seat, Card::Army)
    }

    /// To topple takes a government that nothing protects (A51, AR24, AR25).
    pub(crate) fn allows_toppling(&self, state: &State, seat: Seat) -> Allowed {
        self.allows_other_than_attack(state)?;
        demand(state.chamber.government.is_some(), Reason::ArmyNoGovernment)?;
        self.allows_blow_to_government(state)?;
        state.allows_card(seat, Card::Army)
    }

    /// Whoever has the army may cancel a vote with it, or counter it (A53, AR20).
    pub(crate) fn list_counters(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        offer([Action::Counter], out, |action| self.allows_counter(state, seat, action));
    }

    #[inline]
    pub(crate) fn allows_counter(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match action {
            Action::Decline => Ok(()),
            Action::Counter => demand(state.hands[seat.index()].has(Card::Army), Reason::NoArmy),
            _ => Err(Reason::CounterFirst),
        }
    }

    /// The active player presses the government with the army, to enter or to topple it (A51).
    pub(crate) fn press_by_army(
        &self,
        state: &mut State,
        purpose: Purpose,
        context: &mut impl Context<Self>,
    ) {
        let seat = state.chamber.active;
        state.spend(seat, Card::Army);
        state.chamber.stack.push(Frame::Army(purpose));
        self.open_chain(state, purpose, seat, context);
    }

    /// An army card lies on the table: who counters it (A53)?
    pub(crate) fn open_chain(
        &self,
        state: &mut State,
        purpose: Purpose,
        by: Seat,
        context: &mut impl Context<Self>,
    ) {
        state.chamber.stack.push(Frame::Counter { purpose, by, holds: true });
        context.tell(|| Event::Army { seat: by, purpose, counters: false });
    }

    /// Everybody has said whether they cancel the vote (AR20, AR37).
    pub(crate) fn close_cancel(&self, state: &mut State, answers: Answers, context: &mut impl Context<Self>) {
        let author = mover(&state.chamber);
        state.chamber.stack.pop();
        match self.first_card(author, &answers) {
            Some((seat, _)) => {
                self.spend_army(state, seat);
                self.open_chain(state, Purpose::Cancel, seat, context);
            }
            None => self.let_vote_stand(state, context),
        }
    }

    /// Everybody has said whether they counter the last army card.
    pub(crate) fn close_counter(
        &self,
        state: &mut State,
        answers: Answers,
        (purpose, by, holds): (Purpose, Seat, bool),
        context: &mut impl Context<Self>,
    ) {
        if let Some((seat, _)) = self.first_card(by, &answers) {
            self.spend_army(state, seat);
            state.chamber.stack.replace(Frame::Counter { purpose, by: seat, holds: !holds });
            context.tell(|| Event::Army { seat, purpose, counters: true });
            return;
        }
        state.chamber.stack.pop();
        context.tell(|| Event::ArmyDone { purpose, holds });
        let author = state.chamber.active;
        match (purpose, holds) {
            (Purpose::Cancel, true) => self.cancel_vote(state, context),
            (Purpose::Cancel, false) => self.let_vote_stand(state, context),
            (Purpose::Form, _) => {
                let Frame::Investiture(investiture) = state.chamber.top() else {
                    never!("the army forms a government without an investiture");
                    return;
                };
                if holds {
                    self.take_office(state, investiture, context);
                } else {
                    // The ordinary vote follows (AR21).
                    self.open_ballot(state, context);
                }
            }
            (Purpose::Parry, true) => state.chamber.stack.clear(Step::Closing),
            (Purpose::Parry, false) => self.ask_for_help(state, context),
            (Purpose::Enter, _) => {
                state.chamber.stack.clear(Step::Closing);
                if holds {
                    // Without anybody's consent (AR19).
                    self.join(state, author);
                    context.tell(|| Event::Entered { seat: author });
                }
            }
            (Purpose::Topple, _) => {
                state.chamber.stack.clear(Step::Closing);
                if holds {
                    self.end_government(state, Fall::Army, Some(author), context);
                }
            }
        }
    }

    /// Somebody's sealed card turns out to be the army.
    pub(crate) fn spend_army(&self, state: &mut State, seat: Seat) {
        state.reveal();
        state.spend(seat, Card::Army);
    }
}
