//! The probe at the keyboard: secrets, ballots, typed answers, and words out of turn.

mod keyboard;

use bots::Budget;
use keyboard::{answer, file, open, typed};
use laws::Probe;
use serde_json::json;
use speech::Lang;
use term::{TerminalGame, TerminalOptions, play};

fn english(names: &[&str], lines: &[&str]) -> String {
    typed(open::<Probe>(json!({}), names, 1), Lang::En, lines)
}

#[test]
fn a_few_choices_are_read_out_with_their_numbers() {
    let screen = english(&["Ann", "*Bo"], &["quit"]);
    let turn = "It is your turn. Your choices:\n1. roll the die\n2. show your card and take another\n> quit";
    assert!(screen.contains(turn), "{screen}");
}

#[test]
fn somebody_alone_knows_their_own_card_without_a_curtain() {
    let screen = english(&["Ann", "*Bo"], &["quit"]);
    assert!(screen.contains("\nYou take card ") && screen.contains("\nBo takes a card.\n"), "{screen}");
    assert!(!screen.contains("press Enter"));
}

#[test]
fn an_answer_in_ones_own_words_is_typed_as_json_and_the_terminal_says_how() {
    let typed_json = r#"do {"answer":"solidarity"}"#;
    let screen = english(&["Ann", "*Bo"], &["roll", "solidarity", typed_json, "quit"]);
    let told = "No choice is called “solidarity”.\n\
        If these are meant to be your own words (answer “solidarity”), type: do {\"answer\":\"solidarity\"}";
    assert_eq!(answer(&screen, "solidarity"), told);
    assert!(answer(&screen, typed_json).starts_with("You answer “solidarity”. That is not it."));
}

