//! Governments: formed, enlarged, scored, ended (A20 to A26, A40 to A44, A55).

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::frame::{Frame, Investiture, Right, Step};
use crate::refusal::*;
use crate::state::{Chamber, Government, State};
use crate::{Politico, Ruling};
use rules::{Now, Seat, Seats};

/// What the Prime Minister scores more than deputies, and what in all without any (A40).
const PM_BONUS: i32 = 50;
const PM_ALONE: i32 = 30;
/// So many turns of the Prime Minister begin before the providential man's protection is over (A56).
const SHIELD: u8 = 2;

impl Chamber {
    /// What a member scores, as Prime Minister or another, when the government has lasted a round (A40).
    pub(crate) fn takings(&self, seat: Seat, is_pm: bool) -> i32 {
        match (is_pm, i32::from(self.deputies[seat.index()])) {
            (true, 0) => PM_ALONE,
            (true, deputies) => deputies + PM_BONUS,
            (false, deputies) => deputies,
        }
    }

    /// Has this member joined too late to score with the others this time (AR27)?
    pub(crate) fn waits(&self, seat: Seat) -> bool {
        self.charter.is(Ruling::LateMembers)
            && self.government.is_some_and(|government| government.late.contains(seat))
    }
}

impl Politico {
    /// Displays what it takes and opens the investiture (A20, A51, A58).
    #[expect(clippy::too_many_arguments, reason = "they are the parts of one display")]
    pub(crate) fn form(
        &self,
        state: &mut State,
        candidate: Seat,
        card: Card,
        union: bool,
        army: bool,
        right: Right,
        now: &mut impl Now<Self>,
    ) {
        state.show(candidate, card);
        if union {
            state.show(candidate, Card::Union);
        }
        if army {
            state.show(candidate, Card::Army);
        }
        let (invited, joined, saviour) = (Seats::NONE, Seats::NONE, false);
        let investiture = Investiture { candidate, card, union, army, saviour, invited, joined, right };
        self.open_investiture(state, investiture, now);
    }

    /// The providential man needs no vote (A55, AR11).
    pub(crate) fn save_the_nation(
        &self,
        state: &mut State,
        candidate: Seat,
        right: Right,
        now: &mut impl Now<Self>,
    ) {
        let (card, union, army, saviour) = (Card::Providential, false, false, true);
        state.show(candidate, card);
        let (invited, joined) = (Seats::NONE, Seats::NONE);
        let investiture = Investiture { candidate, card, union, army, saviour, invited, joined, right };
        self.open_investiture(state, investiture, now);
    }

    /// What was displayed lies on the table, on the turn or in the place of an attempt (A43, A52).
    fn open_investiture(&self, state: &mut State, investiture: Investiture, now: &mut impl Now<Self>) {
        let Investiture { candidate: seat, card, union, army, saviour, right, .. } = investiture;
        now.tell(|| Event::Candidate { seat, card, union, army, saviour });
        if right == Right::Turn {
            state.chamber.stack.push(Frame::Investiture(investiture));
        } else {
            state.reveal();
            state.chamber.stack.replace(Frame::Investiture(investiture));
        }
    }

    /// The candidate invites somebody (A20).
    pub(crate) fn invite(
        &self,
        state: &mut State,
        mut investiture: Investiture,
        seat: Seat,
        now: &mut impl Now<Self>,
    ) {
        investiture.invited = investiture.invited.with(seat);
        state.chamber.stack.replace(Frame::Investiture(investiture));
        state.chamber.stack.push(Frame::Invited(seat));
        now.tell(|| Event::Invited { seat, by: investiture.candidate });
    }

    /// Whoever is invited answers (A20, A25).
    pub(crate) fn answer_invitation(
        &self,
        state: &mut State,
        seat: Seat,
        accepts: bool,
        now: &mut impl Now<Self>,
    ) {
        now.tell(|| if accepts { Event::Accepted { seat } } else { Event::Declined { seat } });
        state.chamber.stack.pop();
        match state.chamber.top() {
            Frame::Investiture(mut investiture) => {
                if accepts {
                    investiture.joined = investiture.joined.with(seat);
                }
                state.chamber.stack.replace(Frame::Investiture(investiture));
            }
            top => {
                if accepts {
                    self.join(state, seat);
                }
                if top == Frame::Recruit {
                    state.chamber.stack.pop();
                }
            }
        }
    }

    fn join(&self, state: &mut State, seat: Seat) {
        if let Some(government) = &mut state.chamber.government {
            government.members = government.members.with(seat);
            government.late = government.late.with(seat);
        }
    }

    /// The government is presented: it takes office, asks for a vote, or leans on the army.
    pub(crate) fn present(&self, state: &mut State, investiture: Investiture, now: &mut impl Now<Self>) {
        if investiture.saviour {
            self.take_office(state, investiture, now);
        } else if investiture.army {
            // From here on the card is spent, whatever comes of it (AR44).
            state.chamber.stack.replace(Frame::Investiture(Investiture { army: false, ..investiture }));
            state.chamber.spent.push(Card::Army);
            self.open_chain(state, crate::Purpose::Form, investiture.candidate, now);
        } else {
            self.open_ballot(state, now);
        }
    }

