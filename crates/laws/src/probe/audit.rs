//! Invariant checks of a state, one subject a function.

use super::Probe;
use super::state::{Ballot, Phase, State};
use rules::Seats;

type Sound = Result<(), String>;

/// The most a seat can win in a round: a six, a right answer, the ballot and a strike.
const ROUND: i16 = 9;

fn demand(holds: bool, fault: &str) -> Sound {
    if holds { Ok(()) } else { Err(fault.to_owned()) }
}

pub(super) fn rounds(probe: &Probe, state: &State) -> Sound {
    demand(state.round <= probe.rounds, "more rounds than agreed")?;
    demand(state.round < probe.rounds || state.phase == Phase::Turn, "a phase after the end")
}

pub(super) fn cards(probe: &Probe, state: &State) -> Sound {
    let (seats, left) = (usize::from(probe.seats), usize::from(state.left));
    demand(cards_are_all_there(probe, state), "every card is in one place")?;
    demand(state.deck[left..].iter().chain(&state.hands[seats..]).all(|card| card.0 == 0), "a card nowhere")
}

pub(super) fn seats(probe: &Probe, state: &State) -> Sound {
    let everybody = Seats::all(probe.seats);
    demand(state.right.union(everybody) == everybody, "an answer from nobody")?;
    demand(state.protested.union(everybody) == everybody, "a protest from nobody")
}

pub(super) fn points(probe: &Probe, state: &State) -> Sound {
    demand(state.die.is_none_or(|face| (1..=6).contains(&face)), "a die with another face")?;
    let nobody = &state.points[usize::from(probe.seats)..];
    demand(nobody.iter().all(|points| *points == 0), "points for nobody")?;
    let played = state.round as i16;
    let possible = -played..=ROUND * (played + 1);
    demand(state.points.iter().all(|points| possible.contains(points)), "more points than can be won")
}

pub(super) fn answers(probe: &Probe, state: &State) -> Sound {
    let seats = usize::from(probe.seats);
    let voted = state.ballots[..seats].iter().flatten().count();
    let struck = state.strikes[..seats].iter().flatten().count();
    demand(state.ballots[seats..].iter().all(Option::is_none), "a ballot from nobody")?;
    demand(state.strikes[seats..].iter().all(Option::is_none), "a strike from nobody")?;
    demand(voted == 0 || state.phase == Phase::Ballot && voted < seats, "a ballot outside a ballot")?;
    demand(struck == 0 || state.phase == Phase::Reaction && struck < seats, "a strike outside a reaction")?;
    let everybody = Seats::all(probe.seats);
    let known = |ballot: &Ballot| !matches!(ballot, Ballot::For(seat) if !everybody.contains(*seat));
    demand(state.ballots.iter().flatten().all(known), "a vote for nobody at this table")
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
