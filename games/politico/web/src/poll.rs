//! What the chamber shows of a vote: who has voted while it runs, who voted what once it is counted.

use crate::BoardContext;
use game_ui::kit::motion::Animator;
use game_ui::kit::sound::{Sound, SoundPlayer};
use leptos::prelude::*;
use politico::{Count, Event, Frame, Step, View, Vote};
use rules::{Seat, Seats};

/// How the benches are drawn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mood {
    /// No vote: the government's benches against the others.
    Sitting,
    /// A vote runs.
    Voting,
    /// A vote was counted and is being read out: so many parties are known.
    Revealing(Count, u8),
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

/// Between two parties whose votes are read out, in milliseconds.
const APART: f64 = 340.0;
/// Everything has been read out.
const ALL: u8 = u8::MAX;
/// So long a result stands over the chamber once all of it is known, in milliseconds: then the next question has it.
const STANDS: u64 = 1_800;

/// What the chamber shows. A result that is told while one looks is read out party by party and stands for a moment.
pub(crate) fn mood(context: BoardContext) -> Memo<Mood> {
    let revealed = RwSignal::new(ALL);
    // Under which number the result was told that stands now.
    let standing = RwSignal::new(None::<u64>);
    let (motion, sounds) = (Animator::get(), SoundPlayer::get());
    let opened = context.told.with_untracked(|(number, _)| *number);
    Effect::new(move |_| {
        let counted = context.told.with(|(number, events)| {
            let counted = |event: &Event| match event {
                Event::Counted { votes, .. } => Some((*number, votes.iter().flatten().count())),
                _ => None,
            };
            events.iter().find_map(counted).filter(|_| *number != opened && !context.is_past())
        });
        let Some((number, open_votes)) = counted else { return };
        standing.set(Some(number));
        let parties = context.view.with_untracked(|view| view.parties.len() as u8);
        let mut wait = STANDS;
        if open_votes > 0 && !motion.is_off() {
            revealed.set(0);
            read_out(revealed, parties, motion, sounds);
            wait += motion.duration(APART * f64::from(parties + 1)).unwrap_or_default() as u64;
        }
        let clear = move || {
            // Another one may stand there by then, or the table may have been left.
            if standing.try_get_untracked().flatten() == Some(number) {
                standing.set(None);
            }
        };
        set_timeout(clear, std::time::Duration::from_millis(wait));
    });
    Memo::new(move |_| {
        match context.view.with(|view| of(view, context.is_past() || standing.get().is_some())) {
            Mood::Counted(count) if revealed.get() != ALL => Mood::Revealing(count, revealed.get()),
            mood => mood,
        }
    })
}

/// Reads the next vote out a moment later, and so on until all are known.
fn read_out(revealed: RwSignal<u8>, parties: u8, motion: Animator, sounds: SoundPlayer) {
    let next = move || {
        // Whoever has left the table hears no more of it.
        let Some(now) = revealed.try_get_untracked() else { return };
        if now >= parties {
            return revealed.set(ALL);
        }
        revealed.set(now + 1);
        sounds.play(Sound::Vote);
        read_out(revealed, parties, motion, sounds);
    };
    let wait = motion.duration(APART).unwrap_or_default();
    set_timeout(next, std::time::Duration::from_millis(wait as u64));
}

/// What the chamber shows of a view. A result stands as long as it is the question itself; `stands` lets it stand a little
/// longer, for those who saw it counted, and for whoever jumps through a past table and sees each moment as it was.
fn of(view: &View, stands: bool) -> Mood {
    if view.frames.iter().any(|frame| matches!(frame, Frame::Ballot { .. })) {
        return Mood::Voting;
    }
    let on_the_table = view.frames.iter().any(|frame| matches!(frame, Frame::Cancel));
    match view.count {
        Some(count) if on_the_table => Mood::Counted(count),
        _ => last(view).filter(|_| stands).map_or(Mood::Sitting, Mood::Counted),
    }
}

/// The last result, until whoever is next has drawn.
pub(crate) fn last(view: &View) -> Option<Count> {
    let begins = matches!(view.frames.first(), Some(Frame::Turn(Step::Begin | Step::News | Step::Draw)));
    let fresh = |turn: u16| view.turns <= turn || begins && view.turns == turn.saturating_add(1);
    view.count.filter(|count| fresh(count.turn))
}

