//! Takes the README's pictures from the real page; `cargo xtask pictures` runs it.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use chromium::{BrowserError, Driver};
use common::page::{choose_any, fold, hook, make_table_of, open_tab, played};
use common::{Folder, Serving};
use std::path::PathBuf;

/// Points at a station where many lines meet, so that one sees what a picket there would do.
const POINT: &str = "const free = [...document.querySelectorAll('.station[data-free]')]; \
    const lines = station => station.getAttribute('aria-label').length; \
    const best = free.sort((a, b) => lines(b) - lines(a))[0]; const box = best?.getBoundingClientRect(); \
    const at = box && {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}; \
    for (const kind of ['pointerover', 'pointermove']) \
        best?.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: 'mouse', ...at}))";

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
            ("gardez-la-ligne", "", 1280, 800, false, "en-GB"),
            ("gardez-la-ligne", "-dark", 1280, 800, true, "fr-FR"),
            ("gardez-la-ligne", "-phone", 360, 740, false, "fr-FR"),
            ("minister", "", 1280, 800, false, "en-GB"),
            ("minister", "-dark", 1280, 800, true, "fr-FR"),
            ("minister", "-phone", 360, 740, false, "fr-FR"),
            ("politico", "", 1280, 800, false, "en-GB"),
            ("politico", "-dark", 1280, 800, true, "fr-FR"),
            ("politico", "-phone", 360, 740, false, "fr-FR"),
            ("president", "", 1280, 800, false, "en-GB"),
            ("president", "-dark", 1280, 800, true, "fr-FR"),
            ("president", "-phone", 360, 740, false, "fr-FR"),
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
            // As somebody sees it who points: the game's own sheet beside the board, or the board alone on a phone. The keyboard
            // waits at the list of choices; in a picture its ring would look like a mark.
            if width < 1024 {
                fold(&browser).await?;
            } else {
                open_tab(&browser, "game").await?;
                browser.eval(POINT).await?;
            }
            browser.eval("document.activeElement.blur(); window.scrollTo(0, 0)").await?;
            browser.screenshot(&pictures.join(format!("{game}{kind}.png"))).await?;
        }
        Ok::<(), BrowserError>(())
    });
}
