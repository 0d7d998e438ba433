//! Hidden information: the view, which events a viewer is told, and imagined deals for bots.

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::frame::Frame;
use crate::pledge::Pledge;
use crate::state::{Answer, State};
use crate::view::{Party, View};
use crate::{Politico, Vote};
use rules::{Chance, Hidden, Seat, Seats, Viewer, never};

impl Hidden for Politico {
    const SECRETS: bool = true;

    type View = View;

    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        if !self.sealed(state) {
            return state.waiting();
        }
        let asked = state.chamber.asked().iter().filter(|seat| state.has_to_answer(*seat));
        asked.filter(|seat| !viewer.is(*seat) || state.answers[seat.index()].is_none()).collect()
    }

    /// Is the open window sealed (AR37)? Ballots are secret, but everybody sees who has voted.
    fn sealed(&self, state: &State) -> bool {
        state.chamber.over.is_none()
            && state.chamber.asks_several()
            && !matches!(state.chamber.top(), Frame::Ballot { .. })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let chamber = &state.chamber;
        let over = chamber.over.is_some();
        let own = chamber.everyone().iter().find(|seat| viewer.is(*seat));
        let mut plates = chamber.plates.iter().copied();
        let mut party = |seat: Seat| {
            let index = seat.index();
            Party {
                deputies: chamber.deputies[index],
                points: chamber.points[index],
                plates: plates.by_ref().take(chamber.plates_of(index).into()).collect(),
                hand: state.hands[index].total(),
                known: chamber.known[index].list(),
                proposal: chamber.proposals[index],
                offer: chamber.offers[index],
                tally: (over || own == Some(seat)).then_some(state.tally[index]),
            }
        };
        let is_ballot = matches!(chamber.top(), Frame::Ballot { .. });
        let voted = |seat: &Seat| is_ballot && state.answers[seat.index()].is_some();
        let seen = |pledge: &&Pledge| over || pledge.is_seen_by(viewer);
        let cards = |of: fn(&State, Seat) -> Cards| own.map_or(Vec::new(), |seat| of(state, seat).list());
        View {
            parties: chamber.everyone().iter().map(&mut party).collect(),
            first: chamber.first,
            active: chamber.active,
            round: chamber.round(),
            rounds: self.options.minutes.is_none().then_some(self.options.rounds),
            mid_term: self.options.mid_term(),
            turns: chamber.turns,
            frames: chamber.stack.list().to_vec(),
            asked: chamber.asked(),
            voted: chamber.everyone().iter().filter(voted).collect(),
            answer: own.and_then(|seat| state.answers[seat.index()]),
            done: chamber.done,
            government: chamber.government,
            union: chamber.union,
            truce: chamber.truce,
            tension: chamber.tension,
            vacant: chamber.vacant,
            brief: chamber.brief,
            saviour: chamber.calls_a_saviour(),
            dissolved: chamber.dissolved,
            mid_term_held: chamber.mid_term_held,
            mid_term_rung: chamber.mid_term_rung,
            end_rung: chamber.end_rung,
            stock: state.stock.total(),
            spent: chamber.spent.cards().to_vec(),
            news: chamber.news,
            count: chamber.count,
            charter: chamber.charter,
            disputed: chamber.disputed,
            bots: chamber.bots,
            before: state.before.as_deref().cloned(),
            hand: cards(|state, seat| state.hands[seat.index()]),
            betrayed: cards(|state, seat| state.passed[state.right_of(seat)]),
            passed: cards(|state, seat| state.passed[seat.index()]),
            resigning: state.resigning && own.is_some_and(|seat| chamber.is_pm(seat)),
            pledges: state.pledges.iter().flatten().flatten().filter(seen).copied().collect(),
            pledged: own.map_or(0, |seat| state.pledged[seat.index()]),
            over: chamber.over,
        }
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Drew { seat, open: false, .. } if !viewer.is(seat) => {
                Some(Event::Drew { seat, card: None, open: false })
            }
            Event::Dealt { seat, .. } if !viewer.is(seat) => Some(Event::Dealt { seat, cards: Vec::new() }),
            Event::Voted { seat, .. } if !viewer.is(seat) => Some(Event::Voted { seat, vote: None }),
            Event::PassedOn { from, to, .. } if !viewer.is(from) && !viewer.is(to) => {
                Some(Event::PassedOn { from, to, card: None })
            }
            Event::Answered { seat, .. } | Event::Resigning { seat } if !viewer.is(seat) => None,
            Event::Pledged { pledge } | Event::Judged { pledge } if !pledge.is_seen_by(viewer) => None,
            _ => Some(event.clone()),
        }
    }

    /// Everything that the seat does not know is drawn again.
    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        let everyone = state.chamber.everyone();
        if !everyone.contains(seat) {
            return;
        }
        self.redeal_hands(state, seat, chance);
        let right = state.right_of(seat);
        for other in everyone.without(seat).iter() {
            if other.index() != right {
                state.passed[other.index()] = Cards::NONE;
            }
        }
        state.resigning &= state.chamber.is_pm(seat);
        if state.chamber.over.is_none() {
            self.forget_promises(state, seat);
            self.redeal_answers(state, seat, chance);
        }
    }
}

