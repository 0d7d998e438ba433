//! A whole game of each by keyboard alone, and from the text alone: nothing is clicked, nothing is set from outside, and
//! what is done is read in the list of choices.

use crate::common::page::{hook, pickets, played, until_pickets};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver, Key};

/// More stops than any page has; whoever has not arrived by then never will.
const STOPS: usize = 450;

/// Presses Tab until the focus is on something whose hook begins so.
async fn tab_to(browser: &Browser, name: &str) -> Result<(), BrowserError> {
    for _ in 0..STOPS {
        if focused(browser).await?.starts_with(name) {
            return Ok(());
        }
        browser.press(Key::Tab).await?;
    }
    panic!("no way to `{name}` by Tab");
}

/// The same to the choices, for as long as there are any; says whether it came there.
async fn tab_to_choice(browser: &Browser) -> Result<bool, BrowserError> {
    for _ in 0..STOPS {
        if focused(browser).await?.starts_with("choice-") {
            return Ok(true);
        }
        if browser.count("[data-test^=choice-]").await? == 0 {
            return Ok(false);
        }
        browser.press(Key::Tab).await?;
    }
    panic!("no way to the choices by Tab");
}

async fn focused(browser: &Browser) -> Result<String, BrowserError> {
    let focused = browser.eval("return document.activeElement?.dataset?.test ?? ''").await?;
    Ok(focused.as_str().unwrap_or_default().to_owned())
}

async fn write(browser: &Browser, text: &str) -> Result<(), BrowserError> {
    for letter in text.chars() {
        browser.press(letter).await?;
    }
    Ok(())
}

/// On the map the arrows lead from station to station; the first free one gets the picket.
async fn place_on_the_map(browser: &Browser) -> Result<(), BrowserError> {
    tab_to(browser, "station-").await?;
    for arrow in [Key::Right, Key::Down, Key::Left, Key::Up].into_iter().cycle().take(STOPS) {
        if browser.count("[data-test^=\"station-\"][data-free]:focus").await? > 0 {
            return browser.press(Key::Enter).await;
        }
        browser.press(arrow).await?;
    }
    panic!("no free station within reach of the arrows");
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    let folder = Folder::new("keyboard");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/", server.addr)).await?;
        marianne.wait_for(&hook("new-gardez-la-ligne")).await?;
        tab_to(&marianne, "new-gardez-la-ligne").await?;
        marianne.press(Key::Enter).await?;
        marianne.wait_for(&hook("make-table")).await?;
        // Whoever goes from page to page comes to its title.
        marianne.wait_until("document.activeElement.tagName === 'H1'").await?;
        tab_to(&marianne, "name").await?;
        write(&marianne, "Marianne").await?;
        // From "open" down to a bot that is greedy.
        tab_to(&marianne, "seat-2").await?;
        for _ in 0..2 {
            marianne.press(Key::Down).await?;
        }
        tab_to(&marianne, "make-table").await?;
        marianne.press(Key::Enter).await?;
        for turn in 0..12 {
            marianne.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
            let before = pickets(&marianne).await?;
            if turn % 6 == 0 {
                place_on_the_map(&marianne).await?;
            } else {
                tab_to(&marianne, "choice-").await?;
                marianne.press(Key::Enter).await?;
            }
            let more = "document.querySelectorAll('[data-test^=\"station-\"][data-union]').length";
            marianne.wait_until(&format!("{more} > {before}")).await?;
        }
        marianne.wait_for(&hook("result")).await?;
        until_pickets(&marianne, 24).await
    });
}

/// Opens a table against bots and plays it to the end: the map is never looked at, only the choices as they are written.
fn by_keyboard(game: &'static str, options: &'static [(&'static str, &'static str)]) {
    let folder = Folder::new(&format!("keyboard-{game}"));
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/", server.addr)).await?;
        marianne.wait_for(&hook(&format!("new-{game}"))).await?;
        tab_to(&marianne, &format!("new-{game}")).await?;
        marianne.press(Key::Enter).await?;
        marianne.wait_for(&hook("make-table")).await?;
        // The form offers as few seats as the game allows; three make every game whole.
        tab_to(&marianne, "seats").await?;
        let offered = "return Number(document.activeElement.value)";
        while marianne.eval(offered).await?.as_u64() < Some(3) {
            marianne.press(Key::Down).await?;
        }
        tab_to(&marianne, "name").await?;
        write(&marianne, "Marianne").await?;
        for seat in [2, 3] {
            tab_to(&marianne, &format!("seat-{seat}")).await?;
            marianne.press(Key::Down).await?;
        }
        if !options.is_empty() {
            tab_to(&marianne, "options").await?;
            marianne.press(Key::Enter).await?;
        }
        for (option, value) in options {
            tab_to(&marianne, &format!("option-{option}")).await?;
            write(&marianne, value).await?;
        }
        tab_to(&marianne, "make-table").await?;
        marianne.press(Key::Enter).await?;
        let mut read = 0;
        loop {
            marianne.wait_for("[data-test^=choice-]:not(:disabled), [data-test=result]").await?;
            if marianne.count(&hook("result")).await? > 0 {
                break;
            }
            if read > 0 {
                let kept = marianne.eval("return document.activeElement !== document.body").await?;
                assert_eq!(kept, true, "{game}: after {read} decisions the keyboard has lost its place");
            }
            // What others do may take a choice away while it is read or walked to: then the next one is awaited.
            let words = "return document.querySelector('[data-test^=choice-]')?.textContent.trim().length";
            let Some(letters) = marianne.eval(words).await?.as_u64() else { continue };
            assert!(letters > 2, "a choice is a sentence");
            if !tab_to_choice(&marianne).await? {
                continue;
            }
            let situation = "[document.querySelector('[data-test=log]')?.textContent, \
                             document.querySelector('.choices')?.textContent].join()";
            let before = marianne.eval(&format!("return {situation}")).await?;
            marianne.press(Key::Enter).await?;
            marianne.wait_until(&format!("{situation} !== {before}")).await?;
            read += 1;
        }
        println!("{game}: {read} decisions by keyboard");
        let result = marianne.text(&hook("result")).await?;
        assert!(result.contains("Marianne") && read > 3, "{result}");
        Ok::<(), BrowserError>(())
    });
}

#[test]
fn a_whole_game_of_minister_by_keyboard_alone() {
    by_keyboard("minister", &[("turn_limit", "60")]);
}

#[test]
fn a_whole_game_of_politico_by_keyboard_alone() {
    by_keyboard("politico", &[("rounds", "2")]);
}

#[test]
fn a_whole_game_of_president_by_keyboard_alone() {
    by_keyboard("president", &[("turn_limit", "12")]);
}
