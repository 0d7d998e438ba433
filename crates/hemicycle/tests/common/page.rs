//! What tests do with the page as a person would.

use chromium::{Browser, BrowserError};
use std::future::Future;

pub fn hook(name: &str) -> String {
    format!("[data-test=\"{name}\"]")
}

/// Runs what a test does; a page that does not do what it should fails it with what the page said instead.
pub fn played(doing: impl Future<Output = Result<(), BrowserError>>) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Err(error) = runtime.block_on(doing) {
        panic!("{error}");
    }
}

/// Opens the settings, presses these things there, and closes them.
pub async fn set(browser: &Browser, hooks: &[&str]) -> Result<(), BrowserError> {
    // The header has a button too, which a table in play does not show.
    let button = hook("settings");
    let button = format!(":root:not(:has(.frame)) {button}, .frame {button}");
    browser.wait_for(&button).await?;
    // The scene of an ending may lie over it, so it is pressed by its script.
    let press = format!("const button = document.querySelector('{button}'); button.focus(); button.click()");
    browser.eval(&press).await?;
    for name in hooks {
        browser.click(&format!("{} {}", hook("settings-panel"), hook(name))).await?;
    }
    browser.click(&hook("settings-close")).await?;
    browser.wait_until_gone(&format!("{}[open]", hook("settings-panel"))).await
}

/// Picks a value of a list as a person does: the page hears of it.
pub async fn choose(browser: &Browser, list: &str, value: &str) -> Result<(), BrowserError> {
    browser.wait_for(&hook(list)).await?;
    let script = format!(
        "const list = document.querySelector('[data-test=\"{list}\"]'); list.value = '{value}'; \
         list.dispatchEvent(new Event('input', {{bubbles: true}})); \
         list.dispatchEvent(new Event('change', {{bubbles: true}})); return list.value"
    );
    assert_eq!(browser.eval(&script).await?, value, "{list} can be {value}");
    Ok(())
}

/// Opens a table of Gardez la Ligne, these sitting in the other seats: `open`, or a bot's level.
pub async fn make_table(
    browser: &Browser,
    base: &str,
    name: &str,
    others: &[&str],
) -> Result<(), BrowserError> {
    make_table_of(browser, base, "gardez-la-ligne", name, others).await
}

/// The same for any game.
pub async fn make_table_of(
    browser: &Browser,
    base: &str,
    game: &str,
    name: &str,
    others: &[&str],
) -> Result<(), BrowserError> {
    browser.goto(&format!("{base}/new/{game}")).await?;
    fill_table(browser, name, others).await
}

/// Opens a table of the preset that is soonest over.
pub async fn make_quick_table_of(
    browser: &Browser,
    base: &str,
    game: &str,
    name: &str,
    others: &[&str],
) -> Result<(), BrowserError> {
    browser.goto(&format!("{base}/new/{game}")).await?;
    browser.wait_for(&hook("preset-quick")).await?;
    // The card is pressed, in which the button itself cannot be seen.
    browser.eval(&format!("document.querySelector('{}').click()", hook("preset-quick"))).await?;
    fill_table(browser, name, others).await
}

async fn fill_table(browser: &Browser, name: &str, others: &[&str]) -> Result<(), BrowserError> {
    browser.write(&hook("name"), name).await?;
    choose(browser, "seats", &(others.len() + 1).to_string()).await?;
    for (seat, occupant) in (2..).zip(others) {
        choose(browser, &format!("seat-{seat}"), occupant).await?;
    }
    browser.click(&hook("make-table")).await
}

/// Sits down at a table by its link.
pub async fn sit_down(browser: &Browser, link: &str, name: &str) -> Result<(), BrowserError> {
    browser.goto(link).await?;
    browser.write(&hook("name"), name).await?;
    browser.click(&hook("take-seat")).await
}

/// Takes the seat that a link carries, unless this browser holds it already.
pub async fn take_seat_of(browser: &Browser, link: &str) -> Result<(), BrowserError> {
    browser.goto(link).await?;
    let take = hook("link-take");
    browser.wait_until(&format!("!!document.querySelector('{take}, .seats .mine')")).await?;
    if browser.count(&take).await? > 0 {
        browser.click(&take).await?;
        browser.wait_until_gone(&take).await?;
    }
    Ok(())
}

