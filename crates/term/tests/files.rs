//! Games kept in files: what is written, what is read again, and what is said of files that are no games.

mod keyboard;

use gardez_la_ligne::GardezLaLigne;
use keyboard::{answer, file, open, typed};
use serde_json::json;
use speech::Lang;
use term::TerminalGame;

/// Ann begins against two bots, with the same draws each time.
fn strike() -> TerminalGame<GardezLaLigne> {
    open(json!({"starter": "1"}), &["Ann", "*Bo", "*Cy"], 1)
}

fn english(lines: &[&str]) -> String {
    typed(strike(), Lang::En, lines)
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let path = file("strike.json");
    let (save, load) = (format!("save {}", path.display()), format!("load {}", path.display()));
    let first = english(&["etoile", "villiers", "board", &save, "nation", "log"]);
    assert!(answer(&first, &save).starts_with("The game is saved in "), "{first}");
    // From another game altogether, in the other language, with other people.
    let other = open::<GardezLaLigne>(json!({}), &["Zoé", "*X"], 9);
    let second = typed(other, Lang::En, &[&load, "board", "nation", "log"]);
    assert!(answer(&second, &load).starts_with("The game is loaded, after 6 moves.\nGardez la Ligne."));
    assert!(answer(&second, &load).contains("Cy places a picket"), "the last round is told again");
    for question in ["board", "log"] {
        assert_eq!(answer(&first, question), answer(&second, question));
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&json["format"], &json["game"]), (&json!("hemicycle-game"), &json!("gardez-la-ligne")));
    assert_eq!(json["seats"][1], json!({"name": "Bo", "occupant": {"bot": "greedy"}}));
    assert_eq!(json["log"].as_array().unwrap().len(), 7);
}

