//! A figure that counts up, or down, to where it stands.

use leptos::prelude::{request_animation_frame, window};
use leptos::web_sys::Element;

/// How long a step may be looked at, and how long all of it may take, in milliseconds.
const STEP: f64 = 60.0;
const LONGEST: f64 = 700.0;

/// How long it takes to count from one value to another at the usual speed.
pub(super) fn length(from: i64, to: i64) -> f64 {
    (STEP * from.abs_diff(to) as f64).min(LONGEST)
}

/// What is shown when this share of the time is over: quick at first, then slower.
fn shown(from: i64, to: i64, share: f64) -> i64 {
    let eased = 1.0 - (1.0 - share.clamp(0.0, 1.0)).powi(2);
    from + ((to - from) as f64 * eased).round() as i64
}

/// Counts in the text of an element; at once where there is no time.
pub(super) fn count_up(element: &Element, from: i64, to: i64, milliseconds: Option<f64>) {
    let clock = window().performance().map(|clock| clock.now());
    match (milliseconds, clock) {
        (Some(milliseconds), Some(begun)) if from != to => {
            aim(element, to);
            step(element.clone(), [from, to], begun, milliseconds)
        }
        _ => {
            aim(element, to);
            element.set_text_content(Some(&to.to_string()));
        }
    }
}

/// Where a figure counts to: whoever sends it elsewhere meanwhile is followed, and not both.
const AIM: &str = "data-counts-to";

fn aim(element: &Element, to: i64) {
    // Setting an attribute fails only for a name that is none.
    let _ = element.set_attribute(AIM, &to.to_string());
}

fn step(element: Element, [from, to]: [i64; 2], begun: f64, milliseconds: f64) {
    if element.get_attribute(AIM).as_deref() != Some(&to.to_string()) {
        return;
    }
    let now = window().performance().map_or(f64::INFINITY, |clock| clock.now());
    let share = (now - begun) / milliseconds;
    element.set_text_content(Some(&shown(from, to, share).to_string()));
    // Whatever left the page counts for nobody.
    if share < 1.0 && element.is_connected() {
        request_animation_frame(move || step(element, [from, to], begun, milliseconds));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_from_the_first_to_the_last_and_never_back() {
        let counted: Vec<i64> = (0..=10).map(|tenth| shown(3, 11, f64::from(tenth) / 10.0)).collect();
        assert_eq!((counted[0], counted[10]), (3, 11));
        assert!(counted.windows(2).all(|pair| pair[0] <= pair[1]), "{counted:?}");
        assert_eq!(shown(9, 2, 1.5), 2, "late is over");
    }

    #[test]
    fn a_long_way_is_counted_no_longer_than_a_glance() {
        assert_eq!(length(4, 4), 0.0);
        assert_eq!(length(4, 6), 2.0 * STEP);
        assert_eq!(length(0, 577), LONGEST);
    }
}
