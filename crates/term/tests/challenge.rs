//! Le Jeu du Président at the keyboard: a card is read out with all that it takes to answer it, and answers are typed.

mod keyboard;

use keyboard::{open, typed};
use president::President;
use serde_json::json;
use speech::Lang;

/// What is on the screen after so many lines of "1": the first choice, or that answer.
fn screen(seed: u64) -> String {
    let sitting = open::<President>(json!({"starter": "1", "turn_limit": 60}), &["Ann", "*Bo", "*Cy"], seed);
    typed(sitting, Lang::En, &["1"; 150])
}

#[test]
fn cards_can_be_answered_from_what_is_read_out() {
    let screens: String = (1..=6).map(screen).collect();
    for said in ["The card is “", "Answer 2: ", "To be remembered, in this order: ", " are forbidden."] {
        assert!(screens.contains(said), "never said: {said}");
    }
    assert!(screens.contains("Your answer, Ann: type it. Or type:\n– Give the challenge up\n"));
    assert!(screens.contains("You have "), "the time is told");
    assert!(!screens.contains("There is no such"), "{screens}");
    // A number that is typed is the answer, not the number of a choice.
    assert!(screens.contains("Ann answers “1”"), "no number was asked for");
}
