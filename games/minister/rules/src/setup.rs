//! The set-up: who begins, the first ministers, and the pawns on their start spaces (M1 to M5, MR19, MR22, MR26).

use crate::refusal::Reason;
use crate::state::{NOBODY, Step};
use crate::track::Spaces;
use crate::{Action, Event, Minister, Pawn, Spot, State, Zone};
use rules::{Chance, Context, Seat, never};
use std::ops::ControlFlow;

/// Ministers that each player puts on posts at the start, by the number of players (M3).
pub(crate) fn first_ministers(players: u8) -> u8 {
    if players == 3 { 3 } else { 2 }
}

/// Equal rolls are rolled again (MR19), but not for ever: a script of draws that is too short gives equal rolls always.
const ROUNDS: usize = 64;

/// Everything before the first question to a player.
pub(crate) fn deal(game: &Minister, context: &mut impl Context<Minister>) -> State {
    let starts = game.board().spiral().starts;
    let time = if game.seats == 3 { starts.three } else { starts.four };
    let starter = starter(game.seats, context);
    let mut state = State::new(game.seats, starter, time);
    let each = first_ministers(game.seats);
    for _ in 0..each {
        // In turn order from the starter (MR22). Posts are alike, so everybody takes the first vacant one.
        for n in 0..game.seats {
            state.change_post(NOBODY, nth_from(starter, n, game.seats).into());
        }
    }
    context.tell(|| Event::FirstMinisters { each });
    if !game.options.chosen_setup {
        by_lot(game, &mut state, context);
    }
    state
}

/// The highest roll begins (M5); those who share it roll again (MR19).
fn starter(seats: u8, context: &mut impl Context<Minister>) -> Seat {
    let mut rolling = [true; 4];
    for _ in 0..ROUNDS {
        let mut rolls = [0u8; 4];
        for n in (0..seats).filter(|n| rolling[usize::from(*n)]) {
            let die = context.chance().die();
            rolls[usize::from(n)] = die;
            context.tell(|| Event::Lot { seat: Seat::new(n), die });
        }
        let most = rolls.iter().copied().max().unwrap_or_default();
        rolling = rolls.map(|roll| roll == most);
        if rolling.iter().filter(|rolls| **rolls).count() == 1 {
            break;
        }
    }
    let first = rolling.iter().position(|rolls| *rolls);
    never!(first.is_none(), "of several rolls one is the highest");
    let first = first.unwrap_or_default();
    let seat = Seat::new(first as u8);
    context.tell(|| Event::Starter { seat });
    seat
}

/// The n-th player clockwise from this one.
fn nth_from(seat: Seat, n: u8, seats: u8) -> Seat {
    Seat::new((u8::from(seat) + n) % seats)
}

/// Whose pawn is placed next, after so many, and which (M2, MR22): a pawn each in turn, in the order of the track.
pub(crate) fn next(state: &State, placed: u8) -> (Seat, Pawn) {
    (nth_from(state.starter, placed % state.players, state.players), pawn(placed, state.players))
}

/// The pawn that is placed next, after so many: pawn 1 everybody's first, and so on (MR26).
pub(crate) fn pawn(placed: u8, players: u8) -> Pawn {
    Pawn(placed / players)
}

/// What is offered: every free space of the start zone (M2).
pub(crate) fn offer(
    game: &Minister,
    state: &State,
    placed: u8,
    note: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (_, pawn) = next(state, placed);
    let zone = game.track.starts[pawn.index()];
    for space in free(game, state, zone).iter() {
        note(Action::Settle(Spot { zone, space: Some(space.0) }))?;
    }
    ControlFlow::Continue(())
}

/// What it does.
pub(crate) fn settle(state: &mut State, placed: u8, to: Spot, context: &mut impl Context<Minister>) {
    let (seat, pawn) = next(state, placed);
    state.put(seat, pawn, to);
    context.tell(|| Event::Settled { seat, pawn, to });
    state.step = if placed + 1 < 4 * state.players { Step::SetUp(placed + 1) } else { Step::Roll };
}

/// A lot places the pawns (MR22).
fn by_lot(game: &Minister, state: &mut State, context: &mut impl Context<Minister>) {
    while let Step::SetUp(placed) = state.step {
        let zone = game.track.starts[next(state, placed).1.index()];
        let free = free(game, state, zone);
        let lot = context.chance().below((free.len() as u32).max(1)) as usize;
        let space = free.nth(lot);
        never!(space.is_none(), "a start zone has room for every pawn, or the board would not have loaded");
        let space = space.map_or(0, |space| space.0);
        settle(state, placed, Spot { zone, space: Some(space) }, context);
    }
}

fn free(game: &Minister, state: &State, zone: Zone) -> Spaces {
    game.track.room(zone).difference(state.taken(zone))
}

/// Why the pawn does not begin there (M2).
pub(crate) fn why_not(game: &Minister, state: &State, placed: u8, to: Spot) -> Reason {
    let (_, pawn) = next(state, placed);
    if to.zone == game.track.starts[pawn.index()] { game.why_not_there(state, to) } else { Reason::StartZone }
}
