//! The table in sentences, for whoever listens instead of looking.

use crate::setup;
use crate::state::Step;
use crate::{Ending, Minister, Pawn, PawnSeen, Spot, View};
use rules::{Arg, Phrase, Rules, Seat};

impl Minister {
    /// What is asked of whom, time and chair, then for each player the cabinet and the pawns with the numbers they need.
    pub(crate) fn tell_view(&self, view: &View) -> Vec<Phrase> {
        let spiral = self.board().spiral();
        let time = Phrase::new("view-time")
            .number("space", view.time)
            .number("length", spiral.length)
            .number("left", spiral.length.saturating_sub(view.time));
        let vacant = view.posts.iter().filter(|post| post.is_none()).count();
        let chair = match view.chancellor {
            Some(seat) => Phrase::new("view-chair").seat("seat", seat),
            None => Phrase::new("view-chair-empty"),
        };
        let chair = chair.number("vacant", vacant as i64);
        let mut told = vec![self.tell_step(view), time, chair];
        for seat in (0..self.seats()).map(Seat::new) {
            told.push(tell_player(view, seat));
            told.extend(Pawn::ALL.into_iter().filter_map(|pawn| self.tell_pawn(view, seat, pawn)));
        }
        told
    }

    /// Where the choices do not say it: which pawn is set up, and that one rolls for the press.
    pub(crate) fn tell_matter(&self, view: &View) -> Vec<Phrase> {
        let untold = matches!(view.step, Step::SetUp(_) | Step::Press(_));
        untold.then(|| self.tell_step(view)).into_iter().collect()
    }

    fn tell_step(&self, view: &View) -> Phrase {
        let id = match view.step {
            Step::SetUp(_) => "view-set-up",
            Step::Roll => "view-roll",
            Step::Use => "view-use",
            Step::Press(_) => "view-press",
            Step::Appoint(_) => "view-appoint",
            Step::Dismiss(_) => "view-dismiss",
            Step::Influence(_) => "view-influence",
            Step::Sink(_) => "view-sink",
            Step::Advance => "view-advance",
            Step::TimeInfluence => "view-time-influence",
            Step::Bonus => "view-bonus",
            Step::Over(Ending::Election) => "ending-election",
            Step::Over(Ending::AllPosts) => "ending-all-posts",
            Step::Over(Ending::TurnLimit) => "ending-turn-limit",
        };
        let pawn = match view.step {
            Step::SetUp(placed) => setup::pawn(placed, self.seats()).called(),
            _ => String::new(),
        };
        let count = match view.step {
            Step::Press(count) | Step::Appoint(count) | Step::Dismiss(count) => count,
            _ => 0,
        };
        Phrase::new(id)
            .seat("seat", view.asked.unwrap_or(view.turn))
            .name("pawn", pawn)
            .number("die", view.die.unwrap_or(0))
            .number("count", count)
    }

    fn tell_pawn(&self, view: &View, seat: Seat, pawn: Pawn) -> Option<Phrase> {
        let PawnSeen { zone, space, broth, .. } = (*view.pawns.get(seat.index())?.get(pawn.index())?)?;
        let way = self.way(view, seat, pawn);
        let id = match way {
            _ if broth => "view-pawn-broth",
            Some(_) => "view-pawn",
            None => "view-pawn-there",
        };
        let phrase = Phrase::new(id).seat("seat", seat).name("pawn", pawn.called());
        let phrase = self.place(phrase, Spot { zone, space });
        let Some(way) = way else { return Some(phrase) };
        let numbers = way.numbers.iter().map(|number| Arg::Number((*number).into())).collect();
        Some(phrase.arg("numbers", Arg::OneOf(numbers)).number("next", way.to.called()))
    }
}

fn tell_player(view: &View, seat: Seat) -> Phrase {
    let of = |list: &[u8]| list.get(seat.index()).copied().unwrap_or(0);
    Phrase::new("view-player")
        .seat("seat", seat)
        .number("ministers", of(&view.ministers))
        .number("supply", of(&view.supply))
}
