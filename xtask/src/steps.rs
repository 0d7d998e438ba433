//! Named steps, timed, so that a reader of the gate sees where it is and where the time went.

use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};

/// Does `work` under `name`, and says how long it took.
pub fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("== {name}");
    let start = Instant::now();
    let done = work();
    let took = in_words(start.elapsed());
    match done {
        Ok(()) => {
            println!("== {name}: done in {took}");
            Ok(())
        }
        Err(error) => Err(error).context(format!("stopped at \"{name}\" after {took}")),
    }
}

/// Does a step called `name` while the `others` are done, and says what came of it after them: two voices at once are
/// understood by nobody.
pub fn beside(
    name: &str,
    work: impl FnOnce() -> Result<String> + Send,
    others: impl FnOnce() -> Result<()>,
) -> Result<()> {
    thread::scope(|scope| {
        println!("== {name}: begun");
        let beside = scope.spawn(work);
        others()?;
        let done = beside.join().map_err(|_| anyhow!("\"{name}\" broke down"))?;
        print!("{}", done.with_context(|| format!("stopped at \"{name}\""))?);
        Ok(())
    })
}

/// A duration as a person would say it.
pub fn in_words(duration: Duration) -> String {
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
        assert_eq!(in_words(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(in_words(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn what_is_done_beside_is_told_after_the_others_and_fails_by_its_name() {
        let error = beside("page", || anyhow::bail!("one error"), || Ok(())).unwrap_err();
        assert_eq!(format!("{error:#}"), "stopped at \"page\": one error");
        let error = beside("page", || Ok(String::new()), || anyhow::bail!("one warning")).unwrap_err();
        assert_eq!(error.to_string(), "one warning");
    }

    #[test]
    fn a_failing_step_is_named() {
        let error = step("clippy", || anyhow::bail!("one warning")).unwrap_err();
        let error = format!("{error:#}");
        assert!(error.starts_with("stopped at \"clippy\" after "), "{error}");
        assert!(error.ends_with(": one warning"), "{error}");
    }
}
