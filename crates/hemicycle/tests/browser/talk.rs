//! Talk in real browsers: who reads what, in which language, and that text stays text.

use crate::common::page::{fits, hook, make_table, played, sit_down};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver, Key};

/// What this browser reads in the talk, line by line.
async fn read(browser: &Browser) -> Result<Vec<String>, BrowserError> {
    browser.texts(&format!("{} {}", hook("talk-message"), hook("talk-text"))).await
}

async fn say(browser: &Browser, words: &str) -> Result<(), BrowserError> {
    browser.write(&hook("talk-words"), words).await?;
    browser.press(Key::Enter).await
}

async fn reads(browser: &Browser, words: &str) -> Result<(), BrowserError> {
    browser.wait_for_text(&hook("talk-text"), words).await.map(drop)
}

/// Opens the talk beside the board; whoever has a keyboard can write at once.
async fn open_talk(browser: &Browser) -> Result<(), BrowserError> {
    // On a phone its tab stands for it.
    browser.wait_for(&hook("talk-button")).await?;
    browser.eval("document.querySelector('[data-test=talk-button]').click()").await?;
    browser.wait_until("document.activeElement.dataset.test === 'talk-words'").await
}

/// Sits down, and waits until the page knows which seat is its own.
async fn join(browser: &Browser, link: &str, name: &str) -> Result<(), BrowserError> {
    sit_down(browser, link, name).await?;
    browser.wait_for(&format!("{}.mine, .seats .mine", hook("seat-at-1"))).await.map(drop)
}

#[test]
fn people_talk_to_all_and_to_some_and_everyone_reads_phrases_in_their_own_language() {
    let folder = Folder::new("talk");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "en-GB").await?;
        let cosette = driver.open(360, 740, false, "fr-FR").await?;
        let watcher = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&marianne, &base, "Marianne", &["open", "open"]).await?;
        marianne.wait_for(&hook("invite-link")).await?;
        let link = marianne.url().await?;
        // Nothing has been said, and the page says so where it will be read.
        marianne.wait_for_text(&hook("talk-said"), "Personne n’a encore rien dit").await?;
        join(&gavroche, &link, "Gavroche").await?;
        // Before the game begins people can talk already.
        say(&marianne, "Bienvenue <b>à tous</b> <script>document.title = 'x'</script>").await?;
        reads(&gavroche, "Bienvenue <b>à tous</b> <script>document.title = 'x'</script>").await?;
        assert_eq!(gavroche.count(&format!("{} b", hook("talk-said"))).await?, 0, "text is text");
        join(&cosette, &link, "Cosette").await?;
        watcher.goto(&link).await?;
        watcher.wait_for(&hook("watching")).await?;
        for browser in [&marianne, &gavroche, &watcher] {
            open_talk(browser).await?;
        }
        reads(&watcher, "Bienvenue").await?;
        // It is read beside the board: neither lies on the other, and both are in sight.
        let beside = "const [board, talk] = ['.table-board', '.talk-panel'].map(part => \
                      document.querySelector(part).getBoundingClientRect()); \
                      return scrollY === 0 && board.right <= talk.left && talk.right <= innerWidth && board.top < innerHeight / 2";
        assert_eq!(marianne.eval(beside).await?, true);
        fits(&marianne).await?;
        // Escape closes it, and the keyboard is where it was opened.
        marianne.press(Key::Escape).await?;
        marianne.wait_until_gone(&hook("talk")).await?;
        marianne.wait_until("document.activeElement.dataset.test === 'talk-button'").await?;
        // The rules have their place there too.
        marianne.click(&hook("rules-button")).await?;
        marianne.wait_for(&hook("rules-panel")).await?;
        open_talk(&marianne).await?;
        marianne.wait_until_gone(&hook("rules-panel")).await?;

        // A phrase is read in each reader's language.
        marianne.click(&format!("{} > summary", hook("phrases"))).await?;
        marianne.click(&hook("quick-good_luck")).await?;
        reads(&marianne, "Bonne chance").await?;
        reads(&gavroche, "Good luck!").await?;

        // To one only: the third and those who watch read nothing of it.
        marianne.click(&hook("recipient-1")).await?;
        marianne.wait_for_text(&hook("recipients"), "Gavroche").await?;
        say(&marianne, "entre nous").await?;
        reads(&gavroche, "entre nous").await?;
        gavroche.click(&hook("whisper")).await?;
        say(&gavroche, "just us").await?;
        reads(&marianne, "just us").await?;
        marianne.click(&hook("recipient-all")).await?;
        say(&marianne, "à tous").await?;
        for browser in [&gavroche, &watcher] {
            reads(browser, "à tous").await?;
        }
        let overheard = |line: &String| line.contains("entre nous") || line.contains("just us");
        assert!(!read(&watcher).await?.iter().any(overheard));

        // Once the game is on the panel is closed, and what is new is counted until it is opened; the welcome was on the
        // page before.
        cosette.wait_for(&format!("{}[data-unread=\"2\"]", hook("talk-button"))).await?;
        fits(&cosette).await?;
        open_talk(&cosette).await?;
        cosette.wait_until_gone(&format!("{}[data-unread]", hook("talk-button"))).await?;
        let lines = read(&cosette).await?;
        assert!(lines.len() == 3 && !lines.iter().any(overheard), "{lines:?}");
        fits(&cosette).await?;
        say(&cosette, "me voilà").await?;
        reads(&marianne, "me voilà").await?;
        cosette.click(&hook("talk-close")).await?;
        cosette.wait_until_gone(&hook("talk")).await?;

        // Those who watch talk among themselves.
        watcher.write(&hook("talk-name"), "Hugo").await?;
        say(&watcher, "elle va gagner").await?;
        reads(&watcher, "elle va gagner").await?;

        // Everything is there again after a reload, the whisper only for its two.
        gavroche.reload().await?;
        open_talk(&gavroche).await?;
        reads(&gavroche, "entre nous").await?;
        reads(&gavroche, "me voilà").await?;
        assert!(!read(&gavroche).await?.iter().any(|line| line.contains("elle va gagner")));

        // Whoever hides somebody reads them no more, also after a reload.
        gavroche.click(&format!("{} > summary", hook("muting"))).await?;
        gavroche.click(&hook("mute-seat-2")).await?;
        gavroche.wait_until("![...document.querySelectorAll('[data-test=talk-text]')].some(p => p.innerText.includes('voilà'))").await?;
        gavroche.reload().await?;
        open_talk(&gavroche).await?;
        reads(&gavroche, "entre nous").await?;
        assert!(!read(&gavroche).await?.iter().any(|line| line.contains("me voilà")));
        for browser in [&marianne, &gavroche, &cosette, &watcher] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn whoever_says_too_much_is_told_so_and_loses_nothing() {
    let folder = Folder::new("talk-much");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&marianne, &base, "Marianne", &["greedy"]).await?;
        open_talk(&marianne).await?;
        // Faster than anybody types.
        marianne
            .eval(
                "const field = document.querySelector('[data-test=talk-words]'); for (let i = 0; i < 20; i++) { \
                 field.value = 'encore ' + i; field.dispatchEvent(new Event('input', {bubbles: true})); \
                 field.form.requestSubmit() }",
            )
            .await?;
        marianne.wait_for_text(&hook("talk-refused"), "trop vite").await?;
        marianne
            .wait_until("document.querySelector('[data-test=talk-words]').value.startsWith('encore')")
            .await?;
        let said = read(&marianne).await?.len();
        assert!((1..20).contains(&said), "{said} were said");
        Ok(())
    });
}
