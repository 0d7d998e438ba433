//! Politico as the page draws it: the hemicycle, the newspaper, what is on the table, and one's hand.

mod attack;
mod board;
mod card;
#[cfg(test)]
mod fixture;
mod government;
mod hand;
mod hemicycle;
mod icon;
mod investiture;
mod known;
mod matter;
mod motions;
mod news;
mod party;
mod pledges;
mod poll;
mod press;
mod race;
mod reaction;
mod words;

use game_ui::{GamePage, LessonSources};
use leptos::prelude::*;
use politico::{Action, Politico};
use rules::{Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<Politico>;

/// The drawing of Politico.
pub struct Page;

impl GamePage for Page {
    type Game = Politico;

    const RULES: &'static str = include_str!("../../RULES.md");
    const STYLE: &'static str = include_str!("../style.css");
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    fn board(seen: BoardContext) -> AnyView {
        board::board(seen)
    }

    fn sheet(seen: BoardContext) -> AnyView {
        board::sheet(seen)
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        game_ui::kit::sign::sign(seat)
    }

    fn is_secondary(_: BoardContext, action: &Action) -> bool {
        is_secondary(action)
    }

    fn standing(seen: BoardContext, seat: Seat) -> String {
        let (points, deputies, government) = seen.view.with(|view| {
            let party = view.parties.get(seat.index());
            let figures = party.map_or((0, 0), |party| (party.points, party.deputies));
            (figures.0, figures.1, view.government)
        });
        let id = match government {
            Some(government) if government.pm == seat => "standing-pm",
            Some(government) if government.members.contains(seat) => "standing-member",
            _ => "standing",
        };
        words::say(seen, &Phrase::new(id).number("points", points).number("deputies", deputies))
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
    use politico::{Amendment, Matter, Promise};

    #[test]
    fn what_nobody_is_asked_for_is_folded_away() {
        let promise = Promise { to: Seat::new(1), aloud: true, matter: Matter::Spare, until: 2 };
        assert!(is_secondary(&Action::Pledge(promise)));
        assert!(is_secondary(&Action::Propose(Amendment::Target(300))));
        assert!(is_secondary(&Action::Dispute));
        assert!(is_secondary(&Action::Resign));
        assert!(!is_secondary(&Action::Draw));
    }
}
