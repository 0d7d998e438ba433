//! `hemicycle lab playouts`: random games and how fast they went.

use anyhow::{Context, bail};
use catalog::Visitor;
use lab::Report;
use rules::{Game, Settings};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};

/// Play random games.
#[derive(clap::Args)]
pub(crate) struct Playouts {
    /// Which game, such as gardez-la-ligne
    game: String,
    /// How many players
    #[arg(long)]
    seats: u8,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// On how many threads
    #[arg(long, default_value_t = 1)]
    threads: u32,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as in --option tie=lines (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

impl Playouts {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let (game, json) = (self.game.clone(), self.json);
        let known = || format!("there is no game `{game}`; the games are: {}", catalog::IDS.join(", "));
        let report = catalog::visit(&game, Run(self)).with_context(known)??;
        if json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            print(&report);
        }
        Ok(())
    }

    fn settings<G: Game>(&self) -> anyhow::Result<Settings> {
        let mut given = BTreeMap::new();
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                bail!("`--option {option}`: say NAME=VALUE, as in tie=lines");
            };
            let value = value.parse::<i64>().map_or_else(|_| Value::from(value), Value::from);
            given.insert(name.to_owned(), value);
        }
        Ok(Settings::check(&G::options(), &given)?)
    }
}

struct Run(Playouts);

impl Visitor for Run {
    type Out = anyhow::Result<Report>;

    fn visit<G: Game>(self) -> anyhow::Result<Report> {
        let Run(asked) = self;
        let game = G::open(&asked.settings::<G>()?, asked.seats)?;
        let plan = lab::Playouts { games: asked.games, threads: asked.threads, seed: asked.seed };
        let watched = std::io::stderr().is_terminal() && !asked.json;
        let report = lab::playouts(&game, plan, &|done| {
            if watched {
                // Progress is a courtesy: if it cannot be written, the games go on.
                let _ = write!(std::io::stderr(), "\r{done} of {} games", asked.games);
            }
        });
        if watched {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
        Ok(report)
    }
}

fn print(report: &Report) {
    println!("{}: {} games with {} seats, {} actions", report.game, report.games, report.seats, report.actions);
    for (seat, wins) in report.wins.iter().enumerate() {
        let share = *wins as f64 * 100.0 / report.games.max(1) as f64;
        println!("  seat {seat} won {wins} ({share:.1} %)");
    }
    println!("  {} with several winners", report.shared);
    println!("{:.0} games and {:.0} actions in a second of the processor", report.games_per_second, report.actions_per_second);
}
