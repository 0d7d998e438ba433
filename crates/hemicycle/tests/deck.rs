//! `hemicycle deck check`, as one runs it who writes cards.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use std::path::PathBuf;
use std::process::Command;

const EVENTS: &str = include_str!("../../../games/politico/data/events.toml");

/// A file of this name with this text, gone when the test ends.
struct Deck(PathBuf);

impl Deck {
    fn new(name: &str, text: &str) -> Deck {
        let path = std::env::temp_dir().join(format!("hemicycle-deck-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Deck(path)
    }

    /// Whether it is a deck, and what is said of it.
    fn check(&self, args: &[&str]) -> (bool, String) {
        let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
        let run = hemicycle.args(["deck", "check"]).arg(&self.0).args(args).output().unwrap();
        (run.status.success(), String::from_utf8([run.stdout, run.stderr].concat()).unwrap())
    }
}

impl Drop for Deck {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_deck_is_checked_and_a_fault_names_its_line_and_card() {
    let (well, said) = Deck::new("mine.toml", EVENTS).check(&["--deck", "events"]);
    assert!(well && said.ends_with("85 cards, a deck `events` of politico\n"), "{said}");

    let headline = "en = \"Government Falls Over a Comma\"";
    let without = Deck::new("bare.toml", &EVENTS.replacen(headline, "en = \"\"", 1));
    let (well, said) = without.check(&["--deck", "events"]);
    let line = EVENTS.lines().position(|line| line == "[[event]]").unwrap() + 1;
    let told = format!("line {line}, `Une virgule fait tomber le gouvernement`: it needs a title");
    assert!(!well && said.contains(&told), "{said}");

    let torn = Deck::new("torn.toml", &EVENTS.replacen("effect = \"fall\"", "effect = \"rise\"", 1));
    let (well, said) = torn.check(&["--deck", "events"]);
    assert!(!well && said.contains(&format!("at line {}", line + 1)) && said.contains("`fall`"), "{said}");
}

#[test]
fn a_file_that_names_no_deck_is_asked_which_it_is() {
    let deck = Deck::new("mine.toml", EVENTS);
    let (well, said) = deck.check(&[]);
    assert!(!well && said.contains("--deck, one of ") && said.contains("assets, events"), "{said}");
    let (well, said) = deck.check(&["--deck", "tarot"]);
    assert!(!well && said.contains("there is no deck `tarot`"), "{said}");
    let (well, said) = Deck(PathBuf::from("/nowhere/events.toml")).check(&[]);
    assert!(!well && said.contains("cannot read /nowhere/events.toml"), "{said}");
}
