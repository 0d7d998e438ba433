//! The dice of a turn: who is to roll, what lies there, what it offers, and what was lost by it.

use crate::{BoardContext, join, map, words};
use game_ui::kit::OfferButton;
use game_ui::kit::motion::{self, Animator};
use leptos::prelude::*;
use leptos::svg;
use president::{Action, Dice, Event, Face, Lost, Step, View};
use rules::{Arg, Narrate, Phrase, Seat};

/// Up to so many territories are named; more of them are counted.
const NAMED: usize = 4;
/// What the dice show before the first roll.
const IDLE: Dice = [Face::Digit(1), Face::Star];
/// The id of whose turn it is: there the keyboard waits while the dice roll.
const TITLE: &str = "pre-dice";
/// A star of five points around the origin.
const STAR: &str = "M0-25L6.5-8.9 23.8-7.7 10.5 3.4 14.7 20.2 0 11 -14.7 20.2 -10.5 3.4 -23.8-7.7 -6.5-8.9Z";

/// A roll as it lies on the table, until the next one.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Roll {
    /// Under which number it was told; each is drawn anew, so that it is seen to tumble even if it shows the same.
    told: u64,
    seat: Seat,
    dice: Dice,
    lost: Option<Lost>,
}

impl Roll {
    /// The roll among what was told, else the one that the view shows, else the one that lay there before.
    fn last(told: u64, events: &[Event], view: &View, earlier: Option<Roll>) -> Option<Roll> {
        let rolled = events.iter().rev().find_map(|event| match event {
            Event::Rolled { seat, dice } => Some(Roll { told, seat: *seat, dice: *dice, lost: None }),
            _ => None,
        });
        let lost = events.iter().find_map(|event| match event {
            Event::StepLost { why, .. } => Some(*why),
            _ => None,
        });
        let lying = || Some(Roll { told, seat: view.turn, dice: view.dice?, lost: None });
        let same = |roll: &Roll| view.dice.is_none_or(|dice| dice == roll.dice && view.turn == roll.seat);
        rolled.map(|roll| Roll { lost, ..roll }).filter(same).or(earlier.filter(same)).or_else(lying)
    }
}

/// The dice, or the parties while they are being chosen; nothing once somebody is elected or the table has stopped.
pub(crate) fn dice(context: BoardContext) -> AnyView {
    let joining = Memo::new(move |_| context.view.with(|view| view.step == Step::Join));
    // Whoever agrees to stop leaves the game in the middle of a turn, and nobody is to roll any more.
    let stopped = Memo::new(move |_| context.awaited().is_empty());
    let body = move || match (stopped.get(), joining.get()) {
        (true, _) => ().into_any(),
        (false, true) => join::join(context),
        (false, false) => turn(context),
    };
    body.into_any()
}

fn turn(context: BoardContext) -> AnyView {
    let opened = context.told.with_untracked(|(number, _)| *number);
    let roll = Memo::new(move |earlier: Option<&Option<Roll>>| {
        let earlier = earlier.copied().flatten();
        context.told.with(|(told, events)| context.view.with(|view| Roll::last(*told, events, view, earlier)))
    });
    let old = Memo::new(move |_| context.view.with(|view| view.dice.is_none()));
    // Each roll is made anew, so that it is seen to tumble; what it offers is told when the dice lie there.
    let rolled = move || [roll.get()];
    let of = |roll: &Option<Roll>| roll.map(|roll| roll.told);
    let tumbles = move |roll: Option<Roll>| roll.is_some_and(|roll| roll.told != opened);
    let cubes = move |roll: Option<Roll>| {
        // Before anybody rolls, some faces lie up, as they do on a table.
        let earlier = || context.recent.with_untracked(|recent| rolled_last(recent)).unwrap_or(IDLE);
        let dice = roll.map_or_else(earlier, |roll| roll.dice);
        let face = |place: usize| dice[place];
        [0, 1].map(|place| cube(face(place), place, tumbles(roll))).collect_view()
    };
    let says = move |roll: Option<Roll>| {
        view! { <div class:pre-late=tumbles(roll)>{move || roll_notes(context, roll)}</div> }
    };
    view! {
        <section class="pre-dice" class:pre-old=old class:pre-may=move || context.offers(&Action::Roll) data-test="dice" aria-labelledby=TITLE>
            <h3 id=TITLE class="pre-who" tabindex="-1">{move || who(context)}</h3>
            <div class="pre-cubes" role="img" aria-label=move || shown(context, roll.get())>
                <For each=rolled key=of children=cubes />
            </div>
            <div class="pre-told unseen" role="status">
                <For each=rolled key=of children=says />
            </div>
            {roll_button(context)}
        </section>
    }
    .into_any()
}

/// Whose turn it is, and for whom they play where that is somebody else.
fn who(context: BoardContext) -> AnyView {
    let (seat, side) = context.view.with(|view| (view.turn, view.side(view.turn)));
    let mine = context.me() == Some(seat) && !context.is_past();
    let ally = (side != seat && !mine).then(|| {
        let said = words::say(context, &Phrase::new("plays-for").seat("player", side));
        view! { <span class="pre-ally">{said}</span> }
    });
    let said =
        if mine { words::text(context, "my-turn") } else { words::of(context, "turn-of-player", seat) };
    view! { <span>{said}</span> {ally} }.into_any()
}

