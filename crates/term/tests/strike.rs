//! Gardez la Ligne at the keyboard: one person against bots, as the README says.

mod keyboard;

use gardez_la_ligne::GardezLaLigne;
use keyboard::{answer, open, typed};
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
fn a_whole_game_is_played_and_ends_with_the_places() {
    // Whatever the bots have taken, something is always number 1.
    let screen = english(&["1"; 10]);
    assert!(
        screen.starts_with("Gardez la Ligne. At the table:\nAnn, at this keyboard.\nBo, a bot:"),
        "{screen}"
    );
    assert_eq!(screen.matches("It is your turn").count(), 10);
    assert_eq!(screen.matches(" places a picket at ").count(), 20);
    assert_eq!(screen.matches("You place a picket at ").count(), 10);
    let end = &screen[screen.find("The strike is over: ").unwrap()..];
    assert!(end.contains(" first place with a score of "), "{end}");
    for name in ["you", "Bo", "Cy"] {
        assert!(
            end.lines().any(|line| line.contains(" place with a score of ")
                && line.to_lowercase().contains(&name.to_lowercase())),
            "{end}"
        );
    }
    assert!(end.ends_with(
        "The game is over: there is nothing left to choose. \
         You can still type board, who, log, rules, undo, save, load or quit.\n> \nGoodbye.\n"
    ));
}

#[test]
fn stations_are_called_by_name_without_accents_or_by_number() {
    let screen = english(&["etoile", "PLACE DE CLICHY", "list villiers", "quit"]);
    assert!(answer(&screen, "etoile").contains("You place a picket at Charles de Gaulle - Étoile: +1"));
    assert!(answer(&screen, "PLACE DE CLICHY").contains("You place a picket at Place de Clichy: +1"));
    // The number that a list shows is the number that does it.
    let listed = answer(&screen, "list villiers");
    let number = listed.split_once('.').unwrap().0;
    assert!(listed.ends_with("Place a picket at Villiers (2 and 3)"), "{listed}");
    let screen = english(&["etoile", "PLACE DE CLICHY", number]);
    assert!(answer(&screen, number).contains("You place a picket at Villiers: +1"), "{screen}");
}

#[test]
fn an_ambiguous_part_lists_what_it_fits_and_plays_nothing() {
    let screen = english(&["clichy", "quit"]);
    let listed = answer(&screen, "clichy");
    assert!(listed.starts_with("“clichy” fits 3 choices."), "{listed}");
    for name in ["Mairie de Clichy", "Place de Clichy", "Porte de Clichy"] {
        assert!(listed.contains(name), "{listed}");
    }
    assert!(!screen.contains("places a picket"));
}

#[test]
fn what_is_not_there_suggests_what_is_near_or_what_to_type() {
    let screen = english(&["viliers", "picadilly circus", "0", "316", "", "log cabin", "quit"]);
    let far = "99999999999999999999999";
    let numbers = english(&["-1", "−2", "1.5", far, "why -1", "why 316", "log", "quit"]);
    for line in ["-1", "−2", "1.5", far, "why -1", "why 316"] {
        assert_eq!(answer(&numbers, line), "The choices have the numbers 1 to 315.", "{line}");
    }
    assert!(answer(&screen, "viliers").contains("Place a picket at Villiers (2 and 3)"));
    assert!(answer(&screen, "picadilly circus").contains("To see the choices, type list"));
    assert!(answer(&screen, "0").contains("numbers 1 to 315"));
    assert!(answer(&screen, "316").contains("numbers 1 to 315"));
    assert_eq!(answer(&screen, ""), "Type a move, or help.");
    assert!(answer(&screen, "log cabin").starts_with("No choice is called “log cabin”."));
}

#[test]
fn hundreds_of_choices_are_counted_and_shown_by_the_page() {
    let screen = english(&["list", "more", "list 13", "more", "more", "list 99", "quit"]);
    assert!(screen.contains("There are 315 choices"));
    let pages = screen.lines().filter(|line| line.contains(". Place a picket at ")).count();
    // Two pages of all, then the stations of line 13: a page, and the rest.
    assert_eq!(pages, 2 * 20 + 32);
    assert_eq!(answer(&screen, "list 13").lines().last(), Some("12 more: type more."));
    assert!(answer(&screen, "list 13").lines().take(20).all(|line| line.contains("13")));
    assert_eq!(answer(&screen, "more"), "There is nothing more in the list.");
    assert_eq!(answer(&screen, "list 99"), "No choice has “99” in it.");
}