/// Yes and no among the parties read out so far: by deputies, or by heads where that is how it was counted.
pub(crate) fn so_far(view: &View, count: &Count, known: u8) -> [u16; 2] {
    let sums = |known: usize, heads: bool| {
        let mut sums = [0, 0];
        for (party, vote) in view.parties.iter().zip(count.votes).take(known) {
            let weight = if heads { 1 } else { party.deputies };
            match vote {
                Some(Vote::Yes) => sums[0] += weight,
                Some(Vote::No) => sums[1] += weight,
                Some(Vote::Abstain) | None => {}
            }
        }
        sums
    };
    let heads = sums(view.parties.len(), true) == [count.yes, count.no];
    sums(usize::from(known), heads)
}

impl Mood {
    /// How one party's benches are drawn.
    pub(crate) fn shade(&self, view: &View, seat: Seat) -> Shade {
        match self {
            Mood::Sitting => Shade::Plain,
            Mood::Voting if view.voted.contains(seat) => Shade::Voted,
            Mood::Voting => Shade::Waiting,
            Mood::Revealing(_, known) if seat.index() >= usize::from(*known) => Shade::Voted,
            Mood::Counted(count) | Mood::Revealing(count, _) => {
                match count.votes.get(seat.index()).copied().flatten() {
                    Some(Vote::Yes) => Shade::Yes,
                    Some(Vote::No) => Shade::No,
                    Some(Vote::Abstain) => Shade::Abstained,
                    None => Shade::Plain,
                }
            }
        }
    }

    /// How much of the inner arc is filled from the left and from the right, in hundredths.
    pub(crate) fn arcs(&self, view: &View) -> (f32, f32) {
        let part = |some: u32, all: u32| if all == 0 { 0.0 } else { 100.0 * some as f32 / all as f32 };
        match self {
            Mood::Voting | Mood::Revealing(..) => (0.0, 0.0),
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

/// Who governs, or would if the government that is being formed took office now.
pub(crate) fn coalition(view: &View) -> Option<Seats> {
    forming(view).or(view.government.map(|government| government.members))
}

/// Who is in the government that is being formed.
pub(crate) fn forming(view: &View) -> Option<Seats> {
    view.frames.iter().rev().find_map(|frame| match frame {
        Frame::Investiture(talks) => Some(talks.joined.with(talks.candidate)),
        _ => None,
    })
}

/// The deputies of the government, or of the one that is being formed; and all there are.
pub(crate) fn benches(view: &View) -> (u32, u32) {
    let members = coalition(view).unwrap_or(Seats::NONE);
    let parties = || view.parties.iter().enumerate().map(|(index, party)| (index, u32::from(party.deputies)));
    let governs = |index: usize| Seat::try_from(index as u8).is_ok_and(|seat| members.contains(seat));
    let governing = parties().filter(|(index, _)| governs(*index)).map(|(_, deputies)| deputies).sum();
    (governing, parties().map(|(_, deputies)| deputies).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::{Card, Government};
    use rules::MAX_SEATS;

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
            assert!(
                !matches!(frames, [Frame::Turn(_)]) || of(&view, false) == Mood::Sitting,
                "a new question"
            );
            of(&view, true)
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
        let reading = Mood::Revealing(count(70, 50, &[Vote::Yes, Vote::No, Vote::Abstain]), 1);
        assert_eq!(shades(reading, &view), [Shade::Yes, Shade::Voted, Shade::Voted], "one by one");
        let secret = Mood::Counted(count(70, 50, &[]));
        assert_eq!(shades(secret, &view), [Shade::Plain; 3]);
    }

    #[test]
    fn what_is_read_out_adds_up_to_the_result() {
        let mut view = fixture::view(3);
        for (party, deputies) in view.parties.iter_mut().zip([50, 25, 125]) {
            party.deputies = deputies;
        }
        let votes = [Vote::Yes, Vote::No, Vote::Yes];
        let by_deputies = count(175, 25, &votes);
        assert_eq!(
            [0, 1, 2, 3].map(|known| so_far(&view, &by_deputies, known)),
            [[0, 0], [50, 0], [50, 25], [175, 25]]
        );
        let by_heads = count(2, 1, &votes);
        assert_eq!([1, 3].map(|known| so_far(&view, &by_heads, known)), [[1, 0], [2, 1]]);
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
