//! Coming back, in real browsers: where one is awaited, what one missed, and one's seats on another device.

use crate::common::page::{by_turn, hook, make_table, open_tab, played, sit_down, take_turn};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};

const ICON: &str = "document.querySelector('link[rel=icon]').getAttribute('href')";

/// A table for two, both seated; its address.
async fn table_for(marianne: &Browser, gavroche: &Browser, base: &str) -> Result<String, BrowserError> {
    make_table(marianne, base, "Marianne", &["open"]).await?;
    marianne.wait_for(&hook("invite-link")).await?;
    let link = marianne.url().await?;
    sit_down(gavroche, &link, "Gavroche").await?;
    for browser in [marianne, gavroche] {
        browser.wait_for(&hook("turn")).await?;
    }
    Ok(link)
}

#[test]
fn the_way_leads_to_the_table_that_waits_and_tells_what_was_missed() {
    let folder = Folder::new("coming-back");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "en-GB").await?;
        let link = table_for(&marianne, &gavroche, &base).await?;
        let [first, second] = by_turn([&marianne, &gavroche]).await?;
        // The icon says whose turn it is, as the title does.
        first.wait_until(&format!("{ICON} === '/favicon-turn.svg'")).await?;
        second.wait_until(&format!("{ICON} === '/favicon.svg'")).await?;

        // The second goes home meanwhile, and is awaited there once the first has played.
        second.goto(&base).await?;
        second.wait_for(&hook("status-waiting")).await?;
        assert_eq!(second.count(&hook("next-table")).await?, 0);
        take_turn(first, 0).await?;
        // Told there without being asked, in the title and by the icon too.
        second.wait_for(&hook("status-awaited")).await?;
        second.wait_until(&format!("{ICON} === '/favicon-turn.svg'")).await?;
        second.wait_until("document.title.startsWith('●')").await?;
        second.click(&hook("next-table")).await?;
        second.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        assert_eq!(second.url().await?, link);
        // What happened meanwhile stands over the log, in the reader's own language; once seen it does not come again.
        let missed = second.text(&hook("catch-up")).await?;
        assert!(missed.lines().count() >= 2, "{missed}");
        second.click(&hook("catch-up-close")).await?;
        second.wait_until_gone(&hook("catch-up")).await?;
        second.reload().await?;
        second.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        assert_eq!(second.count(&hook("catch-up")).await?, 0);

        // At another table, the way to the one that waits is offered too.
        make_table(second, &base, "Victor", &["open"]).await?;
        second.wait_for(&hook("next-table")).await?;
        for browser in [first, second] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn a_bell_rings_when_it_is_my_turn_until_i_mute_it() {
    let folder = Folder::new("coming-back-bell");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        // The bell is known by its first note.
        marianne
            .before_every_page(
                "window.bells = 0; const set = AudioParam.prototype.setValueAtTime; \
                 AudioParam.prototype.setValueAtTime = function (value, when) { \
                 if (Math.abs(value - 587.3) < 0.1) window.bells++; return set.call(this, value, when) }",
            )
            .await?;
        let my_turn = format!("{}[data-mine]", hook("turn"));
        make_table(&marianne, &base, "Marianne", &["greedy"]).await?;
        marianne.wait_for(&my_turn).await?;
        assert_eq!(marianne.eval("return window.bells").await?, 0, "nothing sounds before the first press");
        take_turn(&marianne, 0).await?;
        marianne.wait_until("window.bells === 1").await?;
        marianne.click(&hook("sound")).await?;
        take_turn(&marianne, 1).await?;
        marianne.wait_for(&my_turn).await?;
        marianne.reload().await?;
        take_turn(&marianne, 2).await?;
        marianne.wait_for(&my_turn).await?;
        assert_eq!(marianne.eval("return window.bells").await?, 0, "it stays muted");
        marianne.click(&hook("sound")).await?;
        marianne.wait_until("window.bells === 1").await?;
        Ok(())
    });
}

#[test]
fn whoever_loads_the_page_anew_still_sees_what_the_others_did_since_their_move() {
    let folder = Folder::new("coming-back-traces");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&marianne, &base, "Marianne", &["greedy", "greedy"]).await?;
        take_turn(&marianne, 0).await?;
        marianne.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        let traces = ".gll-recent > li:nth-child(2)";
        marianne.wait_for(traces).await?;
        let told = marianne.text(".gll-recent").await?;
        marianne.reload().await?;
        marianne.wait_for(traces).await?;
        assert_eq!(marianne.text(".gll-recent").await?, told);
        Ok(())
    });
}

