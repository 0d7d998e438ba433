//! What the binary says to whoever asks for what cannot be: a sentence, and nothing of its own insides.

use crate::common::{Folder, Serving};
use std::process::Command;

/// Runs the binary as somebody does who wants to see everything: its exit code, what it printed and what it complained of.
fn hemicycle(args: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let run = command.args(args).env("RUST_BACKTRACE", "1").env_remove("DATABASE_URL").output().unwrap();
    let [out, err] = [run.stdout, run.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (run.status.code().unwrap(), out, err)
}

#[test]
fn an_error_is_a_sentence_and_no_trace() {
    for (args, told) in [
        (&["board", "check", "no/such/board.toml"][..], "cannot read no/such/board.toml: "),
        (&["play", "chess"], "there is no game `chess`"),
        (&["play", "gardez-la-ligne", "--seats", "9"], "2 to 6 players, not 9"),
        (
            &["play", "gardez-la-ligne", "--load", "no/such/game.json", "--lang", "en"],
            "there is no such file",
        ),
        (&["play", "gardez-la-ligne", "--option", "starter=5"], "choose one of lot, 1, 2."),
        (&["play", "gardez-la-ligne", "--seats", "9", "--lang", "fr"], "se joue de 2 à 6, pas à 9"),
        (
            &["play", "gardez-la-ligne", "--option", "starter=5", "--lang", "fr"],
            "choisissez parmi lot, 1, 2.",
        ),
        (&["play", "gardez-la-ligne", "--option", "tie", "--lang", "fr"], "n’a pas de valeur"),
        (&["play", "gardez-la-ligne", "--bots", "7", "--lang", "fr"], "il ne peut donc pas y avoir 7 robots"),
        (&["play", "gardez-la-ligne", "--names", "a,b,c", "--lang", "fr"], "plus de noms que de places"),
        (&["serve", "--database", "mysql://host/db"], "tables are kept in SQLite"),
    ] {
        let (code, out, err) = hemicycle(args);
        assert_eq!((code, out.as_str()), (1, ""), "{args:?}: {err}");
        assert!(err.starts_with("hemicycle: ") && err.contains(told), "{args:?}: {err}");
        assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    }
}

#[test]
fn a_file_that_is_no_database_is_told_as_that() {
    let folder = Folder::new("no-database");
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear Marianne, this is a letter and no database. ".repeat(40)).unwrap();
    let (code, out, err) = hemicycle(&["serve", "--database", &format!("sqlite:{}", file.display())]);
    assert_eq!((code, out.as_str()), (1, ""), "{err}");
    assert!(err.contains("file is not a database") && err.contains("move this one out of the way"), "{err}");
    let nowhere = folder.path().join("nowhere").join("tables.db");
    let (_, _, err) = hemicycle(&["serve", "--database", &format!("sqlite:{}", nowhere.display())]);
    assert!(err.contains("does its folder exist?"), "{err}");
}

#[cfg(unix)]
#[test]
fn a_folder_of_tables_is_taken_from_others_but_not_one_that_holds_other_things() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("own-folder");
    let open = || std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let mode = || std::fs::metadata(folder.path()).unwrap().permissions().mode() & 0o777;
    open();
    Serving::start(folder.path(), 0).stop();
    assert_eq!(mode(), 0o700);
    open();
    std::fs::write(folder.path().join("letter.txt"), "Dear Marianne").unwrap();
    Serving::start(folder.path(), 0).stop();
    assert_eq!(mode(), 0o755, "it is not ours alone");
}

#[test]
fn names_in_the_terminal_can_be_told_apart() {
    let play = |names: &str| {
        hemicycle(&["play", "gardez-la-ligne", "--bots", "1", "--seats", "3", "--names", names])
    };
    for (names, told) in [
        ("Bot 2", "Bots are called that"),
        ("Ann,ANN", "already called that"),
        ("\u{200b}", "1 to 40 visible characters"),
        ("\u{202e}nnA", "turns text around"),
        ("Robot 3", "Bots are called that"),
    ] {
        let (code, _, err) = play(names);
        assert!(code == 1 && err.contains(told), "{names:?}: {err}");
    }
    let (code, out, err) = play("Ann,Bob,Bot 7");
    assert!(code == 0 && out.contains("Bot 7"), "{err}");
}

#[test]
fn nothing_is_not_a_number_of_games() {
    for lab in [
        &["lab", "playouts", "gardez-la-ligne", "--seats", "2", "--games", "0"][..],
        &["lab", "playouts", "gardez-la-ligne", "--seats", "2", "--threads", "0"],
        &["lab", "duel", "gardez-la-ligne", "--seats", "2", "--bots", "greedy,random", "--games", "0"],
        &["lab", "search", "gardez-la-ligne", "--seats", "2", "--decisions", "0"],
    ] {
        let (code, out, err) = hemicycle(lab);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("say 1 or more"), "{err}");
    }
}

#[test]
fn a_duel_of_few_games_says_that_they_are_few() {
    let duel = |games: &str| {
        let args =
            ["lab", "duel", "gardez-la-ligne", "--seats", "2", "--bots", "greedy,random", "--games", games];
        let (code, out, err) = hemicycle(&args);
        assert_eq!(code, 0, "{err}");
        out
    };
    let few = duel("4");
    assert!(few.ends_with("Too few games to tell who is better: play 20 or more\n"), "{few}");
    assert!(!few.contains("-0.") && !few.contains("to 1.000) "), "{few}");
    let odd = duel("3");
    assert!(odd.contains("play a multiple of 2 games"), "{odd}");
    let many = duel("40");
    assert!(!many.contains("Too few"), "{many}");
}

#[test]
fn a_folder_is_served_by_one_server_and_by_the_next_after_a_kill() {
    let folder = Folder::new("served-once");
    let data = folder.path().to_str().unwrap();
    let first = Serving::start(folder.path(), 0);
    let (code, out, err) = hemicycle(&["serve", "--addr", "127.0.0.1:0", "--data", data]);
    assert_eq!((code, out.as_str()), (1, ""), "{err}");
    assert!(err.contains("another server is serving the tables in") && err.contains("--data"), "{err}");
    first.kill();
    assert!(Serving::start(folder.path(), 0).stop(), "what was killed holds nothing any more");
}
