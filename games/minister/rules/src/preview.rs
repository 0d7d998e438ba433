//! What a page shows before anything is done, found by asking the rules: faces needed, odds, consequences.

use crate::{Action, Event, Minister, Pawn, State, View, Zone};
use rules::{Aloud, Game, Script, Seat};
use std::ops::ControlFlow;

/// The faces that lift a pawn out of the broth (M33).
const LIFTS: [u8; 3] = [4, 5, 6];

/// How a pawn can move next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The faces of the die it needs: those on the barrier before the next zone, or those that lift it out of the broth.
    pub numbers: Vec<u8>,
    /// Is it in the broth, and only lifted?
    pub lifted: bool,
    /// The zone where it would stand.
    pub to: Zone,
    /// The spaces there it could take; none where any number of pawns may stand.
    pub spaces: Vec<u8>,
    /// Full zones that it would jump on the way (M12).
    pub jumped: Vec<Zone>,
}

/// What an action would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// What would be told of it.
    pub told: Vec<Event>,
    /// By how much each player's ministers in the cabinet would change, the chancellor among them.
    pub ministers: Vec<i32>,
    /// Who would be chancellor then.
    pub chancellor: Option<Seat>,
}

impl Minister {
    /// How many spaces a zone has at this table; none where any number of pawns may stand (M21, M25, MR7).
    pub fn spaces(&self, zone: Zone) -> Option<u8> {
        self.board().zone(zone)?;
        let room = self.track.room(zone);
        (room != 0).then(|| room.count_ones() as u8)
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
            let spaces = vec![stand.space()];
            return Some(Way {
                numbers: LIFTS.to_vec(),
                lifted: true,
                to: stand.zone(),
                spaces,
                jumped: vec![],
            });
        }
        let (next, to) = (stand.zone().0 + 1, self.next_zone(&state, stand.zone()));
        let free = self.track.room(to) & !state.taken(to);
        Some(Way {
            numbers: self.board().zone(Zone(next))?.barrier.clone(),
            lifted: false,
            to,
            spaces: (0..16).filter(|space| free & 1 << space != 0).collect(),
            jumped: (next..to.0).map(Zone).collect(),
        })
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
        (1..=6).filter(|die| is_usable(die)).collect()
    }

    /// What this action would do now; `None` for one that is not offered, and for a roll, which nobody can foresee.
    pub fn preview(&self, view: &View, action: &Action) -> Option<Preview> {
        let mut state = self.state_of(view)?;
        let seat = self.asked(&state)?;
        if *action == Action::Roll || self.check(&state, seat, action).is_err() {
            return None;
        }
        let before: Vec<u8> = state.seats().map(|seat| state.ministers(seat)).collect();
        // Only rolls draw anything.
        let mut now = Aloud::new(Script::default());
        self.apply(&mut state, seat, action, &mut now);
        let change = |(seat, before): (Seat, &u8)| i32::from(state.ministers(seat)) - i32::from(*before);
        let ministers = state.seats().zip(&before).map(change).collect();
        Some(Preview { told: now.finish().1, ministers, chancellor: state.chair() })
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
