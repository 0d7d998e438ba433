//! The graph of our crates in ARCHITECTURE.md is what cargo says it is.

use std::collections::BTreeMap;
use std::fs;

use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::workspace::here;

/// Who needs whom, a line a crate, those first that need nobody: what tests alone need is left out.
fn drawn() -> String {
    let metadata = MetadataCommand::new().current_dir(here()).no_deps().exec().unwrap();
    let mut needs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &metadata.packages {
        let ours = package.dependencies.iter().filter(|needed| needed.path.is_some());
        let ours =
            ours.filter(|needed| needed.kind == DependencyKind::Normal).map(|needed| needed.name.clone());
        needs.insert(package.name.to_string(), ours.collect());
    }
    let mut lines = String::new();
    let mut drawn: Vec<String> = Vec::new();
    while drawn.len() < needs.len() {
        let is_next =
            |name: &String| !drawn.contains(name) && needs[name].iter().all(|needed| drawn.contains(needed));
        let layer: Vec<_> = needs.keys().filter(|name| is_next(name)).cloned().collect();
        assert!(!layer.is_empty(), "crates need each other in a circle");
        for name in &layer {
            let mut needed = needs[name].clone();
            needed.sort();
            lines += format!("{name:22} {}", needed.join(", ")).trim_end();
            lines.push('\n');
        }
        drawn.extend(layer);
    }
    lines
}

#[test]
fn the_graph_in_architecture_md_is_the_graph_of_the_crates() {
    let text = fs::read_to_string(here().join("../ARCHITECTURE.md")).unwrap();
    let written = text.split("```graph\n").nth(1).and_then(|rest| rest.split("```").next());
    let drawn = drawn();
    assert_eq!(written.unwrap_or_default(), drawn, "ARCHITECTURE.md should show this graph:\n{drawn}");
}
