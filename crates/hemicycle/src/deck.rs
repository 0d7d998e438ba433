//! `hemicycle deck`: the checking of a game's cards, for those who write them.

use anyhow::{Context, bail, ensure};
use catalog::Visitor;
use rules::Game;
use std::fs::File;
use std::io::{Read, Write};
use std::path::PathBuf;

/// No deck needs as many bytes: the largest there is has a thirtieth of this.
const MOST: u64 = 1024 * 1024;

/// The cards of the games.
#[derive(clap::Subcommand)]
pub(crate) enum Decks {
    /// Say how many cards a deck has, or what is wrong with it
    Check(Check),
}

/// Check a deck.
#[derive(clap::Args)]
pub(crate) struct Check {
    /// The deck: a copy of a file of cards in a game's data folder, with changes
    file: PathBuf,
    /// Which deck it is, such as events; by default the one that the file is named after
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
}

impl Decks {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Decks::Check(check) => check.run(),
        }
    }
}

impl Check {
    fn run(self) -> anyhow::Result<()> {
        let file = self.file.display();
        let stem = || self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let Some(name) = self.deck.clone().or_else(stem) else { bail!("{file} is not a file") };
        let Some(game) = game_of(&name) else {
            bail!(
                "there is no deck `{name}`: say which one {file} is with --deck, one of {}",
                all().join(", ")
            );
        };
        let mut text = String::new();
        let opened = File::open(&self.file).and_then(|file| file.take(MOST + 1).read_to_string(&mut text));
        opened.with_context(|| format!("cannot read {file}"))?;
        ensure!(text.len() as u64 <= MOST, "{file} is too long for a deck");
        let checking = Checking { name: &name, text: &text };
        // The game was found by its deck, so it is there and reads it.
        let read = catalog::visit(game, checking)?.context("this deck cannot be checked")?;
        let cards = read
            .map_err(anyhow::Error::msg)
            .with_context(|| format!("{file} is no deck `{name}` of {game}"))?;
        // Nobody may be reading; the exit code tells it too.
        let _ = writeln!(std::io::stdout(), "{file}: {cards} cards, a deck `{name}` of {game}");
        Ok(())
    }
}

/// The game that has a deck of this name.
fn game_of(deck: &str) -> Option<&'static str> {
    catalog::IDS.iter().copied().find(|game| decks(game).contains(&deck))
}

/// The decks of all games.
fn all() -> Vec<&'static str> {
    catalog::IDS.iter().flat_map(|game| decks(game)).copied().collect()
}

fn decks(game: &str) -> &'static [&'static str] {
    catalog::visit(game, Having).unwrap_or_default()
}

struct Having;

impl Visitor for Having {
    type Out = &'static [&'static str];

    fn visit<G: Game>(self) -> &'static [&'static str] {
        G::DECKS
    }
}

/// Reads a deck for a game that is known by its id only.
struct Checking<'a> {
    name: &'a str,
    text: &'a str,
}

impl Visitor for Checking<'_> {
    type Out = Option<Result<usize, String>>;

    fn visit<G: Game>(self) -> Option<Result<usize, String>> {
        G::check_deck(self.name, self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn a_deck_is_known_by_its_name_alone_and_what_comes_with_a_game_passes() {
        let mut seen = BTreeSet::new();
        for game in catalog::IDS {
            for name in decks(game) {
                assert!(
                    seen.insert(*name),
                    "two games have a deck `{name}`: the command cannot tell them apart"
                );
                assert_eq!(game_of(name), Some(*game));
                let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
                let file = games.join(game).join("data").join(name).with_extension("toml");
                Check { file, deck: None }.run().unwrap();
            }
        }
        assert!(seen.contains("assets") && seen.contains("events"));
    }
}
