//! What the chamber shows of a vote: who has voted while it runs, who voted what once it is counted.

use crate::BoardContext;
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

/// What the chamber shows.
pub(crate) fn mood(seen: BoardContext) -> Memo<Mood> {
    Memo::new(move |_| seen.view.with(|view| of(view)))
}

/// What the chamber shows of a view: of nothing else, so that whoever jumps through a past table sees each moment as it
/// was. A result stays until whoever is next has drawn: those who read slowly see it too, and nobody acts before an old
/// one.
pub(crate) fn of(view: &View) -> Mood {
    if view.frames.iter().any(|frame| matches!(frame, Frame::Ballot { .. })) {
        return Mood::Voting;
    }
    let on_the_table = view.frames.iter().any(|frame| matches!(frame, Frame::Cancel));
    let begins = matches!(view.frames.first(), Some(Frame::Turn(Step::Begin | Step::News | Step::Draw)));
    let fresh = |turn: u16| view.turns <= turn || begins && view.turns == turn.saturating_add(1);
    match view.count {
        Some(count) if on_the_table || fresh(count.turn) => Mood::Counted(count),
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
        Count { about: Frame::Censure, yes, no, carried: yes > no, votes: all, turn: 0 }
    }

    #[test]
    fn a_result_stays_until_the_next_has_drawn() {
        let mut view = fixture::view(4);
        view.turns = 5;
        let mut after = |turn: u16, frames: &[Frame]| {
            view.count = Some(Count { turn, ..count(60, 40, &[]) });
            view.frames = frames.to_vec();
            of(&view)
        };
        let [draw, act] = [Step::Draw, Step::Act].map(Frame::Turn);
        assert!(matches!(after(5, &[draw]), Mood::Counted(_)));
        assert!(matches!(after(4, &[draw]), Mood::Counted(_)));
        assert_eq!(
            after(3, &[draw]),
            Mood::Sitting,
            "many turns ago, also where one has jumped to this moment"
        );
        assert!(matches!(after(5, &[act]), Mood::Counted(_)));
        assert_eq!(after(4, &[act]), Mood::Sitting, "the next one acts already");
        assert!(matches!(after(0, &[act, Frame::Cancel]), Mood::Counted(_)), "still on the table");
        assert_eq!(after(5, &[act, Frame::Ballot { second: false }]), Mood::Voting);
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
