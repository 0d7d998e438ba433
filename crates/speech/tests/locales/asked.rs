//! Who says a sentence: the sources, and the ids that are put together from a pattern and a name.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use crate::files::{top, under};
use std::collections::{BTreeMap, BTreeSet};

/// Ids that no source has as a whole: a start, and a name that something else gives.
pub struct Pattern {
    /// The folder of the sentences; `games/*/locales` is that of every game.
    folder: &'static str,
    start: &'static str,
    /// The sources that put the two together.
    pub asked_in: &'static str,
    /// The sources that give the names; `*` is the game, or the folder's own crate.
    names_in: &'static [&'static str],
}

const PAGE: &str = "crates/web/locales";
const PAGES: &str = "crates/web/src";
/// What levels there are.
const LEVELS: &str = "crates/wire/src";
/// What a server, a table on the device or the wire between may answer with.
const ANSWERS: &[&str] =
    &["crates/wire/src", "crates/server/src", "crates/table/src", "crates/local_table/src", "crates/web/src"];

const PATTERNS: [Pattern; 17] = [
    // Laws hold the options' sentences to `Content::options`, name by name; here it is enough that pages ask for them.
    Pattern { folder: GAMES, start: "option-", asked_in: "crates/game_ui/src", names_in: &[] },
    Pattern { folder: GAMES, start: "preset-", asked_in: "crates/game_ui/src", names_in: &[] },
    Pattern { folder: GAMES, start: "standing-", asked_in: "crates/term/src", names_in: &["*"] },
    Pattern { folder: PAGE, start: "make-where-", asked_in: PAGES, names_in: &[PAGES] },
    Pattern { folder: PAGE, start: "make-preset-", asked_in: PAGES, names_in: &["crates/rules/src", PAGES] },
    Pattern { folder: PAGE, start: "occupant-", asked_in: PAGES, names_in: &[PAGES, LEVELS] },
    Pattern { folder: PAGE, start: "tab-", asked_in: PAGES, names_in: &[PAGES] },
    Pattern { folder: PAGE, start: "sheet-to-", asked_in: PAGES, names_in: &[PAGES] },
    Pattern { folder: PAGE, start: "clock-", asked_in: PAGES, names_in: &[PAGES] },
    Pattern { folder: PAGE, start: "seat-stand-in-", asked_in: PAGES, names_in: &[LEVELS] },
    Pattern { folder: PAGE, start: "gone-", asked_in: PAGES, names_in: &[LEVELS] },
    Pattern { folder: PAGE, start: "log-by-", asked_in: PAGES, names_in: &[LEVELS] },
    Pattern { folder: PAGE, start: "quick-", asked_in: PAGES, names_in: &["crates/wire/src"] },
    Pattern { folder: PAGE, start: "talk-no-", asked_in: PAGES, names_in: ANSWERS },
    Pattern { folder: PAGE, start: "problem-", asked_in: PAGES, names_in: ANSWERS },
    Pattern { folder: PAGE, start: "refused-", asked_in: PAGES, names_in: ANSWERS },
    Pattern { folder: PAGE, start: "fault-", asked_in: PAGES, names_in: ANSWERS },
];

const GAMES: &str = "games/*/locales";

/// All of them.
pub fn patterns() -> impl Iterator<Item = &'static Pattern> {
    PATTERNS.iter()
}

impl Pattern {
    /// How the sources put an id together.
    pub fn call(&self) -> String {
        format!("format!(\"{}{{", self.start)
    }

    fn speaks_of(&self, folder: &str) -> bool {
        // The probe is a game too; it lives with the laws.
        let is_game = folder.starts_with("games/") && !folder.ends_with("web/locales");
        self.folder == folder || (self.folder == GAMES && (is_game || folder == "testing/laws/locales"))
    }
}

/// The sources of the workspace, each folder read once.
#[derive(Default)]
pub struct Sources(BTreeMap<String, String>);

