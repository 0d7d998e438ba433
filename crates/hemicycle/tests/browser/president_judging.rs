//! Le Jeu du Président in real browsers: what is judged by people, and the map that must not answer for them.

use crate::common::page::{fits, hook, played, take_seat_of};
use crate::common::president::Party;
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};
use serde_json::{Value, json};

/// An explanation of anything at all: it has words enough, and none that a card forbids.
const EXPLAINED: &str = "quelque chose dont chacun ici connaît sûrement fort bien la forme et aussi le goût";

async fn sits(browser: &Browser, link: &str) -> Result<(), BrowserError> {
    // The same address again would not load the page anew.
    browser.goto("about:blank").await?;
    take_seat_of(browser, link).await?;
    browser.wait_for(&hook("challenge")).await?;
    // The one without a screen sits there too, which is told over the board until it has been read.
    browser.click(&format!("{} {}", hook("devices-note"), hook("dismiss"))).await
}

/// The words of all territories as a screen reader finds them, each once.
async fn words_of_the_map(browser: &Browser) -> Result<Vec<String>, BrowserError> {
    let script = "return [...new Set([...document.querySelectorAll('[data-territory]')]\
                  .map(land => land.getAttribute('aria-label')))]";
    let words = browser.eval(script).await?;
    Ok(words.as_array().unwrap().iter().filter_map(|word| word.as_str().map(str::to_owned)).collect())
}

/// Does the card ask for something that stands on the map, though not for a place on it?
fn asks_about_the_map(open: &Value) -> bool {
    let question = &open["question"];
    question["wants"] != "territory"
        && ["geography", "naming", "estimate"].contains(&question["kind"].as_str().unwrap_or(""))
}

#[test]
fn the_map_is_covered_for_all_while_a_card_asks_about_it() {
    let folder = Folder::new("president-covered");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browsers =
            [driver.open(1280, 900, false, "fr-FR").await?, driver.open(360, 740, false, "fr-FR").await?];
        let mut party = Party::sits_down(server.addr, 2, json!({"stake": "all"})).await;
        let asked = party.until_challenge(asks_about_the_map).await.unwrap();
        for (seat, browser) in browsers.iter().enumerate() {
            sits(browser, &party.link(server.addr, seat)).await?;
            browser.wait_for(".pre-unlabelled").await?;
            assert_eq!(browser.count(".pre-label text").await?, 0, "no values");
            assert_eq!(words_of_the_map(browser).await?, ["Un territoire de la carte couverte"]);
            browser.wait_for_text(&hook("caption"), "La carte est couverte").await?;
            let duel = browser.text(&hook("pre-duel")).await?;
            assert!(!duel.contains('('), "neither number nor value: {duel}");
            fits(browser).await?;
        }
        let browser = &browsers[asked];
        browser.click(&hook("pre-ask-give-up")).await?;
        browser.click(&hook("pre-give-up")).await?;
        for browser in &browsers {
            browser.wait_until_gone(".pre-unlabelled").await?;
            assert!(words_of_the_map(browser).await?.len() > 90, "every territory has its name again");
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn a_place_is_pointed_at_on_a_map_without_names() {
    let folder = Folder::new("president-pointing");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browsers =
            [driver.open(1280, 900, false, "fr-FR").await?, driver.open(360, 740, false, "fr-FR").await?];
        let mut tables = 0;
        loop {
            tables += 1;
            assert!(tables < 12, "a card asks for a place sooner or later");
            let mut party = Party::sits_down(server.addr, 2, json!({"stake": "all"})).await;
            let wanted = |open: &Value| open["question"]["wants"] == "territory";
            let Some(seat) = party.until_challenge(wanted).await else { continue };
            for (seat, browser) in browsers.iter().enumerate() {
                sits(browser, &party.link(server.addr, seat)).await?;
                browser.wait_for(".pre-unlabelled.pre-pointing").await?;
                // What it is called is said nowhere, but where it lies is.
                let said = words_of_the_map(browser).await?;
                assert!(said.iter().filter(|word| word.contains("° nord")).count() > 90, "{said:?}");
                assert!(!said.iter().any(|word| word.contains("Loiret")), "{said:?}");
                fits(browser).await?;
            }
            browsers[seat].click("[data-territory=\"45\"] path").await?;
            browsers[seat].wait_for(&hook("verdict")).await?;
            return Ok(());
        }
    });
}

#[test]
fn an_explanation_is_read_and_voted_on_by_the_others() {
    let folder = Folder::new("president-explained");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let writer = driver.open(1280, 900, false, "fr-FR").await?;
        let judge = driver.open(360, 740, false, "fr-FR").await?;
        let mut tables = 0;
        loop {
            tables += 1;
            assert!(tables < 12, "words are forbidden sooner or later");
            let mut party = Party::sits_down(server.addr, 3, json!({"stake": "all"})).await;
            let wanted = |open: &Value| !open["question"]["wants"]["explanation"].is_null();
            let Some(writing) = party.until_challenge(wanted).await else { continue };
            let [judging, absent] = [(writing + 1) % 3, (writing + 2) % 3];
            sits(&writer, &party.link(server.addr, writing)).await?;
            sits(&judge, &party.link(server.addr, judging)).await?;
            // Letters are no words: refused with the clause, and nothing is lost, not even what was written.
            writer.write(&hook("pre-field"), "a b c d e f g h i j k l").await?;
            writer.click(&hook("pre-send")).await?;
            writer.wait_for_text("body", "trop peu de vrais mots").await?;
            let before = party.decision(absent);
            writer.write(&hook("pre-field"), EXPLAINED).await?;
            writer.click(&hook("pre-send")).await?;
            party.hears_on(before).await;
            for browser in [&writer, &judge] {
                browser.wait_for_text(&hook("pre-written"), EXPLAINED).await?;
                fits(browser).await?;
            }
            // Whoever comes to the vote late reads it too.
            sits(&judge, &party.link(server.addr, judging)).await?;
            judge.wait_for_text(&hook("pre-written"), EXPLAINED).await?;
            judge.click(&hook("pre-vote-yes")).await?;
            writer.click(&hook("pre-vote-yes")).await?;
            party.act(absent, &json!({"vote": "abstain"})).await;
            writer.wait_for_text(&hook("verdict"), "Défi gagné").await?;
            assert_eq!(judge.console_errors().await?, Vec::<String>::new());
            return Ok(());
        }
    });
}
