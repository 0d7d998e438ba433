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

use game_ui::{BoxLabel, Difficulty, GamePage, LessonSources, PosterStyle};
use leptos::prelude::*;
use president::{Action, President, Step};
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
        include_str!("../matter.css"),
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
        ..PosterStyle::PLAIN
    };

    fn table_things() -> AnyView {
        overview::table_things()
    }

    fn step_picture(step: usize) -> AnyView {
        overview::step_picture(step)
    }

    fn board(seen: BoardContext) -> AnyView {
        sounds::sounds(seen);
        board::board(seen)
    }

    fn sheet(seen: BoardContext) -> AnyView {
        sheet::sheet(seen)
    }

    fn sign(seen: BoardContext, seat: Seat) -> AnyView {
        party::sign(seen, seat)
    }

    fn prompt(seen: BoardContext) -> String {
        asked::prompt(seen)
    }

    /// Votes; an ally of the second round has none of its own.
    fn score(view: &president::View, seat: Seat) -> Option<f64> {
        (view.side(seat) == seat).then(|| f64::from(view.votes_of(seat)))
    }

    /// In millions; on election night what has been counted so far.
    fn score_figures(seen: BoardContext, seat: Seat) -> String {
        let (votes, side) = seen.view.with(|view| (view.votes_of(seat), view.side(seat)));
        let votes = night::Evening::of(seen).so_far(seat).unwrap_or(votes);
        if side == seat { millions::short(seen.lang(), votes) } else { String::new() }
    }

    fn standing(seen: BoardContext, seat: Seat) -> String {
        let (votes, side) = seen.view.with(|view| (view.votes_of(seat), view.side(seat)));
        let votes = night::Evening::of(seen).so_far(seat).unwrap_or(votes);
        if side != seat {
            return words::of(seen, "standing-ally", side);
        }
        let millions = millions::short(seen.lang(), votes);
        words::say(seen, &Phrase::new("standing").number("count", votes).name("millions", millions))
    }

    /// Allies stand in the result with the votes of their head, so it says who played for whom.
    fn verdict(seen: BoardContext) -> String {
        let deducts = seen.game().deducts_debts();
        let (camps, elected) = seen.view.with(|view| (tally::bars(view, deducts), view.elected));
        // Two with as many votes, and one of them president: that asks for a word (PR15).
        let tie = (tally::is_level(&camps) && elected.len() == 1).then(|| words::text(seen, "verdict-tie"));
        let camps = camps.iter().filter(|camp| !camp.allies.is_empty());
        let said = camps.map(|camp| {
            let allies = Arg::List(camp.allies.iter().map(Arg::Seat).collect());
            let phrase = Phrase::new("verdict-camp").arg("allies", allies).seat("player", camp.seat);
            words::say(seen, &phrase.number("count", camp.allies.len() as i64))
        });
        tie.into_iter().chain(said).collect::<Vec<_>>().join(" ")
    }

    fn withheld(seen: BoardContext) -> Option<u64> {
        night::Evening::of(seen).withheld()
    }

    fn allows_hint(seen: BoardContext) -> bool {
        // A bot knows no answers, tells no stories and has no opinion of them.
        seen.view.with(|view| !matches!(view.step, Step::Look | Step::Answer | Step::Ballot))
    }

    /// Of many choices those that are no territory, which is chosen on the map; never to give up, which the card asks twice.
    fn main_actions(seen: BoardContext) -> Vec<Action> {
        // What the dice offer is told when they lie.
        if tumbling::Tumbling::of(seen).now() {
            return Vec::new();
        }
        choice::main_actions(&seen.choices.get())
    }

    fn short_label(seen: BoardContext, action: &Action) -> String {
        choice::short_label(seen, action)
    }

    fn is_secondary(_: BoardContext, action: &Action) -> bool {
        choice::is_secondary(action)
    }

    fn label(seen: BoardContext, action: Action) -> AnyView {
        choice::label(seen, action)
    }
}
