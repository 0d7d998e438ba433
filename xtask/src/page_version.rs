//! What the service worker is told when the page is built: the files of this version, each with its hash, and a hash of them
//! all by which the browser knows one version from another.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::part_pack;

const WORKER: &str = "sw.js";
const VERSION: &str = "__VERSION__";
const FILES: &str = "\"__FILES__\": \"\"";

/// Writes both into the service worker. The hash covers the worker itself, so that a change of it alone counts too.
pub fn stamp(contents: &mut BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let worker = contents.get(Path::new(WORKER)).context("the page has no sw.js")?;
    let text = std::str::from_utf8(worker).context("sw.js is not text")?;
    ensure!(text.matches(VERSION).count() == 1, "sw.js must say {VERSION} once");
    ensure!(text.matches(FILES).count() == 1, "sw.js must say {FILES} once");
    let text = text.replace(VERSION, &version(contents)).replace(FILES, &list(contents)?);
    contents.insert(WORKER.into(), text.into_bytes());
    Ok(())
}

fn version(contents: &BTreeMap<PathBuf, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (name, content) in contents {
        // With the lengths, no two sets of files give the same bytes.
        hash.update((name.as_os_str().len() as u64).to_le_bytes());
        hash.update(name.as_os_str().as_encoded_bytes());
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    digits(&hash.finalize()[..8])
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The addresses to keep, with their hashes; the document is another under each base path. The browser asks for icons when
/// the page is installed, and not again.
fn list(contents: &BTreeMap<PathBuf, Vec<u8>>) -> Result<String> {
    let mut addresses = Vec::new();
    for (name, content) in contents {
        let name = name.to_str().with_context(|| format!("{} is no address", name.display()))?;
        match name {
            // The second is for the server.
            WORKER | part_pack::PRELOAD => {}
            "index.html" => addresses.push("\"/\": \"\"".to_owned()),
            icon if icon.ends_with(".png") => {}
            name => addresses.push(format!("\"/{name}\": \"{}\"", digits(&Sha256::digest(content)))),
        }
    }
    Ok(addresses.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents(page: &str) -> BTreeMap<PathBuf, Vec<u8>> {
        let files = [
            ("index.html", page),
            ("sw.js", "const E = \"__VERSION__\"; const F = {\"__FILES__\": \"\"};"),
            ("web.js", "1"),
            ("icon.png", "2"),
        ];
        files.map(|(name, content)| (PathBuf::from(name), content.as_bytes().to_vec())).into()
    }

    fn stamped(mut contents: BTreeMap<PathBuf, Vec<u8>>) -> String {
        stamp(&mut contents).unwrap();
        String::from_utf8(contents.remove(Path::new(WORKER)).unwrap()).unwrap()
    }

    #[test]
    fn the_worker_is_told_the_files_and_another_page_is_another_version() {
        let one = stamped(contents("one"));
        // What `sha256sum` says of the one character.
        const ONE: &str = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b";
        assert!(one.ends_with(&format!("const F = {{\"/\": \"\", \"/web.js\": \"{ONE}\"}};")), "{one}");
        assert!(!one.contains("__"), "{one}");
        assert_eq!(one, stamped(contents("one")));
        assert_ne!(one, stamped(contents("two")));
    }

    #[test]
    fn a_worker_without_its_words_is_refused() {
        let mut contents = contents("one");
        contents.insert(WORKER.into(), b"const E = 1".to_vec());
        assert!(stamp(&mut contents).is_err());
        contents.remove(Path::new(WORKER));
        assert!(stamp(&mut contents).is_err());
    }
}