impl Politico {
    /// What is certain of a hand stays in it; the rest comes by lot out of all that is unseen.
    fn redeal_hands(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        let left = seat.next(self.seats);
        let others = || state.chamber.everyone().without(seat).iter();
        let mut sizes = [0; rules::MAX_SEATS];
        let mut certain = [Cards::NONE; rules::MAX_SEATS];
        let mut unseen = state.stock;
        for other in others() {
            let index = other.index();
            let hand = state.hands[index];
            let mut known = state.chamber.known[index];
            if other == left {
                known = known.at_least(state.passed[seat.index()]);
            }
            let rest = hand.without(known);
            never!(rest.is_none(), "what is known of a hand is in it");
            let rest = rest.unwrap_or(hand);
            sizes[index] = rest.total();
            certain[index] = if hand.covers(known) { known } else { Cards::NONE };
            let more = unseen.with(rest);
            never!(more.is_none(), "all hands and the stock are no more cards than there are");
            unseen = more.unwrap_or(unseen);
        }
        let others: Seats = others().collect();
        let mut left_over = u32::from(unseen.total());
        for other in others.iter() {
            let mut hand = certain[other.index()];
            for _ in 0..sizes[other.index()] {
                let Some(card) = unseen.nth(chance.below(left_over.max(1))) else {
                    never!("the cards that were taken from the hands suffice to fill them");
                    break;
                };
                unseen.remove(card);
                hand.add(card);
                left_over -= 1;
            }
            state.hands[other.index()] = hand;
        }
        state.stock = unseen;
    }

    /// Promises that others made in private are unknown, and so is how they were kept.
    fn forget_promises(&self, state: &mut State, seat: Seat) {
        for other in state.chamber.everyone().without(seat).iter() {
            let row = &mut state.pledges[other.index()];
            let mut seen =
                row.iter().flatten().filter(|pledge| pledge.is_seen_by(Viewer::Seat(seat))).copied();
            *row = std::array::from_fn(|_| seen.next());
            state.pledged[other.index()] = 0;
            state.tally[other.index()] = [0; 2];
        }
    }

    /// Of the others' ballots only that they were cast is known; of sealed answers nothing at all, but that the window
    /// is still open.
    fn redeal_answers(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        if !state.chamber.asks_several() {
            return;
        }
        let sealed = self.sealed(state);
        let asked: Seats = state.chamber.asked().iter().filter(|other| state.has_to_answer(*other)).collect();
        let others = asked.without(seat);
        for other in others.iter() {
            let answer = &state.answers[other.index()];
            state.answers[other.index()] = match (sealed, answer) {
                (false, None) => None,
                (false, Some(_)) => {
                    let votes = [Vote::Yes, Vote::No, Vote::Abstain];
                    Some(Answer::Vote(votes[chance.below(3) as usize]))
                }
                (true, _) => self.redeal_answer(state, other, chance),
            };
        }
        if sealed && state.waiting().is_empty() && !others.is_empty() {
            let silent = others.iter().nth(chance.below(others.len() as u32) as usize);
            silent.into_iter().for_each(|silent| state.answers[silent.index()] = None);
        }
    }

    /// An answer that somebody could have given, or none yet.
    fn redeal_answer(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Answer> {
        if chance.below(2) == 0 {
            return None;
        }
        let hand = state.hands[seat.index()];
        if state.chamber.top() == Frame::PassLeft {
            return hand.by_lot(chance).map(Answer::Card);
        }
        if chance.below(2) == 0 {
            return Some(Answer::Decline);
        }
        let held = |card: Card| hand.has(card).then_some(Answer::Card(card));
        let card = match state.chamber.top() {
            Frame::Cancel | Frame::Counter { .. } => held(Card::Army),
            Frame::Parry | Frame::Help => self.defences(state).find_map(held),
            Frame::Pick => state.chamber.lenders().next().map(Answer::Take),
            _ => None,
        };
        card.or(Some(Answer::Decline))
    }
}
