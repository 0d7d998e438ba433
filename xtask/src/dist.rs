//! One archive with all that a host needs: the program with the page in it, the documents and the example.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use tar::{Builder, Header};

use crate::cargo::{finish, listen};
use crate::page::PageKind;
use crate::remap_paths::PathRemaps;
use crate::steps::step;
use crate::workspace::Workspace;
use crate::{licences, page, page_files, tools};

const PROGRAM: &str = "hemicycle";

/// Documents at the project's root. Those who pass the program on must pass on the first two.
const AT_THE_ROOT: [&str; 7] =
    ["LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md"];

/// The licences of what the program is built from.
const THIRD_PARTIES: &str = "THIRD-PARTIES.txt";

/// Builds the page and the program, and packs the archive into target/dist: dist/ itself is the page.
pub fn run() -> Result<()> {
    let workspace = Workspace::read()?;
    tools::wasm_target()?;
    let places = PathRemaps::of(&workspace)?;
    step("page", || page::build(&workspace, PageKind::Release))?;
    step("program", || {
        // Stripped here and not in the profile: the page's profile inherits that one and needs its names until it is split.
        let program = ["rustc", "--release", "--package", PROGRAM, "--bin", PROGRAM];
        let mut cargo = workspace.cargo();
        places.keep_from(&mut cargo);
        finish(cargo.args(program).args(["--", "-C", "strip=symbols"]))
    })?;
    step("archive", || pack(&workspace, &places))
}

fn pack(workspace: &Workspace, places: &PathRemaps) -> Result<()> {
    let host = host(&listen(Command::new("rustc").arg("-vV"))?).context("rustc does not say its host")?;
    let folder = format!("{PROGRAM}-{}-{host}", env!("CARGO_PKG_VERSION"));
    let dist = workspace.target.join("dist");
    fs::create_dir_all(&dist).with_context(|| format!("{} cannot be made", dist.display()))?;
    let place = dist.join(format!("{folder}.tar.gz"));
    let cannot = || format!("{} cannot be written", place.display());

    let mut archive = Builder::new(GzEncoder::new(Vec::new(), Compression::best()));
    let program = workspace.target.join("release").join(PROGRAM);
    let built = fs::read(&program).with_context(|| format!("{} cannot be read", program.display()))?;
    if let Some(told) = places.leaked_path(&built) {
        bail!("the program tells where it was built: {told}. Nothing that is given away names this machine");
    }
    put(&mut archive, &folder, Path::new(PROGRAM), &program)?;
    for document in documents(&workspace.root)? {
        put(&mut archive, &folder, &document, &workspace.root.join(&document))?;
    }
    let third_parties = dist.join(THIRD_PARTIES);
    fs::write(&third_parties, licences::text(workspace, &host)?).with_context(cannot)?;
    put(&mut archive, &folder, Path::new(THIRD_PARTIES), &third_parties)?;

    let packed = archive.into_inner()?.finish()?;
    let mut file = File::create(&place).with_context(cannot)?;
    file.write_all(&packed).with_context(cannot)?;
    let sum: String = Sha256::digest(&packed).iter().map(|byte| format!("{byte:02x}")).collect();
    println!("{}: {:.1} MB", place.display(), packed.len() as f64 / 1e6);
    println!("sha256 {sum}");
    if let Some([major, minor]) = newest_glibc(&built) {
        println!("The program, {:.1} MB, needs glibc {major}.{minor} or newer.", built.len() as f64 / 1e6);
    }
    Ok(())
}

/// Puts a file under a name into the archive's folder.
fn put(archive: &mut Builder<GzEncoder<Vec<u8>>>, folder: &str, name: &Path, place: &Path) -> Result<()> {
    let cannot = || format!("{} cannot be read", place.display());
    let content = fs::read(place).with_context(cannot)?;
    let modified = fs::metadata(place).and_then(|file| file.modified()).with_context(cannot)?;
    let mut header = Header::new_gnu();
    header.set_size(content.len() as u64);
    header.set_mode(mode(name));
    // Nothing in the world is older than 1970, and nobody owns what is given away.
    header.set_mtime(modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()));
    archive
        .append_data(&mut header, Path::new(folder).join(name), &content[..])
        .with_context(|| format!("{} cannot be packed", name.display()))
}

