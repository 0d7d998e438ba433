//! Le Jeu du Président in real browsers: a game of bots is watched through both rounds to the election night, and a
//! person who plays on the map is elected and names a government.

use crate::common::page::{choose, fits, hook, played, read_log};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};
use serde_json::{Value, json};
use test_client::TestClient;
use wire::Request;
use wire::table_admin::Command;

/// Presses a lit territory where nothing else lies over it; with a finger the button is pressed that it brings up.
/// Gives the code of the territory, or nothing where none is lit.
const PRESS_THE_MAP: &str = "for (const land of document.querySelectorAll('[data-territory][data-lit]')) { \
        land.scrollIntoView({block: 'center'}); \
        const box = land.getBoundingClientRect(); \
        for (let x = 1; x < 12; x++) for (let y = 1; y < 12; y++) { \
            const at = {clientX: box.left + box.width * x / 12, clientY: box.top + box.height * y / 12}; \
            if (document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-territory]') !== land) continue; \
            land.dispatchEvent(new PointerEvent('click', {...at, bubbles: true, pointerType: 'POINTER'})); \
            return land.dataset.territory; \
        } \
    } return null";

/// Notes from now on, as long as the returns come in for the first time, what else there is on the page that tells how it
/// ended.
const WATCH_THE_NIGHT: &str = "window.night = {counting: 0, told: false, early: [], log: ''}; \
    new MutationObserver(() => { \
        const night = document.querySelector('[data-test=night]'); \
        if (!night || window.night.told) return; \
        if (night.hasAttribute('data-over')) { window.night.told = true; return; } \
        window.night.counting++; \
        window.night.log = document.querySelector('[data-test=log]').textContent; \
        for (const told of ['result', 'returns', 'in-words', 'how', 'proclaim']) \
            if (document.querySelector(`[data-test=${told}]`)) window.night.early.push(told); \
        if (document.title.startsWith('●')) window.night.early.push(document.title); \
    }).observe(document.body, {childList: true, subtree: true, attributes: true})";

/// All votes there are (P60).
const ALL_VOTES: u64 = 49_000_000;

/// Scrolls to something, as whoever wants to press it does, and presses it: on a phone a bar stays at the top.
async fn press(browser: &Browser, css: &str) -> Result<(), BrowserError> {
    browser.wait_for(css).await?;
    browser.eval(&format!("document.querySelector('{css}')?.scrollIntoView({{block: 'center'}})")).await?;
    browser.click(css).await
}

async fn press_the_map(browser: &Browser, finger: bool) -> Result<Option<String>, BrowserError> {
    let pointer = if finger { "touch" } else { "mouse" };
    let pressed = browser.eval(&PRESS_THE_MAP.replace("POINTER", pointer)).await?;
    let Some(code) = pressed.as_str() else { return Ok(None) };
    if finger {
        press(browser, &hook(&format!("near-{code}"))).await?;
    }
    Ok(Some(code.to_owned()))
}

/// What the bars of a list say, in votes.
async fn votes(browser: &Browser, rows: &str) -> Result<Vec<u64>, BrowserError> {
    let script = format!("return [...document.querySelectorAll('{rows}')].map(row => +row.dataset.votes)");
    let votes = browser.eval(&script).await?;
    Ok(votes.as_array().unwrap().iter().filter_map(Value::as_u64).collect())
}

