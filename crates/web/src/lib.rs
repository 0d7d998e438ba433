//! The page: Hemicycle as a browser shows it. It knows no game; each fits its drawing into the slot.
//!
//! Browser tests find things by `data-test`, whatever the language and the looks:
//!
//! | hook | what it is |
//! |---|---|
//! | `lang-fr`, `lang-en` | the buttons of the language switch |
//! | `game-ID`, `new-ID`, `rules-ID` | a game on the home page, the link to make a table of it, the link to its rules |
//! | `learn-ID`, `learn` | the link to a game's lessons on the home page, and on its page of rules |
//! | `lesson`, `lesson-words`, `lesson-place` | the panel of a lesson, with `data-lesson`, `data-step` and `data-doing` (`reading`, `moving`, `others`); what it says; how far one is |
//! | `lesson-next`, `lesson-back`, `lesson-again`, `lesson-fold`, `lesson-play` | its buttons: on, back, from the beginning, smaller, and a real game |
//! | `lesson-more`, `otherwise` | the button that shows all of a long text; the answer to a move that is not the one taught |
//! | `lesson-list`, `lesson-N` | the list of lessons, the N-th of them (from 0) with `data-done` |
//! | `my-table-ID` | the link to one of my tables on the home page; the ID begins with `home-` on this device |
//! | `name` | the field for my name, when making a table and when taking a seat |
//! | `where-link`, `where-here` | is the new table at the server or on this device? |
//! | `seats` | how many seats a new table has |
//! | `seat-N` | who sits in seat N (from 1) of a new table; `name-N` is the name of a person there |
//! | `option-NAME` | an option of a new table, a list or a number; `option-NAME-VALUE` for each radio button of one with few values |
//! | `make-table`, `take-seat` | the buttons that do so |
//! | `problem` | what went wrong with one of these |
//! | `invite-link`, `invite-link-copy`, `invite-qr` | the field with the invitation, the button that copies it, its code for phones |
//! | `second-device`, `seat-link`, `seat-link-copy`, `seat-link-qr` | the disclosure of the link that carries a seat, and once it is open the link |
//! | `link-trouble` | why such a link came to nothing |
//! | `board-file`, `board-file-good`, `board-file-problem` | the field for the file of a board, what was found in it |
//! | `replay-link` | the link on the home page to where a file is opened |
//! | `replay`, `save-file` | at a table: the button that looks back, the link or button that gives the game as a file |
//! | `replay-file`, `replay-who`, `replay-problem` | the field for the file of a game, who played it, what is wrong with it |
//! | `replay-bar`, `replay-slider`, `replay-at`, `replay-said` | the bar to go to and fro, its slider, the place in figures, what happened at that moment |
//! | `replay-first`, `replay-back`, `replay-play`, `replay-on`, `replay-last` | its buttons; `data-playing` on the middle one |
//! | `replay-eye`, `replay-leave` | the list of eyes to look with, the button back to the game |
//! | `rules-button`, `rules-panel`, `rules-close` | the rules beside the board |
//! | `seat-at-N` | a seat at the table (from 0); `data-turn` while the game waits for it |
//! | `watching` | the note that this browser only watches |
//! | `board`, `sheet`, `choices`, `log` | the parts of the table; the log's newest line comes first |
//! | `station-N` | a station on the map of Gardez la Ligne; `data-free`, `data-union`, `data-last` say how it stands |
//! | `caption`, `zoom-in`, `zoom-out`, `zoom-reset` | under and over that map |
//! | `filter`, `choice-N` | the field that filters the list of choices, the N-th choice (from 0) |
//! | `turn` | whose turn it is; `data-mine` when mine |
//! | `dice-commitment`, `dice-added` | what is published of the dice |
//! | `check-dice`, `dice-verdict` | the button that checks them, what came of it; `data-dice` is `fair`, `unfair` or `unknown` |
//! | `lobby`, `lobby-game`, `lobby-open`, `lobby-none`, `lobby-table-ID` | the public tables on the home page, its two filters, that there are none, one of them |
//! | `play-now`, `public`, `public-note` | the button that seats at once, the box that makes a new table public, the note that it is |
//! | `undo` | the button that takes back |
//! | `clock`, `held` | how a new table is timed, and whether its maker lets the game begin |
//! | `clock-N` | the clock of seat N; `data-running` while it runs, `data-low` when little is left; `low-time` says so |
//! | `ask-undo`, `motion`, `motion-aye`, `motion-nay`, `motion-withdraw`, `motion-ended` | asking to take back; a question to all, its answers, what became of it |
//! | `absent-N`, `stand-in-N-LEVEL`, `substitute-N`, `close-table` | somebody is gone, and what the others may propose |
//! | `concede`, `concede-yes`, `propose-close`, `closed` | giving up, asked twice; proposing to end the table; it was ended |
//! | `start`, `leave`, `arranging`, `chair-N`, `swap-N`, `remove-N`, `add-seat`, `apply-clock`, `apply-options` | before the game: what the host may do, and everybody |
//! | `rematch`, `rematch-follow`, `rematch-watch` | once more with the same people |
//! | `haste` | the button that lets the bots on this device go on without a pause |
//! | `hint`, `hint-text` | the button that asks for advice, the advice; the choice advised has `data-hint` |
//! | `fault` | trouble with the connection or a message |
//! | `refusal`, `clause` | why an action was refused, the link to its clause |
//! | `talk`, `talk-button`, `talk-close`, `talk-said`, `talk-none`, `talk-words` | what people say beside the game: its panel, what opens and closes it, what was said or that nothing was, the field to write in |
//! | `see-result` | the button that leads to how it ended |
//! | `result`, `place-N`, `verdict` | the result, the row of seat N in it with `data-place`; what decided, where the game says it |
//! | `reconnecting`, `new-version`, `reload` | the banners and the button that loads the page again |
//! | `unknown-table`, `unknown-page`, `not-here`, `given-up` | there is no such thing; it is on another device; everybody has left this table before its game |
//! | `broken-save`, `outdated-save`, `delete-save` | a table on this device that cannot be opened, the button that deletes it |
//! | `unkept` | the browser does not keep the table on this device |
//! | `clause-ID` | a clause on the page of rules or beside the board |

mod app;
mod appearance;
mod board_file;
mod call;
mod carry;
mod clause;
mod clock_field;
mod devices;
mod dice;
mod edition;
mod file;
mod found;
mod glance;
mod home;
mod icon;
#[cfg(test)]
mod lessons_tests;
mod lobby;
mod make_table;
mod memory;
mod my_tables;
mod options;
mod place;
mod play_now;
mod qr;
mod replay;
mod rules_page;
mod rules_panel;
mod seat_field;
mod shelf;
mod standings;
mod style;
mod table;
mod voice;

use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks about a question and gives the answer, both as JSON; nothing for a question that cannot be read. Called by
/// worker.js.
#[wasm_bindgen]
pub async fn think(question: String) -> String {
    console_error_panic_hook::set_once();
    let Ok(question) = serde_json::from_str::<::home::Question>(&question) else { return String::new() };
    if shelf::fetch(&question.game).await.is_err() {
        return String::new();
    }
    serde_json::to_string(&::home::think(shelf::door, &question)).unwrap_or_default()
}

/// Fills the document. Called by boot.js and not by the module itself, because a Web Worker may load the same module
/// and has no document.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
