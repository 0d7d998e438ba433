//! Narration: which message of the locales says an action, an event or a view, and with which arguments. The words of
//! cards are in the data.

use crate::event::{Ending, Fall, Poll};
use crate::frame::Frame;
use crate::pledge::Standing;
use crate::telling::{tell_government, tell_party, tell_pledge};
use crate::wording::{aim, amended, matter, paper, papers, pledged, promised, seats, yes};
use crate::{Action, Card, Effect, Event, Politico, View, Vote};
use rules::{Arg, Locales, Narrate, Phrase, Seat, locales};

impl Narrate for Politico {
    fn say_action(&self, action: &Action) -> Phrase {
        let with = |id, card: Card| Phrase::new(id).arg("card", self.card(card));
        let to = |id, seat: Seat| Phrase::new(id).seat("seat", seat);
        match *action {
            Action::Begin => Phrase::new("action-begin"),
            Action::Draw => Phrase::new("action-draw"),
            Action::DiscardForTwo(card) => with("action-discard-for-two", card),
            Action::Pass => Phrase::new("action-pass"),
            Action::Form { card, union, army } => {
                with("action-form", card).number("union", yes(union)).number("army", yes(army))
            }
            Action::Providential => Phrase::new("action-providential"),
            Action::Invite(seat) => to("action-invite", seat),
            Action::Present => Phrase::new("action-present"),
            Action::Withdraw => Phrase::new("action-withdraw"),
            Action::Accept => Phrase::new("action-accept"),
            Action::Decline => Phrase::new("action-decline"),
            Action::Attack { card, target } => with("action-attack", card).seat("seat", target),
            Action::Censure => Phrase::new("action-censure"),
            Action::Enter => Phrase::new("action-enter"),
            Action::Topple => Phrase::new("action-topple"),
            Action::Union => Phrase::new("action-union"),
            Action::Leave => Phrase::new("action-leave"),
            Action::Expel(seat) => to("action-expel", seat),
            Action::Recruit(seat) => to("action-recruit", seat),
            Action::Dissolve => Phrase::new("action-dissolve"),
            Action::Resign => Phrase::new("action-resign"),
            Action::Propose(amendment) => amended("action-propose-target", "action-propose", amendment),
            Action::Vote(vote) => Phrase::new(match vote {
                Vote::Yes => "action-vote-yes",
                Vote::No => "action-vote-no",
                Vote::Abstain => "action-abstain",
            }),
            Action::Parry(card) => with("action-parry", card),
            Action::Offer(card) => with("action-offer", card),
            Action::Take(seat) => to("action-take", seat),
            Action::Counter => Phrase::new("action-counter"),
            Action::Discard(card) => with("action-discard", card),
            Action::PassOn(card) => with("action-pass-on", card),
            Action::Lose => {
                let points = Effect::ExpelOrLose.figures().points;
                Phrase::new("action-lose").number("points", points.unsigned_abs())
            }
            Action::ByLot => Phrase::new("action-by-lot"),
            Action::Dispute => Phrase::new("action-dispute"),
            Action::Pledge(promise) => promised(Phrase::new("action-pledge"), promise),
        }
    }

    /// To say no is a different thing in every situation.
    fn say_choice(&self, view: &View, action: &Action) -> Phrase {
        let no = match view.frames.last().filter(|_| *action == Action::Decline) {
            Some(Frame::Attempt { .. }) => "action-decline-attempt",
            Some(Frame::Invited(_)) => "action-decline-invitation",
            Some(Frame::Cancel) => "action-decline-cancel",
            Some(Frame::Counter { .. }) => "action-decline-counter",
            Some(Frame::Parry) => "action-decline-parry",
            Some(Frame::Help) => "action-decline-help",
            Some(Frame::Pick) => "action-decline-offers",
            Some(Frame::Recruit) => "action-decline-recruit",
            Some(Frame::Stand(_)) => "action-decline-dispute",
            _ => return self.say_action(action),
        };
        Phrase::new(no)
    }

    fn is_reply(&self, view: &View) -> bool {
        view.frames.last().is_some_and(|frame| frame.is_reply())
    }

