//! Elections: a dissolution or mid-term, and everybody's deputies are counted anew (A60, A61, AR3, AR31, AR32, AR42,
//! AR46).

use crate::event::{Event, Poll};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Chamber, PLATES, State};
use crate::{Fall, Politico, Ruling};
use rules::{Chance, Context, Seat, Seats, never};

impl Politico {
    /// Everybody's deputies are those of their plates.
    pub(crate) fn seat_deputies(&self, chamber: &mut Chamber) {
        let mut next = 0;
        for index in 0..usize::from(self.seats) {
            let own = usize::from(chamber.plates_of(index));
            let plates = &chamber.plates[next..next + own];
            chamber.deputies[index] = plates.iter().map(|plate| u16::from(*plate)).sum();
            next += own;
        }
    }

    /// The plates in use are shuffled and dealt again (A60, A61, AR31).
    pub(crate) fn elect(&self, state: &mut State, poll: Poll, context: &mut impl Context<Self>) {
        state.reveal();
        let used = usize::from(state.chamber.plates_in_use).min(PLATES);
        context.chance().shuffle(&mut state.chamber.plates[..used]);
        self.seat_deputies(&mut state.chamber);
        context.tell(|| elected(&state.chamber, poll));
    }

    /// Mid-term elections are held once, when a turn ends after their timer or their round (A61, AR32).
    pub(crate) fn hold_mid_term(
        &self,
        state: &mut State,
        round_over: Option<u16>,
        context: &mut impl Context<Self>,
    ) {
        let chamber = &mut state.chamber;
        let due = chamber.mid_term_rung || round_over.is_some() && self.options.mid_term() == round_over;
        if due && !chamber.mid_term_held {
            chamber.mid_term_held = true;
            self.elect(state, Poll::MidTerm, context);
        }
    }

    /// Once in a game, whoever decides it (A60, AR31).
    pub(crate) fn allows_dissolution(&self, state: &State) -> Allowed {
        demand(!state.chamber.dissolved, Reason::Dissolved)
    }

    /// The Prime Minister dissolves the chamber, once in a game (A60).
    pub(crate) fn dissolve(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.chamber.dissolved = true;
        self.elect(state, Poll::Dissolution, context);
        if state.chamber.charter.is(Ruling::Dissolution) {
            self.end_government(state, Fall::Dissolution, None, context);
        }
    }
}

pub(crate) fn elected(chamber: &Chamber, poll: Poll) -> Event {
    Event::Elected { poll, deputies: chamber.deputies[..usize::from(chamber.seats)].to_vec() }
}

/// Of the seats with the greatest key one, by lot if they are several (AR3, AR46).
pub(crate) fn lot<K: Ord>(
    among: Seats,
    key: impl Fn(Seat) -> K,
    context: &mut impl Context<Politico>,
) -> Seat {
    let greatest = among.iter().map(&key).max();
    let equals: Seats = among.iter().filter(|seat| Some(key(*seat)) == greatest).collect();
    let place = if equals.len() > 1 { context.chance().below(equals.len() as u32) as usize } else { 0 };
    let drawn = equals.iter().nth(place);
    never!(drawn.is_none(), "a lot among nobody");
    drawn.unwrap_or(Seat::new(0))
}
