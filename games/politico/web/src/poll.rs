//! What the chamber shows of a vote: who has voted while it runs, who voted what once it is counted.

use crate::Seen;
use leptos::prelude::*;
use politico::{Count, Frame, View, Vote};
use rules::Seat;

/// How the benches are drawn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mood {
    /// No vote: the government's benches against the others.
    Sitting,
    /// A vote runs.
    Voting,
    /// A vote was counted.
    Counted(Count),
}

/// How the benches of one party are drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shade {
    /// As always.
    Plain,
    /// Has voted; what, nobody knows.
    Voted,
    /// Has not voted yet.
    Waiting,
    /// Voted yes.
    Yes,
    /// Voted no.
    No,
    /// Abstained.
    Abstained,
}

impl Shade {
    /// The class in the style sheet.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Shade::Plain => "pol-plain",
            Shade::Voted => "pol-voted",
            Shade::Waiting => "pol-waiting",
            Shade::Yes => "pol-yes",
            Shade::No => "pol-no",
            Shade::Abstained => "pol-abstained",
        }
    }
}

/// What the chamber shows. A result stays until the turn after the one it was counted in is over: those who read slowly
/// see it too.
pub(crate) fn mood(seen: Seen) -> Memo<Mood> {
    let opened = seen.view.with_untracked(|view| (view.count, view.turns));
    // The count and the turn in which it was first seen; the one found at the opening is old unless it is on the table.
    let counted = Memo::new(move |earlier: Option<&(Option<Count>, Option<u16>)>| {
        seen.view.with(|view| match earlier {
            Some((count, turn)) if *count == view.count => (*count, *turn),
            None if opened.0 == view.count => (view.count, None),
            _ => (view.count, Some(view.turns)),
        })
    });
    Memo::new(move |_| {
        let (_, turn) = counted.get();
        seen.view.with(|view| of(view, turn))
    })
}

/// What the chamber shows of a view, given the turn in which its last count was seen to come.
pub(crate) fn of(view: &View, counted: Option<u16>) -> Mood {
    if view.frames.iter().any(|frame| matches!(frame, Frame::Ballot { .. })) {
        return Mood::Voting;
    }
    let on_the_table = view.frames.iter().any(|frame| matches!(frame, Frame::Cancel));
    let fresh = counted.is_some_and(|turn| view.turns <= turn.saturating_add(1));
    match view.count {
        Some(count) if on_the_table || fresh => Mood::Counted(count),
        _ => Mood::Sitting,
    }
}

impl Mood {
    /// How one party's benches are drawn.
    pub(crate) fn shade(&self, view: &View, seat: Seat) -> Shade {
        match self {
            Mood::Sitting => Shade::Plain,
            Mood::Voting if view.voted.contains(seat) => Shade::Voted,
            Mood::Voting => Shade::Waiting,
            Mood::Counted(count) => match count.votes.get(seat.index()).copied().flatten() {
                Some(Vote::Yes) => Shade::Yes,
                Some(Vote::No) => Shade::No,
                Some(Vote::Abstain) => Shade::Abstained,
                None => Shade::Plain,
            },
        }
    }

    /// How much of the inner arc is filled from the left and from the right, in hundredths.
    pub(crate) fn arcs(&self, view: &View) -> (f32, f32) {
        let part = |some: u32, all: u32| if all == 0 { 0.0 } else { 100.0 * some as f32 / all as f32 };
        match self {
            Mood::Voting => (0.0, 0.0),
            Mood::Counted(count) => {
                let (yes, no) = (u32::from(count.yes), u32::from(count.no));
                (part(yes, yes + no), part(no, yes + no))
            }
            Mood::Sitting => {
                let (governing, all) = benches(view);
                (part(governing, all), 0.0)
            }
        }
    }
}

/// The deputies of the government, and all there are.
pub(crate) fn benches(view: &View) -> (u32, u32) {
    let sum = |members: bool| {
        let parties = view.parties.iter().enumerate();
        let counts = |index: usize| {
            let governs = view.government.is_some_and(|government| {
                Seat::try_from(index as u8).is_ok_and(|seat| government.members.contains(seat))
            });
            !members || governs
        };
        parties.filter(|(index, _)| counts(*index)).map(|(_, party)| u32::from(party.deputies)).sum()
    };
    (sum(true), sum(false))
}
