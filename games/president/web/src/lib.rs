//! Le Jeu du Président as the page draws it: the map of France, the dice, the cards and challenges, and the tally.

// Drawn on a server a view is a future inside futures, as deep as its elements.
#![recursion_limit = "512"]

mod asked;
mod banner;
mod board;
mod campaign;
mod challenge;
mod choice;
mod debts;
mod decide;
mod desk;
mod dice;
#[cfg(test)]
mod fixture;
mod government;
mod join;
mod map;
mod millions;
mod named;
mod night;
mod overview;
mod party;
mod piles;
mod place;
mod poster;
mod ranking;
mod sheet;
mod sounds;
mod sum;
mod tally;
mod tumbling;
mod words;

use game_ui::{BoxLabel, Difficulty, GamePage, LessonSources, PosterChart, PosterStyle};
use leptos::prelude::*;
use president::{Action, Ending, President, Step};
use rules::{Arg, Locales, Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<President>;

/// The drawing of Le Jeu du Président.
pub struct Page;

impl GamePage for Page {
    type Game = President;

    const BOX: BoxLabel = BoxLabel { minutes: 40, difficulty: Difficulty::Medium };
    const RULES: &'static str = include_str!("../../RULES.md");
    const OVERVIEW: Locales =
        Locales { fr: include_str!("../../overview.fr.md"), en: include_str!("../../overview.en.md") };
    const STYLE: &'static str = concat!(
        include_str!("../style/board.css"),
        include_str!("../style/map.css"),
        include_str!("../style/sheet.css"),
        include_str!("../style/challenge.css"),
        include_str!("../style/night.css"),
        include_str!("../theme.css"),
    );
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    /// The studio on election night.
    const POSTER: PosterStyle = PosterStyle {
        paper: "#0b1546",
        ink: "#ffffff",
        ray: "#ffd23e",
        on_ray: "#0b1546",
        capitals: true,
        weight: 400,
        family: "Anton, Impact, sans-serif",
        dark: true,
        chart: PosterChart::Columns,
        ..PosterStyle::PLAIN
    };

    fn table_things() -> AnyView {
        overview::table_things()
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

    fn sign(context: BoardContext, seat: Seat) -> AnyView {
        party::sign(context, seat)
    }

    fn seat_class(context: BoardContext, seat: Seat) -> String {
        party::seat_class(context, seat)
    }

    fn prompt(context: BoardContext) -> String {
        asked::prompt(context)
    }

    /// Votes; an ally of the second round has none of its own.
    fn score(view: &president::View, seat: Seat) -> Option<f64> {
        (view.side(seat) == seat).then(|| f64::from(view.votes_of(seat)))
    }

    /// In millions; on election night what has been counted so far.
    fn score_figures(context: BoardContext, seat: Seat) -> String {
        let (votes, side) = context.view.with(|view| (view.votes_of(seat), view.side(seat)));
        let votes = night::Evening::of(context).so_far(seat).unwrap_or(votes);
        if side == seat { millions::short(context.lang(), votes) } else { String::new() }
    }

    /// Territories where nothing is left to choose, and the end of naming; dice, cards and challenges are one's own to begin.
    fn is_forced(_: BoardContext, action: &Action) -> bool {
        use Action::{Join, Name, Pick, Proclaim, Take};
        matches!(action, Join(_) | Take(_) | Pick { .. } | Name { .. } | Proclaim)
    }

    fn standing(context: BoardContext, seat: Seat) -> String {
        let (votes, side) = context.view.with(|view| (view.votes_of(seat), view.side(seat)));
        let votes = night::Evening::of(context).so_far(seat).unwrap_or(votes);
        if side != seat {
            return words::of(context, "standing-ally", side);
        }
        let millions = millions::short(context.lang(), votes);
        words::say(context, &Phrase::new("standing").number("count", votes).name("millions", millions))
    }

    /// By which rule it ended. Allies stand in the result with the votes of their head, so it says who played for whom.
    fn verdict(context: BoardContext) -> String {
        let deducts = context.game().deducts_debts();
        let (camps, elected, ending) =
            context.view.with(|view| (tally::bars(view, deducts), view.elected, view.ending));
        let ending = ending.filter(|_| context.outcome().is_some()).map(|ending| {
            let id = match ending {
                Ending::Majority => "verdict-majority",
                Ending::Count => "verdict-count",
                Ending::RunOff => "verdict-run-off",
            };
            words::text(context, id)
        });
        // Two with as many votes, and one of them president: that asks for a word (PR15).
        let tie =
            (tally::is_level(&camps) && elected.len() == 1).then(|| words::text(context, "verdict-tie"));
        let camps = camps.iter().filter(|camp| !camp.allies.is_empty());
        let said = camps.map(|camp| {
            let allies = Arg::List(camp.allies.iter().map(Arg::Seat).collect());
            let phrase = Phrase::new("verdict-camp").arg("allies", allies).seat("player", camp.seat);
            words::say(context, &phrase.number("count", camp.allies.len() as i64))
        });
        ending.into_iter().chain(tie).chain(said).collect::<Vec<_>>().join(" ")
    }

    fn withheld(context: BoardContext) -> Option<u64> {
        night::Evening::of(context).withheld()
    }

    fn allows_hint(context: BoardContext) -> bool {
        // A bot knows no answers, tells no stories and has no opinion of them.
        context.view.with(|view| !matches!(view.step, Step::Look | Step::Answer | Step::Ballot))
    }

    /// Of many choices those that are no territory, which is chosen on the map; never to give up, which the card asks twice.
    fn main_actions(context: BoardContext) -> Vec<Action> {
        // What the dice offer is told when they lie.
        if tumbling::Tumbling::of(context).now() {
            return Vec::new();
        }
        choice::main_actions(&context.choices.get())
    }

    fn short_label(context: BoardContext, action: &Action) -> String {
        choice::short_label(context, action)
    }

    fn is_secondary(_: BoardContext, action: &Action) -> bool {
        choice::is_secondary(action)
    }

    fn label(context: BoardContext, action: Action) -> AnyView {
        choice::label(context, action)
    }
}
