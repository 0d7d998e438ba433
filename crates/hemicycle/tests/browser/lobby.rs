//! Strangers meet in the lobby, in real browsers; and what a shared link shows of a table.

use crate::common::page::{choose, fits, hook, played};
use crate::common::{Folder, Serving};
use chromium::Driver;

#[test]
fn a_public_table_is_found_filtered_and_joined_until_it_is_full() {
    let folder = Folder::new("lobby");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let gavroche = driver.open(360, 740, true, "en-GB").await?;
        gavroche.goto(&base).await?;
        gavroche.wait_for_text(&hook("lobby-none"), "No table is waiting").await?;
        marianne.goto(&format!("{base}/new/gardez-la-ligne")).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        choose(&marianne, "seats", "3").await?;
        marianne.click(&hook("public")).await?;
        marianne.click(&hook("make-table")).await?;
        marianne.wait_for_text(&hook("public-note"), "Cette table est publique").await?;
        let url = marianne.url().await?;
        let table = url.rsplit('/').next().unwrap().to_owned();

        // It comes up by itself, and the filters hide and show it.
        let row = hook(&format!("lobby-table-{table}"));
        gavroche.wait_for_text(&row, "hosted by Marianne").await?;
        gavroche.wait_for_text(&row, "2 open seats of 3").await?;
        fits(&gavroche).await?;
        choose(&gavroche, "lobby-game", "minister").await?;
        gavroche.wait_until_gone(&row).await?;
        choose(&gavroche, "lobby-game", "gardez-la-ligne").await?;
        gavroche.wait_for(&row).await?;
        choose(&gavroche, "lobby-open", "3").await?;
        gavroche.wait_until_gone(&row).await?;
        choose(&gavroche, "lobby-open", "2").await?;
        gavroche.click(&format!("{row} a")).await?;
        gavroche.write(&hook("name"), "Gavroche").await?;
        gavroche.click(&hook("take-seat")).await?;
        marianne.wait_for_text(&hook("seat-at-1"), "Gavroche").await?;

        // A third one wants to play at once, and the game begins.
        let cosette = driver.open(1280, 900, false, "fr-FR").await?;
        cosette.goto(&base).await?;
        choose(&cosette, "lobby-game", "gardez-la-ligne").await?;
        cosette.write(&hook("name"), "Cosette").await?;
        cosette.click(&hook("play-now")).await?;
        cosette.wait_for(&hook("board")).await?;
        assert!(cosette.url().await?.ends_with(&table));
        marianne.wait_for(&hook("board")).await?;
        for browser in [&marianne, &gavroche, &cosette] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn whoever_wants_to_play_now_with_nobody_waiting_opens_a_table_that_others_find() {
    let folder = Folder::new("pair");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        marianne.goto(&base).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        marianne.click(&hook("play-now")).await?;
        marianne.wait_for_text(&hook("problem"), "Choisissez d’abord un jeu").await?;
        choose(&marianne, "lobby-game", "minister").await?;
        marianne.click(&hook("play-now")).await?;
        marianne.wait_for(&hook("public-note")).await?;
        let table = marianne.url().await?;

        // What the link to it shows where it is shared: no browser runs there, so it must be in the document itself.
        let path = table.strip_prefix(&base).unwrap();
        let (status, page) = test_client::request(server.addr, "GET", path, "").await.unwrap();
        assert_eq!(status, 200);
        let told = "content=\"Marianne vous invite à jouer\u{a0}: 1 place prise sur 3, 2 encore libres.\"";
        assert!(page.contains(&format!("property=\"og:description\" {told}")), "{page}");
        assert!(page.contains("<script type=\"module\" src=\"/boot.js\">"), "{page}");

        // Whoever would play anything is seated where somebody waits.
        let gavroche = driver.open(1280, 900, false, "fr-FR").await?;
        gavroche.goto(&base).await?;
        gavroche.wait_for("[data-test^=lobby-table-]").await?;
        gavroche.write(&hook("name"), "Gavroche").await?;
        gavroche.click(&hook("play-now")).await?;
        marianne.wait_for_text(&hook("seat-at-1"), "Gavroche").await?;
        // The others hear of it before his own page has come to the table.
        gavroche.wait_for(&hook("public-note")).await?;
        assert_eq!(gavroche.url().await?, table);

        // A table that all have left says so, also to whoever comes by its link.
        gavroche.click(&hook("leave")).await?;
        marianne
            .wait_until(
                "!document.querySelector('[data-test=\"seat-at-1\"]').textContent.includes('Gavroche')",
            )
            .await?;
        marianne.click(&hook("leave")).await?;
        marianne.wait_for(&hook("given-up")).await?;
        gavroche.goto(&table).await?;
        gavroche.wait_for(&hook("given-up")).await?;
        for browser in [&marianne, &gavroche] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}
