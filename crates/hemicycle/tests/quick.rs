//! How soon a page is there on a slow line, what it weighs, and what an update costs; `cargo xtask trial quick` runs it,
//! prints it, and fails where it is more than we allow ourselves.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use chromium::{Browser, BrowserError, Driver};
use common::page::{choose_any, hook, make_table_of, played};
use common::{Folder, Serving};
use std::time::Duration;

/// A line by telephone in the country: how long a question takes, and how many bytes come in a second.
const LATENCY: Duration = Duration::from_millis(300);
const BYTES_A_SECOND: u64 = 1_600_000 / 8;

/// What we allow ourselves: milliseconds until the first board, its kilobytes, those of the home page, and milliseconds of
/// the processor for an update.
const BOARD_MS: f64 = 5_000.0;
const BOARD_KB: f64 = 450.0;
const HOME_KB: f64 = 300.0;
const UPDATE_MS: f64 = 10.0;

/// How many moves of one's own an update is measured over.
const MOVES: usize = 5;

/// What a page still has to do after something happened is done by then.
const SETTLING: Duration = Duration::from_secs(2);

/// Notes when the board is first seen.
const NOTE_BOARD: &str = "new MutationObserver((_, watcher) => { \
    if (document.querySelector('.table-board svg')) { window.boardAt = performance.now(); watcher.disconnect() } \
    }).observe(document, { childList: true, subtree: true })";

/// When the board was first seen: it is in the document, and the document is painted, which waits for its style sheets.
const SEEN: &str = "(window.boardAt && performance.getEntriesByName('first-contentful-paint').length && \
    Math.max(window.boardAt, performance.getEntriesByName('first-contentful-paint')[0].startTime))";

/// Can the table be played? What the server painted is gone then.
const PLAYABLE: &str =
    "document.querySelector('[data-test=board]') && !document.querySelector('#first-paint')";

/// What came over the line for this page, in kilobytes.
const KILOBYTES: &str = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] \
    .reduce((sum, one) => sum + one.transferSize, 0) / 1024";

async fn slow(driver: &Driver) -> Result<Browser, BrowserError> {
    let browser = driver.open(1280, 800, false, "fr-FR").await?.patient_for(Duration::from_secs(120));
    browser.before_every_page(NOTE_BOARD).await?;
    browser.slow_line(LATENCY, BYTES_A_SECOND).await?;
    Ok(browser)
}

async fn number(browser: &Browser, script: &str) -> Result<f64, BrowserError> {
    Ok(browser.eval(script).await?.as_f64().unwrap_or_default())
}

#[test]
fn a_board_is_soon_there_and_soon_drawn_again() {
    assert!(std::env::var_os("HEMICYCLE_QUICK").is_some(), "run `cargo xtask trial quick`");
    let folder = Folder::new("quick");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    let mut over = Vec::new();
    let mut hold = |what: String, value: f64, most: f64| {
        println!("{what:44} {value:8.1}   (at most {most:.0})");
        if value > most {
            over.push(what);
        }
    };
    played(async {
        let driver = Driver::start()?;
        let home = slow(&driver).await?;
        home.goto(&base).await?;
        home.wait_for("main h1").await?;
        // What comes by itself after the first picture counts too.
        tokio::time::sleep(Duration::from_secs(8)).await;
        hold("home, KB".into(), number(&home, KILOBYTES).await?, HOME_KB);
        home.close().await?;
        for game in catalog::IDS {
            let player = driver.open(1280, 800, false, "fr-FR").await?;
            player.without_motion().await?;
            make_table_of(&player, &base, game, "Marianne", &["greedy", "greedy"]).await?;
            player.wait_for(&hook("board")).await?;
            let guest = slow(&driver).await?;
            guest.goto(&player.url().await?).await?;
            guest.wait_until(SEEN).await?;
            let kilobytes = number(&guest, KILOBYTES).await?;
            hold(
                format!("{game}: first board, ms"),
                number(&guest, &format!("return {SEEN}")).await?,
                BOARD_MS,
            );
            hold(format!("{game}: first board, KB"), kilobytes, BOARD_KB);
            guest.wait_until(PLAYABLE).await?;
            let at = number(&guest, "return performance.now()").await?;
            println!("{:44} {at:8.1}", format!("{game}: playable, ms"));
            println!("{:44} {:8.1}", format!("{game}: playable, KB"), number(&guest, KILOBYTES).await?);
            guest.close().await?;
            // Whoever watches is asked nothing meanwhile: asking a page costs more than an update does.
            let watcher = driver.open(1280, 800, false, "fr-FR").await?;
            watcher.without_motion().await?;
            watcher.goto(&player.url().await?).await?;
            watcher.wait_for(&hook("board")).await?;
            tokio::time::sleep(SETTLING).await;
            let played = "return +document.querySelector('.frame').dataset.number";
            let (cpu, from) = (watcher.cpu_time().await?, number(&watcher, played).await?);
            for choice in 0..MOVES {
                choose_any(&player, choice * 7).await?;
                player.wait_for(&format!("{}[data-mine], {}", hook("turn"), hook("result"))).await?;
            }
            tokio::time::sleep(SETTLING).await;
            let updates = (number(&watcher, played).await? - from).max(1.0);
            let spent = watcher.cpu_time().await?.saturating_sub(cpu).as_secs_f64() * 1000.0;
            hold(format!("{game}: an update, ms of CPU"), spent / updates, UPDATE_MS);
            watcher.close().await?;
            player.close().await?;
        }
        Ok::<(), BrowserError>(())
    });
    assert!(over.is_empty(), "more than we allow ourselves: {}", over.join("; "));
}
