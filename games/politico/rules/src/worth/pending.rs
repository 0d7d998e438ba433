//! The part of the evaluation function for what lies on the table, weighted by how likely it is to come about.

use super::{DEPUTY, RISK, SeatPoints, card_value};
use crate::action::Vote;
use crate::ballot::mover;
use crate::card::Card;
use crate::event::Fall;
use crate::frame::{Frame, Investiture, Purpose};
use crate::pledge::PromiseKind;
use crate::state::{Answer, State};
use crate::{Politico, Ruling};
use rules::{Seat, Seats};

/// A sealed attack, motion or army card gets through with these chances while nobody is known to have answered.
const UNPARRIED: f32 = 0.6;
const UNHELPED: f32 = 0.85;
const UNTAKEN: f32 = 0.3;
const UNCOUNTERED: f32 = 0.8;
const UNCANCELLED: f32 = 0.85;
/// How far a vote that turns on one's own paper is worth having one's way, whatever the odds.
const HAVING_ONES_WAY: f32 = 2.0;
/// Whoever has entered a government and does not vote for it is not invited again.
const TURNING_ONES_COAT: f32 = 20.0;
/// Whoever is better or worse off by no more than this does not care.
const INDIFFERENT: f32 = 1.0;
/// Whoever brings a government down is the first who may form another (A43).
const FREE_HAND: f32 = 5.0;

impl Politico {
    pub(super) fn add_pending(&self, state: &State, seat: Seat, values: &mut SeatPoints) {
        let own = state.answers[seat.index()];
        // A card that was put into a sealed window is as good as spent.
        if let Some(Answer::Card(card)) = own {
            values[seat.index()] -= card_value(card) * 0.8;
        }
        let frames = state.chamber.stack.list();
        match frames.get(1) {
            Some(Frame::Investiture(investiture)) => self.add_investiture(state, seat, investiture, values),
            Some(Frame::Attack { card, target, topples }) => {
                let hits = self.hit_chance(state, seat, own, values);
                self.add_hit(state, *card, *target, *topples, hits, values);
            }
            Some(Frame::Censure) => {
                let author = state.chamber.active;
                let carried = self.vote_chance(state, seat, own, Seats::only(author), true);
                add(values, author, card_value(Card::Censure) * (1.0 - carried));
                self.add_fall(state, Fall::Censure, Some(author), carried, values);
            }
            Some(Frame::Confidence) => {
                let lost = 1.0 - self.vote_chance(state, seat, own, self.governing(state), false);
                self.add_fall(state, Fall::News, None, lost, values);
            }
            Some(Frame::Army(purpose)) => {
                let holds = self.chain_chance(state, own);
                let author = state.chamber.active;
                match purpose {
                    Purpose::Enter => {
                        let waits = state.chamber.charter.is(Ruling::LateMembers);
                        let takings = self.awaited_takings(state, author, false, waits);
                        add(values, author, holds * (takings * 0.7 - RISK))
                    }
                    _ => self.add_fall(state, Fall::Army, Some(author), holds, values),
                }
            }
            // A bot has no stake in the law of the table: it stands by its own motion and leaves the rest to people.
            Some(Frame::Amendment) => {
                let wanted = if mover(&state.chamber) == seat { Vote::Yes } else { Vote::Abstain };
                if own == Some(Answer::Vote(wanted)) {
                    add(values, seat, 1.0);
                }
            }
            // But in an action it has one.
            Some(Frame::Dispute(_)) => {
                if matches!(own, Some(Answer::Vote(vote)) if vote == self.stake_in_dispute(state, seat)) {
                    add(values, seat, 1.0);
                }
            }
            _ => {}
        }
    }

    /// What a seat wants of a dispute (AR35): whoever acted or disputes stands by it, the others want it taken back if
    /// they were better off before.
    fn stake_in_dispute(&self, state: &State, seat: Seat) -> Vote {
        let Some(before) = &state.before else { return Vote::Abstain };
        let author = before.chamber.active;
        if seat == mover(&state.chamber) {
            return Vote::Yes;
        }
        if seat == author {
            return Vote::No;
        }
        let mut then = State { chamber: before.chamber, ..state.clone() };
        let hand = &mut then.hands[author.index()];
        *hand = hand.with(before.shown).unwrap_or(*hand);
        let gain = self.without_pending(&then, seat) - self.without_pending(state, seat);
        match gain {
            _ if gain > INDIFFERENT => Vote::Yes,
            _ if gain < -INDIFFERENT => Vote::No,
            _ => Vote::Abstain,
        }
    }

