//! The home page as a newcomer meets it: one press to play, once more at the end, and a page that looks as one likes.

use crate::common::page::{choose_any, hook, played, set};
use crate::common::{Folder, Serving};
use chromium::{BrowserError, Driver, Key};

#[test]
fn one_press_plays_against_bots_and_one_more_plays_again() {
    let folder = Folder::new("welcome-play");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        browser.goto(&format!("http://{}/", server.addr)).await?;
        browser.wait_for_text(&hook("game-minister"), "3 ou 4 joueurs").await?;
        for game in catalog::IDS {
            browser.goto(&format!("http://{}/", server.addr)).await?;
            // The drawing of the box is there, and it is one.
            browser.wait_for(&hook(&format!("game-{game}"))).await?;
            let picture = format!("document.querySelector('[data-test=game-{game}] .cover')");
            browser.eval(&format!("{picture}.scrollIntoView()")).await?;
            browser.wait_until(&format!("{picture}.naturalWidth > 100")).await?;
            browser.click(&hook(&format!("play-{game}"))).await?;
            browser.wait_for(&hook("board")).await?;
            choose_any(&browser, 0).await?;
            // Nobody was asked for a name, so the seat is called as one speaks to its player.
            assert!(browser.text(&hook("frame")).await?.contains("Vous"), "{game}");
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
fn the_live_table_shows_every_game_and_can_be_stopped() {
    let folder = Folder::new("welcome-live");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        browser.goto(&format!("http://{}/", server.addr)).await?;
        let mut seen = Vec::new();
        for _ in 0..4 {
            browser.wait_for(&format!("{} .live-board", hook("live-table"))).await?;
            browser.wait_for_text(&hook("live-caption"), "").await?;
            seen.push(browser.text(&hook("live-game")).await?);
            let seat = "return document.querySelector('[data-test=take-live-seat]').pathname.split('/').pop() === document.querySelector('.live').dataset.game";
            assert_eq!(browser.eval(seat).await?, true, "the seat is one of the game that is shown");
            let before = browser.eval("return document.querySelector('.live').dataset.game").await?;
            browser.click(&hook("live-after")).await?;
            browser.wait_until(&format!("document.querySelector('.live').dataset.game !== {before}")).await?;
        }
        seen.sort();
        assert_eq!(seen, ["Gardez la Ligne", "Le Jeu du Président", "Minister", "Politico"]);
        browser.wait_for(&format!("{} .live-board", hook("live-table"))).await?;
        browser.click(&hook("live-pause")).await?;
        browser.wait_for(".live.still").await?;
        assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        Ok::<(), BrowserError>(())
    });
}

#[test]
fn where_data_counts_the_live_table_waits_to_be_asked_for() {
    let folder = Folder::new("welcome-less-data");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        browser
            .before_every_page(
                "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
            )
            .await?;
        browser.goto(&format!("http://{}/", server.addr)).await?;
        browser.click(&hook("live-watch")).await?;
        browser.wait_for(&format!("{} .live-board", hook("live-table"))).await?;
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
        browser.wait_for(&hook("settings")).await?;
        let light = browser.eval(ground).await?;
        set(&browser, &["theme-dark"]).await?;
        let dark = browser.eval(ground).await?;
        assert_ne!(light, dark);
        set(&browser, &["contrast"]).await?;
        let more = browser.eval(ground).await?;
        assert_eq!(more, "rgb(0, 0, 0)");
        browser.reload().await?;
        browser.wait_for(&hook("settings")).await?;
        assert_eq!(browser.eval(ground).await?, more, "it is remembered");
        set(&browser, &["theme-system", "contrast"]).await?;
        assert_eq!(browser.eval(ground).await?, light);
        Ok::<(), BrowserError>(())
    });
}

#[test]
fn settings_open_from_anywhere_and_are_remembered() {
    let folder = Folder::new("welcome-settings");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(360, 740, false, "fr-FR").await?;
        let panel = format!("{}[open]", hook("settings-panel"));
        browser.goto(&format!("http://{}/rules/minister", server.addr)).await?;
        browser.wait_for(&hook("settings")).await?;
        browser.press('?').await?;
        browser.wait_for(&format!("{panel} {}", hook("keys"))).await?;
        browser.wait_until("document.activeElement.id === 'settings-keys'").await?;
        browser.press(Key::Escape).await?;
        browser.wait_until_gone(&panel).await?;
        let height = "return parseFloat(getComputedStyle(document.documentElement).fontSize)";
        let usual = browser.eval(height).await?.as_f64().unwrap();
        set(&browser, &["text-size-larger", "bot-level-random", "sound-switch", "motion-speed-off"]).await?;
        browser.wait_until("document.activeElement.dataset.test === 'settings'").await?;
        browser.reload().await?;
        browser.wait_for(&hook("settings")).await?;
        assert!(browser.eval(height).await?.as_f64().unwrap() > 1.2 * usual, "the text is larger");
        browser.click(&hook("settings")).await?;
        for chosen in ["text-size-larger", "bot-level-random", "motion-speed-off"] {
            browser.wait_for(&format!("{panel} {}:checked", hook(chosen))).await?;
        }
        browser.wait_for(&format!("{panel} {}:not(:checked)", hook("sound-switch"))).await?;
        // Closed and opened again before the browser told of the closing, it is there with all it has.
        let twice = "for (const name of ['settings-close', 'settings']) \
                     document.querySelector(`[data-test=${name}]`).click(); \
                     return new Promise(told => setTimeout(told, 100))";
        browser.eval(twice).await?;
        browser.wait_for(&format!("{panel} {}:checked", hook("motion-speed-off"))).await?;
        // "Play" seats the bots that were chosen.
        browser.goto(&format!("http://{}/play/gardez-la-ligne", server.addr)).await?;
        browser.wait_for(&hook("board")).await?;
        let kept = "return Object.entries(localStorage).find(([key]) => key.startsWith('home/'))[1]";
        let kept = browser.eval(kept).await?;
        assert!(kept.as_str().unwrap().contains("random"), "{kept}");
        assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        Ok::<(), BrowserError>(())
    });
}
