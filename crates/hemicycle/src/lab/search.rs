//! `hemicycle lab search`: how fast the strong bot thinks.

use super::experiment_args::{ExperimentArgs, at_least_one};
use catalog::Visitor;
use lab::SearchReport;
use rules::Game;

/// Report how fast the strong bot thinks.
#[derive(clap::Args)]
pub(crate) struct SearchArgs {
    #[command(flatten)]
    pub(super) args: ExperimentArgs,
    /// Descents for each decision
    #[arg(long, default_value_t = 100_000, value_parser = at_least_one::<u32>)]
    iterations: u32,
    /// Choices compared at each step of a game played out; one is pure chance
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u32>)]
    picks: u32,
    /// How many decisions of one game, from its beginning
    #[arg(long, default_value_t = 8, value_parser = at_least_one::<u32>)]
    decisions: u32,
}

impl SearchArgs {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let report = self.args.visit(&self)??;
        self.args.report(&report, || {
            let SearchReport { game, decisions, iterations, iterations_per_second, .. } = &report;
            format!(
                "{game}: {iterations} iterations for {decisions} decisions\n\
                 {iterations_per_second:.0} iterations in a second of the processor"
            )
        })
    }
}

impl Visitor for &SearchArgs {
    type Out = anyhow::Result<SearchReport>;

    fn visit<G: Game>(self) -> anyhow::Result<SearchReport> {
        let game = self.args.open::<G>()?;
        let SearchArgs { iterations, picks, decisions, .. } = *self;
        Ok(lab::search(&game, lab::Search { iterations, picks, decisions, seed: self.args.seed }))
    }
}
