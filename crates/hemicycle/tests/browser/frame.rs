//! The frame around a board: over a whole game nothing scrolls, nothing moves, nothing is cut, and what can be done is in
//! sight, in every game and at every size.

use crate::common::page::{
    fold, hook, make_quick_table_of, make_table_of, open_moves, open_tab, played, set,
};
use crate::common::{Folder, Serving};
use crate::ending;
use chromium::{Browser, BrowserError, Driver};

/// Where the fixed parts of the table are, rounded to a pixel; in a narrow window the dock is drawn up and down.
const PLACES: &str = "(() => ['.bar', '.table-board', '.frame .seats', '.frame .seats > li', '.frame-foot', '.main-actions', '.dock-tabs'] \
    .filter(part => innerWidth >= 1024 || part !== '.dock-tabs') \
    .flatMap(part => [...document.querySelectorAll(part)].map(found => [part, found])).map(([part, found]) => { \
    const box = found.getBoundingClientRect(); \
    return [part, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ') }).join('; '))()";

/// The corner in which the first action lies whenever there is one: what else can be done stands beside it.
const CORNER: &str = "(() => { const box = document.querySelector('.main-actions > .primary')?.getBoundingClientRect(); \
    return box && [box.right, box.bottom, box.height].map(Math.round).join(' ') })()";

/// How many times one waits for the end of a game as long as for anything else.
const PATIENCE: usize = 10;

/// Plays the game to its end by the list, as fast as the page goes, and looks at every frame: what moves is noted, and what
/// makes the page scroll.
fn to_the_end() -> String {
    format!(
        "const first = {PLACES}; let corner; window.moved = []; let last = null, number = 0; \
         const note = (what, was, is) => {{ if (window.moved.length < 5) window.moved.push(`${{what}}: ${{was}} became ${{is}}`) }}; \
         const look = () => {{ if (!document.querySelector('.frame')) return; \
            const places = {PLACES}; if (places !== first) note('places', first, places); \
            const at = {CORNER}; if (at && corner && at !== corner) note('the main action', corner, at); corner ||= at; \
            const root = document.documentElement; \
            if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) note('the page', 'still', 'scrolling'); \
            if (document.querySelector('[data-test=result]')) return; \
            requestAnimationFrame(look) }}; requestAnimationFrame(look); \
         window.player = setInterval(() => {{ \
            if (document.querySelector('[data-test=result]')) return clearInterval(window.player); \
            if (!document.querySelector('[data-test=choices]')) return document.querySelector('[data-test=moves]:not(:disabled)')?.click(); \
            const at = document.querySelector('.frame').dataset.number; if (at === last) return; \
            const choices = document.querySelectorAll('#choice-list [data-test^=choice-]:not(:disabled)'); \
            if (!choices.length) return; last = at; choices[(number += 5) % choices.length].click() }}, 25); \
         setInterval(() => last = null, 1500)"
    )
}

/// What is wrong with the frame: something scrolls, the action is out of sight, or words of the frame are cut.
const FAULTS: &str = "(() => { const faults = []; const root = document.documentElement; \
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) \
        faults.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight} of ${innerWidth}x${innerHeight}`); \
    const inside = found => { const box = found.getBoundingClientRect(); \
        return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1 }; \
    for (const part of document.querySelectorAll('.bar, .table-board, .frame-foot, .main-actions > *, .dock-tabs')) \
        if (!inside(part)) faults.push(`out of sight: ${part.className}`); \
    for (const name of document.querySelectorAll('.frame .seats .who')) \
        if (name.scrollWidth > name.clientWidth + 1 && (name.title !== name.textContent || name.closest('li').tabIndex !== 0)) \
            faults.push(`cut, and nowhere in full: ${name.textContent}`); \
    for (const words of document.querySelectorAll('.frame .standing, .bar-game, .turn > span:first-child, .frame .seats .clock, .main-label, .dock-tabs > button, .dock-foot span')) \
        if (words.checkVisibility() && words.clientWidth > 1 \
            && (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 2)) \
            faults.push(`cut: ${words.textContent}`); \
    for (const asked of document.querySelectorAll('.asked')) \
        if (asked.scrollHeight > asked.clientHeight + 2 && asked.title !== asked.textContent) \
            faults.push(`cut, and nowhere in full: ${asked.textContent}`); \
    const lines = part => { const range = document.createRange(); range.selectNodeContents(part); \
        return [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1) }; \
    const seen = part => part.checkVisibility({opacityProperty: true, visibilityProperty: true}) && part.clientWidth > 1; \
    const said = [...document.querySelectorAll('.bar-game, .turn > span, .seats .who, .seats .standing, .seats .score, .seats .clock, .main-label, .main-note, .watching')] \
        .filter(seen).map(part => [part, lines(part)]); \
    const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 4 && b.top < a.bottom - 4; \
    const within = (box, place) => ({left: Math.max(box.left, place.left), right: Math.min(box.right, place.right), \
        top: Math.max(box.top, place.top), bottom: Math.min(box.bottom, place.bottom)}); \
    said.forEach(([one, mine], index) => { for (const [other, theirs] of said.slice(index + 1)) \
        if (!one.contains(other) && !other.contains(one) && mine.some(a => theirs.some(b => \
            meet(within(a, one.getBoundingClientRect()), within(b, other.getBoundingClientRect()))))) \
            faults.push(`on each other: ${one.textContent} and ${other.textContent}`) }); \
    return faults })()";

