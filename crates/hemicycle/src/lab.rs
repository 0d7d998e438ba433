//! `hemicycle lab`: experiments with the games.

mod asked;
mod duel;
mod playouts;
mod search;

use clap::Subcommand;
use speech::Lang;

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
    fn asked(&mut self) -> &mut asked::Asked {
        match self {
            Lab::Playouts(playouts) => &mut playouts.asked,
            Lab::Duel(duel) => &mut duel.asked,
            Lab::Search(search) => &mut search.asked,
        }
    }

    pub(crate) fn run(mut self, lang: Lang) -> anyhow::Result<()> {
        self.asked().lang = lang;
        match self {
            Lab::Playouts(playouts) => playouts.run(),
            Lab::Duel(duel) => duel.run(),
            Lab::Search(search) => search.run(),
        }
    }
}
