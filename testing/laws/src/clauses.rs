//! Coverage of the rulebook: every clause is named by a test, and no test names a clause that is not there.

use rules::Game;
use std::collections::BTreeSet;
use std::path::Path;

/// Compares the game's RULES.md with the names of the tests in a folder; what is missing or too much fails the test.
pub fn clauses_are_tested<G: Game>(folder: &Path) {
    let mut sources = Vec::new();
    gather(folder, &mut sources);
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let complaints = clauses(G::rules_text(), &sources);
    assert!(complaints.is_empty(), "{}: {}", G::ID, complaints.join("; "));
}

fn gather(folder: &Path, sources: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.extend(std::fs::read_to_string(path));
        }
    }
}

/// What is missing or too much: between the languages of a rulebook, and between it and the names of tests.
fn clauses(rules_md: &str, test_sources: &[&str]) -> Vec<String> {
    let mut complaints = Vec::new();
    let sections: Vec<Vec<&str>> = rules_md.split("\n## ").skip(1).map(ids).collect();
    let first = sections.first().cloned().unwrap_or_default();
    if sections.len() != 2 || first.is_empty() {
        complaints.push("RULES.md has not its two sections of clauses, one a language".to_owned());
    }
    if sections.iter().any(|section| *section != first) {
        complaints
            .push("the two languages of RULES.md have not the same clauses in the same order".to_owned());
    }
    let ids: BTreeSet<String> = first.iter().map(|id| id.to_lowercase()).collect();
    if ids.len() != first.len() {
        complaints.push("RULES.md uses an id twice".to_owned());
    }
    let named: BTreeSet<String> = test_sources.iter().flat_map(|source| named(source, &ids)).collect();
    complaints.extend(ids.difference(&named).map(|id| format!("no test names {}", id.to_uppercase())));
    complaints.extend(
        named.difference(&ids).map(|id| format!("a test names {}, which is no clause", id.to_uppercase())),
    );
    complaints
}

/// The ids at the head of table rows, as in `| G7 | ...`.
fn ids(section: &str) -> Vec<&str> {
    section
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .filter(|cell| series(cell).is_some_and(|letters| letters.chars().all(|c| c.is_ascii_uppercase())))
        .collect()
}

/// The letters of an id such as `GR10`, if it is one: letters, then a number.
fn series(id: &str) -> Option<&str> {
    let letters = id.trim_end_matches(|c: char| c.is_ascii_digit());
    let fits =
        !letters.is_empty() && letters.len() < id.len() && letters.chars().all(|c| c.is_ascii_alphabetic());
    fits.then_some(letters)
}

/// The ids with which the names of tests begin, as in `fn g8_g9_a_picket_gives()`, of the series that the rulebook uses.
fn named(source: &str, ids: &BTreeSet<String>) -> Vec<String> {
    let used: BTreeSet<&str> = ids.iter().filter_map(|id| series(id)).collect();
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let is_test = |at: usize| {
        lines[..at].iter().rev().take_while(|line| line.starts_with("#[")).any(|line| *line == "#[test]")
    };
    let tests = lines
        .iter()
        .enumerate()
        .filter(|(at, _)| is_test(*at))
        .filter_map(|(_, line)| line.strip_prefix("fn "));
    tests
        .flat_map(|name| {
            name.split(['_', '('])
                .take_while(|part| series(part).is_some_and(|letters| used.contains(letters)))
        })
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::clauses;

    #[test]
    fn what_is_missing_or_too_much_is_told() {
        let rules = "# X\n## English\n| id | rule |\n|---|---|\n| X1 | a |\n| X2 | b |\n## Français\n| X1 | a |\n| X2 | b |\n";
        let check = |tests: &str| clauses(rules, &[tests]);
        assert_eq!(check("#[test]\nfn x1_x2_both() {}"), [""; 0]);
        assert_eq!(check("#[test]\nfn x1_one() {}\nfn x2_no_test() {}"), ["no test names X2"]);
        assert_eq!(check("#[test]\nfn x1_x2_x3_three() {}"), ["a test names X3, which is no clause"]);
        let uneven = rules.replacen("| X2 | b |\n", "", 1);
        assert_eq!(clauses(&uneven, &["#[test]\nfn x1_a() {}"]).len(), 1);
    }
}
