//! What a game's drawing must give, typed by its game.

use crate::box_label::BoxLabel;
use crate::context::BoardContext;
use crate::kit::sign;
use crate::lesson_sources::LessonSources;
use crate::poster_style::PosterStyle;
use leptos::prelude::*;
use rules::{Game, Hidden, Locales, Seat};

/// So many actions have buttons of their own beside the board; of more, none has.
const MAIN_ACTIONS: usize = 3;

/// How a game is drawn. It knows nothing that the game's view does not say.
pub trait GamePage: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// What its box says of it.
    const BOX: BoxLabel;

    /// Its RULES.md, for the page of rules.
    const RULES: &'static str;

    /// What a newcomer reads before the clauses, in both languages; empty for a game that has none yet.
    const OVERVIEW: Locales = Locales { fr: "", en: "" };

    /// Its style sheet. Colours and sizes go there or into SVG attributes: the page allows no inline style.
    const STYLE: &'static str = "";

    /// Its lessons, by which a newcomer learns it at the table.
    const LESSONS: LessonSources = LessonSources::NONE;

    /// How the poster of a finished game is printed.
    const POSTER: PosterStyle = PosterStyle::PLAIN;

    /// A few of its things as they lie on its table, for a drawing of 600 by 340 whose middle is at 300 and 168.
    fn table_things() -> AnyView {
        ().into_any()
    }

    /// One of what its score counts, 24 wide and 34 high.
    fn score_token() -> AnyView {
        view! { <circle cx="12" cy="17" r="10" /> }.into_any()
    }

    /// A small drawing for a step of a turn in the overview, counted from 0; it says nothing that the words do not.
    fn step_picture(step: usize) -> AnyView {
        let _ = step;
        ().into_any()
    }

    /// The drawing itself.
    fn board(context: BoardContext<Self::Game>) -> AnyView;

    /// What is kept beside the drawing.
    fn sheet(context: BoardContext<Self::Game>) -> AnyView {
        let _ = context;
        ().into_any()
    }

    /// The sign by which a seat is known on the drawing, told apart without colour too.
    fn sign(context: BoardContext<Self::Game>, seat: Seat) -> AnyView {
        let _ = (context, seat);
        ().into_any()
    }

    /// The class that colours what is a seat's: what has it is filled with the colour, and finds it as `--seat`.
    fn seat_class(context: BoardContext<Self::Game>, seat: Seat) -> String {
        let _ = context;
        sign::class(seat)
    }

    /// How a seat stands, in a few words.
    fn standing(context: BoardContext<Self::Game>, seat: Seat) -> String {
        let _ = (context, seat);
        String::new()
    }

    /// The score of a seat in figures, as its plate shows it; nothing where the game keeps none.
    fn score_figures(context: BoardContext<Self::Game>, seat: Seat) -> String {
        let score = context.view.with(|view| Self::score(view, seat));
        score.map(|score| format!("{score:.0}").replace('-', "−")).unwrap_or_default()
    }

    /// What is asked now, in a sentence: to the reader in the second person, of the others by name. It stands in the bar.
    fn prompt(context: BoardContext<Self::Game>) -> String {
        let _ = context;
        String::new()
    }

    /// The actions that have a button of their own beside the board, the one that Space does first: those that are left
    /// once one knows what one wants, such as rolling, passing, confirming. Where there are few, they are all of them.
    fn main_actions(context: BoardContext<Self::Game>) -> Vec<<Self::Game as rules::Rules>::Action> {
        let choices = context.choices.get();
        let asked: Vec<_> = choices
            .iter()
            .filter(|action| !Self::is_secondary(context, action))
            .take(MAIN_ACTIONS + 1)
            .cloned()
            .collect();
        if asked.len() > MAIN_ACTIONS { Vec::new() } else { asked }
    }

    /// May this be done by itself where it is all that can be done? Not what tells something by being quick, such as
    /// having nothing to answer with, nor what one wants to do by hand, such as rolling a die.
    fn is_forced(context: BoardContext<Self::Game>, action: &<Self::Game as rules::Rules>::Action) -> bool {
        let _ = (context, action);
        false
    }

    /// What decided the game, in a sentence or two, once it is over; nothing where the scores say it.
    fn verdict(context: BoardContext<Self::Game>) -> String {
        let _ = context;
        String::new()
    }

    /// What a seat has of what decides the game, as anybody sees it: the plot of a finished game follows it. Nothing where
    /// the seat no longer plays for itself, or the game keeps no score.
    fn score(view: &<Self::Game as Hidden>::View, seat: Seat) -> Option<f64> {
        let _ = (view, seat);
        None
    }

    /// After which number what was told is still being shown by the drawing, such as how the game ended: as long as
    /// there is one, whoever frames the drawing says nothing of what came after it, nor of the result.
    fn withheld(context: BoardContext<Self::Game>) -> Option<u64> {
        let _ = context;
        None
    }

    /// Can a bot's advice help now? Not where the game asks what its player knows or can do.
    fn allows_hint(context: BoardContext<Self::Game>) -> bool {
        let _ = context;
        true
    }

    /// A choice in a few words; people search the list of choices by it.
    fn short_label(
        context: BoardContext<Self::Game>,
        action: &<Self::Game as rules::Rules>::Action,
    ) -> String {
        context.say_action(action)
    }

    /// Is this a choice beside the matter at hand, to be folded away under the others? Where there are many of them,
    /// what one is asked would drown.
    fn is_secondary(
        context: BoardContext<Self::Game>,
        action: &<Self::Game as rules::Rules>::Action,
    ) -> bool {
        let _ = (context, action);
        false
    }

    /// A choice as its button shows it.
    fn label(context: BoardContext<Self::Game>, action: <Self::Game as rules::Rules>::Action) -> AnyView {
        (move || Self::short_label(context, &action)).into_any()
    }
}
