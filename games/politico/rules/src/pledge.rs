//! The record of promises, and the list of all that can be made (AR38). They bind nobody.

use crate::Action;
use rules::{Seat, Seats, Viewer, never};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Promises a seat can have on the record at once; a new one takes the place of one that is settled, first of
/// one that lapsed.
pub const PLEDGES_A_SEAT: usize = 3;
/// Promises a seat can make in a round.
pub const PLEDGES_A_ROUND: u8 = 2;
/// How many rounds ahead a promise can reach.
pub const PLEDGE_ROUNDS: u8 = 2;

/// Through which rounds one can promise in this one: it and the next (AR38).
pub(crate) fn reach(round: u16) -> Range<u16> {
    round..round + u16::from(PLEDGE_ROUNDS)
}

/// What is promised to somebody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromiseKind {
    /// To vote yes on the next ballot that concerns them: their investiture, their motion, their government.
    VoteYes,
    /// To vote no on it.
    VoteNo,
    /// Not to attack them.
    Spare,
    /// To offer them a defence when they need help.
    Lend,
}

impl PromiseKind {
    /// All there are.
    pub const ALL: [PromiseKind; 4] =
        [PromiseKind::VoteYes, PromiseKind::VoteNo, PromiseKind::Spare, PromiseKind::Lend];
}

/// A promise as it is made.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// To whom, and whom it concerns.
    pub to: Seat,
    /// Does everybody hear it?
    pub aloud: bool,
    /// What; databases hold it as its matter.
    #[serde(rename = "matter")]
    pub kind: PromiseKind,
    /// Through this round.
    pub until: u8,
}

/// Every promise that can be made at a table, by round and by whom it is made to: they are many and listed often, so
/// they are written out once.
#[derive(Clone, Debug)]
pub(crate) struct Promises {
    seats: usize,
    all: Vec<Action>,
}

impl Promises {
    /// To each player, by what is promised: in private or aloud, through this round or longer.
    const EACH: usize = 2 * PromiseKind::ALL.len() * PLEDGE_ROUNDS as usize;

    /// What can be promised in so many rounds by so many players.
    pub(crate) fn conceivable(rounds: u16, seats: u8) -> Promises {
        let mut all = Vec::with_capacity(usize::from(rounds) * usize::from(seats) * Self::EACH);
        for round in 1..=rounds {
            for to in Seats::all(seats).iter() {
                for aloud in [false, true] {
                    for until in reach(round) {
                        let Ok(until) = u8::try_from(until) else {
                            never!("a promise reaches through round {until}");
                            continue;
                        };
                        let promise = |kind| Action::Pledge(Promise { to, aloud, kind, until });
                        all.extend(PromiseKind::ALL.map(promise));
                    }
                }
            }
        }
        Promises { seats: seats.into(), all }
    }

    /// What can be promised in this round: to those before a seat, and to those after it.
    #[inline]
    pub(crate) fn by(&self, seat: Seat, round: u16) -> [&[Action]; 2] {
        let first = usize::from(round).saturating_sub(1) * self.seats * Self::EACH;
        let of_round = self.all.get(first..first + self.seats * Self::EACH);
        let around = of_round.and_then(|all| {
            let (before, rest) = all.split_at_checked(seat.index() * Self::EACH)?;
            Some([before, rest.get(Self::EACH..)?])
        });
        never!(around.is_none(), "{seat:?} promises in round {round}");
        around.unwrap_or_default()
    }
}

/// What became of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It still runs.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It ran out without a test, or the vote was secret.
    Lapsed,
}

/// A promise on the record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// Who made it.
    pub by: Seat,
    /// What it says.
    pub promise: Promise,
    /// What became of it.
    pub standing: Standing,
}

impl Pledge {
    /// Does it still run?
    pub(crate) fn is_open(&self) -> bool {
        self.standing == Standing::Open
    }

    /// May this viewer see it before the end: is it made aloud, by this seat or to it?
    pub(crate) fn is_seen_by(&self, viewer: Viewer) -> bool {
        self.promise.aloud || viewer.is(self.by) || viewer.is(self.promise.to)
    }
}
