//! Ballots: everybody votes at once, and what was carried or refused has its consequences (A22, A50, A51, A70, AR9,
//! AR10, AR20, AR38, AR46).

use crate::action::{Action, Vote};
use crate::event::Event;
use crate::frame::Frame;
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Answer, Count, State};
use crate::window::Answers;
use crate::{Politico, Ruling};
use rules::{Context, MAX_SEATS, Seat, Seats, never};

/// The papers everybody has: yes, no, abstain (AR9).
pub(crate) const PAPERS: [Action; 3] =
    [Action::Vote(Vote::Yes), Action::Vote(Vote::No), Action::Vote(Vote::Abstain)];

impl Politico {
    /// Whoever is asked to vote votes, if only to abstain (AR9).
    pub(crate) fn allows_vote(&self, action: &Action) -> Allowed {
        demand(PAPERS.contains(action), Reason::VoteFirst)
    }

    /// A vote is held on the topmost matter.
    pub(crate) fn open_ballot(&self, state: &mut State, context: &mut impl Context<Self>) {
        let (about, by) = (state.chamber.top(), mover(&state.chamber));
        state.chamber.stack.push(Frame::Ballot { second: false });
        context.tell(|| Event::Ballot { about, by, second: false });
    }

    /// All ballot papers are in.
    pub(crate) fn count(
        &self,
        state: &mut State,
        answers: Answers,
        second: bool,
        context: &mut impl Context<Self>,
    ) {
        let about = state.chamber.stack.below();
        let one_each = matches!(about, Frame::Amendment | Frame::Dispute(_)) && !second;
        let (mut yes, mut no, mut votes) = (0u16, 0u16, [None; MAX_SEATS]);
        for seat in state.chamber.everyone().iter() {
            let weight = if one_each { 1 } else { state.chamber.deputies[seat.index()] };
            let Some(Answer::Vote(vote)) = answers[seat.index()] else {
                never!("a ballot that is counted before {seat} has voted");
                continue;
            };
            match vote {
                Vote::Yes => yes += weight,
                Vote::No => no += weight,
                Vote::Abstain => {}
            }
            votes[seat.index()] = Some(vote);
        }
        // The law of the table is voted on again when it is tied (A70), and so are promises about it judged (AR38).
        let tied = one_each && yes == no && yes > 0;
        if !tied || !self.edition.judges_promises_on_the_deciding_ballot() {
            self.judge_votes(state, &votes, context);
        }
        // Confidence is lost only if more than half are against; anything else needs more than half for it (AR10, AR46).
        let carried = if about == Frame::Confidence { no <= yes } else { yes > no };
        let secret = state.chamber.charter.is(Ruling::Ballot);
        let votes = if secret { [None; MAX_SEATS] } else { votes };
        let turn = state.chamber.turns;
        state.chamber.count = Some(Count { about, yes, no, carried, votes, turn });
        // A vote that only the table's own law hangs on shows nothing that an earlier action could be judged by.
        if !matches!(about, Frame::Dispute(_)) {
            state.reveal();
        }
        context.tell(|| Event::Counted {
            about,
            yes,
            no,
            carried,
            votes: if secret { Vec::new() } else { votes[..usize::from(self.seats)].to_vec() },
        });
        if tied {
            state.chamber.stack.replace(Frame::Ballot { second: true });
            let by = mover(&state.chamber);
            context.tell(|| Event::Ballot { about, by, second: true });
            return;
        }
        self.follow_vote(state, about, carried, context);
    }

    fn follow_vote(&self, state: &mut State, about: Frame, carried: bool, context: &mut impl Context<Self>) {
        match (about, carried) {
            // Only a vote that changes something can be cancelled (AR20, AR46).
            (Frame::Investiture(_) | Frame::Censure, true) | (Frame::Confidence, false) => {
                state.chamber.stack.replace(Frame::Cancel);
            }
            (Frame::Investiture(investiture), false) => self.give_up_investiture(state, investiture, context),
            (Frame::Censure, false) => self.take_censure_back(state, context),
            (Frame::Amendment, _) => self.close_proposal(state, carried, context),
            (Frame::Dispute(_), true) => self.take_back(state, context),
            (Frame::Dispute(seat), false) => self.let_stand(state, seat),
            (Frame::Confidence, true) => self.keep_confidence(state),
            (about, _) => {
                never!("a vote on {about:?} was counted");
            }
        }
    }

    /// The vote stands: nobody cancelled it, or whoever did was countered.
    pub(crate) fn let_vote_stand(&self, state: &mut State, context: &mut impl Context<Self>) {
        match state.chamber.top() {
            Frame::Investiture(investiture) => self.take_office(state, investiture, context),
            Frame::Censure => self.censure(state, context),
            Frame::Confidence => self.lose_confidence(state, context),
            about => {
                never!("a vote on {about:?} stands");
            }
        }
    }

    /// The army cancelled the vote (A51, AR20).
    pub(crate) fn cancel_vote(&self, state: &mut State, context: &mut impl Context<Self>) {
        match state.chamber.top() {
            Frame::Investiture(investiture) => self.cancel_investiture(state, investiture, context),
            Frame::Censure => self.take_censure_back(state, context),
            Frame::Confidence => self.keep_confidence(state),
            about => {
                never!("a vote on {about:?} is cancelled");
            }
        }
    }
}

/// Who asks for the vote on the topmost matter, or the one below a ballot.
pub(crate) fn mover(chamber: &crate::state::Chamber) -> Seat {
    let matter = match chamber.top() {
        Frame::Ballot { .. } | Frame::Cancel | Frame::Counter { .. } => chamber.stack.below(),
        top => top,
    };
    match matter {
        Frame::Investiture(investiture) => investiture.candidate,
        Frame::Dispute(seat) => seat,
        Frame::Confidence => chamber.governing_pm(),
        _ => chamber.active,
    }
}

/// Whom a ballot on this matter concerns: the one who asks for it, and the Prime Minister whose government is at stake.
pub(crate) fn concerned(chamber: &crate::state::Chamber) -> Seats {
    let pm = chamber.pm().filter(|_| matches!(chamber.stack.below(), Frame::Censure | Frame::Confidence));
    let by = Seats::only(mover(chamber));
    pm.map_or(by, |pm| by.with(pm))
}
