//! The page in real browsers, against the real server.

use crate::common::page::{
    by_turn, choose, hook, make_table, make_table_of, open_moves, pick, pickets, played, read_log,
    read_standings, sit_down, take_turn, until_pickets,
};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};
use std::net::SocketAddr;
use std::time::Duration;

/// Opens a table for two, the second seat free, and gives the address to invite by.
async fn invite(browser: &Browser, addr: SocketAddr, name: &str) -> Result<String, BrowserError> {
    make_table(browser, &format!("http://{addr}"), name, &["open"]).await?;
    browser.wait_for(&hook("invite-link")).await?;
    let link = browser.eval("return document.querySelector('[data-test=\"invite-link\"]').value").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_table_is_seen_before_the_page_has_come_that_plays_it() {
    let folder = Folder::new("browser-first-paint");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let player = driver.open(1280, 900, false, "fr-FR").await?;
        for game in catalog::IDS {
            make_table_of(
                &player,
                &format!("http://{}", server.addr),
                game,
                "Marianne",
                &["random", "random"],
            )
            .await?;
            player.wait_for(&hook("board")).await?;
            let table = player.url().await?;
            // A line on which the page takes a while: what is seen first is what the document brought.
            let guest = driver.open(1280, 900, false, "fr-FR").await?;
            guest.before_every_page("delete Navigator.prototype.serviceWorker").await?;
            guest.slow_line(Duration::from_millis(50), 300_000).await?;
            guest.goto(&table).await?;
            guest.wait_for("#first-paint .table-board svg").await?;
            assert_eq!(guest.count("#first-paint .seats > li").await?, 3, "{game}");
            assert_eq!(guest.count(&hook("board")).await?, 0, "{game}: nothing of it can be pressed");
            // The page takes its place.
            guest.wait_for(&hook("watching")).await?;
            guest.wait_until_gone("#first-paint").await?;
            assert_eq!(guest.console_errors().await?, Vec::<String>::new(), "{game}");
            guest.close().await?;
        }
        Ok(())
    });
}

#[test]
fn two_browsers_play_a_whole_game_one_reloads_and_a_third_watches() {
    let folder = Folder::new("browser-two");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(360, 740, true, "en-GB").await?;
        let watcher = driver.open(1280, 900, true, "fr-FR").await?;
        let link = invite(&marianne, server.addr, "Marianne").await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        watcher.goto(&link).await?;
        watcher.wait_for(&hook("watching")).await?;

        for picket in 0..24 {
            let [player, _] = by_turn([&marianne, &gavroche]).await?;
            // One plays on the map, the other from the list: two equal ways.
            if std::ptr::eq(player, &marianne) {
                player.eval("document.querySelector('[data-test^=\"station-\"][data-free]').dispatchEvent(new MouseEvent('click', {bubbles: true}))").await?;
            } else {
                pick(player, 0).await?;
            }
            for browser in [&marianne, &gavroche, &watcher] {
                until_pickets(browser, picket + 1).await?;
            }
            if picket == 11 {
                marianne.reload().await?;
                until_pickets(&marianne, 12).await?;
            }
        }

        let mut sheets = Vec::new();
        for browser in [&marianne, &watcher] {
            browser.wait_for(&hook("result")).await?;
            sheets.push(read_standings(browser).await?);
        }
        assert_eq!(sheets[0], sheets[1], "everybody sees the same end");
        gavroche.wait_for(&hook("result")).await?;
        assert_eq!(pickets(&gavroche).await?, 24);
        let log = read_log(&watcher).await?;
        assert!(log.contains("Marianne pose un piquet") && log.contains("Gavroche"), "{log}");
        let log = read_log(&gavroche).await?;
        assert!(log.contains("Marianne places a picket"), "{log}");
        assert!(log.contains("You place a picket") && !log.contains("Gavroche"), "{log}");
        for browser in [&marianne, &gavroche, &watcher] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn a_seat_is_kept_by_its_browser_and_by_no_other() {
    let folder = Folder::new("browser-seat");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let link = invite(&marianne, server.addr, "Marianne").await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        gavroche.wait_for(&hook("turn")).await?;
        // Away and back by the home page.
        gavroche.goto(&format!("http://{}/", server.addr)).await?;
        gavroche.click("[data-test^=\"my-table-\"]").await?;
        gavroche.wait_for(&hook("turn")).await?;
        assert_eq!(gavroche.count(&hook("watching")).await?, 0);
        // The same address in a third browser is only a place to watch from.
        let third = driver.open(1280, 900, false, "fr-FR").await?;
        third.goto(&link).await?;
        third.wait_for(&hook("watching")).await?;
        assert_eq!(
            third.count("[data-test^=\"station-\"][data-free]").await?,
            0,
            "nothing to click for a watcher"
        );
        Ok(())
    });
}