/// Sees the night to its end: everybody has what the tally says, and there is a president.
async fn see_the_night(browser: &Browser) -> Result<(), BrowserError> {
    browser.wait_for(&hook("night")).await?;
    // It is in sight, wherever one played from.
    let top = "document.querySelector('[data-test=night]').getBoundingClientRect().top";
    browser.wait_until(&format!("{top} >= 0 && {top} < innerHeight")).await?;
    // What is told at the end does not push the board down.
    let place = "return document.querySelector('[data-test=board]').getBoundingClientRect().top + scrollY";
    let before = browser.eval(place).await?;
    // The returns may be in by themselves before anybody could press.
    browser.eval("document.querySelector('[data-test=night-all]')?.click()").await?;
    browser.wait_for(&format!("{}[data-over]", hook("night"))).await?;
    assert_eq!(browser.eval(place).await?, before, "the board jumped");
    let mut shown = votes(browser, "[data-test^=total-]").await?;
    let mut told = votes(browser, "[data-test^=tally-][data-votes]:not([data-votes=\"0\"])").await?;
    shown.sort_unstable();
    told.sort_unstable();
    assert_eq!(shown, told, "the night and the tally agree");
    assert!(shown.iter().sum::<u64>() <= ALL_VOTES);
    assert_eq!(browser.count("[data-test=chamber] [data-test^=bench-]").await?, shown.len());
    browser.wait_for(&hook("office-president")).await?;
    // Nothing sounds until somebody asks for it.
    for pressed in [false, true] {
        browser.wait_for(&format!("{}[aria-pressed={pressed}]", hook("anthem"))).await?;
        // The scene of the ending may lie over the night by now, so it is pressed by its script.
        browser.eval("document.querySelector('[data-test=anthem]').click()").await?;
    }
    browser.wait_for(&format!("{}[aria-pressed=false]", hook("anthem"))).await?;
    // Once more, from the beginning: nothing is in at first, and the map is as empty as the chamber.
    let held = browser.count("[data-territory][data-holder]").await?;
    let again = "document.querySelector('[data-test=night-again]').click(); \
                 const held = () => document.querySelectorAll('[data-territory][data-holder]').length; \
                 return new Promise(done => setTimeout(() => done(held())))";
    assert_eq!(browser.eval(again).await?, 0, "the map fills anew");
    browser.eval("document.querySelector('[data-test=night-all]')?.click()").await?;
    browser.wait_for(&format!("{}[data-over]", hook("night"))).await?;
    assert_eq!(browser.count("[data-territory][data-holder]").await?, held);
    Ok(())
}

#[test]
fn a_game_of_bots_is_watched_through_two_rounds_to_the_election_night() {
    let folder = Folder::new("president-bots");
    let server = Serving::start(folder.path(), 15);
    played(async {
        let table_request = json!({"game": "president", "seats": ["human", {"bot": "greedy"}, {"bot": "random"}, {"bot": "greedy"}],
            "name": "Marianne", "settings": {"turn_limit": 12}});
        let seated = test_client::make_table(server.addr, &serde_json::from_value(table_request).unwrap())
            .await
            .unwrap();
        let mut marianne =
            TestClient::enter(server.addr, &seated.table, Some(&seated.secret), None).await.unwrap();
        let driver = Driver::start()?;
        let wide = driver.open(1280, 900, false, "fr-FR").await?;
        let phone = driver.open(360, 740, true, "en-GB").await?;
        for watching in [&wide, &phone] {
            watching.goto(&format!("http://{}/t/{}", server.addr, seated.table)).await?;
            watching.wait_for(&hook("watching")).await?;
            watching.wait_for(&hook("map")).await?;
        }
        for watching in [&wide, &phone] {
            watching.eval(WATCH_THE_NIGHT).await?;
            watching.eval("scrollTo(0, document.body.scrollHeight)").await?;
        }
        // Whoever gives up is played by a bot from then on, so that four bots play.
        marianne.send(Request::Command(Command::Concede)).await.unwrap();
        for watching in [&wide, &phone] {
            see_the_night(watching).await?;
            watching.wait_for(&hook("result")).await?;
            watching.wait_for(&hook("ranking")).await?;
            fits(watching).await?;
            assert_eq!(watching.console_errors().await?, Vec::<String>::new());
        }
        let log = read_log(&wide).await?;
        assert!(log.contains("Le second tour commence"), "both rounds were played: {log}");
        let how = wide.text(&hook("how")).await?;
        assert!(how.contains("au second tour"), "{how}");
        // Nothing told it before the night did.
        for watching in [&wide, &phone] {
            let night = watching.eval("return window.night").await?;
            assert!(night["counting"].as_u64() > Some(0), "the returns came in one by one: {night}");
            assert_eq!(night["early"], json!([]));
            let how = watching.eval("return document.querySelector('[data-test=how]').textContent").await?;
            let log = watching.eval("return document.querySelector('[data-test=log]').textContent").await?;
            let tells = |log: &Value| log.as_str().unwrap().contains(how.as_str().unwrap());
            assert!(tells(&log) && !tells(&night["log"]), "{how} is told at the end: {night}");
        }
        // Whoever comes when all is over sees it at once.
        wide.reload().await?;
        wide.wait_for(&format!("{}[data-over]", hook("night"))).await?;
        wide.wait_for(&hook("office-president")).await?;
        Ok(())
    });
}

