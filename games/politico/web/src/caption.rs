//! What the chamber shows, in words: the government's strength, a vote, a result.

use crate::poll::{self, Mood};
use crate::{BoardContext, party, words};
use leptos::prelude::*;
use politico::Count;
use rules::{Arg, Phrase};

/// What the chamber shows, in a sentence.
fn caption(context: BoardContext, mood: &Mood) -> String {
    match mood {
        Mood::Counted(count) => totals(context, count),
        Mood::Voting => words::text(context, "chamber-voting"),
        Mood::Revealing(..) => words::text(context, "chamber-counting"),
        Mood::Sitting => strength(
            context,
            ["chamber-empty", "chamber-majority", "chamber-minority", "chamber-no-government"],
        ),
    }
}

/// The same in the few words that are engraved on the plate.
pub(crate) fn plate(context: BoardContext, mood: &Mood) -> String {
    match mood {
        Mood::Counted(count) => {
            words::say(context, &result(count, ["plate-carried", "plate-nobody", "plate-refused"]))
        }
        Mood::Voting => words::text(context, "plate-voting"),
        Mood::Revealing(..) => words::text(context, "plate-counting"),
        Mood::Sitting => {
            strength(context, ["plate-empty", "plate-majority", "plate-minority", "plate-no-government"])
        }
    }
}

/// How strong the government is: by the message for empty benches, for a majority, for a minority, and for no government.
fn strength(context: BoardContext, [empty, majority, minority, none]: [&'static str; 4]) -> String {
    let (governing, all) = context.view.with(|view| poll::benches(view));
    let governed = context.view.with(|view| view.government.is_some());
    let id = match (governed, all) {
        (_, 0) => empty,
        (true, _) if 2 * governing > all => majority,
        (true, _) => minority,
        (false, _) => none,
    };
    words::say(context, &Phrase::new(id).number("governing", governing).number("all", all))
}

/// The last result, once the next question has the chamber.
pub(crate) fn last_vote(context: BoardContext, mood: &Mood) -> Option<String> {
    let count = context.view.with(|view| poll::last(view)).filter(|_| *mood == Mood::Sitting)?;
    Some(words::say(context, &result(&count, ["last-carried", "last-nobody", "last-refused"])))
}

/// The totals of a result.
fn totals(context: BoardContext, count: &Count) -> String {
    words::say(context, &result(count, ["result-carried", "result-nobody", "result-refused"]))
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
fn sides(context: BoardContext, count: &Count) -> String {
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
            said.push(words::say(context, &Phrase::new(id).arg("players", Arg::List(voters))));
        }
    }
    said.join(" ")
}

/// All of the picture in words.
pub(crate) fn summary(context: BoardContext, mood: &Mood) -> String {
    let parties = context.view.with(|view| {
        let parties = party::seats(view.parties.len()).zip(&view.parties);
        parties.map(|(seat, party)| (seat, party.deputies)).collect::<Vec<_>>()
    });
    let parties = parties.into_iter().map(|(seat, deputies)| {
        let phrase = Phrase::new("bench").seat("player", seat).number("count", deputies);
        Arg::Name(words::say(context, &phrase))
    });
    let chamber = Phrase::new("chamber").arg("parties", Arg::List(parties.collect()));
    let sides = match mood {
        Mood::Counted(count) => sides(context, count),
        _ => String::new(),
    };
    format!("{} {} {sides}", words::say(context, &chamber), caption(context, mood))
}
