//! Gardez la Ligne as the page draws it: the map, the influence sheet, the negotiation, and the signs of the unions.

mod badge;
mod foresight;
mod list;
mod map;
mod negotiation;
mod sheet;
mod words;

use game_ui::kit::sign;
use game_ui::{GamePage, LessonSources};
use gardez_la_ligne::{Action, GardezLaLigne};
use leptos::prelude::*;
use rules::{Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<GardezLaLigne>;

/// The drawing of Gardez la Ligne.
pub struct Page;

impl GamePage for Page {
    type Game = GardezLaLigne;

    const RULES: &'static str = include_str!("../../RULES.md");
    const STYLE: &'static str = include_str!("../style.css");
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    fn board(seen: BoardContext) -> AnyView {
        map::map(seen)
    }

    fn sheet(seen: BoardContext) -> AnyView {
        sheet::sheet(seen)
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        sign::sign(seat)
    }

    fn standing(seen: BoardContext, seat: Seat) -> String {
        let (seats, pickets) = seen.view.with(|view| {
            let index = seat.index();
            let seats = view.seats.get(index).copied().unwrap_or_default();
            (seats, view.pickets_left.get(index).copied().unwrap_or_default())
        });
        words::say(seen, &Phrase::new("standing").number("seats", seats).number("pickets", pickets))
    }

    /// The station: placing a picket is all one can do, so only where is worth saying.
    fn brief(seen: BoardContext, action: &Action) -> String {
        let Action::Picket(station) = *action;
        let game = seen.game();
        game.board().place(station).map(|place| place.name.clone()).unwrap_or_default()
    }

    fn label(seen: BoardContext, action: Action) -> AnyView {
        let Action::Picket(station) = action;
        let game = seen.game();
        let badges = badge::badges(game.board(), game.board().through(station).iter());
        let sentence = move || seen.say_action(&action);
        view! {
            <span class="unseen">{sentence}</span>
            <span aria-hidden="true">{Page::brief(seen, &action)}</span>
            {badges}
        }
        .into_any()
    }
}
