//! The pause before a bot goes on, in which people may speak out of turn.

use super::{GameLoop, Next};
use crate::command::{TerminalCommand, parse};
use crate::narrator::seats;
use rules::{Game, Phrase, Seat, Seats, Viewer};
use spelling::plain;
use std::io::{self, BufRead, Write};

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    /// Before a bot goes on: whoever may speak out of turn is asked, once a decision.
    pub(super) fn pause_before(&mut self, bot: Seat) -> io::Result<Option<Next>> {
        let decision = self.session.decision();
        if !self.pauses || self.skipped_pause == Some(decision) {
            return Ok(None);
        }
        let may: Seats = self.session.game().may_act(self.session.state()).iter().collect();
        // What is too much to be read out, as all that one could promise, waits until one is asked something.
        let able = |seat: &Seat| may.contains(*seat) && self.weighed(*seat).1 > 0;
        let speakers: Vec<Seat> = self.session.humans().iter().filter(able).collect();
        let mut speaker = match speakers.as_slice() {
            [] => return Ok(None),
            [one] if self.shared_viewer().is_some() => {
                self.print_phrase(Phrase::new("pause-one").seat("bot", bot).seat("name", *one))?;
                self.offer("out-of-turn", *one)?;
                Some(*one)
            }
            several => {
                if self.hide()? == Next::Leave {
                    return self.leave().map(Some);
                }
                // Those who are asked whether they want to speak know what has happened.
                self.tell(Viewer::Public)?;
                let names = seats(several.iter().copied());
                let pause = Phrase::new("pause-several").seat("bot", bot).arg("names", names);
                self.print_phrase(pause.seat("name", several[0]))?;
                None
            }
        };
        if !self.pauses_explained {
            self.print_phrase(Phrase::new("pause-how"))?;
            self.pauses_explained = true;
        }
        loop {
            let Some(line) = self.console.ask()? else { return self.leave().map(Some) };
            let command = parse(&line);
            if command == TerminalCommand::Nothing {
                self.skipped_pause = Some(decision);
                return Ok(None);
            }
            let named = if let TerminalCommand::For(name) = command { self.called(name) } else { None };
            let next = match named {
                Some(seat) => {
                    if self.curtain(seat)? == Next::Leave {
                        return self.leave().map(Some);
                    }
                    self.tell(Viewer::Seat(seat))?;
                    self.offer("out-of-turn", seat)?;
                    speaker = Some(seat);
                    Next::Stay
                }
                None => self.answer(speaker, &line)?,
            };
            match next {
                Next::Stay if self.pauses => {}
                Next::Stay => return Ok(None),
                Next::GoOn => {
                    // Whoever looks sees what came of it before it is hidden.
                    if let Some(seat) = speaker.filter(|seat| self.keyboard == Some(*seat)) {
                        self.tell(Viewer::Seat(seat))?;
                    }
                    return Ok(Some(Next::GoOn));
                }
                Next::Leave => return self.leave().map(Some),
            }
        }
    }

    /// Who at this keyboard is called so.
    pub(crate) fn called(&self, name: &str) -> Option<Seat> {
        self.session.humans().iter().find(|seat| plain(&self.narrator.name(*seat)) == plain(name))
    }
}
