//! The race for points: a lane a party, from the lowest score to the goal.

use crate::{BoardContext, party, words};
use game_ui::kit::motion::{Animator, Keyframe, Move};
use game_ui::kit::sign;
use leptos::prelude::*;
use leptos::svg;
use politico::{Blow, Frame, Politico, View};
use rules::{Phrase, Seat};

/// Where the lanes begin in the picture, and how long they are: a sign has room at either end.
const START: f32 = 13.0;
const LANE: f32 = 236.0;

/// Where the lanes begin, where zero is and where the goal, in points.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Course {
    low: i32,
    goal: i32,
}

impl Course {
    /// The course of a table: it begins at zero or below the lowest, and ends at the goal or at the highest.
    pub(crate) fn of(points: impl Iterator<Item = i32> + Clone, target: i32) -> Course {
        let low = points.clone().min().unwrap_or(0).min(0);
        Course { low, goal: points.max().unwrap_or(0).max(target).max(1) }
    }

    /// Where so many points stand in the picture.
    pub(crate) fn place(self, points: i32) -> f32 {
        let along = (points - self.low) as f32 / (self.goal - self.low).max(1) as f32;
        START + LANE * along.clamp(0.0, 1.0)
    }
}

/// By how much the points of a seat would change by the attack on the table if nobody parried it.
fn at_stake(game: &Politico, view: &View, seat: Seat) -> i32 {
    let attack = view.frames.iter().rev().find_map(|frame| match *frame {
        Frame::Attack { card, target, topples } => Some((card, target, topples)),
        _ => None,
    });
    let Some((card, target, topples)) = attack else { return 0 };
    let government = view.government.map(|now| (now.pm == seat, now.members.contains(seat)));
    let (leads, member) = government.unwrap_or_default();
    match game.blow(view, card, target, topples) {
        Blow::Fall(toll) if leads => toll.pm,
        Blow::Fall(toll) if view.active == seat => toll.author,
        Blow::Fall(toll) if member => toll.members,
        Blow::Fall(_) => 0,
        Blow::Strike(strike) => {
            let of = |it_is: bool, points: i32| if it_is { points } else { 0 };
            of(target == seat, strike.target) + of(leads, strike.pm) + of(view.active == seat, strike.author)
        }
    }
}

/// The points that end the game as the rules stand now.
fn target(context: BoardContext) -> i32 {
    context.view.with(|view| view.charter.target())
}

/// What the clock rings for next, where it decides.
fn bell(view: &View) -> &'static str {
    match (view.mid_term_rung, view.end_rung) {
        (_, true) => "race-bell-rung",
        (true, false) => "race-bell-end",
        (false, false) => "race-bell-mid-term",
    }
}

/// All lanes.
pub(crate) fn race(context: BoardContext) -> AnyView {
    let seats = context.view.with_untracked(|view| view.parties.len());
    let course = Memo::new(move |_| {
        let target = target(context);
        context.view.with(|view| Course::of(view.parties.iter().map(|party| party.points), target))
    });
    let lanes = party::seats(seats).map(|seat| lane(context, seat, course)).collect::<Vec<_>>();
    let goal = move || words::count(context, "race-goal", target(context));
    let clock = Memo::new(move |_| {
        let mid = |view: &View| view.mid_term.filter(|_| !view.mid_term_held);
        context.view.with(|view| (view.round, view.rounds, mid(view), bell(view)))
    });
    let time = move || {
        let (round, rounds, mid, bell) = clock.get();
        let phrase = match rounds {
            Some(rounds) => {
                Phrase::new("race-round").number("round", round.min(rounds)).number("rounds", rounds)
            }
            None => Phrase::new(bell).number("round", round),
        };
        let mid = mid.map(|mid| words::count(context, "race-mid-term", mid));
        format!("{} {}", words::say(context, &phrase), mid.unwrap_or_default())
    };
    view! {
        <section class="pol-race pol-box" data-test="race" aria-labelledby="pol-race">
            <h3 id="pol-race">{words::said(context, "race")} " " <span class="faint">{goal}</span></h3>
            <p class="faint">{time}</p>
            <ul class="plain">{lanes}</ul>
        </section>
    }
    .into_any()
}

