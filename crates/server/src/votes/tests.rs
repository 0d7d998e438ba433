//! Questions among three seats, with who has a say and who is gone as the test says.

use super::*;
use ::bots::Level;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const UNTIL: u64 = 1000;

fn all() -> Seats {
    Seats::all(3)
}

fn without(seat: Seat) -> Seats {
    all().iter().filter(|other| *other != seat).collect()
}

/// Seat A has asked this.
fn asked(proposal: Proposal, electorate: Seats) -> TableVotes {
    let mut votes = TableVotes::default();
    votes.ask((A, proposal), electorate, UNTIL, Instant::now()).unwrap();
    votes
}

fn result(count: VoteCount) -> Option<VoteResult> {
    match count {
        VoteCount::Ended((_, result)) => Some(result),
        _ => None,
    }
}

#[test]
fn a_question_is_carried_when_all_agree_and_the_asker_has() {
    let mut votes = asked(Proposal::Close, all());
    assert!(matches!(votes.count(all(), Seats::NONE, 0), VoteCount::Open(open) if open.left_ms == UNTIL));
    assert_eq!((votes.is_asked(A), votes.is_asked(B)), (false, true));
    assert_eq!(votes.answer(B, true), Ok(None));
    assert_eq!(votes.answer(B, true), Err(CommandError::NoVote), "once is enough");
    assert!(
        matches!(votes.count(all(), Seats::NONE, 10), VoteCount::Open(open) if open.left_ms == UNTIL - 10)
    );
    assert_eq!(votes.answer(C, true), Ok(None));
    assert!(matches!(votes.count(all(), Seats::NONE, 20), VoteCount::Agreed(_)));
    assert!(votes.proposal().is_some(), "it stays open until it is carried out");
    assert_eq!(votes.end(VoteResult::Carried).unwrap().1, VoteResult::Carried);
    assert_eq!(votes.count(all(), Seats::NONE, 20), VoteCount::Nothing);
}

#[test]
fn one_no_is_enough_and_silence_is_one() {
    let mut votes = asked(Proposal::Close, all());
    assert_eq!(votes.answer(B, false).unwrap().unwrap().1, VoteResult::Declined(B));
    assert_eq!(votes.answer(C, true), Err(CommandError::NoVote), "it is closed");
    let mut votes = asked(Proposal::Close, all());
    assert_eq!(votes.end_lapsed(UNTIL - 1), None);
    assert_eq!(votes.end_lapsed(UNTIL).unwrap().1, VoteResult::Lapsed);
}

#[test]
fn one_question_is_open_at_a_time_and_only_its_asker_takes_it_back() {
    let mut votes = asked(Proposal::TakeBack, all());
    let now = Instant::now();
    assert_eq!(votes.ask((B, Proposal::Close), all(), UNTIL, now), Err(CommandError::Busy));
    assert_eq!(votes.withdraw(B), Err(CommandError::NoVote));
    assert_eq!(votes.withdraw(A).unwrap().unwrap().1, VoteResult::Moot);
    for _ in 1..8 {
        votes.ask((A, Proposal::Close), all(), UNTIL, now).unwrap();
        votes.withdraw(A).unwrap();
    }
    assert_eq!(votes.ask((A, Proposal::Close), all(), UNTIL, now), Err(CommandError::TooOften));
    assert_eq!(votes.ask((B, Proposal::Close), all(), UNTIL, now), Ok(()), "others have asked less");
}

#[test]
fn whoever_is_gone_is_not_asked_and_whoever_comes_back_is() {
    let mut votes = asked(Proposal::Close, all());
    votes.answer(B, true).unwrap();
    assert!(matches!(votes.count(without(C), Seats::only(C), 0), VoteCount::Agreed(_)), "C is gone");
    assert_eq!(votes.ask_returned(all(), 0), None, "nobody new is asked");
    let mut votes = asked(Proposal::Close, without(C));
    assert_eq!(votes.ask_returned(all(), 0).unwrap().voters, all());
    assert!(votes.is_asked(C));
    assert_eq!(result(votes.count(without(A), Seats::only(A), 0)), Some(VoteResult::Moot), "the asker is");
}

#[test]
fn whether_a_bot_stands_in_for_somebody_the_others_decide() {
    let mut votes = asked(Proposal::StandIn { seat: C, level: Level::Random }, all());
    assert_eq!(votes.answer(C, false), Err(CommandError::NoVote));
    votes.answer(B, true).unwrap();
    assert!(matches!(votes.count(all(), Seats::NONE, 0), VoteCount::Agreed(_)));
}

#[test]
fn where_only_the_asker_is_left_the_one_who_is_gone_has_the_whole_time_to_come_back() {
    let (alone, gone) = (Seats::only(A), Seats::only(B));
    let mut votes = asked(Proposal::Substitute { seat: B }, alone);
    assert!(matches!(votes.count(alone, gone, 0), VoteCount::Open(_)));
    assert!(votes.is_asked(B), "their coming back is awaited");
    assert!(matches!(votes.count(alone, gone, UNTIL - 1), VoteCount::Open(_)));
    assert!(matches!(votes.count(alone, gone, UNTIL), VoteCount::Agreed(_)), "silence is a yes here alone");
    let mut votes = asked(Proposal::Substitute { seat: B }, alone);
    assert_eq!(result(votes.count(alone, Seats::NONE, UNTIL)), Some(VoteResult::Moot), "B is back");
}