/// Plays one turn as a person does: the button, the map, and what a card asks for.
async fn play_a_turn(browser: &Browser, finger: bool) -> Result<(), BrowserError> {
    press(browser, &hook("roll")).await?;
    browser.wait_for("[data-territory][data-lit]").await?;
    let taken =
        press_the_map(browser, finger).await?.expect("something is lit, and nothing lies over all of it");
    // The log is read where it is: on a phone its tab would lie over the map.
    browser
        .wait_until(&format!("document.querySelector('[data-test=log]').textContent.includes('({taken})')"))
        .await?;
    // A card that brings or costs votes wants a sum; what is left is picked by the button for it.
    let over = format!("{}, {}", hook("roll"), hook("night"));
    let sum = "[data-test^=pick-]:not(:disabled)";
    for _ in 0..30 {
        browser.wait_for(&format!("{over}, {sum}")).await?;
        if browser.count(&over).await? > 0 {
            return Ok(());
        }
        let before = browser.eval("return document.querySelector('[data-test=log]').textContent").await?;
        let script = "(document.querySelector('[data-test=sum-fewest]') \
                      ?? document.querySelector('[data-test^=pick-]'))?.click()";
        browser.eval(script).await?;
        browser
            .wait_until(&format!("document.querySelector('[data-test=log]').textContent !== {before}"))
            .await?;
    }
    panic!("the sums never end");
}

/// With one turn a round, whoever begins has the votes of round one, leads a camp and plays alone in round two.
async fn elected(browser: &Browser, base: &str, finger: bool) -> Result<bool, BrowserError> {
    browser.goto(&format!("{base}/new/president")).await?;
    browser.click(&hook("options")).await?;
    browser.write(&hook("option-turn_limit"), "1").await?;
    choose(browser, "option-starter", "1").await?;
    choose(browser, "seats", "4").await?;
    for seat in [2, 3, 4] {
        choose(browser, &format!("seat-{seat}"), "random").await?;
    }
    browser.write(&hook("name"), "Marianne").await?;
    browser.click(&hook("make-table")).await?;
    browser.wait_for(&hook("map")).await?;
    browser.eval(WATCH_THE_NIGHT).await?;
    play_a_turn(browser, finger).await?;
    // A red card can cost all that was won: then somebody else may lead, by lot, and plays round two.
    if browser.count(&hook("night")).await? > 0 {
        return Ok(false);
    }
    play_a_turn(browser, finger).await?;
    see_the_night(browser).await?;
    // Not even the title calls a president who is not proclaimed yet.
    assert_eq!(browser.eval("return window.night.early").await?, json!([]));
    // Two heads with as much each, nothing at all for instance, share the presidency (PR15): here one is to have it alone.
    let alone = browser.count(&hook("office-president")).await? == 1;
    let elected = alone && browser.count(&hook("proclaim")).await? > 0;
    assert!(
        !elected || browser.count("[data-territory][data-holder=\"0\"]").await? > 0,
        "nobody is elected alone without a token"
    );
    Ok(elected)
}

