//! The example for bot writers, run as they would: it plays every game to the end through the real engine.
//!
//! Python is not needed to build or test Hemicycle. Where there is none these tests say that they were not run, and pass.

use catalog::Visitor;
use rules::Game;
use std::io::ErrorKind;
use std::process::{Command, Output};

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// What the bot did with these arguments; nothing where there is no Python.
fn bot(args: &[&str]) -> Option<Output> {
    let mut python = Command::new("python3");
    // Compiled copies have no place beside the example.
    python.arg("-B").arg(BOT).args(["--engine", env!("CARGO_BIN_EXE_hemicycle")]).args(args);
    match python.output() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            eprintln!("NOT RUN: there is no python3 on this machine, so examples/bot.py was not tried");
            None
        }
        done => Some(done.unwrap()),
    }
}

struct Seats;

impl Visitor for Seats {
    type Out = [u8; 2];

    fn visit<G: Game>(self) -> [u8; 2] {
        G::SEATS
    }
}

/// Reads "GAME: place 2 of 3, score 14, 207 moves".
fn result(line: &str, game: &str) -> Option<[i64; 4]> {
    let rest = line.strip_prefix(game)?.strip_prefix(": place ")?.strip_suffix(" moves\n")?;
    let (place, rest) = rest.split_once(" of ")?;
    let (seats, rest) = rest.split_once(", score ")?;
    let (score, moves) = rest.split_once(", ")?;
    let numbers = [place, seats, score, moves].map(|number| number.parse().ok());
    numbers.iter().all(Option::is_some).then(|| numbers.map(Option::unwrap_or_default))
}

#[test]
fn the_example_plays_every_game_to_its_end() {
    for game in catalog::IDS {
        for seats in catalog::visit(game, Seats).unwrap() {
            let number = seats.to_string();
            let Some(done) = bot(&[game, "--seats", &number, "--seed", "3"]) else { return };
            let [out, err] = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
            assert!(done.status.success() && err.is_empty(), "{game}, {seats} seats: {err}");
            let [place, of, _, moves] = result(&out, game).unwrap_or_else(|| panic!("{game} said {out:?}"));
            assert!(of == i64::from(seats) && (1..=of).contains(&place) && moves >= of, "{out}");
        }
    }
}

#[test]
fn the_example_tells_what_it_cannot_do() {
    for (args, told) in [
        (&["chess"][..], "bot.py: there is no game chess; the games are: "),
        (&["minister", "--seats", "9"], "bot.py: This game is for 3 to 4 players, not 9."),
        (&["minister", "--engine", "/nowhere/hemicycle"], "bot.py: "),
    ] {
        let Some(done) = bot(args) else { return };
        let err = String::from_utf8(done.stderr).unwrap();
        assert!(!done.status.success() && done.stdout.is_empty(), "{args:?}");
        assert!(err.starts_with(told) && err.lines().count() == 1, "{err}");
    }
}
