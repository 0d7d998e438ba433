//! The lessons on the page: a whole one of each game, with a wrong move, a reload in the middle, and a step back.

use crate::common::page::{fits, fold, hook, open_moves, played};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};

/// The lesson that is gone through: the first in which one does something in every game.
const LESSON: &str = "1";

/// What the panel says of itself once the others have moved.
async fn at(browser: &Browser, what: &str) -> Result<String, BrowserError> {
    browser.wait_for("[data-test=lesson]:not([data-doing=others])").await?;
    let script = format!("return document.querySelector('[data-test=lesson]').dataset.{what}");
    Ok(browser.eval(&script).await?.as_str().unwrap_or_default().to_owned())
}

async fn until_step(browser: &Browser, step: usize) -> Result<(), BrowserError> {
    browser.wait_for(&format!("[data-test=lesson][data-step=\"{step}\"]:not([data-doing=others])")).await?;
    Ok(())
}

/// Tries a move that is allowed but not the one that is marked; gives whether there was one.
async fn go_wrong(browser: &Browser) -> Result<bool, BrowserError> {
    let other = "[data-test^=choice-]:not(:disabled):not([data-advised])";
    if browser.count(other).await? == 0 {
        return Ok(false);
    }
    let words = browser.text(&hook("lesson-words")).await?;
    browser.eval(&format!("document.querySelector('{other}').click()")).await?;
    // Nothing is wrong with it, so it is not told as a refusal.
    browser.wait_for(&hook("lesson-other-move")).await?;
    assert_eq!(browser.count(&hook("refusal")).await?, 0);
    assert_eq!(browser.text(&hook("lesson-words")).await?, words, "nothing else is taught now");
    Ok(true)
}

/// Takes the choice that is marked in the list. What is marked on the board was brought into sight, so the list may have
/// gone under the panel: it is brought out first, as a person would.
async fn press_marked(browser: &Browser) -> Result<(), BrowserError> {
    let marked = "[data-test^=choice-][data-advised]";
    browser.eval(&format!("document.querySelector('{marked}').scrollIntoView({{block: 'center'}})")).await?;
    browser.click(marked).await
}

/// From the list to the last step of a lesson.
async fn learn(browser: &Browser) -> Result<(), BrowserError> {
    let last = browser.eval("return document.querySelector('[data-test=lesson-place]').textContent").await?;
    let steps: usize = last.as_str().unwrap_or_default().rsplit(' ').next().unwrap().parse().unwrap();
    let (mut wrong, mut reloaded) = (false, false);
    for step in 0..steps - 1 {
        until_step(browser, step).await?;
        if at(browser, "doing").await? == "reading" {
            // By the key as well as by the button.
            if step % 2 == 0 {
                browser.press('n').await?
            } else {
                browser.click(&hook("lesson-next")).await?
            }
        } else {
            open_moves(browser).await?;
            browser.wait_for("[data-test^=choice-][data-advised]:not(:disabled)").await?;
            wrong = wrong || go_wrong(browser).await?;
            press_marked(browser).await?;
            if !reloaded {
                until_step(browser, step + 1).await?;
                let words = browser.text(&hook("lesson-words")).await?;
                browser.reload().await?;
                until_step(browser, step + 1).await?;
                assert_eq!(browser.text(&hook("lesson-words")).await?, words);
                reloaded = true;
            }
        }
    }
    until_step(browser, steps - 1).await?;
    assert!(wrong && reloaded, "there was a wrong move to try, and a step to reload in");
    browser.click(&hook("lesson-back")).await?;
    until_step(browser, steps - 2).await
}

