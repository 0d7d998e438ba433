//! Queries of the public state: who governs, which round it is, whether anything lies on the turn.

use crate::frame::{Frame, Step};
use crate::state::Chamber;
use rules::{Seat, Seats, never};

impl Chamber {
    #[inline]
    pub(crate) fn everyone(&self) -> Seats {
        Seats::all(self.seats)
    }

    #[inline]
    pub(crate) fn top(&self) -> Frame {
        self.stack.top()
    }

    /// The round being played, counted from 1.
    #[inline]
    pub(crate) fn round(&self) -> u16 {
        self.turns / u16::from(self.seats) + 1
    }

    #[inline]
    pub(crate) fn pm(&self) -> Option<Seat> {
        self.government.map(|government| government.pm)
    }

    /// The Prime Minister, where a matter of the government is on the table.
    pub(crate) fn governing_pm(&self) -> Seat {
        never!(self.government.is_none(), "a matter of a government, and there is none");
        self.pm().unwrap_or(self.active)
    }

    #[inline]
    pub(crate) fn governs(&self, seat: Seat) -> bool {
        self.government.is_some_and(|government| government.members.contains(seat))
    }

    #[inline]
    pub(crate) fn is_pm(&self, seat: Seat) -> bool {
        self.pm() == Some(seat)
    }

    /// Nothing lies on the turn: the Prime Minister may resign at once, and people may promise (AR45).
    #[inline]
    pub(crate) fn is_clear(&self) -> bool {
        self.over.is_none() && matches!(self.top(), Frame::Turn(Step::Begin | Step::Draw | Step::Act))
    }

    /// No card, vote or question lies on the turn, wherever that stands.
    #[inline]
    pub(crate) fn is_bare(&self) -> bool {
        self.over.is_none() && matches!(self.top(), Frame::Turn(_))
    }
}
