//! `hemicycle deck`: the checking of a game's cards, for those who write them.

use crate::saying;
use anyhow::{Context, bail};
use catalog::Visitor;
use rules::{Arg, Game, Phrase};
use speech::Lang;
use std::io::Write;
use std::path::PathBuf;

/// No deck needs as many bytes: the largest there is has a thirtieth of this.
const MOST: u64 = 1024 * 1024;

/// The cards of the games.
#[derive(clap::Subcommand)]
pub(crate) enum Decks {
    /// Say how many cards a deck has, or what is wrong with it
    Check(CheckDeckArgs),
}

/// Check a deck.
#[derive(clap::Args)]
pub(crate) struct CheckDeckArgs {
    /// The deck: a copy of a file of cards in a game's data folder, with changes
    file: PathBuf,
    /// Which deck it is, such as events; by default the one that the file is named after
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
}

impl Decks {
    pub(crate) fn run(self, lang: Lang) -> anyhow::Result<()> {
        match self {
            Decks::Check(check) => check.run(lang),
        }
    }
}

impl CheckDeckArgs {
    fn run(self, lang: Lang) -> anyhow::Result<()> {
        let file = self.file.display().to_string();
        let say = |phrase: Phrase| saying::say(lang, &phrase.name("file", file.as_str()));
        let stem = || self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let Some(name) = self.deck.clone().or_else(stem) else { bail!(say(Phrase::new("deck-no-file"))) };
        let Some(game) = game_of(&name) else {
            let known = all().into_iter().map(|deck| Arg::Name(deck.to_owned())).collect();
            bail!(say(Phrase::new("deck-unknown").name("deck", name).arg("known", Arg::OneOf(known))));
        };
        let text = saying::read_file(lang, &self.file, MOST)?;
        let checking = CheckDeck { name: &name, text: &text, lang };
        // The game was found by its deck, so it is there and reads it.
        let read = catalog::visit(game, checking)?.context("this deck cannot be checked")?;
        let about = |id| Phrase { id, args: Vec::new() }.name("deck", name.as_str()).name("game", game);
        match read {
            // Nobody may be reading; the exit code tells it too.
            Ok(cards) => {
                let said = say(about("deck-good").number("cards", cards as i64));
                let _ = writeln!(std::io::stdout(), "{said}");
                Ok(())
            }
            Err(why) => bail!(say(about("deck-bad").name("why", why))),
        }
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
    catalog::visit(game, DeckNames).unwrap_or_default()
}

struct DeckNames;

impl Visitor for DeckNames {
    type Out = &'static [&'static str];

    fn visit<G: Game>(self) -> &'static [&'static str] {
        G::DECKS
    }
}

/// Reads a deck for a game that is known by its id only, and says what is wrong.
struct CheckDeck<'a> {
    name: &'a str,
    text: &'a str,
    lang: Lang,
}

impl Visitor for CheckDeck<'_> {
    type Out = Option<Result<usize, String>>;

    fn visit<G: Game>(self) -> Option<Result<usize, String>> {
        let said = |why: Phrase| saying::say_of::<G>(self.lang, &why);
        Some(G::check_deck(self.name, self.text)?.map_err(said))
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
                let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("data");
                let file = |folder: &str| data.join(folder).join(name).with_extension("toml");
                let file = [file(""), file("challenges")].into_iter().find(|file| file.exists()).unwrap();
                CheckDeckArgs { file, deck: None }.run(Lang::En).unwrap();
            }
        }
        assert!(seen.contains("assets") && seen.contains("events"));
    }
}
