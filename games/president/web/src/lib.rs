//! Le Jeu du Président as the page draws it: the map of France, the dice, the cards and challenges, and the tally.

mod board;
mod map;
mod party;
mod sheet;
mod words;

use leptos::prelude::*;
use president::President;
use rules::{Phrase, Seat};
use slot::GamePage;

/// What the drawing is given.
type Seen = slot::Seen<President>;

/// The drawing of Le Jeu du Président.
pub struct Page;

impl GamePage for Page {
    type Game = President;

    const RULES: &'static str = include_str!("../../RULES.md");
    const STYLE: &'static str = concat!(
        include_str!("../style/board.css"),
        include_str!("../style/map.css"),
        include_str!("../style/sheet.css"),
        include_str!("../style/challenge.css"),
        include_str!("../style/night.css"),
    );

    fn board(seen: Seen) -> AnyView {
        board::board(seen)
    }

    fn sheet(seen: Seen) -> AnyView {
        sheet::sheet(seen)
    }

    fn sign(seen: Seen, seat: Seat) -> AnyView {
        party::sign(seen, seat)
    }

    fn standing(seen: Seen, seat: Seat) -> String {
        let votes = seen.view.with(|view| view.votes.get(seat.index()).copied().unwrap_or_default());
        words::say(seen, &Phrase::new("standing").number("votes", votes))
    }
}
