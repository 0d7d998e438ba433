//! A turn: the die, and what it is used for (M1, M10 to M12, M22, M23, M33, M34, M60, MR4, MR8, MR9, MR13, MR16).

use crate::board::MAX_SPACES;
use crate::faces::{lifts, ministers};
use crate::refusal::Reason;
use crate::state::Step;
use crate::track::Space;
use crate::{Action, Event, Minister, Pawn, Spot, State, Zone};
use rules::{Chance, Context, Seat};
use std::ops::ControlFlow;

impl Minister {
    /// Rolls the die of the turn (M10).
    pub(crate) fn roll(&self, state: &mut State, context: &mut impl Context<Minister>) {
        let die = context.chance().die();
        state.die = die;
        state.step = Step::Use;
        let seat = state.turn;
        context.tell(|| Event::Rolled { seat, die });
    }

    /// What the die can be used for: a move (M11), a lift out of the broth (M33), ministers from the opinion space (M23).
    #[inline]
    pub(crate) fn offer_uses(
        &self,
        state: &State,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (seat, die) = (state.turn, state.die);
        let mut on_opinion = 0;
        for (pawn, stand) in Pawn::ALL.into_iter().zip(state.stands(seat)) {
            if stand.zone() >= self.track.last {
                on_opinion += 1;
            } else if stand.broth {
                if lifts(die) {
                    note(Action::Lift(pawn))?;
                }
            } else if self.track.admits(Zone(stand.zone().0 + 1), die) {
                self.offer_landings(state, pawn, stand.zone(), note)?;
            }
        }
        // What would place nothing is no use (MR16), though a player who could place some may place none (MR13).
        match self.placeable(state, seat, on_opinion * ministers(die)) {
            0 => ControlFlow::Continue(()),
            most => self.numbers(most).map(Action::Appoint).try_for_each(note),
        }
    }

    /// Where a pawn may land that moves on from this zone: any free space of the first zone that has one (M11, M12), a pawn
    /// of one's own on the opinion space or none (MR4).
    #[inline]
    pub(crate) fn offer_landings(
        &self,
        state: &State,
        pawn: Pawn,
        from: Zone,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let zone = self.next_zone(state, from);
        let room = self.track.room(zone);
        if room.is_empty() {
            return note(Action::Move { pawn, to: Spot { zone, space: None } });
        }
        for space in room.difference(state.taken(zone)).iter() {
            note(Action::Move { pawn, to: Spot { zone, space: Some(space.0) } })?;
        }
        ControlFlow::Continue(())
    }

    /// The first following zone with a free space (M12). A space kept above a pawn in the broth is taken (MR8).
    #[inline]
    pub(crate) fn next_zone(&self, state: &State, from: Zone) -> Zone {
        let mut zone = Zone(from.0 + 1);
        // The opinion space is never full, so the search ends there at the latest.
        while zone < self.track.last && self.is_full(state, zone) {
            zone.0 += 1;
        }
        zone
    }

    #[inline]
    pub(crate) fn is_full(&self, state: &State, zone: Zone) -> bool {
        let room = self.track.room(zone);
        !room.is_empty() && state.taken(zone) == room
    }

    /// Moves a pawn; what its arrival does follows.
    #[inline]
    pub(crate) fn move_pawn(
        &self,
        state: &mut State,
        seat: Seat,
        pawn: Pawn,
        to: Spot,
        context: &mut impl Context<Minister>,
    ) {
        let from = state.stand(seat, pawn).zone();
        let by_influence = state.step != Step::Use;
        if state.step == Step::Advance {
            state.moved_in_round(pawn);
        }
        state.put(seat, pawn, to);
        context.tell(|| Event::Moved { seat, pawn, to, jumped: (to.zone.0 - from.0).saturating_sub(1) });
        self.arrive(state, seat, pawn, by_influence, context);
    }

