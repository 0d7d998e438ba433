//! At one's own table: the seat on a second device, and the rules beside the board.

use crate::common::page::{fits, hook, make_table, open_tab, pick, pickets, played, take_seat_of, take_turn};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver, Key};

/// The link that carries this browser's seat, as its owner finds it.
async fn seat_link(browser: &Browser) -> Result<String, BrowserError> {
    assert_eq!(browser.count(&hook("seat-link")).await?, 0, "it is hidden until it is asked for");
    open_tab(browser, "table").await?;
    browser.click(&format!("{} > summary", hook("second-device"))).await?;
    browser.wait_for(&hook("seat-link-qr")).await?;
    let link = browser.eval("return document.querySelector('[data-test=\"seat-link\"]').value").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_seat_goes_to_a_second_device_by_its_link_and_to_nobody_by_a_wrong_one() {
    let folder = Folder::new("replay-devices");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let desk = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&desk, &base, "Marianne", &["greedy"]).await?;
        take_turn(&desk, 0).await?;
        let link = seat_link(&desk).await?;
        assert!(link.contains("#seat="), "the secret is in the fragment, which no server sees");

        let phone = driver.open(360, 740, false, "fr-FR").await?;
        phone.goto(&link).await?;
        // Nobody has a seat by following a link: they are asked, and watch meanwhile.
        phone.wait_for(&hook("link-offer")).await?;
        phone.wait_for(&hook("watching")).await?;
        assert_eq!(desk.count(&hook("devices-note")).await?, 0);
        phone.click(&hook("link-take")).await?;
        take_turn(&phone, 1).await?;
        desk.wait_for_text(&hook("devices-note"), "2 appareils").await?;
        assert!(!phone.url().await?.contains("seat="), "it is out of the address bar");
        assert_eq!(phone.count(&hook("watching")).await?, 0);
        fits(&phone).await?;
        // Both stay at the table: what one plays the other sees, and either plays on.
        let played = pickets(&phone).await?.max(3);
        desk.wait_until(&format!(
            "document.querySelectorAll('[data-test^=\"station-\"][data-union]').length >= {played}"
        ))
        .await?;
        take_turn(&desk, 2).await?;
        phone.reload().await?;
        take_turn(&phone, 3).await?;

        // A link that was copied wrongly opens nothing; whoever follows it can watch.
        let stranger = driver.open(1280, 900, false, "fr-FR").await?;
        take_seat_of(&stranger, &link[..link.len() - 1]).await?;
        stranger.wait_for_text(&hook("link-error"), "n’ouvre aucune place").await?;
        stranger.wait_for(&hook("watching")).await?;
        for browser in [&desk, &phone] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }

        // The others are signed out: their secret opens nothing, nor does the link, and the desk plays on.
        desk.click(&format!("{} {}", hook("devices-note"), hook("sign-out"))).await?;
        phone.wait_for(&hook("watching")).await?;
        desk.wait_until_gone(&hook("devices-note")).await?;
        let newer = desk.eval("return document.querySelector('[data-test=\"seat-link\"]').value").await?;
        assert_ne!(newer.as_str().unwrap_or_default(), link, "the seat has another link");
        take_seat_of(&stranger, &link).await?;
        stranger.wait_for_text(&hook("link-error"), "n’ouvre aucune place").await?;
        desk.reload().await?;
        take_turn(&desk, 4).await
    });
}

#[test]
fn a_link_never_takes_away_a_seat_that_a_browser_holds() {
    let folder = Folder::new("replay-in-the-way");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&marianne, &base, "Marianne", &["open"]).await?;
        marianne.wait_for(&hook("invite-qr")).await?;
        let link = seat_link(&marianne).await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        gavroche.goto(link.split('#').next().unwrap()).await?;
        gavroche.write(&hook("name"), "Gavroche").await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for(&hook("turn")).await?;
        // Followed from the page itself, such a link loads nothing: the page has to notice.
        for link in [link.as_str(), &format!("{link}0")] {
            gavroche.eval(&format!("location.href = '{link}'")).await?;
            gavroche.wait_for_text(&hook("link-error"), "déjà une autre place").await?;
            gavroche.wait_for(&format!("{}.mine", hook("seat-at-1"))).await?;
            gavroche.reload().await?;
            gavroche.wait_for(&hook("turn")).await?;
        }
        assert_eq!(gavroche.count(&hook("watching")).await?, 0);
        Ok(())
    });
}

#[test]
fn a_refusal_leads_to_its_clause_beside_the_board() {
    let folder = Folder::new("replay-rules");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        // From some moment on every picket of the page goes to a station that is taken.
        marianne
            .before_every_page(
                "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) { \
                 const taken = window.taken; return send.call(this, taken === undefined ? text : \
                 text.replace(/\"picket\":\\d+/, '\"picket\":' + taken)) }",
            )
            .await?;
        make_table(&marianne, &base, "Marianne", &["greedy"]).await?;
        take_turn(&marianne, 0).await?;
        marianne.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        marianne
            .eval(
                "window.taken = document.querySelector('[data-test^=\"station-\"][data-union]')\
                 .dataset.test.split('-')[1]",
            )
            .await?;
        pick(&marianne, 0).await?;
        marianne.click(&format!("{} {}", hook("refusal"), hook("clause"))).await?;
        marianne.wait_for(&format!("{} {}.sought", hook("rules-panel"), hook("clause-G7"))).await?;
        marianne.wait_until("document.activeElement.dataset.test === 'clause-G7'").await?;
        let here = marianne.url().await?;
        assert!(here.contains("/t/") && !here.contains('#'), "the game stays where it is: {here}");
        assert_eq!(marianne.client().windows().await?.len(), 1, "and no window opens");
        fits(&marianne).await?;
        marianne.press(Key::Escape).await?;
        marianne.wait_until_gone(&hook("rules-panel")).await?;
        marianne.wait_until("document.activeElement.dataset.test === 'clause'").await?;
        marianne.eval("document.querySelector('[data-test=rules-button]').click()").await?;
        let clause = "[data-test=rules-panel] [data-test=clause-G9] dt a";
        let link = marianne.eval(&format!("return document.querySelector('{clause}').href")).await?;
        assert_eq!(link, format!("{base}/rules/gardez-la-ligne#G9"), "each clause has an address");
        marianne.click(&hook("rules-close")).await?;
        marianne.wait_until_gone(&hook("rules-panel")).await?;
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
