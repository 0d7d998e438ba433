//! The refusals with their clauses, and why something is not offered.

use crate::faces::ministers;
use crate::state::Step;
use crate::{Action, Minister, Pawn, Spot, State, Zone};
use rules::{Refusal, Seat};

pub(crate) const OVER: Refusal = Refusal::new("M53", "refusal-over");
pub(crate) const NOT_ASKED: Refusal = Refusal::new("M5", "refusal-turn");

const SET_UP: Refusal = Refusal::new("M2", "refusal-set-up");
const ROLL_FIRST: Refusal = Refusal::new("M10", "refusal-roll-first");
const ROLLED: Refusal = Refusal::new("M10", "refusal-rolled");
const MUST_USE: Refusal = Refusal::new("MR5", "refusal-must-use");
const PRESS_FIRST: Refusal = Refusal::new("M20", "refusal-press-first");
const APPOINT_FIRST: Refusal = Refusal::new("MR13", "refusal-appoint-first");
const DISMISS_FIRST: Refusal = Refusal::new("M40", "refusal-dismiss-first");
const INFLUENCE_FIRST: Refusal = Refusal::new("M30", "refusal-influence-first");
const SINK_FIRST: Refusal = Refusal::new("MR11", "refusal-sink-first");
const ADVANCE_FIRST: Refusal = Refusal::new("M31", "refusal-advance-first");
const TIME_FIRST: Refusal = Refusal::new("M51", "refusal-time-first");
const BONUS_FIRST: Refusal = Refusal::new("MR21", "refusal-bonus-first");

const NO_PAWN: Refusal = Refusal::new("M1", "refusal-no-pawn");
const START_ZONE: Refusal = Refusal::new("M2", "refusal-start-zone");
const TAKEN: Refusal = Refusal::new("M11", "refusal-taken");
const KEPT: Refusal = Refusal::new("M34", "refusal-kept");
const NO_SPACE: Refusal = Refusal::new("M60", "refusal-no-space");
const BARRIER: Refusal = Refusal::new("M11", "refusal-barrier");
const NEXT_ZONE: Refusal = Refusal::new("M11", "refusal-next-zone");
const JUMP: Refusal = Refusal::new("M12", "refusal-jump");
const IN_BROTH: Refusal = Refusal::new("M33", "refusal-in-broth");
const AT_THE_END: Refusal = Refusal::new("M22", "refusal-at-the-end");
const NOT_IN_ROUND: Refusal = Refusal::new("MR9", "refusal-not-in-round");
const NOT_IN_BROTH: Refusal = Refusal::new("M33", "refusal-not-in-broth");
const LIFT_NUMBER: Refusal = Refusal::new("M33", "refusal-lift-number");
const NO_OPINION: Refusal = Refusal::new("M23", "refusal-no-opinion");
const OPINION_NUMBER: Refusal = Refusal::new("M23", "refusal-opinion-number");
const HOW_MANY: Refusal = Refusal::new("MR13", "refusal-how-many");
const OWN_MINISTER: Refusal = Refusal::new("MR13", "refusal-own-minister");
const NO_MINISTER: Refusal = Refusal::new("M40", "refusal-no-minister");
const NONE_TO_ADVANCE: Refusal = Refusal::new("M31", "refusal-none-to-advance");
const NONE_TO_SINK: Refusal = Refusal::new("M32", "refusal-none-to-sink");
const ALL_OR_NOTHING: Refusal = Refusal::new("MR11", "refusal-all-or-nothing");
const ONE_BY_ONE: Refusal = Refusal::new("MR11", "refusal-one-by-one");
const OWN_PAWN: Refusal = Refusal::new("M32", "refusal-own-pawn");
const NO_BROTH: Refusal = Refusal::new("M32", "refusal-no-broth");
const ALREADY_DOWN: Refusal = Refusal::new("M33", "refusal-already-down");
const OUT_OF_SCOPE: Refusal = Refusal::new("M30", "refusal-out-of-scope");

