//! What the chamber shows of a vote: who has voted while it runs, who voted what once it is counted.

use crate::Seen;
use leptos::prelude::*;
use politico::{Count, Frame, Step, View, Vote};
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

/// What the chamber shows. A result stays until whoever is next has drawn: those who read slowly see it too, and nobody
/// acts before an old one.
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
    let begins = matches!(view.frames.first(), Some(Frame::Turn(Step::Begin | Step::News | Step::Draw)));
    let fresh =
        counted.is_some_and(|turn| view.turns <= turn || begins && view.turns == turn.saturating_add(1));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::{Card, Government};
    use rules::{MAX_SEATS, Seats};

    fn count(yes: u16, no: u16, votes: &[Vote]) -> Count {
        let mut all = [None; MAX_SEATS];
        for (place, vote) in all.iter_mut().zip(votes) {
            *place = Some(*vote);
        }
        Count { about: Frame::Censure, yes, no, carried: yes > no, votes: all }
    }

    #[test]
    fn a_result_stays_until_the_next_has_drawn() {
        let mut view = fixture::view(4);
        view.count = Some(count(60, 40, &[]));
        assert_eq!(of(&view, None), Mood::Sitting, "found at the opening: old");
        view.turns = 5;
        view.frames = vec![Frame::Turn(Step::Draw)];
        assert!(matches!(of(&view, Some(5)), Mood::Counted(_)));
        assert!(matches!(of(&view, Some(4)), Mood::Counted(_)));
        assert_eq!(of(&view, Some(3)), Mood::Sitting);
        view.frames = vec![Frame::Turn(Step::Act)];
        assert!(matches!(of(&view, Some(5)), Mood::Counted(_)));
        assert_eq!(of(&view, Some(4)), Mood::Sitting, "the next one acts already");
        view.frames.push(Frame::Cancel);
        assert!(matches!(of(&view, None), Mood::Counted(_)), "still on the table");
        view.frames.push(Frame::Ballot { second: false });
        assert_eq!(of(&view, Some(5)), Mood::Voting);
    }

    #[test]
    fn ar9_ballots_show_who_voted_and_only_then_what() {
        let mut view = fixture::view(3);
        view.voted = Seats::only(Seat::new(1));
        let shades = |mood: Mood, view: &View| [0, 1, 2].map(|seat| mood.shade(view, Seat::new(seat)));
        assert_eq!(shades(Mood::Voting, &view), [Shade::Waiting, Shade::Voted, Shade::Waiting]);
        let open = Mood::Counted(count(70, 50, &[Vote::Yes, Vote::No, Vote::Abstain]));
        assert_eq!(shades(open, &view), [Shade::Yes, Shade::No, Shade::Abstained]);
        let secret = Mood::Counted(count(70, 50, &[]));
        assert_eq!(shades(secret, &view), [Shade::Plain; 3]);
    }

    #[test]
    fn the_inner_arc_is_full_to_the_middle_at_half() {
        let mut view = fixture::view(3);
        assert_eq!(Mood::Sitting.arcs(&view), (0.0, 0.0));
        assert_eq!(Mood::Counted(count(30, 30, &[])).arcs(&view), (50.0, 50.0));
        assert_eq!(Mood::Counted(count(0, 0, &[])).arcs(&view), (0.0, 0.0));
        for (party, deputies) in view.parties.iter_mut().zip([50, 25, 125]) {
            party.deputies = deputies;
        }
        let pm = Seat::new(0);
        view.government = Some(Government {
            pm,
            since: 0,
            members: Seats::only(pm).with(Seat::new(1)),
            card: Card::PrimeMinister,
            saviour: false,
            shield: 0,
            scored: false,
            late: Seats::NONE,
        });
        assert_eq!(Mood::Sitting.arcs(&view), (37.5, 0.0));
    }
}
