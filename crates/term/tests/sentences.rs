//! Everything the terminal says itself is said in both languages.

use std::collections::BTreeSet;

const FR: &str = include_str!("../locales/fr.ftl");
const EN: &str = include_str!("../locales/en.ftl");

fn ids(text: &str) -> BTreeSet<&str> {
    let lines = text.lines().filter(|line| line.starts_with(char::is_alphabetic));
    lines.filter_map(|line| line.split(" =").next()).collect()
}

#[test]
fn the_files_are_well_formed_and_have_the_same_messages() {
    assert_eq!(speech::faults(FR), [""; 0]);
    assert_eq!(speech::faults(EN), [""; 0]);
    assert_eq!(ids(FR), ids(EN));
}

#[test]
fn every_sentence_is_said_somewhere_and_every_sentence_said_exists() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let sources = files.map(|file| std::fs::read_to_string(file).unwrap()).collect::<Vec<_>>().join("\n");
    let silent: Vec<&str> =
        ids(EN).into_iter().filter(|id| !sources.contains(&format!("\"{id}\""))).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
    let asked = sources.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let missing: Vec<&str> = asked.filter(|id| !ids(EN).contains(id)).collect();
    assert!(missing.is_empty(), "without a sentence: {missing:?}");
}

#[test]
fn french_has_its_spaces() {
    let signs = [" :", " ;", " !", " ?", " »", "« "];
    let wrong: Vec<&str> = FR.lines().filter(|line| signs.iter().any(|sign| line.contains(sign))).collect();
    assert!(wrong.is_empty(), "a plain space where French wants one that does not break: {wrong:?}");
}
