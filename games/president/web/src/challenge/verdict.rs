//! What came of a challenge: what was answered, whether it was right, and the right answer now that it may be known (P61).

use super::recall::recall;
use super::story::{Story, Trial};
use super::{ballot, hands, icon};
use crate::{BoardContext, party, words};
use leptos::prelude::*;
use president::{Action, ChallengeKind, Event, Task};
use rules::{Arg, Bilingual, Narrate, Phrase, Seat, Seats};
use std::time::Duration;

/// So long there is to read it, even where bots roll on at once.
const TO_READ: Duration = Duration::from_secs(5);

/// The last challenge that was decided; nothing while another is under way, nor once the dice are rolled again.
pub(crate) fn verdict(context: BoardContext) -> AnyView {
    let story = recall::<Story>(context);
    let trial = Memo::new(move |_| story.with(|story| story.decided().map(|_| story.count())));
    // Which one has been there for long enough.
    let read = RwSignal::new(None::<u32>);
    Effect::new(move |_| {
        if let Some(trial) = trial.get() {
            // The table may be gone by then.
            let when_read = move || {
                let _ = read.try_set(Some(trial));
            };
            set_timeout(when_read, TO_READ);
        }
    });
    // Which one, and whether something else has begun since.
    let shown = Memo::new(move |_| {
        let (read, me) = (read.get(), context.me());
        story.with(|story| {
            let was_read = read == Some(story.count());
            let shown = story.decided().filter(|_| !is_old(story.rolled(), me, was_read));
            shown.map(|_| (story.count(), !story.rolled().is_empty()))
        })
    });
    let body = move || {
        let (_, past) = shown.get()?;
        story.with_untracked(|story| story.decided().map(|trial| trial_card(context, trial, past)))
    };
    body.into_any()
}

/// Is a result old, given who rolled since? Whoever rolls has turned to something else.
fn is_old(rolled: Seats, me: Option<Seat>, was_read: bool) -> bool {
    !rolled.is_empty() && (was_read || me.is_some_and(|me| rolled.contains(me)))
}

fn trial_card(context: BoardContext, trial: &Trial, past: bool) -> AnyView {
    let mark = if trial.won { icon::TICK } else { icon::CROSS };
    // Somebody else's success is told with their name: it may well have been at one's own expense.
    let (won, other) = (trial.won, trial.challenger.filter(|seat| context.me() != Some(*seat)));
    let what = move || match (won, other) {
        (true, None) => words::text(context, "challenge-won"),
        (false, None) => words::text(context, "challenge-lost"),
        (true, Some(seat)) => words::of(context, "challenge-won-by", seat),
        (false, Some(seat)) => words::of(context, "challenge-lost-by", seat),
    };
    let game = context.game();
    let card = trial.card.and_then(|card| game.decks().challenge(card));
    let debate = card.is_some_and(|card| card.kind == ChallengeKind::Debate);
    let rivals = trial.challenger.zip(trial.challenged).filter(|_| debate).map(|(one, other)| [one, other]);
    // What it asked this time may be known now.
    let dealt = trial.card.zip(trial.number).and_then(|(card, number)| game.decks().dealt(card, number));
    let title = card.map(|card| {
        let title = card.title.clone();
        view! { <p class="pre-past-title">{move || words::pick(context, &title)}</p> }
    });
    let sentences = trial.told.iter().map(|event| {
        let phrase = game.say_event(event);
        view! { <p>{move || context.say(&phrase)}</p> }
    });
    let sentences = sentences.collect_view();
    let details = (!past).then(|| {
        view! {
            {dealt.map(|dealt| solution(context, &dealt.task, trial))}
            {trial.told.iter().find_map(|event| match event {
                Event::Counted { ballots, .. } => Some(ballot::counted(context, rivals, ballots)),
                _ => None,
            })}
            {both_hands(context, trial)}
        }
    });
    view! {
        <section
            class="pre-outcome"
            class:pre-won=won
            class:pre-other=other.is_some()
            class:pre-past=past
            data-test="verdict"
            aria-label=what
        >
            <h3>{icon::picture(mark)} " " {what}</h3>
            {title}
            {details}
            {sentences}
        </section>
    }
    .into_any()
}

/// How an answer of several is marked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Mark {
    Right,
    Wrong,
    None,
}

