//! Le Jeu du Président at the keyboard: a card is read out with all that it takes to answer it, and answers are typed.

mod keyboard;

use keyboard::{answer, open, typed};
use president::President;
use serde_json::json;
use speech::Lang;
use term::TerminalGame;

fn session(seed: u64) -> TerminalGame<President> {
    open(json!({"starter": "1", "turn_limit": 60}), &["Ann", "*Bo", "*Cy"], seed)
}

#[test]
fn p61_what_was_read_is_not_taken_back() {
    let mut refused = [false; 2];
    for seed in 1..=6 {
        // The first card that Ann reads, and what she says to it.
        let screen = typed(session(seed), Lang::En, &["1"; 40]);
        let before = screen.split("The card is “").next().unwrap().matches("\n> ").count();
        let lines = [&vec!["1"; before][..], &["undo", "why", "1", "undo", "quit"]].concat();
        let screen = typed(session(seed), Lang::En, &lines);
        refused[0] |= screen.contains("> undo\nA territory that has been announced stands. (Rule P25)");
        refused[1] |= screen.contains("> undo\nWhat was read cannot be unread. (Rule P61)");
    }
    assert_eq!(refused, [true; 2], "neither what led to the card nor what was said to it");
}

/// What is on the screen after so many lines of "1": the first choice, or that answer.
fn screen(seed: u64) -> String {
    typed(session(seed), Lang::En, &["1"; 150])
}

#[test]
fn cards_can_be_answered_from_what_is_read_out() {
    let screens: String = (1..=6).map(screen).collect();
    for said in [
        "The card is “",
        "Answer 2: ",
        "To be remembered, in this order: ",
        "The answer gives everything back in order, ",
        "The answer is a list of names, with commas ",
        "The answer is counted in ",
    ] {
        assert!(screens.contains(said), "never said: {said}");
    }
    assert!(screens.contains("Your answer: type it. Or type:\n– Give the challenge up\n"));
    assert!(screens.contains("You have "), "the time is told");
    assert!(!screens.contains("There is no such"), "{screens}");
    // A number that is typed is the answer, not the number of a choice.
    assert!(screens.contains("You answer “1”"), "no number was asked for");
}

#[test]
fn forbidden_words_are_read_out_where_somebody_else_can_judge() {
    let screens = |people: &'static [&'static str]| -> String {
        let table = |seed| open::<President>(json!({"starter": "1", "turn_limit": 60}), people, seed);
        (1..=6).map(|seed| typed(table(seed), Lang::En, &["1", ""].repeat(150))).collect()
    };
    assert!(screens(&["Ann", "Bob", "Cy"]).contains(" are forbidden."));
    assert!(!screens(&["Ann", "*Bo", "*Cy"]).contains(" are forbidden."), "bots have no opinion");
}

#[test]
fn what_is_no_number_is_no_answer_where_one_is_asked_for() {
    // The first card whose answer is one number, and how many lines are typed before it.
    let asked = (1..=12).find_map(|seed| {
        let whole = screen(seed);
        let answered = "\n> 1\nYou answer “1”, and that is wrong. The right answer was: ";
        let numbers = whole.match_indices(answered).find(|(start, _)| {
            let right = whole[start + answered.len()..].split(".\n").next().unwrap();
            right.chars().all(|sign| sign.is_ascii_digit() || sign == ',')
        });
        numbers.map(|(start, _)| (seed, whole[..start].matches("\n> ").count()))
    });
    let (seed, before) = asked.expect("no number was asked for");
    let lines = [&vec!["1"; before][..], &["zebra", "list", "hint", "quit"]].concat();
    let screen = typed(session(seed), Lang::En, &lines);
    let told =
        "“zebra” is not the kind of answer that is asked for here. Type another, or one of the lines above.";
    assert_eq!(answer(&screen, "zebra"), told);
    assert_eq!(answer(&screen, "list"), "Your answer: type it. Or type:\n– Give the challenge up");
    assert_eq!(answer(&screen, "hint"), "This answer is yours to find.");
}

#[test]
fn the_curtain_hangs_for_a_vote_and_no_longer() {
    let session = open::<President>(json!({"starter": "1", "turn_limit": 30}), &["Ann", "Bob", "Cy"], 1);
    let screen = typed(session, Lang::En, &["1", ""].repeat(300));
    let lifted = screen.matches(" once nobody else can see the screen.\n> \n").count();
    let asked = screen.matches("nobody sees your answer before all have answered").count();
    assert!(asked >= 3, "nobody was asked to vote: {screen}");
    assert_eq!(lifted, asked, "{screen}");
    let (_, after) = screen.rsplit_once(" for, ").unwrap();
    assert!(after.contains("it is your turn"), "the vote was the last that happened: {after}");
}
