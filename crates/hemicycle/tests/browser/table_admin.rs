//! The life of a table as people see it: clocks, absent players, taking back by consent, the host, and a rematch.

use crate::common::page::{by_turn, choose, hook, open_tab, pick, played, sit_down, until_pickets};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};
use serde_json::json;
use std::net::SocketAddr;
use wire::http::Seated;

/// Fills in the form for a table of two, the second seat free, timed and held as wished; gives its address.
async fn open_table(
    browser: &Browser,
    addr: SocketAddr,
    clock: &str,
    held: bool,
) -> Result<String, BrowserError> {
    browser.goto(&format!("http://{addr}/new/gardez-la-ligne")).await?;
    browser.write(&hook("name"), "Marianne").await?;
    choose(browser, "seats", "2").await?;
    choose(browser, "seat-2", "open").await?;
    choose(browser, "clock", clock).await?;
    if held {
        browser.click(&hook("make-more")).await?;
        browser.click(&hook("held")).await?;
    }
    browser.click(&hook("make-table")).await?;
    browser.wait_for(&hook("invite-link")).await?;
    let link = browser.eval("return document.querySelector('[data-test=\"invite-link\"]').value").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_clock_of_ones_own_is_told_before_the_game() {
    let folder = Folder::new("life-own-clock");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, true, "fr-FR").await?;
        marianne.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        choose(&marianne, "seats", "2").await?;
        choose(&marianne, "seat-2", "open").await?;
        choose(&marianne, "clock", "own").await?;
        marianne.write(&hook("clock-own-minutes"), "7").await?;
        marianne.write(&hook("clock-own-decision"), "45").await?;
        marianne.click(&hook("make-table")).await?;
        open_tab(&marianne, "table").await?;
        let said = marianne.wait_for_text(&hook("time-control"), "7:00 chacun").await?;
        assert!(said.contains("10 secondes par décision") && said.contains("au plus 45 secondes"), "{said}");
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

/// Two people at a table on which the game is on. The first whose turn it is comes first.
async fn both<'b>(
    marianne: &'b Browser,
    gavroche: &'b Browser,
    addr: SocketAddr,
    clock: &str,
) -> Result<[&'b Browser; 2], BrowserError> {
    let link = open_table(marianne, addr, clock, false).await?;
    sit_down(gavroche, &link, "Gavroche").await?;
    for browser in [marianne, gavroche] {
        browser.wait_for(&hook("turn")).await?;
    }
    by_turn([marianne, gavroche]).await
}