/// Programs may be run by everybody, documents read.
fn mode(name: &Path) -> u32 {
    let runs = name == Path::new(PROGRAM) || name.extension().is_some_and(|end| end == "py");
    if runs { 0o755 } else { 0o644 }
}

/// Every document of the archive, by its path from the root, in order.
fn documents(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found: Vec<PathBuf> = AT_THE_ROOT.iter().map(PathBuf::from).collect();
    for name in &found {
        ensure!(root.join(name).is_file(), "{} is missing", name.display());
    }
    for part in ["docs", "examples", "games"] {
        for file in page_files::files(&root.join(part))? {
            let name = file.strip_prefix(root)?;
            if belongs(name) {
                found.push(name.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Is this one of the documents? The rules of the games and their data are: boards are written after them.
fn belongs(name: &Path) -> bool {
    let Some(parts) = name.iter().map(|part| part.to_str()).collect::<Option<Vec<_>>>() else { return false };
    let ends = |endings: &[&str]| {
        name.extension().and_then(|end| end.to_str()).is_some_and(|end| endings.contains(&end))
    };
    match parts[..] {
        [name] => AT_THE_ROOT.contains(&name),
        ["docs", ..] => ends(&["md", "png"]),
        ["examples", _] => ends(&["py"]),
        ["games", _, "RULES.md"] => true,
        ["games", _, "data", ..] => ends(&["toml"]),
        _ => false,
    }
}

/// The machine that rustc builds for unless told otherwise.
fn host(told: &str) -> Option<String> {
    told.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

/// The newest version of the C library that a program asks for by name; none if it asks for none.
fn newest_glibc(program: &[u8]) -> Option<[u32; 2]> {
    const ASKED: &[u8] = b"GLIBC_";
    let places = program.windows(ASKED.len()).enumerate().filter(|(_, window)| *window == ASKED);
    let versions = places.filter_map(|(place, _)| {
        let rest = program[place + ASKED.len()..].iter().take(12);
        let number: Vec<u8> =
            rest.copied().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').collect();
        let number = String::from_utf8(number).ok()?;
        let mut numbers = number.split('.').map(str::parse::<u32>);
        Some([numbers.next()?.ok()?, numbers.next()?.ok()?])
    });
    versions.max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_belong_and_sources_do_not() {
        for name in ["LICENSE", "docs/hosting.md", "docs/pictures/politico.png", "examples/bot.py"] {
            assert!(belongs(Path::new(name)), "{name}");
        }
        assert!(belongs(Path::new("games/minister/data/standard.toml")));
        for name in ["Cargo.toml", "dist/index.html", "games/minister/rules/src/lib.rs", "target/docs/x.md"] {
            assert!(!belongs(Path::new(name)), "{name}");
        }
        assert_eq!([mode(Path::new("hemicycle")), mode(Path::new("examples/bot.py"))], [0o755; 2]);
        assert_eq!(mode(Path::new("README.md")), 0o644);
    }

    /// Whoever unpacks the archive can follow every link, and so can whoever reads the project.
    #[test]
    fn what_the_documents_point_to_is_in_the_archive() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let documents = documents(&root).unwrap();
        let mut links = 0;
        for document in documents.iter().filter(|name| name.extension().is_some_and(|end| end == "md")) {
            let text = fs::read_to_string(root.join(document)).unwrap();
            for rest in text.split("](").skip(1) {
                let target = rest.split([')', '#']).next().unwrap();
                if target.is_empty() || target.contains("://") {
                    continue;
                }
                let mut place = document.parent().unwrap().to_owned();
                for part in target.split('/') {
                    if part == ".." {
                        assert!(place.pop(), "{} links to {target}", document.display());
                    } else {
                        place.push(part);
                    }
                }
                // To a file that is there, or to a folder of such.
                let leads = documents.iter().any(|name| name.starts_with(&place));
                assert!(leads, "{} links to {target}", document.display());
                links += 1;
            }
        }
        assert!(links > 10, "only {links} links were found");
    }

    #[test]
    fn the_c_library_is_named_by_the_program() {
        let program = b"\x7fELF GLIBC_2.2.5\0GLIBC_2.35\0GLIBC_2.4\0 GLIBC_PRIVATE";
        assert_eq!(newest_glibc(program), Some([2, 35]));
        assert_eq!(newest_glibc(b"static"), None);
        assert_eq!(host("rustc 1.95\nhost: x86_64-unknown-linux-gnu\n").unwrap(), "x86_64-unknown-linux-gnu");
    }
}