    /// Lifts a pawn out of the broth (M33).
    pub(crate) fn lift(&self, state: &mut State, pawn: Pawn, context: &mut impl Context<Minister>) {
        let seat = state.turn;
        state.set_broth(seat, pawn, false);
        context.tell(|| Event::Lifted { seat, pawn, to: state.stand(seat, pawn).spot() });
        self.go_on(state, context);
    }

    /// Something is done with: the next pawn moves by influence (MR9), or it is the next player's turn.
    #[inline]
    pub(crate) fn go_on(&self, state: &mut State, context: &mut impl Context<Minister>) {
        state.thrown = [0; 3];
        // Another action of influence may have brought a pawn to the end of the track meanwhile.
        let stuck = |state: &State| state.round().iter().find(|pawn| !self.can_go(state, state.turn, *pawn));
        while let Some(pawn) = stuck(state) {
            state.moved_in_round(pawn);
        }
        if !state.round().is_empty() {
            state.step = Step::Advance;
        } else {
            self.end_turn(state, context);
        }
    }

    /// Could this pawn move, but for barriers? Not out of the broth (M33), and not beyond the opinion space.
    #[inline]
    pub(crate) fn can_go(&self, state: &State, seat: Seat, pawn: Pawn) -> bool {
        let stand = state.stand(seat, pawn);
        !stand.broth && stand.zone() < self.track.last
    }

    fn end_turn(&self, state: &mut State, context: &mut impl Context<Minister>) {
        state.turns += 1;
        state.die = 0;
        if state.turns >= self.options.turn_limit {
            self.end(state, crate::Ending::TurnLimit, context);
            return;
        }
        state.turn = state.turn.next(self.seats);
        state.step = Step::Roll;
    }

    /// Why this pawn does not move there (M11, M12, M22, M33, MR9).
    pub(crate) fn why_not_move(&self, state: &State, pawn: Pawn, to: Spot) -> Reason {
        let Some(stand) = state.stands(state.turn).get(pawn.index()) else { return Reason::NoPawn };
        if stand.broth {
            return Reason::InBroth;
        }
        if stand.zone() >= self.track.last {
            return Reason::AtTheEnd;
        }
        let next = Zone(stand.zone().0 + 1);
        if state.step == Step::Use && !self.track.admits(next, state.die) {
            return Reason::Barrier;
        }
        if state.step == Step::Advance && !state.round().contains(pawn) {
            return Reason::NotInRound;
        }
        let landing = self.next_zone(state, stand.zone());
        match to.zone {
            zone if zone == landing => self.why_not_there(state, to),
            zone if zone >= next && landing > next => Reason::Jump,
            _ => Reason::NextZone,
        }
    }

    /// Why no pawn can be put on this space of a zone.
    pub(crate) fn why_not_there(&self, state: &State, to: Spot) -> Reason {
        let room = self.track.room(to.zone);
        match to.space {
            Some(space) if space < MAX_SPACES && room.contains(Space(space)) => {
                let kept = |seat| {
                    let below = |stand: &crate::state::Stand| stand.broth && stand.spot() == to;
                    state.stands(seat).iter().any(below)
                };
                if state.seats().any(kept) { Reason::Kept } else { Reason::Taken }
            }
            _ => Reason::NoSpace,
        }
    }

    /// Why no ministers come from the opinion space, or not so many (M23, MR13).
    pub(crate) fn why_not_appoint(&self, state: &State) -> Reason {
        let here = state.stands(state.turn).iter().any(|stand| stand.zone() == self.track.last);
        match (here, ministers(state.die)) {
            (false, _) => Reason::NoOpinion,
            (true, 0) => Reason::OpinionNumber,
            (true, _) => Reason::HowMany,
        }
    }
}

/// Why this pawn cannot be lifted (M33).
pub(crate) fn why_not_lift(state: &State, pawn: Pawn) -> Reason {
    match pawn {
        Pawn(4..) => Reason::NoPawn,
        _ if !state.stand(state.turn, pawn).broth => Reason::NotInBroth,
        _ => Reason::LiftNumber,
    }
}
