//! Builds the page: the `web` crate in WebAssembly, its static files, and all of it compressed, in dist/.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;

use crate::cargo::finish;
use crate::edition;
use crate::remap_paths::PathRemaps;
use crate::steps::step;
use crate::stylesheet;
use crate::tools;
use crate::wasm_split;
use crate::workspace::{WASM, Workspace};

/// Files that shrink. Pictures and fonts are compressed already.
const SHRINK: [&str; 9] = ["css", "html", "ico", "js", "json", "svg", "txt", "wasm", "webmanifest"];

/// The command: the target it needs, then the page.
pub fn order() -> Result<()> {
    let workspace = Workspace::read()?;
    tools::wasm_target()?;
    step("page", || build(&workspace))
}

/// The command in a process of its own, for whoever does something else meanwhile; gives back what it says at its end.
pub fn apart() -> Result<String> {
    let this = std::env::current_exe().context("this program does not know where it lies")?;
    let output = Command::new(this).arg("page").output().context("the page could not be begun")?;
    if !output.status.success() {
        bail!("`cargo xtask page` failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Builds the page into dist/. A file whose content did not change is left alone, so that the server, which embeds
/// dist/, is built again only when the page is another.
pub fn build(workspace: &Workspace) -> Result<()> {
    let _alone = alone(&workspace.target)?;
    let mut cargo = workspace.cargo();
    PathRemaps::of(workspace)?.keep_from(&mut cargo);
    let web = ["build", "--package", "web", "--target", WASM, "--profile", "wasm-release"];
    finish(cargo.args(web))?;
    let wasm = workspace.target.join(WASM).join("wasm-release").join("web.wasm");
    let bound = workspace.target.join("page");
    if bound.exists() {
        fs::remove_dir_all(&bound).with_context(|| format!("{} cannot be cleared", bound.display()))?;
    }
    let first = workspace.target.join("page-first.wasm");
    wasm_split::split(&wasm, &first, &bound)?;
    bind(&first, &bound)?;

    let dist = workspace.root.join("dist");
    let mut contents = BTreeMap::new();
    for source in [workspace.root.join("crates/web/static"), bound] {
        for file in files(&source)? {
            let name = file.strip_prefix(&source)?.to_owned();
            let content = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            contents.insert(name, content);
        }
    }
    contents.insert("style.css".into(), stylesheet::join(&workspace.root.join("crates/web/style"))?);
    edition::inscribe(&mut contents)?;
    let mut kept = BTreeSet::new();
    for (name, content) in &contents {
        kept.extend(place(&dist.join(name), content)?);
    }
    for file in files(&dist)? {
        if !kept.contains(&file) {
            fs::remove_file(&file).with_context(|| format!("{} cannot be removed", file.display()))?;
        }
    }
    tell_sizes(&dist)
}

/// Waits until nobody else builds the page in this tree: two at once would mix their parts. The lock holds for as long as
/// what is given back lives, and the system takes it from whoever dies.
fn alone(target: &Path) -> Result<File> {
    let place = target.join("page.lock");
    let cannot = || format!("{} cannot be locked", place.display());
    fs::create_dir_all(target).with_context(cannot)?;
    let lock = File::create(&place).with_context(cannot)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            println!("Somebody else is building the page here; waiting until they are done.");
            lock.lock().with_context(cannot)?;
        }
        Err(TryLockError::Error(error)) => return Err(error).with_context(cannot),
    }
    Ok(lock)
}

/// Writes the JavaScript that joins the module to the browser.
fn bind(wasm: &Path, bound: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .out_name("web")
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The other parts share the memory and the table of functions.
        .keep_lld_exports(true)
        .omit_default_module_path(true)
        .generate(bound)
        .context("wasm-bindgen could not join the page to the browser")
}

/// Puts `content` at `place` with its compressed forms beside it, and returns all the paths. The plain file is
/// written last: where it is as it should be, so are the others.
fn place(place: &Path, content: &[u8]) -> Result<Vec<PathBuf>> {
    let shrinks = place.extension().and_then(|end| end.to_str()).is_some_and(|end| SHRINK.contains(&end));
    let beside = |end: &str| {
        let mut name = place.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let mut paths = vec![place.to_owned()];
    if shrinks {
        paths.extend([beside(".br"), beside(".gz")]);
    }
    let unchanged =
        fs::read(place).is_ok_and(|there| there == content) && paths.iter().all(|path| path.is_file());
    if unchanged {
        return Ok(paths);
    }
    if let Some(directory) = place.parent() {
        fs::create_dir_all(directory).with_context(|| format!("{} cannot be made", directory.display()))?;
    }
    let write = |path: &Path, content: &[u8]| {
        fs::write(path, content).with_context(|| format!("{} cannot be written", path.display()))
    };
    if shrinks {
        write(&beside(".br"), &brotli(content)?)?;
        write(&beside(".gz"), &gzip(content)?)?;
    }
    write(place, content)?;
    Ok(paths)
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut shrunk = Vec::new();
    let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut shrunk, &best)?;
    Ok(shrunk)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// Every file under `directory`, in order; none if it does not exist.
pub fn files(directory: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![directory.to_owned()];
    while let Some(directory) = open.pop() {
        if !directory.is_dir() {
            continue;
        }
        for entry in
            fs::read_dir(&directory).with_context(|| format!("{} cannot be read", directory.display()))?
        {
            let path = entry?.path();
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// Says what a visitor downloads.
fn tell_sizes(dist: &Path) -> Result<()> {
    for file in files(dist)? {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if !name.ends_with(".wasm") && !name.ends_with(".js") {
            continue;
        }
        let size = |end: &str| {
            fs::metadata(dist.join(format!("{name}{end}"))).map(|file| file.len() as f64 / 1024.0)
        };
        println!("{name}: {:.1} KB, {:.1} KB in brotli", size("")?, size(".br")?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn scratch(name: &str) -> PathBuf {
        let scratch = std::env::temp_dir().join(format!("hemicycle-page-{name}-{}", std::process::id()));
        fs::create_dir_all(&scratch).unwrap();
        scratch
    }

    #[test]
    fn compressed_forms_give_the_content_back() {
        let content = "la ligne ".repeat(200).into_bytes();
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(&content).unwrap()[..], &mut back).unwrap();
        assert_eq!(back, content);
        let mut back = Vec::new();
        flate2::read::GzDecoder::new(&gzip(&content).unwrap()[..]).read_to_end(&mut back).unwrap();
        assert_eq!(back, content);
    }

    #[test]
    fn an_unchanged_file_is_not_written_again() {
        let scratch = scratch("unchanged");
        let page = scratch.join("index.html");
        assert_eq!(place(&page, b"one").unwrap().len(), 3);
        // Marks the compressed form: had the file been written again, the mark would be gone.
        let br = scratch.join("index.html.br");
        fs::write(&br, b"mark").unwrap();
        place(&page, b"one").unwrap();
        assert_eq!(fs::read(&br).unwrap(), b"mark");
        place(&page, b"two").unwrap();
        assert_ne!(fs::read(&br).unwrap(), b"mark");
        assert_eq!(fs::read(&page).unwrap(), b"two");
        fs::remove_dir_all(scratch).unwrap();
    }

    #[test]
    fn one_builds_the_page_at_a_time() {
        let scratch = scratch("alone");
        let first = alone(&scratch).unwrap();
        let second = File::create(scratch.join("page.lock")).unwrap();
        assert!(matches!(second.try_lock(), Err(TryLockError::WouldBlock)), "two at once");
        drop(first);
        assert!(second.try_lock().is_ok(), "the first is done");
        fs::remove_dir_all(scratch).unwrap();
    }

    #[test]
    fn pictures_are_not_compressed() {
        let scratch = scratch("pictures");
        assert_eq!(place(&scratch.join("map.png"), b"dots").unwrap(), [scratch.join("map.png")]);
        fs::remove_dir_all(scratch).unwrap();
    }
}
