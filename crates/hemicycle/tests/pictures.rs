//! Takes the README's pictures from the real page; `cargo xtask pictures` runs it.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use chromium::{Browser, BrowserError, Driver};
use common::page::{choose_any, hook, make_table_of, played};
use common::{Folder, Serving};
use std::path::PathBuf;

#[test]
fn pictures() {
    let pictures = std::env::var_os("HEMICYCLE_PICTURES").expect("run `cargo xtask pictures`");
    let pictures = PathBuf::from(pictures);
    std::fs::create_dir_all(&pictures).unwrap();
    let folder = Folder::new("pictures");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let takes = [
            ("gardez-la-ligne", "", 1280, 1060, false, "en-GB"),
            ("gardez-la-ligne", "-dark", 1280, 1060, true, "fr-FR"),
            ("gardez-la-ligne", "-phone", 360, 740, false, "fr-FR"),
            ("minister", "", 1280, 900, false, "en-GB"),
            ("minister", "-dark", 1280, 900, true, "fr-FR"),
            ("minister", "-phone", 360, 900, false, "fr-FR"),
            ("politico", "", 1280, 1060, false, "en-GB"),
            ("politico", "-dark", 1280, 1060, true, "fr-FR"),
            ("politico", "-phone", 360, 900, false, "fr-FR"),
            ("president", "", 1280, 1160, false, "en-GB"),
            ("president", "-dark", 1280, 1160, true, "fr-FR"),
            ("president", "-phone", 360, 900, false, "fr-FR"),
        ];
        for (game, kind, width, height, dark, lang) in takes {
            let browser = driver.open(width, height, dark, lang).await?;
            make_table_of(&browser, &base, game, "Marianne", &["greedy", "strong"]).await?;
            // In Minister a turn is several choices; in Politico the first of them is the one that moves things on.
            let (choices, stride) = match game {
                "minister" => (26, 37),
                "politico" => (12, 0),
                "president" => (60, 7),
                _ => (5, 37),
            };
            for choice in 0..choices {
                choose_any(&browser, choice * stride + stride.min(5)).await?;
            }
            browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
            // The keyboard waits at the list of choices; in a picture its ring would look like a mark.
            browser.eval("document.activeElement.blur(); window.scrollTo(0, 0)").await?;
            browser.screenshot(&pictures.join(format!("{game}{kind}.png"))).await?;
            if width > 1000 {
                cover(&browser, game, dark).await?;
            }
        }
        Ok::<(), BrowserError>(())
    });
}

/// The board for the home page, as wide as it is and as high as a box there.
async fn cover(browser: &Browser, game: &str, dark: bool) -> Result<(), BrowserError> {
    const WIDE: f64 = 336.0;
    const HIGH: f64 = 210.0;
    // The board is the largest drawing there; what stands beside it is none of it.
    let script = "const size = svg => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height; \
        const [board] = [...document.querySelectorAll('[data-test=board] svg')].sort((a, b) => size(b) - size(a)); \
        for (const part of document.querySelectorAll('main *')) \
            if (!board.contains(part) && !part.contains(board)) part.style.visibility = 'hidden'; \
        const { left, top, width, height } = board.getBoundingClientRect(); return [left, top, width, height]";
    let board: Vec<f64> = serde_json::from_value(browser.eval(script).await?).unwrap();
    let [left, top, width, height] = board[..] else { panic!("a box has four numbers") };
    // As wide as the board is: what stands at its sides is not cut through.
    let high = width * HIGH / WIDE;
    // Of a high board more is cut at its foot; a low one stands in the middle.
    let share = if height > high { 3.0 } else { 2.0 };
    let cut = [left, top + (height - high) / share, width, high];
    // Words and decimal signs would be of one language, but for the names of stations; and buttons do nothing in a
    // picture. The page lets nobody add a style sheet, but what is drawn can be hidden piece by piece.
    let plain = "const words = ({ textContent }) => /\\p{L}{3}|\\d[.,]\\d/u.test(textContent); \
        const drawn = document.querySelectorAll('[data-test=board] text:not(.names *)'); \
        const buttons = document.querySelectorAll('[data-test=board] button'); \
        for (const part of [...[...drawn].filter(words), ...buttons]) part.style.visibility = 'hidden'";
    browser.eval(plain).await?;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/static/covers");
    std::fs::create_dir_all(&folder).unwrap();
    let kind = if dark { "-dark" } else { "" };
    browser.cutting(cut, WIDE, folder.join(format!("{game}{kind}.webp"))).await
}