impl Minister {
    /// Why this is not offered to whoever is asked.
    pub(crate) fn why_not(&self, state: &State, action: &Action) -> Refusal {
        match (state.step, *action) {
            (Step::SetUp(placed), Action::Settle(to)) => {
                let (_, pawn) = crate::setup::next(state, placed);
                if to.zone != self.track.starts[pawn.index()] {
                    START_ZONE
                } else {
                    self.why_not_there(state, to)
                }
            }
            (Step::Use | Step::Advance | Step::TimeInfluence, Action::Move { pawn, to }) => {
                self.why_not_move(state, pawn, to)
            }
            (Step::Use, Action::Lift(pawn)) => match pawn {
                Pawn(4..) => NO_PAWN,
                _ if !state.stand(state.turn, pawn).broth => NOT_IN_BROTH,
                _ => LIFT_NUMBER,
            },
            (Step::Use, Action::Appoint(_)) => {
                let here = state.stands(state.turn).iter().any(|stand| stand.zone() == self.track.last);
                match (here, ministers(state.die)) {
                    (false, _) => NO_OPINION,
                    (true, 0) => OPINION_NUMBER,
                    (true, _) => HOW_MANY,
                }
            }
            (Step::Appoint(_), Action::Appoint(_)) => HOW_MANY,
            (Step::Dismiss(_), Action::Dismiss(seat)) => why_not_dismiss(state.turn, seat),
            (Step::Bonus, Action::Dismiss(seat)) => {
                why_not_dismiss(state.chair().unwrap_or(state.turn), seat)
            }
            (Step::Influence(_), Action::Advance) => NONE_TO_ADVANCE,
            (Step::Influence(_) | Step::Sink(_), Action::Broth) if self.options.pick_broth => ONE_BY_ONE,
            (Step::Influence(_), Action::Broth) => NONE_TO_SINK,
            (Step::Influence(_), Action::Sink { .. }) if !self.options.pick_broth => ALL_OR_NOTHING,
            (Step::Influence(zone) | Step::Sink(zone), Action::Sink { seat, pawn }) => {
                self.why_not_sink(state, seat, pawn, Some(zone))
            }
            (Step::TimeInfluence, Action::Sink { seat, pawn }) => self.why_not_sink(state, seat, pawn, None),
            (step, action) => asked_for(step, action),
        }
    }

    fn why_not_move(&self, state: &State, pawn: Pawn, to: Spot) -> Refusal {
        let Some(stand) = state.stands(state.turn).get(pawn.index()) else { return NO_PAWN };
        if stand.broth {
            return IN_BROTH;
        }
        if stand.zone() >= self.track.last {
            return AT_THE_END;
        }
        let next = Zone(stand.zone().0 + 1);
        if state.step == Step::Use && !self.track.admits(next, state.die) {
            return BARRIER;
        }
        if state.step == Step::Advance && state.round() & 1 << pawn.0 == 0 {
            return NOT_IN_ROUND;
        }
        let landing = self.next_zone(state, stand.zone());
        match to.zone {
            zone if zone == landing => self.why_not_there(state, to),
            zone if zone >= next && landing > next => JUMP,
            _ => NEXT_ZONE,
        }
    }

    /// Why no pawn can be put on this space of a zone.
    fn why_not_there(&self, state: &State, to: Spot) -> Refusal {
        let room = self.track.room(to.zone);
        match to.space {
            Some(space) if space < 16 && room & 1 << space != 0 => {
                let kept = |seat| {
                    let below = |stand: &crate::state::Stand| stand.broth && stand.spot() == to;
                    state.stands(seat).iter().any(below)
                };
                if state.seats().any(kept) { KEPT } else { TAKEN }
            }
            _ => NO_SPACE,
        }
    }

    fn why_not_sink(&self, state: &State, seat: Seat, pawn: Pawn, scope: Option<Zone>) -> Refusal {
        if seat == state.turn {
            return OWN_PAWN;
        }
        if seat.index() >= state.players.into() || pawn.index() >= 4 {
            return NO_PAWN;
        }
        let stand = state.stand(seat, pawn);
        if stand.broth {
            ALREADY_DOWN
        } else if scope.is_some_and(|from| !self.track.in_scope(from, stand.zone())) {
            OUT_OF_SCOPE
        } else {
            NO_BROTH
        }
    }
}

fn why_not_dismiss(own: Seat, seat: Seat) -> Refusal {
    if seat == own { OWN_MINISTER } else { NO_MINISTER }
}

/// What is asked is something else.
fn asked_for(step: Step, action: Action) -> Refusal {
    match step {
        Step::SetUp(_) => SET_UP,
        Step::Roll => ROLL_FIRST,
        Step::Use if action == Action::Decline => MUST_USE,
        Step::Use => ROLLED,
        Step::Press(_) => PRESS_FIRST,
        Step::Appoint(_) => APPOINT_FIRST,
        Step::Dismiss(_) => DISMISS_FIRST,
        Step::Influence(_) => INFLUENCE_FIRST,
        Step::Sink(_) => SINK_FIRST,
        Step::Advance => ADVANCE_FIRST,
        Step::TimeInfluence => TIME_FIRST,
        Step::Bonus => BONUS_FIRST,
        Step::Over(_) => OVER,
    }
}