impl Sources {
    /// Everything in this folder that is compiled into the program: what only a test says nobody hears.
    pub fn of(&mut self, folder: &str) -> &str {
        self.0.entry(folder.to_owned()).or_insert_with(|| {
            let files = under(&top().join(folder), "rs");
            let program = files.iter().filter(|file| !file.to_str().unwrap().ends_with("tests.rs"));
            let texts = program.map(|file| {
                let text = std::fs::read_to_string(file).unwrap();
                text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned()
            });
            let all = texts.collect::<Vec<_>>().join("\n");
            assert!(!all.is_empty(), "{folder} has no sources");
            all
        })
    }

    /// The sources that the sentences of this folder are for.
    pub fn beside(&mut self, folder: &str) -> &str {
        self.of(&beside(folder))
    }

    /// Is this sentence of this folder said by the sources beside it, or by a pattern?
    pub fn say(&mut self, folder: &str, id: &str) -> bool {
        let own = beside(folder);
        if self.of(&own).contains(&format!("\"{id}\"")) {
            return true;
        }
        // What stands on the game's box is said by whoever lists the games.
        let listed = |source: &str| source.contains(&format!(".text(lang, \"{id}\")"));
        if folder.starts_with("games/")
            && (listed(self.of("crates/game_ui/src"))
                || listed(self.of("crates/web/src"))
                || self.of("crates/game_ui/src").contains(&format!("self.fill(lang, \"{id}\"")))
        {
            return true;
        }
        patterns().filter(|pattern| pattern.speaks_of(folder)).any(|pattern| {
            let Some(name) = id.strip_prefix(pattern.start) else { return false };
            let mut given =
                pattern.names_in.iter().map(|folder| if *folder == "*" { own.as_str() } else { folder });
            pattern.names_in.is_empty() || given.any(|folder| names(self.of(folder), name))
        })
    }

    /// The ids that the sources beside a folder ask for as a whole.
    pub fn asked(&mut self, folder: &str) -> BTreeSet<String> {
        let source = self.of(&beside(folder));
        let calls = ["Phrase::new(\"", "i18n.text(\"", "(lang, \"", "(seen, \""];
        let rests = calls.iter().flat_map(|call| source.split(call).skip(1));
        rests.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    }
}

/// The sources that the sentences of this folder are for.
fn beside(folder: &str) -> String {
    let home = folder.strip_suffix("/locales").unwrap_or(folder);
    let is_game = home.starts_with("games/") && home.matches('/').count() == 1;
    if is_game { format!("{home}/rules/src") } else { format!("{home}/src") }
}

/// Does this source give the name `not-over`: as a text, as the variant `NotOver`, or as the field `not_over`?
fn names(source: &str, name: &str) -> bool {
    let camel: String = name
        .split(['-', '_'])
        .flat_map(|part| {
            part.chars().enumerate().map(|(at, c)| if at == 0 { c.to_ascii_uppercase() } else { c })
        })
        .collect();
    let snake = name.replace('-', "_");
    let quoted = [format!("\"{name}\""), format!("\"{snake}\"")];
    quoted.iter().any(|text| source.contains(text)) || word(source, &camel, "") || word(source, &snake, ":")
}

/// Is this a whole word of the source, and followed by this?
fn word(source: &str, word: &str, then: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    source.match_indices(word).any(|(at, _)| {
        let (before, after) = (&source[..at], &source[at + word.len()..]);
        !before.ends_with(part) && !after.starts_with(part) && after.starts_with(then)
    })
}

#[test]
fn names_are_known_by_any_of_their_spellings() {
    let source =
        "enum Answer { NotOver } fn code() -> &str { \"too_fast\" } struct Standing { pickets_left: u8 }";
    for name in ["not-over", "too-fast", "pickets_left"] {
        assert!(names(source, name), "{name}");
    }
    for name in ["over", "fast", "pickets", "code"] {
        assert!(!names(source, name), "{name}");
    }
}
