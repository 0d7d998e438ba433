//! Parses a game's options from the command line.

use crate::saying;
use anyhow::{Context, bail};
use rules::{Game, OptionKind, Phrase, Settings};
use serde_json::Value;
use speech::{Lang, Speech};
use std::collections::BTreeMap;
use std::path::Path;

/// No board needs as many bytes: the largest there can be has a quarter of this.
pub(crate) const MOST_BOARD: u64 = 4 * 1024 * 1024;

/// Options that differ from the default.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// An option of the game, as in --option tie=lines or --option board=my-city.toml (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl Options {
    /// What was said, checked against what the game declares, and the defaults for the rest.
    pub(crate) fn settings<G: Game>(&self, lang: Lang) -> anyhow::Result<Settings> {
        let specs = G::options();
        let mut given = BTreeMap::new();
        for option in &self.options {
            let Some((name, text)) = option.split_once('=') else {
                bail!(saying::say(lang, &Phrase::new("option-no-value").name("option", option)));
            };
            let kind = specs.iter().find(|spec| spec.name == name).map(|spec| &spec.kind);
            given.insert(name.to_owned(), value::<G>(lang, kind, text)?);
        }
        Settings::check(&G::info(), &given).map_err(saying::settings_error::<G>(lang))
    }
}

fn value<G: Game>(lang: Lang, kind: Option<&OptionKind>, text: &str) -> anyhow::Result<Value> {
    match kind {
        Some(OptionKind::Number { .. }) => Ok(text.parse::<i64>().map_or_else(|_| text.into(), Value::from)),
        Some(OptionKind::Board(names)) if !names.contains(&text) && text.contains('.') => {
            let file = saying::read_file(lang, Path::new(text), MOST_BOARD)?;
            let about = |id| Phrase { id, args: Vec::new() }.name("game", G::ID);
            let none = || saying::say(lang, &about("board-none"));
            G::read_board(&file).with_context(none)?.map_err(|settings_error| {
                let why = Speech::of::<G>().settings_error(lang, &settings_error);
                anyhow::Error::msg(saying::say(lang, &about("board-bad").name("file", text).name("why", why)))
            })
        }
        _ => Ok(text.into()),
    }
}
