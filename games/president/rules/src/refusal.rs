//! Why something cannot be done: each reason with its clause.

use crate::{Action, Purpose};
use rules::Refusal;

/// Whether something may be done, or what stands in the way.
pub(crate) type Allowed = Result<(), Refusal>;

#[inline]
pub(crate) fn demand(holds: bool, refusal: Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal) }
}

const fn no(clause: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(clause, reason)
}

pub(crate) const NOT_SEATED: Refusal = no("P1", "refusal-not-seated");
pub(crate) const OVER: Refusal = no("P57", "refusal-over");
pub(crate) const NOT_ASKED: Refusal = no("P3", "refusal-not-asked");
pub(crate) const VOTED: Refusal = no("PR12", "refusal-voted");
pub(crate) const NO_VOTE: Refusal = no("PR12", "refusal-no-vote");

pub(crate) const JOIN_FIRST: Refusal = no("P1", "refusal-join-first");
pub(crate) const JOINED: Refusal = no("P1", "refusal-joined");
pub(crate) const PARTY_TAKEN: Refusal = no("P1", "refusal-party-taken");
pub(crate) const ROLL_FIRST: Refusal = no("P10", "refusal-roll-first");
pub(crate) const ROLLED: Refusal = no("P10", "refusal-rolled");

pub(crate) const NOT_NAMED: Refusal = no("P11", "refusal-not-named");
pub(crate) const NOT_VACANT: Refusal = no("P12", "refusal-not-vacant");
pub(crate) const VACANT_FIRST: Refusal = no("P13", "refusal-vacant-first");
pub(crate) const CHALLENGE_FIRST: Refusal = no("P14", "refusal-challenge-first");
pub(crate) const OWN: Refusal = no("P14", "refusal-own");
pub(crate) const UNASSAILABLE: Refusal = no("P27", "refusal-unassailable");
pub(crate) const STAKE: Refusal = no("P44", "refusal-stake");
pub(crate) const NOT_OWN: Refusal = no("P16", "refusal-not-own");
pub(crate) const FIRM: Refusal = no("P17", "refusal-firm");
pub(crate) const USE_FIRST: Refusal = no("P11", "refusal-use-first");
pub(crate) const ONE_CHOICE: Refusal = no("PR28", "refusal-one-choice");
pub(crate) const NO_LOT: Refusal = no("PR28", "refusal-no-lot");

pub(crate) const LEAVING: Refusal = no("P60", "refusal-leaving");

pub(crate) const LOOK_FIRST: Refusal = no("P61", "refusal-look-first");
pub(crate) const HIDDEN: Refusal = no("P61", "refusal-hidden");
pub(crate) const ANSWER_FIRST: Refusal = no("P40", "refusal-answer-first");
pub(crate) const ANSWER_KIND: Refusal = no("P40", "refusal-answer-kind");
pub(crate) const NO_SUCH_ANSWER: Refusal = no("P40", "refusal-no-such-answer");
pub(crate) const ANSWER_EMPTY: Refusal = no("P40", "refusal-answer-empty");
pub(crate) const ANSWER_LONG: Refusal = no("P40", "refusal-answer-long");
pub(crate) const ANSWER_UNPRINTABLE: Refusal = no("P40", "refusal-answer-unprintable");
pub(crate) const ANSWER_SHORT: Refusal = no("P40", "refusal-answer-short");
pub(crate) const NO_CHALLENGE: Refusal = no("P40", "refusal-no-challenge");
pub(crate) const PERFORM: Refusal = no("P43", "refusal-perform");
pub(crate) const NOT_VOTED_ON: Refusal = no("P43", "refusal-not-voted-on");
pub(crate) const TYPED: Refusal = no("PR12", "refusal-typed");
pub(crate) const BOTS_ONLY: Refusal = no("PR13", "refusal-bots-only");
pub(crate) const BOT_DRAWS: Refusal = no("PR13", "refusal-bot-draws");
pub(crate) const VOTE_FIRST: Refusal = no("P43", "refusal-vote-first");
pub(crate) const NO_BALLOT: Refusal = no("P43", "refusal-no-ballot");
pub(crate) const HAND_FIRST: Refusal = no("PR27", "refusal-hand-first");
pub(crate) const NO_HAND: Refusal = no("PR27", "refusal-no-hand");

