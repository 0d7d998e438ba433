//! Named steps, timed, so that a reader of the gate sees where it is and where the time went.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// Does `work` under `name`, and says how long it took.
pub fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("== {name}");
    let start = Instant::now();
    let done = work();
    let took = told(start.elapsed());
    match done {
        Ok(()) => {
            println!("== {name}: done in {took}");
            Ok(())
        }
        Err(trouble) => Err(trouble).context(format!("stopped at \"{name}\" after {took}")),
    }
}

/// A duration as a person would say it.
pub fn told(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_told_in_minutes_when_long() {
        assert_eq!(told(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(told(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_failing_step_is_named() {
        let trouble = step("clippy", || anyhow::bail!("one warning")).unwrap_err();
        let trouble = format!("{trouble:#}");
        assert!(trouble.starts_with("stopped at \"clippy\" after "), "{trouble}");
        assert!(trouble.ends_with(": one warning"), "{trouble}");
    }
}
