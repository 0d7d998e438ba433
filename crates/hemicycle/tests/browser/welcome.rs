//! The home page as a newcomer meets it: one press to play, once more at the end, and a page that looks as one likes.

use crate::common::page::{choose_any, hook, played};
use crate::common::{Folder, Serving};
use chromium::{BrowserError, Driver};

#[test]
fn one_press_plays_against_bots_and_one_more_plays_again() {
    let folder = Folder::new("welcome-play");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        browser.goto(&format!("http://{}/", server.addr)).await?;
        browser.wait_for_text(&hook("game-minister"), "3 ou 4 joueurs").await?;
        for game in ["gardez-la-ligne", "minister", "politico", "president"] {
            browser.goto(&format!("http://{}/", server.addr)).await?;
            // The picture of the board is there, and it is one.
            browser.wait_for(&hook(&format!("game-{game}"))).await?;
            let picture = format!("document.querySelector('[data-test=game-{game}] .light-only')");
            browser.eval(&format!("{picture}.scrollIntoView()")).await?;
            browser.wait_until(&format!("{picture}.naturalWidth > 100")).await?;
            browser.click(&hook(&format!("play-{game}"))).await?;
            browser.wait_for(&hook("board")).await?;
            choose_any(&browser, 0).await?;
            // Nobody was asked for a name, so the seat has its number.
            assert!(browser.text(&hook("board")).await?.contains("Joueur 1"), "{game}");
        }
        // The shortest of them to its end.
        browser.goto(&format!("http://{}/play/gardez-la-ligne", server.addr)).await?;
        while browser.count(&hook("result")).await? == 0 {
            choose_any(&browser, 0).await?;
        }
        let over = browser.url().await?;
        browser.click(&hook("rematch")).await?;
        browser
            .wait_until(&format!(
                "location.href !== '{over}' && !document.querySelector('[data-test=result]')"
            ))
            .await?;
        browser.wait_for(&hook("board")).await?;
        assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        Ok::<(), BrowserError>(())
    });
}

#[test]
fn the_page_looks_as_the_reader_chose_and_remembers_it() {
    let folder = Folder::new("welcome-look");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        let ground = "return getComputedStyle(document.body).backgroundColor";
        browser.goto(&format!("http://{}/", server.addr)).await?;
        browser.wait_for(&hook("appearance")).await?;
        let light = browser.eval(ground).await?;
        browser.click(&format!("{} > summary", hook("appearance"))).await?;
        browser.click(&hook("theme-dark")).await?;
        let dark = browser.eval(ground).await?;
        assert_ne!(light, dark);
        browser.click(&hook("contrast")).await?;
        let more = browser.eval(ground).await?;
        assert_eq!(more, "rgb(0, 0, 0)");
        browser.reload().await?;
        browser.wait_for(&hook("appearance")).await?;
        assert_eq!(browser.eval(ground).await?, more, "it is remembered");
        assert!(browser.eval("return document.querySelector('.dark-only').checkVisibility()").await? == true);
        browser.click(&format!("{} > summary", hook("appearance"))).await?;
        browser.click(&hook("theme-system")).await?;
        browser.click(&hook("contrast")).await?;
        assert_eq!(browser.eval(ground).await?, light);
        Ok::<(), BrowserError>(())
    });
}
