//! The state: all there is to know of a game, kept flat and small.

mod form;

use crate::action::{Pawn, Pawns, Spot};
use crate::board::{MAX_ZONES, Zone};
use crate::event::Ending;
use crate::track::{Space, Spaces};
use crate::view::View;
use form::Form;
use rules::{Seat, never};
use serde::{Deserialize, Serialize};

/// No table seats more players than this (M1).
pub const MAX_PLAYERS: usize = 4;
/// Ministers of each player (M1).
pub const MINISTERS: u8 = 17;
/// Posts of the cabinet, besides the chancellor's chair (M3).
pub const POSTS: usize = 16;

/// Nobody's: one beyond the players, so that tallies by owner need no branch.
pub(crate) const NOBODY: u8 = MAX_PLAYERS as u8;
/// Actions of influence that can be under way at once (MR10).
const MOST_ROUNDS: usize = 8;
const NOWHERE: u8 = u8::MAX;
const UNCOUNTED: u8 = u8::MAX;

/// What the game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// The next pawn's place at the start; so many stand (M2).
    SetUp(u8),
    /// The die of the turn (M10).
    Roll,
    /// What to use the die for (M10, M23, M33).
    Use,
    /// A roll for a press space; so many are left (M20).
    Press(u8),
    /// How many ministers to place, at most so many (MR13).
    Appoint(u8),
    /// Whose minister to remove; so many more (M40).
    Dismiss(u8),
    /// What the influence space in this zone is used for (M30).
    Influence(Zone),
    /// Another pawn to be sent down by the influence space in this zone (MR11).
    Sink(Zone),
    /// Which of one's pawns moves on next by influence (M31).
    Advance,
    /// What the influence of the time spiral is used for (M51).
    TimeInfluence,
    /// Whose minister makes room for the chancellor's new one (M52, MR21).
    Bonus,
    /// Nothing more.
    Over(Ending),
}

/// Where a pawn stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    zone: u8,
    space: u8,
    /// In the broth below that space (M32).
    pub(crate) broth: bool,
    /// Exiled, and not on the opinion space since (MR24).
    pub(crate) exile: bool,
}

impl Stand {
    const OUT: Stand = Stand { zone: NOWHERE, space: UNCOUNTED, broth: false, exile: false };

    #[inline]
    pub(crate) fn zone(self) -> Zone {
        Zone(self.zone)
    }

    /// Its space; 255 where spaces are not counted.
    #[inline]
    pub(crate) fn space(self) -> u8 {
        self.space
    }

    #[inline]
    pub(crate) fn is_out(self) -> bool {
        self.zone == NOWHERE
    }

    pub(crate) fn spot(self) -> Spot {
        Spot { zone: self.zone(), space: (self.space != UNCOUNTED).then_some(self.space) }
    }
}

/// The state. What lies beyond the players and the board stays empty, so that equal games are equal states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct State {
    pub(crate) players: u8,
    pub(crate) starter: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    /// The die of this turn; 0 before it is rolled.
    pub(crate) die: u8,
    /// Rolls made for the press space arrived at; 0 where none was made.
    pub(crate) thrown: [u8; 3],
    /// The space of the time marker.
    pub(crate) time: u8,
    /// Who is chancellor, or `NOBODY`.
    chair: u8,
    /// Turns that are over.
    pub(crate) turns: u16,
    /// Inputs so far: every one answers a window of its own.
    pub(crate) inputs: u32,
    /// Own pawns that still move, for each action of influence, the latest first (MR9, MR10).
    rounds: [Pawns; MOST_ROUNDS],
    /// Posts held by each player, and last the vacant ones.
    held: [u8; MAX_PLAYERS + 1],
    posts: [u8; POSTS],
    pawns: [[Stand; 4]; MAX_PLAYERS],
    /// For each zone its spaces that are taken or kept free above a pawn in the broth (M34, MR8).
    taken: [Spaces; MAX_ZONES],
}

impl State {
    /// Before anything is placed.
    pub(crate) fn new(players: u8, starter: Seat, time: u8) -> State {
        State {
            players,
            starter,
            turn: starter,
            step: Step::SetUp(0),
            die: 0,
            thrown: [0; 3],
            time,
            chair: NOBODY,
            turns: 0,
            inputs: 0,
            rounds: [Pawns::NONE; MOST_ROUNDS],
            held: [0, 0, 0, 0, POSTS as u8],
            posts: [NOBODY; POSTS],
            pawns: [[Stand::OUT; 4]; MAX_PLAYERS],
            taken: [Spaces::NONE; MAX_ZONES],
        }
    }