    fn governing(&self, state: &State) -> Seats {
        state.chamber.government.map_or(Seats::NONE, |government| government.members)
    }

    /// A government that may be formed.
    fn add_investiture(&self, state: &State, seat: Seat, investiture: &Investiture, values: &mut SeatPoints) {
        let Investiture { candidate, joined, card, saviour, army, union, .. } = *investiture;
        let own = state.answers[seat.index()];
        let formed =
            if saviour { 1.0 } else { self.vote_chance(state, seat, own, joined.with(candidate), false) };
        let formed = match state.chamber.top() {
            Frame::Counter { purpose: Purpose::Form, .. } => {
                let holds = self.chain_chance(state, own);
                holds + (1.0 - holds) * formed
            }
            _ if army => 0.8 + 0.2 * formed,
            _ => formed,
        };
        if joined.contains(seat) && matches!(own, Some(Answer::Vote(Vote::No | Vote::Abstain))) {
            add(values, seat, -TURNING_ONES_COAT);
        }
        // Not formed, the card mostly comes back.
        add(values, candidate, (1.0 - formed) * card_value(card) * 0.8);
        if union {
            add(values, candidate, (1.0 - formed) * card_value(Card::Union) * 0.8);
        }
        let steady = if saviour || union { 0.95 } else { 0.6 };
        let risk = if saviour || union { 1.0 } else { RISK };
        for member in joined.with(candidate).iter() {
            let takings = state.chamber.takings(member, member == candidate) as f32;
            add(values, member, formed * (takings * steady - risk));
        }
    }

    /// How likely the matter is to be carried, in the eyes of a seat that knows its own ballot paper.
    fn vote_chance(
        &self,
        state: &State,
        seat: Seat,
        own: Option<Answer>,
        supporters: Seats,
        censure: bool,
    ) -> f32 {
        let government = self.governing(state);
        let (mut yes, mut all) = (0.0, 1.0);
        for voter in state.chamber.everyone().iter() {
            let deputies = f32::from(state.chamber.deputies[voter.index()]);
            let likely = match own {
                Some(Answer::Vote(Vote::Yes)) if voter == seat => 1.0,
                Some(Answer::Vote(Vote::No)) if voter == seat => 0.0,
                Some(Answer::Vote(Vote::Abstain)) if voter == seat => 0.5,
                _ if supporters.contains(voter) => 0.95,
                _ if censure && government.contains(voter) => 0.1,
                _ if censure => 0.7,
                _ => 0.25 + self.word_of(state, voter, supporters),
            };
            yes += likely * deputies;
            all += deputies;
        }
        // One's own paper always counts for something.
        let nudge = match own {
            Some(Answer::Vote(Vote::Yes)) => HAVING_ONES_WAY,
            Some(Answer::Vote(Vote::No)) => -HAVING_ONES_WAY,
            _ => 0.0,
        };
        let lead = (2.0 * yes + nudge) / all - 1.0;
        let carried = 1.0 / (1.0 + (-6.0 * lead).exp());
        match (state.chamber.top(), own) {
            (Frame::Cancel, Some(Answer::Card(_))) => 1.0 - UNCOUNTERED,
            (Frame::Cancel, _) => UNCANCELLED,
            (Frame::Counter { purpose: Purpose::Cancel, .. }, _) => 1.0 - self.chain_chance(state, own),
            _ => carried,
        }
    }

    /// A promise to vote for somebody makes it likelier.
    fn word_of(&self, state: &State, voter: Seat, supporters: Seats) -> f32 {
        let own = state.pledges[voter.index()].iter().flatten();
        let meant = own.filter(|pledge| pledge.is_open() && supporters.contains(pledge.promise.to));
        let words = meant.map(|pledge| match pledge.promise.kind {
            PromiseKind::VoteYes => 0.4,
            PromiseKind::VoteNo => -0.2,
            _ => 0.0,
        });
        words.sum::<f32>().clamp(-0.2, 0.5)
    }

