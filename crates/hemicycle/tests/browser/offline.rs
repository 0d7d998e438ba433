//! Tables on this device: with the server stopped, several at one screen, kept across reloads.

use crate::common::page::{
    choose, hook, pickets, played, read_log, read_standings, take_turn, until_pickets,
};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver, Key};

const MINE: &str = "[data-test=turn][data-mine]";

/// Waits until the page is kept for use without a network.
async fn until_kept(browser: &Browser) -> Result<(), BrowserError> {
    browser.wait_until("navigator.serviceWorker.controller !== null").await
}

/// Opens a table of a game and the form for one, once the page is kept: from then on they are kept as well.
async fn until_game_is_kept(browser: &Browser, base: &str, game: &str) -> Result<(), BrowserError> {
    until_kept(browser).await?;
    browser.goto(&format!("{base}/play/{game}")).await?;
    browser.wait_for(&hook("board")).await?;
    browser.goto(&format!("{base}/new/{game}")).await?;
    browser.wait_for(&hook("name")).await?;
    Ok(())
}

/// Opens a table on this device with these in the other seats: `person`, or a bot's level.
async fn make_home(browser: &Browser, others: &[&str]) -> Result<(), BrowserError> {
    browser.write(&hook("name"), "Marianne").await?;
    browser.click(&hook("where-here")).await?;
    choose(browser, "seats", &(others.len() + 1).to_string()).await?;
    for (seat, occupant) in (2..).zip(others) {
        choose(browser, &format!("seat-{seat}"), occupant).await?;
    }
    browser.click(&hook("make-table")).await?;
    browser.wait_for(&hook("turn")).await?;
    Ok(())
}

/// The bots play on at once, until it is my turn or the game is over.
async fn skip_bots(browser: &Browser) -> Result<(), BrowserError> {
    let button = hook("skip-bots");
    let script = format!("document.querySelector('{button}')?.click()");
    let done = format!("!!document.querySelector('{MINE}, [data-test=result]')");
    while browser.eval(&format!("{script}; return {done}")).await? != true {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    Ok(())
}

#[test]
fn a_game_against_bots_goes_on_with_the_server_stopped() {
    let folder = Folder::new("offline-bots");
    let server = Serving::start(folder.path(), 0);
    let addr = server.addr;
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("http://{addr}/")).await?;
        // A game is kept when it was first opened, and not before: whoever only looks in fetches none of them.
        until_kept(&marianne).await?;
        let kept = "caches.keys().then(async ([version]) => (await (await caches.open(version)).keys()).map(({ url }) => url))";
        let kept = marianne.eval(&format!("return {kept}")).await?.to_string();
        assert!(kept.contains("/web.js") && !kept.contains("president.wasm"), "{kept}");
        until_game_is_kept(&marianne, &format!("http://{addr}"), "gardez-la-ligne").await?;
        // The table that it was opened at is no concern of what follows.
        marianne.eval("localStorage.clear()").await?;
        server.kill();

        // From the home page on there is nobody at the other end.
        marianne.goto(&format!("http://{addr}/")).await?;
        marianne.click(&hook("new-gardez-la-ligne")).await?;
        make_home(&marianne, &["greedy", "strong"]).await?;
        for mine in 0..10 {
            skip_bots(&marianne).await?;
            if mine == 4 {
                let before = (pickets(&marianne).await?, read_standings(&marianne).await?);
                marianne.reload().await?;
                marianne.wait_for(MINE).await?;
                assert_eq!((pickets(&marianne).await?, read_standings(&marianne).await?), before);
            }
            take_turn(&marianne, mine).await?;
        }
        skip_bots(&marianne).await?;
        marianne.wait_for(&hook("result")).await?;
        assert_eq!(pickets(&marianne).await?, 30);
        let asked =
            "performance.getEntriesByType('resource').filter(entry => /\\/(api|ws)/.test(entry.name)).length";
        assert_eq!(marianne.eval(&format!("return {asked}")).await?, 0, "the server was asked for something");
        assert_eq!(marianne.count(&hook("reconnecting")).await?, 0);

        // It is still there, from the home page too.
        marianne.goto(&format!("http://{addr}/")).await?;
        let called = marianne.wait_for_text("[data-test^=\"my-table-home-\"]", "Gardez la Ligne").await?;
        assert!(called.ends_with("avec Robot 2 et Robot 3"), "{called}");
        let told = marianne.text(&hook("my-games")).await?;
        assert!(told.contains("dernière visite à l’instant") && told.contains("Victoire"), "{told}");
        marianne.click("[data-test^=\"my-table-home-\"]").await?;
        marianne.wait_for(&hook("result")).await?;
        Ok(())
    });
}

