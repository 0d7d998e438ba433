//! Adds the games' own style sheets to the document.

use game_ui::AnyPage;
use leptos::prelude::document;
use web_sys::CssStyleSheet;

/// Adopts the style sheet of a game. This way it needs no inline style, which the page's security policy forbids.
pub fn adopt(page: &dyn AnyPage) {
    let sheet = CssStyleSheet::new().and_then(|sheet| sheet.replace_sync(page.style()).map(|()| sheet));
    // A browser too old for this shows the game without its colours, which it must be able to do anyway.
    if let Ok(sheet) = sheet {
        document().adopted_style_sheets().push(&sheet);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// All files under a folder whose names end like this.
    fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
        let found = entries.flat_map(|path| match path.is_dir() {
            true => files(&path, extension),
            false => Some(path)
                .filter(|path| path.extension().is_some_and(|it| it == extension))
                .into_iter()
                .collect(),
        });
        found.collect()
    }

    fn text(files: Vec<PathBuf>) -> String {
        files.iter().map(|file| fs::read_to_string(file).unwrap()).collect::<Vec<_>>().join("\n")
    }

    /// The classes that a style sheet selects.
    fn selected(sheet: &str) -> BTreeSet<&str> {
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let mut classes = BTreeSet::new();
        for uncommented in sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest))
        {
            // Whatever stands before a brace selects; what stands after it declares.
            let selectors =
                uncommented.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default());
            for after_dot in selectors.flat_map(|selector| selector.split('.').skip(1)) {
                let end = after_dot.find(|c| !is_name(c)).unwrap_or(after_dot.len());
                classes.insert(&after_dot[..end]);
            }
        }
        classes.retain(|class| class.starts_with(|c: char| c.is_ascii_alphabetic()));
        classes
    }

    #[test]
    fn every_class_that_is_styled_is_drawn() {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let sheets =
            [files(&workspace.join("crates/web/style"), "css"), files(&workspace.join("games"), "css")];
        let sources = ["crates/web/src", "crates/game_ui/src", "games"];
        let sources = text(sources.iter().flat_map(|folder| files(&workspace.join(folder), "rs")).collect());
        let words: BTreeSet<&str> =
            sources.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '{'))).collect();
        let sheets = text(sheets.concat());
        let classes = selected(&sheets);
        assert!(classes.len() > 100, "{classes:?}");
        for class in classes {
            // One of several alike ends in its number.
            let numbered = class.trim_end_matches(|c: char| c.is_ascii_digit());
            let drawn =
                words.contains(class) || words.iter().any(|word| word.starts_with(&format!("{numbered}{{")));
            assert!(drawn, "nothing has the class {class}");
        }
    }
}
