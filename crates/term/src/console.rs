//! The keyboard and the screen: lines in, lines out.

use std::io::{self, BufRead, Read, Write};

/// Nobody types a longer line; what follows belongs to the next.
const LONGEST_LINE: u64 = 1 << 16;
/// On a screen no line is longer: a terminal breaks words anywhere.
const WIDTH: usize = 80;
/// How far in a line begins that goes on with a sentence.
const INDENT: &str = "  ";
/// Wipes the screen and what can be scrolled back to.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Where one sits to play.
pub(crate) struct Console<R, W> {
    input: R,
    output: W,
    /// Is there a screen?
    wipes: bool,
    echoes: bool,
}

impl<R: BufRead, W: Write> Console<R, W> {
    pub(crate) fn new(input: R, output: W, wipes: bool, echoes: bool) -> Console<R, W> {
        Console { input, output, wipes, echoes }
    }

    /// One line. Names and typed answers may come from anywhere, so nothing in them can steer the terminal.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        let plain: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let plain = if self.wipes { wrapped(&plain) } else { plain };
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

/// The text broken between words into lines that a screen holds.
fn wrapped(text: &str) -> String {
    let (mut lines, mut used) = (String::new(), 0);
    // A space that must not be broken at is no separator.
    for word in text.split(' ') {
        let length = word.chars().count();
        if used > INDENT.len() && used + 1 + length > WIDTH {
            lines.push('\n');
            lines.push_str(INDENT);
            used = INDENT.len();
        } else if used > 0 {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += length;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_nothing_is_lost() {
        let text = "1. Accepter : voici des mots qui débordent. ".repeat(6) + &"x".repeat(100);
        let broken = wrapped(&text);
        assert!(broken.lines().all(|line| line.chars().count() <= WIDTH || !line.trim().contains(' ')));
        assert!(broken.lines().skip(1).all(|line| line.starts_with(INDENT)));
        assert_eq!(broken.replace("\n  ", " "), text);
        assert_eq!(wrapped("short"), "short");
    }
}