#[test]
fn alone_against_bots_on_a_phone() {
    let folder = Folder::new("browser-bots");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/", server.addr)).await?;
        marianne.click(&hook("new-gardez-la-ligne")).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        choose(&marianne, "seats", "3").await?;
        choose(&marianne, "seat-2", "greedy").await?;
        choose(&marianne, "seat-3", "random").await?;
        marianne.click(&hook("make-table")).await?;
        for mine in 0..10 {
            marianne.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
            let before = pickets(&marianne).await?;
            assert!((mine * 3..mine * 3 + 3).contains(&before), "{before} pickets before my number {mine}");
            take_turn(&marianne, 3).await?;
        }
        marianne.wait_for(&hook("result")).await?;
        assert_eq!(pickets(&marianne).await?, 30);
        let wide = marianne.eval("return document.documentElement.scrollWidth <= window.innerWidth").await?;
        assert_eq!(wide, true, "nothing sticks out sideways on a phone");
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_server_that_goes_away_and_comes_back_is_noticed_and_forgiven() {
    let folder = Folder::new("browser-reconnect");
    let server = Serving::start(folder.path(), 0);
    let addr = server.addr;
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let link = invite(&marianne, addr, "Marianne").await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        pick(by_turn([&marianne, &gavroche]).await?[0], 0).await?;
        until_pickets(&marianne, 1).await?;
        server.kill();
        marianne.wait_for(&hook("reconnecting")).await?;
        let again = Serving::start_at(&addr.to_string(), folder.path(), 0);
        for browser in [&marianne, &gavroche] {
            browser.wait_until_gone(&hook("reconnecting")).await?;
        }
        pick(by_turn([&marianne, &gavroche]).await?[0], 0).await?;
        for browser in [&marianne, &gavroche] {
            until_pickets(browser, 2).await?;
        }
        assert!(again.stop());
        Ok(())
    });
}

#[test]
fn a_page_of_another_version_asks_to_be_loaded_again() {
    let folder = Folder::new("browser-version");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let link = invite(&marianne, server.addr, "Marianne").await?;
        // From now on the page speaks as one from the future would.
        let protocol = wire::PROTOCOL;
        let script = format!(
            "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {{ \
             return send.call(this, text.replace('\"protocol\":{protocol}', '\"protocol\":{}')) }}",
            protocol + 1
        );
        marianne.before_every_page(&script).await?;
        marianne.goto(&link).await?;
        marianne.wait_for(&hook("new-version")).await?;
        marianne.wait_for(&hook("reload")).await?;
        Ok(())
    });
}

#[test]
fn the_rules_and_the_home_page_speak_both_languages() {
    let folder = Folder::new("browser-rules");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/rules/gardez-la-ligne#G9", server.addr)).await?;
        let french = marianne.text(&hook("clause-G9")).await?;
        marianne.click(&hook("lang-en")).await?;
        marianne.wait_until("document.documentElement.lang === 'en'").await?;
        let english = marianne.text(&hook("clause-G9")).await?;
        assert_ne!(french, english);
        marianne.goto(&format!("http://{}/", server.addr)).await?;
        marianne.wait_for(&hook("game-gardez-la-ligne")).await?;
        marianne.wait_until("document.documentElement.lang === 'en'").await?;
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

/// Prints it; how soon depends on the machine and on what else it does.
#[test]
fn a_move_is_soon_seen_in_the_other_browser() {
    let folder = Folder::new("browser-soon");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        let link = invite(&marianne, server.addr, "Marianne").await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("frame")).await?;
            open_moves(browser).await?;
            browser.wait_for(&hook("log")).await?;
            // Milliseconds by the clock that both share: of the press here, and of what then changed there.
            let watch = "const now = () => performance.timeOrigin + performance.now(); window.seen = []; \
                         document.addEventListener('click', () => { window.pressed = now() }, true); \
                         new MutationObserver(() => window.seen.push(now())) \
                         .observe(document.querySelector('[data-test=log]'), {childList: true, subtree: true})";
            browser.eval(watch).await?;
        }
        let mut waits = Vec::new();
        for picket in 0..20 {
            let [player, other] = by_turn([&marianne, &gavroche]).await?;
            // Nobody answers before having seen what there is to choose.
            let drawn =
                "['.choices button', '[data-free]'].map(all => document.querySelectorAll(all).length)";
            player.wait_until(&format!("new Set({drawn}).size === 1")).await?;
            pick(player, 0).await?;
            until_pickets(other, picket + 1).await?;
            let pressed = player.eval("return window.pressed").await?;
            let wait = format!("return window.seen.find(then => then > {pressed}) - {pressed}");
            waits.extend(other.eval(&wait).await?.as_f64());
        }
        waits.sort_by(f64::total_cmp);
        assert_eq!(waits.len(), 20, "every move was seen");
        println!(
            "a move is seen in the other browser after {:.0} ms (the slowest of 20: {:.0})",
            waits[10], waits[19]
        );
        Ok(())
    });
}
