//! Whole games at home, and going back in them.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod common;

use common::{BUDGET, Device, known, set_up};
use local_table::{BotAnswer, think};
use rules::{Seat, Viewer};
use serde_json::json;
use wire::{ProtocolErrorCode, Stage, ToClient};

const GAME: &str = "gardez-la-ligne";

#[test]
fn two_people_and_a_bot_play_a_whole_game_and_the_eye_follows_the_turn() {
    let mut device = set_up(GAME, &["Ada", "*Bot", "Zoé"], json!({}));
    assert_eq!((device.viewer, device.about.stage), (Viewer::Seat(Seat::new(0)), Stage::Playing));
    assert!(!device.shown.may_undo, "there is nothing to go back to");
    let choice = device.choices()[0].clone();
    device.act(choice).unwrap();
    assert_eq!(
        device.viewer,
        Viewer::Seat(Seat::new(0)),
        "while the bot thinks the device stays where it is"
    );
    assert!(!device.is_my_turn() && device.bot_moves());
    assert_eq!(device.viewer, Viewer::Seat(Seat::new(2)));
    assert!(device.is_my_turn());
    let played = 2 + device.play(1000);
    assert_eq!(played, 30, "three unions have ten pickets each");
    assert_eq!((device.about.stage, device.moved), (Stage::Over, 19));
    assert_eq!(device.shown.outcome.unwrap().places().len(), 3);
    assert_eq!(device.updates.len() as u64, device.shown.number);
    let refused = device.act(json!({"picket": 0})).unwrap_err();
    assert!(refused.clause.is_some(), "{refused:?}");
    assert!(!device.bot_moves(), "no bot goes on after the end");
}

#[test]
fn a_game_with_secrets_shows_each_person_their_own() {
    let mut device = set_up("probe", &["Ada", "Zoé", "*Bot"], json!({"rounds": 4}));
    let mut seen = Vec::new();
    while device.shown.outcome.is_none() {
        if let Viewer::Seat(seat) = device.viewer {
            let view: serde_json::Value = serde_json::from_str(device.shown.view.get()).unwrap();
            for (index, hand) in view["hands"].as_array().unwrap().iter().enumerate() {
                assert_eq!(hand.is_null(), index != seat.index(), "{view}");
            }
            seen.push(seat);
        }
        device.play(1);
    }
    assert!([0, 1].iter().all(|seat| seen.contains(&Seat::new(*seat))));
    // Whoever sits at the device may look from another person's seat, but not from a bot's.
    let mut look = |secret: &str| {
        let hello = json!({"protocol": wire::PROTOCOL, "table": "home-here", "secret": secret, "have": 1});
        device.say(json!({"hello": hello}));
        device.viewer
    };
    assert_eq!(look("1"), Viewer::Seat(Seat::new(1)));
    assert_eq!(look("0"), Viewer::Seat(Seat::new(0)));
    assert_eq!(look("2"), Viewer::Seat(Seat::new(0)));
    assert_eq!(look("9999"), Viewer::Seat(Seat::new(0)));
}

#[test]
fn going_back_goes_over_the_bots_to_the_last_decision_of_a_person() {
    let mut device = set_up(GAME, &["Ada", "*Bot", "**Sage"], json!({}));
    let start = device.seen();
    device.play(3);
    let after_round = device.seen();
    let choice = device.choices()[5].clone();
    device.act(choice).unwrap();
    device.play(2);
    assert!(device.shown.may_undo);
    let messages = device.say(json!("undo"));
    assert!(matches!(messages.last(), Some(ToClient::Done { .. })), "{messages:?}");
    assert_eq!(device.seen(), after_round);
    device.say(json!("undo"));
    assert_eq!(device.seen(), start);
    assert!(!device.shown.may_undo);
    let messages = device.say(json!("undo"));
    assert!(
        matches!(&messages[..], [ToClient::Refused(refused)] if refused.code.id() == "nothing_to_take_back")
    );
    // The same moves lead to the same game: bots do not get another throw.
    device.play(3);
    assert_eq!(device.seen(), after_round);
}

