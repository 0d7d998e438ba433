//! Promises: made, judged, never enforced (A21, AR38).

use crate::action::{Action, Vote};
use crate::ballot::concerned;
use crate::event::Event;
use crate::pledge::{PLEDGES_A_ROUND, Pledge, Promise, PromiseKind, Standing, reach};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use crate::{Politico, Ruling};
use rules::{Context, MAX_SEATS, Seat, never};

impl Politico {
    /// May this seat promise anything now?
    #[inline]
    pub(crate) fn allows_talk(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.over.is_none() && !state.chamber.asks_several(), Reason::PledgeNow)?;
        demand(state.pledged[seat.index()] < PLEDGES_A_ROUND, Reason::Pledged)?;
        demand(state.pledges[seat.index()].iter().any(is_free), Reason::PledgeFull)
    }

    pub(crate) fn allows_pledge(&self, state: &State, seat: Seat, promise: Promise) -> Allowed {
        self.allows_talk(state, seat)?;
        demand(promise.to != seat && state.chamber.everyone().contains(promise.to), Reason::PledgeWhom)?;
        demand(reach(state.chamber.round()).contains(&promise.until.into()), Reason::PledgeUntil)?;
        demand(self.open_promises(state, seat).all(|open| open != promise), Reason::PledgeTwice)
    }

    pub(crate) fn list_pledges(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.allows_talk(state, seat).is_err() {
            return;
        }
        let first = out.len();
        for promises in self.promises.by(seat, state.chamber.round()) {
            out.extend_from_slice(promises);
        }
        // What is promised already is not promised again.
        for open in self.open_promises(state, seat) {
            let again = out[first..].iter().position(|action| *action == Action::Pledge(open));
            if let Some(place) = again {
                out.remove(first + place);
            }
        }
    }

    /// What a seat has promised that is not settled yet.
    fn open_promises(&self, state: &State, seat: Seat) -> impl Iterator<Item = Promise> {
        let own = state.pledges[seat.index()].iter().flatten();
        own.filter(|pledge| pledge.is_open()).map(|pledge| pledge.promise)
    }

    /// A promise goes on the record, in the place of one that is settled.
    pub(crate) fn pledge(
        &self,
        state: &mut State,
        by: Seat,
        promise: Promise,
        context: &mut impl Context<Self>,
    ) {
        // Whoever is asked something sees a new question, so that the answer to the old one is stale.
        state.window += u32::from(state.waiting().contains(by));
        let index = by.index();
        let pledge = Pledge { by, promise, standing: Standing::Open };
        let row = &mut state.pledges[index];
        match row.iter().position(Option::is_none) {
            Some(free) => row[free] = Some(pledge),
            None => {
                // What was put to no test is forgotten before what was kept or broken.
                let lapsed =
                    |pledge: &Option<Pledge>| pledge.is_some_and(|old| old.standing == Standing::Lapsed);
                let place = row.iter().position(lapsed).or_else(|| row.iter().position(is_free));
                let Some(place) = place else {
                    never!("a promise is refused to whoever has no room for it");
                    return;
                };
                match row[place].map(|old| old.standing) {
                    Some(Standing::Kept) => state.tally[index][0] = state.tally[index][0].saturating_add(1),
                    Some(Standing::Broken) => state.tally[index][1] = state.tally[index][1].saturating_add(1),
                    _ => {}
                }
                // The row stays in the order in which promises were made.
                row[place..].rotate_left(1);
                row[row.len() - 1] = Some(pledge);
            }
        }
        state.pledged[index] = state.pledged[index].saturating_add(1);
        context.tell(|| Event::Pledged { pledge });
    }

    /// Judges the open promises that `verdict` has something to say about.
    fn judge(
        &self,
        state: &mut State,
        context: &mut impl Context<Self>,
        verdict: impl Fn(&Pledge) -> Option<Standing>,
    ) {
        for pledge in state.pledges.iter_mut().flatten().flatten() {
            if !pledge.is_open() {
                continue;
            }
            if let Some(standing) = verdict(pledge) {
                pledge.standing = standing;
                let pledge = *pledge;
                context.tell(|| Event::Judged { pledge });
            }
        }
    }

    /// Somebody attacks somebody.
    pub(crate) fn judge_attack(
        &self,
        state: &mut State,
        author: Seat,
        target: Seat,
        context: &mut impl Context<Self>,
    ) {
        self.judge(state, context, |pledge| {
            let broken = pledge.by == author
                && pledge.promise.to == target
                && pledge.promise.kind == PromiseKind::Spare;
            broken.then_some(Standing::Broken)
        });
    }

    /// Somebody in need was offered a defence, or not.
    pub(crate) fn judge_help(
        &self,
        state: &mut State,
        helper: Seat,
        target: Seat,
        offered: bool,
        context: &mut impl Context<Self>,
    ) {
        self.judge(state, context, |pledge| {
            let meant = pledge.by == helper
                && pledge.promise.to == target
                && pledge.promise.kind == PromiseKind::Lend;
            meant.then_some(if offered { Standing::Kept } else { Standing::Broken })
        });
    }

    /// A ballot was counted. Where ballots are secret nobody can tell who kept their word.
    pub(crate) fn judge_votes(
        &self,
        state: &mut State,
        votes: &[Option<Vote>; MAX_SEATS],
        context: &mut impl Context<Self>,
    ) {
        let meant = concerned(&state.chamber);
        let secret = state.chamber.charter.is(Ruling::Ballot);
        self.judge(state, context, |pledge| {
            let promised = match pledge.promise.kind {
                PromiseKind::VoteYes => Vote::Yes,
                PromiseKind::VoteNo => Vote::No,
                PromiseKind::Spare | PromiseKind::Lend => return None,
            };
            if !meant.contains(pledge.promise.to) {
                return None;
            }
            let kept = votes[pledge.by.index()] == Some(promised);
            Some(if secret {
                Standing::Lapsed
            } else if kept {
                Standing::Kept
            } else {
                Standing::Broken
            })
        });
    }

    /// A round is over: promises that reached to its end are settled, and new ones may be made.
    pub(crate) fn judge_round(&self, state: &mut State, round: u16, context: &mut impl Context<Self>) {
        state.pledged = [0; MAX_SEATS];
        self.judge(state, context, |pledge| {
            let due = u16::from(pledge.promise.until) <= round;
            let standing =
                if pledge.promise.kind == PromiseKind::Spare { Standing::Kept } else { Standing::Lapsed };
            due.then_some(standing)
        });
    }

    /// The game is over, and so are all promises.
    pub(crate) fn judge_the_rest(&self, state: &mut State, context: &mut impl Context<Self>) {
        self.judge_round(state, u16::MAX, context);
    }
}

/// Is there room for a promise: nothing, or one that is settled?
fn is_free(place: &Option<Pledge>) -> bool {
    place.is_none_or(|old| !old.is_open())
}
