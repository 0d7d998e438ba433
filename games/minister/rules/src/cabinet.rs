//! The cabinet: vacant posts, removals, and the chancellor's chair (M40 to M42, MR3, MR13 to MR17, MR31).

use crate::refusal::Reason;
use crate::state::{NOBODY, POSTS, Step};
use crate::{Action, Ending, Event, Minister, State};
use rules::{Context, Seat};
use std::ops::{ControlFlow, RangeInclusive};

impl Minister {
    /// How many of these ministers the player can place: no more than the supply holds (MR16), nor than there are
    /// posts without a minister of theirs (MR13).
    #[inline]
    pub(crate) fn placeable(&self, state: &State, seat: Seat, allowed: u8) -> u8 {
        allowed.min(state.supply(seat)).min(POSTS as u8 - state.held(seat))
    }

    /// The numbers of ministers that can be placed where so many can: from none on (MR13).
    #[inline]
    pub(crate) fn numbers(&self, most: u8) -> RangeInclusive<u8> {
        u8::from(!self.edition.may_place_none())..=most
    }

    /// Whose ministers can be removed: any but one's own (M40, MR13). The chancellor's piece is on no post.
    #[inline]
    pub(crate) fn offer_dismissals(
        &self,
        state: &State,
        own: Seat,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for seat in state.seats().filter(|seat| *seat != own && state.held(*seat) > 0) {
            note(Action::Dismiss(seat))?;
        }
        ControlFlow::Continue(())
    }

    /// Places ministers: on vacant posts first, then by removing others (M40). None is a number too (MR13).
    #[inline]
    pub(crate) fn appoint(&self, state: &mut State, count: u8, context: &mut impl Context<Minister>) {
        let seat = state.turn;
        let filled = count.min(state.vacant());
        for _ in 0..filled {
            state.change_post(NOBODY, seat.into());
        }
        if filled > 0 || count == 0 {
            context.tell(|| Event::Appointed { seat, count: filled });
        }
        if count > filled {
            context.tell(|| Event::Replacing { seat, count: count - filled });
            state.step = Step::Dismiss(count - filled);
        } else {
            self.placed(state, seat, context);
        }
    }

    /// The minister on its first post makes room for one of `own` (MR31); `left` more are to follow.
    #[inline]
    pub(crate) fn dismiss(
        &self,
        state: &mut State,
        own: Seat,
        from: Seat,
        left: u8,
        context: &mut impl Context<Minister>,
    ) {
        state.change_post(from.into(), own.into());
        context.tell(|| Event::Replaced { seat: own, from });
        if left > 0 {
            state.step = Step::Dismiss(left);
        } else {
            self.placed(state, own, context);
        }
    }

    /// A whole placement is done: only now the majority is tested (MR14).
    #[inline]
    pub(crate) fn placed(&self, state: &mut State, seat: Seat, context: &mut impl Context<Minister>) {
        let from = state.chair();
        if let Some(seat) = self.claimant(state) {
            // The old piece goes back to its owner, the new one comes from the new holder's supply (MR15).
            state.set_chair(seat);
            context.tell(|| Event::Chair { seat, from });
        }
        if usize::from(state.held(seat)) == POSTS {
            self.end(state, Ending::AllPosts, context);
        } else {
            self.go_on(state, context);
        }
    }

    /// Who takes the chair from whoever holds it, if anyone does (M41, M42, MR3, MR17).
    #[inline]
    pub(crate) fn claimant(&self, state: &State) -> Option<Seat> {
        self.claimant_with(state, |seat| state.ministers(seat))
    }

    /// The same, had everybody so many ministers.
    #[inline]
    pub(crate) fn claimant_with(&self, state: &State, ministers: impl Fn(Seat) -> u8) -> Option<Seat> {
        let holder = state.chair();
        let rivals = || state.seats().filter(|seat| Some(*seat) != holder);
        let held = holder.map_or(0, &ministers);
        if self.options.sole_challenger && holder.is_some() {
            let mut above = rivals().filter(|seat| ministers(*seat) > held);
            return above.next().filter(|_| above.next().is_none());
        }
        let most = rivals().map(&ministers).max()?;
        let mut leaders = rivals().filter(|seat| ministers(*seat) == most);
        leaders.next().filter(|_| leaders.next().is_none() && most > held)
    }
}

/// Why no minister of theirs goes (M40, MR13).
pub(crate) fn why_not_dismiss(own: Seat, seat: Seat) -> Reason {
    if seat == own { Reason::OwnMinister } else { Reason::NoMinister }
}
