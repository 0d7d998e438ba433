//! Bots against bots: the better one must be better beyond doubt.

use crate::cargo::finish;
use crate::workspace::Workspace;
use anyhow::Result;
use std::process::Command;

/// The first bot of each duel must beat the others: game, seats, bots, games.
const DUELS: &[(&str, &str, &str, &str)] = &[
    ("gardez-la-ligne", "2", "greedy,random", "200"),
    ("gardez-la-ligne", "2", "strong:1000,greedy", "120"),
    ("gardez-la-ligne", "4", "strong:1000,greedy,greedy,greedy", "120"),
    ("minister", "4", "greedy,random,random,random", "200"),
    // Dice decide most of it: a strong bot wins a third of the games where a quarter is its due. More thinking, looking further
    // ahead and a worth learned from games were tried and not seen to win more. So it takes many games to show the difference.
    ("minister", "4", "strong:1000,greedy,greedy,greedy", "1600"),
    ("politico", "4", "greedy,random,random,random", "200"),
    ("politico", "4", "strong:1000,greedy,greedy,greedy", "40"),
    ("president", "4", "greedy,random,random,random", "200"),
    // Dice again: 275 wins of 800, share 0.572 (0.537 to 0.606), where 200 games left it open.
    ("president", "4", "strong:1000,greedy,greedy,greedy", "800"),
];

/// Plays every duel of the list.
pub fn run(workspace: &Workspace) -> Result<()> {
    finish(workspace.cargo().args(["build", "--release", "--package", "hemicycle"]))?;
    for (game, seats, bots, games) in DUELS {
        println!("{game}, {seats} seats: {bots}");
        let mut duel = Command::new(workspace.target.join("release").join("hemicycle"));
        duel.args(["lab", "duel", game, "--seats", seats, "--bots", bots, "--games", games]);
        finish(duel.args(["--threads", "2", "--prove"]))?;
    }
    Ok(())
}
