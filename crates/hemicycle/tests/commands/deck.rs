//! `hemicycle deck check`, as one runs it who writes cards.

use crate::common::Folder;
use std::path::Path;
use std::process::Command;

const EVENTS: &str = include_str!("../../../../games/politico/data/events.toml");

/// Whether the file is a deck, and what is said of it.
fn check(file: &Path, args: &[&str]) -> (bool, String) {
    let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let run = hemicycle.env("LC_ALL", "C").args(["deck", "check"]).arg(file).args(args).output().unwrap();
    (run.status.success(), String::from_utf8([run.stdout, run.stderr].concat()).unwrap())
}

/// The same for a file with this text.
fn check_text(text: &str, args: &[&str]) -> (bool, String) {
    let folder = Folder::new("deck");
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, text).unwrap();
    check(&file, args)
}

#[test]
fn a_deck_is_checked_and_a_fault_names_its_line_and_card() {
    let (well, said) = check_text(EVENTS, &["--deck", "events"]);
    assert!(well && said.ends_with("85 cards, a deck “events” of politico.\n"), "{said}");

    let headline = "en = \"Government Falls Over a Comma\"";
    let without = EVENTS.replacen(headline, "en = \"\"", 1);
    let (well, said) = check_text(&without, &["--deck", "events"]);
    let line = EVENTS.lines().position(|line| line == "[[event]]").unwrap() + 1;
    let told =
        format!("Line {line} of the file, card “Une virgule fait tomber le gouvernement”: it needs a title");
    assert!(!well && said.contains(&told), "{said}");
    let (_, said) = check_text(&without, &["--deck", "events", "--lang", "fr"]);
    let told = format!(
        "mine.toml n’est pas un paquet «\u{a0}events\u{a0}» de politico. Ligne {line} du fichier, carte "
    );
    assert!(said.contains(&told), "{said}");

    let torn = EVENTS.replacen("effect = \"fall\"", "effect = \"rise\"", 1);
    let (well, said) = check_text(&torn, &["--deck", "events"]);
    let told =
        format!("Line {} of the file, event 1, effect: “rise” is not known here; write fall, ", line + 1);
    assert!(!well && said.contains(&told), "{said}");
    for (from, to, told) in [
        (
            "blanks = 39",
            "blanks = \"many\"",
            "blanks: a whole number, 0 or more, is needed here, not the text “many”.",
        ),
        ("effect = \"fall\"", "effect = \"fall", "a text begins and does not end"),
        ("blanks = 39", "", "This file: “blanks” is missing."),
    ] {
        let (well, said) = check_text(&EVENTS.replacen(from, to, 1), &["--deck", "events"]);
        assert!(!well && said.contains(told) && said.matches("mine.toml").count() == 1, "{said}");
        for word in ["expected", "usize", "TOML parse", "invalid"] {
            assert!(!said.contains(word), "{said}");
        }
    }
}

#[test]
fn a_file_that_names_no_deck_is_asked_which_it_is() {
    let (well, said) = check_text(EVENTS, &[]);
    assert!(!well && said.contains("--deck, one of ") && said.contains("assets, events"), "{said}");
    let (well, said) = check_text(EVENTS, &["--deck", "tarot"]);
    assert!(!well && said.contains("there is no deck “tarot”"), "{said}");
    let (well, said) = check(Path::new("/nowhere/events.toml"), &[]);
    assert!(!well && said.contains("cannot read /nowhere/events.toml"), "{said}");
}
