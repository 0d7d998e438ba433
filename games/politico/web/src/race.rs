//! The race for points: a lane a party, from the lowest score to the goal.

use crate::{BoardContext, party, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use politico::View;
use rules::{Phrase, Seat};

/// The length of a lane in the picture.
const LANE: f32 = 200.0;

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
        // A little room below, so that the lowest lane is seen.
        let low = if low < 0 { low - low.abs() / 10 } else { 0 };
        Course { low, goal: points.max().unwrap_or(0).max(target).max(1) }
    }

    /// How far along the lane this is.
    pub(crate) fn place(self, points: i32) -> f32 {
        LANE * (points - self.low) as f32 / (self.goal - self.low).max(1) as f32
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
    let lanes = party::seats(seats).map(|seat| lane(context, seat, course));
    let lanes = lanes.collect_view();
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
            <h3 id="pol-race">{move || words::text(context, "race")} " " <span class="faint">{goal}</span></h3>
            <p class="faint">{time}</p>
            <ul class="plain">{lanes}</ul>
        </section>
    }
    .into_any()
}

fn lane(context: BoardContext, seat: Seat, course: Memo<Course>) -> impl IntoView {
    let of = move |figure: fn(&politico::Party) -> i32| {
        Memo::new(move |_| context.view.with(|view| view.parties.get(seat.index()).map_or(0, figure)))
    };
    let points = of(|party| party.points);
    let deputies = of(|party| i32::from(party.deputies));
    let cards = of(|party| i32::from(party.hand));
    let bar = Memo::new(move |_| {
        let (zero, here) = (course.get().place(0), course.get().place(points.get()));
        (zero.min(here), (here - zero).abs())
    });
    let zero = move || format!("{:.1}", course.get().place(0));
    let goal = move || format!("{:.1}", course.get().place(target(context)));
    let mine = move || context.me() == Some(seat);
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
                viewBox=format!("0 0 {LANE} 12")
                preserveAspectRatio="none"
                role="img"
                aria-label=move || words::count(context, "points", points.get())
            >
                <rect class="pol-track-ground" width=LANE.to_string() height="12" />
                <rect
                    class="pol-track-bar"
                    class:pol-negative=move || points.get() < 0
                    y="1.5"
                    height="9"
                    x=move || format!("{:.1}", bar.get().0)
                    width=move || format!("{:.1}", bar.get().1)
                />
                <path class="pol-track-zero" d=move || format!("M{} 0V12", zero()) />
                <path class="pol-track-goal" d=move || format!("M{} 0V12", goal()) />
            </svg>
            <span class="pol-lane-more faint">
                {move || words::count(context, "deputies", deputies.get())} " · "
                {move || words::count(context, "cards", cards.get())}
            </span>
        </li>
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
        let course = Course::of([0, 120, 250].into_iter(), 500);
        assert_eq!([course.place(0), course.place(250), course.place(500)], [0.0, 100.0, 200.0]);
        let course = Course::of([-100, 250].into_iter(), 500);
        assert!(course.place(-100) > 0.0 && course.place(0) > course.place(-100));
        let course = Course::of([620, 250].into_iter(), 500);
        assert_eq!(course.place(620), 200.0);
        assert!(course.place(500) < 200.0);
        assert_eq!(Course::of([].into_iter(), 500).place(500), 200.0);
    }
}
