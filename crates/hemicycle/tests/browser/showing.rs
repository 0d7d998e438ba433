//! How what the others did is shown: at the speed one wants, once more, sentence by sentence; and what is always at hand, the
//! sheet of a phone and the help for the keyboard.

use crate::common::page::{choose_any, fold, hook, make_table, make_table_of, played, set};
use crate::common::{Folder, Serving};
use crate::frame::in_sight;
use chromium::{Browser, BrowserError, Driver, Key};

const MINE: &str = "[data-test=turn][data-mine]";
const NUMBER: &str = "+document.querySelector('.frame').dataset.number";

/// Notes when each number comes on screen, and every sentence that the bar says of it.
const NOTE: &str = "window.steps = []; window.told = []; new MutationObserver(() => { \
    const number = +document.querySelector('.frame').dataset.number, asked = document.querySelector('.asked').textContent; \
    if (window.steps.at(-1)?.[0] !== number) window.steps.push([number, performance.now()]); \
    if (window.told.at(-1) !== asked) window.told.push(asked); \
    }).observe(document.querySelector('.frame'), {subtree: true, childList: true, characterData: true, attributes: true})";

/// The shortest time that a number was on screen after one's own move, in milliseconds.
const SHORTEST: &str =
    "return Math.min(...window.steps.slice(2).map(([, at], index) => at - window.steps[index + 1][1]))";

/// Makes a move at a table with two bots, and waits until it is one's turn again.
async fn go_round(browser: &Browser) -> Result<(), BrowserError> {
    browser.wait_for(MINE).await?;
    browser.eval(NOTE).await?;
    choose_any(browser, 3).await?;
    browser.wait_for(MINE).await.map(drop)
}

#[test]
fn what_the_others_did_is_seen_as_fast_as_one_wants() {
    let folder = Folder::new("showing-speeds");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 800, false, "fr-FR").await?;
        let base = format!("http://{}", server.addr);
        make_table(&browser, &base, "Marianne", &["greedy", "greedy"]).await?;
        browser.wait_for(MINE).await?;
        set(&browser, &["bot-speed-slow"]).await?;
        go_round(&browser).await?;
        let slow = browser.eval(SHORTEST).await?.as_f64().unwrap_or_default();
        assert!(slow > 700.0, "{slow} ms are no time to think about a move");
        let told = browser.eval("return window.told.length").await?.as_u64().unwrap_or_default();
        let steps = browser.eval("return window.steps.length").await?.as_u64().unwrap_or_default();
        assert!(told >= steps, "the bar says something of every step");
        set(&browser, &["bot-speed-instant"]).await?;
        go_round(&browser).await?;
        let took = "return window.steps.at(-1)[1] - window.steps[0][1]";
        let took = browser.eval(took).await?.as_f64().unwrap_or_default();
        assert!(took < slow, "nobody waited, and it took {took} ms");
        Ok(())
    });
}

#[test]
fn what_the_others_did_can_be_seen_again() {
    let folder = Folder::new("showing-again");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 800, false, "fr-FR").await?;
        let base = format!("http://{}", server.addr);
        make_table(&browser, &base, "Marianne", &["greedy", "greedy"]).await?;
        go_round(&browser).await?;
        let again = format!("{}:not(:disabled)", hook("show-again"));
        browser.wait_for(&again).await?;
        let last = browser.eval(&format!("return {NUMBER}")).await?;
        let prompt = browser.text(".asked").await?;
        fold(&browser).await?;
        browser.press('r').await?;
        browser.wait_until(&format!("{NUMBER} < {last}")).await?;
        browser.wait_until(&format!("{NUMBER} === {last}")).await?;
        browser.wait_for_text(".asked", &prompt).await?;
        // By its button too; Space leads to the end at once, and does nothing else.
        browser.click(&again).await?;
        browser.wait_until(&format!("{NUMBER} < {last}")).await?;
        browser.press(' ').await?;
        browser.wait_until(&format!("{NUMBER} === {last}")).await?;
        assert_eq!(browser.count(MINE).await?, 1, "it is still one's own turn");
        // A station that was clicked keeps the keyboard, and a name may begin with an M; the button says what the key does.
        let click = "const station = document.querySelector('[data-test^=\"station-\"][data-union]'); \
                     station.focus(); \
                     station.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerId: 1}))";
        browser.eval(click).await?;
        browser.press('m').await?;
        browser.wait_for(&hook("choices")).await.map(drop)
    });
}

#[test]
fn the_sheet_of_a_phone_has_three_heights_and_hides_no_action() {
    let folder = Folder::new("showing-sheet");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, true, "fr-FR").await?;
        phone.before_every_page("try { sessionStorage.removeItem('keyboard') } catch {}").await?;
        let base = format!("http://{}", server.addr);
        make_table_of(&phone, &base, "president", "Marianne", &["greedy", "greedy"]).await?;
        phone.wait_for(&hook("main-action")).await?;
        fold(&phone).await?;
        let board = "const {x, y, width, height} = document.querySelector('.table-board').getBoundingClientRect(); \
                     return [x, y, width, height].join()";
        let before = phone.eval(board).await?;
        let mut heights = Vec::new();
        for height in ["peek", "half", "full"] {
            phone.wait_for(&format!(".frame[data-sheet={height}]")).await?;
            // Once it has come up.
            let still = "document.querySelector('.dock').getAnimations().length === 0";
            phone.wait_until(still).await?;
            let drawn =
                phone.eval("return document.querySelector('.dock').getBoundingClientRect().height").await?;
            heights.push(drawn.as_f64().unwrap_or_default());
            in_sight(&phone, "main-action").await?;
            assert_eq!(phone.eval(board).await?, before, "{height}: the board moved");
            phone.click(&hook("dock-grab")).await?;
        }
        assert!(heights.windows(2).all(|pair| pair[0] + 100.0 < pair[1]), "{heights:?}");
        phone.wait_for(".frame[data-sheet=peek]").await?;
        Ok(())
    });
}

#[test]
fn the_help_for_the_keyboard_is_a_key_away_everywhere() {
    let folder = Folder::new("showing-help");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 800, false, "en-GB").await?;
        let places = [
            ("/", "main h1"),
            ("/new/politico", "[data-test=make-table]"),
            ("/rules/minister", "main h1"),
            ("/learn/president", "[data-test=lesson]"),
            ("/play/gardez-la-ligne", "[data-test=board]"),
        ];
        for (place, there) in places {
            browser.goto(&format!("http://{}{place}", server.addr)).await?;
            browser.wait_for(there).await?;
            browser.eval("document.activeElement?.blur()").await?;
            browser.press('?').await?;
            browser.wait_for(&format!("{}[open] {}", hook("settings-panel"), hook("keys"))).await?;
            browser.press(Key::Escape).await?;
            browser.wait_until_gone(&format!("{}[open]", hook("settings-panel"))).await?;
        }
        Ok(())
    });
}
