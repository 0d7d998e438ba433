//! Arguments and parts of sentences that several have in common.

use crate::action::Vote;
use crate::frame::{Frame, Purpose};
use crate::options::Amendment;
use crate::pledge::{Pledge, Promise, PromiseKind};
use rules::{Arg, Phrase, Seat};

pub(crate) fn yes(flag: bool) -> i64 {
    i64::from(flag)
}

pub(crate) fn seats(list: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(list.into_iter().map(Arg::Seat).collect())
}

/// A change of the rules, by the names of the option and of its value.
pub(crate) fn amended(target: &'static str, ruling: &'static str, amendment: Amendment) -> Phrase {
    match amendment {
        Amendment::Target(points) => Phrase::new(target).number("points", points),
        Amendment::Set { ruling: which, second } => {
            let [option, first, other] = which.option().messages;
            let value = if second { other } else { first };
            Phrase::new(ruling).arg("option", Arg::Message(option)).arg("value", Arg::Message(value))
        }
    }
}

pub(crate) fn promised(phrase: Phrase, promise: Promise) -> Phrase {
    let kind = match promise.kind {
        PromiseKind::VoteYes => "promise-kind-vote-yes",
        PromiseKind::VoteNo => "promise-kind-vote-no",
        PromiseKind::Spare => "promise-kind-spare",
        PromiseKind::Lend => "promise-kind-lend",
    };
    phrase
        .seat("to", promise.to)
        .arg("matter", Arg::Said(Phrase::new(kind).seat("to", promise.to)))
        .number("until", promise.until)
        .number("aloud", yes(promise.aloud))
}

pub(crate) fn pledged(id: &'static str, pledge: Pledge) -> Phrase {
    promised(Phrase::new(id).seat("seat", pledge.by), pledge.promise)
}

pub(crate) fn paper(vote: Vote) -> Arg {
    Arg::Message(match vote {
        Vote::Yes => "vote-yes",
        Vote::No => "vote-no",
        Vote::Abstain => "vote-abstain",
    })
}

/// Who voted how in an open ballot, by seat.
pub(crate) fn papers(votes: &[Option<Vote>]) -> Phrase {
    let count = |wanted: Vote| votes.iter().filter(|vote| **vote == Some(wanted)).count() as i64;
    let cast = (0u8..8).zip(votes).map(|(seat, vote)| (Seat::new(seat), vote));
    let who =
        |wanted: Vote| seats(cast.clone().filter(|(_, vote)| **vote == Some(wanted)).map(|(seat, _)| seat));
    Phrase::new("ballot-papers")
        .number("abstained", count(Vote::Abstain))
        .number("fors", count(Vote::Yes))
        .number("againsts", count(Vote::No))
        .arg("for", who(Vote::Yes))
        .arg("against", who(Vote::No))
}

pub(crate) fn aim(purpose: Purpose) -> Arg {
    Arg::Message(match purpose {
        Purpose::Enter => "purpose-enter",
        Purpose::Topple => "purpose-topple",
        Purpose::Form => "purpose-form",
        Purpose::Cancel => "purpose-cancel",
        Purpose::Parry => "purpose-parry",
    })
}

/// What a vote is about.
pub(crate) fn matter(phrase: Phrase, about: Frame) -> Phrase {
    phrase.arg(
        "about",
        Arg::Message(match about {
            Frame::Investiture(_) => "about-investiture",
            Frame::Censure => "about-censure",
            Frame::Confidence => "about-confidence",
            Frame::Dispute(_) => "about-dispute",
            _ => "about-amendment",
        }),
    )
}
