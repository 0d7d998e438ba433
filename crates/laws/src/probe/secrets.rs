//! Who may know what: the view, the hearing of events, and a world that a seat could be in.

use super::Probe;
use super::state::{Ballot, Card, Event, State, View};
use rules::{Chance, Hidden, Rules, Seat, Viewer};

pub(super) fn view(probe: &Probe, state: &State, viewer: Viewer) -> View {
    let over = probe.is_over(state);
    let own = probe.everyone().find(|seat| viewer.is(*seat)).map(Seat::index);
    let hand = |seat: Seat| (over || viewer.is(seat)).then_some(state.hands[seat.index()]);
    View {
        round: state.round,
        rounds: probe.rounds,
        active: probe.active(state),
        phase: state.phase,
        left: state.left,
        shown: (0..probe.cards).map(Card).filter(|card| state.shown >> card.0 & 1 == 1).collect(),
        hands: probe.everyone().map(hand).collect(),
        voted: probe.everyone().filter(|seat| state.ballots[seat.index()].is_some()).collect(),
        ballot: own.and_then(|own| state.ballots[own]),
        strike: own.and_then(|own| state.strikes[own]),
        points: state.points[..usize::from(probe.seats)].to_vec(),
        right: state.right,
        protested: state.protested,
        noon: state.noon,
        die: state.die,
        over,
    }
}

pub(super) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::Drawn { seat, .. } if !viewer.is(*seat) => Some(Event::Drawn { seat: *seat, card: None }),
        Event::Voted { seat, .. } if !viewer.is(*seat) => Some(Event::Voted { seat: *seat, ballot: None }),
        Event::Reacted { seat, .. } if !viewer.is(*seat) => None,
        _ => Some(event.clone()),
    }
}

pub(super) fn redeal(probe: &Probe, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    redeal_cards(probe, state, seat, chance);
    let others = || probe.everyone().filter(move |other| *other != seat);
    for other in others() {
        if let Some(ballot) = &mut state.ballots[other.index()] {
            let drawn = chance.below(u32::from(probe.seats) + 1) as u8;
            *ballot = if drawn == probe.seats { Ballot::Abstain } else { Ballot::For(Seat::new(drawn)) };
        }
    }
    if !probe.sealed(state) {
        return;
    }
    // Nobody knows who else has answered, but whoever has answered knows that somebody else has not: the window is open.
    for other in others() {
        state.strikes[other.index()] = [None, Some(false), Some(true)][chance.below(3) as usize];
    }
    if probe.to_act(state).is_empty() {
        let silent = others().nth(chance.below(u32::from(probe.seats) - 1) as usize);
        silent.into_iter().for_each(|silent| state.strikes[silent.index()] = None);
    }
}

/// What is in the deck and, until the end, in the others' hands is put in order, so that nothing of it remains, and shuffled.
fn redeal_cards(probe: &Probe, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let hidden = |other: &Seat| *other != seat && !probe.is_over(state);
    let hands: Vec<Seat> = probe.everyone().filter(hidden).collect();
    let left = usize::from(state.left);
    let mut cards = state.deck[..left].to_vec();
    cards.extend(hands.iter().map(|other| state.hands[other.index()]));
    cards.sort_unstable();
    chance.shuffle(&mut cards);
    hands.iter().zip(cards.drain(left..)).for_each(|(other, card)| state.hands[other.index()] = card);
    state.deck[..left].copy_from_slice(&cards);
}
