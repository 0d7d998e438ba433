//! What happened, as sentences of the log.

use crate::event::Event;
use crate::rounds::ANNOUNCED_VOTES;
use crate::speech::{dice, on_one_line, playing_card, seats, votes as said_votes};
use crate::task::Task;
use crate::words::Words;
use crate::{Action, Ballot, Dealt, Ending, Lost, President, Purpose, Territory};
use rules::{Arg, Phrase, Seat};

fn yes(flag: bool) -> i64 {
    i64::from(flag)
}

fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).seat("seat", seat)
}

impl President {
    pub(crate) fn speak_event(&self, event: &Event) -> Phrase {
        let of = |id, seat: Seat, territory: Territory| self.with_territory(id, territory).seat("seat", seat);
        match *event {
            Event::Starter { seat, lot } => by("event-starter", seat).number("lot", yes(lot)),
            Event::Joined { seat, party } => by("event-joined", seat).name("party", party.name()),
            Event::Played { seat, bot } => by("event-played", seat).number("bot", yes(bot)),
            Event::Rolled { seat, dice: rolled } => by("event-rolled", seat).arg("dice", dice(rolled)),
            Event::StepLost { seat, why: Lost::Unassailable } => by("event-lost-unassailable", seat),
            Event::StepLost { seat, why: Lost::Stake } => by("event-lost-stake", seat),
            Event::Took { seat, holder, territory } => {
                of("event-took", seat, territory).seat("holder", holder).number("ally", yes(seat != holder))
            }
            Event::Fortified { seat, territory } => of("event-fortified", seat, territory),
            Event::Challenged { seat, holder, territory } => {
                of("event-challenged", seat, territory).seat("holder", holder)
            }
            Event::LeftOut { card } => Phrase::new("event-left-out").arg("card", self.challenge_title(card)),
            Event::Read { seat, card, ref text } => {
                let printed = || self.decks.challenge(card).map(|card| &card.text);
                let text = text.as_ref().or_else(printed).map_or_else(nameless, Words::said);
                by("event-read", seat).arg("card", self.challenge_title(card)).arg("text", text)
            }
            Event::Hidden { seat } => by("event-hidden", seat),
            Event::Answered { seat, card, number, ref answer, right, ref faults } => {
                self.answered(seat, self.decks.dealt(card, number), answer, right, faults)
            }
            Event::Explained { seat, ref text } => {
                by("event-explained", seat).name("answer", on_one_line(text))
            }
            Event::Attempted { seat, card, right, .. } => by("event-attempted", seat)
                .arg("card", self.challenge_title(card))
                .number("right", yes(right)),
            Event::GaveUp { seat, card, number } => {
                match card.and_then(|card| self.solution(self.decks.dealt(card, number).as_ref())) {
                    Some(solution) => by("event-gave-up-solution", seat).arg("solution", solution),
                    None => by("event-gave-up", seat),
                }
            }
            Event::Performed { seat } => by("event-performed", seat),
            Event::Voted { seat, ballot } => {
                by("event-voted", seat).arg("ballot", Arg::Message(cast(ballot)))
            }
            Event::Counted { ref ballots, passed } => counted(ballots, passed),
            Event::Dealt { challenger, challenged } => {
                let hand = |cards: [u8; 2]| Arg::List(cards.map(playing_card).to_vec());
                Phrase::new("event-dealt")
                    .arg("challenger", hand(challenger))
                    .arg("challenged", hand(challenged))
            }
            Event::Card { seat, card, total } => {
                by("event-card", seat).arg("card", playing_card(card)).number("total", total)
            }
            Event::Stood { seat, total } => by("event-stood", seat).number("total", total),
            Event::Won { seat, holder, from, territory } => of("event-won", seat, territory)
                .seat("holder", holder)
                .seat("from", from)
                .number("ally", yes(seat != holder)),
            Event::Failed { seat, holder, territory } => {
                of("event-failed", seat, territory).seat("holder", holder)
            }
            Event::Campaign { seat, card } => self.drawn(seat, card),
            Event::SetOff { seat, votes, left } => {
                by("event-set-off", seat).arg("votes", said_votes(votes)).number("left", left)
            }
            Event::Owes { seat, card, enough } => {
                by("event-owes", seat).arg("card", self.campaign_title(card)).number("enough", yes(enough))
            }
            Event::Due { seat, votes } => by("event-due", seat).arg("votes", said_votes(votes)),
            Event::Void { seat, card } => by("event-void", seat).arg("card", self.campaign_title(card)),
            Event::Rounded { from, to } => {
                Phrase::new("event-rounded").arg("from", said_votes(from)).number("to", to)
            }
            Event::AllOfIt { purpose, from, to, ref territories } => {
                let id = match purpose {
                    Purpose::Credit => "event-all-credit",
                    Purpose::Cost | Purpose::Debt => "event-all-paid",
                    Purpose::Seizure => "event-all-seizure",
                };
                self.moved(id, from, to, territories)
            }
            Event::Picked { purpose, seat, from, to, ref territories } => {
                let id = match purpose {
                    Purpose::Credit => "event-picked-credit",
                    Purpose::Cost => "event-picked-cost",
                    Purpose::Debt => "event-picked-debt",
                    Purpose::Seizure => "event-picked-seizure",
                };
                self.moved(id, from, to, territories).seat("seat", seat)
            }
            Event::Announced { seat, votes } => by("event-announced", seat)
                .arg("mark", said_votes(ANNOUNCED_VOTES))
                .arg("votes", said_votes(votes))
                .number("exact", yes(votes == ANNOUNCED_VOTES)),
            Event::RoundOver { round, limit } => {
                Phrase::new("event-round-over").number("round", round).number("limit", yes(limit))
            }
            Event::Lots { seats: ref list } => {
                Phrase::new("event-lots").arg("seats", seats(list.iter().copied()))
            }
            Event::RunOff { ref first, ref second, .. } => Phrase::new("event-run-off")
                .arg("first", seats(first.iter().copied()))
                .arg("second", seats(second.iter().copied())),
            Event::Elected { seats: ref list, ending, votes } => elected(list, ending, votes),
            Event::Named { by: head, seat, office } => {
                by("event-named", seat).seat("by", head).arg("office", Arg::Message(office.message()))
            }
            Event::Proclaimed { seat } => by("event-proclaimed", seat),
        }
    }