#[test]
fn a_whole_lesson_of_each_game() {
    let folder = Folder::new("learn");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let base = format!("http://{}", server.addr);
        marianne.goto(&base).await?;
        marianne.wait_for("[data-test^=\"learn-\"]").await?;
        let games = "return [...document.querySelectorAll('[data-test^=\"learn-\"]')].map(link => link.dataset.test.slice(6))";
        let games: Vec<String> = serde_json::from_value(marianne.eval(games).await?).unwrap();
        assert!(games.len() >= 3, "{games:?}");
        for game in games {
            marianne.goto(&base).await?;
            marianne.click(&hook(&format!("learn-{game}"))).await?;
            marianne.wait_for(&hook("lesson")).await?;
            marianne.click(&hook("lesson-list")).await?;
            marianne.click(&hook(&format!("lesson-{LESSON}"))).await?;
            marianne.wait_for(&format!("[data-test=lesson][data-lesson=\"{LESSON}\"]")).await?;
            learn(&marianne).await?;
            fits(&marianne).await?;
        }
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

/// Does the panel leave room for the board, and is what is marked there in it?
const IN_SIGHT: &str = "(() => { const panel = document.querySelector('[data-test=lesson]').getBoundingClientRect(); \
    const mark = document.querySelector('[data-test=board] [data-advised]')?.getBoundingClientRect(); \
    return mark !== undefined && panel.height < innerHeight * 0.36 && mark.top >= panel.bottom \
        && mark.bottom <= innerHeight && mark.left >= 0 && mark.right <= innerWidth })()";

/// What the panel cuts: its own title, or with its lower edge a button of the board or the bar.
const CUT: &str = "(() => { const [panel, title] = ['.lesson', '.lesson-head > h2'].map(part => document.querySelector(part)); \
    const edge = panel.getBoundingClientRect().bottom; \
    const meets = part => { const box = part.getBoundingClientRect(); return box.top < edge - 1 && box.bottom > edge + 1 }; \
    const cut = [...document.querySelectorAll('[data-test=board] button, .bar')].filter(meets); \
    return title.scrollWidth > title.clientWidth ? ['the title'] : cut.map(part => part.textContent) })()";

async fn cuts_nothing(phone: &Browser) -> Result<(), BrowserError> {
    assert_eq!(phone.eval(&format!("return {CUT}")).await?, serde_json::json!([]));
    Ok(())
}

#[test]
fn on_a_telephone_what_is_taught_is_in_sight() {
    let folder = Folder::new("learn-seen");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, true, "fr-FR").await?;
        // Somebody who points: the sheet is down.
        phone.before_every_page("try { sessionStorage.removeItem('keyboard') } catch {}").await?;
        // One card of many, then a space at the other end of the board.
        phone.goto(&format!("http://{}/learn/politico", server.addr)).await?;
        phone.click(&hook("lesson-list")).await?;
        phone.click(&hook("lesson-2")).await?;
        phone.wait_for("[data-test=lesson][data-lesson=\"2\"]").await?;
        phone.click(&hook("lesson-next")).await?;
        until_step(&phone, 1).await?;
        phone.wait_until(IN_SIGHT).await?;
        cuts_nothing(&phone).await?;
        phone.click("[data-test=hand] [data-advised]").await?;
        phone.click("[data-test=hand] .pol-target[data-advised]").await?;
        until_step(&phone, 2).await?;
        // Another button stands right above what is marked, and a title that is longer than a line.
        for (lesson, title) in [("3", "Parer et secourir"), ("4", "La motion de censure")] {
            phone.click(&hook("lesson-list")).await?;
            phone.click(&hook(&format!("lesson-{lesson}"))).await?;
            phone.wait_for_text(".lesson-head > h2", title).await?;
            phone.click(&hook("lesson-next")).await?;
            until_step(&phone, 1).await?;
            phone.wait_until(IN_SIGHT).await?;
            cuts_nothing(&phone).await?;
        }
        phone.goto(&format!("http://{}/learn/minister", server.addr)).await?;
        phone.wait_for(&hook("lesson")).await?;
        phone.click(&hook("lesson-next")).await?;
        until_step(&phone, 1).await?;
        phone.wait_until(IN_SIGHT).await?;
        phone.click(&hook("die")).await?;
        until_step(&phone, 2).await?;
        phone.wait_until(IN_SIGHT).await?;
        // A long text is cut, and shown whole to whoever wants it, until the next step.
        phone.click(&hook("lesson-more")).await?;
        phone.wait_for(".lesson-words.whole:not(.cut)").await?;
        open_moves(&phone).await?;
        phone.click("[data-test^=choice-][data-advised]").await?;
        until_step(&phone, 3).await?;
        phone.wait_until_gone(".lesson-words.whole").await?;
        assert_eq!(phone.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn who_has_done_a_lesson_goes_on_to_the_next_and_in_the_end_to_a_real_table() {
    let folder = Folder::new("learn-on");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, true, "en-GB").await?;
        phone.goto(&format!("http://{}/rules/gardez-la-ligne", server.addr)).await?;
        phone.click(&hook("learn")).await?;
        phone.wait_for(&hook("lesson")).await?;
        // Folded, the panel is a line; the next step opens it again.
        phone.click(&hook("lesson-fold")).await?;
        phone.wait_for(".lesson.folded").await?;
        phone.press('n').await?;
        until_step(&phone, 1).await?;
        phone.wait_until_gone(".lesson.folded").await?;
        open_moves(&phone).await?;
        phone.click("[data-test^=choice-][data-advised]").await?;
        for step in 2..4 {
            until_step(&phone, step).await?;
            phone.click(&hook("lesson-next")).await?;
        }
        phone.wait_for("[data-test=lesson][data-lesson=\"1\"]").await?;
        fits(&phone).await?;
        phone.click(&hook("lesson-list")).await?;
        phone.wait_for("[data-test=lesson-0][data-done]").await?;
        // The last lesson is a whole game; its moves are to be found, so they are tried one after the other.
        phone.click(&hook("lesson-5")).await?;
        phone.wait_for("[data-test=lesson][data-lesson=\"5\"]").await?;
        while at(&phone, "step").await? != "4" {
            let try_all = "document.querySelector('[data-test=moves][aria-expanded=false]')?.click(); document.querySelectorAll('[data-test=lesson][data-doing=reading] [data-test=lesson-next]').forEach(next => next.click()); \
                 const open = document.querySelectorAll('[data-test^=choice-]:not(:disabled)'); \
                 window.tried = (window.tried ?? 0) + 1; open[window.tried % Math.max(open.length, 1)]?.click()";
            phone.eval(try_all).await?;
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        phone.wait_for(&hook("result")).await?;
        fold(&phone).await?;
        phone.click(&hook("lesson-play")).await?;
        phone.wait_for("[data-test=turn]").await?;
        assert_eq!(phone.count(&hook("lesson")).await?, 0);
        assert!(phone.url().await?.contains("/t/home-"));
        assert_eq!(phone.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
