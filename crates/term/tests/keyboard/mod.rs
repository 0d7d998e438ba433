//! Somebody who types what a script says, and what the screen shows.

#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use bots::Budget;
use rules::{Game, Seeded, Settings};
use serde_json::Value;
use speech::Lang;
use table::SeatRecord;
use term::{TerminalGame, TerminalOptions, play};
use wire::{Level, Occupant};

/// A person, or a bot where the name begins with a star.
pub fn seating(name: &str) -> SeatRecord {
    match name.strip_prefix('*') {
        Some(name) => SeatRecord { name: name.to_owned(), occupant: Occupant::Bot(Level::Greedy) },
        None => SeatRecord { name: name.to_owned(), occupant: Occupant::Human },
    }
}

pub fn open<G: Game>(options: Value, names: &[&str], seed: u64) -> TerminalGame<G> {
    let given = serde_json::from_value(options).unwrap();
    let settings = Settings::check(&G::info(), &given).unwrap();
    TerminalGame::open(settings, names.iter().map(|name| seating(name)).collect(), Seeded::seed_from(seed))
        .unwrap()
}

/// Types these lines and leaves; gives the screen, on which what was typed is seen too.
pub fn typed<G: Game>(session: TerminalGame<G>, lang: Lang, lines: &[&str]) -> String {
    let options = TerminalOptions {
        lang,
        budget: Budget { iterations: 50, ..Budget::default() },
        wipes: false,
        echoes: true,
    };
    let (script, mut screen) = (lines.join("\n"), Vec::new());
    play(session, options, script.as_bytes(), &mut screen).unwrap();
    String::from_utf8(screen).unwrap()
}

/// What was answered to this line, the last time it was typed.
pub fn answer<'a>(screen: &'a str, line: &str) -> &'a str {
    let typed = format!("\n> {line}\n");
    let start = screen.rfind(&typed).unwrap_or_else(|| panic!("{line:?} was not typed in:\n{screen}"));
    let rest = &screen[start + typed.len()..];
    rest.split_once("\n> ").map_or(rest, |(answer, _)| answer)
}

/// A file of its own for a test.
pub fn file(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("term");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    let _ = std::fs::remove_file(&path);
    path
}