    fn drawn(&self, seat: Seat, number: u8) -> Phrase {
        let card = self.decks.campaign(number);
        by("event-campaign", seat)
            .arg("card", self.campaign_title(number))
            .arg("text", card.map_or_else(nameless, |card| card.text.said()))
            .number("credit", yes(card.is_some_and(|card| card.credit)))
            .arg("votes", said_votes(card.map_or(0, |card| crate::atlas::votes(card.steps))))
    }

    fn moved(&self, id: &'static str, from: Option<Seat>, to: Option<Seat>, list: &[Territory]) -> Phrase {
        let votes: i64 = list.iter().map(|territory| i64::from(self.atlas.votes(*territory))).sum();
        let somebody = |seat: Option<Seat>| Arg::Seat(seat.unwrap_or(Seat::new(0)));
        Phrase::new(id)
            .arg("from", somebody(from))
            .arg("to", somebody(to))
            .arg("territories", self.territories(list.iter().copied()))
            .number("count", list.len() as i64)
            .arg("votes", said_votes(votes))
    }

    fn challenge_title(&self, card: u16) -> Arg {
        self.decks.challenge(card).map_or_else(nameless, |card| card.title.said())
    }

    fn campaign_title(&self, card: u8) -> Arg {
        self.decks.campaign(card).map_or_else(nameless, |card| card.title.said())
    }

    fn answered(
        &self,
        seat: Seat,
        dealt: Option<Dealt>,
        answer: &Action,
        right: bool,
        faults: &[String],
    ) -> Phrase {
        let given = match (answer, dealt.as_ref().map(|dealt| &dealt.task)) {
            (Action::Choose(place), Some(Task::Choice { answers, .. })) => {
                answers.get(usize::from(*place)).map_or_else(nameless, Words::said)
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
    fn solution(&self, dealt: Option<&Dealt>) -> Option<Arg> {
        match &dealt?.task {
            Task::Choice { answers, right } => answers.get(usize::from(*right)).map(Words::said),
            Task::Number { number, .. } => Some(Arg::Number(*number)),
            Task::Territory(territory) => Some(self.territory(*territory)),
            Task::Memory { items, .. } => Some(Arg::List(items.iter().map(Words::said).collect())),
            Task::Naming { list, .. } => {
                let first = list.iter().filter_map(|names| names.first().cloned());
                Some(Arg::OneOf(first.map(Arg::Name).collect()))
            }
            Task::Forbidden { .. } | Task::Performance => None,
        }
    }
}

/// For a card that this deck does not have, as an event from outside may name.
fn nameless() -> Arg {
    Arg::Name("?".into())
}

fn cast(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Yes => "ballot-yes",
        Ballot::No => "ballot-no",
        Ballot::Abstain => "ballot-abstain",
    }
}

fn counted(ballots: &[(Seat, Ballot)], passed: bool) -> Phrase {
    let count = |ballot| ballots.iter().filter(|(_, cast)| *cast == ballot).count() as i64;
    Phrase::new("event-counted")
        .number("yes", count(Ballot::Yes))
        .number("no", count(Ballot::No))
        .number("abstain", count(Ballot::Abstain))
        .number("passed", yes(passed))
}

fn elected(list: &[Seat], ending: Ending, votes: u32) -> Phrase {
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