async fn names_a_government(browser: &Browser, base: &str, finger: bool) -> Result<(), BrowserError> {
    let mut tables = 0;
    while !elected(browser, base, finger).await? {
        tables += 1;
        assert!(tables < 12, "somebody who begins is elected sooner or later");
    }
    // The ally becomes Prime Minister, and with them the government is complete: there is nobody else to name.
    press(browser, "[data-test^=name-][data-test$=prime-minister]").await?;
    browser.wait_for(&hook("office-prime-minister")).await?;
    browser.wait_for(&hook("result")).await?;
    browser.wait_until_gone(&hook("proclaim")).await?;
    fits(browser).await?;
    // Shown again, nobody is called upon: the turn was hers.
    press(browser, &hook("ending-replay")).await?;
    browser.wait_for_text(&format!("{} h3", hook("dice")), "Marianne").await?;
    // In a game with secrets the viewers of the others are to be had, too.
    choose(browser, "replay-viewer", "2").await?;
    browser.wait_for_text(&format!("{} h3", hook("dice")), "Marianne").await?;
    assert_eq!(browser.console_errors().await?, Vec::<String>::new());
    Ok(())
}

#[test]
fn a_person_plays_on_the_map_is_elected_and_names_a_government() {
    let folder = Folder::new("president-elected");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        names_a_government(&browser, &format!("http://{}", server.addr), false).await
    });
}

#[test]
fn a_person_is_elected_with_a_finger_on_a_phone() {
    let folder = Folder::new("president-phone");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(360, 740, true, "en-GB").await?;
        names_a_government(&browser, &format!("http://{}", server.addr), true).await
    });
}

/// Touches a lit territory in the upper half of the map while no more of it than that is on the screen.
const TOUCH_HIGH_UP: &str = "const map = document.querySelector('.pre-map').getBoundingClientRect(); \
    scrollTo(0, scrollY + map.top + map.height * 0.6 - innerHeight); \
    for (const land of document.querySelectorAll('[data-territory][data-lit]')) { \
        const box = land.getBoundingClientRect(); \
        for (let x = 1; x < 12; x++) for (let y = 1; y < 12; y++) { \
            const at = {clientX: box.left + box.width * x / 12, clientY: box.top + box.height * y / 12}; \
            if (at.clientY > innerHeight - 10) continue; \
            if (document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-territory]') !== land) continue; \
            land.dispatchEvent(new PointerEvent('click', {...at, bubbles: true, pointerType: 'touch'})); \
            return land.dataset.territory; \
        } \
    } return null";

#[test]
fn on_a_phone_what_a_touched_territory_would_do_is_in_sight() {
    let folder = Folder::new("president-touched");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, false, "fr-FR").await?;
        let mut touched = None;
        // Now and then nothing of the north is lit.
        while touched.is_none() {
            phone.goto(&format!("http://{}/new/president", server.addr)).await?;
            phone.click(&hook("options")).await?;
            choose(&phone, "option-starter", "1").await?;
            phone.write(&hook("name"), "Marianne").await?;
            choose(&phone, "seats", "3").await?;
            for seat in [2, 3] {
                choose(&phone, &format!("seat-{seat}"), "random").await?;
            }
            phone.click(&hook("make-table")).await?;
            press(&phone, &hook("roll")).await?;
            phone.wait_for("[data-territory][data-lit]").await?;
            touched = phone.eval(TOUCH_HIGH_UP).await?.as_str().map(str::to_owned);
        }
        phone.wait_for("[data-test^=near-].primary").await?;
        let seen = "const box = document.querySelector('[data-test^=near-].primary').getBoundingClientRect(); \
                    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]; \
                    return box.top >= 0 && box.bottom <= innerHeight \
                    && document.elementFromPoint(x, y)?.closest('[data-test^=near-].primary') !== null";
        assert_eq!(phone.eval(seen).await?, true, "what it would do is out of sight");
        fits(&phone).await
    });
}
