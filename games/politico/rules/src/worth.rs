//! The evaluation function of bots.
//!
//! Everything is counted in points. What lies on the table counts by how likely it is to come about, so that one who
//! looks a single action ahead votes, accepts, lends and parries by interest.

mod pending;

use crate::Politico;
use crate::card::{Card, Cards};
use crate::pledge::Standing;
use crate::state::State;
use rules::{Evaluate, MAX_SEATS, Seat};

/// A deputy in the long run, while half the game is left.
const DEPUTY: f32 = 0.5;
/// Any card in another's hand.
const UNSEEN: f32 = 7.0;
/// A government is still there a turn later.
const STEADY: f32 = 0.9;
/// What a member stands to lose by a fall, times its likelihood.
const RISK: f32 = 12.0;
/// What a broken promise costs in trust.
const BROKEN: f32 = 4.0;

/// What each seat has, in points.
pub(crate) type SeatPoints = [f32; MAX_SEATS];

impl Evaluate for Politico {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        let seats = usize::from(self.seats);
        if seat.index() >= seats {
            return 0.0;
        }
        let mut values = self.standings(state, seat);
        if state.chamber.over.is_none() {
            self.add_pending(state, seat, &mut values);
        }
        self.lead(&values, seat)
    }
}

impl Politico {
    /// The same by what everybody has for certain, whatever lies on the table.
    fn without_pending(&self, state: &State, seat: Seat) -> f32 {
        self.lead(&self.standings(state, seat), seat)
    }

    /// What a seat has, less what the others have.
    fn lead(&self, values: &SeatPoints, seat: Seat) -> f32 {
        let seats = usize::from(self.seats);
        let own = values[seat.index()];
        let others = || (0..seats).filter(|other| *other != seat.index()).map(|other| values[other]);
        let best = others().fold(f32::MIN, f32::max);
        let mean = others().sum::<f32>() / (seats - 1) as f32;
        own - 0.25 * best - 0.2 * mean
    }

    /// What everybody has for certain.
    fn standings(&self, state: &State, seat: Seat) -> SeatPoints {
        let chamber = &state.chamber;
        let mut values = [0.0; MAX_SEATS];
        let ahead = self.time_left(state);
        for other in chamber.everyone().iter() {
            let index = other.index();
            let mut value = chamber.points[index] as f32;
            value += f32::from(chamber.deputies[index]) * DEPUTY * ahead;
            value += match other == seat {
                true => hand_value(state.hands[index]) * ahead.min(0.5) * 2.0,
                false => f32::from(state.hands[index].total()) * UNSEEN * ahead.min(0.5) * 2.0,
            };
            if chamber.governs(other) {
                value += self.office(state, other);
            }
            let broken = |pledge: &crate::Pledge| pledge.standing == Standing::Broken;
            value -=
                BROKEN * state.pledges[index].iter().flatten().filter(|pledge| broken(pledge)).count() as f32;
            values[index] = value;
        }
        values
    }

    /// The part of the game that is left, at the least a little.
    fn time_left(&self, state: &State) -> f32 {
        let all = f32::from(self.options.rounds.min(16)) * f32::from(self.seats);
        (1.0 - f32::from(state.chamber.turns) / all).clamp(0.05, 1.0)
    }

    /// What being in the government is worth to a member.
    fn office(&self, state: &State, seat: Seat) -> f32 {
        let Some(government) = state.chamber.government else { return 0.0 };
        let turns = (government.pm.index() + usize::from(self.seats) - state.chamber.active.index())
            % usize::from(self.seats);
        let turns = if turns == 0 { usize::from(self.seats) } else { turns };
        let shielded = government.shield > 0 || state.chamber.union.is_some();
        let likely = if shielded { 0.95 } else { STEADY.powi(turns as i32) };
        let risk = if shielded { 1.0 } else { RISK };
        let takings = self.awaited_takings(state, seat, government.pm == seat, state.chamber.waits(seat));
        takings * likely - risk
    }

    /// What a member scores when the government has lasted a round, or another one for those who wait (A40, AR27).
    fn awaited_takings(&self, state: &State, seat: Seat, is_pm: bool, waits: bool) -> f32 {
        let takings = state.chamber.takings(seat, is_pm) as f32;
        if waits { takings * STEADY.powi(self.seats.into()) } else { takings }
    }
}

/// What a hand is worth to whoever holds it: a second card of a kind less than the first.
pub(crate) fn hand_value(hand: Cards) -> f32 {
    hand.kinds().map(|card| card_value(card) * (1.0 + 0.4 * f32::from(hand.count(card) - 1))).sum()
}

pub(crate) fn card_value(card: Card) -> f32 {
    match card {
        Card::PrimeMinister => 15.0,
        Card::Providential => 18.0,
        Card::Army => 14.0,
        Card::Censure => 7.0,
        Card::Union => 8.0,
        Card::Baraka => 9.0,
        Card::LibelSuit | Card::TvAddress | Card::RoundTable => 6.0,
        Card::GeneralStrike
        | Card::CurrencyCrisis
        | Card::StateScandal
        | Card::Split
        | Card::EcologicalDisaster => 11.0,
        _ if card.is_attack() => 9.0,
        _ => 5.0,
    }
}
