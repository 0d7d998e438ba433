//! `hemicycle engine`: lines in, lines out.

use catalog::Visitor;
use engine::{AnyEngineGame, Engine, EngineGame};
use rules::Game;
use std::io::{self, BufRead, Write};

/// A longer line is answered by an error; states and boards fit easily.
const MAX_LINE: u64 = 16 * 1024 * 1024;

struct ErasedGames;

impl Visitor for ErasedGames {
    type Out = Box<dyn AnyEngineGame>;

    fn visit<G: Game>(self) -> Box<dyn AnyEngineGame> {
        Box::new(EngineGame::<G>::new())
    }
}

/// Answers every line until the input ends.
pub(crate) fn run() -> anyhow::Result<()> {
    let kinds = catalog::IDS.iter().filter_map(|id| catalog::visit(id, ErasedGames).ok()).collect();
    let mut engine = Engine::new(kinds);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if io::Read::take(&mut input, MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let too_long = line.len() as u64 == MAX_LINE && line.last() != Some(&b'\n');
        if too_long {
            skip_line(&mut input)?;
        }
        let answer = match std::str::from_utf8(&line) {
            _ if too_long => error(&format!("a line may have {MAX_LINE} bytes")),
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => engine.answer(text),
            Err(_) => error("a line is text in UTF-8"),
        };
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            // Whoever asked has gone; there is nobody left to answer.
            Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other?,
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (used, ended) = match input.fill_buf()? {
            [] => return Ok(()),
            buffer => match buffer.iter().position(|byte| *byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), false),
            },
        };
        input.consume(used);
        if ended {
            return Ok(());
        }
    }
}

fn error(message: &str) -> String {
    serde_json::json!({ "error": message }).to_string()
}
