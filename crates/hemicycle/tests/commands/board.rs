//! `hemicycle board`: a file is written whole or not at all, and what is wrong is said.

use crate::common::Folder;
use std::fs;
use std::process::Command;

impl Folder {
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path()).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Runs `hemicycle board` in the folder: whether it went well, what it printed and what it complained of.
    fn board(&self, args: &[&str]) -> (bool, String, String) {
        let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
        let run = hemicycle.arg("board").args(args).current_dir(self.path()).env("LC_ALL", "C");
        let run = run.output().unwrap();
        let [out, err] = [run.stdout, run.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (run.status.success(), out, err)
    }
}

const FEED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/gardez-la-ligne/gtfs/tests/feed");

#[test]
fn gr7_a_board_is_imported_and_checked() {
    let folder = Folder::new("import");
    let import = ["import", "--gtfs", FEED, "--routes", "metro,rail", "--out", "my-city.toml"];
    let (well, out, err) = folder.board(&import);
    assert!(well && err.is_empty(), "{err}");
    assert!(out.starts_with("Agency: Port Authority and Hill Railway, Ltd\n"), "{out}");
    assert!(out.ends_with("Play on it with --option board=my-city.toml\n"), "{out}");
    assert_eq!(folder.files(), ["my-city.toml"]);

    let (well, out, _) = folder.board(&["check", "my-city.toml"]);
    assert!(well);
    assert!(out.starts_with("Open Timetables: it can be played\n"), "{out}");
    assert!(out.ends_with("3 lines, 4 seats at the negotiation\n"), "{out}");

    // Stations of one name are one as far as that is wanted, and what is told is in the reader's language.
    let apart = [&import[..], &["--force", "--merge", "50", "--lang", "fr"]].concat();
    let (well, out, err) = folder.board(&apart);
    assert!(
        well && out.starts_with("Exploitant\u{a0}: ") && out.contains(" 3 lignes, 7 stations, dont "),
        "{out}{err}"
    );
    let (_, out, _) = folder.board(&["check", "my-city.toml", "--lang", "fr"]);
    assert!(out.starts_with("Open Timetables\u{a0}: on peut y jouer\n"), "{out}");
    assert!(folder.board(&[&import[..], &["--force"]].concat()).0);

    // Somebody has changed it by hand: it is not overwritten unless that is asked for.
    let file = folder.path().join("my-city.toml");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("seats = 2", "seats = 0")).unwrap();
    let (well, _, err) = folder.board(&["check", "my-city.toml"]);
    assert!(!well && err.contains("line “HRotN” is worth 0 seats; 1 to 99 are possible"), "{err}");
    let (well, _, err) = folder.board(&import);
    assert!(!well && err.contains("my-city.toml is already there"), "{err}");
    assert!(fs::read_to_string(&file).unwrap().contains("seats = 0"));
    let (well, ..) = folder.board(&[&import[..], &["--force"]].concat());
    assert!(well && fs::read_to_string(&file).unwrap() == text);
}

#[test]
fn nothing_is_written_when_it_fails() {
    let folder = Folder::new("fails");
    for (args, told) in [
        (&["--gtfs", FEED, "--routes", "ferry"][..], "no route is of the kinds asked for"),
        (&["--gtfs", FEED, "--lines", "7"], "there is no line “7”"),
        (&["--gtfs", "nowhere.zip"], "nowhere.zip is not there"),
        (&["--gtfs", FEED, "--routes", "ferry", "--lang", "fr"], "aucun itinéraire n’est d’un genre demandé"),
        (&["--gtfs", FEED, "--merge", "near"], "say metres, 0 or more"),
        (&["--gtfs", FEED, "--routes", "hovercraft"], "“hovercraft” is no kind of route"),
    ] {
        let (well, out, err) = folder.board(&[&["import", "--out", "city.toml"], args].concat());
        assert!(!well && out.is_empty() && err.contains(told), "{err}");
        assert_eq!(folder.files(), [""; 0]);
    }
    let (well, _, err) = folder.board(&["import", "--gtfs", FEED, "--out", "no/such/folder/city.toml"]);
    assert!(!well && err.contains("cannot write no/such/folder/city.toml"), "{err}");
    let (well, _, err) = folder.board(&["check", "city.toml"]);
    assert!(!well && err.contains("cannot read city.toml"), "{err}");
}

#[test]
fn a_board_of_minister_is_checked_and_a_fault_names_its_line() {
    let standard = include_str!("../../../../games/minister/data/standard.toml");
    let folder = Folder::new("minister");
    fs::write(folder.path().join("mine.toml"), standard).unwrap();
    let check = ["check", "--game", "minister", "mine.toml"];
    assert_eq!(folder.board(&check), (true, "Standard: it can be played\n".to_owned(), String::new()));

    let line = standard.lines().position(|line| line == "barrier = [3, 5]").unwrap() + 1;
    fs::write(folder.path().join("mine.toml"), standard.replace("barrier = [3, 5]", "barrier = [3, 9]"))
        .unwrap();
    let told = format!("Line {line} of the file, zone 6, barrier: a barrier has at least one number");
    let (well, _, err) = folder.board(&check);
    assert!(!well && err.starts_with("hemicycle: mine.toml cannot be played in minister. Line "), "{err}");
    assert!(err.contains(&told), "{err}");
    let (_, _, err) = folder.board(&[&check[..], &["--lang", "fr"]].concat());
    let french =
        format!("hemicycle: On ne peut pas jouer à minister avec mine.toml. Ligne {line} du fichier, zone 6");
    assert!(err.starts_with(&french), "{err}");
    // It is no board of the game that is meant where none is named.
    fs::write(folder.path().join("whole.toml"), standard).unwrap();
    let (well, _, err) = folder.board(&["check", "whole.toml"]);
    assert!(
        !well && err.ends_with("whole.toml is a board of minister: check it with --game minister\n"),
        "{err}"
    );
    let (well, _, err) = folder.board(&["check", "--game", "chess", "mine.toml"]);
    assert!(!well && err.contains("there is no game `chess`"), "{err}");

    // Whoever plays on it is told the same.
    let mut hemicycle = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let play = ["play", "minister", "--seats", "3", "--bots", "2", "--option", "board=mine.toml"];
    let run = hemicycle.args(play).env("LC_ALL", "C").current_dir(folder.path()).output().unwrap();
    let err = String::from_utf8(run.stderr).unwrap();
    assert!(!run.status.success() && err.contains(&told), "{err}");
}
