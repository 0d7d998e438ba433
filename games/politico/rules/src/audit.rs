//! Invariant checks of a state: what must be conserved is, and what lies on the table belongs together.

mod table;

use crate::card::{Card, Cards};
use crate::frame::{Frame, Step};
use crate::options::{Amendment, TARGETS};
use crate::pledge::{PLEDGES_A_ROUND, Standing};
use crate::setup::BOX;
use crate::state::{Chamber, PLATES, State};
use crate::{Politico, Ruling};
use rules::{MAX_SEATS, Rules, Seats};

type AuditResult = Result<(), String>;

fn demand(holds: bool, fault: &str) -> AuditResult {
    if holds { Ok(()) } else { Err(fault.to_owned()) }
}

/// Points beyond this come from nowhere.
const MOST_POINTS: i32 = 1_000_000;

impl Politico {
    pub(crate) fn audit_chamber(&self, chamber: &Chamber) -> AuditResult {
        let seats = usize::from(self.seats);
        demand(chamber.seats == self.seats, "another number of players is expected")?;
        let everyone = Seats::all(self.seats);
        let seated = |seats: Seats| seats.union(everyone) == everyone;
        let named =
            [Some(chamber.first), Some(chamber.active), chamber.union, chamber.truce, chamber.tension];
        let named = named.into_iter().chain([Some(chamber.extra_from)]);
        let done = chamber.done;
        let named = named.chain([done.author, done.toppled]).flatten().collect();
        demand(
            seated(named) && seated(done.asked) && seated(chamber.disputed) && seated(chamber.bots),
            "a player who is not there",
        )?;
        let last = self.options.rounds * u16::from(self.seats);
        demand(chamber.turns <= last, "AR32: more rounds than agreed")?;
        demand(chamber.turns < last || chamber.over.is_some(), "AR32: the last round is over")?;
        demand(chamber.vacant <= chamber.turns, "AR23: more turns without a government than turns")?;
        let whose = (chamber.first.index() + usize::from(chamber.turns)) % seats;
        let ended = chamber.over.is_some();
        demand(ended || chamber.active.index() == whose, "A5: it is another player's turn")?;
        let empty = chamber.points[seats..].iter().all(|points| *points == 0)
            && chamber.deputies[seats..].iter().all(|deputies| *deputies == 0)
            && chamber.known[seats..].iter().all(|cards| cards.is_empty())
            && chamber.proposals[seats..].iter().all(Option::is_none)
            && chamber.offers[seats..].iter().all(Option::is_none);
        demand(empty, "something belongs to nobody")?;
        demand(chamber.points.iter().all(|points| points.abs() <= MOST_POINTS), "too many points")?;
        demand(chamber.charter.is_sound(), "AR34: an option has no such value")?;
        let known = |amendment: &Amendment| !matches!(amendment, Amendment::Target(points) if !TARGETS.contains(points));
        demand(chamber.proposals.iter().flatten().all(known), "AR34: nobody can have proposed that")?;
        let counted = |count: crate::Count| count.votes[seats..].iter().all(Option::is_none);
        demand(chamber.count.is_none_or(counted), "AR9: a vote from nobody")?;
        let past = chamber.count.is_none_or(|count| count.turn <= chamber.turns);
        demand(past, "AR9: a vote counted in a turn to come")?;
        let known = self.edition.keeps_disputes_for_people() || chamber.bots == Seats::NONE;
        demand(known, "AR35: nobody asked who is a bot")?;
        self.audit_plates(chamber)?;
        self.audit_government(chamber)
    }

    /// Deputies change hands, but there are always as many as on the plates in use (A2, A81).
    fn audit_plates(&self, chamber: &Chamber) -> AuditResult {
        let used = usize::from(chamber.plates_in_use);
        demand(
            (usize::from(self.seats) * 3..=PLATES).contains(&used),
            "A2: everybody has at least three plates",
        )?;
        let mut left = BOX.to_vec();
        for plate in &chamber.plates[..used] {
            let place = left.iter().position(|other| other == plate);
            left.swap_remove(place.ok_or("A81: there is no such plate")?);
        }
        demand(chamber.plates[used..].iter().all(|plate| *plate == 0), "A2: a plate that is not in use")?;
        let plates: u32 = chamber.plates.iter().map(|plate| u32::from(*plate)).sum();
        let deputies: u32 = chamber.deputies.iter().map(|deputies| u32::from(*deputies)).sum();
        demand(plates == deputies, "A2: there are as many deputies as on the plates")?;
        let even = used.is_multiple_of(usize::from(self.seats));
        let nobody = chamber.extra_from.index() == 0;
        demand(!even || nobody, "AR2: somebody has a plate more where all have as many")
    }

    fn audit_government(&self, chamber: &Chamber) -> AuditResult {
        let Some(government) = chamber.government else { return Ok(()) };
        let everyone = chamber.everyone();
        let allies = government.members.without(government.pm);
        demand(government.members.union(everyone) == everyone, "a member who is not there")?;
        demand(
            government.members.contains(government.pm),
            "A20: the Prime Minister belongs to the government",
        )?;
        demand(government.since <= chamber.turns, "A22: a government of a turn to come")?;
        demand(government.late.union(allies) == allies, "AR27: somebody late who is no member")?;
        demand(matches!(government.card, Card::PrimeMinister | Card::Providential), "A20: no PM card")?;
        let saviour = government.card == Card::Providential || !government.saviour;
        demand(saviour && government.shield <= 2 * u8::from(government.saviour), "A56: no providential man")
    }

