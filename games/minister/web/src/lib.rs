//! Minister as the page draws it: the career track around, the cabinet, the time spiral and the die within.

mod board;
mod cabinet;
mod die;
mod hand;
mod icon;
mod pawns;
mod plan;
mod press;
mod rim;
mod sheet;
mod spiral;
mod track;
mod verdict;
mod words;

use game_ui::kit::sign;
use game_ui::{GamePage, LessonSources};
use leptos::prelude::*;
use minister::Minister;
use rules::{Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<Minister>;

/// The drawing of Minister.
pub struct Page;

impl GamePage for Page {
    type Game = Minister;

    const RULES: &'static str = include_str!("../../RULES.md");
    const STYLE: &'static str = include_str!("../style.css");
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    fn board(seen: BoardContext) -> AnyView {
        board::board(seen)
    }

    fn sheet(seen: BoardContext) -> AnyView {
        sheet::sheet(seen)
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        sign::sign(seat)
    }

    fn standing(seen: BoardContext, seat: Seat) -> String {
        let (ministers, chair) = seen.view.with(|view| {
            (view.ministers.get(seat.index()).copied().unwrap_or_default(), view.chancellor == Some(seat))
        });
        let id = if chair { "standing-chancellor" } else { "standing" };
        words::say(seen, &Phrase::new(id).number("ministers", ministers))
    }

    fn verdict(seen: BoardContext) -> String {
        verdict::verdict(seen)
    }
}
