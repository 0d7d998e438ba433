//! The curtain between people who look at one screen in turns.

use crate::command::{TerminalCommand, parse};
use crate::game_loop::{GameLoop, Next};
use rules::{Game, Phrase, Seat};
use std::io::{self, BufRead, Write};

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    /// Hides what was one player's before another's is shown.
    pub(crate) fn curtain(&mut self, seat: Seat) -> io::Result<Next> {
        if self.shared_viewer().is_some() || self.keyboard == Some(seat) {
            return Ok(Next::GoOn);
        }
        if self.hide()? == Next::Leave {
            return Ok(Next::Leave);
        }
        let next = self.enter(Phrase::new("curtain").seat("name", seat))?;
        self.keyboard = Some(seat);
        Ok(next)
    }

    /// Takes what only one may see from a screen that others look at next.
    pub(crate) fn hide(&mut self) -> io::Result<Next> {
        // Where nobody sat last, what stands there is everybody's.
        let Some(last) = self.keyboard else { return Ok(Next::GoOn) };
        if self.enter(Phrase::new("curtain-hide").seat("name", last))? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.take_down()?;
        Ok(Next::GoOn)
    }

    /// Nobody sits alone before the screen any more: what only the last one might see goes. Where nothing is secret now
    /// nobody is asked for it, because all see what follows, and whoever typed last has seen what they typed.
    pub(crate) fn take_down(&mut self) -> io::Result<()> {
        if self.keyboard.take().is_some() {
            self.console.wipe()?;
            self.forget_question();
        }
        Ok(())
    }

    /// Waits for an empty line; what is typed here is for nobody's eyes, so nothing is done with it.
    fn enter(&mut self, phrase: Phrase) -> io::Result<Next> {
        loop {
            self.print_phrase(phrase.clone())?;
            match self.console.ask()?.as_deref().map(parse) {
                Some(TerminalCommand::Nothing) => return Ok(Next::GoOn),
                None | Some(TerminalCommand::Quit) => return Ok(Next::Leave),
                Some(_) => {}
            }
        }
    }
}
