//! `hemicycle play`, as one runs it.

use crate::common::Folder;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What is on the screen when these lines were typed.
fn play(folder: &Path, args: &[&str], lines: &[&str]) -> String {
    let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    hemicycle.arg("play").args(args).current_dir(folder);
    let mut playing = hemicycle.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    playing.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
    String::from_utf8(playing.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn who_has_no_name_is_called_by_number_in_the_language_of_whoever_reads() {
    let folder = Folder::new("nameless");
    let lines = ["1", "enregistrer soir.json", "quitter"];
    let game = ["gardez-la-ligne", "--seats", "3", "--seed", "7"];
    let screen = play(folder.path(), &[&game[..], &["--names", ",,Zoé", "--lang", "fr"]].concat(), &lines);
    assert!(screen.contains("\nJoueur 1, à ce clavier.\nRobot 2, un robot"), "{screen}");
    let text = std::fs::read_to_string(folder.path().join("soir.json")).unwrap();
    let kept: Value = serde_json::from_str(&text).unwrap();
    let names: Vec<&Value> = kept["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&json!(""), &json!(""), &json!("Zoé")]);
    // The same evening, read by somebody else.
    let screen = play(folder.path(), &["gardez-la-ligne", "--load", "soir.json", "--lang", "en"], &["quit"]);
    assert!(screen.contains("\nPlayer 1, at this keyboard.\nBot 2, a bot"), "{screen}");
    assert!(screen.contains("\nZoé, a bot"), "{screen}");
}

#[test]
fn two_who_are_called_alike_are_told_apart_by_names() {
    let folder = Folder::new("alike");
    let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let args = ["play", "gardez-la-ligne", "--bots", "0", "--names", "Player 2", "--lang", "en"];
    let done = hemicycle.args(args).current_dir(folder.path()).stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success() && said.contains("give each their own with --names"), "{said}");
}

#[test]
fn what_is_read_out_of_many_choices_is_numbered_without_gaps() {
    let folder = Folder::new("numbers");
    let screen = play(folder.path(), &["politico", "--seed", "3", "--lang", "en"], &["1"; 60]);
    let (mut last, mut some) = (0, 0);
    for line in screen.lines() {
        match line.split_once(". ").and_then(|(number, _)| number.parse::<u32>().ok()) {
            Some(number) => {
                assert_eq!(number, last + 1, "{screen}");
                last = number;
            }
            None => {
                some += u32::from(last > 0 && line.contains(" more choices: type list"));
                last = 0;
            }
        }
    }
    assert!(some > 3, "all choices were read out, or none: {screen}");
}

#[test]
fn at_the_set_up_of_minister_it_is_said_which_pawn_is_placed() {
    let folder = Folder::new("pawns");
    let game = ["minister", "--seats", "3", "--bots", "2", "--names", "Ann", "--seed", "3"];
    let screen = play(folder.path(), &[&game[..], &["--lang", "en"]].concat(), &["1"; 4]);
    for pawn in 1..=4 {
        let (asked, done) =
            (format!("Choose where your pawn {pawn} starts."), format!("Your pawn {pawn} starts"));
        let place = |said: &str| screen.find(said).unwrap_or_else(|| panic!("never said: {said}\n{screen}"));
        assert!(place(&asked) < place(&done), "{screen}");
    }
}

#[test]
fn nobody_is_stopped_before_every_move_of_a_bot_for_what_can_wait() {
    let folder = Folder::new("promises");
    let screen = play(folder.path(), &["politico", "--seed", "5", "--lang", "en"], &["1"; 30]);
    // Promises can be made whenever one is asked; a Prime Minister may resign at any time.
    assert!(screen.contains(" more choices: type list"), "{screen}");
    for pause in screen.split("Before Bot ").skip(1) {
        assert!(pause.lines().nth(2).is_some_and(|line| line.starts_with("1. ")), "{screen}");
    }
    assert!(screen.matches("\n> 1\n").count() > 20 && screen.contains("Round 4"), "{screen}");
}

#[test]
fn whoever_is_invited_is_asked_to_answer_and_reads_what_they_would_decline() {
    let folder = Folder::new("invited");
    let screen = play(folder.path(), &["politico", "--seed", "1", "--lang", "en"], &["1"; 12]);
    let invited = "You are invited into the government.\nIt is for you to answer. Your choices:\n\
                   1. Accept\n2. Decline the invitation\n";
    assert!(screen.contains(invited), "{screen}");
}
