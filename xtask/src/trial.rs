//! The long checks, run before a piece of work is called finished and never in the gate.

use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;

use crate::cargo::finish;
use crate::steps::{in_words, step};
use crate::workspace::{PROJECT, Workspace, packages};
use crate::{browse, counts, dependencies, duels};

/// Which trials to run.
#[derive(Args)]
pub struct Trials {
    /// One trial by its name; without it, all of them.
    name: Option<String>,
    /// Lists the trials and runs none.
    #[arg(long)]
    list: bool,
}

/// A long check.
struct Trial {
    name: &'static str,
    about: &'static str,
    way: Runner,
}

enum Runner {
    /// A cargo command over the project's crates, with what it finds in its environment.
    Cargo(&'static [&'static str], &'static [(&'static str, &'static str)]),
    /// The benches of every game.
    Benches,
    /// A check that needs more than one command.
    Here(fn(&Workspace) -> Result<()>),
}

use Runner::{Benches, Cargo, Here};

const ROUNDS: &[(&str, &str)] = &[("HEMICYCLE_TRIAL", "1")];
const MINUTE: &[(&str, &str)] = &[("HEMICYCLE_LAWS_SECONDS", "60")];

/// Every trial. A test file named here is run in whichever crates have it, so a new game's laws join by their name.
#[rustfmt::skip]
const TRIALS: &[Trial] = &[
    Trial { name: "kills", about: "the server killed again and again in the middle of play", way: Cargo(&["test", "--release", "--test", "kill"], ROUNDS) },
    Trial { name: "laws", about: "the laws of every game, a minute each", way: Cargo(&["test", "--release", "--test", "laws"], MINUTE) },
    Trial { name: "load", about: "many tables played at once", way: Cargo(&["test", "--release", "--test", "load"], ROUNDS) },
    Trial { name: "speed", about: "random games a second, beside a hand-written loop", way: Benches },
    Trial { name: "duels", about: "the better bot wins beyond doubt", way: Here(duels::run) },
    Trial { name: "axe", about: "every page searched for barriers by axe-core", way: Here(browse::axe) },
    Trial { name: "still", about: "over a whole game of each nothing of the frame moves, at every size", way: Here(browse::still) },
    Trial { name: "frames", about: "how smoothly each game moves on a processor four times slower", way: Here(browse::frames) },
    Trial { name: "quick", about: "a page on a slow line, and what an update costs", way: Here(browse::quick) },
    Trial { name: "deny", about: "advisories, licences and origin of what we depend on", way: Here(dependencies::denied) },
    Trial { name: "counts", about: "instructions an action costs", way: Here(counts::instructions) },
];

impl Trials {
    /// Runs the named trial, or all. One that fails does not keep the others from running.
    pub fn run(self) -> Result<()> {
        if self.list {
            for trial in TRIALS {
                println!("{:8} {}", trial.name, trial.about);
            }
            return Ok(());
        }
        let chosen = chosen(self.name.as_deref())?;
        let workspace = Workspace::read()?;
        let mut told_of = Vec::new();
        let mut failed = Vec::new();
        for trial in chosen {
            let start = Instant::now();
            let done = step(trial.name, || trial.run(&workspace));
            let verdict = if done.is_ok() { "passed" } else { "FAILED" };
            told_of.push(format!("{:8} {verdict}, {}", trial.name, in_words(start.elapsed())));
            if let Err(error) = done {
                eprintln!("{error:#}");
                failed.push(trial.name);
            }
        }
        println!("{}", told_of.join("\n"));
        if !failed.is_empty() {
            bail!("trials that failed: {}", failed.join(", "));
        }
        Ok(())
    }
}

impl Trial {
    fn run(&self, workspace: &Workspace) -> Result<()> {
        match self.way {
            Cargo([order, rest @ ..], environment) => finish(
                workspace.cargo().arg(order).args(PROJECT).args(rest).envs(environment.iter().copied()),
            ),
            Cargo([], _) => bail!("the trial {} names no cargo command", self.name),
            Benches => finish(workspace.cargo().arg("bench").args(packages(&workspace.games))),
            Here(check) => check(workspace),
        }
    }
}

fn chosen(name: Option<&str>) -> Result<Vec<&'static Trial>> {
    let chosen: Vec<_> = TRIALS.iter().filter(|trial| name.is_none_or(|name| name == trial.name)).collect();
    if chosen.is_empty() {
        let names: Vec<_> = TRIALS.iter().map(|trial| trial.name).collect();
        bail!("there is no trial of that name; the trials are {}", names.join(", "));
    }
    Ok(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_is_chosen_by_name_and_all_without_one() {
        assert_eq!(chosen(None).unwrap().len(), TRIALS.len());
        assert_eq!(chosen(Some("laws")).unwrap().len(), 1);
        let error = chosen(Some("lows")).err().unwrap().to_string();
        assert!(error.contains("laws"), "{error}");
    }
}