pub(crate) const GOVERNMENT_FIRST: Refusal = no("P58", "refusal-government-first");
pub(crate) const NO_GOVERNMENT: Refusal = no("P58", "refusal-no-government");
pub(crate) const NOT_AN_ALLY: Refusal = no("P58", "refusal-not-an-ally");
pub(crate) const HAS_OFFICE: Refusal = no("P58", "refusal-has-office");
pub(crate) const OFFICE_TAKEN: Refusal = no("P58", "refusal-office-taken");

pub(crate) const BOT_ALREADY: Refusal = no("PR13", "refusal-bot-already");
pub(crate) const PERSON_ALREADY: Refusal = no("PR13", "refusal-person-already");
pub(crate) const ANNOUNCED: Refusal = no("P25", "refusal-announced");
pub(crate) const READ: Refusal = no("P61", "refusal-read");

/// Why an action is out of place; `first` says what has to be done instead.
pub(crate) fn not_now(action: &Action, first: Refusal) -> Refusal {
    match action {
        Action::Join(_) => JOINED,
        Action::Pick { .. } | Action::Fewest | Action::Most if first != ROLL_FIRST => NO_SUM,
        Action::Hide if first == ANSWER_FIRST => HIDDEN,
        Action::ByLot if first != USE_FIRST => NO_LOT,
        Action::Name { .. } | Action::Proclaim => NO_GOVERNMENT,
        Action::Vote(_) => NO_BALLOT,
        Action::Card | Action::Stand => NO_HAND,
        Action::GiveUp | Action::Attempt | Action::Perform if first != LOOK_FIRST => NO_CHALLENGE,
        _ => first,
    }
}

/// The same refusal by the clause that fits the roll: what two digits offer and a star offers stands in different ones.
pub(crate) fn rolled(stars: u8, refusal: Refusal) -> Refusal {
    let clause = match (refusal.clause.0, stars) {
        (_, 0) => return refusal,
        ("P11" | "P12" | "P13", 1) => "P20",
        ("P11" | "P12" | "P13", _) => "P24",
        ("P14", _) => "P21",
        ("P16" | "P17", _) => "P22",
        _ => return refusal,
    };
    no(clause, refusal.reason)
}

/// No sum is being made up.
pub(crate) const NO_SUM: Refusal = no("P30", "refusal-no-sum");

/// First a sum has to be made up.
pub(crate) const fn sum_first(purpose: Purpose) -> Refusal {
    match purpose {
        Purpose::Credit => no("P30", "refusal-credit-first"),
        Purpose::Cost => no("P32", "refusal-cost-first"),
        Purpose::Debt => no("P34", "refusal-debt-first"),
        Purpose::Seizure => no("P42", "refusal-seizure-first"),
    }
}

/// The territory is not among those that the sum is made of.
pub(crate) const fn not_in_pool(purpose: Purpose) -> Refusal {
    match purpose {
        Purpose::Credit => no("P30", "refusal-not-vacant"),
        Purpose::Cost => no("P32", "refusal-not-own"),
        Purpose::Debt => no("P34", "refusal-not-own"),
        Purpose::Seizure => no("P42", "refusal-not-challengers"),
    }
}

/// The territory is worth more than is left of the sum.
pub(crate) const fn too_much(purpose: Purpose) -> Refusal {
    match purpose {
        Purpose::Credit => no("P30", "refusal-too-much"),
        Purpose::Cost => no("P32", "refusal-too-much"),
        Purpose::Debt => no("PR11", "refusal-too-much"),
        Purpose::Seizure => no("P42", "refusal-too-much"),
    }
}

/// The rest of the sum could not be made any more.
pub(crate) const fn dead_end(purpose: Purpose) -> Refusal {
    match purpose {
        Purpose::Credit => no("P31", "refusal-dead-end"),
        Purpose::Cost => no("P33", "refusal-dead-end"),
        Purpose::Debt | Purpose::Seizure => no("PR11", "refusal-dead-end"),
    }
}
