//! Looking back, in real browsers: at a table, and from a file.

use crate::common::page::{
    fits, fold, hook, make_table, open_tab, pickets, played, read_standings, take_turn, until_pickets,
};
use crate::common::{Folder, Serving};
use any_game::{AnyGame, ErasedGame};
use chromium::{Browser, BrowserError, Driver, Key};
use gardez_la_ligne::GardezLaLigne;
use rules::{Seeded, Settings, Viewer};
use std::path::{Path, PathBuf};
use table::{Record, SeatRecord};
use wire::{Occupant, Payload};

/// A finished game as its file.
fn finished() -> String {
    let game = ErasedGame::<GardezLaLigne>::new();
    let settings = Settings::defaults(&game.info());
    let (mut table, deal) = game.deal(&settings, 2, Seeded::seed_from(3)).unwrap();
    let mut log = vec![deal];
    while let Some(seat) = table.to_act().first() {
        let choices = table.shown(Viewer::Seat(seat)).choices;
        let choices: Vec<Payload> = serde_json::from_str(choices.get()).unwrap();
        log.push(table.act(seat, table.decision(), &choices[7]).unwrap());
    }
    let seat = |name: &str| SeatRecord { name: name.into(), occupant: Occupant::Human };
    Record::of_log(&game.info(), settings, vec![seat("Marianne"), seat("Gavroche")], &log).unwrap().write()
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// The one file that was downloaded into a folder, once it is whole.
async fn downloaded(folder: &Path) -> PathBuf {
    loop {
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let whole = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
        if let Some(path) = files.into_iter().find(whole) {
            return path;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

async fn at(browser: &Browser, place: &str) -> Result<(), BrowserError> {
    browser.wait_for_text(&hook("replay-at"), place).await.map(drop)
}

/// Nothing of a game shown again scrolls but the dock, and the controls are in sight.
async fn stands_still(browser: &Browser) -> Result<(), BrowserError> {
    let scrolls = "const root = document.documentElement; const out = [...document.querySelectorAll('.bar, .table-board, .replay-bar, .replay-bar *')] \
        .filter(part => part.checkVisibility()).filter(part => { const box = part.getBoundingClientRect(); \
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 }).map(part => part.className); \
        return [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth, ...out]";
    assert_eq!(browser.eval(scrolls).await?, serde_json::json!([false, false]));
    Ok(())
}

#[test]
fn a_game_is_looked_back_at_while_it_is_on_then_downloaded_and_opened_elsewhere() {
    let folder = Folder::new("replay-download");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let downloads = folder.path().join("downloads");
        std::fs::create_dir(&downloads).unwrap();
        marianne.download_into(&downloads).await?;
        make_table(&marianne, &base, "Marianne", &["greedy"]).await?;
        for turn in 0..4 {
            take_turn(&marianne, turn).await?;
        }
        marianne.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        let now = pickets(&marianne).await?;

        // While the game is on, moment by moment from the server.
        marianne.click(&hook("replay")).await?;
        at(&marianne, &format!("{0} / {0}", now + 1)).await?;
        assert_eq!(marianne.count("[data-free], [data-test=choices], [data-test=replay-viewer]").await?, 0);
        marianne.press(Key::Left).await?;
        until_pickets(&marianne, now - 1).await?;
        marianne.click(&hook("replay-back")).await?;
        until_pickets(&marianne, now - 2).await?;
        marianne.press(Key::Home).await?;
        until_pickets(&marianne, 0).await?;
        marianne.wait_for_text(&hook("replay-events"), "commence").await?;
        open_tab(&marianne, "log").await?;
        marianne.wait_for("[data-test=log] [aria-current]").await?;
        assert_eq!(marianne.count("[data-test=log] [aria-current]").await?, 1);
        stands_still(&marianne).await?;
        marianne.click(&hook("replay-last")).await?;
        until_pickets(&marianne, now).await?;
        // What is said of now says so. The browser's own way back leads to the table, and another time the button does.
        marianne.wait_for_text(&hook("turn"), "En ce moment").await?;
        marianne.eval("history.back()").await?;
        marianne.wait_for(&hook("frame")).await?;
        marianne.eval("history.forward()").await?;
        marianne.wait_for(&hook("replay-bar")).await?;
        marianne.reload().await?;
        marianne.wait_for(&hook("replay-bar")).await?;
        marianne.click(&hook("replay-leave")).await?;
        marianne.wait_until("location.search === ''").await?;
        assert_eq!(marianne.count(&hook("replay-bar")).await?, 0);
        for turn in 4..12 {
            take_turn(&marianne, turn).await?;
        }
        marianne.wait_for(&hook("result")).await?;
        assert_eq!(marianne.count(&hook("undo")).await?, 0, "there is no going back into a finished game");
        let sheet = read_standings(&marianne).await?;

        // When it is over, from its beginning. Nothing is hidden in this game: there are no viewers to choose from.
        marianne.click(&hook("ending-replay")).await?;
        at(&marianne, "1 / 25").await?;
        until_pickets(&marianne, 0).await?;
        let said = marianne.text(".bar").await?;
        assert!(!said.contains("finie"), "nothing was over at the first moment: {said}");
        assert_eq!(marianne.count(&hook("replay-viewer")).await?, 0);
        marianne.press(Key::End).await?;
        until_pickets(&marianne, 24).await?;
        assert_eq!(read_standings(&marianne).await?, sheet);
        marianne.click(&hook("replay-leave")).await?;
        marianne.click(&hook("save-file")).await?;
        let game = downloaded(&downloads).await;
        let name = game.file_name().unwrap().to_string_lossy().into_owned();
        assert!(name.starts_with("hemicycle-gardez-la-ligne-") && name.ends_with(".json"), "{name}");

        // On another device, by keyboard, with no table anywhere.
        let gavroche = driver.open(360, 740, true, "en-GB").await?;
        gavroche.goto(&format!("{base}/")).await?;
        gavroche.click(&hook("replay-link")).await?;
        gavroche.choose_file(&hook("replay-file"), &game).await?;
        at(&gavroche, "1 / 25").await?;
        open_tab(&gavroche, "table").await?;
        gavroche.wait_for_text(&hook("replay-who"), "Marianne").await?;
        fold(&gavroche).await?;
        for placed in 1..=3 {
            gavroche.press(Key::Right).await?;
            until_pickets(&gavroche, placed).await?;
        }
        gavroche.wait_for_text(&hook("replay-events"), "places a picket").await?;
        fits(&gavroche).await?;
        gavroche.press(Key::End).await?;
        until_pickets(&gavroche, 24).await?;
        gavroche.wait_for_text(".bar", "places a picket").await?;
        open_tab(&gavroche, "game").await?;
        gavroche.wait_for_text(&hook("result"), "Marianne").await?;
        stands_still(&gavroche).await?;
        fold(&gavroche).await?;
        gavroche.click(&hook("replay-first")).await?;
        gavroche.click(&hook("replay-play")).await?;
        until_pickets(&gavroche, 2).await?;
        gavroche.click(&hook("replay-play")).await?;
        gavroche.wait_until_gone(&format!("{}[data-playing]", hook("replay-play"))).await?;
        for browser in [&marianne, &gavroche] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}

#[test]
fn a_broken_or_foreign_file_is_told_what_is_wrong_with_it_in_the_readers_language() {
    let folder = Folder::new("replay-broken");
    let server = Serving::start(folder.path(), 0);
    let whole = finished();
    let lines: Vec<&str> = whole.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"action\"")).unwrap();
    let mut doubled = lines.clone();
    doubled.insert(first, lines[first]);
    let files = [
        (
            "cut.json",
            whole[..whole.len() / 2].to_owned(),
            "ou il a été coupé en route",
            "was lost on the way",
        ),
        ("list.json", "[1, 2]".into(), "n’est pas une partie d’Hémicycle", "not a game of Hemicycle"),
        (
            "rules.json",
            whole.replace("\"rules\": 1", "\"rules\": 7"),
            "la version 7 des règles",
            "version 7 of",
        ),
        (
            "entry.json",
            doubled.join("\n"),
            "L’entrée 3 de l’historique est impossible",
            "Entry 3 of the log is",
        ),
        ("chess.json", whole.replace("\"gardez-la-ligne\"", "\"chess\""), "ne connaît pas", "does not know"),
    ];
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/replay", server.addr)).await?;
        for (name, text, french, english) in &files {
            marianne.click(&hook("lang-fr")).await?;
            marianne.choose_file(&hook("replay-file"), file(folder.path(), name, text)).await?;
            marianne.wait_for_text(&hook("replay-problem"), french).await?;
            marianne.click(&hook("lang-en")).await?;
            marianne.wait_for_text(&hook("replay-problem"), english).await?;
            assert_eq!(marianne.count(&hook("replay-bar")).await?, 0);
            assert_eq!(
                marianne.count("[data-test=replay-problem] > [lang]").await?,
                0,
                "a parser speaks first"
            );
        }
        // The entry that is impossible names the rule it breaks, and a good file is shown after all.
        marianne.choose_file(&hook("replay-file"), folder.path().join("entry.json")).await?;
        marianne.wait_for(&hook("clause")).await?;
        marianne.choose_file(&hook("replay-file"), file(folder.path(), "good.json", &whole)).await?;
        at(&marianne, "1 / 25").await?;
        assert_eq!(marianne.count(&hook("replay-problem")).await?, 0);
        fits(&marianne).await?;
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_link_leads_to_a_moment_of_a_game_and_a_long_one_says_only_what_is_in_sight() {
    let folder = Folder::new("replay-link");
    let server = Serving::start(folder.path(), 0);
    let base = format!("http://{}", server.addr);
    let long = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../games/politico/rules/tests/saved/edition-1-large.json")
        .canonicalize()
        .unwrap();
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        // A file: the address follows, and leads there again once the file is opened.
        marianne.goto(&format!("{base}/replay")).await?;
        marianne.choose_file(&hook("replay-file"), &long).await?;
        at(&marianne, "1 / 2").await?;
        open_tab(&marianne, "log").await?;
        marianne.wait_for("[data-test=log] li").await?;
        let lines = "document.querySelectorAll('[data-test=log] li').length";
        let drawn = marianne.eval(&format!("return {lines}")).await?;
        assert!(drawn.as_u64() < Some(100), "{drawn} lines were drawn at once");
        let go = "const slider = document.querySelector('[data-test=replay-slider]'); \
                  slider.value = 1500; slider.dispatchEvent(new Event('input', {bubbles: true}))";
        marianne.eval(go).await?;
        at(&marianne, "1500 / ").await?;
        marianne.wait_until("location.search === '?move=1500'").await?;
        // The line of the moment is in the middle, and whoever scrolls away from it finds the others.
        marianne.wait_for("[data-test=log] [aria-current]").await?;
        let seen = "const [frame, line] = ['[data-test=log]', '[data-test=log] [aria-current]'] \
                    .map(part => document.querySelector(part).getBoundingClientRect()); \
                    return line.top >= frame.top && line.bottom <= frame.bottom";
        assert_eq!(marianne.eval(seen).await?, true, "the line of the moment is out of sight");
        let before = marianne.eval(&format!("return {lines}")).await?;
        marianne.eval("document.querySelector('[data-test=log]').scrollTop = 1e6").await?;
        marianne.wait_until(&format!("{lines} > {before}")).await?;
        // What another viewer saw of the same moment is there as well.
        marianne
            .eval(
                "const list = document.querySelector('[data-test=replay-viewer]'); list.value = '2'; \
                       list.dispatchEvent(new Event('change', {bubbles: true}))",
            )
            .await?;
        at(&marianne, "1500 / ").await?;
        marianne.reload().await?;
        marianne.choose_file(&hook("replay-file"), &long).await?;
        at(&marianne, "1500 / ").await?;
        // The next file begins at its beginning.
        let other = file(folder.path(), "good.json", &finished());
        marianne.choose_file(&hook("replay-file"), &other).await?;
        at(&marianne, "1 / 25").await?;
        marianne.wait_until("location.search === '?move=1'").await?;

        // A table: also for somebody else, who has only the link.
        make_table(&marianne, &base, "Marianne", &["random"]).await?;
        for turn in 0..3 {
            take_turn(&marianne, turn).await?;
        }
        marianne.click(&hook("replay")).await?;
        marianne.click(&hook("replay-first")).await?;
        marianne.click(&hook("replay-on")).await?;
        until_pickets(&marianne, 1).await?;
        marianne.wait_until("location.search === '?replay&move=2'").await?;
        let link = marianne.eval("return location.href").await?;
        marianne.reload().await?;
        at(&marianne, "2 / ").await?;
        until_pickets(&marianne, 1).await?;
        let gavroche = driver.open(360, 740, false, "en-GB").await?;
        gavroche.goto(link.as_str().unwrap()).await?;
        at(&gavroche, "2 / ").await?;
        until_pickets(&gavroche, 1).await?;
        marianne.click(&hook("replay-leave")).await?;
        marianne.wait_until("location.search === ''").await?;
        for turn in 3..12 {
            take_turn(&marianne, turn).await?;
        }
        marianne.wait_for(&hook("result")).await?;
        gavroche.reload().await?;
        at(&gavroche, "2 / 25").await?;
        until_pickets(&gavroche, 1).await?;
        for browser in [&marianne, &gavroche] {
            assert_eq!(browser.console_errors().await?, Vec::<String>::new());
        }
        Ok(())
    });
}
