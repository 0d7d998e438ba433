//! What the chamber tells: whom it asks, who governs, what is barred.

use crate::frame::{Frame, Step};
use crate::state::Chamber;
use rules::{Seat, Seats};

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

    #[inline]
    pub(crate) fn governs(&self, seat: Seat) -> bool {
        self.government.is_some_and(|government| government.members.contains(seat))
    }

    #[inline]
    pub(crate) fn is_pm(&self, seat: Seat) -> bool {
        self.pm() == Some(seat)
    }

    /// Whom the topmost frame asks, whether they have answered or not.
    pub(crate) fn asked(&self) -> Seats {
        if self.over.is_some() {
            return Seats::NONE;
        }
        match self.top() {
            Frame::Turn(_) | Frame::Censure | Frame::Amendment | Frame::Army(_) | Frame::Attack { .. } => {
                Seats::only(self.active)
            }
            Frame::Attempt { seat, .. } | Frame::Invited(seat) | Frame::Shed { seat, .. } => {
                Seats::only(seat)
            }
            Frame::Dispute(seat) | Frame::Stand(seat) => Seats::only(seat),
            Frame::Investiture(investiture) => Seats::only(investiture.candidate),
            Frame::Ballot { .. } | Frame::Cancel => self.everyone(),
            Frame::PassLeft => self.everyone(),
            Frame::Counter { by, .. } => self.everyone().without(by),
            Frame::Parry | Frame::Pick => self.defenders(),
            Frame::Help => self.helpers(),
            Frame::Confidence | Frame::ExpelOrLose | Frame::Recruit => {
                Seats::only(self.pm().unwrap_or(self.active))
            }
        }
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

    /// Plates that a seat is dealt (A2, AR2).
    pub(crate) fn plates_of(&self, seat: usize) -> u8 {
        let (seats, in_use) = (usize::from(self.seats.max(1)), usize::from(self.plates_in_use));
        let place = (seat + seats - self.extra_from.index()) % seats;
        (in_use / seats) as u8 + u8::from(place < in_use % seats)
    }
}