/// Waits until it is the turn of one of two: that one, and the other.
pub async fn by_turn(players: [&Browser; 2]) -> Result<[&Browser; 2], BrowserError> {
    let [one, other] = players;
    loop {
        for order in [[one, other], [other, one]] {
            if order[0].count(&format!("{}[data-mine]", hook("turn"))).await? > 0 {
                return Ok(order);
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Opens the list of moves, if it is not open.
pub async fn open_moves(browser: &Browser) -> Result<(), BrowserError> {
    let closed = format!("{}[aria-expanded=\"false\"]", hook("moves"));
    // Pressed by its script: on a phone the sheet may have to come up first.
    browser.eval(&format!("document.querySelector('{closed}')?.click()")).await.map(drop)
}

/// Puts the dock back to the game, and on a phone down.
pub async fn fold(browser: &Browser) -> Result<(), BrowserError> {
    let escape = "dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))";
    browser.eval(&format!("document.activeElement?.blur(); window.{escape}")).await?;
    browser.wait_for(&format!("{}[aria-selected=\"true\"]", hook("tab-game"))).await.map(drop)
}

/// Makes the n-th choice of the list.
pub async fn pick(browser: &Browser, choice: usize) -> Result<(), BrowserError> {
    open_moves(browser).await?;
    browser.click(&hook(&format!("choice-{choice}"))).await
}

/// Opens a tab of the dock, if it is not open. The scene of an ending may lie over it, so it is pressed by its script.
pub async fn open_tab(browser: &Browser, tab: &str) -> Result<(), BrowserError> {
    let press = format!(
        "const tab = document.querySelector('{}'); \
         const down = innerWidth < 1024 && document.querySelector('.frame')?.dataset.sheet === 'peek'; \
         if (tab && (tab.ariaSelected === 'false' || down)) tab.click()",
        hook(&format!("tab-{tab}"))
    );
    browser.eval(&press).await.map(drop)
}

/// What the log says, which is behind its tab.
pub async fn read_log(browser: &Browser) -> Result<String, BrowserError> {
    open_tab(browser, "log").await?;
    browser.text(&hook("log")).await
}

/// Waits until nothing moves but what never ends.
pub async fn until_still(browser: &Browser) -> Result<(), BrowserError> {
    let still = "document.getAnimations().every(one => one.effect.getTiming().iterations === Infinity || one.playState !== 'running')";
    browser.wait_until(still).await
}

/// What stands beside the board, behind the tab of the game.
pub async fn read_sheet(browser: &Browser) -> Result<String, BrowserError> {
    open_tab(browser, "game").await?;
    // What comes in as the tab opens is there once it has come in.
    until_still(browser).await?;
    browser.text(&hook("sheet")).await
}

/// How a game of Gardez la Ligne stands, as everybody sees it: what else lies beside the board is each reader's own, such as
/// what happened since their last move.
pub async fn read_standings(browser: &Browser) -> Result<String, BrowserError> {
    open_tab(browser, "game").await?;
    browser.wait_for(&hook("hemicycle")).await?;
    let read = "return ['hemicycle', 'influence'].map(name => document.querySelector(`[data-test=${name}]`).textContent).join()";
    Ok(browser.eval(read).await?.as_str().unwrap_or_default().to_owned())
}

/// Waits for one's turn and makes the n-th choice of the list.
pub async fn take_turn(browser: &Browser, choice: usize) -> Result<(), BrowserError> {
    browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
    let before = pickets(browser).await?;
    pick(browser, choice).await?;
    browser.wait_until(&format!("{PICKETS} > {before}")).await
}

/// Waits until something can be chosen, whatever the game, and takes the n-th choice, counted around. Once the game is
/// over there is nothing to choose, and nothing happens.
pub async fn choose_any(browser: &Browser, choice: usize) -> Result<(), BrowserError> {
    browser.wait_for(&format!("{}, {}", hook("moves"), hook("result"))).await?;
    open_moves(browser).await?;
    browser.wait_for("[data-test^=choice-]:not(:disabled), [data-test=result]").await?;
    let situation = "[document.querySelector('[data-test=frame]')?.dataset.number, \
                     document.querySelector('.choices')?.textContent].join()";
    let script = format!(
        "const before = {situation}; \
         const choices = document.querySelectorAll('[data-test^=choice-]:not(:disabled)'); \
         choices[{choice} % Math.max(choices.length, 1)]?.click(); return choices.length > 0 ? before : null"
    );
    let before = browser.eval(&script).await?;
    if before.is_null() {
        return Ok(());
    }
    browser.wait_until(&format!("{situation} !== {before}")).await
}

const PICKETS: &str = "document.querySelectorAll('[data-test^=\"station-\"][data-union]').length";

pub async fn pickets(browser: &Browser) -> Result<usize, BrowserError> {
    browser.count("[data-test^=\"station-\"][data-union]").await
}

pub async fn until_pickets(browser: &Browser, number: usize) -> Result<(), BrowserError> {
    browser.wait_until(&format!("{PICKETS} === {number}")).await
}

/// Nothing sticks out sideways, whatever the width of the screen.
pub async fn fits(browser: &Browser) -> Result<(), BrowserError> {
    let fits = browser.eval("return document.documentElement.scrollWidth <= window.innerWidth").await?;
    assert_eq!(fits, true, "something sticks out sideways");
    Ok(())
}
