//! One whom the host sends away, as both see it.

use crate::common::page::{choose, hook, make_table, played, sit_down};
use crate::common::{Folder, Serving};
use chromium::Driver;

#[test]
fn whoever_was_sent_away_sits_down_again_when_the_host_allows_it_and_the_notice_goes() {
    let folder = Folder::new("sent-away");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        make_table(&marianne, &format!("http://{}", server.addr), "Marianne", &["open", "open"]).await?;
        marianne.wait_for(&hook("invite-link")).await?;
        let link =
            marianne.eval("return document.querySelector('[data-test=\"invite-link\"]').value").await?;
        sit_down(&gavroche, link.as_str().unwrap(), "Gavroche").await?;
        gavroche.wait_for(&hook("leave")).await?;

        marianne.click(&format!("{} summary", hook("arranging"))).await?;
        let seated = "document.querySelector('[data-test=\"seat-at-1\"]').textContent.includes('Gavroche')";
        marianne.wait_until(seated).await?;
        choose(&marianne, "occupant-1", "open").await?;
        // He is told that the seat is no longer his, and cannot take it by the same link.
        gavroche.wait_for_text(&hook("protocol-error"), "n’est plus la sienne").await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for_text(&hook("problem"), "L’hôte vous a fait quitter cette table").await?;
        gavroche.reload().await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for_text(&hook("problem"), "L’hôte vous a fait quitter cette table").await?;

        // The host thinks better of it, twice: what he was told stays on his page until he sits again.
        marianne.click(&hook("readmit")).await?;
        marianne.wait_until_gone(&hook("readmit")).await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for(&hook("leave")).await?;
        marianne.wait_until(seated).await?;
        choose(&marianne, "occupant-1", "open").await?;
        gavroche.wait_for(&hook("protocol-error")).await?;
        marianne.click(&hook("readmit")).await?;
        marianne.wait_until_gone(&hook("readmit")).await?;
        gavroche.wait_for(&hook("protocol-error")).await?;
        gavroche.click(&hook("take-seat")).await?;
        gavroche.wait_for(&hook("leave")).await?;
        gavroche.wait_until_gone(&hook("protocol-error")).await?;
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