#[test]
fn several_people_share_a_screen_and_take_back_over_the_bots() {
    let folder = Folder::new("offline-shared");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let screen = driver.open(1280, 900, false, "fr-FR").await?;
        screen.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        screen.click(&hook("where-here")).await?;
        choose(&screen, "seat-2", "person").await?;
        screen.write(&hook("name-2"), "Gavroche").await?;
        choose(&screen, "option-starter", "1").await?;
        make_home(&screen, &["person", "random"]).await?;
        screen.wait_for_text(&hook("turn"), "Marianne").await?;
        take_turn(&screen, 0).await?;
        screen.wait_for_text(&hook("turn"), "Gavroche").await?;
        take_turn(&screen, 0).await?;
        skip_bots(&screen).await?;
        until_pickets(&screen, 3).await?;
        screen.wait_for_text(&hook("turn"), "Marianne").await?;
        // Over the bot's move back to what Gavroche decided, and further.
        screen.click(&hook("undo")).await?;
        screen.wait_for_text(&hook("turn"), "Gavroche").await?;
        until_pickets(&screen, 1).await?;
        let log = read_log(&screen).await?;
        assert!(log.contains("Marianne pose") && !log.contains("Gavroche pose"), "{log}");
        screen.reload().await?;
        screen.wait_for_text(&hook("turn"), "Gavroche").await?;
        screen.click(&hook("undo")).await?;
        screen.wait_for_text(&hook("turn"), "Marianne").await?;
        screen.wait_until_gone(&hook("undo")).await?;
        assert_eq!(screen.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn two_windows_show_one_table() {
    let folder = Folder::new("offline-windows");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        browser.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        choose(&browser, "option-starter", "1").await?;
        make_home(&browser, &["person"]).await?;
        let (address, first) = (browser.url().await?, browser.client().window().await?);
        let second = browser.client().new_window(true).await?.handle;
        browser.client().switch_to_window(second.clone()).await?;
        browser.goto(&address).await?;
        take_turn(&browser, 0).await?;
        take_turn(&browser, 0).await?;
        browser.client().switch_to_window(first).await?;
        until_pickets(&browser, 2).await?;
        browser.click(&hook("undo")).await?;
        until_pickets(&browser, 1).await?;
        browser.client().switch_to_window(second).await?;
        until_pickets(&browser, 1).await?;
        browser.wait_until("document.querySelectorAll('[data-test=log] li').length === 2").await?;
        Ok(())
    });
}

#[test]
fn bots_have_a_pace_that_a_key_skips_and_advice_is_given() {
    let folder = Folder::new("offline-hint");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "en-GB").await?;
        let overhear = "const Unheard = Worker; window.thoughts = []; window.Worker = class extends Unheard { \
                        constructor(...how) { super(...how); \
                        this.addEventListener('message', ({ data }) => thoughts.push(JSON.parse(data))) } }";
        marianne.before_every_page(overhear).await?;
        marianne.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        choose(&marianne, "option-starter", "1").await?;
        make_home(&marianne, &["strong", "greedy", "random"]).await?;
        marianne.click(&hook("hint")).await?;
        let advice = marianne.text(&hook("hint-text")).await?;
        let marked = marianne.text("[data-test^=choice-][data-advised]").await?;
        // Beside it stands the button that puts it away.
        let place = advice.trim_end_matches("Close").trim_end().rsplit(": ").next().unwrap_or_default();
        assert!(marked.contains(place), "{advice:?} is not {marked:?}");
        // On the map too: the ring stands where that station does.
        let ringed = "const middle = css => { const box = document.querySelector(css).getBoundingClientRect(); \
                      return [box.x + box.width / 2, box.y + box.height / 2] }; \
                      const ring = middle('[data-test=advised] circle'); \
                      const under = document.elementsFromPoint(...ring).map(part => part.closest('.station')); \
                      return under.find(part => part)?.getAttribute('aria-label') ?? ''";
        let station = marianne.eval(ringed).await?;
        assert!(
            station.as_str().is_some_and(|station| station.contains(place.trim_end_matches('.'))),
            "{station}"
        );
        let above = "return document.querySelector('[data-test=star]').nextElementSibling === null";
        assert_eq!(marianne.eval(above).await?, true, "nothing hides the star");
        marianne.click("[data-test^=choice-][data-advised]").await?;
        marianne.wait_for(&hook("skip-bots")).await?;
        marianne.wait_until_gone(&hook("hint-text")).await?;
        marianne.press(Key::Escape).await?;
        marianne.wait_for(MINE).await?;
        until_pickets(&marianne, 4).await?;
        assert_eq!(marianne.count(&hook("skip-bots")).await?, 0);
        let thoughts = marianne.eval("return thoughts.filter(thought => thought.action).length").await?;
        assert_eq!(thoughts, 4, "the advice and three moves were thought in the worker");
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn without_a_worker_the_page_itself_thinks() {
    let folder = Folder::new("offline-worker");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        // One browser has no workers at all; in the other they cannot load what they need.
        for hindrance in [
            "delete window.Worker",
            "const Good = Worker; window.Worker = class extends Good { \
             constructor(_, how) { super('/no-such-worker.js', how) } }",
        ] {
            let marianne = driver.open(1280, 900, false, "fr-FR").await?;
            marianne.before_every_page(hindrance).await?;
            marianne.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
            choose(&marianne, "option-starter", "1").await?;
            make_home(&marianne, &["strong", "greedy"]).await?;
            take_turn(&marianne, 0).await?;
            skip_bots(&marianne).await?;
            until_pickets(&marianne, 3).await?;
        }
        Ok(())
    });
}