    fn say_event(&self, event: &Event) -> Phrase {
        let by = |id, seat: Seat| Phrase::new(id).seat("seat", seat);
        let card = |phrase: Phrase, card: Card| phrase.arg("card", self.card(card));
        match *event {
            Event::Elected { poll, ref deputies } => {
                let id = match poll {
                    Poll::Opening => "event-elected",
                    Poll::Dissolution => "event-elected-dissolution",
                    Poll::MidTerm => "event-elected-mid-term",
                };
                let of = |(seat, count): (u8, &u16)| {
                    Arg::Said(by("elected", Seat::new(seat)).number("count", *count))
                };
                Phrase::new(id).arg("deputies", Arg::List((0..).zip(deputies).map(of).collect()))
            }
            Event::Starter { seat } => by("event-starter", seat),
            Event::Dealt { seat, ref cards } if cards.is_empty() => by("event-dealt", seat),
            Event::Dealt { seat, ref cards } => {
                let cards = cards.iter().map(|card| self.card(*card)).collect();
                by("event-dealt-cards", seat).arg("cards", Arg::List(cards))
            }
            Event::Turn { seat, round } => by("event-turn", seat).number("round", round),
            Event::News { event, .. } => {
                let (title, text) = match self.decks.events().get(usize::from(event)) {
                    Some(newspaper) => (&newspaper.title, &newspaper.text),
                    None => (&self.decks.blank().title, &self.decks.blank().text),
                };
                Phrase::new("event-news").arg("title", title.said()).arg("text", text.said())
            }
            Event::Points { seat, change, total } => {
                let id = if change < 0 { "event-points-lost" } else { "event-points" };
                by(id, seat).number("change", change.abs()).number("total", total)
            }
            Event::Deputies { from, to, count } => {
                by("event-deputies", from).seat("to", to).number("count", count)
            }
            Event::Drew { seat, card: Some(drawn), .. } => card(by("event-drew-card", seat), drawn),
            Event::Drew { seat, card: None, .. } => by("event-drew", seat),
            Event::NothingToDraw { seat } => by("event-nothing-to-draw", seat),
            Event::Shuffled => Phrase::new("event-shuffled"),
            Event::Discarded { seat, card: discarded } => card(by("event-discarded", seat), discarded),
            Event::PassedTurn { seat } => by("event-passed-turn", seat),
            Event::Candidate { seat, card: shown, union, army, saviour } => {
                let id = if saviour { "event-saviour" } else { "event-candidate" };
                card(by(id, seat), shown).number("union", yes(union)).number("army", yes(army))
            }
            Event::Invited { seat, by: who } => by("event-invited", seat).seat("by", who),
            Event::Accepted { seat } => by("event-accepted", seat),
            Event::Declined { seat } => by("event-declined", seat),
            Event::Withdrew { seat } => by("event-withdrew", seat),
            Event::Ballot { about, by: who, second } => {
                matter(by("event-ballot", who), about).number("second", yes(second))
            }
            Event::Voted { seat, vote: None } => by("event-voted", seat),
            Event::Voted { seat, vote: Some(vote) } => by("event-voted-how", seat).arg("vote", paper(vote)),
            Event::Counted { about, yes, no, carried, ref votes } => {
                let id = match (about, carried) {
                    (Frame::Confidence, true) => "event-confidence-kept",
                    (Frame::Confidence, false) => "event-confidence-lost",
                    (_, false) if yes == 0 && no == 0 => "event-refused-by-nobody",
                    (_, true) => "event-carried",
                    (_, false) => "event-refused",
                };
                let open = votes.iter().any(Option::is_some);
                Phrase::new(id)
                    .number("yes", yes)
                    .number("no", no)
                    .number("open", i64::from(open))
                    .arg("papers", Arg::Said(papers(votes)))
            }
            Event::TookBack { seat, card: back } => card(by("event-took-back", seat), back),
            Event::Formed { pm, ref members, saviour } => {
                let allies: Vec<Seat> = members.iter().copied().filter(|seat| *seat != pm).collect();
                let id = if allies.is_empty() { "event-formed-alone" } else { "event-formed" };
                by(id, pm).number("saviour", i64::from(saviour)).arg("members", seats(allies))
            }
            Event::Army { seat, purpose, counters } => {
                by(if counters { "event-army-counters" } else { "event-army" }, seat)
                    .arg("purpose", aim(purpose))
            }
            Event::ArmyDone { purpose, holds } => {
                Phrase::new(if holds { "event-army-holds" } else { "event-army-fails" })
                    .arg("purpose", aim(purpose))
            }
            Event::MayForm { seat } => by("event-may-form", seat),
            Event::Attack { seat, card: played, target } => {
                card(by("event-attack", seat), played).seat("target", target)
            }
            // Told to its author alone.
            Event::Answered { action, .. } => match action {
                Action::Parry(shown) | Action::Offer(shown) | Action::PassOn(shown) => {
                    card(Phrase::new("event-answered-card"), shown)
                }
                Action::Counter => card(Phrase::new("event-answered-card"), Card::Army),
                Action::Take(lender) => Phrase::new("event-answered-take").seat("lender", lender),
                Action::Decline => Phrase::new("event-answered-no"),
                _ => Phrase::new("event-answered"),
            },
            Event::Parried { seat, card: played, lender: None } => card(by("event-parried", seat), played),
            Event::Parried { seat, card: played, lender: Some(lender) } => {
                card(by("event-parried-lent", seat), played).seat("lender", lender)
            }
            Event::Offered { seat, card: offered } => card(by("event-offered", seat), offered),
            Event::Hit { card: played, target } => card(by("event-hit", target), played),
            Event::Fell { pm, fall, author } => {
                let id = match fall {
                    Fall::Attack => "event-fell-attack",
                    Fall::Censure => "event-fell-censure",
                    Fall::Army => "event-fell-army",
                    Fall::News => "event-fell-news",
                    Fall::Resignation => "event-fell-resignation",
                    Fall::Dissolution => "event-fell-dissolution",
                };
                by(id, pm).seat("author", author.unwrap_or(pm))
            }
            Event::Left { seat } => by("event-left", seat),
            Event::Expelled { seat } => by("event-expelled", seat),
            Event::Entered { seat } => by("event-entered", seat),
            Event::Union { seat } => by("event-union", seat),
            Event::PeaceOver { seat } => by("event-peace-over", seat),
            Event::PassedOn { from, to, card: Some(passed) } => {
                card(by("event-passed-on-card", from), passed).seat("to", to)
            }
            Event::PassedOn { from, to, card: None } => by("event-passed-on", from).seat("to", to),
            Event::Proposed { seat, amendment } => {
                amended("event-proposed-target", "event-proposed", amendment).seat("seat", seat)
            }
            Event::Amended { amendment } => amended("event-amended-target", "event-amended", amendment),
            Event::Disputed { seat } => by("event-disputed", seat),
            Event::TakenBack { seat } => by("event-taken-back", seat),
            Event::Pledged { pledge } => pledged("event-pledged", pledge),
            Event::Judged { pledge } => pledged(
                match pledge.standing {
                    Standing::Kept => "event-kept",
                    Standing::Broken => "event-broken",
                    Standing::Open | Standing::Lapsed => "event-lapsed",
                },
                pledge,
            ),
            Event::Resigning { seat } => by("event-resigning", seat),
            Event::Bell { end } => Phrase::new(if end { "event-bell-end" } else { "event-bell-mid-term" }),
            Event::End { ending, ref winners, ref points } => {
                let best = points.iter().max().copied().unwrap_or_default();
                let ending = Arg::Message(match ending {
                    Ending::Target => "ending-target",
                    Ending::Rounds => "ending-rounds",
                    Ending::Clock => "ending-clock",
                });
                let id = if winners.len() == 1 { "event-end" } else { "event-end-shared" };
                Phrase::new(id)
                    .arg("ending", ending)
                    .arg("winners", seats(winners.iter().copied()))
                    .number("points", best)
            }
        }
    }

