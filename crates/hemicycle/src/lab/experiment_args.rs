//! What every experiment asks for: a game, its seats and its options.

use crate::options::Options;
use crate::saying;
use catalog::Visitor;
use rules::Game;
use serde::Serialize;
use speech::Lang;
use std::io::{ErrorKind, IsTerminal, Write};
use std::str::FromStr;

/// Which game, set up how.
#[derive(clap::Args)]
pub(crate) struct ExperimentArgs {
    /// Which game, such as gardez-la-ligne
    game: String,
    /// How many players
    #[arg(long)]
    seats: u8,
    #[command(flatten)]
    options: Options,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Print the report as JSON
    #[arg(long)]
    pub(super) json: bool,
    /// What the whole program was told, for complaints on a board.
    #[arg(skip)]
    pub(super) lang: Lang,
}

/// How many games, or whatever else there must be one of at least.
pub(super) fn at_least_one<N: FromStr + PartialEq + Default>(text: &str) -> Result<N, String> {
    match text.parse() {
        Ok(number) if number != N::default() => Ok(number),
        Ok(_) => Err("there would be nothing to do: say 1 or more".into()),
        Err(_) => Err("say a whole number, 1 or more".into()),
    }
}

impl ExperimentArgs {
    /// Does something with the game that was asked for.
    pub(super) fn visit<V: Visitor>(&self, visitor: V) -> anyhow::Result<V::Out> {
        Ok(catalog::visit(&self.game, visitor)?)
    }

    /// The game, set up as asked.
    pub(super) fn open<G: Game>(&self) -> anyhow::Result<G> {
        let settings = self.options.settings::<G>(self.lang)?;
        G::open(&settings, self.seats).map_err(saying::settings_error::<G>(self.lang))
    }

    /// Prints a report: as JSON if that was asked for, else as a person reads it.
    pub(super) fn report(
        &self,
        report: &impl Serialize,
        told: impl FnOnce() -> String,
    ) -> anyhow::Result<()> {
        let text = if self.json { serde_json::to_string(report)? } else { told() };
        match writeln!(std::io::stdout(), "{text}") {
            // Whoever asked has read enough.
            Err(gone) if gone.kind() == ErrorKind::BrokenPipe => Ok(()),
            written => Ok(written?),
        }
    }

    /// Tells a person who watches how far it is.
    pub(super) fn progress(&self, games: u64) -> impl Fn(u64) + Sync + use<> {
        let watched = std::io::stderr().is_terminal() && !self.json;
        move |done| {
            if watched {
                let end = if done >= games { "\r\x1b[K" } else { "" };
                // Progress is a courtesy: if it cannot be written, the games go on.
                let _ = write!(std::io::stderr(), "\r{done} of {games} games{end}");
            }
        }
    }
}
