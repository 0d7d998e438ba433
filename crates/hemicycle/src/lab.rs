//! `hemicycle lab`: experiments with the games.

mod asked;
mod duel;
mod playouts;
mod search;

use clap::Subcommand;

/// Experiments.
#[derive(Subcommand)]
pub(crate) enum Lab {
    /// Play random games and report how they went and how fast
    Playouts(playouts::Playouts),
    /// Let bots play against each other, seats rotated, and report who is better
    Duel(duel::Duel),
    /// Report how fast the strong bot thinks
    Search(search::Search),
}

impl Lab {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Lab::Playouts(playouts) => playouts.run(),
            Lab::Duel(duel) => duel.run(),
            Lab::Search(search) => search.run(),
        }
    }
}
