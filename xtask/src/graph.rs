//! The graph of our crates as ARCHITECTURE.md shows it, drawn from what cargo says.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use cargo_metadata::{DependencyKind, MetadataCommand};

/// Who needs whom, a line a crate, those first that need nobody: what tests alone need is left out.
pub fn drawn(root: &Path) -> Result<String> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
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
        ensure!(!layer.is_empty(), "crates need each other in a circle");
        for name in &layer {
            let mut needed = needs[name].clone();
            needed.sort();
            lines += format!("{name:22} {}", needed.join(", ")).trim_end();
            lines.push('\n');
        }
        drawn.extend(layer);
    }
    Ok(lines)
}

/// The text of ARCHITECTURE.md with this graph instead of the one it shows.
pub fn redrawn(architecture: &str, graph: &str) -> Result<String> {
    let shown = shown(architecture).context("ARCHITECTURE.md shows no graph")?;
    Ok(architecture.replacen(shown, graph, 1))
}

fn shown(architecture: &str) -> Option<&str> {
    architecture.split_once("```graph\n")?.1.split_once("```").map(|(graph, _)| graph)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::here;

    #[test]
    fn the_graph_in_architecture_md_is_the_graph_of_the_crates() {
        let text = std::fs::read_to_string(here().join("../ARCHITECTURE.md")).unwrap();
        let drawn = drawn(&here()).unwrap();
        assert_eq!(
            shown(&text).unwrap_or_default(),
            drawn,
            "ARCHITECTURE.md should show this graph:\n{drawn}"
        );
        assert_eq!(redrawn(&text, &drawn).unwrap(), text);
    }
}