#[test]
fn clocks_stand_beside_the_seats_and_little_time_is_announced() {
    let folder = Folder::new("life-clocks");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(360, 740, false, "en-GB").await?;
        let [first, second] = both(&marianne, &gavroche, server.addr, "live-5").await?;
        for browser in [first, second] {
            browser.wait_for("[data-test^=clock-][data-running]").await?;
            assert_eq!(browser.count("[data-test^=clock-][data-running]").await?, 1, "one thinks at a time");
            assert_eq!(browser.count("[data-test^=clock-]").await?, 2);
        }
        // How the table is timed is written where its rules are.
        open_tab(&marianne, "table").await?;
        marianne
            .wait_until(
                "document.querySelector('[data-test=time-control]').textContent.includes('5 minutes chacun')",
            )
            .await?;
        // It runs on the page without anything being sent.
        let time = "document.querySelector('[data-test^=clock-][data-running]').textContent";
        let before = second.eval(&format!("return {time}")).await?;
        second.wait_until(&format!("{time} !== {before}")).await?;

        // A table with five seconds for everything: they are low from the start, and then the clock plays.
        let table_request = json!({"game": "gardez-la-ligne", "seats": ["human", "open"], "name": "Marianne",
            "clock": {"live": {"seconds": 5}}});
        let request = serde_json::from_value(table_request).unwrap();
        let seated: Seated = test_client::make_table(server.addr, &request).await.unwrap();
        let link = format!("http://{}/t/{}", server.addr, seated.table);
        sit_down(&gavroche, &link, "Gavroche").await?;
        gavroche.wait_for(&hook("frame")).await?;
        open_tab(&gavroche, "log").await?;
        gavroche.wait_for(&hook("log")).await?;
        gavroche
            .wait_until("document.querySelector('[data-test=log]').textContent.includes('Time ran out')")
            .await?;
        gavroche.wait_for(&format!("{}, {}", hook("low-time"), hook("result"))).await?;
        gavroche.wait_for(&hook("result")).await?;
        assert_eq!(gavroche.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn what_was_answered_is_taken_back_when_the_other_agrees() {
    let folder = Folder::new("life-consent");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "en-GB").await?;
        let [first, second] = both(&marianne, &gavroche, server.addr, "none").await?;
        pick(first, 0).await?;
        until_pickets(second, 1).await?;
        assert_eq!(second.count(&hook("ask-undo")).await?, 0, "there is nothing to take back yet");
        pick(second, 0).await?;
        until_pickets(first, 2).await?;
        // The other has answered: it can no longer be taken back alone.
        first.wait_until_gone(&hook("undo")).await?;
        first.click(&hook("ask-undo")).await?;
        second.click(&hook("vote-nay")).await?;
        first.wait_for(&hook("vote-ended")).await?;
        until_pickets(first, 2).await?;
        first.click(&hook("ask-undo")).await?;
        second.click(&hook("vote-aye")).await?;
        for browser in [first, second] {
            until_pickets(browser, 0).await?;
            browser.wait_until_gone(&hook("ask-undo")).await?;
        }
        for browser in [first, second] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn one_who_vanishes_is_stood_in_for_and_has_the_seat_back_on_return() {
    let folder = Folder::new("life-absent");
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &["--grace", "1"]);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        let [first, second] = both(&marianne, &gavroche, server.addr, "live-60").await?;
        let address = first.eval("return location.href").await?;
        first.goto(&format!("http://{}/", server.addr)).await?;
        // One line tells of it, and what can be done about it is behind that line.
        let absent = hook("absences");
        let absent = absent.as_str();
        second.wait_for(absent).await?;
        let height = format!("document.querySelector('{absent}').getBoundingClientRect().height < 60");
        second.wait_until(&height).await?;
        second.click(&format!("{absent} summary")).await?;
        let terms = second.text(&hook("vote-terms")).await?;
        assert!(terms.contains("Qui ne répond pas refuse"), "{terms}");
        second.click("[data-test^=stand-in-][data-test$=random]").await?;
        // The bot plays, and the log says that it was a bot.
        until_pickets(second, 1).await?;
        open_tab(second, "log").await?;
        second.wait_until("document.querySelector('[data-test=log]').textContent.includes('Un robot joue au hasard en remplacement')").await?;
        first.goto(address.as_str().unwrap_or_default()).await?;
        second.wait_until_gone(absent).await?;
        pick(second, 0).await?;
        first.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        pick(first, 0).await?;
        until_pickets(second, 3).await?;

        // Giving up is asked twice.
        open_tab(first, "table").await?;
        first.click(&hook("concede")).await?;
        first.click(&hook("concede-yes")).await?;
        second
            .wait_until("document.querySelector('[data-test=log]').textContent.includes('abandonne')")
            .await?;
        // Nobody else is left: the other has won, and nobody is asked to play on.
        for browser in [first, second] {
            browser.wait_for(&format!("{} [data-place='1']", hook("result"))).await?;
            browser.wait_until_gone(&hook("choice-0")).await?;
        }
        assert_eq!(second.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_host_arranges_and_starts_and_all_play_again() {
    let folder = Folder::new("life-host");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        let link = open_table(&marianne, server.addr, "none", true).await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        gavroche.wait_for(&hook("leave")).await?;
        assert_eq!(gavroche.count(&hook("start")).await?, 0, "only the host starts");
        marianne.wait_for(&format!("{}:not(:disabled)", hook("start"))).await?;
        // A third seat, for a bot; and the host moves to the second.
        marianne.click(&format!("{} summary", hook("arranging"))).await?;
        marianne.click(&hook("add-seat")).await?;
        marianne.wait_for(&hook("seat-at-2")).await?;
        marianne.wait_for(&hook("occupant-2")).await?;
        marianne.wait_until("document.querySelector('[data-test=reconnecting]') === null").await?;
        choose(&marianne, "occupant-2", "random").await?;
        marianne
            .wait_until("document.querySelector('[data-test=\"seat-at-2\"]').textContent.includes('Robot 3')")
            .await?;
        gavroche.wait_for(&hook("seat-at-2")).await?;
        marianne.click(&format!("{}:not(:disabled)", hook("start"))).await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("turn")).await?;
        }

        // All agree to end it, and to begin again.
        open_tab(&marianne, "table").await?;
        marianne.click(&hook("propose-close")).await?;
        marianne.click(&hook("close-yes")).await?;
        // Wherever the other has scrolled, the question is in sight and in the title.
        gavroche.wait_until("document.title.includes('On vous pose une question')").await?;
        gavroche.eval("window.scrollTo(0, document.body.scrollHeight)").await?;
        let seen = format!(
            "(() => {{ const box = document.querySelector('{}').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }})()",
            hook("vote-aye")
        );
        gavroche.wait_until(&seen).await?;
        gavroche.click(&hook("vote-aye")).await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("closed")).await?;
            // Nobody is awaited, and the file and the dice are there as after any game.
            browser.wait_until_gone(&hook("choice-0")).await?;
            browser.wait_for(&format!("{} {}", hook("closed"), hook("save-file"))).await?;
            browser.wait_for(&format!("{} {}", hook("closed"), hook("check-dice"))).await?;
            assert_eq!(browser.count("[data-turn]").await?, 0);
            assert_eq!(browser.text(&hook("turn")).await?, "La partie est finie");
            // Nothing scrolls, so how it ended is in sight beside the board, and no way there is needed.
            let seen = "const box = document.querySelector('[data-test=closed]').getBoundingClientRect(); \
                        return box.top >= 0 && box.top < innerHeight && box.width > 0";
            assert_eq!(browser.eval(seen).await?, true);
            browser.wait_until_gone(&hook("see-result")).await?;
        }
        marianne.click(&hook("rematch")).await?;
        gavroche.click(&hook("rematch-follow")).await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("turn")).await?;
            browser
                .wait_until(
                    "document.querySelector('[data-test=\"seat-at-1\"]').textContent.includes('Marianne')",
                )
                .await?;
            assert_eq!(browser.count(&hook("watching")).await?, 0);
            // Both browsers have added to the new dice, and noted what they added.
            browser
                .wait_until(
                    "document.querySelector('[data-test=dice-added]').textContent.includes('2 personnes')",
                )
                .await?;
            browser
                .wait_until(
                    "JSON.parse(localStorage['dice/' + location.pathname.slice(3)]).added.length === 64",
                )
                .await?;
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn a_table_that_is_locked_asks_for_its_word() {
    let folder = Folder::new("life-locked");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(360, 740, false, "fr-FR").await?;
        let link = open_table(&marianne, server.addr, "none", true).await?;
        marianne.click(&format!("{} summary", hook("arranging"))).await?;
        marianne.write(&hook("word"), "Quorum").await?;
        marianne.click(&hook("apply-word")).await?;
        marianne.wait_for_text(&hook("lock-state"), "verrouillée").await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        gavroche.wait_for_text(&hook("problem"), "Demandez le mot").await?;
        gavroche.write(&hook("word"), "majorité").await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for_text(&hook("problem"), "pas le mot").await?;
        gavroche.write(&hook("word"), "quorum").await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for(&hook("leave")).await?;
        // Two people: no bot helps one of them against the other.
        marianne.click(&format!("{}:not(:disabled)", hook("start"))).await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("turn")).await?;
            assert_eq!(browser.count(&hook("hint")).await?, 0);
        }
        Ok(())
    });
}
