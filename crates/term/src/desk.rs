//! The keyboard and the screen: lines in, lines out.

use std::io::{self, BufRead, Read, Write};

/// Nobody types a longer line; what follows belongs to the next.
const LONGEST_LINE: u64 = 1 << 16;
/// Wipes the screen and what can be scrolled back to.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Where one sits to play.
pub(crate) struct Desk<R, W> {
    input: R,
    output: W,
    wipes: bool,
    echoes: bool,
}

impl<R: BufRead, W: Write> Desk<R, W> {
    pub(crate) fn new(input: R, output: W, wipes: bool, echoes: bool) -> Desk<R, W> {
        Desk { input, output, wipes, echoes }
    }

    /// One line. Names and typed answers may come from anywhere, so nothing in them can steer the terminal.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        let plain: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        writeln!(self.output, "{plain}")
    }

    pub(crate) fn lines(&mut self, texts: impl IntoIterator<Item = String>) -> io::Result<()> {
        texts.into_iter().try_for_each(|text| self.line(&text))
    }

    /// What is typed next; nothing when nobody types any more.
    pub(crate) fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let typed = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echoes {
            self.line(&typed)?;
        }
        Ok(Some(typed))
    }

    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        if self.wipes { write!(self.output, "{WIPE}") } else { Ok(()) }
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
