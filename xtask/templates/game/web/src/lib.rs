//! Game Name as the page draws it: the votes that are left, those of each player, and a button for each choice.

mod offers;
mod votes;

use game_name::GameName;
use game_ui::kit::{in_words, sign};
use game_ui::{BoxLabel, Difficulty, DrawingText, GamePage};
use leptos::prelude::*;
use rules::{Locales, Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<GameName>;

/// The sentences of the drawing itself.
static TEXT: DrawingText = DrawingText::new(Locales {
    fr: include_str!("../locales/fr.ftl"),
    en: include_str!("../locales/en.ftl"),
});

/// The drawing of Game Name.
pub struct Page;

impl GamePage for Page {
    type Game = GameName;

    const BOX: BoxLabel = BoxLabel { minutes: 5, difficulty: Difficulty::Easy };
    const RULES: &'static str = include_str!("../../RULES.md");
    const STYLE: &'static str = include_str!("../style.css");

    fn board(context: BoardContext) -> AnyView {
        view! { <div class="game-name-board">{votes::votes(context)} {offers::offers(context)}</div> }.into_any()
    }

    fn sheet(context: BoardContext) -> AnyView {
        in_words(context, move || TEXT.text(context, "in-words"), "game-name-words")
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        sign::sign(seat)
    }

    fn standing(context: BoardContext, seat: Seat) -> String {
        TEXT.say(context, &Phrase::new("standing").number("votes", votes::taken(context, seat)))
    }
}