/// How many moves of a game are looked at closely, with both sides of the dock: enough to see all of a turn. The rest of it is
/// played quickly.
fn moves_watched(game: &str) -> usize {
    if game == "gardez-la-ligne" { 8 } else { 24 }
}

/// Whole games of every kind take minutes at each size: `cargo xtask trial still` watches them. The shortest is watched always.
fn is_watched_to_the_end(game: &str) -> bool {
    game == "gardez-la-ligne" || std::env::var_os("HEMICYCLE_TRIAL").is_some()
}

/// Makes a move by the list, where one can be made; gives whether the game goes on.
async fn go_on(browser: &Browser, number: usize) -> Result<bool, BrowserError> {
    browser.wait_for(&format!("{}, {}", hook("moves"), hook("result"))).await?;
    let awaited = format!(
        "!!document.querySelector('[data-test=result]') || !!document.querySelector('{}[data-mine]')",
        hook("turn")
    );
    browser.wait_until(&awaited).await?;
    open_moves(browser).await?;
    browser.wait_for("[data-test^=choice-]:not(:disabled), [data-test=result]").await?;
    let act = format!(
        "const choices = document.querySelectorAll('[data-test^=choice-]:not(:disabled)'); \
         const before = document.querySelector('.frame').dataset.number; \
         choices[{number} % Math.max(choices.length, 1)]?.click(); return choices.length ? before : null"
    );
    let before = browser.eval(&act).await?;
    if before.is_null() {
        return Ok(false);
    }
    let moved = format!(
        "document.querySelector('.frame').dataset.number !== {before} || !!document.querySelector('[data-test=result]')"
    );
    browser.wait_until(&moved).await?;
    Ok(browser.count(&hook("result")).await? == 0)
}

/// What is wrong with the frame once it has come to rest: words are measured when they are drawn, a frame later.
async fn at_rest(browser: &Browser) -> Result<serde_json::Value, BrowserError> {
    let look = format!("return {FAULTS}");
    let mut faults = browser.eval(&look).await?;
    // A busy machine takes its time for a frame; what is wrong stays wrong.
    for _ in 0..50 {
        if faults == serde_json::json!([]) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        faults = browser.eval(&look).await?;
    }
    Ok(faults)
}

/// As long as a name that people really give themselves, and in wide letters.
const LONG_NAME: &str = "Wilhelmine-Maxime MMWWMW";

/// Plays a table with so many bots, and looks at the frame after every move.
pub async fn is_still(
    browser: &Browser,
    game: &str,
    bots: usize,
    moves: usize,
    base: &str,
) -> Result<(), BrowserError> {
    make_quick_table_of(browser, base, game, LONG_NAME, &vec!["greedy"; bots]).await?;
    browser.wait_for(&hook("frame")).await?;
    browser.wait_for(&hook("moves")).await?;
    let places = format!("return {PLACES}");
    let first = browser.eval(&places).await?;
    for number in 0..moves {
        // With the list open and with the game's own sheet beside the board.
        for tab in ["moves", "game"] {
            match tab {
                "moves" => open_moves(browser).await?,
                tab => open_tab(browser, tab).await?,
            }
            let faults = at_rest(browser).await?;
            assert_eq!(faults, serde_json::json!([]), "{game}, move {number}, {tab}");
            assert_eq!(browser.eval(&places).await?, first, "{game}, move {number}, {tab}");
        }
        if !go_on(browser, number * 5).await? {
            return Ok(());
        }
    }
    if !is_watched_to_the_end(game) {
        return Ok(());
    }
    // Nobody waits to see what bots do.
    set(browser, &["bot-speed-instant"]).await?;
    browser.eval(&to_the_end()).await?;
    // A game of many ballots takes longer than one waits for anything else.
    for patience in (0..PATIENCE).rev() {
        match browser.wait_for(&hook("result")).await {
            Err(error) if patience == 0 => return Err(error),
            Err(_) => {}
            Ok(_) => break,
        }
    }
    assert_eq!(browser.eval("return window.moved").await?, serde_json::json!([]), "{game}: something moved");
    ending::is_told(browser, game).await
}

fn nothing_moves_at(width: u32, height: u32) {
    let folder = Folder::new(&format!("frame-{width}"));
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for game in catalog::IDS {
            let browser = driver.open(width, height, false, "fr-FR").await?;
            is_still(&browser, game, 2, moves_watched(game), &format!("http://{}", server.addr)).await?;
            browser.close().await?;
        }
        Ok(())
    });
}

#[test]
fn at_1280_by_800_nothing_moves_and_nothing_scrolls() {
    nothing_moves_at(1280, 800);
}