    /// Every card is in one place (A4, A14).
    pub(crate) fn audit_cards(
        &self,
        chamber: &Chamber,
        hands: &[Cards; MAX_SEATS],
        stock: Cards,
        more: Cards,
    ) -> AuditResult {
        let mut displayed = more;
        let mut show = |card| displayed.add(card);
        chamber.government.iter().for_each(|government| show(government.card));
        chamber.union.iter().for_each(|_| show(Card::Union));
        for frame in chamber.stack.list() {
            match frame {
                Frame::Investiture(investiture) => {
                    show(investiture.card);
                    [(investiture.union, Card::Union), (investiture.army, Card::Army)]
                        .into_iter()
                        .filter(|(there, _)| *there)
                        .for_each(|(_, card)| show(card));
                }
                Frame::Censure => show(Card::Censure),
                _ => {}
            }
        }
        for card in Card::ALL {
            let held: u32 = hands.iter().map(|hand| u32::from(hand.count(card))).sum();
            let spent = chamber.spent.cards().iter().filter(|other| **other == card).count() as u32;
            let found = held + spent + u32::from(stock.count(card)) + u32::from(displayed.count(card));
            demand(found == u32::from(self.decks.asset(card).count), "A4: every card is in one place")?;
        }
        Ok(())
    }

    pub(crate) fn audit_secrets(&self, state: &State) -> AuditResult {
        let seats = usize::from(self.seats);
        let nothing = state.hands[seats..].iter().chain(&state.passed[seats..]).all(|cards| cards.is_empty())
            && state.answers[seats..].iter().all(Option::is_none)
            && state.pledges[seats..].iter().flatten().all(Option::is_none)
            && state.pledged[seats..].iter().all(|count| *count == 0)
            && state.tally[seats..].iter().all(|tally| *tally == [0; 2]);
        demand(nothing, "something belongs to nobody")?;
        for seat in state.chamber.everyone().iter() {
            let (hand, left) = (state.hands[seat.index()], state.hands[seat.next(self.seats).index()]);
            demand(hand.covers(state.chamber.known[seat.index()]), "all know of a card that is not there")?;
            demand(left.covers(state.passed[seat.index()]), "somebody knows of a card that is not there")?;
        }
        let pending = state.chamber.government.is_some() && !state.chamber.is_clear();
        demand(
            !state.resigning || pending && state.chamber.over.is_none(),
            "AR45: nobody can be about to resign",
        )
    }

    pub(crate) fn audit_pledges(&self, state: &State) -> AuditResult {
        let over = state.chamber.over.is_some();
        for seat in state.chamber.everyone().iter() {
            let row = &state.pledges[seat.index()];
            let made = row.iter().position(Option::is_none).unwrap_or(row.len());
            demand(row[made..].iter().all(Option::is_none), "AR38: a gap in the record")?;
            let sound = |pledge: &crate::Pledge| {
                let to = pledge.promise.to;
                pledge.by == seat
                    && to != seat
                    && state.chamber.everyone().contains(to)
                    && !(over && pledge.standing == Standing::Open)
            };
            demand(row.iter().flatten().all(sound), "AR38: nobody can have promised that")?;
            demand(state.pledged[seat.index()] <= PLEDGES_A_ROUND, "AR38: too many promises")?;
        }
        Ok(())
    }

    pub(crate) fn audit_window(&self, state: &State) -> AuditResult {
        demand(state.window <= self.max_inputs(), "a game has fewer decisions")
    }

    /// What a dispute would go back to (AR35).
    pub(crate) fn audit_before(&self, state: &State) -> AuditResult {
        let Some(before) = &state.before else { return Ok(()) };
        let chamber = &before.chamber;
        demand(
            state.chamber.charter.is(Ruling::Disputes) && state.chamber.over.is_none(),
            "AR35: disputes are off",
        )?;
        self.audit_chamber(chamber)?;
        demand(chamber.stack.list() == [Frame::Turn(Step::Act)], "AR35: one goes back to an action")?;
        demand(
            chamber.offers == [None; MAX_SEATS] && chamber.over.is_none(),
            "AR35: one goes back to an action",
        )?;
        let seat = chamber.active;
        let turns = state.chamber.turns.saturating_sub(u16::from(state.chamber.stack.step() == Step::Begin));
        demand(chamber.turns == turns, "AR35: only the last action can be disputed")?;
        let mut hands = state.hands;
        let hand = hands[seat.index()].with(before.shown).ok_or("too many cards of a kind")?;
        hands[seat.index()] = hand;
        self.audit_cards(chamber, &hands, state.stock, Cards::NONE)?;
        let known =
            chamber.everyone().iter().all(|seat| hands[seat.index()].covers(chamber.known[seat.index()]));
        demand(known, "all know of a card that is not there")
    }
}
