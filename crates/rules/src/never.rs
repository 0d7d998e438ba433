//! An assertion for what cannot happen: it panics in tests and other builds with debug assertions; elsewhere it is
//! reported once and the caller's fallback goes on.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Who hears of it in a release.
static REPORTER: OnceLock<fn(fmt::Arguments)> = OnceLock::new();

/// Says who hears, in a release, of something impossible that happened: a log, a console. The first call counts; where
/// nobody was named, it goes to standard error.
pub fn report_impossible_to(reporter: fn(fmt::Arguments)) {
    // A second one would be a second program in the same process, and the first is told all the same.
    let _ = REPORTER.set(reporter);
}

/// Panics in a build with debug assertions, and reports once in any other. Called by [`never!`](crate::never) alone.
#[doc(hidden)]
#[cold]
#[inline(never)]
#[track_caller]
pub fn impossible(told: &AtomicBool, what: fmt::Arguments) {
    if cfg!(debug_assertions) {
        panic!("impossible: {what}");
    }
    if !told.swap(true, Ordering::Relaxed) {
        let place = std::panic::Location::caller();
        let report = REPORTER.get().copied().unwrap_or(|report| eprintln!("{report}"));
        report(format_args!("impossible: {what} ({place})"));
    }
}

/// Says that something cannot be: `never!("why not")` where the code cannot come, `never!(condition, "why not")` for what
/// cannot hold; this gives the condition, so that the fallback can stand beside it.
///
/// In tests it panics. In a release each place is reported once, to whom [`report_impossible_to`](crate::report_impossible_to)
/// says, and the fallback after it goes on: a game that went wrong somewhere is better than none.
#[macro_export]
macro_rules! never {
    (@when $holds:expr; $what:literal $(, $value:expr)*) => {{
        let holds: bool = $holds;
        if holds {
            static TOLD: ::std::sync::atomic::AtomicBool = ::std::sync::atomic::AtomicBool::new(false);
            $crate::impossible(&TOLD, ::std::format_args!($what $(, $value)*));
        }
        holds
    }};
    ($what:literal $(, $value:expr)* $(,)?) => { $crate::never!(@when true; $what $(, $value)*) };
    ($holds:expr, $what:literal $(, $value:expr)* $(,)?) => { $crate::never!(@when $holds; $what $(, $value)*) };
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_does_not_hold_is_let_by() {
        assert!(!never!(1 > 2, "one is more than two"));
    }

    #[test]
    #[should_panic(expected = "impossible: 3 is more than four")]
    fn what_cannot_be_panics_in_tests() {
        never!("{} is more than four", 3);
    }
}
