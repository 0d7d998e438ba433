//! What tests do with the page as a person would.

use chromium::{Browser, BrowserError};
use std::future::Future;

pub fn hook(name: &str) -> String {
    format!("[data-test=\"{name}\"]")
}

/// Runs what a test does; a page that does not do what it should fails it with what the page said instead.
pub fn played(doing: impl Future<Output = Result<(), BrowserError>>) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Err(trouble) = runtime.block_on(doing) {
        panic!("{trouble}");
    }
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

/// Waits for one's turn and makes the n-th choice of the list.
pub async fn take_turn(browser: &Browser, choice: usize) -> Result<(), BrowserError> {
    browser.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
    let before = pickets(browser).await?;
    browser.click(&hook(&format!("choice-{choice}"))).await?;
    browser.wait_until(&format!("{PICKETS} > {before}")).await
}

/// Waits until something can be chosen, whatever the game, and takes the n-th choice, counted around. Once the game is
/// over there is nothing to choose, and nothing happens.
pub async fn choose_any(browser: &Browser, choice: usize) -> Result<(), BrowserError> {
    browser.wait_for("[data-test^=choice-]:not(:disabled), [data-test=result]").await?;
    let situation = "[document.querySelector('[data-test=log]')?.textContent, \
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
