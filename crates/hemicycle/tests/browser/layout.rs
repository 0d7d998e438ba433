//! How the page of a table is laid out: nothing lies on anything else, and trouble is said at once.

use crate::common::page::{
    choose, choose_any, fits, fold, hook, make_table, make_table_of, played, take_turn,
};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};

/// The parts of a table, by pairs that lie on each other.
const OVERLAPS: &str = "const parts = [...document.querySelectorAll('.table-board, .table-choices, .table-sheet, \
                        .table-log, .table-talk, .talk-panel, .rules-panel')].filter(part => part.checkVisibility({visibilityProperty: true})).map(part => [part.className, part.getBoundingClientRect()]); \
                        const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 \
                        && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
                        return parts.flatMap(([name, box], i) => parts.slice(i + 1) \
                        .filter(([, other]) => meet(box, other)).map(([other]) => `${name} on ${other}`))";

/// The free stations whose middle something else would catch.
const BURIED: &str = "const field = document.querySelector('.viewport').getBoundingClientRect(); \
                      return [...document.querySelectorAll('.station[data-free]')].filter(station => { \
                      const box = station.getBoundingClientRect(); \
                      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; \
                      const inside = x > field.left + 60 && x < field.right && y > field.top && y < field.bottom \
                      && y < window.innerHeight; \
                      return inside && document.elementFromPoint(x, y)?.closest('.station') !== station \
                      }).map(station => station.getAttribute('aria-label'))";

async fn nothing(browser: &Browser, script: &str) -> Result<(), BrowserError> {
    assert_eq!(browser.eval(script).await?, serde_json::json!([]));
    Ok(())
}

#[test]
fn no_part_of_a_table_lies_on_another() {
    let folder = Folder::new("layout");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for (width, height) in [(1280, 900), (1920, 1080), (800, 1000), (360, 740)] {
            let browser = driver.open(width, height, false, "fr-FR").await?;
            make_table(&browser, &format!("http://{}", server.addr), "Marianne", &["greedy", "greedy"])
                .await?;
            take_turn(&browser, 0).await?;
            // In a narrow window the dock is a sheet that is drawn up over the board; put down it lies below it.
            fold(&browser).await?;
            nothing(&browser, OVERLAPS).await?;
            fits(&browser).await?;
            // The page's own classes paint nothing in a game's drawing.
            let painted = "return [...new Set([...document.querySelectorAll('.gll-sheet .badge')] \
                           .map(badge => getComputedStyle(badge).backgroundColor))]";
            assert_eq!(browser.eval(painted).await?, serde_json::json!(["rgba(0, 0, 0, 0)"]));
            if width >= 1280 {
                browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
                nothing(&browser, BURIED).await?;
                // The rules open beside the table, not over it, and the bar over it stays one row.
                browser.click(&hook("rules-button")).await?;
                browser.wait_for(&hook("rules-panel")).await?;
                let row = "return document.querySelector('.bar').getBoundingClientRect().height < 60";
                assert_eq!(browser.eval(row).await?, true, "the bar is more than a row at {width}");
                nothing(&browser, OVERLAPS).await?;
                fits(&browser).await?;
                // So does the talk, in their place.
                browser.click(&hook("talk-button")).await?;
                browser.wait_for(&hook("talk")).await?;
                browser.wait_until_gone(&hook("rules-panel")).await?;
                nothing(&browser, OVERLAPS).await?;
                fits(&browser).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn on_a_phone_the_bar_is_one_row_and_what_is_said_keeps_to_it() {
    let folder = Folder::new("layout-bar");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, false, "fr-FR").await?;
        make_table(&phone, &format!("http://{}", server.addr), "Marianne", &["greedy", "greedy"]).await?;
        take_turn(&phone, 0).await?;
        phone.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        let bar = "document.querySelector('.bar')";
        let row = format!(
            "return {bar}.getBoundingClientRect().height < 60 && {bar}.scrollWidth <= {bar}.clientWidth"
        );
        assert_eq!(phone.eval(&row).await?, true, "the bar is more than a row");
        // Signs have words for those who hear the page.
        let words = format!(
            "return [...{bar}.querySelectorAll('button')].every(button => (button.textContent.trim() || button.ariaLabel || '').length > 2)"
        );
        assert_eq!(phone.eval(&words).await?, true);
        // A word is said under the bar, over the board's upper edge, and what puts it away stands beside it.
        phone.click(&hook("hint")).await?;
        phone.wait_for(&hook("hint-text")).await?;
        let over = format!(
            "const box = part => document.querySelector(part).getBoundingClientRect(); const said = '{}'; \
             const [text, close] = [box(said + ' span'), box(said + ' button')]; \
             return box(said).top >= box('.bar').bottom && box(said).bottom < innerHeight / 2 && close.left >= text.right \
             && close.top < text.bottom && text.top < close.bottom",
            hook("hint-text")
        );
        assert_eq!(phone.eval(&over).await?, true);
        // A refusal is said at the lower edge, under the thumb, where it covers neither seats nor scores nor the bar.
        let taken = "document.querySelector('.station[data-union]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        phone.eval(taken).await?;
        phone.wait_for(&hook("refusal")).await?;
        let hangs = format!(
            "const said = document.querySelector('{}').getBoundingClientRect(); \
             const covers = [...document.querySelectorAll('.bar, .seats > li, .main-actions')] \
                 .map(part => part.getBoundingClientRect()).some(part => part.bottom > said.top + 1 && part.top < said.bottom - 1); \
             return {bar}.getBoundingClientRect().top >= 0 && said.top > innerHeight / 2 && said.bottom <= innerHeight && !covers",
            hook("refusal")
        );
        assert_eq!(phone.eval(&hangs).await?, true);
        // One thing is said at a time, and each can be put away.
        phone.click(&hook("hint")).await?;
        phone.wait_for(&hook("hint-text")).await?;
        phone.wait_until_gone(&hook("refusal")).await?;
        phone.eval(taken).await?;
        phone.wait_for(&hook("refusal")).await?;
        phone.wait_until_gone(&hook("hint-text")).await?;
        assert_eq!(
            phone.count("[data-test=choices] [data-advised]").await?,
            1,
            "what was advised stays marked"
        );
        phone.click(&format!("{} button", hook("refusal"))).await?;
        phone.wait_until_gone(&hook("refusal")).await?;
        phone.click(&hook("hint")).await?;
        phone.click(&format!("{} button", hook("hint-text"))).await?;
        phone.wait_until_gone(&hook("hint-text")).await
    });
}

