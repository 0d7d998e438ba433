//! Minister as the page draws it: a lithographed street of offices around, the council room, the calendar and the die within.

// Drawn on a server a view is a future inside futures, as deep as its elements.
#![recursion_limit = "512"]

mod barrier;
mod board;
mod cabinet;
mod days;
mod die;
mod glass;
mod hand;
mod icon;
mod majority;
mod note;
mod offers;
mod overview;
mod pawns;
mod piece;
mod plan;
mod press;
mod previews;
mod rim;
mod scene;
mod sheet;
mod sketch;
mod sounds;
mod spiral;
mod track;
mod trail;
mod verdict;
mod walk;
mod words;

use game_ui::kit::sign;
use game_ui::{BoxLabel, Difficulty, GamePage, LessonSources, PosterStyle};
use leptos::prelude::*;
use minister::{Action, Minister};
use rules::{Locales, Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<Minister>;

/// The drawing of Minister.
pub struct Page;

impl GamePage for Page {
    type Game = Minister;

    const BOX: BoxLabel = BoxLabel { minutes: 12, difficulty: Difficulty::Medium };
    const RULES: &'static str = include_str!("../../RULES.md");
    const OVERVIEW: Locales =
        Locales { fr: include_str!("../../overview.fr.md"), en: include_str!("../../overview.en.md") };
    const STYLE: &'static str = concat!(include_str!("../style.css"), include_str!("../theme.css"));
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    /// The lithographed lid of a box.
    const POSTER: PosterStyle = PosterStyle {
        paper: "#f2e6c8",
        ink: "#134a4f",
        ray: "#c4432b",
        weight: 400,
        family: "Bevan, Georgia, serif",
        ..PosterStyle::PLAIN
    };

    fn table_things() -> AnyView {
        overview::table_things()
    }

    /// A minister, as the turned pawn it is on the board: a foot, a waist, a collar and a head.
    fn score_token() -> AnyView {
        view! {
            <path d="M2.5 33v-2.5q0-3.6 4-4.6 3.4-4 3.2-10.4h4.6q-.2 6.4 3.2 10.4 4 1 4 4.6V33q-9.5 2-19 0z" />
            <path class="shade" d="M12 15.5h2.3q-.2 6.4 3.2 10.4 4 1 4 4.6V33q-4.7 1-9.5 1 5-9 0-18.5z" />
            <path d="M6.8 15.4q5.2-3.4 10.4 0-5.2 3.4-10.4 0z" />
            <circle cx="12" cy="7.8" r="6.6" />
            <path class="shade" d="M14.5 1.7a6.6 6.6 0 0 1-5.9 11.8q7-2 5.9-11.8z" />
            <path class="gloss" d="M8.3 7q.6-2.6 3-3.2M5.5 30.5q.4-1.8 2.5-2.3" />
        }
        .into_any()
    }

    fn step_picture(step: usize) -> AnyView {
        overview::step_picture(step)
    }

    fn board(context: BoardContext) -> AnyView {
        sounds::sounds(context);
        board::board(context)
    }

    fn sheet(context: BoardContext) -> AnyView {
        sheet::sheet(context)
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        sign::sign(seat)
    }

    fn prompt(context: BoardContext) -> String {
        game_ui::kit::question(context)
    }

    /// What is not done by pointing at a pawn, a space or a chair; of that only where there is little else to choose from.
    fn main_actions(context: BoardContext) -> Vec<Action> {
        let choices = context.choices.get();
        let on_board = |action: &Action| {
            matches!(
                action,
                Action::Settle(_)
                    | Action::Move { .. }
                    | Action::Lift(_)
                    | Action::Dismiss(_)
                    | Action::Sink { .. }
            )
        };
        let moves =
            |action: &Action| matches!(action, Action::Move { .. } | Action::Lift(_)) || !on_board(action);
        let few = choices.len() == 1 || choices.len() <= 3 && choices.iter().all(moves);
        choices.iter().filter(|action| few || !on_board(action)).take(3).cloned().collect()
    }

    /// A pawn that alone can move, or that alone is left to set up; the die is rolled by hand.
    fn is_forced(_: BoardContext, action: &Action) -> bool {
        !matches!(action, Action::Roll)
    }

    /// Ministers in the cabinet; the chair itself is told by the verdict.
    fn score(view: &minister::View, seat: Seat) -> Option<f64> {
        view.ministers.get(seat.index()).copied().map(f64::from)
    }

    /// As few words as a button at the foot of a small window has room for; the list of moves says it in full.
    fn short_label(context: BoardContext, action: &Action) -> String {
        match action {
            Action::Advance => words::text(context, "short-advance"),
            Action::Broth => words::text(context, "short-broth"),
            Action::Appoint(0) => words::text(context, "short-appoint-none"),
            Action::Appoint(count) => {
                words::say(context, &Phrase::new("short-appoint").number("count", *count))
            }
            Action::Lift(pawn) => {
                words::say(context, &Phrase::new("short-lift").number("pawn", i64::from(pawn.0) + 1))
            }
            Action::Move { pawn, to } => {
                let game = context.game();
                let kind = game.board().zone(to.zone).map_or("plain", |zone| zone.kind.word());
                let phrase =
                    Phrase::new("short-move").number("pawn", i64::from(pawn.0) + 1).name("kind", kind);
                let space = to.space.map_or(0, |space| i64::from(space) + 1);
                words::say(context, &phrase.number("zone", to.zone.called()).number("space", space))
            }
            _ => context.say_action(action),
        }
    }

    /// The whole sentence.
    fn label(context: BoardContext, action: Action) -> AnyView {
        (move || context.say_action(&action)).into_any()
    }

    fn standing(context: BoardContext, seat: Seat) -> String {
        let (ministers, chair) = context.view.with(|view| {
            (view.ministers.get(seat.index()).copied().unwrap_or_default(), view.chancellor == Some(seat))
        });
        let id = if chair { "standing-chancellor" } else { "standing" };
        words::say(context, &Phrase::new(id).number("ministers", ministers))
    }

    fn verdict(context: BoardContext) -> String {
        verdict::verdict(context)
    }
}
