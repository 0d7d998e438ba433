//! A lesson: what a learner may do, and what becomes of what was kept.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use any_game::ErasedGame;
use gardez_la_ligne::GardezLaLigne;
use local_table::{LessonFile, LessonNavigation, LessonSession, StepPhase};
use serde_json::{Value, json};
use wire::ToClient;

const LESSONS: &str = r#"
    [[lesson]]
    id = "one"
    seats = 2
    options = { starter = "1" }
    [[lesson.step]]
    say = "place"
    play = { picket = 53 }
    then = [{ seat = 1, play = { picket = 75 } }]
    [[lesson.step]]
    say = "seen"
    facts = { left = "/pickets_left/0" }
    [[lesson]]
    id = "two"
    seats = 3
    deal = [2]
    [[lesson.step]]
    say = "end"
"#;

fn open<'a>(
    game: &'a ErasedGame<GardezLaLigne>,
    lessons: &'a LessonFile,
    kept: Option<&str>,
) -> LessonSession<'a> {
    LessonSession::open("lesson", game, lessons, "Marianne", kept).unwrap()
}

fn shown(session: &mut LessonSession<'_>) -> wire::ViewerSnapshot {
    let heard = session
        .answer(wire::read(&json!({"id": 1, "request": {"resync": {"have": 0}}}).to_string()).unwrap());
    let [ToClient::CaughtUp { shown: Some(shown), .. }] = &heard[..] else { panic!("{heard:?}") };
    shown.clone()
}

fn act(session: &mut LessonSession<'_>, action: Value) -> ToClient {
    let decision = shown(session).decision;
    let message = json!({"id": 2, "decision": decision, "request": {"act": {"action": action}}});
    session.answer(wire::read(&message.to_string()).unwrap()).pop().unwrap()
}

fn code(message: ToClient) -> String {
    let ToClient::Refused(refused) = message else { panic!("{message:?}") };
    refused.code.id().to_owned()
}

#[test]
fn only_the_move_that_is_taught_is_played_and_the_others_follow() {
    let (game, lessons) = (ErasedGame::new(), LessonFile::read(LESSONS).unwrap());
    let mut session = open(&game, &lessons, None);
    assert_eq!(session.progress().mark, Some(json!({"picket": 53})));
    assert_eq!(code(act(&mut session, json!({"picket": 12}))), "lesson");
    assert_eq!(code(act(&mut session, json!({"picket": 9999}))), "rule");
    assert!(matches!(act(&mut session, json!({"picket": 53})), ToClient::Done { .. }));
    assert_eq!(session.progress().phase, StepPhase::Others);
    // Nobody moves out of turn, whatever the page sends.
    assert_eq!(code(act(&mut session, json!({"picket": 60}))), "stale");
    session.follow().unwrap().unwrap();
    assert!(session.follow().is_none());
    let progress = session.progress();
    assert_eq!((progress.step, progress.phase), (1, StepPhase::Reading));
    assert_eq!(progress.facts, [("left".to_owned(), rules::Arg::Number(11))]);
}

#[test]
fn one_goes_back_to_the_beginning_of_a_step_and_on_to_another_table() {
    let (game, lessons) = (ErasedGame::new(), LessonFile::read(LESSONS).unwrap());
    let mut session = open(&game, &lessons, None);
    let before = shown(&mut session).view.get().to_owned();
    act(&mut session, json!({"picket": 53}));
    session.navigate(LessonNavigation::Back).unwrap();
    assert_eq!((session.progress().step, session.progress().phase), (0, StepPhase::Moving));
    assert_eq!(shown(&mut session).view.get(), before);
    act(&mut session, json!({"picket": 53}));
    session.follow().unwrap().unwrap();
    assert!(session.navigate(LessonNavigation::On).unwrap().is_none(), "the next lesson is another table");
    assert_eq!(session.progress().lessons, [("one".to_owned(), true), ("two".to_owned(), false)]);
    let view: Value = serde_json::from_str(shown(&mut session).view.get()).unwrap();
    assert_eq!(view["starter"], 2, "the draws of the deal are dictated");
    assert!(session.navigate(LessonNavigation::Lesson(2)).is_err());
    assert_eq!(session.progress().lesson, 1);
}

#[test]
fn what_was_kept_is_taken_up_and_what_does_not_fit_begins_anew() {
    let (game, lessons) = (ErasedGame::new(), LessonFile::read(LESSONS).unwrap());
    let mut session = open(&game, &lessons, None);
    act(&mut session, json!({"picket": 53}));
    session.follow().unwrap().unwrap();
    let kept = session.take_save().unwrap();
    assert_eq!(session.take_save(), None);
    assert_eq!(open(&game, &lessons, Some(&kept)).progress(), session.progress());
    let broken = [
        kept.replace("75", "53"),
        kept.replace("\"one\"", "\"gone\"").replace("75", "76543"),
        kept.replace("\"starts\":[1,3]", "\"starts\":[1,2,3]"),
        "{".to_owned(),
    ];
    for kept in broken {
        assert_eq!(open(&game, &lessons, Some(&kept)).progress().step, 0, "{kept}");
    }
}
