//! The influence spaces of the track and of the time spiral, and the broth (M1, M30 to M34, M51, M52, MR9, MR11, MR12,
//! MR17, MR21, MR25, MR27).

use crate::action::Pawns;
use crate::refusal::Reason;
use crate::state::{NOBODY, Step};
use crate::{Action, Event, Minister, Pawn, State, Zone};
use rules::{Context, Seat};
use std::ops::ControlFlow;

impl Minister {
    /// A pawn has arrived on the influence space in this zone (M30).
    pub(crate) fn begin_influence(
        &self,
        state: &mut State,
        zone: Zone,
        context: &mut impl Context<Minister>,
    ) {
        if self.to_advance(state, zone).is_empty() && !self.can_sink(state, Some(zone)) {
            let seat = state.turn;
            context.tell(|| Event::NoInfluence { seat });
            self.go_on(state, context);
        } else {
            state.step = Step::Influence(zone);
        }
    }

    /// The time marker has reached a space with influence (M51).
    pub(crate) fn begin_time_influence(&self, state: &mut State, context: &mut impl Context<Minister>) {
        let seat = state.turn;
        context.tell(|| Event::TimeInfluence { seat });
        let can_move = Pawn::ALL.into_iter().any(|pawn| self.can_go(state, seat, pawn));
        if can_move || self.can_sink(state, None) {
            state.step = Step::TimeInfluence;
        } else {
            context.tell(|| Event::NoInfluence { seat });
            self.go_on(state, context);
        }
    }

    /// One's own pawns that the influence space moves on: those in scope, but none that stands on it (M31, MR27).
    pub(crate) fn to_advance(&self, state: &State, from: Zone) -> Pawns {
        let moves = |pawn: &Pawn| {
            let zone = state.stand(state.turn, *pawn).zone();
            zone != from && self.can_go(state, state.turn, *pawn) && self.track.in_scope(from, zone)
        };
        Pawn::ALL.into_iter().filter(moves).collect()
    }

    /// Can this opponent's pawn be sent down: by the influence space in this zone, or by the time spiral, whose scope
    /// no arrow limits (MR12)?
    #[inline]
    pub(crate) fn sinks(&self, state: &State, seat: Seat, pawn: Pawn, scope: Option<Zone>) -> bool {
        let stand = state.stand(seat, pawn);
        !stand.broth
            && !stand.is_out()
            && self.track.above_broth(stand.zone(), stand.space())
            && scope.is_none_or(|from| self.track.in_scope(from, stand.zone()))
    }

    /// Why this pawn is not sent down (M30, M32, M33).
    pub(crate) fn why_not_sink(&self, state: &State, seat: Seat, pawn: Pawn, scope: Option<Zone>) -> Reason {
        if seat == state.turn {
            return Reason::OwnPawn;
        }
        if seat.index() >= state.players.into() || pawn.index() >= 4 {
            return Reason::NoPawn;
        }
        let stand = state.stand(seat, pawn);
        if stand.broth {
            Reason::AlreadyDown
        } else if scope.is_some_and(|from| !self.track.in_scope(from, stand.zone())) {
            Reason::OutOfScope
        } else {
            Reason::NoBroth
        }
    }

    fn can_sink(&self, state: &State, scope: Option<Zone>) -> bool {
        self.offer_sinks(state, scope, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Every opponent's pawn that can be sent down.
    pub(crate) fn offer_sinks(
        &self,
        state: &State,
        scope: Option<Zone>,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for seat in state.seats().filter(|seat| *seat != state.turn) {
            for pawn in Pawn::ALL {
                if self.sinks(state, seat, pawn, scope) {
                    note(Action::Sink { seat, pawn })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// What the influence space in this zone offers: one of two things, or nothing (M30, MR11).
    pub(crate) fn offer_influence(
        &self,
        state: &State,
        zone: Zone,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.to_advance(state, zone).is_empty() {
            note(Action::Advance)?;
        }
        if self.options.pick_broth {
            self.offer_sinks(state, Some(zone), note)?;
        } else if self.can_sink(state, Some(zone)) {
            note(Action::Broth)?;
        }
        note(Action::Decline)
    }

    /// Which pawn moves on next by influence, and where to (M31, MR9).
    pub(crate) fn offer_advances(
        &self,
        state: &State,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for pawn in state.round().iter() {
            self.offer_landings(state, pawn, state.stand(state.turn, pawn).zone(), note)?;
        }
        ControlFlow::Continue(())
    }

    /// What the influence of time offers (M51, MR12, MR25).
    pub(crate) fn offer_time_influence(
        &self,
        state: &State,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for pawn in Pawn::ALL.into_iter().filter(|pawn| self.can_go(state, state.turn, *pawn)) {
            self.offer_landings(state, pawn, state.stand(state.turn, pawn).zone(), note)?;
        }
        self.offer_sinks(state, None, note)?;
        note(Action::Decline)
    }

    /// All one's own pawns in scope move on, one after the other (M31).
    pub(crate) fn advance(&self, state: &mut State, zone: Zone, context: &mut impl Context<Minister>) {
        let seat = state.turn;
        context.tell(|| Event::Advance { seat });
        let pawns = self.to_advance(state, zone);
        state.begin_round(pawns);
        state.step = Step::Advance;
    }

    /// Every opponent's pawn in scope goes down (M32).
    pub(crate) fn broth(&self, state: &mut State, zone: Zone, context: &mut impl Context<Minister>) {
        let turn = state.turn;
        for seat in state.seats().filter(|seat| *seat != turn) {
            for pawn in Pawn::ALL {
                if self.sinks(state, seat, pawn, Some(zone)) {
                    send_down(state, seat, pawn, context);
                }
            }
        }
        self.go_on(state, context);
    }

    /// One opponent's pawn goes down (M51), others may follow where they are picked one by one (MR11).
    pub(crate) fn sink(
        &self,
        state: &mut State,
        seat: Seat,
        pawn: Pawn,
        context: &mut impl Context<Minister>,
    ) {
        send_down(state, seat, pawn, context);
        match state.step {
            Step::Influence(zone) | Step::Sink(zone) if self.can_sink(state, Some(zone)) => {
                state.step = Step::Sink(zone);
            }
            _ => self.go_on(state, context),
        }
    }

    /// The chancellor's bonus on the time spiral (M52): with a full cabinet the chancellor chooses (MR21).
    pub(crate) fn begin_bonus(&self, state: &mut State, context: &mut impl Context<Minister>) {
        let chancellor = state.chair();
        context.tell(|| Event::Bonus { seat: chancellor });
        match chancellor {
            // With an empty chair nobody gets anything (MR17).
            None => self.go_on(state, context),
            Some(seat) if state.vacant() > 0 => {
                state.change_post(NOBODY, seat.into());
                context.tell(|| Event::Appointed { seat, count: 1 });
                self.placed(state, seat, context);
            }
            Some(_) => state.step = Step::Bonus,
        }
    }
}

fn send_down(state: &mut State, seat: Seat, pawn: Pawn, context: &mut impl Context<Minister>) {
    state.set_broth(seat, pawn, true);
    let by = state.turn;
    context.tell(|| Event::Sunk { by, seat, pawn, at: state.stand(seat, pawn).spot() });
}