#[test]
fn where_the_server_does_not_answer_a_table_on_this_device_is_offered() {
    let folder = Folder::new("offline-instead");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/", server.addr)).await?;
        until_game_is_kept(&marianne, &format!("http://{}", server.addr), "gardez-la-ligne").await?;
        marianne.write(&hook("name"), "Marianne").await?;
        choose(&marianne, "seats", "3").await?;
        assert_eq!(marianne.count(&hook("play-here")).await?, 0, "nothing has gone wrong yet");
        server.kill();
        marianne.click(&hook("make-table")).await?;
        marianne.wait_for(&hook("problem")).await?;
        marianne.click(&hook("play-here")).await?;
        marianne.wait_until_gone(&hook("problem")).await?;
        marianne.wait_for(&format!("{}:checked", hook("where-here"))).await?;
        marianne.click(&hook("make-table")).await?;
        marianne.wait_for(MINE).await?;
        assert_eq!(marianne.count("[data-test^=seat-at-]").await?, 3, "what was filled in is kept");
        Ok(())
    });
}

#[test]
fn advice_at_a_servers_table_comes_from_the_server() {
    let folder = Folder::new("offline-server-hint");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let base = format!("http://{}", server.addr);
        crate::common::page::make_table(&marianne, &base, "Marianne", &["random"]).await?;
        marianne.wait_for(MINE).await?;
        marianne.click(&hook("hint")).await?;
        marianne.wait_for(&hook("hint-text")).await?;
        marianne.wait_for("[data-test^=choice-][data-advised]").await?;
        assert_eq!(marianne.count(&hook("skip-bots")).await?, 0, "the pace is the server's");
        Ok(())
    });
}

#[test]
fn a_broken_save_is_told_and_can_be_deleted() {
    let folder = Folder::new("offline-broken");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        make_home(&marianne, &["random"]).await?;
        let spoil = "const key = Object.keys(localStorage).find(key => key.startsWith('home/')); \
                     localStorage[key] = localStorage[key].slice(0, 300)";
        marianne.eval(spoil).await?;
        marianne.reload().await?;
        marianne.wait_for(&hook("broken-save")).await?;
        marianne.click(&hook("delete-save")).await?;
        marianne.wait_for(&hook("game-gardez-la-ligne")).await?;
        assert_eq!(marianne.count("[data-test^=my-table-]").await?, 0);
        marianne.goto(&format!("http://{}/t/home-none", server.addr)).await?;
        marianne.wait_for(&hook("not-here")).await?;
        Ok(())
    });
}

#[test]
fn a_newer_version_is_announced_and_the_page_can_be_installed() {
    let folder = Folder::new("offline-version");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/", server.addr)).await?;
        until_kept(&marianne).await?;
        assert_eq!(marianne.count(&hook("new-version")).await?, 0, "the first version is no news");
        marianne.reload().await?;
        marianne.wait_for(&hook("game-gardez-la-ligne")).await?;
        assert_eq!(marianne.count(&hook("new-version")).await?, 0, "nor is the same one again");
        // To the browser a service worker from another address is a newer one.
        marianne.eval("navigator.serviceWorker.register('/sw.js?newer')").await?;
        marianne.wait_for(&hook("new-version")).await?;
        marianne.eval("window.before = true").await?;
        marianne.click(&hook("reload")).await?;
        marianne
            .wait_until("!window.before && document.querySelector('[data-test=game-gardez-la-ligne]')")
            .await?;

        let icons = "const link = document.querySelector('link[rel=manifest]').href; \
             const { icons } = await (await fetch(link)).json(); \
             const found = await Promise.all(icons.map(({ src }) => fetch(src))); \
             return found.map(({ ok, headers }, n) => ok && headers.get('content-type') === icons[n].type)";
        let icons = marianne.eval(&format!("return (async () => {{ {icons} }})()")).await?;
        assert_eq!(icons, serde_json::json!([true, true, true, true]));
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