#[test]
fn a_broken_or_foreign_file_leaves_the_game_as_it_was() {
    let path = file("good.json");
    let save = format!("save {}", path.display());
    english(&["etoile", &save]);
    let good = std::fs::read_to_string(&path).unwrap();
    let cheated = good.replacen(r#""seat":1"#, r#""seat":2"#, 1);
    assert_ne!(cheated, good);
    let files = [
        ("half.json", good[..good.len() / 2].to_owned(), "or the file is damaged: line "),
        ("foreign.json", "{\"name\": \"x\"}".to_owned(), "This is not a saved game of Hemicycle."),
        ("other.json", good.replace("\"gardez-la-ligne\"", "\"chess\""), "hemicycle play chess --load"),
        ("rules.json", good.replace("\"rules\": ", "\"rules\": 9"), "of the rules; here they are version"),
        ("newer.json", good.replace("\"version\": 1", "\"version\": 77"), "by a newer version"),
        (
            "cheated.json",
            cheated,
            "do not make a game: entry 2 is not possible there. It is not your turn: pickets are placed one at a time, clockwise. (Rule G5)",
        ),
        (
            "options.json",
            good.replace("\"shared\"", "\"coin\""),
            "cannot be set up. Option “tie”: choose one of shared",
        ),
    ];
    for (name, text, why) in files {
        let path = file(name);
        std::fs::write(&path, text).unwrap();
        let load = format!("load {}", path.display());
        let screen = english(&["nation", &load, "log"]);
        assert!(answer(&screen, &load).contains(why), "{name}: {}", answer(&screen, &load));
        assert!(answer(&screen, &load).ends_with("Your game goes on as it was."));
        assert_eq!(screen.matches("You place a picket at Nation").count(), 2, "{screen}");
    }
    let screen = english(&["load no/such/file", "load", "save", "quit"]);
    let missing = answer(&screen, "load no/such/file");
    assert!(missing.starts_with("no/such/file cannot be read: there is no such file."), "{missing}");
    assert!(answer(&screen, "load").starts_with("Type load and the name of a file"));
    assert!(answer(&screen, "save").starts_with("Type save and the name of a file"));
}

#[test]
fn what_goes_wrong_with_a_file_is_told_in_the_language_spoken() {
    let path = file("bonne.json");
    let save = format!("enregistrer {}", path.display());
    typed(strike(), Lang::Fr, &["etoile", &save]);
    let good = std::fs::read_to_string(&path).unwrap();
    let broken = |name: &str, text: String| {
        let path = file(name);
        std::fs::write(&path, text).unwrap();
        format!("charger {}", path.display())
    };
    let comma = broken("virgule.json", good.replacen(",\n", "\n", 3));
    let no_log = broken("sans-coups.json", good.replace("\"log\"", "\"lag\""));
    let odd = broken("coup.json", good.replacen(r#"{"seat":0,"#, r#"{"seat":"zéro","#, 1));
    let folder = env!("CARGO_TARGET_TMPDIR");
    let (into_folder, of_folder) = (format!("enregistrer {folder}"), format!("charger {folder}"));
    let nowhere = format!("enregistrer {folder}/nulle/part.json");
    let through_file = format!("charger {}/x.json", path.display());
    for (line, told) in [
        ("charger absent.json", "absent.json ne peut pas être lu~: ce fichier n’existe pas."),
        (&of_folder, "ne peut pas être lu~: c’est un dossier, pas un fichier."),
        (&through_file, "ne peut pas être lu~: ce dossier n’existe pas."),
        (&comma, "ou le fichier est abîmé~: la ligne 3 est illisible."),
        (&no_log, "n’est pas complète~: voyez la ligne "),
        (&odd, "ne font pas une partie~: l’entrée 1 est illisible."),
        (&into_folder, "n’a pas pu être enregistrée dans"),
        (&into_folder, "~: c’est un dossier, pas un fichier."),
        (&nowhere, "~: ce dossier n’existe pas."),
    ] {
        let screen = typed(strike(), Lang::Fr, &[line, "quitter"]).replace('\u{a0}', "~");
        assert!(answer(&screen, line).contains(told), "{line}: {}", answer(&screen, line));
        assert!(!screen.contains("os error"), "{screen}");
    }
}

#[test]
fn a_game_is_saved_again_in_its_own_file_and_over_another_only_when_that_is_said() {
    let path = file("evening.json");
    let shown = path.display().to_string();
    let (save, load, over) = (format!("save {shown}"), format!("load {shown}"), format!("save! {shown}"));
    let entries = || {
        let text = std::fs::read_to_string(&path).unwrap();
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        json["log"].as_array().unwrap().len()
    };
    let saved = format!("The game is saved in {shown}.");
    let screen = english(&["etoile", &save, "nation", &save, "villiers", "undo", "save", "quit"]);
    assert_eq!(screen.matches(&saved).count(), 3, "its own file, however often: {screen}");
    assert_eq!(entries(), 7);
    // Another game leaves it alone, until it is told not to.
    let screen = english(&["etoile", &save, "log", &over, "nation", "save", "quit"]);
    let told = format!(
        "{shown} holds another saved game, so it is left alone. To put this game in its place, type: save! {shown}"
    );
    assert_eq!(answer(&screen, &save), told);
    assert_eq!((answer(&screen, &over), answer(&screen, "save")), (saved.as_str(), saved.as_str()));
    // A game that was opened from a file has that file.
    let screen = english(&[&load, "villiers", &save, "quit"]);
    assert_eq!(answer(&screen, &save), saved);
    assert_eq!(entries(), 10);
    let fr = typed(strike(), Lang::Fr, &["etoile", &save, "quitter"]);
    assert!(answer(&fr, &save).ends_with(&format!("tapez\u{a0}: enregistrer\u{a0}! {shown}")), "{fr}");
    let over = format!("enregistrer\u{a0}! {shown}");
    let fr = typed(strike(), Lang::Fr, &["etoile", &over, "quitter"]);
    assert_eq!(answer(&fr, &over), format!("La partie est enregistrée dans {shown}."));
    assert_eq!(entries(), 4);
}

#[test]
fn a_file_that_is_something_else_is_not_written_over() {
    let path = file("letter.txt");
    std::fs::write(&path, "Dear Ann").unwrap();
    let save = format!("save {}", path.display());
    let over = format!("save! {}", path.display());
    let screen = english(&[&save, &over, "quit"]);
    assert!(answer(&screen, &save).contains("is not a saved game, so it is left alone"));
    assert!(answer(&screen, &over).contains("is not a saved game, so it is left alone"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "Dear Ann");
}
