//! Politico as the page draws it: the chamber, the newspaper, what is on the table, and one's hand.

// Drawn on a server a view is a future inside futures, as deep as its elements.
#![recursion_limit = "512"]

mod aim;
mod amendments;
mod attack;
mod attacked;
mod benches;
mod board;
mod caption;
mod card;
mod chamber;
mod drag;
mod figure;
#[cfg(test)]
mod fixture;
mod government;
mod hall;
mod hand;
mod icon;
mod investiture;
mod known;
mod main_action;
mod ministers;
mod news;
mod offers;
mod overview;
mod party;
mod pen;
mod pledges;
mod poll;
mod question;
mod race;
mod reaction;
mod rostrum;
mod scene;
mod sectors;
mod since;
mod sounds;
mod standard;
mod table_cards;
mod words;

use game_ui::{BoxLabel, Difficulty, GamePage, LessonSources, PosterChart, PosterStyle};
use leptos::prelude::*;
use politico::{Action, Ending, Politico};
use rules::{Locales, Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<Politico>;

/// The drawing of Politico.
pub struct Page;

impl GamePage for Page {
    type Game = Politico;

    const BOX: BoxLabel = BoxLabel { minutes: 30, difficulty: Difficulty::Hard };
    const RULES: &'static str = include_str!("../../RULES.md");
    const OVERVIEW: Locales =
        Locales { fr: include_str!("../../overview.fr.md"), en: include_str!("../../overview.en.md") };
    const STYLE: &'static str = concat!(
        include_str!("../style/theme-tokens.css"),
        include_str!("../style/table.css"),
        include_str!("../style/chamber.css"),
        include_str!("../style/cards.css"),
        include_str!("../style/sheet.css"),
        include_str!("../style/phone.css"),
        include_str!("../theme.css"),
    );
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    /// The front page.
    const POSTER: PosterStyle = PosterStyle {
        paper: "#f6f0e0",
        ray: "#8a1824",
        weight: 800,
        family: "\"Bodoni Moda\", Didot, serif",
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
        board::sheet(context)
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        game_ui::kit::sign::sign(seat)
    }

    fn is_secondary(_: BoardContext, action: &Action) -> bool {
        is_secondary(action)
    }

    fn main_actions(context: BoardContext) -> Vec<Action> {
        main_action::main_actions(context)
    }

    fn short_label(context: BoardContext, action: &Action) -> String {
        main_action::short_label(context, action)
    }

    fn prompt(context: BoardContext) -> String {
        game_ui::kit::question(context)
    }

    /// Points.
    fn score(view: &politico::View, seat: Seat) -> Option<f64> {
        view.parties.get(seat.index()).map(|party| f64::from(party.points))
    }

    fn standing(context: BoardContext, seat: Seat) -> String {
        let (deputies, government) = context.view.with(|view| {
            let party = view.parties.get(seat.index());
            (party.map_or(0, |party| party.deputies), view.government)
        });
        let id = match government {
            Some(government) if government.pm == seat => "standing-pm",
            Some(government) if government.members.contains(seat) => "standing-member",
            _ => "standing",
        };
        words::say(context, &Phrase::new(id).number("count", deputies))
    }

    /// Whether it ended by points, by rounds or by the clock.
    fn verdict(context: BoardContext) -> String {
        let ending = context.view.with(|view| view.over).filter(|_| context.outcome().is_some());
        let said = ending.map(|ending| match ending {
            Ending::Target => {
                words::count(context, "verdict-target", context.view.with(|view| view.charter.target()))
            }
            Ending::Rounds => words::text(context, "verdict-rounds"),
            Ending::Clock => words::text(context, "verdict-clock"),
        });
        said.unwrap_or_default()
    }
}

/// Promises, changes of the rules and disputes: nobody is asked for them, and there are up to a hundred.
fn is_secondary(action: &Action) -> bool {
    // Resigning has a button of its own, which asks twice.
    matches!(action, Action::Pledge(_) | Action::Propose(_) | Action::Dispute | Action::Resign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use politico::{Amendment, Promise, PromiseKind};

    #[test]
    fn what_nobody_is_asked_for_is_folded_away() {
        let promise = Promise { to: Seat::new(1), aloud: true, kind: PromiseKind::Spare, until: 2 };
        assert!(is_secondary(&Action::Pledge(promise)));
        assert!(is_secondary(&Action::Propose(Amendment::Target(300))));
        assert!(is_secondary(&Action::Dispute));
        assert!(is_secondary(&Action::Resign));
        assert!(!is_secondary(&Action::Draw));
    }
}