/// The marks of the answers on a card, given the one that was chosen, if any was.
fn marks(answers: usize, right: u8, chosen: Option<u8>) -> Vec<Mark> {
    let mark = |place: u8| match place {
        _ if place == right => Mark::Right,
        _ if chosen == Some(place) => Mark::Wrong,
        _ => Mark::None,
    };
    (0u8..).take(answers).map(mark).collect()
}

/// The right answer, where the sentences do not tell it: they do of what was typed wrongly.
fn solution(context: BoardContext, task: &Task, trial: &Trial) -> AnyView {
    let answer = trial.told.iter().find_map(|event| match event {
        Event::Answered { answer, .. } => Some(answer),
        _ => None,
    });
    // Bots draw instead of answering, and whoever is right within a tolerance does not know the figure yet.
    let untold = trial.won || trial.told.iter().any(|event| matches!(event, Event::Attempted { .. }));
    match task {
        Task::Choice { answers, right } => {
            let chosen = answer.and_then(|answer| match answer {
                Action::Choose(place) => Some(*place),
                _ => None,
            });
            marked(context, answers, &marks(answers.len(), *right, chosen))
        }
        Task::Number { number, unit, .. } if untold => {
            let unit = unit.as_ref().map_or(Arg::Name(String::new()), Bilingual::said);
            exact(context, Phrase::new("solution-number").number("number", *number).arg("unit", unit))
        }
        Task::Territory(territory) if untold => {
            let territory = super::territory(context, *territory);
            exact(context, Phrase::new("solution-territory").arg("territory", territory))
        }
        _ => ().into_any(),
    }
}

fn exact(context: BoardContext, phrase: Phrase) -> AnyView {
    view! { <p class="pre-solution">{move || words::say(context, &phrase)}</p> }.into_any()
}

fn marked(context: BoardContext, answers: &[Bilingual], marks: &[Mark]) -> AnyView {
    let list = answers.iter().cloned().zip(marks).map(|(answer, mark)| {
        let (class, sign, id) = match mark {
            Mark::Right => ("pre-answer pre-yes", Some(icon::TICK), Some("mark-right")),
            Mark::Wrong => ("pre-answer pre-no", Some(icon::CROSS), Some("mark-wrong")),
            Mark::None => ("pre-answer", None, None),
        };
        let unseen = id.map(|id| view! { <span class="unseen">{move || words::text(context, id)}</span> });
        view! {
            <li class=class>
                {sign.map(icon::picture)} <span>{move || words::pick(context, &answer)}</span> {unseen}
            </li>
        }
    });
    view! { <ul class="pre-answers pre-marked plain">{list.collect_view()}</ul> }.into_any()
}

/// The hands at twenty-one as they lay at the end.
fn both_hands(context: BoardContext, trial: &Trial) -> AnyView {
    let seats = [trial.challenger, trial.challenged];
    let hands = seats.into_iter().zip(&trial.hands).map(|(seat, cards)| {
        let seat = seat.filter(|_| !cards.is_empty())?;
        Some(view! {
            <div class="pre-hand">
                <h4>{party::sign(context, seat)} " " {move || context.name(seat)}</h4>
                {hands::dealt(context, cards)}
            </div>
        })
    });
    let hands: Option<Vec<_>> = hands.collect();
    hands.map(|hands| view! { <div class="pre-hands">{hands}</div> }).into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_goes_with_the_next_roll_once_it_could_be_read() {
        let (me, bot) = (Seat::new(0), Seat::new(1));
        assert!(!is_old(Seats::NONE, Some(me), true), "nobody has rolled");
        assert!(!is_old(Seats::only(bot), Some(me), false), "a bot rolled at once");
        assert!(is_old(Seats::only(bot), Some(me), true));
        assert!(is_old(Seats::only(me), Some(me), false), "my own roll");
    }

    #[test]
    fn the_right_answer_is_marked_and_so_is_a_wrong_one_that_was_given() {
        assert_eq!(marks(3, 2, Some(0)), [Mark::Wrong, Mark::None, Mark::Right]);
        assert_eq!(marks(3, 2, Some(2)), [Mark::None, Mark::None, Mark::Right]);
        assert_eq!(marks(2, 0, None), [Mark::Right, Mark::None]);
    }
}
