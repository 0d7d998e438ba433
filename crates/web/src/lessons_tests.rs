//! Every lesson of every game is played to its end through the engine, by every move that it accepts.

use crate::game_loader;
use any_game::AnyGame;
use game_ui::AnyPage;
use local_table::{LessonFile, LessonNavigation, LessonSession, Progress, StepPhase, lesson_file::StepGoal};
use serde_json::{Value, json};
use speech::Lang;
use std::collections::BTreeSet;
use wire::{ToClient, ViewerSnapshot};

/// The games that teach, each with its lessons.
fn taught() -> Vec<(&'static dyn AnyPage, &'static dyn AnyGame, LessonFile)> {
    let mut taught = Vec::new();
    for id in game_loader::games().iter().map(game_loader::GameCard::id) {
        game_loader::fetch_now(id);
        let page = game_loader::game(id).unwrap();
        assert_eq!(game_loader::teaches(id), !page.lessons().is_empty(), "the cover of {id}");
        if !page.lessons().is_empty() {
            let lessons = LessonFile::read(page.lessons().plan).unwrap_or_else(|why| panic!("{id}: {why}"));
            taught.push((page, game_loader::erased_game(id).unwrap(), lessons));
        }
    }
    assert!(!taught.is_empty(), "no game teaches");
    taught
}

fn open<'a>(erased_game: &'static dyn AnyGame, lessons: &'a LessonFile, kept: &str) -> LessonSession<'a> {
    LessonSession::open("lesson", erased_game, lessons, "Marianne", Some(kept))
        .unwrap_or_else(|why| panic!("{why}"))
}

fn at_lesson(id: &str) -> String {
    json!({"done": [], "lesson": id, "starts": [], "log": []}).to_string()
}

fn shown(session: &mut LessonSession<'_>) -> ViewerSnapshot {
    let heard = session
        .answer(wire::read(&json!({"id": 1, "request": {"resync": {"have": 0}}}).to_string()).unwrap());
    let [ToClient::CaughtUp { shown: Some(shown), .. }] = &heard[..] else { panic!("{heard:?}") };
    shown.clone()
}

fn choices(session: &mut LessonSession<'_>) -> Vec<Value> {
    serde_json::from_str(shown(session).choices.get()).unwrap()
}

/// Does something; gives the code of the refusal if it is refused.
fn act(session: &mut LessonSession<'_>, action: &Value) -> Result<(), String> {
    let decision = shown(session).decision;
    let heard = session.answer(
        wire::read(
            &json!({"id": 2, "decision": decision, "request": {"act": {"action": action}}}).to_string(),
        )
        .unwrap(),
    );
    match heard.last() {
        Some(ToClient::Done { id: 2 }) => Ok(()),
        Some(ToClient::Refused(refused)) => Err(refused.code.id().to_owned()),
        other => panic!("{action} is answered by {other:?}"),
    }
}