#[test]
fn all_seats_go_to_another_device_and_finished_games_show_their_result() {
    let folder = Folder::new("coming-back-carry");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let desk = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&desk, &base, "Marianne", &["greedy"]).await?;
        for turn in 0..12 {
            take_turn(&desk, turn).await?;
        }
        desk.wait_for(&hook("result")).await?;
        // Whoever won reads of themselves as "you", there as here.
        let is_won = desk.text(&hook("result")).await?.contains("Vous l’emportez");
        make_table(&desk, &base, "Marianne", &["greedy"]).await?;
        desk.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        desk.goto(&base).await?;
        desk.wait_for_text(&hook("my-games"), if is_won { "Vous avez gagné" } else { "Victoire" }).await?;
        desk.wait_for_text(&hook("status-over"), "Vous").await?;
        desk.wait_for(&format!("{} {}", hook("my-tables"), hook("status-awaited"))).await?;
        assert_eq!(desk.count(&hook("transfer-link")).await?, 0, "it is hidden until it is asked for");
        desk.click(&format!("{} > summary", hook("transfer"))).await?;
        desk.wait_for(&hook("transfer-qr")).await?;
        let link = desk.eval("return document.querySelector('[data-test=\"transfer-link\"]').value").await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        assert!(link.contains("/#carry="), "the secrets are in the fragment, which no server sees");

        let phone = driver.open(360, 740, false, "en-GB").await?;
        phone.goto(&link).await?;
        phone.wait_for_text(&hook("transferred"), "2 seats are here now").await?;
        assert!(!phone.url().await?.contains("carry"), "it is out of the address bar");
        phone.wait_for(&hook("status-over")).await?;
        phone.click(&hook("next-table")).await?;
        take_turn(&phone, 3).await?;
        assert_eq!(phone.count(&hook("watching")).await?, 0, "it plays the seat");

        // By a file as well; what is here already is not taken twice.
        let files = Folder::new("coming-back-files");
        let file = files.path().join("tables.txt");
        let seats = link.split("#carry=").nth(1).unwrap().replace(',', "\n");
        std::fs::write(&file, format!("{seats}\nabcdefghjkmn.{}", "0".repeat(32))).unwrap();
        phone.goto(&base).await?;
        phone.click(&format!("{} > summary", hook("transfer-here"))).await?;
        phone.choose_file(&hook("transfer-file"), &file).await?;
        let said = phone.wait_for_text(&hook("transferred"), "No seat is new here").await?;
        assert!(said.contains("1 seat no longer exists"), "{said}");
        std::fs::write(&file, "nothing of the kind").unwrap();
        phone.choose_file(&hook("transfer-file"), &file).await?;
        phone.wait_for_text(".problem", "no seats in this file").await?;
        for browser in [&desk, &phone] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn a_screen_for_all_shows_the_public_board_and_a_code_and_plays_nobody() {
    let folder = Folder::new("coming-back-display");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&marianne, &base, "Marianne", &["greedy"]).await?;
        take_turn(&marianne, 0).await?;
        open_tab(&marianne, "table").await?;
        marianne.wait_for(&hook("display-link")).await?;
        let address = marianne.eval("return document.querySelector('[data-test=display-link]').href").await?;
        // The same browser, which holds the seat.
        marianne.goto(address.as_str().unwrap()).await?;
        marianne.wait_for(&hook("display-qr")).await?;
        marianne.wait_for(&hook("turn")).await?;
        for seats_own in ["choices", "undo", "hint", "take-seat", "talk"] {
            assert_eq!(marianne.count(&hook(seats_own)).await?, 0, "{seats_own}");
        }
        assert_eq!(marianne.count(&format!("{}[data-mine]", hook("turn"))).await?, 0);
        assert!(marianne.count("[data-test^=\"station-\"]").await? > 50, "the board is there");
        Ok(())
    });
}

#[test]
fn a_network_that_is_lost_is_noticed_within_eight_seconds_and_the_game_goes_on_when_it_is_back() {
    let folder = Folder::new("lost-network");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        make_table(&marianne, &format!("http://{}", server.addr), "Marianne", &["greedy"]).await?;
        take_turn(&marianne, 0).await?;
        marianne.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        // When it was noticed, by the page's own clock.
        let watch = "window.lost = performance.now(); window.noticed = null; \
                     new MutationObserver(() => { \
                         if (document.querySelector('[data-test=reconnecting]')) window.noticed ??= performance.now() \
                     }).observe(document.body, {childList: true, subtree: true})";
        marianne.eval(watch).await?;
        server.freeze(true);
        marianne.wait_for(&hook("reconnecting")).await?;
        server.freeze(false);
        let took = marianne.eval("return window.noticed - window.lost").await?;
        assert!(took.as_f64().unwrap() < 8000.0, "{took} ms");
        marianne.wait_until_gone(&hook("reconnecting")).await?;
        take_turn(&marianne, 1).await
    });
}
