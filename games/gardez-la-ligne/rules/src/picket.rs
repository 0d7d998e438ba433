//! The one phase of the game: a union puts a picket on a station, and the lines through it answer.

use crate::state::{MAX_UNIONS, Token};
use crate::{Action, Event, GardezLaLigne, Line, Lines, MAX_LINES, State, Station, Union};
use rules::{Chance, Context, Refusal, Rules};

const NOT_THEIR_TURN: Refusal = Refusal::new("G5", "refusal-turn");
const TAKEN: Refusal = Refusal::new("G7", "refusal-taken");
const ALL_PLACED: Refusal = Refusal::new("G13", "refusal-all-placed");
pub(crate) const UNKNOWN: Refusal = Refusal::new("GR3", "refusal-unknown");
const BOARD_FULL: Refusal = Refusal::new("GR5", "refusal-board-full");

/// After so many stations drawn in vain the free ones are counted: so a nearly full board costs no long search.
const TRIES: usize = 4;

/// What is offered: every station without a picket (G6, G7). Nobody may pass.
pub(crate) fn offer(game: &GardezLaLigne, state: &State, out: &mut Vec<Action>) {
    out.extend(state.free(game.board().size()).map(Action::Picket));
}

/// One of what is offered, without writing the offer down.
#[inline]
pub(crate) fn any(game: &GardezLaLigne, state: &State, chance: &mut impl Chance) -> Action {
    let size = game.board().size();
    for _ in 0..TRIES {
        let station = Station(chance.below(size as u32) as u16);
        if state.is_free(station) {
            return Action::Picket(station);
        }
    }
    let free = size as u32 - u32::from(state.placed());
    // While it is somebody's turn a station is free, so the n-th is there.
    Action::Picket(state.nth_free(chance.below(free), size).unwrap_or(Station(0)))
}

/// What is refused, and by which clause.
pub(crate) fn refuse(
    game: &GardezLaLigne,
    state: &State,
    union: Union,
    station: Station,
) -> Result<(), Refusal> {
    match game.turn(state) {
        None if state.placed() < game.pickets_each() * game.seats() => Err(BOARD_FULL),
        None => Err(ALL_PLACED),
        Some(turn) if turn != union => Err(NOT_THEIR_TURN),
        Some(_) if station.index() >= game.board().size() => Err(UNKNOWN),
        Some(_) if !state.is_free(station) => Err(TAKEN),
        Some(_) => Ok(()),
    }
}

/// What it does.
#[inline]
pub(crate) fn place(
    game: &GardezLaLigne,
    state: &mut State,
    union: Union,
    station: Station,
    context: &mut impl Context<GardezLaLigne>,
) {
    state.put(station);
    let through = game.board().through(station);
    // Lines are counted as they serve the station, even those that give nothing (G8, G9, GR4, GR9).
    let points = if through.len() == 1 { 2 } else { 1 };
    let mut gained = Lines::default();
    let mut dry = Lines::default();
    let mut before = [Token::SHEET; MAX_LINES];
    // In the order of the sheet, which matters when markers run out on the way (GR8).
    for line in through.iter() {
        if game.needs_marker_in_vain(state, line, union) {
            dry = dry.with(line);
            continue;
        }
        gained = gained.with(line);
        before[line.index()] = state.advance(line, union, points);
    }

    context.tell(|| Event::Picket { union, station, points, lines: gained.iter().collect() });
    if !dry.is_empty() {
        context.tell(|| Event::OutOfMarkers { union, lines: dry.iter().collect() });
    }
    tell_control(state, union, gained, &before, context);
    if game.turn(state).is_none() {
        context.tell(|| game.end(state));
    }
}

/// Tells which control tokens moved (G11, G12), together those that came from the same place. Nothing of it is left in
/// a silent game.
#[inline]
fn tell_control(
    state: &State,
    union: Union,
    gained: Lines,
    before: &[Token; MAX_LINES],
    context: &mut impl Context<GardezLaLigne>,
) {
    // The compiler only drops loops whose end it can see, hence all lines instead of those gained.
    let moved = |from: Token, to: Token| -> Lines {
        let did = |line: &Line| before[line.index()] == from && state.token(*line) == to;
        (0..MAX_LINES as u8).map(Line).filter(|line| gained.contains(*line) && did(line)).collect()
    };
    let own = Token::held_by(union);
    let taken = moved(Token::SHEET, own);
    if !taken.is_empty() {
        context.tell(|| Event::Taken { union, lines: taken.iter().collect() });
    }
    for to in [own, Token::SHEET] {
        for from in (0..MAX_UNIONS as u8).map(Union::new).filter(|from| *from != union) {
            let lines = moved(Token::held_by(from), to);
            if lines.is_empty() {
                continue;
            }
            context.tell(|| {
                let lines = lines.iter().collect();
                if to == own { Event::Seized { union, from, lines } } else { Event::Returned { from, lines } }
            });
        }
    }
}