    /// The state that somebody sees; `None` for a view that no state gives.
    pub(crate) fn of(view: &View) -> Option<State> {
        Form::from(view).try_into().ok()
    }

    /// Everybody at the table.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat::new)
    }

    #[inline]
    pub(crate) fn chair(&self) -> Option<Seat> {
        (self.chair != NOBODY).then(|| Seat::new(self.chair))
    }

    /// Who decides on the bonus of the chair.
    pub(crate) fn chancellor(&self) -> Seat {
        never!(self.chair().is_none(), "the bonus of the chair is asked for, and nobody sits on it");
        self.chair().unwrap_or(self.turn)
    }

    /// Posts a player holds.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    #[inline]
    pub(crate) fn vacant(&self) -> u8 {
        self.held[MAX_PLAYERS]
    }

    /// Ministers in the cabinet, the chancellor among them (M41).
    #[inline]
    pub(crate) fn ministers(&self, seat: Seat) -> u8 {
        self.held[seat.index()] + u8::from(self.chair == u8::from(seat))
    }

    /// Ministers still before the player.
    #[inline]
    pub(crate) fn supply(&self, seat: Seat) -> u8 {
        MINISTERS - self.ministers(seat)
    }

    pub(crate) fn posts(&self) -> impl Iterator<Item = Option<Seat>> {
        self.posts.iter().map(|owner| (*owner != NOBODY).then(|| Seat::new(*owner)))
    }

    #[inline]
    pub(crate) fn stand(&self, seat: Seat, pawn: Pawn) -> Stand {
        self.pawns[seat.index()][pawn.index()]
    }

    #[inline]
    pub(crate) fn stands(&self, seat: Seat) -> &[Stand; 4] {
        &self.pawns[seat.index()]
    }

    #[inline]
    pub(crate) fn taken(&self, zone: Zone) -> Spaces {
        self.taken[zone.index()]
    }

    /// Puts a pawn there, whether it came from the track or from outside. It is not in the broth.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, pawn: Pawn, to: Spot) {
        let stand = &mut self.pawns[seat.index()][pawn.index()];
        if stand.space != UNCOUNTED {
            self.taken[usize::from(stand.zone)].remove(Space(stand.space));
        }
        stand.zone = to.zone.0;
        stand.space = to.space.unwrap_or(UNCOUNTED);
        if stand.space != UNCOUNTED {
            self.taken[to.zone.index()].insert(Space(stand.space));
        }
    }

    /// Sends a pawn down or lifts it; the space above stays kept for it (M34).
    #[inline]
    pub(crate) fn set_broth(&mut self, seat: Seat, pawn: Pawn, broth: bool) {
        self.pawns[seat.index()][pawn.index()].broth = broth;
    }

    #[inline]
    pub(crate) fn set_exile(&mut self, seat: Seat, pawn: Pawn, exile: bool) {
        self.pawns[seat.index()][pawn.index()].exile = exile;
    }

    /// Gives the first post of `from` to `to`.
    #[inline]
    pub(crate) fn change_post(&mut self, from: u8, to: u8) {
        if let Some(post) = self.posts.iter_mut().find(|owner| **owner == from) {
            *post = to;
            self.held[usize::from(from)] -= 1;
            self.held[usize::from(to)] += 1;
        }
    }

    #[inline]
    pub(crate) fn set_chair(&mut self, seat: Seat) {
        self.chair = seat.into();
    }

    /// The pawns that still move by the latest action of influence.
    #[inline]
    pub(crate) fn round(&self) -> Pawns {
        self.rounds[0]
    }

    /// Another action of influence: these pawns move before those of the earlier ones.
    #[inline]
    pub(crate) fn begin_round(&mut self, pawns: Pawns) {
        self.rounds.copy_within(..MOST_ROUNDS - 1, 1);
        self.rounds[0] = pawns;
    }

    /// This pawn has moved. An action of influence whose pawns have all moved gives way to the one before it.
    #[inline]
    pub(crate) fn moved_in_round(&mut self, pawn: Pawn) {
        self.rounds[0].remove(pawn);
        if self.rounds[0].is_empty() {
            self.rounds.copy_within(1.., 0);
            self.rounds[MOST_ROUNDS - 1] = Pawns::NONE;
        }
    }
}
