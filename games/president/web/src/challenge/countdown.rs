//! How much time a card still gives: by the clock of whoever is asked, which the table keeps. Where none runs, as for
//! bots, it is counted from when the card was seen.

use crate::{BoardContext, words};
use leptos::prelude::*;
use president::{GRACE, Step, View, Wants};
use rules::{Phrase, Seat};
use std::time::Duration;

const BEAT: Duration = Duration::from_millis(250);
/// From here on time is short, in seconds.
const LOW: u32 = 10;

/// The seconds that the open decision gives, if it is timed by a card.
pub(crate) fn limit(view: &View) -> Option<u32> {
    let question = view.challenge.as_ref()?.question.as_ref()?;
    match (view.step, &question.wants) {
        (Step::Look, Wants::Memory { shown, .. }) => Some(*shown),
        (Step::Answer, _) => Some(question.seconds),
        _ => None,
    }
}

/// What is left of so many seconds after so many milliseconds.
fn left(seconds: u32, elapsed: f64) -> u32 {
    // A fraction of a second still counts as one, so that nothing is over before it is.
    (f64::from(seconds) - elapsed / 1000.0).ceil().clamp(0.0, f64::from(seconds)) as u32
}

/// What is left of so many seconds by a clock that still gives so many milliseconds, some of them in grace.
fn left_by(clock: u64, grace: u32, seconds: u32) -> u32 {
    let left = clock.saturating_sub(u64::from(grace) * 1000).div_ceil(1000);
    u32::try_from(left).map_or(seconds, |left| left.min(seconds))
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The countdown of the open decision; nothing where no card gives a time.
pub(crate) fn countdown(context: BoardContext) -> AnyView {
    // At a shared screen a card's time begins when its player looks: when there is something to choose from.
    let looks = Memo::new(move |_| context.choices.with(|choices| !choices.is_empty()));
    let timed = Memo::new(move |_| (looks.get(), context.view.with(|view| (view.window, limit(view)))));
    let body = move || {
        let (_, (_, limit)) = timed.get();
        let asked = context.view.with_untracked(|view| {
            let grace = if view.step == Step::Look { GRACE } else { 0 };
            view.challenge.as_ref().map(|challenge| (challenge.challenger, grace))
        });
        limit.zip(asked).map(|(seconds, asked)| dial(context, seconds, asked))
    };
    body.into_any()
}

fn dial(context: BoardContext, seconds: u32, (asked, grace): (Seat, u32)) -> AnyView {
    let seen_for = RwSignal::new(seconds);
    let rest = Memo::new(move |_| match context.time_left(asked) {
        Some(clock) => left_by(clock, grace, seconds),
        None => seen_for.get(),
    });
    Effect::new(move |_| {
        let begun = now();
        let beat = move || {
            let now = left(seconds, now() - begun);
            if seen_for.get_untracked() != now {
                seen_for.set(now);
            }
        };
        // Where no timer can be had, the time that the card gives stands still; the page's own clock runs anyway.
        if let Ok(timer) = set_interval_with_handle(beat, BEAT) {
            on_cleanup(move || timer.clear());
        }
    });
    let said = move || words::say(context, &Phrase::new("time-left").number("seconds", rest.get()));
    let ticks = move || {
        let left = (60 * rest.get()).div_ceil(seconds.max(1)) as usize;
        format!("{}0 120", "1 1 ".repeat(left))
    };
    view! {
        <div class="pre-dial" class:pre-low=move || rest.get() <= LOW role="timer" data-test="countdown" aria-label=said>
            <svg viewBox="-64 -64 128 128" aria-hidden="true" focusable="false">
                <circle class="pre-dial-face" r="60" />
                // Sixty ticks around it, of which those that are gone are dim.
                <circle class="pre-dial-ground" r="50" pathLength="120" />
                <circle class="pre-dial-left" r="50" pathLength="120" stroke-dasharray=ticks transform="rotate(-90)" />
                <text y="2">{move || rest.get()}</text>
            </svg>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_clock_goes_on_where_it_was() {
        assert_eq!([60_000, 59_001, 59_000, 0].map(|clock| left_by(clock, 0, 60)), [60, 60, 59, 0]);
        assert_eq!([10_000, 9_900, 1_000, 300].map(|clock| left_by(clock, 1, 9)), [9, 9, 0, 0], "a grace");
        assert_eq!(left_by(u64::MAX, 0, 60), 60);
    }

    #[test]
    fn time_runs_out_and_stays_out() {
        assert_eq!(left(60, 0.0), 60);
        assert_eq!(left(60, 1.0), 60, "a second that has begun still counts");
        assert_eq!(left(60, 1000.0), 59);
        assert_eq!(left(60, 59_999.0), 1);
        assert_eq!([left(60, 60_000.0), left(60, 99_000.0), left(60, -5.0)], [0, 0, 60]);
    }
}
