//! Points and deputies: what a government scores, and how both move (A40, AR26, AR27, AR29, AR36).

use crate::event::Event;
use crate::state::{Chamber, State};
use crate::{Politico, Ruling};
use rules::{Context, Seat, Seats};

/// What the Prime Minister scores more than deputies, and what in all without any (A40).
const PM_BONUS: i32 = 50;
const PM_ALONE: i32 = 30;

impl Chamber {
    /// What a member scores, as Prime Minister or another, when the government has lasted a round (A40).
    pub(crate) fn takings(&self, seat: Seat, is_pm: bool) -> i32 {
        match (is_pm, i32::from(self.deputies[seat.index()])) {
            (true, 0) => PM_ALONE,
            (true, deputies) => deputies + PM_BONUS,
            (false, deputies) => deputies,
        }
    }

    /// Has this member joined too late to score with the others this time (AR27)?
    pub(crate) fn waits(&self, seat: Seat) -> bool {
        self.charter.is(Ruling::LateMembers)
            && self.government.is_some_and(|government| government.late.contains(seat))
    }

    /// So many deputies of a seat, or all it has if it has fewer (AR29).
    #[inline]
    pub(crate) fn movable(&self, from: Seat, count: u16) -> u16 {
        count.min(self.deputies[from.index()])
    }
}

impl Politico {
    /// The government of the player whose turn begins has lasted a round (A40).
    pub(crate) fn score_government(&self, state: &mut State, context: &mut impl Context<Self>) {
        let Some(mut government) = state.chamber.government else { return };
        if government.pm != state.chamber.active {
            return;
        }
        let waiting = |seat: &Seat| state.chamber.waits(*seat);
        let scoring: Seats = government.members.iter().filter(|seat| !waiting(seat)).collect();
        for seat in scoring.iter() {
            let points = state.chamber.takings(seat, seat == government.pm);
            self.give_points(state, seat, points, context);
        }
        government.scored = true;
        government.late = Seats::NONE;
        government.shield = government.shield.saturating_sub(1);
        state.chamber.government = Some(government);
    }

    /// Gives or takes points; they stop at 0 only where the table wants it (AR29).
    pub(crate) fn give_points(
        &self,
        state: &mut State,
        seat: Seat,
        change: i32,
        context: &mut impl Context<Self>,
    ) {
        if change == 0 {
            return;
        }
        let points = &mut state.chamber.points[seat.index()];
        let before = *points;
        *points = points.saturating_add(change);
        if state.chamber.charter.is(Ruling::PointsFloor) {
            *points = (*points).max(before.min(0));
        }
        let total = *points;
        if total == before {
            return;
        }
        context.tell(|| Event::Points { seat, change: total - before, total });
    }

    /// Moves deputies, as many as there are (AR29).
    pub(crate) fn move_deputies(
        &self,
        state: &mut State,
        from: Seat,
        to: Seat,
        count: u16,
        context: &mut impl Context<Self>,
    ) {
        let count = state.chamber.movable(from, count);
        if from == to || count == 0 {
            return;
        }
        state.chamber.deputies[from.index()] -= count;
        state.chamber.deputies[to.index()] = state.chamber.deputies[to.index()].saturating_add(count);
        context.tell(|| Event::Deputies { from, to, count });
    }
}
