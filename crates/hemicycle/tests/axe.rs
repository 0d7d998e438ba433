//! Searches every page for barriers with axe-core; `cargo xtask trial axe` runs it.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use chromium::{Browser, BrowserError, Driver};
use common::page::{choose_any, hook, make_table, make_table_of, played, take_turn, until_still};
use common::{Folder, Serving};
use serde_json::Value;

/// What axe finds serious or worse, each with where it is.
async fn barriers(
    browser: &Browser,
    axe: &str,
    page: &str,
    found: &mut Vec<String>,
) -> Result<(), BrowserError> {
    // What fades in or out for a moment is judged when it is there.
    until_still(browser).await?;
    browser.eval(axe).await?;
    browser.eval("window.found = null; axe.run({rules: {'target-size': {enabled: true}}}).then(found => { window.found = found })").await?;
    browser.wait_until("window.found !== null").await?;
    let violations = browser.eval("return window.found.violations").await?;
    for violation in violations.as_array().unwrap() {
        let impact = violation["impact"].as_str().unwrap_or("none");
        let nodes: Vec<&Value> =
            violation["nodes"].as_array().unwrap().iter().map(|node| &node["html"]).collect();
        let line = format!("{page}: {impact}: {}: {nodes:?}", violation["help"].as_str().unwrap_or_default());
        match impact {
            "serious" | "critical" => found.push(line),
            _ => println!("{line}"),
        }
    }
    let passes = browser.eval("return window.found.passes.length").await?;
    assert!(passes.as_u64().unwrap() > 5, "axe looked at {page}");
    Ok(())
}

#[test]
fn no_page_has_a_serious_barrier() {
    let axe = std::env::var_os("HEMICYCLE_AXE").expect("run `cargo xtask trial axe`");
    let axe = std::fs::read_to_string(axe).unwrap();
    let folder = Folder::new("axe");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    let mut found = Vec::new();
    played(async {
        let driver = Driver::start()?;
        for (width, height, dark) in
            [(1280, 900, false), (1280, 900, true), (360, 740, false), (360, 740, true)]
        {
            let browser = driver.open(width, height, dark, "fr-FR").await?;
            let called = |page: &str| format!("{page} at {width}{}", if dark { ", dark" } else { "" });
            for (path, sign) in [
                ("/", "game-gardez-la-ligne"),
                ("/new/gardez-la-ligne", "make-table"),
                ("/rules/gardez-la-ligne", "clause-G9"),
                ("/new/minister", "make-table"),
                ("/rules/minister", "clause-M42"),
                ("/new/politico", "make-table"),
                ("/rules/politico", "clause-A41"),
                ("/learn/politico", "lesson-words"),
                ("/new/president", "make-table"),
                ("/rules/president", "clause-P42"),
                ("/t/nosuchtable", "unknown-table"),
                ("/nowhere", "unknown-page"),
            ] {
                browser.goto(&format!("{base}{path}")).await?;
                browser.wait_for(&hook(sign)).await?;
                barriers(&browser, &axe, &called(path), &mut found).await?;
            }
            make_table(&browser, &base, "Marianne", &["open"]).await?;
            browser.wait_for(&hook("invite-link")).await?;
            barriers(&browser, &axe, &called("gathering"), &mut found).await?;
            make_table(&browser, &base, "Marianne", &["greedy"]).await?;
            for turn in 0..12 {
                take_turn(&browser, turn).await?;
                if turn == 5 {
                    barriers(&browser, &axe, &called("playing"), &mut found).await?;
                }
            }
            browser.wait_for(&hook("result")).await?;
            barriers(&browser, &axe, &called("result"), &mut found).await?;
            make_table_of(&browser, &base, "minister", "Marianne", &["greedy", "greedy"]).await?;
            for choice in 0..40 {
                choose_any(&browser, choice).await?;
                if choice == 2 || choice == 39 {
                    barriers(&browser, &axe, &called("minister"), &mut found).await?;
                }
            }
            make_table_of(&browser, &base, "politico", "Marianne", &["greedy", "greedy"]).await?;
            for choice in 0..12 {
                choose_any(&browser, 0).await?;
                if choice % 4 == 1 {
                    barriers(&browser, &axe, &called("politico"), &mut found).await?;
                }
            }
            make_table_of(&browser, &base, "president", "Marianne", &["greedy", "greedy"]).await?;
            for choice in 0..30 {
                choose_any(&browser, choice).await?;
                if choice % 6 == 1 {
                    barriers(&browser, &axe, &called("president"), &mut found).await?;
                }
            }
        }
        Ok::<(), BrowserError>(())
    });
    assert!(found.is_empty(), "{} barriers:\n{}", found.len(), found.join("\n"));
}
