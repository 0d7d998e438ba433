//! The scene of an ending: who won and by what, how it came, the moment that decided, a picture to share, and once more.

use crate::common::page::hook;
use chromium::{Browser, BrowserError};

/// Catches the picture instead of keeping it as a file: its name, its type, and whether it is one.
const CATCH_PICTURE: &str = "window.picture = null; delete Navigator.prototype.canShare; \
    const made = URL.createObjectURL; URL.createObjectURL = blob => { createImageBitmap(blob).then(image => \
        window.picture = [blob.type, image.width, image.height]); return made.call(URL, blob) }; \
    HTMLAnchorElement.prototype.click = function () {}";

/// What a scene must have in every game, whoever has won.
pub async fn is_told(browser: &Browser, game: &str) -> Result<(), BrowserError> {
    // The sentence is to the reader, or names who has won; it may come in with a motion.
    browser.wait_until("document.querySelector('#result')?.textContent.trim().length > 8").await?;
    // The course of the score is read from the recording, which comes after the sentence.
    browser.wait_for(&format!("{} svg", hook("score-plot"))).await?;
    browser.wait_for(&format!("{} p, {0} svg", hook("moment"))).await?;
    let first = "return document.querySelector('.ending-actions').firstElementChild.dataset.test";
    assert_eq!(browser.eval(first).await?, "rematch", "{game}: once more comes first");
    let checks = "return document.querySelector('.ending-check').open";
    assert_eq!(browser.eval(checks).await?, false, "{game}: the draws are checked behind a link");
    browser.eval(CATCH_PICTURE).await?;
    browser.eval(&format!("document.querySelector('{}').click()", hook("share-result"))).await?;
    browser.wait_until("window.picture").await?;
    let picture = browser.eval("return window.picture").await?;
    assert_eq!(picture, serde_json::json!(["image/png", 800, 1080]), "{game}");
    // The scene can be put away, and the board is there as it ended.
    browser.eval(&format!("document.querySelector('{}').click()", hook("ending-close"))).await?;
    browser.wait_until_gone(".ending").await?;
    browser.wait_for(&hook("see-result")).await?;
    Ok(())
}