    /// How likely the chain is to end with its purpose holding.
    fn chain_chance(&self, state: &State, own: Option<Answer>) -> f32 {
        let Frame::Counter { holds, .. } = state.chamber.top() else { return UNCOUNTERED };
        let stands = match own {
            Some(Answer::Card(_)) => 1.0 - UNCOUNTERED,
            _ => UNCOUNTERED,
        };
        if holds { stands } else { 1.0 - stands }
    }

    /// How likely the attack is to hit; what a parry or a loan brings is added on the way.
    fn hit_chance(&self, state: &State, seat: Seat, own: Option<Answer>, values: &mut SeatPoints) -> f32 {
        let Some(Frame::Attack { card, target, .. }) = state.chamber.stack.list().get(1).copied() else {
            return 0.0;
        };
        let personal = self.decks.asset(card).personal;
        let author = state.chamber.active;
        match (state.chamber.top(), own) {
            (Frame::Parry, Some(Answer::Card(Card::Army))) => 1.0 - UNCOUNTERED,
            (Frame::Parry, Some(Answer::Card(card))) => {
                let points = state.chamber.parry_points(card) as f32;
                add(values, seat, points);
                add(values, author, -points);
                0.0
            }
            (Frame::Parry, Some(_)) => {
                if personal {
                    1.0
                } else {
                    UNHELPED
                }
            }
            (Frame::Parry, None) => UNPARRIED,
            (Frame::Help, Some(Answer::Card(_))) => {
                let loan = f32::from(state.chamber.loan(target)) * DEPUTY;
                add(values, seat, loan);
                add(values, target, -loan);
                0.2
            }
            (Frame::Help, _) => UNHELPED,
            (Frame::Pick, Some(Answer::Take(lender))) => {
                let card = state.chamber.offers[lender.index()];
                let points = card.map_or(0, |card| state.chamber.parry_points(card)) as f32;
                let loan = f32::from(state.chamber.loan(seat)) * DEPUTY;
                add(values, seat, points - loan);
                add(values, lender, loan);
                add(values, author, -points);
                0.0
            }
            (Frame::Pick, Some(_)) => 1.0,
            (Frame::Pick, None) => UNTAKEN,
            _ => 1.0 - self.chain_chance(state, own),
        }
    }

    fn add_hit(
        &self,
        state: &State,
        card: Card,
        target: Seat,
        topples: bool,
        hits: f32,
        values: &mut SeatPoints,
    ) {
        let author = state.chamber.active;
        if topples {
            return self.add_fall(state, Fall::Attack, Some(author), hits, values);
        }
        let strike = self.decks.asset(card).strike(state.chamber.tension);
        let taken = f32::from(state.chamber.movable(target, strike.deputies)) * DEPUTY;
        add(values, target, hits * (strike.target as f32 - taken));
        add(values, author, hits * (strike.author as f32 + taken));
        if let Some(pm) = state.chamber.pm() {
            add(values, pm, hits * strike.pm as f32);
        }
    }

    /// The government falls with this chance: offices are lost, and what else its fall moves.
    fn add_fall(
        &self,
        state: &State,
        fall: Fall,
        author: Option<Seat>,
        chance: f32,
        values: &mut SeatPoints,
    ) {
        let Some(government) = state.chamber.government else { return };
        let pm = government.pm;
        let toll = government.toll(fall, author, state.chamber.charter, state.chamber.tension);
        let taken = f32::from(state.chamber.movable(pm, toll.deputies)) * DEPUTY;
        for member in government.members.iter() {
            let waits = state.chamber.waits(member);
            let office = self.awaited_takings(state, member, member == pm, waits) * 0.6;
            let moved = match member {
                _ if author == Some(member) => 0.0,
                _ if member == pm => toll.pm as f32 - taken,
                _ => toll.members as f32,
            };
            add(values, member, chance * (moved - office));
        }
        if let Some(author) = author.filter(|author| *author != pm) {
            add(values, author, chance * (toll.author as f32 + taken + FREE_HAND));
        }
    }
}

fn add(values: &mut SeatPoints, seat: Seat, more: f32) {
    values[seat.index()] += more;
}
