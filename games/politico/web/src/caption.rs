//! What the chamber shows, in words: the government's strength, a vote, a result.

use crate::poll::{self, Mood};
use crate::{BoardContext, party, words};
use leptos::prelude::*;
use politico::Count;
use rules::{Arg, Phrase};

/// What the chamber shows, in a sentence.
fn caption(seen: BoardContext, mood: &Mood) -> String {
    match mood {
        Mood::Counted(count) => totals(seen, count),
        Mood::Voting => words::text(seen, "chamber-voting"),
        Mood::Revealing(..) => words::text(seen, "chamber-counting"),
        Mood::Sitting => {
            strength(seen, ["chamber-empty", "chamber-majority", "chamber-minority", "chamber-no-government"])
        }
    }
}

/// The same in the few words that are engraved on the plate.
pub(crate) fn plate(seen: BoardContext, mood: &Mood) -> String {
    match mood {
        Mood::Counted(count) => {
            words::say(seen, &result(count, ["plate-carried", "plate-nobody", "plate-refused"]))
        }
        Mood::Voting => words::text(seen, "plate-voting"),
        Mood::Revealing(..) => words::text(seen, "plate-counting"),
        Mood::Sitting => {
            strength(seen, ["plate-empty", "plate-majority", "plate-minority", "plate-no-government"])
        }
    }
}

/// How strong the government is: by the message for empty benches, for a majority, for a minority, and for no government.
fn strength(seen: BoardContext, [empty, majority, minority, none]: [&'static str; 4]) -> String {
    let (governing, all) = seen.view.with(|view| poll::benches(view));
    let governed = seen.view.with(|view| view.government.is_some());
    let id = match (governed, all) {
        (_, 0) => empty,
        (true, _) if 2 * governing > all => majority,
        (true, _) => minority,
        (false, _) => none,
    };
    words::say(seen, &Phrase::new(id).number("governing", governing).number("all", all))
}

/// The last result, once the next question has the chamber.
pub(crate) fn last_vote(seen: BoardContext, mood: &Mood) -> Option<String> {
    let count = seen.view.with(|view| poll::last(view)).filter(|_| *mood == Mood::Sitting)?;
    Some(words::say(seen, &result(&count, ["last-carried", "last-nobody", "last-refused"])))
}

/// The totals of a result.
fn totals(seen: BoardContext, count: &Count) -> String {
    words::say(seen, &result(count, ["result-carried", "result-nobody", "result-refused"]))
}

/// A result by the message for what was carried, for what nobody voted on, and for what was refused.
fn result(count: &Count, [carried, nobody, refused]: [&'static str; 3]) -> Phrase {
    let id = match (count.carried, count.yes + count.no) {
        (true, _) => carried,
        (false, 0) => nobody,
        (false, _) => refused,
    };
    Phrase::new(id).number("yes", count.yes).number("no", count.no)
}

/// Who voted what, where ballots are open: the standards show it.
fn sides(seen: BoardContext, count: &Count) -> String {
    let of = |wanted: politico::Vote| {
        let voters = party::seats(count.votes.len()).filter(|seat| count.votes[seat.index()] == Some(wanted));
        voters.map(Arg::Seat).collect::<Vec<_>>()
    };
    let mut said = Vec::new();
    let sides = [
        ("result-yes", politico::Vote::Yes),
        ("result-no", politico::Vote::No),
        ("result-abstained", politico::Vote::Abstain),
    ];
    for (id, vote) in sides {
        let voters = of(vote);
        if !voters.is_empty() {
            said.push(words::say(seen, &Phrase::new(id).arg("players", Arg::List(voters))));
        }
    }
    said.join(" ")
}

/// All of the picture in words.
pub(crate) fn summary(seen: BoardContext, mood: &Mood) -> String {
    let parties = seen.view.with(|view| {
        let parties = party::seats(view.parties.len()).zip(&view.parties);
        parties.map(|(seat, party)| (seat, party.deputies)).collect::<Vec<_>>()
    });
    let parties = parties.into_iter().map(|(seat, deputies)| {
        let phrase = Phrase::new("bench").seat("player", seat).number("count", deputies);
        Arg::Name(words::say(seen, &phrase))
    });
    let chamber = Phrase::new("chamber").arg("parties", Arg::List(parties.collect()));
    let sides = match mood {
        Mood::Counted(count) => sides(seen, count),
        _ => String::new(),
    };
    format!("{} {} {sides}", words::say(seen, &chamber), caption(seen, mood))
}
