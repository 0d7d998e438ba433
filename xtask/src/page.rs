//! Builds the page: the `web` crate in WebAssembly, joined to the browser, with its static files, in dist/.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::cargo::finish;
use crate::page_files::{self, Encoding, PageContents};
use crate::page_version;
use crate::remap_paths::{PathRemaps, add_rustflags};
use crate::steps::step;
use crate::stylesheet;
use crate::tools;
use crate::wasm_split;
use crate::workspace::{WASM, Workspace};

/// What a page is built for. One to be worked on is built by `cargo xtask dev`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PageKind {
    /// To be given away and tested: as small as it can be, which takes its time.
    Release,
    /// To be played from source: built soon.
    Quick,
}

impl PageKind {
    fn profile(self) -> &'static str {
        match self {
            PageKind::Release => "wasm-release",
            PageKind::Quick => "quick",
        }
    }

    fn encodings(self) -> &'static [Encoding] {
        match self {
            PageKind::Release => &[Encoding::Brotli, Encoding::Gzip],
            PageKind::Quick => &[Encoding::Gzip],
        }
    }
}

/// The command: the target it needs, then the page.
pub fn run() -> Result<()> {
    let workspace = Workspace::read()?;
    tools::wasm_target()?;
    step("page", || build(&workspace, PageKind::Release))
}

/// The command in a process of its own, for whoever does something else meanwhile; gives back what it says at its end.
pub fn run_in_subprocess() -> Result<String> {
    let this = std::env::current_exe().context("this program does not know where it lies")?;
    let output = Command::new(this).arg("page").output().context("the page could not be begun")?;
    if !output.status.success() {
        bail!("`cargo xtask page` failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Builds the page into dist/. A file whose content did not change is left alone, so that the server, which embeds
/// dist/, is built again only when the page is another.
pub fn build(workspace: &Workspace, kind: PageKind) -> Result<()> {
    let _alone = alone(&workspace.target)?;
    let mut cargo = compile(workspace, kind.profile());
    if kind == PageKind::Release {
        // It is given away, and must not name this machine.
        PathRemaps::of(workspace)?.keep_from(&mut cargo);
    }
    finish(&mut cargo)?;
    println!("The page is split into its parts and joined to the browser.");
    let bound = emptied(workspace.target.join("page"))?;
    let first = workspace.target.join("page-first.wasm");
    wasm_split::split(&compiled(workspace, kind.profile()), &first, &bound)?;
    // A browser needs no names, and the other parts share the memory and the table of functions.
    bind(Bindgen::new().remove_name_section(true).keep_lld_exports(true), &first, &bound)?;

    let mut contents = contents(workspace, &bound)?;
    page_version::stamp(&mut contents)?;
    let dist = workspace.root.join("dist");
    page_files::write_folder(&dist, &contents, kind.encodings())?;
    match kind {
        PageKind::Release => page_files::tell_sizes(&dist),
        PageKind::Quick => Ok(()),
    }
}

/// The cargo that compiles the page. Leptos erases the types of what is drawn, of which each would be compiled for itself:
/// a part is built sooner and weighs a tenth to a fifth less.
pub fn compile(workspace: &Workspace, profile: &str) -> Command {
    let mut cargo = workspace.cargo();
    cargo.args(["build", "--package", "web", "--target", WASM, "--profile", profile]);
    add_rustflags(&mut cargo, ["--cfg=erase_components".into()]);
    cargo
}

/// Where it puts the module. Cargo's own profile for development has another name for its folder.
pub fn compiled(workspace: &Workspace, profile: &str) -> PathBuf {
    let folder = if profile == "dev" { "debug" } else { profile };
    workspace.target.join(WASM).join(folder).join("web.wasm")
}

/// This folder with nothing in it.
pub fn emptied(folder: PathBuf) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{} cannot be cleared", folder.display()))?;
    }
    Ok(folder)
}

/// Writes the module and the JavaScript that joins it to the browser.
pub fn bind(bindgen: &mut Bindgen, wasm: &Path, bound: &Path) -> Result<()> {
    bindgen
        .input_path(wasm)
        .out_name("web")
        .web(true)?
        .typescript(false)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .generate(bound)
        .context("wasm-bindgen could not join the page to the browser")
}

/// All files of the page: what was bound, what lies there as it is, and the style sheet.
pub fn contents(workspace: &Workspace, bound: &Path) -> Result<PageContents> {
    let mut contents = BTreeMap::new();
    for source in [&workspace.root.join("crates/web/static"), bound] {
        for file in page_files::files(source)? {
            let name = file.strip_prefix(source)?.to_owned();
            let content = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            contents.insert(name, content);
        }
    }
    contents.insert("style.css".into(), stylesheet::join(&workspace.root.join("crates/web/style"))?);
    Ok(contents)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_builds_the_page_at_a_time() {
        let scratch = std::env::temp_dir().join(format!("hemicycle-page-alone-{}", std::process::id()));
        let first = alone(&scratch).unwrap();
        let second = File::create(scratch.join("page.lock")).unwrap();
        assert!(matches!(second.try_lock(), Err(TryLockError::WouldBlock)), "two at once");
        drop(first);
        assert!(second.try_lock().is_ok(), "the first is done");
        fs::remove_dir_all(scratch).unwrap();
    }
}
