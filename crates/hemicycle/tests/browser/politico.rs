//! Politico in real browsers: a government is brought down and another formed against the army, and the chamber is
//! elected anew at mid-term.

use crate::common::page::{choose, fits, fold, hook, open_tab, played, take_seat_of};
use crate::common::politico::{Cast, NAMES, PRIME_MINISTER, four_guests, until_cast, until_one_waits};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use std::time::Duration;

/// The question on the table, as its reader is asked.
const QUESTION: &str = "(document.querySelector('.pol-frames .pol-top p')?.textContent ?? '')";

/// Somebody who is asked and has not answered.
const ASKED: &str = "!!document.querySelector('[data-test=turn][data-mine]') && \
     !!document.querySelector('[data-test=pol-decline]:not(:disabled)')";

/// Everybody passes who is asked, but for one, while the question is still the one that each of them read.
async fn pass(players: &[Browser], but: usize, questions: Option<&[Value]>) -> Result<(), BrowserError> {
    for (index, player) in players.iter().enumerate().filter(|(index, _)| *index != but) {
        let still =
            questions.map_or("true".to_owned(), |questions| format!("{QUESTION} === {}", questions[index]));
        // One script, so that what is asked and what is pressed are of the same moment.
        let script = format!(
            "if ({ASKED} && {still}) document.querySelector('[data-test=pol-decline]:not(:disabled)').click()"
        );
        player.eval(&script).await?;
    }
    Ok(())
}

/// Everybody passes, but for one, until all of them see this.
async fn all_pass(players: &[Browser], but: usize, until: &str) -> Result<(), BrowserError> {
    for _ in 0..300 {
        pass(players, but, None).await?;
        let seen = players.get(but).or(players.first()).unwrap();
        if seen.count(until).await? > 0 {
            return Ok(());
        }
    }
    players[but.min(players.len() - 1)].wait_for(until).await.map(drop)
}

/// Presses a button of a card, which rises as soon as it is pointed at: by its script, because a driver points and presses at
/// once.
async fn press(browser: &Browser, button: &str) -> Result<(), BrowserError> {
    browser.wait_for(&format!("{button}:not(:disabled)")).await?;
    browser.eval(&format!("document.querySelector({}).click()", json!(button))).await.map(drop)
}

/// In a window, one does something and all others who are asked pass.
async fn window(players: &[Browser], actor: usize, action: &str) -> Result<(), BrowserError> {
    players[actor].wait_for(&hook(action)).await?;
    // Whoever is not asked themselves sees who is.
    let seen = format!(
        "{ASKED} || document.querySelector('[data-test=turn]').textContent.includes({})",
        json!(NAMES[actor])
    );
    let mut questions = Vec::new();
    for player in players {
        player.wait_until(&seen).await?;
        // Whoever it speaks of reads "you".
        questions.push(player.eval(&format!("return {QUESTION}")).await?);
    }
    press(&players[actor], &hook(action)).await?;
    for _ in 0..600 {
        if players[actor].eval(&format!("return {QUESTION}")).await? != questions[actor] {
            return Ok(());
        }
        pass(players, actor, Some(&questions)).await?;
    }
    panic!("the window never closed: {questions:?}");
}

/// Everybody's log says so, but for those who are named in it: they read of themselves as "you".
async fn log_says(players: &[Browser], words: &str) -> Result<(), BrowserError> {
    for (player, name) in players.iter().zip(NAMES) {
        if !words.contains(name) {
            open_tab(player, "log").await?;
            player.wait_for_text(&hook("log"), words).await?;
        }
        open_tab(player, "game").await?;
    }
    Ok(())
}