/// Reads on and lets the others move, until the learner is to move or has read the last step.
fn read_on(
    session: &mut LessonSession<'_>,
    check: &mut dyn FnMut(&mut LessonSession<'_>, &Progress),
) -> Option<Progress> {
    loop {
        let progress = session.progress();
        if progress.phase != StepPhase::Others {
            check(session, &progress);
        }
        match progress.phase {
            StepPhase::Moving => return Some(progress),
            StepPhase::Others => drop(session.follow().unwrap().unwrap_or_else(|why| panic!("{why}"))),
            StepPhase::Reading if progress.is_last_step() => return None,
            StepPhase::Reading => assert!(session.navigate(LessonNavigation::On).unwrap().is_some()),
        }
    }
}

/// The moves that a step accepts.
fn accepted(session: &mut LessonSession<'_>, awaited: &StepGoal<'_>) -> Vec<Value> {
    match awaited {
        StepGoal::Reading => Vec::new(),
        StepGoal::OneOf(meant) => meant.iter().map(|action| (*action).clone()).collect(),
        StepGoal::Any => choices(session),
    }
}

/// Plays a lesson to its end, with the first move that each step accepts, but with the one of this number in this step.
fn play(
    session: &mut LessonSession<'_>,
    lesson: &local_table::Lesson,
    other: Option<(usize, usize)>,
    check: &mut dyn FnMut(&mut LessonSession<'_>, &Progress),
) {
    while let Some(progress) = read_on(session, check) {
        let accepted = accepted(session, &lesson.steps[progress.step].awaited());
        let number = other.filter(|(step, _)| *step == progress.step).map_or(0, |(_, number)| number);
        let action = &accepted[number];
        act(session, action).unwrap_or_else(|code| {
            panic!("{}, step {}: {action} is refused ({code})", lesson.id, progress.say)
        });
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end_by_every_move_it_accepts() {
    for (page, erased_game, lessons) in taught() {
        for lesson in &lessons.lessons {
            let kept = at_lesson(&lesson.id);
            let last = lesson.steps.last().unwrap();
            assert_eq!(
                last.awaited(),
                StepGoal::Reading,
                "{}: the last step of {} is read",
                page.id(),
                lesson.id
            );
            let mut others: Vec<(usize, usize)> = Vec::new();
            play(&mut open(erased_game, &lessons, &kept), lesson, None, &mut |session, progress| {
                let accepted = accepted(session, &lesson.steps[progress.step].awaited()).len();
                others.extend((1..accepted).map(|number| (progress.step, number)));
                if let Some(mark) = &progress.mark {
                    assert!(choices(session).contains(mark), "{mark} in {} is not offered", progress.say);
                }
            });
            for other in others {
                play(&mut open(erased_game, &lessons, &kept), lesson, Some(other), &mut |_, _| {});
            }
        }
    }
}

#[test]
fn what_is_said_is_written_in_both_languages_and_nothing_more() {
    for (page, erased_game, lessons) in taught() {
        let words = page.lessons().words;
        let ids = |text: &'static str| -> BTreeSet<String> {
            let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
            text.lines()
                .filter(starts)
                .filter_map(|line| line.split(" =").next())
                .map(str::to_owned)
                .collect()
        };
        let mut said = BTreeSet::new();
        for lesson in &lessons.lessons {
            assert!(said.insert(format!("lesson-{}", lesson.id)), "{} twice", lesson.id);
            for step in &lesson.steps {
                assert!(said.insert(step.say.clone()), "{} twice", step.say);
                let answer = format!("{}-else", step.say);
                if ids(words.fr).contains(&answer) {
                    assert!(matches!(step.awaited(), StepGoal::OneOf(_)), "nobody can get {answer}");
                    said.insert(answer);
                }
            }
            play(
                &mut open(erased_game, &lessons, &at_lesson(&lesson.id)),
                lesson,
                None,
                &mut |_, progress| {
                    let step = &lesson.steps[progress.step];
                    let told: Vec<&String> = progress.facts.iter().map(|(name, _)| name).collect();
                    assert_eq!(told, step.facts.keys().collect::<Vec<_>>(), "what {} speaks of", step.say);
                    for lang in Lang::ALL {
                        let text = page.lesson_text(lang, &step.say, &progress.facts).unwrap_or_default();
                        assert!(!text.is_empty() && !text.contains('{'), "{}: {text}", step.say);
                        for (name, _) in &progress.facts {
                            let files = [words.fr, words.en][lang as usize];
                            let line =
                                files.lines().find(|line| line.starts_with(&format!("{} =", step.say)));
                            assert!(
                                line.is_some_and(|line| line.contains(&format!("${name}"))),
                                "{}: {name}",
                                step.say
                            );
                        }
                    }
                },
            );
        }
        assert_eq!(said, ids(words.fr), "{}", page.id());
    }
}

#[test]
fn a_move_that_is_not_taught_is_not_played_and_says_so() {
    for (page, erased_game, lessons) in taught() {
        let mut tried = 0;
        for lesson in &lessons.lessons {
            play(
                &mut open(erased_game, &lessons, &at_lesson(&lesson.id)),
                lesson,
                None,
                &mut |session, progress| {
                    let awaited = lesson.steps[progress.step].awaited();
                    let before = shown(session).view.get().to_owned();
                    for action in
                        choices(session).into_iter().filter(|action| !awaited.admits(action)).take(3)
                    {
                        assert_eq!(
                            act(session, &action),
                            Err("lesson".to_owned()),
                            "{action} in {}",
                            progress.say
                        );
                        tried += 1;
                    }
                    assert_eq!(act(session, &json!({"no such": "move"})), Err("malformed".to_owned()));
                    assert_eq!(shown(session).view.get(), before);
                    assert_eq!(session.progress(), *progress);
                },
            );
        }
        assert!(tried > 0, "{}: nothing else could be done anywhere", page.id());
    }
}

#[test]
fn who_comes_back_is_where_they_left_and_who_goes_back_can_go_on() {
    for (_, erased_game, lessons) in taught() {
        for lesson in &lessons.lessons {
            let mut session = open(erased_game, &lessons, &at_lesson(&lesson.id));
            play(&mut session, lesson, None, &mut |session, progress| {
                if let Some(kept) = session.take_save() {
                    let mut again = open(erased_game, &lessons, &kept);
                    assert_eq!(again.progress(), *progress);
                    assert_eq!(shown(&mut again).view.get(), shown(session).view.get());
                }
            });
            for step in (0..lesson.steps.len() - 1).rev() {
                session.navigate(LessonNavigation::Back).unwrap();
                assert_eq!(session.progress().step, step, "{}", lesson.id);
            }
            play(&mut session, lesson, None, &mut |_, _| {});
        }
    }
}

#[test]
fn who_reads_the_last_step_has_done_the_lesson_and_begins_the_next() {
    for (_, erased_game, lessons) in taught() {
        let mut session = open(erased_game, &lessons, "");
        for (number, lesson) in lessons.lessons.iter().enumerate() {
            assert_eq!(session.progress().lesson, number);
            play(&mut session, lesson, None, &mut |_, _| {});
            let stays = session.navigate(LessonNavigation::On).unwrap().is_some();
            assert_eq!(stays, number + 1 == lessons.lessons.len());
        }
        assert!(session.progress().lessons.iter().all(|(_, done)| *done));
    }
}
