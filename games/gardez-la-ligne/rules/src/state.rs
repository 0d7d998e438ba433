//! The state: all there is to know of a game, kept so that a picket costs no more than the lines through its station.

mod form;

use crate::board::{Line, MAX_LINES, MAX_STATIONS, Station};
use crate::view::View;
use form::Form;
use rules::{Seat, WideBitSet};
use serde::{Deserialize, Serialize};

/// A union is the player who leads it.
pub type Union = Seat;

/// No table seats more unions than this (G1).
pub const MAX_UNIONS: usize = 6;
/// No game sees more pickets than this: eight for each of six unions (G2).
pub const MAX_PICKETS: usize = 48;

/// A set of stations by their numbers.
type Stations = WideBitSet<{ MAX_STATIONS / 64 }>;

/// The state. Its arrays are as large as any board may need; what lies beyond the board stays empty, so that equal
/// games are equal states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct State {
    unions: u8,
    lines: u8,
    starter: Union,
    /// Whose the next picket is: kept, because the division that would find it costs more than all the rest of a turn.
    turn: Union,
    placed: u8,
    /// In the order they were placed; whose each one is follows from the starter, since nobody passes (G5, G6).
    pickets: [Station; MAX_PICKETS],
    taken: Stations,
    influence: [[u8; MAX_UNIONS]; MAX_LINES],
    /// The most influence anyone has on each line. It only ever grows, so leaders need no comparing of all unions.
    top: [u8; MAX_LINES],
    control: [Token; MAX_LINES],
    /// Markers on the sheet, one for each line on which the union has influence (G10).
    markers: [u8; MAX_UNIONS],
}

/// A control token: on the influence sheet, or in a union's hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token(u8);

impl Token {
    /// One place beyond the unions, so that a tally by holder needs no branch.
    pub(crate) const SHEET: Token = Token(MAX_UNIONS as u8);
    /// Places a token can be in.
    pub(crate) const PLACES: usize = MAX_UNIONS + 1;

    #[inline]
    pub(crate) fn place(self) -> usize {
        self.0.into()
    }

    #[inline]
    pub(crate) fn held_by(union: Union) -> Token {
        Token(union.into())
    }

    #[inline]
    pub(crate) fn holder(self) -> Option<Union> {
        (self != Token::SHEET).then(|| Union::new(self.0))
    }
}

impl State {
    /// Before the first picket.
    pub(crate) fn new(unions: u8, lines: usize, starter: Union) -> State {
        State {
            unions,
            lines: lines as u8,
            starter,
            turn: starter,
            placed: 0,
            pickets: [Station(0); MAX_PICKETS],
            taken: Stations::NONE,
            influence: [[0; MAX_UNIONS]; MAX_LINES],
            top: [0; MAX_LINES],
            control: [Token::SHEET; MAX_LINES],
            markers: [0; MAX_UNIONS],
        }
    }

    /// The state that somebody sees; `None` for a view that no state gives.
    pub(crate) fn of(view: &View) -> Option<State> {
        Form::from(view).try_into().ok()
    }

    /// How many unions play.
    pub fn unions(&self) -> u8 {
        self.unions
    }

    /// How many lines the influence sheet has.
    pub fn lines(&self) -> u8 {
        self.lines
    }

    /// Who placed the first picket.
    pub fn starter(&self) -> Union {
        self.starter
    }

    /// How many pickets stand.
    #[inline]
    pub fn placed(&self) -> u8 {
        self.placed
    }

    /// Every picket with its union, in the order they were placed.
    pub fn pickets(&self) -> impl DoubleEndedIterator<Item = (Station, Union)> {
        let owner = |n| Union::new((u8::from(self.starter) + n) % self.unions);
        (0..self.placed).map(move |n| (self.pickets[n as usize], owner(n)))
    }

    /// Whose the next picket is.
    #[inline]
    pub(crate) fn turn(&self) -> Union {
        self.turn
    }

    /// Is there no picket at this station?
    #[inline]
    pub fn is_free(&self, station: Station) -> bool {
        !self.taken.contains(station.0)
    }

    /// The free ones among the first `size` stations.
    pub(crate) fn free(&self, size: usize) -> impl Iterator<Item = Station> {
        (0..size as u16).map(Station).filter(|station| self.is_free(*station))
    }

    /// The n-th free one among the first `size` stations.
    pub(crate) fn nth_free(&self, n: u32, size: usize) -> Option<Station> {
        self.taken.nth_missing(n, size).map(Station)
    }

    /// A union's influence on a line.
    #[inline]
    pub fn influence(&self, line: Line, union: Union) -> u8 {
        self.influence[line.index()][union.index()]
    }

    /// Who controls a line.
    #[inline]
    pub fn control(&self, line: Line) -> Option<Union> {
        self.control[line.index()].holder()
    }

    /// A line's control token.
    #[inline]
    pub(crate) fn token(&self, line: Line) -> Token {
        self.control[line.index()]
    }

    /// Every line's control token.
    #[inline]
    pub(crate) fn tokens(&self) -> &[Token] {
        &self.control[..self.lines.into()]
    }

    /// How many markers a union has on the sheet.
    #[inline]
    pub fn markers(&self, union: Union) -> u8 {
        self.markers[union.index()]
    }

    /// Puts the next picket on a free station.
    #[inline]
    pub(crate) fn put(&mut self, station: Station) {
        self.pickets[self.placed as usize] = station;
        self.placed += 1;
        self.turn = self.turn.next(self.unions);
        self.taken.insert(station.0);
    }

    /// Moves a union's marker forward, and the line's control token with it (G10, G11, G12). Gives back where the
    /// token was.
    #[inline]
    pub(crate) fn advance(&mut self, line: Line, union: Union, points: u8) -> Token {
        let influence = &mut self.influence[line.index()][union.index()];
        self.markers[union.index()] += u8::from(*influence == 0);
        *influence += points;
        let (top, control) = (&mut self.top[line.index()], &mut self.control[line.index()]);
        let before = *control;
        // Whoever reaches the top anew was below it, so somebody else is there too when it is not passed.
        if *influence > *top {
            *top = *influence;
            *control = Token::held_by(union);
        } else if *influence == *top {
            *control = Token::SHEET;
        }
        before
    }
}
