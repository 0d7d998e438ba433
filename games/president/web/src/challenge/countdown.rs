//! How much time a card still gives. The server's clock decides; this one only shows it, from when the card was seen.

use crate::{Seen, words};
use leptos::prelude::*;
use president::{Step, View, Wants};
use rules::Phrase;
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

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The countdown of the open decision; nothing where no card gives a time.
pub(crate) fn countdown(seen: Seen) -> AnyView {
    // At a shared screen a card's time begins when its player looks: when there is something to choose from.
    let looks = Memo::new(move |_| seen.choices.with(|choices| !choices.is_empty()));
    let timed = Memo::new(move |_| (looks.get(), seen.view.with(|view| (view.window, limit(view)))));
    let body = move || {
        let (_, (_, limit)) = timed.get();
        limit.map(|seconds| dial(seen, seconds))
    };
    body.into_any()
}

fn dial(seen: Seen, seconds: u32) -> AnyView {
    let begun = now();
    let rest = RwSignal::new(seconds);
    let beat = move || {
        let now = left(seconds, now() - begun);
        if rest.get_untracked() != now {
            rest.set(now);
        }
    };
    // Where no timer can be had, the time that the card gives stands still; the page's own clock runs anyway.
    if let Ok(timer) = set_interval_with_handle(beat, BEAT) {
        on_cleanup(move || timer.clear());
    }
    let said = move || words::say(seen, &Phrase::new("time-left").number("seconds", rest.get()));
    let gone = move || format!("{:.1}", 100.0 - 100.0 * f64::from(rest.get()) / f64::from(seconds.max(1)));
    view! {
        <div class="pre-dial" class:pre-low=move || rest.get() <= LOW role="timer" data-test="countdown" aria-label=said>
            <svg viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
                <circle class="pre-dial-ground" r="17" />
                <circle
                    class="pre-dial-left"
                    r="17"
                    pathLength="100"
                    stroke-dasharray="100"
                    stroke-dashoffset=gone
                    transform="rotate(-90)"
                />
                <text>{move || rest.get()}</text>
            </svg>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_out_and_stays_out() {
        assert_eq!(left(60, 0.0), 60);
        assert_eq!(left(60, 1.0), 60, "a second that has begun still counts");
        assert_eq!(left(60, 1000.0), 59);
        assert_eq!(left(60, 59_999.0), 1);
        assert_eq!([left(60, 60_000.0), left(60, 99_000.0), left(60, -5.0)], [0, 0, 60]);
    }
}
