//! Forming a government: the display, the invitations, and how it ends (A1, A20 to A23, A25, A43, A51, A52, A57, A58,
//! AR11, AR39, AR44, AR45).

use crate::Politico;
use crate::action::Action;
use crate::card::Card;
use crate::dispatch::offer;
use crate::event::Event;
use crate::frame::{Frame, Investiture, Right, Step};
use crate::providential::SHIELD;
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Government, State};
use rules::{Context, Seat, Seats};

/// What a government is formed with (A20, A57).
pub(crate) const PM_CARDS: [Card; 2] = [Card::PrimeMinister, Card::Providential];

/// How an invitation is answered (A20, A25).
pub(crate) const REPLIES: [Action; 2] = [Action::Accept, Action::Decline];

impl Politico {
    /// A government is formed while there is none (A20).
    #[inline]
    pub(crate) fn allows_new_government(&self, state: &State) -> Allowed {
        demand(state.chamber.government.is_none(), Reason::Governed)
    }

    /// On one's own turn once, and not after a resignation or a motion (A20, AR11, AR39, AR45).
    fn allows_forming(&self, state: &State, right: Right) -> Allowed {
        self.allows_new_government(state)?;
        if right != Right::Turn {
            return Ok(());
        }
        demand(!state.chamber.done.tried, Reason::Tried)?;
        demand(!state.chamber.done.resigned, Reason::Resigned)?;
        self.allows_other_than_attack(state)
    }

    /// May a government be formed by this right with what is displayed?
    pub(crate) fn allows_form(
        &self,
        state: &State,
        seat: Seat,
        right: Right,
        card: Card,
        union: bool,
        army: bool,
    ) -> Allowed {
        self.allows_forming(state, right)?;
        self.allows_display(state, seat, card, union, army)
    }

    /// What a government may be formed with by this right out of this hand.
    pub(crate) fn list_forms(&self, state: &State, seat: Seat, right: Right, out: &mut Vec<Action>) {
        if self.allows_forming(state, right).is_err() {
            return;
        }
        for card in PM_CARDS {
            for [union, army] in [[false, false], [false, true], [true, false], [true, true]] {
                if self.allows_display(state, seat, card, union, army).is_ok() {
                    out.push(Action::Form { card, union, army });
                }
            }
        }
    }

