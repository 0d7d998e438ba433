//! `hemicycle lab`: experiments with the games.

mod duel;
mod experiment_args;
mod playouts;
mod search;

use clap::Subcommand;
use speech::Lang;

/// Experiments.
#[derive(Subcommand)]
pub(crate) enum Lab {
    /// Play random games and report how they went and how fast
    Playouts(playouts::PlayoutsArgs),
    /// Let bots play against each other, seats rotated, and report who is better
    Duel(duel::DuelArgs),
    /// Report how fast the strong bot thinks
    Search(search::SearchArgs),
}

impl Lab {
    fn args(&mut self) -> &mut experiment_args::ExperimentArgs {
        match self {
            Lab::Playouts(playouts) => &mut playouts.args,
            Lab::Duel(duel) => &mut duel.args,
            Lab::Search(search) => &mut search.args,
        }
    }

    pub(crate) fn run(mut self, lang: Lang) -> anyhow::Result<()> {
        self.args().lang = lang;
        match self {
            Lab::Playouts(playouts) => playouts.run(),
            Lab::Duel(duel) => duel.run(),
            Lab::Search(search) => search.run(),
        }
    }
}
