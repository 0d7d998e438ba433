//! The lines by which the project knows a game, put beside those of the games that are there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::name::Name;

/// The files with such lines.
pub const FILES: [&str; 4] =
    ["Cargo.toml", "games/catalog/Cargo.toml", "games/catalog/src/lib.rs", "games/web_bundles/Cargo.toml"];

/// Each of the files with its new content.
pub fn files(root: &Path, games: &[String], name: &Name) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let registered = |file: &str| {
        let path = root.join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let text = registered(file, &text, games, name)
            .with_context(|| format!("{} is not as expected", path.display()));
        Ok((PathBuf::from(file), text?.into_bytes()))
    };
    FILES.into_iter().map(registered).collect()
}

fn registered(file: &str, text: &str, games: &[String], name: &Name) -> Result<String> {
    let (id, ident) = (name.id(), name.ident());
    let is_game = |line: &str| games.iter().any(|game| line.starts_with(&format!("{game} =")));
    let is_needed =
        |line: &str| games.iter().any(|game| line.starts_with(game.as_str()) && line.contains(".workspace"));
    match file {
        "Cargo.toml" => {
            let crates = format!(
                "{id} = {{ path = \"games/{id}/rules\" }}\n{id}-web = {{ path = \"games/{id}/web\" }}\n"
            );
            let is_path = |line: &str| line.contains("{ path = \"games/");
            let text = after_last(text, "[workspace.dependencies]", is_path, &crates)?;
            let profile = |level| format!("{id} = {{ opt-level = {level} }}\n");
            let text = after_last(&text, "[profile.dev.package]", is_game, &profile(1))?;
            let text = after_last(&text, "[profile.wasm-release.package]", is_game, &profile(3))?;
            let is_drawing = |line: &str| games.iter().any(|game| line.starts_with(&format!("{game}-web =")));
            let drawing = format!("{id}-web = {{ opt-level = 0 }}\n");
            after_last(&text, "[profile.quick.package]", is_drawing, &drawing)
        }
        "games/catalog/Cargo.toml" => {
            after_last(text, "[dependencies]", is_needed, &format!("{id}.workspace = true\n"))
        }
        "games/web_bundles/Cargo.toml" => {
            let both = format!("{id}.workspace = true\n{id}-web.workspace = true\n");
            let text = after_last(text, "[dependencies]", is_needed, &both)?;
            let is_ignored =
                |line: &str| games.iter().any(|game| line.trim_start().starts_with(&format!("\"{game}")));
            let both = format!("    \"{id}\",\n    \"{id}-web\",\n");
            after_last(&text, "[package.metadata.cargo-machete]", is_ignored, &both)
        }
        _ => {
            let line = format!("            {ident}: {ident}::{} => {ident}_web::Page,\n", name.type_name());
            after_last(text, "macro_rules! games {", |line| line.ends_with("_web::Page,"), &line)
        }
    }
}

/// Puts lines after the last one of its kind in the part that a heading opens and an empty line ends.
fn after_last(text: &str, heading: &str, is_kind: impl Fn(&str) -> bool, lines: &str) -> Result<String> {
    let (mut inside, mut at, mut place) = (false, 0, None);
    for line in text.split_inclusive('\n') {
        at += line.len();
        let line = line.trim_end();
        inside = line == heading || inside && !line.is_empty();
        if inside && is_kind(line) {
            place = Some(at);
        }
    }
    let place = place.with_context(|| format!("no game is named under {heading}"))?;
    Ok(format!("{}{lines}{}", &text[..place], &text[place..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::{Workspace, here};

    #[test]
    fn a_game_is_named_wherever_the_others_are() {
        let games = Workspace::read().unwrap().games;
        let name = Name::read("cent-jours").unwrap();
        let mut added = Vec::new();
        for (file, content) in files(&here().join(".."), &games, &name).unwrap() {
            let before = fs::read_to_string(here().join("..").join(&file)).unwrap();
            let after = String::from_utf8(content).unwrap();
            let new = after.lines().filter(|line| !before.lines().any(|old| old == *line));
            added.extend(new.map(|line| format!("{}: {}", file.display(), line.trim())));
        }
        assert_eq!(
            added,
            [
                "Cargo.toml: cent-jours = { path = \"games/cent-jours/rules\" }",
                "Cargo.toml: cent-jours-web = { path = \"games/cent-jours/web\" }",
                "Cargo.toml: cent-jours = { opt-level = 1 }",
                "Cargo.toml: cent-jours = { opt-level = 3 }",
                "Cargo.toml: cent-jours-web = { opt-level = 0 }",
                "games/catalog/Cargo.toml: cent-jours.workspace = true",
                "games/catalog/src/lib.rs: cent_jours: cent_jours::CentJours => cent_jours_web::Page,",
                "games/web_bundles/Cargo.toml: cent-jours.workspace = true",
                "games/web_bundles/Cargo.toml: cent-jours-web.workspace = true",
                "games/web_bundles/Cargo.toml: \"cent-jours\",",
                "games/web_bundles/Cargo.toml: \"cent-jours-web\",",
            ]
        );
    }

    #[test]
    fn a_file_without_the_other_games_is_not_guessed_at() {
        let text = "[dependencies]\nrules.workspace = true\n\n[other]\nchess.workspace = true\n";
        let is_chess = |line: &str| line.starts_with("chess");
        assert!(after_last(text, "[dependencies]", is_chess, "go.workspace = true\n").is_err());
        let text = after_last(text, "[other]", is_chess, "go.workspace = true\n").unwrap();
        assert!(text.ends_with("chess.workspace = true\ngo.workspace = true\n"), "{text}");
    }
}