    fn say_view(&self, view: &View) -> Vec<Phrase> {
        let mut told = vec![self.tell_question(view)];
        if view.over.is_none() {
            told.push(Phrase::new("view-turn").seat("seat", view.active).number("round", view.round));
        }
        told.extend(tell_government(view));
        for (id, until) in
            [("view-union", view.union), ("view-truce", view.truce), ("view-tension", view.tension)]
        {
            told.extend(until.map(|seat| Phrase::new(id).seat("seat", seat)));
        }
        told.extend((0u8..8).zip(&view.parties).map(|(seat, party)| tell_party(Seat::new(seat), party)));
        if !view.hand.is_empty() {
            let cards = view.hand.iter().map(|card| self.card(*card)).collect();
            told.push(Phrase::new("view-hand").arg("cards", Arg::List(cards)));
        }
        told.push(
            Phrase::new("view-stock").number("stock", view.stock).number("spent", view.spent.len() as i64),
        );
        told.extend(view.pledges.iter().copied().map(tell_pledge));
        told
    }

    /// The question that is put to others than whoever has the turn; one's own turn needs none.
    fn say_question(&self, view: &View) -> Vec<Phrase> {
        match view.frames.last() {
            None | Some(Frame::Turn(_) | Frame::Investiture(_)) => Vec::new(),
            Some(_) => vec![self.tell_question(view)],
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

impl Politico {
    pub(crate) fn card(&self, card: Card) -> Arg {
        self.decks.asset(card).name.said()
    }
}
