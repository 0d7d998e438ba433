//! The licences of the crates that the program and its page are built from: whoever passes the program on owes their authors that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, Package};

use crate::workspace::{WASM, Workspace};

/// How files are called that hold a licence, or what a licence asks to be passed on.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "UNLICENSE", "COPYING", "NOTICE"];

/// A crate that somebody else wrote.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct ForeignCrate {
    name: String,
    version: String,
    licence: String,
    authors: String,
    source: String,
    folder: PathBuf,
}

/// All of it as one text: who, under which licence, and every licence once with those it covers.
pub fn text(workspace: &Workspace, host: &str) -> Result<String> {
    let mut parties = BTreeSet::new();
    for (root, platform) in [("hemicycle", host), ("web", WASM)] {
        let metadata = workspace.resolved(platform)?;
        parties.extend(behind(&metadata, root).with_context(|| format!("the crates behind {root}"))?);
    }
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut told = String::from("Hemicycle is built from these crates, whose authors we thank.\n\n");
    for party in &parties {
        let ForeignCrate { name, version, licence, authors, source, .. } = party;
        writeln!(told, "{name} {version}: {licence}\n    {source}")?;
        if !authors.is_empty() {
            writeln!(told, "    {authors}")?;
        }
        for text in texts_of(party)? {
            texts.entry(text).or_default().push(format!("{name} {version}"));
        }
    }
    for (text, covers) in texts {
        writeln!(told, "\n{}\n{}\n\n{}", "=".repeat(100), covers.join(", "), text.trim_end())?;
    }
    Ok(told)
}

/// The crates of others that end up in what is built of `root`: not those that only test it or help to build it.
fn behind(metadata: &Metadata, root: &str) -> Option<Vec<ForeignCrate>> {
    let nodes: BTreeMap<_, _> =
        metadata.resolve.as_ref()?.nodes.iter().map(|node| (&node.id, node)).collect();
    let root = &metadata.packages.iter().find(|package| *package.name == root)?.id;
    let (mut seen, mut open) = (BTreeSet::from([root]), vec![root]);
    while let Some(id) = open.pop() {
        for needed in &nodes.get(id)?.deps {
            let ordinary = needed.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal);
            if ordinary && seen.insert(&needed.pkg) {
                open.push(&needed.pkg);
            }
        }
    }
    // Our own come from no registry.
    let theirs = |package: &&Package| seen.contains(&package.id) && package.source.is_some();
    Some(metadata.packages.iter().filter(theirs).map(foreign).collect())
}

fn foreign(package: &Package) -> ForeignCrate {
    ForeignCrate {
        name: package.name.to_string(),
        version: package.version.to_string(),
        licence: package.license.clone().unwrap_or_else(|| "see its licence below".to_owned()),
        authors: package.authors.join(", "),
        source: package.repository.clone().unwrap_or_else(|| "no address given".to_owned()),
        folder: package.manifest_path.parent().unwrap_or(&package.manifest_path).into(),
    }
}

/// What a crate carries in its own folder. Some carry nothing and are named with their licence alone.
fn texts_of(party: &ForeignCrate) -> Result<Vec<String>> {
    let cannot = || format!("{} cannot be read", party.folder.display());
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(&party.folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && FILES.iter().any(|file| name.starts_with(file)) {
            let content = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            found.insert(name, String::from_utf8_lossy(&content).replace('\r', ""));
        }
    }
    Ok(found.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Workspace;

    #[test]
    fn the_crates_of_others_are_found_and_those_that_only_test_are_not() {
        let metadata = Workspace::read().unwrap().resolved(WASM).unwrap();
        let found = behind(&metadata, "web").unwrap();
        let serde = found.iter().find(|party| party.name == "serde").unwrap();
        assert_eq!(serde.licence, "MIT OR Apache-2.0");
        assert!(serde.authors.contains("David Tolnay") && serde.folder.join("Cargo.toml").is_file());
        for ours_or_testing in ["rules", "web", "fantoccini"] {
            assert!(found.iter().all(|party| party.name != ours_or_testing), "{ours_or_testing}");
        }
        assert!(behind(&metadata, "chess").is_none());
    }
}