#[test]
fn going_back_among_several_gives_the_device_to_whom_the_decision_belongs() {
    let mut device = set_up("probe", &["Ada", "Zoé"], json!({"rounds": 3}));
    device.play(3);
    device.lift();
    let before = (device.viewer, device.seen());
    assert_eq!(before.0, Viewer::Seat(Seat::new(1)), "the first has voted, the second is to vote");
    device.play(1);
    device.say(json!("undo"));
    device.lift();
    assert_eq!((device.viewer, device.seen()), before);
    // A roll of the dice comes out the same again.
    device.say(json!("undo"));
    device.say(json!("undo"));
    device.say(json!("undo"));
    device.play(3);
    device.lift();
    assert_eq!((device.viewer, device.seen()), before);
}

#[test]
fn the_end_of_a_game_is_not_taken_back() {
    let mut device = set_up(GAME, &["Ada", "Zoé"], json!({}));
    while device.shown.outcome.is_none() {
        device.play(1);
        assert_eq!(device.shown.may_undo, device.shown.outcome.is_none());
    }
    let messages = device.say(json!("undo"));
    assert!(
        matches!(&messages[..], [ToClient::Refused(refused)] if refused.code.id() == "ended"),
        "{messages:?}"
    );
    assert_eq!(device.about.stage, Stage::Over);
}

#[test]
fn a_thought_about_what_was_taken_back_is_dropped() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({}));
    device.play(1);
    let question = device.local.bot_question(BUDGET).unwrap();
    assert!(device.local.bot_question(BUDGET).is_none(), "one thought at a time");
    device.say(json!("undo"));
    let before = device.seen();
    assert!(device.local.take_bot_answer(think(known, &question)).is_empty());
    assert!(device.local.bot_question(BUDGET).is_none(), "it is the person's turn again");
    assert_eq!(device.seen(), before);
    device.play(1);
    assert!(
        device.local.take_bot_answer(think(known, &question)).is_empty(),
        "even if the same moment comes again"
    );
    assert!(device.bot_moves());
}

#[test]
fn a_bot_that_breaks_does_anything_rather_than_keep_everybody_waiting() {
    let mut device = set_up(GAME, &["Ada", "**Sage"], json!({}));
    device.play(1);
    let question = device.local.bot_question(BUDGET).unwrap();
    let nothing = BotAnswer { number: question.number, action: None };
    assert!(device.local.take_bot_answer(nothing).is_empty());
    assert_eq!(device.local.bot_question(BUDGET).unwrap().level, wire::Level::Random);
    let mut device = set_up(GAME, &["Ada", "**Sage"], json!({}));
    device.play(1);
    for _ in 0..2 {
        let question = device.local.bot_question(BUDGET).unwrap();
        let nonsense = wire::Payload::new("dance");
        assert!(
            device
                .local
                .take_bot_answer(BotAnswer { number: question.number, action: Some(nonsense) })
                .is_empty()
        );
    }
    assert!(device.local.bot_question(BUDGET).is_none(), "it would only say the same again");
    device.say(json!("undo"));
    assert!(device.is_my_turn(), "and one can still go back");
}

#[test]
fn a_question_that_makes_no_sense_is_answered_with_nothing() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({}));
    device.play(1);
    let question = device.local.bot_question(BUDGET).unwrap();
    let silent = |question| think(known, &question).action.is_none();
    assert!(silent(local_table::BotQuestion { game: "chess".into(), ..question.clone() }));
    assert!(silent(local_table::BotQuestion { snapshot: "{}".into(), ..question.clone() }));
    assert!(
        silent(local_table::BotQuestion { seat: Seat::new(0), ..question.clone() }),
        "it is not that seat's turn"
    );
    assert!(silent(local_table::BotQuestion { seats: 5, ..question.clone() }));
    assert!(!silent(question));
}

