//! How one begins: a table is made in one glance, and the rules begin with a page of pictures.

use crate::common::page::{hook, played};
use crate::common::{Folder, Serving};
use chromium::Driver;

#[test]
fn a_table_is_made_by_a_preset_and_one_button_that_stays_in_sight() {
    let folder = Folder::new("beginnings-presets");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for (width, height) in [(1280, 800), (360, 740)] {
            let browser = driver.open(width, height, width < 1024, "fr-FR").await?;
            for game in catalog::IDS {
                browser.goto(&format!("http://{}/new/{game}", server.addr)).await?;
                browser.wait_for(&hook("make-table")).await?;
                let in_sight = "const box = document.querySelector('[data-test=make-table]').getBoundingClientRect(); \
                                return box.top >= 0 && box.bottom <= innerHeight && box.width > 100";
                let bottom = "window.scrollTo(0, document.body.scrollHeight)";
                assert_eq!(browser.eval(in_sight).await?, true, "{game} at {width}");
                browser.eval(bottom).await?;
                assert_eq!(browser.eval(in_sight).await?, true, "{game} at {width}, scrolled");
                // The rulings are there for those who look for them.
                let folded = "return !document.querySelector('[data-test=make-more]').parentElement.open";
                assert_eq!(browser.eval(folded).await?, true, "{game}: all options are folded away");
                for preset in ["quick", "printed", "expert"] {
                    let card = hook(&format!("preset-{preset}"));
                    browser.eval(&format!("document.querySelector('{card}').click()")).await?;
                    browser.wait_until(&format!("document.querySelector('{card}').checked")).await?;
                }
            }
            browser.close().await?;
        }
        Ok(())
    });
}

#[test]
fn the_rules_begin_with_a_page_of_pictures_and_are_searched() {
    let folder = Folder::new("beginnings-rules");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for (lang, word, nothing) in [("fr-FR", "partie", "zzyzx"), ("en-GB", "game", "zzyzx")] {
            let browser = driver.open(1280, 800, false, lang).await?;
            for game in catalog::IDS {
                browser.goto(&format!("http://{}/rules/{game}", server.addr)).await?;
                browser.wait_for(&hook("overview")).await?;
                let drawn = "return document.querySelectorAll('[data-test=overview] svg').length";
                assert!(browser.eval(drawn).await?.as_u64() > Some(2), "{game}: steps have pictures");
                let before = browser.text("main").await?.len();
                browser.write(&hook("rules-search"), word).await?;
                browser.wait_until("document.querySelectorAll('main mark').length > 0").await?;
                browser
                    .wait_until(&format!(
                        "document.querySelector('{}').textContent.trim() !== ''",
                        hook("rules-found")
                    ))
                    .await?;
                assert!(browser.text("main").await?.len() < before, "{game}: only what was found is shown");
                browser.write(&hook("rules-search"), nothing).await?;
                browser.wait_until("document.querySelectorAll('main mark').length === 0").await?;
            }
            browser.close().await?;
        }
        Ok(())
    });
}
