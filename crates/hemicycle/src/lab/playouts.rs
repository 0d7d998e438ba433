//! `hemicycle lab playouts`: random games and how fast they went.

use super::asked::Asked;
use catalog::Visitor;
use lab::Report;
use rules::Game;

/// Play random games.
#[derive(clap::Args)]
pub(crate) struct Playouts {
    #[command(flatten)]
    asked: Asked,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// On how many threads
    #[arg(long, default_value_t = 1)]
    threads: u32,
}

impl Playouts {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let report = self.asked.visit(&self)??;
        if self.asked.json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            print(&report);
        }
        Ok(())
    }
}

impl Visitor for &Playouts {
    type Out = anyhow::Result<Report>;

    fn visit<G: Game>(self) -> anyhow::Result<Report> {
        let game = self.asked.open::<G>()?;
        let plan = lab::Playouts { games: self.games, threads: self.threads, seed: self.asked.seed };
        Ok(lab::playouts(&game, plan, &self.asked.progress(self.games)))
    }
}

fn print(report: &Report) {
    println!(
        "{}: {} games with {} seats, {} actions",
        report.game, report.games, report.seats, report.actions
    );
    for (seat, wins) in report.wins.iter().enumerate() {
        let share = *wins as f64 * 100.0 / report.games.max(1) as f64;
        println!("  seat {seat} won {wins} ({share:.1} %)");
    }
    println!("  {} with several winners", report.shared);
    let (games, actions) = (report.games_per_second, report.actions_per_second);
    println!("{games:.0} games and {actions:.0} actions in a second of the processor");
}
