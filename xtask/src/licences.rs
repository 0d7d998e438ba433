//! The licences of the crates that the program and its page are built from: whoever passes the program on owes their authors that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::cargo::listen;
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
pub fn told(workspace: &Workspace, host: &str) -> Result<String> {
    let mut parties = BTreeSet::new();
    for (root, platform) in [("hemicycle", host), ("web", WASM)] {
        let ask = ["metadata", "--format-version", "1", "--filter-platform", platform];
        let metadata = serde_json::from_str(&listen(workspace.cargo().args(ask))?)?;
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
fn behind(metadata: &Value, root: &str) -> Option<Vec<ForeignCrate>> {
    let packages: BTreeMap<&str, &Value> = by_id(&metadata["packages"])?;
    let nodes: BTreeMap<&str, &Value> = by_id(&metadata["resolve"]["nodes"])?;
    let (root, _) = packages.iter().find(|(_, package)| package["name"] == root)?;
    let (mut seen, mut open) = (BTreeSet::from([*root]), vec![*root]);
    while let Some(id) = open.pop() {
        for needed in nodes.get(id)?["deps"].as_array()? {
            // Without a kind it is an ordinary dependency.
            let ordinary = needed["dep_kinds"].as_array()?.iter().any(|kind| kind["kind"].is_null());
            let id = needed["pkg"].as_str()?;
            if ordinary && seen.insert(id) {
                open.push(id);
            }
        }
    }
    let theirs = seen.iter().map(|id| packages.get(id)).collect::<Option<Vec<_>>>()?;
    // Our own come from no registry.
    theirs.into_iter().filter(|package| !package["source"].is_null()).map(|package| party(package)).collect()
}

fn by_id(list: &Value) -> Option<BTreeMap<&str, &Value>> {
    list.as_array()?.iter().map(|item| Some((item["id"].as_str()?, item))).collect()
}

fn party(package: &Value) -> Option<ForeignCrate> {
    let text = |key: &str| package[key].as_str().map(str::to_owned);
    let authors = package["authors"].as_array()?.iter().filter_map(Value::as_str).collect::<Vec<_>>();
    Some(ForeignCrate {
        name: text("name")?,
        version: text("version")?,
        licence: text("license").unwrap_or_else(|| "see its licence below".to_owned()),
        authors: authors.join(", "),
        source: text("repository").unwrap_or_else(|| "no address given".to_owned()),
        folder: PathBuf::from(text("manifest_path")?).parent()?.to_owned(),
    })
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
    use serde_json::json;

    #[test]
    fn the_crates_of_others_are_found_and_those_that_only_test_are_not() {
        let package = |name: &str, source: Value| {
            json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT", "authors": ["Ann", "Bob"],
                "source": source, "repository": null, "manifest_path": format!("/r/{name}/Cargo.toml")})
        };
        let needs = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package("hemicycle", json!(null)), package("rules", json!(null)),
                package("serde", json!("registry")), package("tester", json!("registry")),
            ],
            "resolve": {"nodes": [
                {"id": "hemicycle", "deps": [needs("rules", json!(null)), needs("tester", json!("dev"))]},
                {"id": "rules", "deps": [needs("serde", json!(null))]},
                {"id": "serde", "deps": []}, {"id": "tester", "deps": []},
            ]},
        });
        let found = behind(&metadata, "hemicycle").unwrap();
        let [serde] = &found[..] else { panic!("{found:?}") };
        assert_eq!((&*serde.name, &*serde.licence, &*serde.authors), ("serde", "MIT", "Ann, Bob"));
        assert_eq!(serde.folder, PathBuf::from("/r/serde"));
        assert!(behind(&metadata, "chess").is_none());
    }
}
