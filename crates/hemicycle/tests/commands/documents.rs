//! What the documents show is tried with the real program, so that nobody learns from a false example.

use crate::common::Folder;
use std::io::Write;
use std::process::{Command, Stdio};

const BOTS: &str = include_str!("../../../../docs/bots.md");
const BOARDS: &str = include_str!("../../../../docs/boards-and-decks.md");

/// What stands between the fences of a document, the language first.
fn blocks(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// What is asked there and what is said to be answered, in order. An answer may be broken into several lines.
fn conversation() -> Vec<(String, String)> {
    let mut turns: Vec<(String, String)> = Vec::new();
    for (_, block) in blocks(BOTS) {
        let mut open = false;
        for line in block.lines() {
            match line.strip_prefix("> ") {
                Some(asked) => turns.push((asked.to_owned(), String::new())),
                None if !open => continue,
                None => turns.last_mut().unwrap().1.push_str(line.trim()),
            }
            open = true;
        }
    }
    turns
}

#[test]
fn the_engine_says_what_the_document_says() {
    let turns = conversation();
    assert!(turns.len() > 4 && turns.iter().any(|(_, told)| told.contains("refused")), "{turns:?}");
    let mut engine = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let mut engine = engine.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    for (asked, _) in &turns {
        writeln!(input, "{asked}").unwrap();
    }
    drop(input);
    let said = String::from_utf8(engine.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(said.lines().count(), turns.len());
    for ((asked, told), said) in turns.iter().zip(said.lines()) {
        // Three dots stand for what would be too long to print.
        let (begins, ends) = told.split_once(" ...").unwrap_or((told, ""));
        let fits =
            if ends.is_empty() { said == begins } else { said.starts_with(begins) && said.ends_with(ends) };
        assert!(fits, "{asked}\nis answered by {said}\nand not by      {told}");
    }
}

#[test]
fn a_board_that_is_shown_whole_can_be_played() {
    let mut tried = 0;
    let is_board = |text: &str| text.starts_with("name = ") && !text.contains("[[challenge]]");
    for (_, board) in blocks(BOARDS).filter(|(kind, text)| *kind == "toml" && is_board(text)) {
        let folder = Folder::new("documents");
        let file = folder.path().join("board.toml");
        std::fs::write(&file, board).unwrap();
        let check =
            Command::new(env!("CARGO_BIN_EXE_hemicycle")).args(["board", "check"]).arg(&file).output();
        let check = check.unwrap();
        assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
        tried += 1;
    }
    assert!(tried > 0, "no board was found");
}

#[test]
fn a_pack_that_is_shown_whole_can_be_played_and_a_fault_is_told_as_shown() {
    let (_, pack) = blocks(BOARDS).find(|(_, text)| text.contains("[[challenge]]")).unwrap();
    let folder = Folder::new("documents-pack");
    let check = |text: &str| {
        std::fs::write(folder.path().join("my-pack.toml"), text).unwrap();
        let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
        hemicycle.current_dir(folder.path()).env("LANG", "en_GB.UTF-8");
        let check = hemicycle.args(["deck", "check", "my-pack.toml", "--deck", "pack"]).output().unwrap();
        (check.status.success(), String::from_utf8(check.stderr).unwrap())
    };
    assert_eq!(check(pack), (true, String::new()));
    let (good, told) = check(&pack.replace("    { fr = \"200\", en = \"200\" },\n", ""));
    let shown = BOARDS.replace('\n', " ");
    assert!(!good && shown.contains(told.trim()), "{told}");
}