/// One die.
fn cube(face: Face, place: usize, tumbling: bool) -> AnyView {
    let first = place * 5;
    // What flies by before it comes to rest.
    let passing = tumbling.then(|| {
        let faces = [first + 1, first + 3].map(|digit| {
            view! { <text class="pre-passing">{digit.to_string()}</text> }
        });
        faces.into_iter().collect_view()
    });
    let rest = match face {
        Face::Digit(digit) => view! { <text>{digit.to_string()}</text> }.into_any(),
        Face::Star => view! { <path class="pre-star" d=STAR /> }.into_any(),
    };
    let (node, motion) = (NodeRef::<svg::Svg>::new(), Animator::get());
    if tumbling {
        motion::once_drawn(node, move |cube| {
            motion.roll(&cube, [-26.0, -20.0], &motion::within(&cube, ".pre-passing, .pre-rest"));
        });
    }
    view! {
        <svg class="pre-cube" node_ref=node viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
            <rect class="pre-cube-shade" x="-33" y="-25" width="76" height="72" rx="15" />
            <rect class="pre-cube-side" x="-38" y="-34" width="76" height="78" rx="15" />
            <rect class="pre-cube-face" x="-38" y="-40" width="76" height="74" rx="15" />
            {passing}
            <g class="pre-rest">{rest}</g>
        </svg>
    }
    .into_any()
}

/// The last roll among what was told.
fn rolled_last(events: &[Event]) -> Option<Dice> {
    events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, .. } => Some(*dice),
        _ => None,
    })
}

/// The dice in words.
fn shown(context: BoardContext, roll: Option<Roll>) -> String {
    let Some(roll) = roll else { return words::text(context, "dice-lie") };
    let face = |face: Face| match face {
        Face::Digit(digit) => Arg::Number(digit.into()),
        Face::Star => Arg::Message("star"),
    };
    let [low, high] = roll.dice.map(face);
    words::say(context, &Phrase::new("dice-show").arg("low", low).arg("high", high))
}

/// What the roll offers and what is asked, or why it came to nothing.
fn roll_notes(context: BoardContext, roll: Option<Roll>) -> AnyView {
    let mut said: Vec<String> = Vec::new();
    if let Some(Roll { seat, lost: Some(why), .. }) = roll {
        said.push(context.say(&context.game().say_event(&Event::StepLost { seat, why })));
    }
    context.view.with(|view| {
        if view.step == Step::Use {
            said.push(words::say(context, &offered(context, view)));
        }
        if view.step == Step::Use && view.due > 0 {
            said.push(words::say(context, &Phrase::new("due").number("count", view.due)));
        }
    });
    let asked = context.choices.with(|choices| {
        choices.iter().find_map(|action| match action {
            Action::Take(_) => Some("ask-take"),
            Action::Challenge(_) => Some("ask-challenge"),
            Action::Fortify(_) => Some("ask-fortify"),
            _ => None,
        })
    });
    let asked = asked.map(|id| view! { <p class="pre-ask">{words::text(context, id)}</p> });
    let said = said.into_iter().map(|said| view! { <p>{said}</p> });
    view! { {said.collect_view()} {asked} }.into_any()
}

/// What the dice offer: by name where they are few.
fn offered(context: BoardContext, view: &View) -> Phrase {
    let count = view.offered.len();
    if count <= NAMED {
        let list = view.offered.iter().map(|territory| map::called(context, territory));
        return Phrase::new("offered").arg("territories", Arg::List(list.collect()));
    }
    let is_vacant = |territory: &president::Territory| view.holders.get(territory.index()) == Some(&None);
    let vacant = view.offered.iter().filter(is_vacant).count();
    let phrase = Phrase::new("offered-many").number("count", count as i64).number("vacant", vacant as i64);
    phrase.number("held", (count - vacant) as i64)
}

/// The dice are pressed where they lie.
fn roll_button(context: BoardContext) -> AnyView {
    let may = Memo::new(move |_| context.offers(&Action::Roll));
    let button = move || {
        may.get().then(|| {
            view! {
                <OfferButton context action=Action::Roll hook="roll" class="pre-over-thing pre-roll" next=TITLE>
                    <span class="unseen">{move || context.say_action(&Action::Roll)}</span>
                </OfferButton>
            }
        })
    };
    button.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    const DICE: Dice = [Face::Digit(2), Face::Star];

    #[test]
    fn a_roll_lies_there_until_the_next_one() {
        let mut view = fixture::view(3);
        let seat = Seat::new(1);
        (view.turn, view.dice) = (seat, Some(DICE));
        let told = [Event::Rolled { seat, dice: DICE }];
        let rolled = Roll::last(4, &told, &view, None);
        assert_eq!(rolled, Some(Roll { told: 4, seat, dice: DICE, lost: None }));
        (view.turn, view.dice) = (Seat::new(2), None);
        assert_eq!(Roll::last(5, &[], &view, rolled), rolled, "the next player has not rolled yet");
    }

    #[test]
    fn a_lost_step_is_told_with_its_roll() {
        let (view, seat) = (fixture::view(3), Seat::new(0));
        let told = [Event::Rolled { seat, dice: DICE }, Event::StepLost { seat, why: Lost::Stake }];
        assert_eq!(Roll::last(4, &told, &view, None).and_then(|roll| roll.lost), Some(Lost::Stake));
    }

    #[test]
    fn what_the_view_shows_wins_over_what_lay_there() {
        let mut view = fixture::view(3);
        view.dice = Some([Face::Star, Face::Digit(7)]);
        let earlier = Roll { told: 3, seat: view.turn, dice: DICE, lost: None };
        let lying = Roll { told: 9, seat: view.turn, dice: [Face::Star, Face::Digit(7)], lost: None };
        assert_eq!(Roll::last(9, &[], &view, Some(earlier)), Some(lying));
    }
}
