//! Le Jeu du Président in real browsers: a person faces each kind of challenge card.

use crate::common::page::{fits, hook, played, take_seat_of};
use crate::common::president::{NAMES, Party};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver, Key};
use president::{Decks, OpenCard, Task, Wants};
use serde_json::{Value, json};

/// The kinds of answers that the rules judge.
const JUDGED: [&str; 5] = ["choice", "number", "territory", "memory", "names"];

/// What kind of answer a challenge wants.
fn wants(challenge: &Value) -> String {
    let wants = &challenge["question"]["wants"];
    let name = wants.as_object().and_then(|wants| wants.keys().next().cloned());
    name.or_else(|| wants.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The task of an open challenge as whoever knows all facts would find it: the one of its card that looks like what is
/// shown. None if there are too many to look through.
fn task(decks: &Decks, challenge: &Value) -> Option<Task> {
    let question: OpenCard = serde_json::from_value(challenge["question"].clone()).ok()?;
    if let Wants::Memory { items, shown, .. } = question.wants {
        return Some(Task::Memory { items, shown });
    }
    let tasks = decks.challenge(question.card)?.tasks();
    let numbers = 0..if tasks <= 20_000 { tasks } else { 0 };
    let dealt = numbers.filter_map(|number| decks.dealt(question.card, number));
    let mut dealt = dealt.filter(|dealt| dealt.text == question.text).map(|dealt| dealt.task);
    dealt.find(|task| match (task, &question.wants) {
        (Task::Choice { answers, .. }, Wants::Choice(shown)) => answers == shown,
        _ => true,
    })
}

/// Sits down at the table by a seat's link.
async fn sits(browser: &Browser, link: &str) -> Result<(), BrowserError> {
    // The same address again would not load the page anew.
    browser.goto("about:blank").await?;
    take_seat_of(browser, link).await?;
    browser.wait_for(&hook("challenge")).await.map(drop)
}

/// Writes an answer and sends it.
async fn answers(browser: &Browser, text: &str) -> Result<(), BrowserError> {
    browser.write(&hook("pre-field"), text).await?;
    browser.click(&hook("pre-send")).await
}

/// Presses a territory where it is itself that lies under the pointer: the middle of what surrounds it may be its neighbour's. A word
/// about the second device that holds the seat may lie over it, and is put away.
fn press_inside(territory: impl std::fmt::Display) -> String {
    format!(
        "(document.querySelector('.notices [data-test=dismiss]')?.click(), \
         [...document.querySelectorAll('[data-territory=\"{territory}\"]')].some(land => {{ \
             const box = land.getBoundingClientRect(); \
             for (let x = 1; x < 20; x++) for (let y = 1; y < 20; y++) {{ \
                 const at = {{clientX: box.left + box.width * x / 20, clientY: box.top + box.height * y / 20}}; \
                 const found = document.elementFromPoint(at.clientX, at.clientY); \
                 if (found?.closest('[data-territory]') !== land) continue; \
                 found.dispatchEvent(new MouseEvent('click', {{...at, bubbles: true}})); \
                 return true; \
             }} \
             return false }}))"
    )
}

/// Answers a card rightly, by the means that the page gives for it.
async fn masters(browser: &Browser, task: &Task) -> Result<(), BrowserError> {
    match task {
        Task::Choice { right, .. } => {
            browser.wait_for(&hook(&format!("pre-answer-{right}"))).await?;
            browser.press(char::from(b'1' + right)).await
        }
        Task::Number { number, .. } => {
            answers(browser, "beaucoup").await?;
            browser.wait_for_text(".pre-form [role=alert]", "nombre entier").await?;
            answers(browser, &number.to_string()).await
        }
        Task::Territory(territory) => {
            browser.wait_for(&hook("pre-point")).await?;
            browser.wait_until(&press_inside(territory)).await
        }
        Task::Memory { items, .. } => {
            let shown = browser.texts(&format!("{} > li", hook("pre-items"))).await?;
            assert_eq!(shown, items.iter().map(|item| item.fr.clone()).collect::<Vec<_>>());
            // On a busy machine the server's clock may hide it at any moment, also between looking and pressing.
            browser.eval("document.querySelector('[data-test=pre-hide]')?.click()").await?;
            browser.wait_until_gone(&hook("pre-items")).await?;
            answers(browser, &shown.join(", ")).await
        }
        Task::Naming { list, need } => {
            for (count, names) in (1..).zip(list).take(usize::from(*need)) {
                browser.write(&hook("pre-field"), &names[0]).await?;
                browser.press(Key::Enter).await?;
                browser.wait_for_text(&hook("pre-count"), &format!("{count} sur {need}")).await?;
            }
            browser.click(&hook("pre-send")).await
        }
        Task::Forbidden { .. } | Task::Performance => panic!("nobody at a table of two can judge that"),
    }
}

#[test]
fn a_person_answers_every_kind_of_card_that_the_rules_judge() {
    let folder = Folder::new("president-judged");
    let server = Serving::start(folder.path(), 0);
    let decks = Decks::printed().unwrap();
    played(async {
        let driver = Driver::start()?;
        // A browser keeps one seat at a table, so each of the two has their own.
        let browsers =
            [driver.open(1280, 900, false, "fr-FR").await?, driver.open(360, 740, false, "fr-FR").await?];
        let mut left = JUDGED.to_vec();
        while !left.is_empty() {
            let mut party = Party::sits_down(server.addr, 2, json!({"stake": "all"})).await;
            while let Some(seat) = party
                .until_challenge(|open| left.contains(&wants(open).as_str()) && task(&decks, open).is_some())
                .await
            {
                let challenge = party.view()["challenge"].clone();
                let question: OpenCard = serde_json::from_value(challenge["question"].clone()).unwrap();
                let task = task(&decks, &challenge).unwrap();
                let browser = &browsers[seat];
                sits(browser, &party.link(server.addr, seat)).await?;
                browser.wait_for_text(&hook("pre-question"), &question.text.fr).await?;
                browser.wait_for(&hook("countdown")).await?;
                fits(browser).await?;
                masters(browser, &task).await?;
                browser.wait_for_text(&hook("verdict"), "Défi gagné").await?;
                browser.wait_for_text(&hook("verdict"), &question.title.fr).await?;
                assert_eq!(browser.count(&hook("challenge")).await?, 0);
                assert_eq!(browser.console_errors().await?, Vec::<String>::new());
                left.retain(|kind| *kind != wants(&challenge));
                party.hears_the_end().await;
                if left.is_empty() {
                    break;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn a_wrong_answer_is_told_with_the_right_one_and_giving_up_is_asked_twice() {
    let folder = Folder::new("president-wrong");
    let server = Serving::start(folder.path(), 0);
    let decks = Decks::printed().unwrap();
    played(async {
        let driver = Driver::start()?;
        let browsers =
            [driver.open(360, 740, true, "en-GB").await?, driver.open(1280, 900, false, "en-GB").await?];
        let mut party = Party::sits_down(server.addr, 2, json!({"stake": "all"})).await;
        let known = |open: &Value| wants(open) == "choice" && task(&decks, open).is_some();
        let seat = party.until_challenge(known).await.unwrap();
        let task = task(&decks, &party.view()["challenge"]).unwrap();
        let Task::Choice { answers, right } = &task else { panic!("{task:?}") };
        let browser = &browsers[seat];
        sits(browser, &party.link(server.addr, seat)).await?;
        let wrong = (right + 1) % answers.len() as u8;
        browser.wait_for(&hook(&format!("pre-answer-{wrong}"))).await?;
        assert_eq!(browser.count(&hook("hint")).await?, 0, "bots know no answers");
        browser.click(&hook(&format!("pre-answer-{wrong}"))).await?;
        browser.wait_for_text(&hook("verdict"), "Challenge lost").await?;
        browser.wait_for_text(".pre-marked .pre-yes", &answers[usize::from(*right)].en).await?;
        browser.wait_for_text(".pre-marked .pre-no", &answers[usize::from(wrong)].en).await?;
        fits(browser).await?;
        party.hears_the_end().await;

        let seat = party.until_challenge(|_| true).await.unwrap();
        let browser = &browsers[seat];
        sits(browser, &party.link(server.addr, seat)).await?;
        browser.click(&hook("pre-ask-give-up")).await?;
        assert_eq!(browser.count(&hook("challenge")).await?, 1, "the first press only asks");
        browser.click(&hook("pre-give-up")).await?;
        browser.wait_for_text(&hook("verdict"), "You do not meet the challenge").await?;
        party.hears_the_end().await;
        assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_performance_is_given_in_one_browser_and_judged_in_another() {
    let folder = Folder::new("president-performance");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let artist = driver.open(1280, 900, false, "fr-FR").await?;
        let judge = driver.open(360, 740, false, "fr-FR").await?;
        let mut party = Party::sits_down(server.addr, 3, json!({"stake": "all"})).await;
        let alone = |open: &Value| wants(open) == "performance" && open["question"]["kind"] != "debate";
        let on_stage = party.until_challenge(alone).await.unwrap();
        let [judging, absent] = [(on_stage + 1) % 3, (on_stage + 2) % 3];
        sits(&artist, &party.link(server.addr, on_stage)).await?;
        sits(&judge, &party.link(server.addr, judging)).await?;
        judge.wait_for_text(&hook("pre-wait"), &format!("{} est en scène", NAMES[on_stage])).await?;
        assert_eq!(judge.count(&hook("pre-perform")).await?, 0, "only one performs");
        let before = party.decision(absent);
        artist.click(&hook("pre-perform")).await?;
        party.hears_on(before).await;

        artist.click(&hook("pre-vote-yes")).await?;
        artist.wait_for_text(&hook("pre-ballot"), "réussi").await?;
        judge.click(&hook("pre-vote-no")).await?;
        judge.wait_for_text(&hook("pre-ballot"), "manqué").await?;
        for browser in [&artist, &judge] {
            assert_eq!(
                browser.count(&hook("pre-ballots")).await?,
                0,
                "nothing is known before all have voted"
            );
        }
        party.act(absent, &json!({"vote": "yes"})).await;
        let by_name = format!("{} gagne son défi", NAMES[on_stage]);
        for (browser, verdict) in [(&artist, "Défi gagné"), (&judge, by_name.as_str())] {
            browser.wait_for_text(&hook("verdict"), verdict).await?;
            let ballots = browser.texts(&format!("{} > li", hook("pre-ballots"))).await?;
            for (seat, ballot) in [(on_stage, "réussi"), (judging, "manqué"), (absent, "réussi")] {
                let told = ballots.iter().any(|line| line.contains(NAMES[seat]) && line.contains(ballot));
                assert!(told, "{} voted {ballot}: {ballots:?}", NAMES[seat]);
            }
            fits(browser).await?;
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn two_play_twenty_one_for_a_territory() {
    let folder = Folder::new("president-twenty-one");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(360, 740, false, "fr-FR").await?;
        let mut party =
            Party::sits_down(server.addr, 2, json!({"stake": "all", "challenge": "blackjack"})).await;
        let few = |open: &Value| {
            open["hands"][0].as_array().is_some_and(|hand| hand.len() == 2)
                && open["totals"][0].as_u64() < Some(12)
        };
        let seat = party.until_challenge(few).await.unwrap();
        sits(&browser, &party.link(server.addr, seat)).await?;
        let cards = |hand: usize| format!("{} > :nth-child({hand}) svg.pre-playing-card", hook("pre-hands"));
        assert_eq!([browser.count(&cards(1)).await?, browser.count(&cards(2)).await?], [2, 2]);
        // With less than 12 no card is too much.
        let before = party.decision(0);
        browser.click(&hook("pre-card")).await?;
        party.hears_on(before).await;
        browser.wait_until(&format!("document.querySelectorAll({}).length === 3", json!(cards(1)))).await?;
        let total = party.view()["challenge"]["totals"][0].as_u64().unwrap();
        browser.wait_for_text(&hook("pre-hands"), &format!("Total\u{a0}: {total}")).await?;
        let before = party.decision(0);
        browser.click(&hook("pre-stand")).await?;
        party.hears_on(before).await;
        let rival = 1 - seat;
        browser.wait_for_text(&hook("pre-wait"), NAMES[rival]).await?;
        party.act(rival, &json!("stand")).await;
        browser.wait_for_text(&hook("verdict"), "Défi").await?;
        browser.wait_for_text(&hook("verdict"), &format!("Vous en restez à {total}")).await?;
        fits(&browser).await?;
        assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