#[test]
fn what_is_said_does_not_move_the_board() {
    let folder = Folder::new("layout-still");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&browser, &format!("http://{}", server.addr), "Marianne", &["greedy"]).await?;
        take_turn(&browser, 0).await?;
        browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        let top = "return document.querySelector('.map').getBoundingClientRect().top";
        let before = browser.eval(top).await?;
        // Nor do the signs of the bar move, whatever comes and goes there.
        let book = "return document.querySelector('[data-test=rules-button]').getBoundingClientRect().left";
        let place = browser.eval(book).await?;
        // A refusal, advice, and a line that is down: each is said over the page.
        let taken = "document.querySelector('.station[data-union]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        browser.eval(taken).await?;
        browser.wait_for(&hook("refusal")).await?;
        assert_eq!(browser.eval(top).await?, before, "a refusal moved the map");
        browser.click(&hook("hint")).await?;
        browser.wait_for(&hook("hint-text")).await?;
        assert_eq!(browser.eval(top).await?, before, "advice moved the map");
        take_turn(&browser, 0).await?;
        assert_eq!(browser.eval(book).await?, place, "a sign of the bar moved");
        server.kill();
        browser.wait_for(&hook("reconnecting")).await?;
        assert_eq!(browser.eval(top).await?, before, "the banner moved the map");
        // What cannot be sent is said too.
        let free = "document.querySelector('.station:not([data-union])').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        browser.eval(free).await?;
        browser.wait_for(&hook("not-sent")).await?;
        Ok(())
    });
}

#[test]
fn whose_turn_it_is_does_not_move_the_board() {
    let folder = Folder::new("layout-turns");
    // The bots take their time, so that each of them is seen to be awaited.
    let server = Serving::start(folder.path(), 120);
    played(async {
        let driver = Driver::start()?;
        for (width, others) in [(1280, 2), (1280, 5), (1920, 4), (800, 2), (360, 2)] {
            let browser = driver.open(width, 900, false, "fr-FR").await?;
            let base = format!("http://{}", server.addr);
            make_table(&browser, &base, "Marianne", &vec!["greedy"; others]).await?;
            browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
            let watch = "const top = () => document.querySelector('.map').getBoundingClientRect().top + scrollY; \
                         window.tops = new Set([top()]); window.turns = new Set(); \
                         new MutationObserver(() => { window.tops.add(top()); \
                         window.turns.add(document.querySelector('.seats [data-turn]')?.dataset.test) }) \
                         .observe(document.querySelector('.frame'), {childList: true, subtree: true, attributes: true})";
            browser.eval(watch).await?;
            for turn in 0..3 {
                take_turn(&browser, turn).await?;
            }
            browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
            assert!(browser.eval("return window.turns.size").await?.as_u64() > Some(1), "one played alone");
            let tops = browser.eval("return [...window.tops]").await?;
            assert_eq!(tops.as_array().map(Vec::len), Some(1), "the map was at {tops} at {width}");
        }
        Ok(())
    });
}

