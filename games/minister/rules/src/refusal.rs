//! The refusals with their clauses, and which phase says why something is not offered.

use crate::cabinet::why_not_dismiss;
use crate::state::Step;
use crate::turn::why_not_lift;
use crate::{Action, Minister, State, setup};
use rules::refusals;

refusals! {
    /// Why something is refused.
    pub(crate) enum Reason {
        Over = "M53", "refusal-over";
        NotAsked = "M5", "refusal-turn";

        SetUp = "M2", "refusal-set-up";
        RollFirst = "M10", "refusal-roll-first";
        Rolled = "M10", "refusal-rolled";
        MustUse = "MR5", "refusal-must-use";
        PressFirst = "M20", "refusal-press-first";
        AppointFirst = "MR13", "refusal-appoint-first";
        DismissFirst = "M40", "refusal-dismiss-first";
        InfluenceFirst = "M30", "refusal-influence-first";
        SinkFirst = "MR11", "refusal-sink-first";
        AdvanceFirst = "M31", "refusal-advance-first";
        TimeFirst = "M51", "refusal-time-first";
        BonusFirst = "MR21", "refusal-bonus-first";

        NoPawn = "M1", "refusal-no-pawn";
        StartZone = "M2", "refusal-start-zone";
        Taken = "M11", "refusal-taken";
        Kept = "M34", "refusal-kept";
        NoSpace = "M60", "refusal-no-space";
        Barrier = "M11", "refusal-barrier";
        NextZone = "M11", "refusal-next-zone";
        Jump = "M12", "refusal-jump";
        InBroth = "M33", "refusal-in-broth";
        AtTheEnd = "M22", "refusal-at-the-end";
        NotInRound = "MR9", "refusal-not-in-round";
        NotInBroth = "M33", "refusal-not-in-broth";
        LiftNumber = "M33", "refusal-lift-number";
        NoOpinion = "M23", "refusal-no-opinion";
        OpinionNumber = "M23", "refusal-opinion-number";
        HowMany = "MR13", "refusal-how-many";
        OwnMinister = "MR13", "refusal-own-minister";
        NoMinister = "M40", "refusal-no-minister";
        NoneToAdvance = "M31", "refusal-none-to-advance";
        NoneToSink = "M32", "refusal-none-to-sink";
        AllOrNothing = "MR11", "refusal-all-or-nothing";
        OneByOne = "MR11", "refusal-one-by-one";
        OwnPawn = "M32", "refusal-own-pawn";
        NoBroth = "M32", "refusal-no-broth";
        AlreadyDown = "M33", "refusal-already-down";
        OutOfScope = "M30", "refusal-out-of-scope";
    }
}

impl Minister {
    /// Why this is not offered to whoever is asked: said by the file of the phase, beside what it offers.
    pub(crate) fn why_not(&self, state: &State, action: &Action) -> Reason {
        match (state.step, *action) {
            (Step::SetUp(placed), Action::Settle(to)) => setup::why_not(self, state, placed, to),
            (Step::Use | Step::Advance | Step::TimeInfluence, Action::Move { pawn, to }) => {
                self.why_not_move(state, pawn, to)
            }
            (Step::Use, Action::Lift(pawn)) => why_not_lift(state, pawn),
            (Step::Use, Action::Appoint(_)) => self.why_not_appoint(state),
            (Step::Appoint(_), Action::Appoint(_)) => Reason::HowMany,
            (Step::Dismiss(_), Action::Dismiss(seat)) => why_not_dismiss(state.turn, seat),
            (Step::Bonus, Action::Dismiss(seat)) => why_not_dismiss(state.chancellor(), seat),
            (Step::Influence(_), Action::Advance) => Reason::NoneToAdvance,
            (Step::Influence(_) | Step::Sink(_), Action::Broth) if self.options.pick_broth => {
                Reason::OneByOne
            }
            (Step::Influence(_), Action::Broth) => Reason::NoneToSink,
            (Step::Influence(_), Action::Sink { .. }) if !self.options.pick_broth => Reason::AllOrNothing,
            (Step::Influence(zone) | Step::Sink(zone), Action::Sink { seat, pawn }) => {
                self.why_not_sink(state, seat, pawn, Some(zone))
            }
            (Step::TimeInfluence, Action::Sink { seat, pawn }) => self.why_not_sink(state, seat, pawn, None),
            (step, action) => asked_for(step, action),
        }
    }
}

/// What is asked is something else.
fn asked_for(step: Step, action: Action) -> Reason {
    match step {
        Step::SetUp(_) => Reason::SetUp,
        Step::Roll => Reason::RollFirst,
        Step::Use if action == Action::Decline => Reason::MustUse,
        Step::Use => Reason::Rolled,
        Step::Press(_) => Reason::PressFirst,
        Step::Appoint(_) => Reason::AppointFirst,
        Step::Dismiss(_) => Reason::DismissFirst,
        Step::Influence(_) => Reason::InfluenceFirst,
        Step::Sink(_) => Reason::SinkFirst,
        Step::Advance => Reason::AdvanceFirst,
        Step::TimeInfluence => Reason::TimeFirst,
        Step::Bonus => Reason::BonusFirst,
        Step::Over(_) => Reason::Over,
    }
}