#[test]
fn advice_is_given_to_the_person_who_is_awaited() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({}));
    assert!(device.local.hint_question(BUDGET).is_none(), "nobody asked");
    assert!(device.say(json!("hint")).is_empty(), "the answer comes when it is thought");
    let question = device.local.hint_question(BUDGET).unwrap();
    assert_eq!((question.seat, question.level), (Seat::new(0), wire::Level::Strong));
    let messages = device.local.take_bot_answer(think(known, &question));
    let [ToClient::Hint { decision, action, .. }] = &messages[..] else { panic!("{messages:?}") };
    assert_eq!(*decision, device.shown.decision);
    let advice = serde_json::from_str(action.get()).unwrap();
    assert!(device.choices().contains(&advice));
    device.act(advice).unwrap();
    let messages = device.say(json!("hint"));
    assert!(matches!(&messages[..], [ToClient::Refused(refused)] if refused.code.id() == "not_awaited"));
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let mut device = set_up("probe", &["Ada", "Zoé"], json!({}));
    device.lift();
    let before = device.seen();
    let mut fault = |message: &str| match &device.local.answer(serde_json::from_str(message).unwrap())[..] {
        [ToClient::Error(fault)] => fault.code,
        other => panic!("{other:?}"),
    };
    let act = r#"{"id":9,"request":{"act":{"action":"roll"}}}"#;
    assert_eq!(fault(act), ProtocolErrorCode::Malformed, "an action without its moment");
    let hello = |protocol, table| {
        json!({"id": 3, "request": {"hello": {"protocol": protocol, "table": table, "secret": null, "have": null}}})
            .to_string()
    };
    assert_eq!(fault(&hello(99, "home-here")), ProtocolErrorCode::OtherProtocol);
    assert_eq!(fault(&hello(wire::PROTOCOL, "elsewhere")), ProtocolErrorCode::UnknownTable);
    assert_eq!(device.act(json!({"dance": 3})).unwrap_err().code.id(), "malformed");
    assert_eq!(device.act(json!({"vote": "abstain"})).unwrap_err().code.id(), "rule");
    assert!(matches!(&device.say(json!("ping"))[..], [ToClient::Pong]));
    assert_eq!(device.seen(), before);
}

#[test]
fn a_long_absence_is_made_up_for() {
    let mut device = set_up("probe", &["Ada", "*Bot"], json!({"rounds": 60}));
    device.play(500);
    let everything = device.updates.len();
    assert!(everything > 256, "the table itself remembers fewer: {everything}");
    let again = Device::with(device.local);
    assert!(again.updates.len() < everything);
    let mut again = again;
    again.say(json!("history"));
    assert_eq!(again.updates.len() as u64, again.shown.number);
    let messages = again.say(json!({"resync": {"have": again.shown.number - 2}}));
    assert!(matches!(&messages[..], [ToClient::CaughtUp { updates, .. }] if updates.len() == 2));
}

#[test]
fn one_can_look_back_and_ask_why_not() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({"starter": "1"}));
    let before = device.seen();
    let choice = device.choices()[0].clone();
    assert!(matches!(
        device.say(json!({"explain_refusal": {"action": choice}}))[..],
        [ToClient::Explained { refused: None, .. }]
    ));
    device.act(choice.clone()).unwrap();
    device.play(3);
    let messages = device.say(json!({"snapshot_at": {"number": 1}}));
    let [ToClient::SnapshotAt { number: 1, shown }] = &messages[..] else { panic!("{messages:?}") };
    assert_eq!((shown.view.get(), shown.choices.get()), (before.0.as_str(), before.1.as_str()));
    for number in [0, 99] {
        let messages = device.say(json!({"snapshot_at": {"number": number}}));
        assert!(
            matches!(&messages[..], [ToClient::Error(fault)] if fault.code == ProtocolErrorCode::UnknownNumber)
        );
    }
    let messages = device.say(json!({"explain_refusal": {"action": choice}}));
    let [ToClient::Explained { refused: Some(refused), .. }] = &messages[..] else { panic!("{messages:?}") };
    assert!(refused.clause.is_some(), "{refused:?}");
}
