//! The parts of what happened that take more than a line to say: answers with their solutions, cards, what changed hands.

use crate::task::Task;
use crate::wording::{on_one_line, seats, votes as said_votes};
use crate::{Action, Ballot, Dealt, Ending, President, Territory};
use rules::{Arg, Bilingual, Phrase, Seat};

pub(crate) fn yes(flag: bool) -> i64 {
    i64::from(flag)
}

pub(crate) fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).seat("seat", seat)
}

impl President {
    pub(crate) fn drawn(&self, seat: Seat, number: u8) -> Phrase {
        let card = self.decks.campaign(number);
        by("event-campaign", seat)
            .arg("card", self.campaign_title(number))
            .arg("text", card.map_or_else(nameless, |card| card.text.said()))
            .number("credit", yes(card.is_some_and(|card| card.credit)))
            .arg("votes", said_votes(card.map_or(0, |card| crate::atlas::votes(card.steps))))
    }

    pub(crate) fn moved(
        &self,
        id: &'static str,
        from: Option<Seat>,
        to: Option<Seat>,
        list: &[Territory],
    ) -> Phrase {
        let votes: i64 = list.iter().map(|territory| i64::from(self.atlas.votes(*territory))).sum();
        // A sentence names those there are: its id says which.
        let mut phrase = Phrase::new(id);
        for (name, seat) in [("from", from), ("to", to)] {
            if let Some(seat) = seat {
                phrase = phrase.seat(name, seat);
            }
        }
        phrase
            .arg("territories", self.territories(list.iter().copied()))
            .number("count", list.len() as i64)
            .arg("votes", said_votes(votes))
    }

    pub(crate) fn challenge_title(&self, card: u16) -> Arg {
        self.decks.challenge(card).map_or_else(nameless, |card| card.title.said())
    }

    pub(crate) fn campaign_title(&self, card: u8) -> Arg {
        self.decks.campaign(card).map_or_else(nameless, |card| card.title.said())
    }

    pub(crate) fn answered(
        &self,
        seat: Seat,
        dealt: Option<Dealt>,
        answer: &Action,
        right: bool,
        faults: &[String],
    ) -> Phrase {
        let given = match (answer, dealt.as_ref().map(|dealt| &dealt.task)) {
            (Action::Choose(place), Some(Task::Choice { answers, .. })) => {
                answers.get(usize::from(*place)).map_or_else(nameless, Bilingual::said)
            }
            (Action::Number(number), _) => Arg::Number(*number),
            (Action::Point(territory), _) => self.territory(*territory),
            (Action::Words(text), _) => Arg::Name(on_one_line(text)),
            _ => nameless(),
        };
        let phrase = |id| Phrase::new(id).seat("seat", seat).arg("answer", given);
        let found = |phrase: Phrase| {
            let list = faults.iter().map(|fault| Arg::Name(fault.clone())).collect();
            phrase.arg("faults", Arg::List(list)).number("count", faults.len() as i64)
        };
        match (right, self.solution(dealt.as_ref())) {
            (false, Some(solution)) if !faults.is_empty() => {
                found(phrase("event-named-wrong")).arg("solution", solution)
            }
            (false, None) if !faults.is_empty() => found(phrase("event-explained-barred")),
            (true, Some(_)) => phrase("event-answered-right"),
            (true, None) => phrase("event-explained-right"),
            (false, Some(solution)) => phrase("event-answered-wrong").arg("solution", solution),
            (false, None) => phrase("event-explained-wrong"),
        }
    }

    /// The right answer, for after it has been given (P61).
    pub(crate) fn solution(&self, dealt: Option<&Dealt>) -> Option<Arg> {
        match &dealt?.task {
            Task::Choice { answers, right } => answers.get(usize::from(*right)).map(Bilingual::said),
            Task::Number { number, .. } => Some(Arg::Number(*number)),
            Task::Territory(territory) => Some(self.territory(*territory)),
            Task::Memory { items, .. } => Some(Arg::List(items.iter().map(Bilingual::said).collect())),
            Task::Naming { list, .. } => {
                let first = list.iter().filter_map(|names| names.first().cloned());
                Some(Arg::OneOf(first.map(Arg::Name).collect()))
            }
            Task::Forbidden { .. } | Task::Performance => None,
        }
    }
}

/// For a card that this deck does not have, as an event from outside may name.
pub(crate) fn nameless() -> Arg {
    Arg::Name("?".into())
}

pub(crate) fn cast(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Yes => "ballot-yes",
        Ballot::No => "ballot-no",
        Ballot::Abstain => "ballot-abstain",
    }
}

pub(crate) fn counted(ballots: &[(Seat, Ballot)], passed: bool) -> Phrase {
    let count = |ballot| ballots.iter().filter(|(_, cast)| *cast == ballot).count() as i64;
    Phrase::new("event-counted")
        .number("yes", count(Ballot::Yes))
        .number("no", count(Ballot::No))
        .number("abstain", count(Ballot::Abstain))
        .number("passed", yes(passed))
}

pub(crate) fn elected(list: &[Seat], ending: Ending, votes: u32) -> Phrase {
    let how = match ending {
        Ending::Majority => "ending-majority",
        Ending::Count => "ending-count",
        Ending::RunOff => "ending-run-off",
    };
    let phrase = match list {
        [seat] => Phrase::new("event-elected").seat("seat", *seat),
        _ => Phrase::new("event-elected-shared").arg("seats", seats(list.iter().copied())),
    };
    phrase.arg("how", Arg::Message(how)).arg("votes", said_votes(votes))
}