#[test]
fn a_long_name_does_not_widen_a_phone() {
    let folder = Folder::new("layout-long-name");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, false, "fr-FR").await?;
        let base = format!("http://{}", server.addr);
        for name in ["Une très longue union des cheminots unis", "Unionsyndicaledescheminotsdefrance"] {
            make_table(&phone, &base, name, &["greedy"]).await?;
            phone.wait_for(&hook("turn")).await?;
            fits(&phone).await?;
        }
        Ok(())
    });
}

#[test]
fn a_server_that_does_not_answer_is_told_to_whoever_comes_to_a_table() {
    let folder = Folder::new("layout-unreachable");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let late = driver.open(360, 740, false, "en-GB").await?;
        late.goto(&format!("http://{}/", server.addr)).await?;
        late.wait_until("navigator.serviceWorker.controller !== null").await?;
        // Whoever was at a table once has kept what a table needs.
        late.goto(&format!("http://{}/play/gardez-la-ligne", server.addr)).await?;
        late.wait_for(&hook("board")).await?;
        let addr = server.addr;
        server.kill();
        late.goto(&format!("http://{addr}/t/abcdefgh")).await?;
        late.wait_for_text(&hook("unreachable"), "does not answer").await?;
        assert_eq!(late.count("main a[href=\"/\"]").await?, 1, "there is a way back");
        Ok(())
    });
}

#[test]
fn a_seat_that_nobody_has_cannot_be_chosen_to_begin() {
    let folder = Folder::new("layout-starter");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let host = driver.open(1280, 900, false, "fr-FR").await?;
        host.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        let offered = format!("{} option:not(:disabled)", hook("option-starter"));
        // The draw, and one for each player.
        for players in [2, 6, 3] {
            choose(&host, "seats", &players.to_string()).await?;
            host.wait_until(&format!("document.querySelectorAll('{offered}').length === {players} + 1"))
                .await?;
        }
        Ok(())
    });
}

#[test]
fn nothing_moves_for_those_who_want_nothing_to_move() {
    let folder = Folder::new("layout-motion");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let base = format!("http://{}", server.addr);
        let moving = "document.getAnimations().length";
        let lively = driver.open(1280, 900, false, "fr-FR").await?;
        let watched =
            format!("window.most = 0; setInterval(() => window.most = Math.max(window.most, {moving}), 5)");
        lively.before_every_page(&watched).await?;
        make_table(&lively, &base, "Marianne", &["greedy"]).await?;
        take_turn(&lively, 0).await?;
        lively.wait_until("window.most > 0").await?;

        let calm = driver.open(1280, 900, false, "fr-FR").await?;
        calm.without_motion().await?;
        calm.before_every_page(&watched).await?;
        make_table(&calm, &base, "Gavroche", &["greedy"]).await?;
        for turn in 0..3 {
            take_turn(&calm, turn).await?;
        }
        assert_eq!(calm.eval("return window.most").await?, 0, "something moved");
        Ok(())
    });
}

/// A window of 1280 enlarged to 200 % is one of 640; one of 320 is what WCAG asks of text that reflows.
#[test]
fn every_page_fits_when_it_is_enlarged() {
    let folder = Folder::new("layout-zoom");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        for width in [640, 320] {
            let browser = driver.open(width, 450, false, "fr-FR").await?;
            for (game, clause) in
                [("gardez-la-ligne", "G9"), ("minister", "M42"), ("politico", "A41"), ("president", "P42")]
            {
                let pages = [
                    ("/".to_owned(), format!("game-{game}")),
                    (format!("/new/{game}"), "make-table".into()),
                    (format!("/rules/{game}#{clause}"), format!("clause-{clause}")),
                    (format!("/learn/{game}"), "lesson".into()),
                ];
                for (path, sign) in pages {
                    browser.goto(&format!("{base}{path}")).await?;
                    browser.wait_for(&hook(&sign)).await?;
                    fits(&browser).await?;
                    if path.contains('#') {
                        browser.wait_until("window.scrollY > 100").await?;
                    }
                }
                make_table_of(&browser, &base, game, "Marianne", &["greedy", "greedy"]).await?;
                for choice in 0..4 {
                    choose_any(&browser, choice).await?;
                }
                fits(&browser).await?;
                fold(&browser).await?;
                nothing(&browser, OVERLAPS).await?;
            }
        }
        Ok(())
    });
}