#[test]
fn an_answer_that_the_rules_refuse_says_so() {
    let long = format!(r#"do {{"answer":"{}"}}"#, "x".repeat(41));
    let screen = english(&["Ann", "*Bo"], &["roll", &long, "why", "quit"]);
    assert_eq!(
        answer(&screen, &long),
        "An answer has one to forty characters, all of them printable. (Rule X5)"
    );
    assert!(answer(&screen, "why").contains("\nX5: Then it completes the motto"), "{screen}");
}

#[test]
fn what_can_be_done_at_other_times_is_known_by_its_name() {
    let screen = english(&["Ann", "*Bo"], &["roll", "roll the die", "why protest", "quit"]);
    assert_eq!(answer(&screen, "roll the die"), "Not now: the round is at another decision. (Rule X2)");
    // It has not been offered to Ann yet, and what was offered to others is not hers to know.
    assert!(answer(&screen, "why protest").starts_with("No choice is called “protest”."));
}

#[test]
fn a_curtain_hides_one_players_cards_from_the_next() {
    let lines = ["", "roll", "fraternité", "vote for Bob", "", "", "abstain", "quit"];
    let screen = english(&["Ann", "Bob"], &lines);
    let (before, anns) =
        screen.split_once("Ann, press Enter once nobody else can see the screen.\n> \n").unwrap();
    assert!(!before.contains("takes"), "nothing is told before the curtain: {before}");
    let (anns, bobs) = anns.split_once("Ann, press Enter to hide this.\n> \n").unwrap();
    let (curtain, bobs) = bobs.split_once("\n> \n").unwrap();
    assert_eq!(curtain, "Bob, press Enter once nobody else can see the screen.");
    assert!(anns.contains("Ann takes card ") && anns.contains("Bob takes a card."), "{anns}");
    assert!(anns.contains("Ann has voted for Bob."), "one's own answer is told at once: {anns}");
    assert!(bobs.contains("Bob takes card ") && bobs.contains("Ann takes a card."), "{bobs}");
    assert!(bobs.contains("Ann has voted.") && !bobs.contains("Ann has voted for"), "{bobs}");
}

#[test]
fn at_the_curtain_nothing_but_enter_does_anything() {
    let screen = english(&["Ann", "Bob"], &["roll", "board", "", "quit"]);
    assert_eq!(screen.matches("Ann, press Enter once nobody else can see the screen.").count(), 3);
    assert!(!screen.contains("rolls the die"));
    assert!(english(&["Ann", "Bob"], &["quit"]).ends_with("> quit\nGoodbye.\n"));
}

#[test]
fn where_there_is_a_screen_the_curtain_wipes_it() {
    let budget = Budget { iterations: 10, ..Budget::default() };
    let options = TerminalOptions { lang: Lang::En, budget, wipes: true, echoes: false };
    let mut screen = Vec::new();
    let session = open::<Probe>(json!({}), &["Ann", "Bob"], 1);
    play(session, options, "\nroll\n1\nabstain\n\n\n".as_bytes(), &mut screen).unwrap();
    let screen = String::from_utf8(screen).unwrap();
    let after_the_last_wipe = screen.rsplit("\x1b[H").next().unwrap();
    assert!(after_the_last_wipe.contains("Bob takes card "), "{after_the_last_wipe}");
    assert!(!after_the_last_wipe.contains("Ann takes card "), "{after_the_last_wipe}");
}

#[test]
fn before_a_bot_goes_on_one_may_act_out_of_turn_or_wave_it_on() {
    let round = ["roll", "fraternité", "abstain", "let it pass"];
    let screen = english(&["Ann", "*Bo"], &[&round[..], &["", "", "quit"]].concat());
    let pause = "Before Bo goes on, you may act out of turn. Press Enter to let the game go on.\n\
        Your choices:\n1. protest\n";
    // Once before each of Bo's two decisions, and only once how to do without.
    assert_eq!(screen.matches(pause).count(), 2, "{screen}");
    assert_eq!(screen.matches("without being asked, type pause.\n> ").count(), 1, "{screen}");
    let screen = english(&["Ann", "*Bo"], &[&round[..], &["protest", "quit"]].concat());
    assert!(answer(&screen, "protest").contains("You protest.\n"), "{screen}");
    assert_eq!(screen.matches(pause).count(), 1, "only once in a game: {screen}");
    let screen = english(&["Ann", "*Bo"], &[&["pause"], &round[..], &["quit"]].concat());
    assert_eq!(screen.matches(pause).count(), 0, "{screen}");
}

#[test]
fn where_several_may_act_out_of_turn_the_pause_says_how_and_shows_each_their_own() {
    let screen = english(&["*Cy", "Ann", "Bob"], &["protest", "for Bob", "", "1", "quit"]);
    let pause = "Before Cy goes on, these may act out of turn: Ann and Bob. \
        Press Enter to let the game go on, or say who acts, as in: for Ann\n";
    let (before, _) = screen.split_once(pause).unwrap();
    assert!(before.contains("Cy takes a card."), "what everybody may know has been told: {before}");
    assert!(!before.contains("takes card "), "{before}");
    assert!(
        answer(&screen, "protest").starts_with("Say who acts (Ann and Bob), as in: for Ann."),
        "{screen}"
    );
    assert_eq!(answer(&screen, "for Bob"), "Bob, press Enter once nobody else can see the screen.");
    assert!(answer(&screen, "").contains("Bob takes card "), "{screen}");
    assert!(answer(&screen, "").ends_with("Choices of Bob:\n1. protest"), "{screen}");
    assert!(answer(&screen, "1").contains("Bob protests."), "{screen}");
}

#[test]
fn somebody_who_does_not_have_the_floor_can_be_spoken_for() {
    let lines = ["", "for Bob protest", "for bob Protest", "for Zoé protest", "for Bob roll", "quit"];
    let screen = english(&["Ann", "Bob"], &lines);
    assert!(answer(&screen, "for Bob protest").starts_with("Bob protests.\n"), "{screen}");
    let again = "You have protested already: only once in a game. (Rule X8)";
    assert_eq!(answer(&screen, "for bob Protest"), again);
    assert!(answer(&screen, "for Zoé protest").contains("(Ann and Bob)"));
    assert_eq!(answer(&screen, "for Bob roll"), "No choice is called “roll”.");
}

#[test]
fn the_view_is_told_field_by_field_where_a_game_has_no_sentences_for_it() {
    let screen = english(&["Ann", "*Bo"], &["roll", "board", "who", "quit"]);
    let board = answer(&screen, "board");
    for line in ["rounds: 2", "phase: question", "noon: no", "ballot: none"] {
        assert!(board.lines().any(|said| said == line), "{line} in {board}");
    }
    assert!(board.lines().any(|said| said.starts_with("hands: ") && said.ends_with(", none")), "{board}");
    assert!(board.contains("Points: you with "), "{board}");
    assert!(answer(&screen, "who").contains("Points: you with "));
}

#[test]
fn a_die_taken_back_falls_the_same_way_again() {
    let screen = english(&["Ann", "*Bo"], &["roll", "undo", "1", "quit"]);
    let rolls: Vec<&str> = screen.lines().filter(|line| line.starts_with("You roll the die")).collect();
    assert_eq!(rolls.len(), 2);
    assert_eq!(rolls[0], rolls[1]);
}

#[test]
fn a_saved_game_keeps_its_draws_and_its_secrets() {
    let path = file("probe.json");
    let (save, load) = (format!("save {}", path.display()), format!("load {}", path.display()));
    let first = english(&["Ann", "*Bo"], &["show", &save, "1", "abstain", "1", "", "", "log"]);
    let second = english(&["X", "Y"], &["", &load, "1", "abstain", "1", "", "", "log"]);
    assert_eq!(answer(&first, "log"), answer(&second, "log"));
    assert!(
        answer(&first, "log").contains("Bo rolls the die") || answer(&first, "log").contains("Bo shows card")
    );
    // The keyboard was X's; in the game that was opened it is nobody's yet, and Ann sits alone.
    assert!(!answer(&second, &load).contains("press Enter"), "{second}");
}

#[test]
fn a_log_with_moves_taken_back_at_another_table_goes_on_with_what_stands() {
    let path = file("taken-back.json");
    let save = format!("save {}", path.display());
    english(&["Ann", "*Bo"], &["show", r#"do {"answer":"x"}"#, &save]);
    let text = std::fs::read_to_string(&path).unwrap();
    // The answer, taken back and given otherwise, as a table among strangers writes it down.
    let given = r#"{"seat":0,"action":{"answer":"x"},"draws":[]}"#;
    assert!(text.contains(given), "{text}");
    let cut = text.find(given).unwrap() + given.len();
    let taken_back = format!(
        r#"{},{{"undo":{{"seat":0,"to":2}},"draws":[]}},{{"seat":0,"action":{{"answer":"y"}},"draws":[]}}]}}"#,
        &text[..cut]
    );
    std::fs::write(&path, taken_back).unwrap();
    let session: TerminalGame<Probe> = term::load(&path, [0; 32], Lang::En).unwrap();
    let screen = typed(session, Lang::En, &["log", "undo", "quit"]);
    assert!(answer(&screen, "log").contains("You answer “y”"), "{screen}");
    assert!(!screen.contains("“x”"), "{screen}");
    assert!(answer(&screen, "undo").contains("1. answer “fraternité”"), "{screen}");
}

#[test]
fn places_are_told_and_may_be_shared() {
    let session = open::<Probe>(json!({"rounds": 1}), &["Ann", "Bob", "Cy"], 1);
    let turn = ["", "roll", "austérité", "abstain"];
    let others = ["", "", "abstain", "", "", "abstain"];
    let reaction = ["", "", "let it pass", "", "", "let it pass", "", "", "let it pass"];
    let screen = typed(session, Lang::En, &[&turn[..], &others, &reaction].concat());
    let places = "Bob and Cy share second place with a score of 0.\n\
        The game is over: there is nothing left to choose.";
    assert!(screen.contains("\nAnn takes first place with a score of "), "{screen}");
    assert!(screen.contains(places), "{screen}");
}

#[test]
fn nothing_typed_or_named_steers_the_terminal() {
    let names = ["A\x1b[2Jnn", "*Bo"];
    let screen = english(&names, &["\x1b[31mroll", r#"do {"answer":"\u001b[2J"}"#, "quit"]);
    assert!(!screen.contains('\x1b'), "{screen:?}");
}
