//! The dice, as somebody checks them who doubts them, in a real browser.

use crate::common::page::{hook, make_table_of, open_tab, played, set};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::Record;
use test_client::TestClient;

/// Presses the button, and waits for a verdict of this kind that says this.
async fn verdict(browser: &Browser, kind: &str, said: &str) -> Result<(), BrowserError> {
    // After a game the check stands behind a link; for a file it stands by itself, in the dock.
    if browser.count(&format!("details:not([open]) > {}", hook("dice-open"))).await? > 0 {
        browser.click(&hook("dice-open")).await?;
    }
    browser.click(&hook("check-dice")).await?;
    let css = format!("{}[data-dice={kind}]", hook("dice-verdict"));
    browser.wait_for(&css).await?;
    browser.wait_for_text(&css, said).await.map(drop)
}

/// Plays the seat whose secret this is to the end.
async fn play_out(server: &Serving, table: &str, secret: &str) {
    let mut client = TestClient::enter(server.addr, table, Some(secret), None).await.unwrap();
    for turn in 0.. {
        client.until(|client| client.is_over() || client.is_awaited()).await.unwrap();
        if client.is_over() {
            break;
        }
        let mut choices = client.choices();
        let choice = choices.swap_remove(turn % choices.len());
        // A bot may have been faster. Nobody who plays is as fast as a server must put up with.
        let _ = client.act(choice).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    }
}

/// The game with its last draw changed that can be another without making what follows impossible, and its entry.
fn forged(whole: &Record) -> (Record, usize) {
    let games = catalog::games();
    let game = games.iter().find(|game| game.info().id == whole.game).unwrap();
    let plays = |record: &Record| {
        let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
        game.open(&record.settings, record.seats.len() as u8, [0; 32], None, &log).is_ok()
    };
    for seq in (0..whole.log.len()).rev() {
        let entry: Value = serde_json::from_str(whole.log[seq].get()).unwrap();
        for draw in 0..entry["draws"].as_array().map_or(0, Vec::len) {
            for other in (0..6).filter(|other| entry["draws"][draw] != *other) {
                let (mut record, mut entry) = (whole.clone(), entry.clone());
                entry["draws"][draw] = other.into();
                record.log[seq] = to_raw_value(&entry).unwrap();
                if plays(&record) {
                    return (record, seq);
                }
            }
        }
    }
    panic!("no draw could have been another");
}

#[test]
fn the_dice_of_a_finished_game_are_checked_by_a_button_and_forgeries_are_told() {
    let folder = Folder::new("fair");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        make_table_of(&marianne, &base, "minister", "Marianne", &["random", "random"]).await?;
        marianne.wait_for(&hook("board")).await?;
        // Before the end there is a fingerprint, and no button.
        let fingerprint = "return document.querySelector('[data-test=dice-commitment]').textContent";
        let fingerprint = marianne.eval(fingerprint).await?.as_str().unwrap().to_owned();
        assert!(fingerprint.len() == 64 && marianne.count(&hook("check-dice")).await? == 0, "{fingerprint}");
        let url = marianne.url().await?;
        let table = url.rsplit('/').next().unwrap().to_owned();
        let held = marianne.eval(&format!("return localStorage['table/{table}']")).await?;
        let held: Value = serde_json::from_str(held.as_str().unwrap()).unwrap();
        play_out(&server, &table, held["secret"].as_str().unwrap()).await;

        marianne.wait_for(&hook("result")).await?;
        verdict(&marianne, "fair", "Les tirages sont honnêtes").await?;
        marianne.wait_for_text(&hook("dice-verdict"), "1 personne y a ajouté sa part").await?;
        marianne.wait_for_text(&hook("dice-verdict"), "avait noté l’empreinte").await?;
        marianne.wait_for_text(&hook("dice-verdict"), "Ce qui n’est pas prouvé").await?;
        set(&marianne, &["lang-en"]).await?;
        marianne.wait_for_text(&hook("dice-verdict"), "The draws are fair").await?;
        set(&marianne, &["lang-fr"]).await?;

        // A server that had promised something else would be found out by the browser that noted it.
        let note = |change: &str| {
            let key = format!("dice/{table}");
            format!(
                "const noted = JSON.parse(localStorage['{key}']); {change}; localStorage['{key}'] = JSON.stringify(noted)"
            )
        };
        let noted = marianne.eval(&format!("return localStorage['dice/{table}']")).await?;
        assert!(noted.as_str().unwrap().contains(&fingerprint), "{noted}");
        marianne.eval(&note("noted.commitment = '00'.repeat(32)")).await?;
        verdict(&marianne, "unfair", "n’est pas celui auquel le serveur était lié").await?;
        marianne
            .eval(&note(&format!("noted.commitment = '{fingerprint}'; noted.added = '00'.repeat(32)")))
            .await?;
        verdict(&marianne, "unfair", "la part de ce navigateur").await?;

        // The same from a file: whole, with one draw changed, of one device, and without what is needed.
        let path = format!("/api/tables/{table}/record");
        let (_, text) = test_client::request(server.addr, "GET", &path, "").await.unwrap();
        let whole = Record::read(&text).unwrap();
        assert_eq!(whole.dice.as_ref().unwrap().commitment, fingerprint);
        let (forged, seq) = forged(&whole);
        let mut own = whole.clone();
        own.dice = None;
        let mut old = own.clone();
        old.seed = None;
        let entry = format!("les tirages de l’entrée {} de l’historique", seq + 1);
        marianne.goto(&format!("{base}/replay")).await?;
        for (name, record, kind, said) in [
            ("whole", &whole, "fair", "Les tirages sont honnêtes"),
            ("forged", &forged, "unfair", entry.as_str()),
            ("own", &own, "unknown", "pas être vérifié"),
            ("old", &old, "unknown", "ne dit pas d’où ils viennent"),
        ] {
            let file = folder.path().join(format!("{name}.json"));
            std::fs::write(&file, record.write()).unwrap();
            marianne.reload().await?;
            marianne.choose_file(&hook("replay-file"), &file).await?;
            marianne.wait_for(&hook("replay-frame")).await?;
            open_tab(&marianne, "table").await?;
            verdict(&marianne, kind, said).await?;
        }
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
