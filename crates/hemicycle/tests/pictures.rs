//! Takes the README's pictures from the real page; `cargo xtask pictures` runs it.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use chromium::{Driver, Trouble};
use common::page::{hook, make_table, played, take_turn};
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
            ("gardez-la-ligne.png", 1280, 1060, false, "en-GB"),
            ("gardez-la-ligne-dark.png", 1280, 1060, true, "fr-FR"),
            ("gardez-la-ligne-phone.png", 360, 740, false, "fr-FR"),
        ];
        for (file, width, height, dark, lang) in takes {
            let browser = driver.open(width, height, dark, lang).await?;
            make_table(&browser, &base, "Marianne", &["greedy", "strong"]).await?;
            for turn in 0..5 {
                take_turn(&browser, turn * 37 + 5).await?;
            }
            browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
            browser.eval("window.scrollTo(0, 0)").await?;
            browser.screenshot(&pictures.join(file)).await?;
        }
        Ok::<(), Trouble>(())
    });
}
