//! Counts the instructions that one action of a random game costs, which unlike time is the same on every machine's
//! good and bad days.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::cargo::{command_line, finish};
use crate::tools;
use crate::workspace::Workspace;

/// Which games are counted, with how many seats, and how many instructions an action cost when they were counted last. A
/// change that is meant changes this too, in the same commit.
const COUNTED: &[(&str, u32, f64)] = &[
    ("gardez-la-ligne", 2, 143.0),
    ("gardez-la-ligne", 4, 136.0),
    ("minister", 3, 420.0),
    ("minister", 4, 419.0),
    ("politico", 6, 1292.0),
    ("president", 4, 2373.0),
];

/// How far a count may be from the last: compilers differ a little, and a count that has fallen would hide the next rise.
const ROOM: f64 = 0.02;

/// Two lengths of run: what start-up costs is in both, and the difference is play alone.
const GAMES: (u32, u32) = (20, 120);

/// What one run did.
#[derive(Debug, PartialEq)]
struct Played {
    actions: u64,
    instructions: u64,
}

/// Counts for every game in the list; all are counted before one that has changed is complained of.
pub fn instructions(workspace: &Workspace) -> Result<()> {
    tools::valgrind()?;
    finish(workspace.cargo().args(["build", "--release", "--package", "hemicycle"]))?;
    let mut changed = Vec::new();
    for &(game, seats, last) in COUNTED {
        let short = play(workspace, game, seats, GAMES.0)?;
        let long = play(workspace, game, seats, GAMES.1)?;
        let cost = per_action(&short, &long)?;
        println!("{game}, {seats} seats: {cost:.0} instructions an action, {last:.0} when last counted");
        changed.extend(change(game, seats, cost, last));
    }
    ensure!(changed.is_empty(), "{}", changed.join("\n"));
    Ok(())
}

fn play(workspace: &Workspace, game: &str, seats: u32, games: u32) -> Result<Played> {
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(workspace.target.join("release").join("hemicycle"))
        .args(["lab", "playouts", game, "--threads", "1", "--seed", "1", "--json"])
        .args(["--seats", &seats.to_string(), "--games", &games.to_string()]);
    let output = valgrind.output().context("valgrind could not be started")?;
    let (answer, notes) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        bail!("`{}` failed ({}):\n{notes}", command_line(&valgrind), output.status);
    }
    let answer: Value = serde_json::from_str(answer.trim())
        .with_context(|| format!("not JSON from lab playouts: {answer}"))?;
    Ok(Played {
        actions: answer["actions"].as_u64().context("lab playouts --json does not tell `actions`")?,
        instructions: collected(&notes)
            .context("callgrind did not say how many instructions it collected")?,
    })
}

/// Finds callgrind's total in its notes.
fn collected(notes: &str) -> Option<u64> {
    notes.lines().find_map(|line| line.split_once("Collected :")?.1.split_whitespace().next()?.parse().ok())
}

fn per_action(short: &Played, long: &Played) -> Result<f64> {
    ensure!(long.actions > short.actions, "the longer run played no more actions than the shorter one");
    let instructions = long.instructions.saturating_sub(short.instructions);
    Ok(instructions as f64 / (long.actions - short.actions) as f64)
}

fn change(game: &str, seats: u32, cost: f64, last: f64) -> Option<String> {
    ((cost - last).abs() > last * ROOM).then(|| {
        format!(
            "{game}, {seats} seats: {cost:.0} instructions an action, {:+.1} % from the {last:.0} in xtask/src/counts.rs; \
             where that is meant, the commit changes the number there",
            (cost / last - 1.0) * 100.0
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_whose_cost_has_changed_is_named() {
        assert_eq!(change("minister", 3, 510.0, 500.0), None);
        assert_eq!(change("minister", 3, 490.0, 500.0), None);
        for (cost, told) in
            [(515.0, "minister, 3 seats: 515 instructions an action, +3.0 %"), (480.0, "-4.0 %")]
        {
            let complaint = change("minister", 3, cost, 500.0).unwrap();
            assert!(complaint.contains(told), "{complaint}");
        }
    }

    #[test]
    fn the_total_is_found_in_the_notes() {
        let notes = "==7== Callgrind\n==7== Events    : Ir\n==7== Collected : 5123456\n==7== \n";
        assert_eq!(collected(notes), Some(5_123_456));
        assert_eq!(collected("==7== nothing"), None);
    }

    #[test]
    fn start_up_is_not_counted() {
        let short = Played { actions: 100, instructions: 1_000_000 + 100 * 40 };
        let long = Played { actions: 500, instructions: 1_000_000 + 500 * 40 };
        assert_eq!(per_action(&short, &long).unwrap(), 40.0);
        assert!(per_action(&long, &short).is_err());
    }
}
