//! Army pressure: what it is played for, and the chain of those who counter it (A51 to A53).

use crate::Politico;
use crate::ballot::{Answers, mover};
use crate::card::Card;
use crate::event::{Event, Fall};
use crate::frame::{Frame, Purpose, Step};
use crate::state::{Answer, State};
use rules::{Now, Seat};

impl Politico {
    /// The active player presses the government with the army, to enter or to topple it (A51).
    pub(crate) fn press_by_army(&self, state: &mut State, purpose: Purpose, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        state.show(seat, Card::Army);
        state.chamber.spent.push(Card::Army);
        state.chamber.stack.push(Frame::Army(purpose));
        self.open_chain(state, purpose, seat, now);
    }

    /// An army card lies on the table: who counters it (A53)?
    pub(crate) fn open_chain(&self, state: &mut State, purpose: Purpose, by: Seat, now: &mut impl Now<Self>) {
        state.chamber.stack.push(Frame::Counter { purpose, by, holds: true });
        now.tell(|| Event::Army { seat: by, purpose, counters: false });
    }

    /// Everybody has said whether they cancel the vote (AR20, AR37).
    pub(crate) fn close_cancel(&self, state: &mut State, answers: Answers, now: &mut impl Now<Self>) {
        let author = mover(&state.chamber);
        state.chamber.stack.pop();
        match self.first_army(author, &answers) {
            Some(seat) => {
                self.spend_army(state, seat);
                self.open_chain(state, Purpose::Cancel, seat, now);
            }
            None => self.let_vote_stand(state, now),
        }
    }

    /// Everybody has said whether they counter the last army card.
    pub(crate) fn close_counter(
        &self,
        state: &mut State,
        answers: Answers,
        (purpose, by, holds): (Purpose, Seat, bool),
        now: &mut impl Now<Self>,
    ) {
        if let Some(seat) = self.first_army(by, &answers) {
            self.spend_army(state, seat);
            state.chamber.stack.replace(Frame::Counter { purpose, by: seat, holds: !holds });
            now.tell(|| Event::Army { seat, purpose, counters: true });
            return;
        }
        state.chamber.stack.pop();
        now.tell(|| Event::ArmyDone { purpose, holds });
        let author = state.chamber.active;
        match (purpose, holds) {
            (Purpose::Cancel, true) => self.cancel_vote(state, now),
            (Purpose::Cancel, false) => self.let_vote_stand(state, now),
            (Purpose::Form, _) => {
                let Frame::Investiture(investiture) = state.chamber.top() else { return };
                if holds {
                    self.take_office(state, investiture, now);
                } else {
                    // The ordinary vote follows (AR21).
                    self.open_ballot(state, now);
                }
            }
            (Purpose::Parry, true) => state.chamber.stack.clear(Step::Closing),
            (Purpose::Parry, false) => self.ask_for_help(state, now),
            (Purpose::Enter, _) => {
                state.chamber.stack.clear(Step::Closing);
                if holds {
                    self.enter(state, author, now);
                }
            }
            (Purpose::Topple, _) => {
                state.chamber.stack.clear(Step::Closing);
                if holds {
                    self.end_government(state, Fall::Army, Some(author), now);
                }
            }
        }
    }

    /// Of several who play the army the first clockwise counts; the others' cards stay unseen in hand (AR37).
    fn first_army(&self, author: Seat, answers: &Answers) -> Option<Seat> {
        self.clockwise_from(author).find(|seat| answers[seat.index()] == Some(Answer::Card(Card::Army)))
    }

    fn spend_army(&self, state: &mut State, seat: Seat) {
        state.reveal();
        state.show(seat, Card::Army);
        state.chamber.spent.push(Card::Army);
    }
}
