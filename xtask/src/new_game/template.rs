//! The files that a new game is made of, with words that stand for its name.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::name::Name;
use crate::page_files;
use crate::workspace::here;

/// The ending of files that would be taken for part of this project without it.
const ENDING: &str = ".template";

/// One file.
pub struct Template {
    /// Its path under the folder of templates.
    path: PathBuf,
    content: Vec<u8>,
}

/// All of them.
pub fn all() -> Result<Vec<Template>> {
    let folder = here().join("templates");
    let mut templates = Vec::new();
    for file in page_files::files(&folder)? {
        let content = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        templates.push(Template { path: file.strip_prefix(&folder)?.to_owned(), content });
    }
    ensure!(!templates.is_empty(), "there are no templates in {}", folder.display());
    Ok(templates)
}

impl Template {
    /// Where it goes, from the root of the project.
    pub fn place(&self, name: &Name) -> PathBuf {
        let path = self.path.to_string_lossy();
        let path = path.strip_suffix(ENDING).unwrap_or(&path);
        match path.strip_prefix("game/") {
            Some(path) => Path::new("games").join(name.id()).join(path),
            None => Path::new("crates/web/static/covers").join(path.replacen("cover", name.id(), 1)),
        }
    }

    /// Its content for this game. What is no text stays as it is.
    pub fn filled(&self, name: &Name) -> Vec<u8> {
        let Some(text) = self.text() else { return self.content.clone() };
        let clauses = name.clauses();
        let forms = [
            // First, because a name may have these letters in it.
            ("xx", clauses.to_lowercase()),
            ("XX", clauses),
            ("game-name", name.id().to_owned()),
            ("game_name", name.ident()),
            ("GameName", name.type_name()),
            ("Game Name", name.title()),
        ];
        let filled = forms.iter().fold(text.to_owned(), |text, (word, form)| text.replace(word, form));
        filled.into_bytes()
    }

    /// Is this a word of its sources?
    pub fn uses(&self, word: &str) -> bool {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        let source = self.text().filter(|_| self.path.extension().is_some_and(|ending| ending == "rs"));
        source.is_some_and(|source| source.split(|c| !part(c)).any(|own| own == word))
    }

    fn text(&self) -> Option<&str> {
        std::str::from_utf8(&self.content).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_that_stands_for_a_name() {
        let name = Name::read("cent-jours").unwrap();
        let files = all().unwrap();
        let made: Vec<(String, String)> = files
            .iter()
            .map(|file| (file.place(&name).display().to_string(), file.filled(&name)))
            .filter_map(|(place, content)| Some((place, String::from_utf8(content).ok()?)))
            .collect();
        for (place, content) in &made {
            let (place, content) = (place.to_lowercase(), content.to_lowercase());
            for word in ["game-name", "game_name", "gamename", "game name", "xx", ENDING] {
                assert!(!place.contains(word) && !content.contains(word), "{word} in {place}");
            }
        }
        assert!(made.iter().any(|(place, _)| place == "games/cent-jours/web/Cargo.toml"), "{made:?}");
        let cover = made.iter().find(|(place, _)| place == "crates/web/static/covers/cent-jours.svg");
        assert!(cover.is_some_and(|(_, drawing)| drawing.contains(&name.title())), "its box bears its name");
    }
}
