//! A game's options as they are said on the command line.

use anyhow::{Context, bail};
use rules::{Game, OptionKind, Settings};
use serde_json::Value;
use std::collections::BTreeMap;

/// Options that differ from the default.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// An option of the game, as in --option tie=lines or --option board=my-city.toml (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl Options {
    /// What was said, checked against what the game declares, and the defaults for the rest.
    pub(crate) fn settings<G: Game>(&self) -> anyhow::Result<Settings> {
        let specs = G::options();
        let mut given = BTreeMap::new();
        for option in &self.options {
            let Some((name, text)) = option.split_once('=') else {
                bail!("`--option {option}`: say NAME=VALUE, as in tie=lines");
            };
            let kind = specs.iter().find(|spec| spec.name == name).map(|spec| &spec.kind);
            given.insert(name.to_owned(), value::<G>(kind, text)?);
        }
        Ok(Settings::check(&G::info(), &given)?)
    }
}

fn value<G: Game>(kind: Option<&OptionKind>, text: &str) -> anyhow::Result<Value> {
    match kind {
        Some(OptionKind::Number { .. }) => Ok(text.parse::<i64>().map_or_else(|_| text.into(), Value::from)),
        Some(OptionKind::Board(names)) if !names.contains(&text) && text.contains('.') => {
            let file =
                std::fs::read_to_string(text).with_context(|| format!("cannot read the board {text}"))?;
            let read =
                G::read_board(&file).with_context(|| format!("{} has no boards of one's own", G::ID))?;
            read.with_context(|| format!("{text} cannot be played on"))
        }
        _ => Ok(text.into()),
    }
}