    /// What is displayed must be held, and be what forms a government (A20, A51, A57, A58).
    #[inline]
    fn allows_display(&self, state: &State, seat: Seat, card: Card, union: bool, army: bool) -> Allowed {
        demand(PM_CARDS.contains(&card), Reason::NotAPmCard)?;
        state.allows_card(seat, card)?;
        if union {
            state.allows_card(seat, Card::Union)?;
        }
        if army { state.allows_card(seat, Card::Army) } else { Ok(()) }
    }

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
        context: &mut impl Context<Self>,
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
        self.open_investiture(state, investiture, context);
    }

    /// What was displayed lies on the table, on the turn or in the place of an attempt (A43, A52).
    pub(crate) fn open_investiture(
        &self,
        state: &mut State,
        investiture: Investiture,
        context: &mut impl Context<Self>,
    ) {
        let Investiture { candidate: seat, card, union, army, saviour, right, .. } = investiture;
        context.tell(|| Event::Candidate { seat, card, union, army, saviour });
        if right == Right::Turn {
            state.chamber.stack.push(Frame::Investiture(investiture));
        } else {
            state.reveal();
            state.chamber.stack.replace(Frame::Investiture(investiture));
        }
    }

    /// What the candidate may do: present the government, withdraw, invite.
    pub(crate) fn list_candidate(&self, state: &State, investiture: &Investiture, out: &mut Vec<Action>) {
        let invitations = state.chamber.everyone().iter().map(Action::Invite);
        let conceivable = [Action::Present, Action::Withdraw].into_iter().chain(invitations);
        offer(conceivable, out, |action| self.allows_candidate(state, investiture, action));
    }

    /// Anybody else is invited once; to withdraw takes one who declined (A20, AR11).
    #[inline]
    pub(crate) fn allows_candidate(
        &self,
        state: &State,
        investiture: &Investiture,
        action: &Action,
    ) -> Allowed {
        match *action {
            Action::Invite(seat) => {
                demand(state.chamber.everyone().contains(seat), Reason::NoSuchPlayer)?;
                demand(seat != investiture.candidate, Reason::InviteSelf)?;
                demand(!investiture.invited.contains(seat), Reason::Invited)
            }
            Action::Present => Ok(()),
            Action::Withdraw => demand(investiture.invited != investiture.joined, Reason::NobodyDeclined),
            _ => Err(Reason::InvestitureFirst),
        }
    }

    /// The candidate invites, withdraws or presents the government (A20, AR11).
    pub(crate) fn lead_investiture(
        &self,
        state: &mut State,
        investiture: Investiture,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        match *action {
            Action::Invite(seat) => self.invite(state, investiture, seat, context),
            Action::Withdraw => {
                let seat = investiture.candidate;
                context.tell(|| Event::Withdrew { seat });
                self.give_up_investiture(state, investiture, context);
            }
            _ => self.present(state, investiture, context),
        }
    }

    /// The candidate invites somebody (A20).
    fn invite(
        &self,
        state: &mut State,
        mut investiture: Investiture,
        seat: Seat,
        context: &mut impl Context<Self>,
    ) {
        investiture.invited = investiture.invited.with(seat);
        state.chamber.stack.replace(Frame::Investiture(investiture));
        state.chamber.stack.push(Frame::Invited(seat));
        context.tell(|| Event::Invited { seat, by: investiture.candidate });
    }

    /// Whoever is invited accepts or declines (A20, A25).
    pub(crate) fn allows_reply(&self, action: &Action) -> Allowed {
        demand(REPLIES.contains(action), Reason::InvitationFirst)
    }

    /// Whoever is invited answers (A20, A25).
    pub(crate) fn answer_invitation(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        let accepts = *action == Action::Accept;
        context.tell(|| if accepts { Event::Accepted { seat } } else { Event::Declined { seat } });
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

    /// The government is presented: it takes office, asks for a vote, or leans on the army.
    fn present(&self, state: &mut State, investiture: Investiture, context: &mut impl Context<Self>) {
        if investiture.saviour {
            self.take_office(state, investiture, context);
        } else if investiture.army {
            // From here on the card is spent, whatever comes of it (AR44).
            state.chamber.stack.replace(Frame::Investiture(Investiture { army: false, ..investiture }));
            state.chamber.spent.push(Card::Army);
            self.open_chain(state, crate::Purpose::Form, investiture.candidate, context);
        } else {
            self.open_ballot(state, context);
        }
    }

    /// The government is formed; the investiture is the topmost frame (A22).
    pub(crate) fn take_office(
        &self,
        state: &mut State,
        investiture: Investiture,
        context: &mut impl Context<Self>,
    ) {
        let Investiture { candidate, card, union, joined, .. } = investiture;
        let protected = state.chamber.protects(&investiture);
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
            context.tell(|| Event::Union { seat: candidate });
        }
        state.chamber.done.author = None;
        state.chamber.done.toppled = None;
        context.tell(|| Event::Formed {
            pm: candidate,
            members: members.iter().collect(),
            saviour: protected,
        });
        state.chamber.stack.clear(Step::Closing);
    }

    /// Refused or withdrawn: what was displayed is taken back (A23, AR44). On their own turn they may still attack.
    pub(crate) fn give_up_investiture(
        &self,
        state: &mut State,
        investiture: Investiture,
        context: &mut impl Context<Self>,
    ) {
        let seat = investiture.candidate;
        let union = investiture.union.then_some(Card::Union);
        // An army card that was countered is spent; one that was never put to the test comes back.
        let army = investiture.army.then_some(Card::Army);
        for card in [Some(investiture.card), union, army].into_iter().flatten() {
            state.gain_openly(seat, card);
            context.tell(|| Event::TookBack { seat, card });
        }
        state.reveal();
        if investiture.right == Right::Turn {
            state.chamber.done.tried = true;
            state.chamber.stack.clear(Step::Act);
        } else {
            state.chamber.stack.clear(Step::Closing);
        }
    }
}
