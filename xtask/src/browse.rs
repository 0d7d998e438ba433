//! What a real browser does on our behalf besides the tests: pictures of the page, a search for barriers, a count of
//! frames, a slow line, whole games.

use crate::cargo::{finish, listen};
use crate::page::PageKind;
use crate::workspace::Workspace;
use crate::{page, tools};
use anyhow::{Context, Result};
use std::process::Command;

/// The version whose findings we know.
const AXE: &str = "axe-core@4.10.3";

/// Takes the pictures of the README from the real page.
pub fn pictures() -> Result<()> {
    let workspace = Workspace::read()?;
    tools::wasm_target()?;
    tools::chromium()?;
    page::build(&workspace, PageKind::Release)?;
    let folder = workspace.root.join("docs").join("pictures");
    finish(
        workspace
            .cargo()
            .args(["test", "--release", "--package", "hemicycle", "--test", "pictures"])
            .env("HEMICYCLE_PICTURES", &folder),
    )
}

/// Looks at every page with axe-core, which comes from npm and stays out of the project.
pub fn axe(workspace: &Workspace) -> Result<()> {
    tools::chromium()?;
    page::build(workspace, PageKind::Release)?;
    let folder = workspace.target.join("axe");
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let packed = listen(Command::new("npm").current_dir(&folder).args(["pack", "--silent", AXE]))
        .context("axe-core comes by npm: install Node.js with npm")?;
    finish(Command::new("tar").current_dir(&folder).args(["xzf", packed.trim(), "package/axe.min.js"]))?;
    finish(
        workspace
            .cargo()
            .args(["test", "--package", "hemicycle", "--test", "axe"])
            .env("HEMICYCLE_AXE", folder.join("package").join("axe.min.js")),
    )
}

/// Plays whole games at every size and watches the frame around them.
pub fn still(workspace: &Workspace) -> Result<()> {
    tools::chromium()?;
    page::build(workspace, PageKind::Release)?;
    finish(
        workspace
            .cargo()
            .args([
                "test",
                "--package",
                "hemicycle",
                "--test",
                "browser",
                "--",
                "nothing_moves_and_nothing_scrolls",
            ])
            .env("HEMICYCLE_TRIAL", "1"),
    )
}

/// Prints how smoothly each game moves on a slow device.
pub fn frames(workspace: &Workspace) -> Result<()> {
    tools::chromium()?;
    page::build(workspace, PageKind::Release)?;
    finish(
        workspace
            .cargo()
            .args(["test", "--package", "hemicycle", "--test", "frames", "--", "--nocapture"])
            .env("HEMICYCLE_FRAMES", "1"),
    )
}

/// Prints how soon a page is there on a slow line, what it weighs and what an update costs.
pub fn quick(workspace: &Workspace) -> Result<()> {
    tools::chromium()?;
    page::build(workspace, PageKind::Release)?;
    finish(
        workspace
            .cargo()
            .args(["test", "--package", "hemicycle", "--test", "quick", "--", "--nocapture"])
            .env("HEMICYCLE_QUICK", "1"),
    )
}
