//! As many seats as a game has: their plates lie in rows, and nothing moves, scrolls or is cut for them either.

use crate::common::page::played;
use crate::common::{Folder, Serving};
use crate::frame::is_still;
use chromium::Driver;

/// Games with their most seats, and with six, which lie in other rows than three or eight.
const CROWDS: [(&str, usize); 4] =
    [("politico", 8), ("politico", 6), ("president", 6), ("gardez-la-ligne", 6)];

/// Enough moves for everybody to have had a turn, and not so many that the shortest game ends.
const MOVES: usize = 4;

fn many_are_still_at(width: u32, height: u32) {
    let folder = Folder::new(&format!("many-seats-{width}"));
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        for (game, seats) in CROWDS {
            let browser = driver.open(width, height, false, "fr-FR").await?;
            is_still(&browser, game, seats - 1, MOVES, &format!("http://{}", server.addr)).await?;
            browser.close().await?;
        }
        Ok(())
    });
}

#[test]
fn many_at_1280_by_800() {
    many_are_still_at(1280, 800);
}

#[test]
fn many_at_1920_by_1080() {
    many_are_still_at(1920, 1080);
}

#[test]
fn many_at_1024_by_768() {
    many_are_still_at(1024, 768);
}

#[test]
fn many_on_a_phone() {
    many_are_still_at(360, 740);
}
