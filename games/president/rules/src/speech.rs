//! Narration: which message of the locales says an action, an event or a view. The words of cards are in the data.

use crate::rounds::ANNOUNCED_VOTES;
use crate::saying::{by, cast, counted, elected, nameless, yes};
use crate::view::{View, Wants};
use crate::wording::{dice, on_one_line, playing_card, seats, votes as said_votes};
use crate::{Action, Ballot, Event, Lost, President, Purpose, Step, Territories, Territory};
use rules::{Arg, Bilingual, Locales, Narrate, Phrase, Seat, locales};

impl Narrate for President {
    fn say_action(&self, action: &Action) -> Phrase {
        match action {
            Action::Join(party) => Phrase::new("action-join").name("party", party.name()),
            Action::Roll => Phrase::new("action-roll"),
            Action::Take(territory) => self.with_territory("action-take", *territory),
            Action::Challenge(territory) => self.with_territory("action-challenge", *territory),
            Action::Fortify(territory) => self.with_territory("action-fortify", *territory),
            Action::Draw => Phrase::new("action-draw"),
            Action::Pick { territory, leaving } => {
                let phrase = self.with_territory("action-pick", *territory);
                let phrase = phrase.number("leaving", *leaving).arg("rest", said_votes(*leaving));
                phrase.number("excess", leaving.saturating_neg().max(0))
            }
            Action::Fewest => Phrase::new("action-fewest"),
            Action::Most => Phrase::new("action-most"),
            Action::ByLot => Phrase::new("action-by-lot"),
            Action::Hide => Phrase::new("action-hide"),
            Action::Choose(place) => Phrase::new("action-choose").number("place", i64::from(*place) + 1),
            Action::Number(number) => Phrase::new("action-number").number("number", *number),
            Action::Point(territory) => {
                Phrase::new("action-point").arg("territory", self.territory(*territory))
            }
            Action::Words(text) => Phrase::new("action-words").name("text", on_one_line(text)),
            Action::Perform => Phrase::new("action-perform"),
            Action::GiveUp => Phrase::new("action-give-up"),
            Action::Attempt => Phrase::new("action-attempt"),
            Action::Vote(ballot) => Phrase::new(match ballot {
                Ballot::Yes => "action-vote-yes",
                Ballot::No => "action-vote-no",
                Ballot::Abstain => "action-vote-abstain",
            }),
            Action::Card => Phrase::new("action-card"),
            Action::Stand => Phrase::new("action-stand"),
            Action::Name { seat, office } => {
                Phrase::new("action-name").seat("seat", *seat).arg("office", Arg::Message(office.message()))
            }
            Action::Proclaim => Phrase::new("action-proclaim"),
        }
    }

    /// A choice as it is offered. A place on the covered map goes by where it lies: its name could be what is asked for
    /// (PR36).
    fn say_choice(&self, view: &View, action: &Action) -> Phrase {
        match action {
            Action::Point(territory) if view.map_is_covered() && self.atlas.single().contains(*territory) => {
                Phrase::new("action-point-at").arg("place", self.whereabouts(*territory))
            }
            _ => self.say_action(action),
        }
    }

    fn say_event(&self, event: &Event) -> Phrase {
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
                let text = text.as_ref().or_else(printed).map_or_else(nameless, Bilingual::said);
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

    fn say_view(&self, view: &View) -> Vec<Phrase> {
        let mut told = vec![self.tell_question(view)];
        if let Some(card) = &view.campaign {
            let phrase =
                Phrase::new("view-campaign").arg("card", card.title.said()).arg("text", card.text.said());
            told.push(phrase.arg("votes", said_votes(card.votes)).number("credit", i64::from(card.credit)));
        }
        told.extend(view.challenge.iter().flat_map(|challenge| self.tell_challenge(challenge)));
        if view.round == 2 {
            let heads: Vec<Seat> = view.ranking.iter().take(2).copied().collect();
            told.push(Phrase::new("view-round-two").arg("seats", seats(heads)));
        }
        for seat in view.seats().iter() {
            let side = view.side(seat);
            if side != seat {
                told.push(Phrase::new("view-ally").seat("seat", seat).seat("head", side));
                continue;
            }
            let held: Territories = Territory::all()
                .filter(|territory| view.holders.get(territory.index()) == Some(&Some(seat)))
                .collect();
            let party = view.party(seat);
            let phrase = Phrase::new("view-player")
                .seat("seat", seat)
                .name("party", party.map_or("–", |party| party.name()))
                .name("letters", party.map_or("–", |party| party.letters()))
                .arg("votes", said_votes(view.votes_of(seat)))
                .number("count", held.len() as i64)
                .number("firm", held.intersection(view.unassailable).len() as i64);
            told.push(phrase);
        }
        told.push(self.tell_vacant(view));
        for debt in &view.debts {
            told.push(Phrase::new("view-debt").seat("seat", debt.seat).arg("votes", said_votes(debt.votes)));
        }
        if view.map_is_covered() {
            told.push(Phrase::new("view-covered"));
        } else {
            told.extend(self.tell_regions(view));
        }
        told
    }

    fn say_question(&self, view: &View) -> Vec<Phrase> {
        view.challenge.iter().flat_map(|challenge| self.tell_challenge(challenge)).collect()
    }

    /// An answer as it is typed. Numbers may be written with spaces or commas between their thousands.
    fn typed(&self, view: &View, line: &str) -> Option<Action> {
        let question = view.challenge.as_ref()?.question.as_ref().filter(|_| view.step == Step::Answer)?;
        match question.wants {
            Wants::Number { .. } => {
                let digits: String =
                    line.chars().filter(|sign| !sign.is_whitespace() && *sign != ',').collect();
                digits.parse().ok().map(Action::Number)
            }
            Wants::Memory { .. } | Wants::Names { .. } | Wants::Explanation { .. } => {
                Some(Action::Words(line.to_owned()))
            }
            Wants::Choice(_) | Wants::Territory | Wants::Performance => None,
        }
    }

    fn locales() -> Locales {
        locales![
            "../../locales/cover.",
            "../../locales/",
            "../../locales/deck.",
            "../../../../crates/data_file/locales/"
        ]
    }

    fn cover() -> Locales {
        locales!["../../locales/cover."]
    }
}
