//! The name of a new game, in every form that the project writes it.

use std::path::Path;

use anyhow::{Result, ensure};

use super::template::Template;

/// Words that cannot be the name of a crate.
const RUST: [&str; 54] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "self", "static", "std", "struct", "super", "test", "trait", "true", "try", "type", "typeof", "union",
    "unsafe", "unsized", "use", "virtual", "yield",
];

/// What `games/web_bundles` has beside the games.
const BESIDE: [&str; 3] = ["covers", "fetch", "parts"];

/// Crates that a game may have besides its rules.
const PARTS: [&str; 4] = ["web", "map", "gtfs", "rules"];

/// A name that can be one; whether it is free is another question.
pub struct Name(String);

impl Name {
    /// Reads a name as it was typed.
    pub fn read(text: &str) -> Result<Name> {
        let part = |part: &str| !part.is_empty() && part.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'));
        let fits = text.starts_with(|c: char| c.is_ascii_lowercase()) && text.split('-').all(part);
        ensure!(
            fits && text.len() <= 40,
            "`{text}` is no name for a game: small letters from a to z and digits, with single hyphens between \
             words, a letter first, such as cent-jours"
        );
        ensure!(!RUST.contains(&text), "`{text}` is a word of Rust and cannot be the name of a crate");
        if let Some(part) = PARTS.iter().find(|part| text.ends_with(&format!("-{part}"))) {
            anyhow::bail!("`{text}` ends in -{part}, as the crates of a game do: call the game otherwise");
        }
        Ok(Name(text.to_owned()))
    }

    /// Has nobody this name: no game, no crate of ours or of others, and nothing that the template itself names?
    pub fn is_free(&self, games: &Path, locked: &str, templates: &[Template]) -> Result<()> {
        let known = |name: &String| locked.lines().any(|line| line == format!("name = \"{name}\""));
        let taken = games.join(&self.0).exists() || self.packages().iter().chain([&self.ident()]).any(known);
        ensure!(!taken, "there is already something called `{}` here: a game or a crate", self.0);
        let used = |word: &str| templates.iter().any(|template| template.uses(word));
        ensure!(
            !BESIDE.contains(&self.0.as_str()) && !used(&self.ident()) && !used(&self.type_name()),
            "the template uses the word `{}` itself: call the game otherwise, or rename it afterwards",
            self.0
        );
        Ok(())
    }

    /// Its id: `cent-jours`.
    pub fn id(&self) -> &str {
        &self.0
    }

    /// As a crate in sources: `cent_jours`.
    pub fn ident(&self) -> String {
        self.0.replace('-', "_")
    }

    /// As a type: `CentJours`.
    pub fn type_name(&self) -> String {
        self.words().collect()
    }

    /// As a title: `Cent Jours`.
    pub fn title(&self) -> String {
        self.words().collect::<Vec<_>>().join(" ")
    }

    /// What its clauses begin with: `C`.
    pub fn clauses(&self) -> String {
        self.0[..1].to_uppercase()
    }

    /// Its crates: the rules and the drawing.
    pub fn packages(&self) -> [String; 2] {
        [self.0.clone(), format!("{}-web", self.0)]
    }

    fn words(&self) -> impl Iterator<Item = String> {
        self.0.split('-').map(|word| word[..1].to_uppercase() + &word[1..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_all_its_forms() {
        let name = Name::read("cent-jours2").unwrap();
        assert_eq!(
            [name.ident(), name.type_name(), name.title(), name.clauses()],
            ["cent_jours2", "CentJours2", "Cent Jours2", "C"]
        );
    }
}
