//! The end of a game: who came where, and whether anybody wants to go on looking.

use super::{GameLoop, Next};
use crate::narrator::seats;
use rules::{Arg, Game, MAX_SEATS, Outcome, Phrase, Seat, Viewer};
use std::io::{self, BufRead, Write};

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    pub(super) fn over(&mut self) -> io::Result<Next> {
        if self.shared_viewer().is_none() {
            self.tell(Viewer::Public)?;
            self.heard = [self.session.len(); MAX_SEATS];
        }
        if let Some(outcome) = self.session.outcome() {
            self.result(&outcome)?;
        }
        if self.session.humans().is_empty() {
            return Ok(Next::Leave);
        }
        self.print_phrase(Phrase::new("over"))?;
        // There is nothing to choose any more, so nobody has the floor.
        self.read_commands(None)
    }

    /// Who came where, the first place first.
    pub(crate) fn result(&mut self, outcome: &Outcome) -> io::Result<()> {
        for place in 1..=outcome.places().len() as u8 {
            let at = |seat: &Seat| outcome.places().get(seat.index()) == Some(&place);
            let there: Vec<Seat> = self.session.everybody().iter().filter(at).collect();
            let scores: Vec<i32> =
                there.iter().filter_map(|seat| outcome.scores().get(seat.index())).copied().collect();
            let Some(score) = scores.first().copied() else { continue };
            let id = match there.as_slice() {
                [_] => "place-alone",
                // A place may be shared whatever the scores, as where only the winner's counts.
                _ if scores.iter().any(|other| *other != score) => "place-shared-unequal",
                _ => "place-shared",
            };
            let scores = Arg::List(scores.into_iter().map(|score| Arg::Number(score.into())).collect());
            let phrase = Phrase::new(id).arg("names", seats(there)).number("place", place);
            self.print_phrase(phrase.number("score", score).arg("scores", scores))?;
        }
        Ok(())
    }
}