#[test]
fn one_brings_the_government_down_and_forms_another_that_the_army_cannot_stop() {
    let folder = Folder::new("politico-four");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let (seated, mut clients) = four_guests(server.addr).await;
        let cast = until_cast(&mut clients).await;
        drop(clients);
        let driver = Driver::start()?;
        let mut players = Vec::new();
        for (index, seat) in seated.iter().enumerate() {
            let width = if index % 2 == 0 { 1280 } else { 360 };
            let browser = driver.open(width, 900, index == 1, "fr-FR").await?;
            let link = format!("http://{}/t/{}#seat={}", server.addr, seat.table, seat.secret);
            take_seat_of(&browser, &link).await?;
            browser.wait_for(&hook("hand")).await?;
            players.push(browser);
        }
        let Cast { author, attack, pm, caller, counterer } = cast;

        // The attack: nobody parries, nobody helps, the government falls.
        let act = &players[author];
        // The card is taken up, as by a finger; whom it may be aimed at is listed then.
        act.click(&format!("{} .pol-held", hook(&format!("card-{attack}")))).await?;
        press(act, &hook(&format!("pol-attack-{attack}-{pm}"))).await?;
        let may_form = hook(&format!("pol-form-{PRIME_MINISTER}"));
        all_pass(&players, author, &may_form).await?;
        log_says(
            &players,
            &format!("{} fait tomber le gouvernement dirigé par {}", NAMES[author], NAMES[pm]),
        )
        .await?;

        // A new one, with everybody in it: offered, accepted, voted.
        fold(act).await?;
        press(act, &hook(&format!("pol-form-{PRIME_MINISTER}"))).await?;
        for player in &players {
            open_tab(player, "game").await?;
        }
        for (index, player) in players.iter().enumerate().filter(|(index, _)| *index != author) {
            act.click(&hook(&format!("pol-invite-{index}"))).await?;
            player.click(&hook("pol-accept")).await?;
        }
        act.click(&hook("pol-present")).await?;
        for player in &players {
            player.click(&hook("pol-vote-yes")).await?;
        }
        log_says(&players, "Adopté par").await?;

        // The army is called against the vote, and called back: nobody knows by whom before the window closes.
        window(&players, caller, "pol-counter").await?;
        log_says(&players, &format!("{} joue la pression de l’armée", NAMES[caller])).await?;
        window(&players, counterer, "pol-counter").await?;
        log_says(&players, &format!("{} contre par la pression de l’armée", NAMES[counterer])).await?;
        // It stands, unless the next newspaper has brought it down at once.
        let falls = "document.querySelector('[data-test=log]').textContent.split(' tombe.').length";
        let before = players[0].eval(&format!("return {falls}")).await?;
        let stands = format!(
            "document.querySelector('[data-test=government]').textContent.includes({}) || {falls} > {before}",
            json!(NAMES[author])
        );
        let formed =
            format!("!!document.querySelector('[data-test=government] .pol-done') || {falls} > {before}");
        for _ in 0..300 {
            if players[0].eval(&format!("return {formed}")).await? == true {
                break;
            }
            pass(&players, usize::MAX, None).await?;
        }
        log_says(&players, &format!("{} forme un gouvernement", NAMES[author])).await?;
        for player in &players {
            player.wait_until(&stands).await?;
            fits(player).await?;
            assert_eq!(player.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

/// Does whatever is easiest until something is so. What has no button of its own is in the list of moves.
async fn easily(browser: &Browser, so: &str) -> Result<(), BrowserError> {
    let easy = json!(["pol-begin", "pol-draw", "pol-pass", "pol-decline", "pol-vote-abstain", "choice-0"]);
    let closed = format!("{}[aria-expanded=\"false\"]", hook("moves"));
    let step = format!(
        "if ({so}) return true; document.querySelector('{closed}')?.click(); for (const name of {easy}) {{ \
         const button = document.querySelector(`[data-test=\"${{name}}\"]:not(:disabled)`); \
         if (button) {{ button.click(); break; }} }} return false"
    );
    for _ in 0..2000 {
        if browser.eval(&step).await? == true {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    browser.wait_until(so).await
}

#[test]
fn the_chamber_is_elected_anew_at_mid_term() {
    let folder = Folder::new("politico-mid-term");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("{base}/new/politico")).await?;
        marianne.wait_for(&hook("option-rounds")).await?;
        marianne.click(&hook("options")).await?;
        marianne.write(&hook("option-rounds"), "3").await?;
        choose(&marianne, "seats", "3").await?;
        for seat in [2, 3] {
            choose(&marianne, &format!("seat-{seat}"), "random").await?;
        }
        marianne.write(&hook("name"), "Marianne").await?;
        marianne.click(&hook("make-table")).await?;
        marianne.wait_for(&hook("hand")).await?;
        let elected =
            "document.querySelector('[data-test=log]').textContent.includes('Élections intermédiaires')";
        easily(&marianne, elected).await?;
        marianne.wait_for(&hook("hemicycle")).await?;
        fits(&marianne).await?;
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

/// Several at one screen: nobody's hand is seen before its owner has said to be there.
#[test]
fn hands_lie_behind_a_curtain_on_a_shared_screen() {
    let folder = Folder::new("politico-curtain");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 900, false, "fr-FR").await?;
        browser.goto(&format!("{base}/new/politico")).await?;
        browser.wait_for(&hook("where-here")).await?;
        browser.click(&hook("where-here")).await?;
        choose(&browser, "seats", "3").await?;
        for seat in [2, 3] {
            choose(&browser, &format!("seat-{seat}"), "person").await?;
        }
        browser.write(&hook("name"), "Marianne").await?;
        browser.click(&hook("make-table")).await?;
        browser.wait_for(&hook("curtain")).await?;
        assert_eq!(browser.count(&hook("hand")).await?, 0, "no hand before the curtain is lifted");
        let whole = browser.eval("return document.body.innerHTML").await?;
        assert!(!whole.as_str().unwrap().contains("pol-draw"), "nor anything one could do");
        browser.click(&hook("lift-curtain")).await?;
        browser.wait_for(&hook("hand")).await?;
        // Whatever the newspaper asks: once it is somebody else's to answer, the hand is gone again.
        easily(&browser, "document.querySelector('[data-test=curtain]') !== null").await?;
        assert_eq!(browser.count(&hook("hand")).await?, 0);
        assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_promise_between_two_is_not_even_noticed_by_the_others() {
    let folder = Folder::new("politico-whisper");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let (_, mut clients) = four_guests(server.addr).await;
        // Whoever is not awaited can promise all the same; the first newspaper may ask something of all.
        let by = until_one_waits(&mut clients).await;
        let mut told = Vec::new();
        for client in &mut clients {
            told.push(client.history().await.unwrap().len());
        }
        let to = (by + 1) % clients.len();
        let choices: Vec<Value> =
            serde_json::from_str(clients[by].shown.as_ref().unwrap().choices.get()).unwrap();
        let quiet = |action: &&Value| action["pledge"]["to"] == to && action["pledge"]["aloud"] == false;
        let promise = to_raw_value(choices.iter().find(quiet).unwrap()).unwrap();
        clients[by].act(promise).await.unwrap().unwrap();
        for (seat, client) in clients.iter_mut().enumerate() {
            let now = client.history().await.unwrap().len();
            assert_eq!(now - told[seat], usize::from(seat == by || seat == to), "seat {seat}");
        }
        // What was whispered was heard: taking it back alone would tell the others that there was something.
        assert!(!clients[by].shown.as_ref().unwrap().may_undo);
        Ok(())
    });
}

#[test]
fn whoever_is_lent_a_seats_sight_sees_its_hand_and_nothing_to_press() {
    let folder = Folder::new("politico-lent");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let (seated, mut clients) = four_guests(server.addr).await;
        let Cast { author, .. } = until_cast(&mut clients).await;
        let driver = Driver::start()?;
        let watcher = driver.open(1280, 900, false, "fr-FR").await?;
        watcher.goto(&format!("http://{}/t/{}", server.addr, seated[0].table)).await?;
        watcher.wait_for(&hook("watching")).await?;
        assert_eq!(watcher.count(&hook("hand")).await?, 0);
        clients[author].send(wire::Request::ShowHand { open: true }).await.unwrap();
        watcher.click(&hook(&format!("viewer-{author}"))).await?;
        watcher.wait_for(&format!("{} [data-test^=card-]", hook("hand"))).await?;
        // It is that seat's turn: its player has much to press there, and whoever looks over their shoulder nothing.
        for form in [".pol-card-do button", "[data-test^=choice-]", "[data-test^=pol-]:is(button, input)"] {
            assert_eq!(watcher.count(form).await?, 0, "{form}");
        }
        assert_eq!(watcher.count(&hook("pass-ahead")).await?, 0);
        clients[author].send(wire::Request::ShowHand { open: false }).await.unwrap();
        watcher.wait_until_gone(&hook("hand")).await?;
        assert_eq!(watcher.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
