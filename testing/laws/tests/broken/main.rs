//! Mutation tests of the laws: the probe with one law broken at a time is caught, by name.

mod game;

use game::{Break, Broken};
use std::panic::catch_unwind;

/// Plays a few games of the probe broken in this way; the battery must name `law` before they are over.
fn caught<const BREAK: u8>(law: &str) {
    let played = catch_unwind(|| {
        for seed in 0..8 {
            laws::follow::<Broken<BREAK>>(3, r#"{"rounds": 3}"#, seed);
        }
    });
    let message = *played.expect_err("nothing was noticed").downcast::<String>().expect("a report");
    assert!(message.starts_with(&format!("law broken: {law}\n")), "{message}");
}

#[test]
fn unbroken_it_passes() {
    (0..8).for_each(|seed| laws::follow::<Broken<{ Break::NOTHING }>>(3, r#"{"rounds": 3}"#, seed));
}

#[test]
fn a_failure_says_how_to_see_it_again() {
    let played = catch_unwind(|| laws::follow::<Broken<{ Break::BOUND }>>(2, r#"{"rounds": 3}"#, 7));
    let message = *played.unwrap_err().downcast::<String>().unwrap();
    for part in [
        "game broken version 1, 2 seats, settings {\"rounds\":3}, seed 7, step 6\n",
        "laws::follow::<G>(2, r#\"{\"rounds\":3}\"#, 7)",
        "inputs so far: [{\"deal\":null,\"draws\":[",
        "{\"action\":{\"vote\":",
    ] {
        assert!(message.contains(part), "{part} is not in {message}");
    }
}

#[test]
fn uphold_fails_as_well() {
    let upheld = catch_unwind(laws::uphold::<Broken<{ Break::DUPLICATE }>>);
    let message = *upheld.unwrap_err().downcast::<String>().unwrap();
    assert!(message.starts_with("law broken: no choice is offered twice\n"), "{message}");
}

#[test]
fn a_sentence_of_an_option_that_is_gone() {
    let upheld = catch_unwind(laws::uphold::<Broken<{ Break::OPTION_GONE }>>);
    let message = *upheld.unwrap_err().downcast::<String>().unwrap();
    assert!(
        message.contains("speaks of options or refusals that are not there: [\"option-gone\"]"),
        "{message}"
    );
}

#[test]
fn a_view_that_shows_a_hidden_card() {
    caught::<{ Break::VIEW }>("redeal keeps what the seat knows");
}

#[test]
fn a_redeal_that_changes_nothing() {
    caught::<{ Break::REDEAL_NOTHING }>("the redealt world depends on nothing but the view and the draws");
}

#[test]
fn a_redeal_that_remembers() {
    caught::<{ Break::REDEAL_REMEMBERS }>("the redealt world depends on nothing but the view and the draws");
}

#[test]
fn a_redeal_that_loses_a_card() {
    caught::<{ Break::REDEAL_LOSES }>("a redealt world passes audit");
}

#[test]
fn a_sealed_answer_that_is_told() {
    caught::<{ Break::SEAL }>("a sealed answer is told to nobody but its author");
}

#[test]
fn a_sealed_window_that_says_who_is_awaited() {
    caught::<{ Break::AWAITED }>("redeal keeps what the seat knows");
}

#[test]
fn a_bot_that_considers_what_is_not_offered() {
    caught::<{ Break::CONSIDERED }>("what bots consider is offered");
}

#[test]
fn a_pick_that_is_not_a_choice() {
    caught::<{ Break::PICK_OUTSIDE }>("pick gives only choices");
}

#[test]
fn a_pick_that_never_takes_the_last() {
    caught::<{ Break::PICK_NARROW }>("pick reaches every choice");
}

#[test]
fn a_choice_offered_twice() {
    caught::<{ Break::DUPLICATE }>("no choice is offered twice");
}

#[test]
fn a_choice_that_is_refused() {
    caught::<{ Break::REFUSED }>("every choice passes check");
}

#[test]
fn a_choice_that_is_kept_back() {
    caught::<{ Break::KEPT_BACK }>("what is allowed is offered");
}

#[test]
fn a_list_that_is_not_emptied() {
    caught::<{ Break::NOT_EMPTIED }>("choices empties the list first");
}

#[test]
fn a_stranger_who_is_let_in() {
    caught::<{ Break::STRANGER }>("who may not act is refused");
}

#[test]
fn somebody_awaited_who_may_not_act() {
    caught::<{ Break::MAY_ACT }>("who is to act may act");
}

#[test]
fn an_absence_that_is_illegal() {
    caught::<{ Break::TIMEOUT }>("the timeout action is legal");
}

#[test]
fn a_bound_too_low() {
    caught::<{ Break::BOUND }>("a game ends within its bound");
}

#[test]
fn a_game_without_an_outcome() {
    caught::<{ Break::OUTCOME }>("there is an outcome exactly when nobody is to act");
}

#[test]
fn a_timer_that_is_never_refused() {
    caught::<{ Break::TIMER }>("no timer fires once the game is over");
}

#[test]
fn a_window_that_never_changes() {
    caught::<{ Break::WINDOW }>("a seat is asked once in a window");
}

#[test]
fn an_audit_that_fails() {
    caught::<{ Break::AUDIT }>("audit holds after every legal input");
    caught::<{ Break::AUDIT_DEAL }>("audit holds");
}

#[test]
fn an_audit_that_lets_anything_pass() {
    caught::<{ Break::AUDIT_BLIND }>("nothing panics");
}

#[test]
fn a_check_that_trusts_its_input() {
    caught::<{ Break::CHECK_PANICS }>("nothing panics");
}

#[test]
fn an_apply_that_panics() {
    caught::<{ Break::APPLY_PANICS }>("nothing panics");
}

#[test]
fn luck_from_elsewhere() {
    caught::<{ Break::LUCK }>("replaying the log gives an equal state");
}

#[test]
fn draws_that_come_and_go() {
    caught::<{ Break::DRAWS }>("a replay makes exactly the draws of the log");
}

#[test]
fn a_view_that_json_cannot_carry() {
    caught::<{ Break::JSON }>("JSON written and read again is equal");
}

#[test]
fn an_event_that_changes_when_seen_again() {
    caught::<{ Break::SEEN_TWICE }>("an event seen by a viewer is seen the same again");
}

#[test]
fn a_worth_that_is_no_number() {
    caught::<{ Break::WORTH }>("worth is finite");
}

#[test]
fn an_event_without_a_sentence() {
    caught::<{ Break::SPEECHLESS }>("everything is said in both languages");
}

#[test]
fn a_game_that_only_claims_to_be_open() {
    caught::<{ Break::NOT_OPEN }>("in an open game nothing is hidden and nothing drawn");
}

#[test]
fn a_game_that_denies_its_secrets() {
    caught::<{ Break::NO_SECRETS }>("a game without secrets shows every viewer the same");
}
