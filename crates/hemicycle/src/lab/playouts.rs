//! `hemicycle lab playouts`: random games and how fast they went.

use super::experiment_args::{ExperimentArgs, at_least_one};
use catalog::Visitor;
use lab::Report;
use rules::Game;

/// Play random games.
#[derive(clap::Args)]
pub(crate) struct PlayoutsArgs {
    #[command(flatten)]
    pub(super) args: ExperimentArgs,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = at_least_one::<u64>)]
    games: u64,
    /// On how many threads
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u32>)]
    threads: u32,
}

impl PlayoutsArgs {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let report = self.args.visit(&self)??;
        self.args.report(&report, || report_text(&report))
    }
}

impl Visitor for &PlayoutsArgs {
    type Out = anyhow::Result<Report>;

    fn visit<G: Game>(self) -> anyhow::Result<Report> {
        let game = self.args.open::<G>()?;
        let plan = lab::Playouts { games: self.games, threads: self.threads, seed: self.args.seed };
        Ok(lab::playouts(&game, plan, &self.args.progress(self.games)))
    }
}

fn report_text(report: &Report) -> String {
    let Report { game, games, seats, actions, shared, .. } = report;
    let mut text = format!("{game}: {games} games with {seats} seats, {actions} actions\n");
    for (seat, wins) in report.wins.iter().enumerate() {
        let share = *wins as f64 * 100.0 / (*games).max(1) as f64;
        text += &format!("  seat {seat} won {wins} ({share:.1} %)\n");
    }
    let (games, actions) = (report.games_per_second, report.actions_per_second);
    text += &format!("  {shared} with several winners\n");
    text += &format!("{games:.0} games and {actions:.0} actions in a second of the processor");
    text
}
