//! What the rules foretell of a view: asked once for each view that could change it, and shared by all that draws it.

use crate::BoardContext;
use leptos::prelude::*;
use minister::{Pawn, Way};
use rules::Seat;

#[derive(Copy, Clone)]
pub(crate) struct Previews {
    ways: Memo<Vec<[Option<Way>; 4]>>,
    lacks: Memo<Vec<Option<u8>>>,
    usable: Memo<Vec<u8>>,
}

impl Previews {
    pub(crate) fn of(context: BoardContext) -> Previews {
        context.shared(|| {
            let pawns = Memo::new(move |_| context.view.with(|view| view.pawns.clone()));
            // How a pawn goes on depends on where pawns stand and on nothing else, and asking is dear.
            let ways = Memo::new(move |_| {
                let game = context.game();
                let seats = Seat::all().take(pawns.with(Vec::len));
                let way = |seat, pawn| context.view.with_untracked(|view| game.way(view, seat, pawn));
                seats.map(|seat| Pawn::ALL.map(|pawn| way(seat, pawn))).collect()
            });
            let cabinet =
                Memo::new(move |_| context.view.with(|view| (view.chancellor, view.ministers.clone())));
            let lacks = Memo::new(move |_| {
                let game = context.game();
                let seats = Seat::all().take(cabinet.with(|(_, ministers)| ministers.len()));
                seats
                    .map(|seat| context.view.with_untracked(|view| game.lacks_for_chair(view, seat)))
                    .collect()
            });
            let usable = Memo::new(move |_| {
                let game = context.game();
                context.me().map(|me| context.view.with(|view| game.usable(view, me))).unwrap_or_default()
            });
            Previews { ways, lacks, usable }
        })
    }

    /// How this pawn can move next, were it its player's turn.
    pub(crate) fn way(self, seat: Seat, pawn: Pawn) -> Option<Way> {
        self.ways.with(|ways| ways.get(seat.index())?[pawn.index()].clone())
    }

    /// How many more ministers would give a player the chair; nothing for whoever holds it, or cannot get it now.
    pub(crate) fn lacks_for_chair(self, seat: Seat) -> Option<u8> {
        self.lacks.with(|lacks| lacks.get(seat.index()).copied().flatten())
    }

    /// Who is next in line for the chair, and how many ministers from it.
    pub(crate) fn nearest_to_chair(self) -> Option<(u8, Seat)> {
        self.lacks.with(|lacks| {
            let rivals = Seat::all().zip(lacks).filter_map(|(seat, short)| Some(((*short)?, seat)));
            rivals.min_by_key(|(short, _)| *short)
        })
    }

    /// The faces of the die that the reader could use now.
    pub(crate) fn usable(self) -> Vec<u8> {
        self.usable.get()
    }
}
