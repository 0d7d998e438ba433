//! Adds the games' own style sheets to the document.

use game_ui::AnyPage;
use leptos::prelude::document;
use web_sys::CssStyleSheet;

/// Adds the style sheet of a game. This way it needs no inline style, which the page's security policy forbids.
pub fn add_style_sheet(page: &dyn AnyPage) {
    // The table on the home page is one too, and has no frame around it.
    let text = page.style().replace(".frame ", ":is(.frame, .live-stage) ");
    let sheet = CssStyleSheet::new().and_then(|sheet| sheet.replace_sync(&text).map(|()| sheet));
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

    const PAGE: &str = env!("CARGO_MANIFEST_DIR");

    /// All files below a folder that end like this.
    fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let found = entries.flat_map(|path| match path.is_dir() {
            true => files(&path, ending),
            false => Some(path)
                .filter(|path| path.extension().is_some_and(|is| is == ending))
                .into_iter()
                .collect(),
        });
        found.collect()
    }

    /// The words of a text that follow `mark`.
    fn words<'t>(text: &'t str, mark: &'t str) -> impl Iterator<Item = &'t str> {
        let is_in_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        text.split(mark).skip(1).map(move |rest| rest.split(|c| !is_in_word(c)).next().unwrap_or_default())
    }

    /// A class that ends in a number, as that of a seat, is written with the number to come.
    fn without_number(class: &str) -> &str {
        class.trim_end_matches(|c: char| c.is_ascii_digit())
    }

    /// What is left of a class whose beginning the code puts before many, as in `mn-{class}`.
    fn after_prefix<'c>(code: &str, class: &'c str) -> Option<&'c str> {
        let (prefix, rest) = class.split_once('-')?;
        code.contains(&format!("\"{prefix}-{{class}}")).then_some(rest)
    }

    #[test]
    fn every_class_that_a_style_sheet_names_is_written_by_the_page_or_a_drawing() {
        let crates = Path::new(PAGE).join("..");
        let games =
            fs::read_dir(crates.join("../games")).unwrap().map(|game| game.unwrap().path().join("web"));
        let drawings: Vec<PathBuf> = games.filter(|drawing| drawing.is_dir()).collect();
        let mut code: Vec<PathBuf> = [crates.join("web/src"), crates.join("game_ui/src")]
            .iter()
            .chain(&drawings)
            .flat_map(|folder| files(folder, "rs"))
            .collect();
        code.extend(files(Path::new(PAGE), "html"));
        // What does not change is drawn in files of its own.
        code.extend(drawings.iter().flat_map(|drawing| files(drawing, "svg")));
        let code: String = code.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
        let is_written = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
        let written: BTreeSet<&str> = code.split(is_written).collect();
        let sheets = drawings.iter().flat_map(|drawing| files(drawing, "css"));
        let sheets = sheets.chain(files(&Path::new(PAGE).join("style"), "css"));
        for sheet in sheets {
            let text = fs::read_to_string(&sheet).unwrap();
            // Only what stands before a brace selects; a number has a dot of its own.
            for selectors in
                text.split('}').filter_map(|rule| rule.rsplit_once('{')).map(|(before, _)| before)
            {
                let names =
                    words(selectors, ".").filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()));
                for class in names {
                    let is_whole =
                        |class: &str| written.contains(class) || written.contains(without_number(class));
                    let known = is_whole(class) || after_prefix(&code, class).is_some_and(is_whole);
                    assert!(known, "nothing has the class {class} of {}", sheet.display());
                }
            }
        }
    }
}
