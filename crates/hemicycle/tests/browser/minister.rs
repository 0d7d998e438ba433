//! Minister on the page: a whole game of one person against two bots, played on the drawing.

use crate::common::page::{fits, hook, make_table_of, open_moves, open_tab, played};
use crate::common::{Folder, Serving};
use chromium::{Browser, BrowserError, Driver};

const MINE_OR_OVER: &str = "[data-test=turn][data-mine], [data-test=result]";

/// Presses something that is lit on the board, the die first, or what has no place on it from the list; where several
/// pawns could go to a space, a pawn is taken in hand first. Gives the hook of what was pressed.
const PRESS: &str = "const pawn = '[data-test^=pawn-][data-live]'; \
    const lit = ['[data-test=die][data-live]', '[data-test^=space-][data-lit]', '[data-test^=post-][data-live]', pawn]; \
    if (document.querySelector('[data-unclear]')) lit.unshift(pawn); \
    lit.push('[data-test^=choice-]:not(:disabled)'); \
    for (const css of lit) { \
        const found = document.querySelectorAll(css); \
        const pressed = found[TURN % Math.max(found.length, 1)]; \
        if (pressed) { pressed.dispatchEvent(new MouseEvent('click', { bubbles: true })); return pressed.dataset.test } \
    } \
    return null";

/// What changes when something was pressed.
const SITUATION: &str = "[document.querySelector('[data-test=log]')?.textContent, document.querySelector('.choices')?.textContent, \
    document.querySelectorAll('[aria-pressed=true].pawn').length, \
    document.querySelectorAll('[data-unclear], [data-test=result]').length].join()";

async fn press_something(browser: &Browser, turn: usize) -> Result<Option<String>, BrowserError> {
    // While an answer is under way nothing can be pressed.
    open_moves(browser).await?;
    browser.wait_for(&format!("{}:not(:disabled)", hook("choice-0"))).await?;
    let before = browser.eval(&format!("return {SITUATION}")).await?;
    let pressed = browser.eval(&PRESS.replace("TURN", &turn.to_string())).await?;
    let before = serde_json::to_string(&before).unwrap();
    browser.wait_until(&format!("{SITUATION} !== {before}")).await?;
    Ok(pressed.as_str().map(str::to_owned))
}

#[test]
fn a_whole_game_of_minister_against_two_bots() {
    let folder = Folder::new("minister");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        let base = format!("http://{}", server.addr);
        make_table_of(&marianne, &base, "minister", "Marianne", &["greedy", "greedy"]).await?;
        let mut kinds = std::collections::BTreeSet::new();
        for turn in 0..900 {
            marianne.wait_for(MINE_OR_OVER).await?;
            if marianne.count(&hook("result")).await? > 0 {
                break;
            }
            if let Some(pressed) = press_something(&marianne, turn).await? {
                kinds.insert(pressed.split('-').next().unwrap_or_default().to_owned());
            }
        }
        marianne.wait_for(&hook("result")).await?;
        assert!(kinds.contains("die") && kinds.contains("space"), "pressed on the board: {kinds:?}");
        // What is drawn agrees with what is counted beside it.
        open_tab(&marianne, "game").await?;
        for seat in 0..3 {
            let chairs = marianne.count(&format!(".cabinet [data-seat=\"{seat}\"]")).await?;
            let told = marianne.text(&format!("{} .count", hook(&format!("row-{seat}")))).await?;
            assert_eq!(told, chairs.to_string(), "ministers of seat {seat}");
        }
        // Ranks do not follow from ministers, so the result says what decided.
        assert!(marianne.text(&hook("verdict")).await?.contains("fauteuil du chancelier"));
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_upright_board_on_a_phone_is_played_with_a_finger() {
    let folder = Folder::new("minister-phone");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, true, "en-GB").await?;
        let base = format!("http://{}", server.addr);
        make_table_of(&phone, &base, "minister", "Marianne", &["greedy", "greedy", "greedy"]).await?;
        let mut counted = false;
        for turn in 0..30 {
            phone.wait_for(MINE_OR_OVER).await?;
            let yet_to_roll = phone.count("[data-test=die][data-live]").await?;
            let pale = phone.count("[data-test=die][data-live].old").await?;
            assert_eq!(pale, yet_to_roll, "what lies there is from before");
            counted |= phone.count("[data-test=die]:not(.old)").await? > 0;
            press_something(&phone, turn).await?;
        }
        assert!(counted, "a number that counts is not pale");
        assert_eq!(phone.count(".minister-board.upright").await?, 1);
        fits(&phone).await?;
        // All of the board is in sight, until it is looked at closely.
        let whole = "const place = document.querySelector('.mn-view'); \
            return place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth";
        assert_eq!(phone.eval(whole).await?, true);
        phone.click(&hook("glass")).await?;
        phone.wait_for(".minister.near").await?;
        // A finger needs 24 pixels: every space has them to itself. What it presses is the disc, not the pawn that a lit
        // space promises and that stands above it.
        let small = "const places = [...document.querySelectorAll('.space:not(.wide) .reach')] \
                .map(space => space.getBoundingClientRect()).map(it => [it.x + it.width / 2, it.y + it.height / 2]); \
            return places.flatMap((a, n) => places.slice(n + 1).map(b => Math.hypot(a[0] - b[0], a[1] - b[1]))) \
                .filter(far => far < 24)";
        assert_eq!(phone.eval(small).await?, serde_json::json!([]));
        open_tab(&phone, "game").await?;
        phone.click(&hook("odds")).await?;
        phone.wait_for_text(&hook("odds-told"), "in 6").await?;
        Ok(())
    });
}
