//! The page while it is being worked on: in one piece, not compressed, and with the script that loads it again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use super::server_process::modified_at;
use crate::page;
use crate::page_files::{self, PageContents};
use crate::workspace::Workspace;

const RELOAD: &str = include_str!("reload.js");
const SERVICE_WORKER: &str = include_str!("sw.js");

/// Where the page starts its own script, and where it starts ours.
const BOOT: &str = "src=\"/boot.js\"";
const DEV_BOOT: &str = "src=\"/dev_reload.js\"";

/// The file that names the build; the server looks at it.
const BUILD: &str = "build.txt";

/// The page's files, before and after they are shown.
pub struct DevPage {
    /// Where the server reads them.
    folder: PathBuf,
    /// Where wasm-bindgen writes its own.
    bound: PathBuf,
    /// When the module was written that is bound.
    module: Option<SystemTime>,
    /// The newest.
    newest: PageContents,
    /// Those that are shown: when the server cannot be built, the newest are not.
    shown: PageContents,
}

impl DevPage {
    /// None yet.
    pub fn new(workspace: &Workspace) -> DevPage {
        let [folder, bound] = ["dev-page", "dev-page-bound"].map(|name| workspace.target.join(name));
        DevPage { folder, bound, module: None, newest: PageContents::new(), shown: PageContents::new() }
    }

    /// Where the page is shown.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Makes the page from the newest module.
    pub fn bind(&mut self, workspace: &Workspace) -> Result<()> {
        let module = page::compiled(workspace, "dev");
        let time = modified_at(&module);
        if time != self.module {
            page::bind(&mut Bindgen::new(), &module, &page::emptied(self.bound.clone())?)?;
            self.module = time;
        }
        self.newest = page::contents(workspace, &self.bound)?;
        Ok(())
    }

    /// Is the newest page the one that is shown?
    pub fn is_shown(&self) -> bool {
        self.newest == self.shown
    }

    /// Shows the page under this name, which is written last: whoever reads it finds all the rest.
    pub fn publish(&mut self, build: &str) -> Result<()> {
        page_files::write_folder(&self.folder, &with_reload(&self.newest, build)?, &[])?;
        self.shown = self.newest.clone();
        let name = self.folder.join(BUILD);
        fs::write(&name, build).with_context(|| format!("{} cannot be written", name.display()))
    }
}

/// The page's files with the script that loads it again, and without the service worker that would keep it.
fn with_reload(contents: &PageContents, build: &str) -> Result<PageContents> {
    let mut contents = contents.clone();
    let index = contents.get(Path::new("index.html")).context("the page has no index.html")?;
    let index = String::from_utf8(index.clone()).context("index.html is not text")?;
    ensure!(index.matches(BOOT).count() == 1, "index.html must say {BOOT} once");
    contents.insert("index.html".into(), index.replace(BOOT, DEV_BOOT).into_bytes());
    contents.insert("dev_reload.js".into(), RELOAD.replace("__BUILD__", build).into_bytes());
    contents.insert("sw.js".into(), SERVICE_WORKER.into());
    Ok(contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_worked_on_reloads_itself_and_is_not_kept() {
        let page = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web/static/index.html"));
        let contents = PageContents::from([
            ("index.html".into(), page.unwrap()),
            ("sw.js".into(), b"keeps everything".to_vec()),
        ]);
        let reloading = with_reload(&contents, "17").unwrap();
        let text = |name: &str| String::from_utf8(reloading[Path::new(name)].clone()).unwrap();
        assert!(text("index.html").contains(DEV_BOOT) && !text("index.html").contains(BOOT));
        assert!(text("dev_reload.js").contains("const BUILD = \"17\";"));
        assert!(!text("sw.js").contains("fetch"), "what is kept would be shown instead of what was saved");
    }
}
