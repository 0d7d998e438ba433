//! `hemicycle lab search`: how fast the strong bot thinks.

use super::asked::{Asked, some};
use catalog::Visitor;
use lab::SearchReport;
use rules::Game;

/// Report how fast the strong bot thinks.
#[derive(clap::Args)]
pub(crate) struct Search {
    #[command(flatten)]
    pub(super) asked: Asked,
    /// Descents for each decision
    #[arg(long, default_value_t = 100_000, value_parser = some::<u32>)]
    iterations: u32,
    /// Choices compared at each step of a game played out; one is pure chance
    #[arg(long, default_value_t = 1, value_parser = some::<u32>)]
    picks: u32,
    /// How many decisions of one game, from its beginning
    #[arg(long, default_value_t = 8, value_parser = some::<u32>)]
    decisions: u32,
}

impl Search {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let report = self.asked.visit(&self)??;
        self.asked.report(&report, || {
            let SearchReport { game, decisions, iterations, iterations_per_second, .. } = &report;
            format!(
                "{game}: {iterations} iterations for {decisions} decisions\n\
                 {iterations_per_second:.0} iterations in a second of the processor"
            )
        })
    }
}

impl Visitor for &Search {
    type Out = anyhow::Result<SearchReport>;

    fn visit<G: Game>(self) -> anyhow::Result<SearchReport> {
        let game = self.asked.open::<G>()?;
        let Search { iterations, picks, decisions, .. } = *self;
        Ok(lab::search(&game, lab::Search { iterations, picks, decisions, seed: self.asked.seed }))
    }
}