    /// The government is formed; the investiture is the topmost frame (A22).
    pub(crate) fn take_office(&self, state: &mut State, investiture: Investiture, now: &mut impl Now<Self>) {
        let Investiture { candidate, card, union, saviour, joined, .. } = investiture;
        let protected =
            card == Card::Providential && (saviour || state.chamber.charter.is(Ruling::ProvidentialAsPm));
        let members = joined.with(candidate);
        state.chamber.government = Some(Government {
            pm: candidate,
            since: state.chamber.turns,
            members,
            card,
            saviour: protected,
            shield: if protected { SHIELD } else { 0 },
            scored: false,
            late: Seats::NONE,
        });
        if union {
            state.chamber.union = Some(candidate);
            now.tell(|| Event::Union { seat: candidate });
        }
        state.chamber.done.author = None;
        state.chamber.done.toppled = None;
        now.tell(|| Event::Formed { pm: candidate, members: members.iter().collect(), saviour: protected });
        state.chamber.stack.clear(Step::Closing);
    }

    /// Refused or withdrawn: what was displayed is taken back (A23, AR44). On their own turn they may still attack.
    pub(crate) fn give_up_investiture(
        &self,
        state: &mut State,
        investiture: Investiture,
        now: &mut impl Now<Self>,
    ) {
        let seat = investiture.candidate;
        let union = investiture.union.then_some(Card::Union);
        // An army card that was countered is spent; one that was never put to the test comes back.
        let army = investiture.army.then_some(Card::Army);
        for card in [Some(investiture.card), union, army].into_iter().flatten() {
            state.gain_openly(seat, card);
            now.tell(|| Event::TookBack { seat, card });
        }
        state.reveal();
        if investiture.right == Right::Turn {
            state.chamber.done.tried = true;
            state.chamber.stack.clear(Step::Act);
        } else {
            state.chamber.stack.clear(Step::Closing);
        }
    }

    /// The army cancelled the vote: the cards are lost, and another may be tried at once (A52, AR22, AR44).
    pub(crate) fn cancel_investiture(
        &self,
        state: &mut State,
        investiture: Investiture,
        now: &mut impl Now<Self>,
    ) {
        state.chamber.spent.push(investiture.card);
        if investiture.union {
            state.chamber.spent.push(Card::Union);
        }
        let seat = investiture.candidate;
        state.chamber.stack.clear(Step::Closing);
        state.chamber.stack.push(Frame::Attempt { seat, right: Right::Army });
        now.tell(|| Event::MayForm { seat });
    }

    /// The government of the player whose turn begins has lasted a round (A40).
    pub(crate) fn score_government(&self, state: &mut State, now: &mut impl Now<Self>) {
        let Some(mut government) = state.chamber.government else { return };
        if government.pm != state.chamber.active {
            return;
        }
        let waiting = |seat: &Seat| state.chamber.waits(*seat);
        let scoring: Seats = government.members.iter().filter(|seat| !waiting(seat)).collect();
        for seat in scoring.iter() {
            let points = state.chamber.takings(seat, seat == government.pm);
            self.give_points(state, seat, points, now);
        }
        government.scored = true;
        government.late = Seats::NONE;
        government.shield = government.shield.saturating_sub(1);
        state.chamber.government = Some(government);
    }

    /// A member leaves of their own will: that is their action (A24).
    pub(crate) fn leave(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        self.drop_member(state, seat);
        now.tell(|| Event::Left { seat });
        state.chamber.stack.clear(Step::Closing);
    }

    /// The Prime Minister expels a member (A25).
    pub(crate) fn expel(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        self.drop_member(state, seat);
        now.tell(|| Event::Expelled { seat });
    }

    /// Members of the government but the Prime Minister, whom neither lot nor expulsion touches (AR46).
    pub(crate) fn allies(&self, state: &State) -> Seats {
        state.chamber.government.map_or(Seats::NONE, |government| government.members.without(government.pm))
    }

    pub(crate) fn is_ally(&self, state: &State, member: Seat) -> Allowed {
        demand(self.allies(state).contains(member), EXPEL_WHOM)
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
        demand(outside, RECRUIT_WHOM)?;
        demand(!state.chamber.done.asked.contains(other), RECRUIT_ASKED)
    }

    pub(crate) fn drop_member(&self, state: &mut State, seat: Seat) {
        if let Some(government) = &mut state.chamber.government {
            government.members = government.members.without(seat);
            government.late = government.late.without(seat);
        }
    }

    /// The Prime Minister asks somebody to join (A25).
    pub(crate) fn recruit(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        let by = state.chamber.pm().unwrap_or(state.chamber.active);
        state.chamber.done.asked = state.chamber.done.asked.with(seat);
        state.chamber.stack.push(Frame::Invited(seat));
        now.tell(|| Event::Invited { seat, by });
    }

    /// Somebody enters by army pressure (A51, AR19).
    pub(crate) fn enter(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        self.join(state, seat);
        now.tell(|| Event::Entered { seat });
    }
}