#[test]
fn a_taken_station_is_refused_with_its_clause_and_why_gives_its_words() {
    let screen =
        english(&["etoile", "Charles de Gaulle - Etoile", "why", "why etoile", "why villiers", "quit"]);
    let refused = "There is already a picket at Charles de Gaulle - Étoile. (Rule G7)";
    assert_eq!(answer(&screen, "Charles de Gaulle - Etoile"), refused);
    let explained = format!("{refused}\nG7: A station holds one picket at most, whoever placed it.");
    assert_eq!(answer(&screen, "why"), explained);
    assert_eq!(answer(&screen, "why etoile"), explained);
    assert_eq!(answer(&screen, "why villiers"), "This is allowed: Place a picket at Villiers (2 and 3).");
}

#[test]
fn a_whole_name_that_is_taken_never_plays_another_station_with_that_name_in_it() {
    // Once Nation is taken, "nation" is still the name of Nation and not a part of Assemblée nationale.
    let screen = english(&["nation", "nation", "quit"]);
    assert_eq!(answer(&screen, "nation"), "There is already a picket at Nation. (Rule G7)");
}

#[test]
fn why_takes_json_too_and_says_what_cannot_be_read() {
    let screen = english(&[r#"why {"picket": 9999}"#, r#"do {"picket": "x"}"#, r#"{"picket": 0}"#, "quit"]);
    assert!(
        answer(&screen, r#"why {"picket": 9999}"#)
            .starts_with("There is no such station on this board. (Rule G")
    );
    let unread = answer(&screen, r#"do {"picket": "x"}"#);
    assert!(unread.starts_with("This cannot be read as a move of this game ("), "{unread}");
    assert!(unread.ends_with(r#"A move as JSON looks like this: do {"picket":0}"#), "{unread}");
    assert!(answer(&screen, r#"{"picket": 0}"#).starts_with("You place a picket at Abbesses"));
}

#[test]
fn rules_are_read_by_clause_by_word_or_all() {
    let screen = english(&["rules G9", "rules gr4", "rules clockwise", "rules G99", "rules", "quit"]);
    assert!(answer(&screen, "rules G9").starts_with("G9: Where a single line serves the station"));
    assert!(answer(&screen, "rules gr4").starts_with("GR4: "));
    assert!(answer(&screen, "rules clockwise").starts_with("G5: "));
    assert!(answer(&screen, "rules G99").contains("The rules are G1, G2,"));
    let ids: Vec<&str> =
        answer(&screen, "rules").lines().map(|line| line.split_once(':').unwrap().0).collect();
    assert_eq!((ids.len(), ids[0], ids[24]), (25, "G1", "GR11"));
}

#[test]
fn undo_goes_back_over_the_bots_and_the_other_way_is_open() {
    let screen = english(&["undo", "etoile", "villiers", "undo", "undo", "nation", "log", "quit"]);
    assert!(answer(&screen, "etoile").contains("It is your turn: 312 choices."));
    let played: Vec<&str> =
        answer(&screen, "log").lines().filter(|line| line.contains("You place")).collect();
    assert_eq!(played.len(), 1, "{played:?}");
    assert!(played[0].starts_with("You place a picket at Nation"), "{played:?}");
    assert!(screen.contains("\n> undo\nNobody at this keyboard has decided anything yet"));
    assert!(screen.contains("\n> undo\nTaken back. You decide again.\nIt is your turn: 315 choices."));
}

#[test]
fn the_same_moves_after_undo_meet_the_same_bots() {
    let screen = english(&["etoile", "undo", "etoile", "quit"]);
    let (first, rest) = screen.split_once("> undo").unwrap();
    assert_eq!(answer(first, "etoile").trim_end(), answer(rest, "etoile"));
}

#[test]
fn when_all_is_over_every_move_is_answered_alike() {
    let after = ["1", "nation", r#"do {"picket": 3}"#, "", "list", "hint", "why nation", "for Ann nation"];
    let screen = english(&[&["1"; 10][..], &after, &["rules G1", "quit"]].concat());
    for line in after {
        let told = "The game is over: there is nothing left to choose. You can still type board,";
        assert!(answer(&screen, line).starts_with(told), "{line}: {}", answer(&screen, line));
    }
    assert!(answer(&screen, "rules G1").starts_with("G1: "));
}

#[test]
fn the_help_names_a_clause_of_this_game() {
    let screen = english(&["help", "quit"]);
    assert!(answer(&screen, "help").contains("rules G1: that rule"), "{screen}");
}

#[test]
fn a_finished_game_can_be_taken_back_too() {
    let mut lines = vec!["1"; 10];
    lines.extend(["nation", "undo", "who"]);
    let screen = english(&lines);
    assert_eq!(answer(&screen, "undo").lines().next(), Some("Taken back. You decide again."));
    assert!(answer(&screen, "who").contains("Pickets left: you with 1, Bo with 1, Cy with 1"), "{screen}");
    assert!(answer(&screen, "who").ends_with("The game is waiting for you."));
}

#[test]
fn a_hint_is_a_choice_that_can_be_taken() {
    let screen = english(&["hint", "quit"]);
    let hint = answer(&screen, "hint").strip_prefix("A strong player would choose number ").unwrap();
    let (number, sentence) = hint.split_once(": ").unwrap();
    let station = sentence.strip_prefix("Place a picket at ").unwrap().split(" (").next().unwrap();
    let screen = english(&[number]);
    assert!(screen.contains(&format!("You place a picket at {station}:")), "{screen}");
}

#[test]
fn french_is_spoken_and_french_commands_are_understood() {
    let lines = ["Étoile", "pourquoi etoile", "règles G9", "annuler", "qui", "aide", "quitter"];
    let screen = typed(strike(), Lang::Fr, &lines).replace('\u{a0}', "~");
    assert!(screen.contains("C’est à vous. Il y a 315 choix~: tapez un nom"));
    assert!(
        answer(&screen, "Étoile")
            .starts_with("Vous posez un piquet à la station Charles de Gaulle - Étoile~: +1")
    );
    let why = "La station Charles de Gaulle - Étoile a déjà un piquet. (Règle G7)\n\
        G7~: Une station ne porte qu’un piquet, quel que soit le syndicat qui l’a posé.";
    assert_eq!(answer(&screen, "pourquoi etoile"), why);
    assert!(answer(&screen, "règles G9").starts_with("G9~: Si la station n’est desservie que par une ligne"));
    assert!(answer(&screen, "annuler").starts_with("Coup repris. C’est de nouveau à vous de décider."));
    assert!(answer(&screen, "qui").contains("Piquets à poser~: vous avec 10, Bo avec 10, Cy avec 10"));
    assert!(answer(&screen, "aide").contains("annuler~: revient à la dernière décision"));
    assert!(screen.ends_with("Au revoir.\n"));
}

/// Whoever plays alone against bots is never spoken of as of somebody else; their name is told once, at the start.
#[test]
fn a_person_alone_at_the_keyboard_is_you() {
    for (lang, said) in [
        (Lang::En, ["You begin", "You place", "You take"]),
        (Lang::Fr, ["Vous commencez", "Vous posez", "Vous prenez"]),
    ] {
        let screen = typed(strike(), lang, &[&["1"; 10][..], &["who", "log", "board"]].concat());
        assert!(said.iter().all(|said| screen.contains(said)), "{screen}");
        let named: Vec<&str> = screen.lines().filter(|line| line.contains("Ann")).collect();
        assert!(named.iter().all(|line| line.starts_with("Ann, ")), "{named:?}");
        assert_eq!(named.len(), 2, "at the start, and when asked who is there: {named:?}");
    }
}

#[test]
fn people_who_share_an_open_game_need_no_curtain_and_hear_everything_once() {
    let session = open::<GardezLaLigne>(json!({"starter": "1"}), &["Ann", "Bob"], 1);
    let screen = typed(session, Lang::En, &["etoile", "nation", "quit"]);
    assert!(answer(&screen, "etoile").contains("Bob, it is your turn"), "{screen}");
    assert_eq!(screen.matches("Ann places a picket").count(), 1);
    assert!(!screen.contains("press Enter"));
}

#[test]
fn bots_among_themselves_play_to_the_end() {
    let session = open::<GardezLaLigne>(json!({}), &["*A", "*B"], 1);
    let screen = typed(session, Lang::En, &[]);
    assert!(screen.contains("The strike is over") && screen.contains(" first place "), "{screen}");
    assert!(!screen.contains("> "));
}
