//! How smoothly each game moves on a slow device; `cargo xtask trial frames` runs it, and it fails where a game stutters.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use chromium::{BrowserError, Driver};
use common::page::{choose_any, hook, played};
use common::{Folder, Serving};
use std::time::Duration;

/// A phone of the middle range is about so many times slower than a desk computer.
const SLOWER: u32 = 4;
/// So many moves of one's own are made, and for so long the bots are watched after each.
const MOVES: usize = 4;
const WATCHED: Duration = Duration::from_secs(3);
/// So many frames a second look smooth; a screen shows 60.
const LEAST: f64 = 50.0;

#[test]
fn everything_moves_on_a_slow_device() {
    assert!(std::env::var_os("HEMICYCLE_FRAMES").is_some(), "run `cargo xtask trial frames`");
    let folder = Folder::new("frames");
    let server = Serving::start(folder.path(), 0);
    // One that runs already may be measured instead, such as that of `cargo xtask dev`.
    let base = std::env::var("HEMICYCLE_AT").unwrap_or_else(|_| format!("http://{}", server.addr));
    let mut jerky = Vec::new();
    played(async {
        let driver = Driver::start()?;
        for game in catalog::IDS {
            let browser = driver.open_traced(1280, 800).await?;
            browser.goto(&format!("{base}/play/{game}")).await?;
            browser.wait_for(&hook("board")).await?;
            browser.slow_down(SLOWER).await?;
            browser.count_frames().await?;
            for choice in 0..MOVES {
                choose_any(&browser, choice).await?;
                tokio::time::sleep(WATCHED).await;
            }
            let report = browser.frames().await?;
            println!("{game:16} {report}");
            assert!(report.shown > 0, "{game}: nothing moved, so nothing was measured");
            if report.per_second() < LEAST {
                jerky.push(format!("{game}: {report}"));
            }
            browser.close().await?;
        }
        Ok::<(), BrowserError>(())
    });
    assert!(jerky.is_empty(), "fewer than {LEAST} frames a second: {}", jerky.join("; "));
}
