//! Invariant checks of a state, one subject a function.

use super::Probe;
use super::state::{Ballot, Phase, State};
use rules::{Seats, demand};

type AuditResult = Result<(), &'static str>;

/// The most a seat can win in a round: a six, a right answer, the ballot and a strike.
const ROUND: i16 = 9;

pub(super) fn hold(probe: &Probe, state: &State) -> AuditResult {
    demand(state.round <= probe.rounds, "more rounds than agreed")?;
    demand(state.round < probe.rounds || state.phase == Phase::Turn, "a phase after the end")?;
    demand(cards_are_all_there(probe, state), "every card is in one place")?;
    demand(state.die.is_none_or(|face| (1..=6).contains(&face)), "a die with another face")?;
    points(state)?;
    answers(probe, state)?;
    empty_seats(probe, state)
}

fn points(state: &State) -> AuditResult {
    let played = state.round as i16;
    let possible = -played..=ROUND * (played + 1);
    demand(state.points.iter().all(|points| possible.contains(points)), "more points than can be won")
}

fn answers(probe: &Probe, state: &State) -> AuditResult {
    let voted = state.ballots.iter().flatten().count();
    let struck = state.strikes.iter().flatten().count();
    let asked = usize::from(probe.seats);
    demand(voted == 0 || state.phase == Phase::Ballot && voted < asked, "a ballot outside a ballot")?;
    demand(struck == 0 || state.phase == Phase::Reaction && struck < asked, "a strike outside a reaction")?;
    let everybody = Seats::all(probe.seats);
    let known = |ballot: &Ballot| !matches!(ballot, Ballot::For(seat) if !everybody.contains(*seat));
    demand(state.ballots.iter().flatten().all(known), "a vote for nobody at this table")
}

/// What belongs to seats that nobody plays, and the place of cards that have left the deck, is as it was at the start.
fn empty_seats(probe: &Probe, state: &State) -> AuditResult {
    let (seats, left) = (usize::from(probe.seats), usize::from(state.left));
    let everybody = Seats::all(probe.seats);
    demand(state.deck[left..].iter().chain(&state.hands[seats..]).all(|card| card.0 == 0), "a card nowhere")?;
    demand(state.points[seats..].iter().all(|points| *points == 0), "points for nobody")?;
    demand(state.ballots[seats..].iter().all(Option::is_none), "a ballot from nobody")?;
    demand(state.strikes[seats..].iter().all(Option::is_none), "a strike from nobody")?;
    demand(state.protested.union(everybody) == everybody, "a protest from nobody")
}

fn cards_are_all_there(probe: &Probe, state: &State) -> bool {
    let Some(deck) = state.deck.get(..usize::from(state.left)) else { return false };
    let held = deck.iter().chain(&state.hands[..usize::from(probe.seats)]);
    let mut found = state.shown;
    for card in held {
        let bit = 1u32.checked_shl(card.0.into()).unwrap_or_default();
        if bit == 0 || found & bit != 0 {
            return false;
        }
        found |= bit;
    }
    u64::from(found) == (1u64 << probe.cards) - 1
}
