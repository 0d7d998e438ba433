//! The heads of the files of rules name clauses, so that whoever has the rulebook in hand finds the file: each names all that
//! its file cites, and no clause is named nowhere.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use catalog::Visitor;
use rules::Game;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Clauses = BTreeSet<String>;

/// The id of a clause in its two parts: what stands before the number, and the number.
fn parts(id: &str) -> Option<(&str, u16)> {
    let (series, number) = id.split_at(id.find(|sign: char| sign.is_ascii_digit())?);
    let capital = !series.is_empty() && series.chars().all(|sign| sign.is_ascii_uppercase());
    Some((series, number.parse().ok().filter(|_| capital)?))
}

/// All clauses of a rulebook that a text names; `P10 to P12` are three.
fn named(rulebook: &Clauses, text: &str) -> Clauses {
    let words: Vec<_> =
        text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let mut clauses = Clauses::new();
    for (place, word) in words.iter().enumerate().filter(|(_, word)| rulebook.contains(**word)) {
        let Some((series, last)) = parts(word) else { continue };
        let from = place.checked_sub(2).filter(|_| words[place - 1] == "to");
        let first = from.and_then(|from| parts(words[from])).map_or(last, |(_, first)| first);
        clauses.extend((first..=last).map(|number| format!("{series}{number}")));
    }
    clauses
}

/// A file of rules as it is read here: its head, the rest of its comments, and its code.
struct Source {
    file: PathBuf,
    head: String,
    comments: String,
    code: String,
}

impl Source {
    fn read(file: PathBuf) -> Source {
        let (mut head, mut comments, mut code) = (String::new(), String::new(), String::new());
        for line in std::fs::read_to_string(&file).unwrap().lines() {
            let (before, comment) = line.split_once("//").unwrap_or((line, ""));
            let said = if line.starts_with("//!") { &mut head } else { &mut comments };
            said.push_str(comment.trim_start_matches(['/', '!']));
            code.push_str(before);
            code.push('\n');
        }
        Source { file, head, comments, code }
    }

    /// The clauses of the refusals that it gives; `reasons` has those of all.
    fn refuses(&self, reasons: &BTreeMap<String, String>) -> Clauses {
        let names = self.code.split("Reason::").skip(1);
        let names = names.map(|rest| rest.split(|sign: char| !sign.is_alphanumeric()).next().unwrap());
        names.filter_map(|name| reasons.get(name).cloned()).collect()
    }

    /// The clauses that it cites: in comments, as a word of its own in the code, by what it refuses.
    fn cites(&self, rulebook: &Clauses, reasons: &BTreeMap<String, String>) -> Clauses {
        let literals = self.code.split('"').filter(|word| rulebook.contains(*word)).map(str::to_owned);
        named(rulebook, &self.comments).into_iter().chain(literals).chain(self.refuses(reasons)).collect()
    }
}

/// The clause of each refusal, by its name where they are listed.
fn reasons(sources: &[Source]) -> BTreeMap<String, String> {
    let lines =
        sources.iter().flat_map(|source| source.code.lines()).filter(|line| line.contains("\"refusal-"));
    let named = lines.filter_map(|line| line.trim().split_once(" = \""));
    named.filter_map(|(name, rest)| Some((name.to_owned(), rest.split_once('"')?.0.to_owned()))).collect()
}

/// The files in a folder and in those within.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Asks for the clauses of a game.
struct Rulebook;

impl Visitor for Rulebook {
    type Out = Clauses;

    fn visit<G: Game>(self) -> Clauses {
        let ids = G::rules_text().lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
        ids.map(str::trim).filter(|id| parts(id).is_some()).map(str::to_owned).collect()
    }
}

#[test]
fn a_file_of_rules_names_its_clauses_in_its_head() {
    for id in catalog::IDS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(id).join("rules/src");
        let sources: Vec<_> = files(&folder).into_iter().map(Source::read).collect();
        let (rulebook, reasons) = (catalog::visit(id, Rulebook).unwrap(), reasons(&sources));
        let mut found = Clauses::new();
        for source in sources.iter().filter(|source| !source.file.ends_with("refusal.rs")) {
            let head = named(&rulebook, &source.head);
            // A list of actions or events is no place where a rule is found: it names none, and refuses nothing.
            if !head.is_empty() || !source.refuses(&reasons).is_empty() {
                let cited = source.cites(&rulebook, &reasons);
                let missing: Vec<_> = cited.difference(&head).collect();
                assert!(missing.is_empty(), "{}: the head does not name {missing:?}", source.file.display());
            }
            found.extend(head);
        }
        let lost: Vec<_> = rulebook.difference(&found).collect();
        assert!(!rulebook.is_empty() && lost.is_empty(), "{id}: no file of rules names {lost:?}");
    }
}

#[test]
fn clauses_are_read_one_by_one_and_in_rows() {
    let rulebook = ["P9", "P10", "P12", "PR2"].map(str::to_owned).into();
    let clauses = |text| named(&rulebook, text).into_iter().collect::<Vec<_>>();
    assert_eq!(
        clauses("the dice (P10 to P12, PR2): not P, nor A1, nor 7 to P9"),
        ["P10", "P11", "P12", "P9", "PR2"]
    );
}
