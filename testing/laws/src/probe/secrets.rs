//! Hidden information: the view, which events a viewer is told, and imagined deals for bots.

use super::Probe;
use super::state::{Ballot, Card, Event, Phase, State, View};
use rules::{Chance, Hidden, Rules, Seat, Seats, Viewer};

impl Hidden for Probe {
    const SECRETS: bool = true;

    type View = View;

    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        match viewer {
            _ if !self.sealed(state) => self.to_act(state),
            Viewer::Seat(seat) if !self.to_act(state).contains(seat) => Seats::all(self.seats).without(seat),
            _ => Seats::all(self.seats),
        }
    }

    fn sealed(&self, state: &State) -> bool {
        state.phase == Phase::Reaction
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let over = self.is_over(state);
        let own = self.everyone().find(|seat| viewer.is(*seat)).map(Seat::index);
        let hand = |seat: Seat| (over || viewer.is(seat)).then_some(state.hands[seat.index()]);
        View {
            round: state.round,
            rounds: self.rounds,
            active: self.active(state),
            phase: state.phase,
            left: state.left,
            shown: (0..self.cards).map(Card).filter(|card| state.shown >> card.0 & 1 == 1).collect(),
            hands: self.everyone().map(hand).collect(),
            voted: self.everyone().filter(|seat| state.ballots[seat.index()].is_some()).collect(),
            ballot: own.and_then(|own| state.ballots[own]),
            strike: own.and_then(|own| state.strikes[own]),
            points: state.points[..usize::from(self.seats)].to_vec(),
            protested: state.protested,
            noon: state.noon,
            die: state.die,
            over,
        }
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Drawn { seat, .. } if !viewer.is(*seat) => Some(Event::Drawn { seat: *seat, card: None }),
            Event::Voted { seat, .. } if !viewer.is(*seat) => {
                Some(Event::Voted { seat: *seat, ballot: None })
            }
            Event::Reacted { seat, .. } if !viewer.is(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        redeal_cards(self, state, seat, chance);
        let others = || self.everyone().filter(move |other| *other != seat);
        for other in others() {
            if let Some(ballot) = &mut state.ballots[other.index()] {
                let drawn = chance.below(u32::from(self.seats) + 1) as u8;
                *ballot = if drawn == self.seats { Ballot::Abstain } else { Ballot::For(Seat::new(drawn)) };
            }
        }
        if !self.sealed(state) {
            return;
        }
        // Nobody knows who else has answered, but whoever has answered knows that somebody else has not: the window is open.
        for other in others() {
            state.strikes[other.index()] = [None, Some(false), Some(true)][chance.below(3) as usize];
        }
        if self.to_act(state).is_empty() {
            let silent = others().nth(chance.below(u32::from(self.seats) - 1) as usize);
            silent.into_iter().for_each(|silent| state.strikes[silent.index()] = None);
        }
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