fn lane(context: BoardContext, seat: Seat, course: Memo<Course>) -> AnyView {
    let figures = party::figures(context, seat);
    let points = Memo::new(move |_| figures.get().1);
    let here = Memo::new(move |_| course.get().place(points.get()));
    let zero = Memo::new(move |_| course.get().place(0));
    let goal = Memo::new(move |_| course.get().place(target(context)));
    // Where it would stand if nobody answered the attack on the table.
    let ghost = Memo::new(move |_| {
        let change = context.view.with(|view| at_stake(&context.game(), view, seat));
        (change != 0).then(|| course.get().place(points.get() + change))
    });
    let (runner, bar) = (NodeRef::<svg::G>::new(), NodeRef::<svg::Path>::new());
    let motion = Animator::get();
    // Nothing is raced while the table is opened.
    Effect::new(move |before: Option<(i32, f32)>| {
        let (points, now) = (points.get(), here.get());
        if let Some((_, from)) = before.filter(|(earlier, _)| *earlier != points) {
            run(motion, runner, bar, [from, now, zero.get_untracked()]);
        }
        (points, now)
    });
    let mine = move || context.me() == Some(seat);
    let upright = |x: f32| format!("M{x:.1} 3V21");
    view! {
        <li
            class=format!("pol-lane {}", sign::class(seat))
            class:pol-mine=mine
            data-test=format!("lane-{seat}")
        >
            <span class="pol-lane-who">{party::named(context, seat)} {role(context, seat)}</span>
            <strong class="pol-lane-points">{move || words::plain(points.get())}</strong>
            <svg
                class="pol-track"
                viewBox="0 0 262 24"
                role="img"
                aria-label=move || words::count(context, "points", points.get())
            >
                <path class="pol-track-ground" d=format!("M{START} 12h{LANE}") />
                <path class="pol-track-zero" d=move || upright(zero.get()) />
                <path class="pol-track-goal" d=move || upright(goal.get()) />
                <path
                    class="pol-track-bar"
                    class:pol-negative=move || points.get() < 0
                    node_ref=bar
                    d=move || format!("M{:.1} 12H{:.1}", zero.get(), here.get())
                />
                {move || ghost.get().map(|at| view! { <circle class="pol-track-ghost" cx=format!("{at:.1}") cy="12" r="9" /> })}
                <g transform=move || format!("translate({:.1} 12)", here.get())>
                    <g node_ref=runner><g transform="scale(.78)">{sign::mark(seat)}</g></g>
                </g>
            </svg>
            <span class="pol-lane-more faint">
                {move || words::count(context, "deputies", figures.get().0)} " · "
                {move || words::count(context, "cards", figures.get().2)}
            </span>
        </li>
    }
    .into_any()
}

/// The sign runs to where it stands now, and its lane with it.
fn run(motion: Animator, runner: NodeRef<svg::G>, bar: NodeRef<svg::Path>, [from, now, zero]: [f32; 3]) {
    let moved = |start: String| Move::new(700.0, "ease-in-out", vec![Keyframe::to(start), Keyframe::home()]);
    if let Some(runner) = runner.get_untracked() {
        // It goes on by itself.
        let _ = motion.play(&runner, &moved(format!("translate({:.1}px, 0px)", from - now)));
    }
    if let Some(bar) = bar.get_untracked().filter(|_| (now - zero).abs() > 0.5) {
        // What crosses zero begins there.
        let ratio = ((from - zero) / (now - zero)).max(0.0);
        let home = format!("translate({zero:.1}px, 0px) scaleX({ratio:.3}) translate({:.1}px, 0px)", -zero);
        let _ = motion.play(&bar, &moved(home));
    }
}

/// What a party is in the government.
fn role(context: BoardContext, seat: Seat) -> impl IntoView {
    let role = Memo::new(move |_| {
        let government = context.view.with(|view| view.government)?;
        match government.pm == seat {
            true => Some("pm"),
            false => government.members.contains(seat).then_some("member"),
        }
    });
    move || role.get().map(|id| view! { <span class="pol-mark">{words::text(context, id)}</span> })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::Card;
    use rules::{Game, Settings};

    #[test]
    fn ar32_the_next_bell_is_named() {
        let mut view = fixture::view(3);
        assert_eq!(bell(&view), "race-bell-mid-term");
        view.mid_term_rung = true;
        assert_eq!(bell(&view), "race-bell-end");
        view.end_rung = true;
        assert_eq!(bell(&view), "race-bell-rung");
    }

    #[test]
    fn lanes_run_from_zero_or_below_to_the_goal_or_beyond() {
        let along = |course: Course, points: i32| (course.place(points) - START) / LANE;
        let course = Course::of([0, 120, 250].into_iter(), 500);
        assert_eq!([0, 250, 500].map(|points| along(course, points)), [0.0, 0.5, 1.0]);
        let course = Course::of([-100, 250].into_iter(), 500);
        assert!(along(course, -100) == 0.0 && along(course, 0) > 0.0);
        let course = Course::of([620, 250].into_iter(), 500);
        assert_eq!(along(course, 620), 1.0);
        assert!(along(course, 500) < 1.0);
        assert_eq!(along(Course::of([].into_iter(), 500), 500), 1.0);
    }

    #[test]
    fn what_an_attack_would_move_is_foretold() {
        let settings = Settings::defaults(&Politico::info());
        let game = Politico::open(&settings, 4).unwrap();
        let mut view = fixture::view(4);
        let [author, target] = [view.active, view.active.next(4)];
        assert_eq!(at_stake(&game, &view, target), 0);
        view.frames.push(Frame::Attack { card: Card::Split, target, topples: false });
        let Blow::Strike(strike) = game.blow(&view, Card::Split, target, false) else { panic!("a strike") };
        assert_eq!(at_stake(&game, &view, author), strike.author);
        assert_eq!(at_stake(&game, &view, target), strike.target);
    }
}
