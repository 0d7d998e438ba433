//! Previews for the page: faces needed and odds, found by asking the rules.

use crate::faces::lifts;
use crate::state::POSTS;
use crate::{Minister, Pawn, State, View, Zone};
use rules::{Rules, Seat};
use std::ops::{ControlFlow, RangeInclusive};

/// The faces of the die.
const FACES: RangeInclusive<u8> = 1..=6;

/// How a pawn can move next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The faces of the die it needs: those on the barrier before the next zone, or those that lift it out of the broth.
    pub numbers: Vec<u8>,
    /// Is it in the broth, and only lifted?
    pub lifted: bool,
    /// The zone whose barrier is in its way: the next one, though it be full and jumped (M12); its own, in the broth.
    pub barrier: Zone,
    /// The zone where it would stand.
    pub to: Zone,
}

impl Minister {
    /// How many spaces a zone has at this table; none where any number of pawns may stand (M21, M25, MR7).
    pub fn spaces(&self, zone: Zone) -> Option<u8> {
        self.board().zone(zone)?;
        let room = self.track.room(zone);
        (!room.is_empty()).then(|| room.len() as u8)
    }

    /// The zones that the influence space in this zone acts on (M30, MR2).
    pub fn scope(&self, zone: Zone) -> Vec<Zone> {
        let zones = (0..=self.track.last.0).map(Zone);
        if zone > self.track.last {
            Vec::new()
        } else {
            zones.filter(|other| self.track.in_scope(zone, *other)).collect()
        }
    }

    /// How this pawn can move next, were it its player's turn; `None` at the end of the track and before its start.
    pub fn way(&self, view: &View, seat: Seat, pawn: Pawn) -> Option<Way> {
        let state = self.state_of(view)?;
        let stand = *state.stands_of(seat)?.get(pawn.index())?;
        if stand.is_out() || stand.zone() >= self.track.last {
            return None;
        }
        if stand.broth {
            let numbers = FACES.filter(|face| lifts(*face)).collect();
            return Some(Way { numbers, lifted: true, barrier: stand.zone(), to: stand.zone() });
        }
        let barrier = Zone(stand.zone().0 + 1);
        let numbers = self.board().zone(barrier)?.barrier.clone();
        Some(Way { numbers, lifted: false, barrier, to: self.next_zone(&state, stand.zone()) })
    }

    /// The faces of the die that this player could use, were it their turn now: as many in six are the odds.
    pub fn usable(&self, view: &View, seat: Seat) -> Vec<u8> {
        let Some(mut state) = self.state_of(view) else { return Vec::new() };
        let on_track = state.stands_of(seat).is_some_and(|stands| stands.iter().all(|stand| !stand.is_out()));
        if !on_track {
            return Vec::new();
        }
        state.turn = seat;
        let mut is_usable = |die: &u8| {
            state.die = *die;
            self.offer_uses(&state, &mut |_| ControlFlow::Break(())).is_break()
        };
        FACES.filter(|die| is_usable(die)).collect()
    }

    /// How many more ministers would give this player the chair, were nobody else's to change (M41, M42, MR3); `None` for
    /// whoever holds it, and where no number would.
    pub fn lacks_for_chair(&self, view: &View, seat: Seat) -> Option<u8> {
        let state = self.state_of(view).filter(|state| state.chair() != Some(seat))?;
        (0..=POSTS as u8).find(|more| {
            let ministers = |other: Seat| state.ministers(other) + if other == seat { *more } else { 0 };
            self.claimant_with(&state, ministers) == Some(seat)
        })
    }

    /// The state behind a view of this table; a view of another one is none.
    fn state_of(&self, view: &View) -> Option<State> {
        State::of(view).filter(|state| self.audit(state).is_ok())
    }
}

impl State {
    fn stands_of(&self, seat: Seat) -> Option<&[crate::state::Stand; 4]> {
        (seat.index() < self.players.into()).then(|| self.stands(seat))
    }
}