#[test]
fn at_1920_by_1080_nothing_moves_and_nothing_scrolls() {
    nothing_moves_at(1920, 1080);
}

#[test]
fn at_1024_by_768_nothing_moves_and_nothing_scrolls() {
    nothing_moves_at(1024, 768);
}

#[test]
fn on_a_phone_nothing_moves_and_nothing_scrolls() {
    nothing_moves_at(360, 740);
}

/// Whatever is pressed on a phone's board is answered in sight: by a sentence over the board, or at the foot.
#[test]
fn on_a_phone_a_tap_on_the_board_is_answered_in_sight() {
    let folder = Folder::new("frame-tap");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let phone = driver.open(360, 740, true, "fr-FR").await?;
        phone.before_every_page("try { sessionStorage.removeItem('keyboard') } catch {}").await?;
        make_table_of(
            &phone,
            &format!("http://{}", server.addr),
            "gardez-la-ligne",
            "Marianne",
            &["greedy", "greedy"],
        )
        .await?;
        phone.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        // Whoever asks for every move twice is asked at the foot, with the sheet down.
        set(&phone, &["confirm-moves"]).await?;
        fold(&phone).await?;
        let tap = "document.querySelector('.station[data-free]').dispatchEvent(new MouseEvent('click', {bubbles: true}))";
        phone.eval(tap).await?;
        phone.wait_for(&hook("confirm-move")).await?;
        in_sight(&phone, "confirm-move").await?;
        phone.click(&hook("confirm-move")).await?;
        phone.wait_for(".station[data-union]").await?;
        // What cannot be done says why.
        let taken = "document.querySelector('.station[data-union]').dispatchEvent(new MouseEvent('click', {bubbles: true}))";
        phone.wait_for(&format!("{}[data-mine]", hook("turn"))).await?;
        phone.eval(taken).await?;
        phone.wait_for(&hook("refusal")).await?;
        in_sight(&phone, "refusal").await
    });
}

/// Is the middle of it on the screen, and nothing over it?
pub async fn in_sight(browser: &Browser, name: &str) -> Result<(), BrowserError> {
    let seen = format!(
        "const part = document.querySelector('{}'); const box = part.getBoundingClientRect(); \
         const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
         return box.width > 0 && part.contains(found)",
        hook(name)
    );
    assert_eq!(browser.eval(&seen).await?, true, "{name} is out of sight");
    Ok(())
}

#[test]
fn a_first_game_says_what_one_plays_for_until_it_is_put_away() {
    let folder = Folder::new("frame-first");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for (width, height) in [(1280, 800), (360, 740)] {
            let browser = driver.open(width, height, false, "fr-FR").await?;
            let base = format!("http://{}", server.addr);
            make_table_of(&browser, &base, "gardez-la-ligne", "Marianne", &["greedy"]).await?;
            browser.wait_for_text(&hook("first-game"), "Contrôlez le plus de lignes").await?;
            let inside = "const box = document.querySelector('.first-game').getBoundingClientRect(); \
                          return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight";
            assert_eq!(browser.eval(inside).await?, true, "the note sticks out at {width}");
            // One after the other, each put away by itself; the last of them for good.
            in_sight(&browser, "first-game-next").await?;
            browser.click(&hook("first-game-next")).await?;
            browser.wait_for(".first-game:not([data-note=goal])").await?;
            in_sight(&browser, "first-game-close").await?;
            browser.click(&hook("first-game-close")).await?;
            browser.wait_until_gone(&hook("first-game")).await?;
            browser.reload().await?;
            browser.wait_for(&hook("frame")).await?;
            assert_eq!(browser.count(&hook("first-game")).await?, 0, "it is remembered");
            browser.close().await?;
        }
        Ok(())
    });
}

#[test]
fn space_does_the_main_action_and_m_opens_the_list() {
    let folder = Folder::new("frame-keys");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let browser = driver.open(1280, 800, false, "en-GB").await?;
        // Somebody who points finds the list closed.
        browser.before_every_page("try { sessionStorage.removeItem('keyboard') } catch {}").await?;
        // Whoever wants to do everything by hand is left the one thing there is to do.
        browser.goto(&format!("http://{}/", server.addr)).await?;
        set(&browser, &["forced-moves"]).await?;
        make_table_of(
            &browser,
            &format!("http://{}", server.addr),
            "politico",
            "Marianne",
            &["greedy", "greedy"],
        )
        .await?;
        browser.wait_for(&hook("main-action")).await?;
        assert_eq!(browser.count(&hook("choices")).await?, 0);
        let key = |key: &str| {
            format!(
                "document.body.focus(); window.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true, cancelable: true}}))"
            )
        };
        browser.eval(&key("m")).await?;
        browser.wait_for(&hook("choices")).await?;
        browser.eval(&key("Escape")).await?;
        browser.wait_until_gone(&hook("choices")).await?;
        let number = "return document.querySelector('.frame').dataset.number";
        let before = browser.eval(number).await?;
        browser.eval(&key(" ")).await?;
        browser.wait_until(&format!("document.querySelector('.frame').dataset.number !== {before}")).await
    });
}
